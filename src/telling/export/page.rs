//! A path as a web page: one file that contains its style, pictures and arguments, and follows the
//! reader's system in light or dark.

use quick_xml::escape::escape;

use super::markdown::opening;
use super::path::{Act, PathStep, SolutionPath, plain};
use super::rules::{Table, rules};
use super::svg::{Glyphs, Inks, Writer, board, hex};
use crate::drawing::{
    Appearance, BoardStyle, Color, Colors, Place, SWATCH_SIZE, Sample, Scene, Size, legend,
    rectangle, swatch,
};
use crate::explain::{Argument, Notation, Picture, Span, Text, level_name, technique_name};
use sudoku_engine::grid::{Cell, CellSet};
use sudoku_engine::rules::Level;
use sudoku_engine::sudoku::Position;
use sudoku_engine::texts::{Language, words};
use sudoku_formats::formats::puzzle_comment;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// The width and height at which a board is drawn; the page scales it to the space.
const SIDE: f32 = 540.0;

/// A path as a web page; `shaded` shades every other box of its boards.
pub fn page(language: &Language, path: &SolutionPath, notation: Notation, shaded: bool) -> String {
    let mut drawer = Drawer {
        style: BoardStyle {
            labels: Some(notation),
            shaded,
            ..BoardStyle::default()
        },
        inks: Inks::Variables(Vec::new()),
        glyphs: Glyphs::default(),
    };
    let mut body = String::new();
    let title = path.title(language);
    body += &format!("<header><h1>{}</h1>", escape(&title));
    if path.is_whole() {
        body += &drawer.opening(language, path, notation);
    } else {
        body += "</header>\n";
    }
    body += &extra_rules(language, &path.start, notation);
    for (number, step) in path.numbered() {
        body += &drawer.step(language, number, step, notation);
    }
    // Without steps, the final board is the puzzle itself, and the header has the ending.
    if !path.steps.is_empty()
        && let Some(sentence) = path.outcome_sentence(language, notation)
    {
        let board = drawer.plain(language, &path.end());
        let sentence = escape(&sentence);
        body += &format!(
            "<section id=\"end\"><h2>{sentence}</h2><figure class=\"board-of\">{board}</figure></section>\n"
        );
    }
    let (colors, glyphs) = (drawer.colors(), drawer.glyphs.defined());
    format!(
        "<!DOCTYPE html>\n{}<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <meta name=\"color-scheme\" content=\"light dark\"/>\n<title>{}</title>\n\
         <style>\n{colors}{STYLE}</style>\n</head>\n<body>\n\
         <svg class=\"glyphs\" aria-hidden=\"true\"><defs>{glyphs}</defs></svg>\n\
         <main>\n{body}<footer>{}</footer>\n</main>\n\
         <script>\n{SCRIPT}</script>\n</body>\n</html>\n",
        puzzle_comment(&path.puzzle()),
        escape(language.tag()),
        escape(&title),
        escape(words!(language, "export-made-with")),
    )
}

/// Draws boards whose colors and glyphs the page defines once.
struct Drawer {
    style: BoardStyle,
    inks: Inks,
    glyphs: Glyphs,
}

impl Drawer {
    fn with(&mut self, write: impl FnOnce(&mut Writer)) -> String {
        let mut writer = Writer::new(std::mem::replace(
            &mut self.inks,
            Inks::Variables(Vec::new()),
        ));
        writer.glyphs = std::mem::take(&mut self.glyphs);
        write(&mut writer);
        self.inks = writer.inks;
        self.glyphs = writer.glyphs;
        writer.body
    }

    /// A board with a label for readers who do not see it.
    fn board(&mut self, scene: &Scene, label: &str) -> String {
        let place = Place::of(Size::new(SIDE, SIDE), &scene.layout, true);
        let style = self.style;
        let body = self.with(|writer| {
            for layer in board(scene, style, place, &Appearance::ALL) {
                writer.layer(&layer);
            }
        });
        let (side, origin, cell) = (place.side(), place.origin, place.cell);
        let label = escape(label);
        format!(
            "<svg viewBox=\"0 0 {side} {side}\" role=\"img\" aria-label=\"{label}\" data-grid=\"{} {} {cell}\">\n{body}</svg>",
            origin.x, origin.y
        )
    }

    /// A position with nothing to explain.
    fn plain(&mut self, language: &Language, position: &Position) -> String {
        self.board(
            &plain(position, &Picture::default()),
            &words!(language, "export-board"),
        )
    }

    /// The sentences, the board and the summary above the steps of a whole path.
    fn opening(&mut self, language: &Language, path: &SolutionPath, notation: Notation) -> String {
        let board = self.plain(language, &path.start);
        let said = opening(language, path, notation).into_iter();
        let said: String = said
            .map(|sentence| format!("<p>{}</p>", escape(&sentence)))
            .collect();
        let table = if path.has_summary() {
            summary(language, path)
        } else {
            String::new()
        };
        format!(
            "{said}</header>\n<section class=\"summary\"><div class=\"parts\">\
             <figure class=\"board-of\">{board}</figure>\n{table}</div></section>\n"
        )
    }

    fn step(
        &mut self,
        language: &Language,
        number: usize,
        step: &PathStep,
        notation: Notation,
    ) -> String {
        let (name, picture) = (step.name(language), step.picture());
        let level = step.technique().map_or_else(String::new, |technique| {
            format!(
                "{}<span class=\"score\">{}</span>",
                level_sign(language, technique.level()),
                technique.score()
            )
        });
        let label = words!(
            language,
            "export-step-label",
            number = number,
            step = name.as_str()
        );
        let board = self.board(&step.scene(language), &label);
        let mut words = String::new();
        for argument in step.paragraphs(language, notation) {
            words += &lines(language, &argument, notation);
        }
        if let Act::Rule(deductions) = &step.act {
            let compact = step.compact_in(language, notation);
            words += &format!("<p><code>{}</code></p>\n", escape(&compact));
            if let Some(first) = deductions.first() {
                words += &self.legend(language, &picture, first.technique.family());
            }
        }
        format!(
            "<section id=\"step-{number}\"><h2><span class=\"number\">{number}</span>{}{level}</h2>\n\
             <div class=\"parts\"><figure class=\"board-of\">{board}</figure>\n<div>{words}</div></div></section>\n",
            escape(&name)
        )
    }

    fn legend(
        &mut self,
        language: &Language,
        picture: &Picture,
        family: sudoku_engine::rules::Family,
    ) -> String {
        let mut list = String::from("<ul class=\"legend\">");
        for entry in legend(picture, family, true) {
            list += "<li>";
            for sample in entry.samples {
                list += &self.sample(sample);
            }
            list += &format!("{}</li>", escape(entry.label.words(language)));
        }
        list + "</ul>"
    }

    fn sample(&mut self, sample: Sample) -> String {
        let size = Size::new(SWATCH_SIZE, SWATCH_SIZE);
        let [light, dark] = Appearance::ALL.map(|appearance| swatch(sample, size, appearance));
        let body = self.with(|writer| {
            for (light, dark) in light.into_iter().zip(dark) {
                writer.layer(&[light, dark]);
            }
        });
        format!(
            "<svg viewBox=\"0 0 {SWATCH_SIZE} {SWATCH_SIZE}\" aria-hidden=\"true\">{body}</svg>"
        )
    }

    /// The colors of the page and of its drawings as variables.
    fn colors(&self) -> String {
        let mut style = String::new();
        for (number, appearance) in Appearance::ALL.into_iter().enumerate() {
            let mut variables = named_colors(appearance.colors());
            if let Inks::Variables(inks) = &self.inks {
                for (ink, colors) in inks.iter().enumerate() {
                    if let Some(color) = colors.get(number) {
                        variables += &format!("--c{ink}:{};", css(*color));
                    }
                }
            }
            style += &match appearance {
                Appearance::Light => format!(":root{{{variables}}}\n"),
                // A printed page is always light.
                Appearance::Dark => format!(
                    "@media screen and (prefers-color-scheme: dark){{:root{{{variables}}}}}\n"
                ),
            };
        }
        style
    }
}

/// The colors that the style of the page uses.
fn named_colors(colors: &Colors) -> String {
    let named = [
        ("background", colors.background),
        ("surface", colors.surface),
        ("line", colors.line),
        ("text", colors.text),
        ("muted", colors.muted),
        ("accent", colors.accent),
        ("selected", colors.selected),
    ];
    let levels = Level::ALL.map(|level| (level, colors.level(level)));
    let mut variables = String::new();
    for (name, color) in named {
        variables += &format!("--{name}:{};", css(color));
    }
    for (level, color) in levels {
        let level = level.to_string().to_lowercase();
        variables += &format!("--{level}:{};", css(color));
    }
    variables
}

/// A color with its opacity.
fn css(color: Color) -> String {
    let opacity = (color.a.clamp(0.0, 1.0) * 255.0).round() as u8;
    match opacity {
        u8::MAX => hex(color),
        opacity => format!("{}{opacity:02x}", hex(color)),
    }
}

fn level_sign(language: &Language, level: Level) -> String {
    let variable = level.to_string().to_lowercase();
    let level = level_name(language, level);
    let level = escape(&level);
    format!("<span class=\"level\" style=\"--level:var(--{variable})\">{level}</span>")
}

fn summary(language: &Language, path: &SolutionPath) -> String {
    let rows = path.techniques().into_iter().map(|(technique, count)| {
        format!(
            "<tr><td>{}</td><td>{}</td><td>{count}</td></tr>",
            escape(technique_name(language, technique)),
            level_sign(language, technique.level()),
        )
    });
    let rows: String = rows.collect();
    let heads = [
        words!(language, "export-heading-technique"),
        words!(language, "export-heading-level"),
        words!(language, "export-heading-steps"),
    ];
    let heads = heads.map(|head| format!("<th>{}</th>", escape(&head)));
    format!(
        "<table><thead><tr>{}</tr></thead><tbody>{rows}</tbody></table>",
        heads.concat()
    )
}

/// The extra rules of the board. The pictures already show the cells of these rules, so their
/// tables open only on request.
fn extra_rules(language: &Language, start: &Position, notation: Notation) -> String {
    let rules = rules(language, start.grid().layout(), notation);
    if rules.is_empty() {
        return String::new();
    }
    let rules = rules.into_iter().map(|rule| {
        let (name, meaning) = (escape(&rule.name), rule.meaning.render(language, notation));
        let table = rule.table.as_ref().map_or_else(String::new, tabled);
        format!(
            "<p><strong>{name}</strong>: {}</p>\n{table}",
            escape(&meaning)
        )
    });
    let (heading, rules) = (words!(language, "export-rules"), rules.collect::<String>());
    format!(
        "<section id=\"rules\"><h2>{}</h2>\n{rules}</section>\n",
        escape(&heading)
    )
}

fn tabled(table: &Table) -> String {
    let row = |cell: &str, [first, second]: &[String; 2]| {
        let (first, second) = (escape(first), escape(second));
        format!("<tr><{cell}>{first}</{cell}><{cell}>{second}</{cell}></tr>")
    };
    let rows: String = table.rows.iter().map(|cells| row("td", cells)).collect();
    let [_, summary] = &table.heads;
    format!(
        "<details><summary>{}</summary><table><thead>{}</thead><tbody>{rows}</tbody></table></details>\n",
        escape(summary),
        row("th", &table.heads)
    )
}

/// An argument; its lines are numbered if there are several.
fn lines(language: &Language, argument: &Argument, notation: Notation) -> String {
    let paragraph = |text: &Text| {
        let words = spans(language, text, notation);
        format!("<p class=\"words\">{words}</p>\n")
    };
    if !argument.is_numbered() {
        return argument
            .lines
            .iter()
            .map(|line| paragraph(&line.text))
            .collect();
    }
    let lines = argument.lines.iter().enumerate().map(|(number, line)| {
        let indent = match argument.depth(number) {
            0 => String::new(),
            depth => format!(" style=\"margin-left: {}em\"", 1.5 * depth as f32),
        };
        // The numbers continue through side arguments.
        let name = argument.name(number);
        let name = match name.side {
            Some(_) => format!(" class=\"side\" data-line=\"{name}\""),
            None if name.number == number + 1 => String::new(),
            None => format!(" value=\"{name}\""),
        };
        format!(
            "<li{name}{indent}>{}</li>\n",
            spans(language, &line.text, notation)
        )
    });
    let lines: String = lines.collect();
    format!(
        "{}<ol class=\"words\">\n{lines}</ol>\n",
        paragraph(&argument.idea)
    )
}

/// Sentences whose words have attributes for the cells, houses and digits that they name, as in the
/// output for machines.
fn spans(language: &Language, text: &Text, notation: Notation) -> String {
    let mut words = String::new();
    for (span, word) in text.capitalised(language, notation) {
        let word = escape(&word);
        let names = match span {
            Span::Plain(_) | Span::Line(_) => {
                words += &word;
                continue;
            }
            Span::Cell(cell) => format!("class=\"cell\" data-cell=\"{cell}\""),
            Span::House(house) | Span::HouseNumber(house) => {
                let areas = areas(house.cells());
                format!("class=\"house\" data-house=\"{house}\" data-areas=\"{areas}\"")
            }
            Span::Digit(digit) => format!("class=\"digit\" data-digit=\"{digit}\""),
            Span::Candidate(one) => format!(
                "class=\"candidate\" data-cell=\"{}\" data-digit=\"{}\"",
                one.cell, one.digit
            ),
            Span::Sum(sum) => {
                let cells: Vec<String> = sum.cells.iter().map(|cell| cell.to_string()).collect();
                format!("class=\"sum\" data-cells=\"{}\"", cells.join(" "))
            }
            Span::Technique(technique) => {
                format!(
                    "class=\"technique\" data-technique=\"{}\"",
                    technique.slug()
                )
            }
        };
        words += &format!("<span {names}>{word}</span>");
    }
    words
}

/// Rectangles that cover the cells, each as its first row and column, height and width: a single
/// rectangle if possible, otherwise one for each cell.
fn areas(cells: CellSet) -> String {
    let area = |first: Cell, last: Cell| {
        let (height, width) = (
            last.row() + 1 - first.row(),
            last.column() + 1 - first.column(),
        );
        format!("{} {} {height} {width}", first.row(), first.column())
    };
    match rectangle(cells) {
        Some((first, last)) => area(first, last),
        None => {
            let areas: Vec<String> = cells.iter().map(|cell| area(cell, cell)).collect();
            areas.join(";")
        }
    }
}
