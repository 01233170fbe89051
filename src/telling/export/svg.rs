//! Sheets of the drawing as SVG. Digits are outlines, so that they look the same without the
//! program's font. Classes and data attributes give the meaning of each shape.

use std::collections::BTreeMap;
use std::fmt::Write;

use quick_xml::escape::escape;

use super::around::Around;
use crate::drawing::{
    Appearance, BoardStyle, Color, Drawn, Frame, Glyph, HouseKind, Painter, Part, Path, Place,
    Point, Scene, Segment, Sheet, Stroke, Text, Tint, ValueKind, Weight,
};
use crate::explain::{Role, SumPart};
use sudoku_engine::grid::{Candidate, Cell};
use sudoku_engine::sudoku::{Puzzle, SetBy};
use sudoku_formats::formats::puzzle_comment;

/// A picture made by [`svg`], with the puzzle in a comment so that the program can open it.
pub fn svg_with_puzzle(svg: &str, puzzle: &Puzzle) -> String {
    // The first line is the opening tag.
    let (start, rest) = svg.split_once('\n').unwrap_or((svg, ""));
    format!("{start}\n{}{rest}", puzzle_comment(puzzle))
}

/// A board as an SVG file, `side` pixels wide, and equally high if nothing is around the board.
pub fn svg(
    scene: &Scene,
    style: BoardStyle,
    side: u16,
    appearance: Appearance,
    title: &str,
    around: &Around,
) -> String {
    let place = Place::centered(side.into(), &scene.layout, style.labels.is_some());
    let mut writer = Writer::new(Inks::Fixed);
    let ground = appearance.colors().surface;
    let [(above, top), (below, bottom)] = around.drawn(side.into(), appearance);
    for piece in above {
        piece.write(&mut writer);
    }
    if top > 0.0 {
        writer.body += &format!("<g transform=\"translate(0 {})\">\n", short(top));
    }
    for layer in board(scene, style, place, &[appearance]) {
        writer.layer(&layer);
    }
    if top > 0.0 {
        writer.body += "</g>\n";
    }
    if !below.is_empty() {
        let down = short(top + f32::from(side));
        writer.body += &format!("<g transform=\"translate(0 {down})\">\n");
        for piece in below {
            piece.write(&mut writer);
        }
        writer.body += "</g>\n";
    }
    let height = (top + f32::from(side) + bottom).ceil();
    let (body, glyphs) = (writer.body, writer.glyphs.defined());
    let title = escape(title);
    let ground = fixed("fill", ground);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}\" height=\"{height}\" viewBox=\"0 0 {side} {height}\" role=\"img\">\n\
         <title>{title}</title>\n<defs>{glyphs}</defs>\n\
         <rect width=\"{side}\" height=\"{height}\"{ground}/>\n{body}</svg>\n"
    )
}

/// The layers of a board, the lowest first, each once per appearance. The appearances differ only
/// in the colors.
pub(super) fn board(
    scene: &Scene,
    style: BoardStyle,
    place: Place,
    appearances: &[Appearance],
) -> [Vec<Sheet>; 2] {
    let layer = |paint: &dyn Fn(&mut Painter)| {
        let sheets = appearances.iter().map(|appearance| {
            let mut painter = Painter::new(place, *appearance).shading(style.shaded);
            paint(&mut painter);
            painter.into_sheet()
        });
        sheets.collect()
    };
    let below = layer(&|painter| {
        painter.digits(scene);
        if let Some(notation) = style.labels {
            painter.house_names(scene, notation);
            painter.labels(&scene.layout, notation, None, &scene.used_houses());
        }
    });
    [below, layer(&|painter| painter.marks(scene))]
}

/// The way colors are written.
#[derive(Debug)]
pub(super) enum Inks {
    /// The colors of one appearance.
    Fixed,
    /// Variables of the page, one for each combination of colors in all appearances.
    Variables(Vec<Vec<Color>>),
}

impl Inks {
    /// An attribute for a shape with these colors in the appearances.
    fn attribute(&mut self, property: &str, colors: Vec<Color>) -> String {
        match self {
            Self::Fixed => colors
                .first()
                .map_or_else(String::new, |color| fixed(property, *color)),
            Self::Variables(known) => {
                let place = known.iter().position(|one| *one == colors);
                let number = place.unwrap_or_else(|| {
                    known.push(colors);
                    known.len() - 1
                });
                format!(" {property}=\"var(--c{number})\"")
            }
        }
    }
}

/// An attribute with a color.
fn fixed(property: &str, color: Color) -> String {
    let Color { a, .. } = color;
    let mut attribute = format!(" {property}=\"{}\"", hex(color));
    if a < 1.0 {
        attribute += &format!(" {property}-opacity=\"{}\"", short(a));
    }
    attribute
}

/// A color in SVG and CSS, without its opacity.
pub(super) fn hex(Color { r, g, b, .. }: Color) -> String {
    let byte = |part: f32| (part.clamp(0.0, 1.0) * 255.0).round() as u8;
    format!("#{:02x}{:02x}{:02x}", byte(r), byte(g), byte(b))
}

/// The outlines of the characters used so far, by the names that refer to them.
#[derive(Debug, Default)]
pub(super) struct Glyphs(BTreeMap<String, String>);

impl Glyphs {
    /// Adds a glyph and returns its name.
    fn take(&mut self, character: char, weight: Weight, glyph: &Glyph) -> String {
        let letter = match weight {
            Weight::Regular => 'r',
            Weight::SemiBold => 'b',
        };
        let name = format!("{letter}{character}");
        self.0
            .entry(name.clone())
            .or_insert_with(|| outline(&glyph.outline));
        name
    }

    /// The outlines as definitions.
    pub(super) fn defined(&self) -> String {
        let paths = self.0.iter();
        let paths = paths.map(|(name, outline)| format!("<path id=\"{name}\" d=\"{outline}\"/>"));
        paths.collect()
    }
}

/// Writes sheets.
#[derive(Debug)]
pub(super) struct Writer {
    pub(super) inks: Inks,
    pub(super) glyphs: Glyphs,
    pub(super) body: String,
}

impl Writer {
    pub(super) fn new(inks: Inks) -> Self {
        Self {
            inks,
            glyphs: Glyphs::default(),
            body: String::new(),
        }
    }

    /// Writes a layer, given once per appearance. As in the window, all texts are above all shapes.
    pub(super) fn layer(&mut self, sheets: &[Sheet]) {
        let Some(first) = sheets.first() else {
            return;
        };
        let is_text = |drawn: &Drawn| matches!(drawn, Drawn::Text(_));
        for texts in [false, true] {
            let all = first.drawn().iter().enumerate();
            let chosen: Vec<_> = all
                .filter(|(_, (_, drawn))| is_text(drawn) == texts)
                .map(|(number, (part, drawn))| (*part, number, drawn))
                .collect();
            for run in chosen.chunk_by(|(one, ..), (other, ..)| one == other) {
                let attributes = attributes(run[0].0);
                let is_one = matches!(run, [_]);
                if !is_one {
                    self.body += &format!("<g{attributes}>");
                }
                for (_, number, drawn) in run {
                    let colors = sheets.iter().filter_map(|sheet| {
                        let (_, drawn) = sheet.drawn().get(*number)?;
                        Some(drawn.color())
                    });
                    let colors = colors.collect();
                    self.drawn(drawn, colors, if is_one { &attributes } else { "" });
                }
                self.body += if is_one { "\n" } else { "</g>\n" };
            }
        }
    }

    fn drawn(&mut self, drawn: &Drawn, colors: Vec<Color>, more: &str) {
        match drawn {
            Drawn::Rectangle(tile) => {
                let fill = self.inks.attribute("fill", colors);
                let path = Path::rounded_rectangle(tile.corner, tile.size, 0.0);
                self.body += &shape(&path, &format!("{fill}{more}"));
            }
            Drawn::Fill(path, _) => {
                let fill = self.inks.attribute("fill", colors);
                self.body += &shape(path, &format!("{fill}{more}"));
            }
            Drawn::Stroke(path, stroke) => {
                let line = self.inks.attribute("stroke", colors);
                let line = format!(" fill=\"none\"{line}{}{more}", stroked(stroke));
                self.body += &shape(path, &line);
            }
            Drawn::Text(text) => self.text(text, colors, more),
        }
    }

    fn text(&mut self, text: &Text, colors: Vec<Color>, more: &str) {
        let fill = self.inks.attribute("fill", colors);
        for (character, glyph, origin, scale) in text.glyphs() {
            let name = self.glyphs.take(character, text.weight, glyph);
            let (at, down, scale) = (short(origin.x), short(origin.y), precise(scale));
            self.body += &format!(
                "<use href=\"#{name}\"{fill} transform=\"matrix({scale} 0 0 {scale} {at} {down})\"{more}/>"
            );
        }
    }
}

fn stroked(stroke: &Stroke) -> String {
    let mut attributes = format!(" stroke-width=\"{}\"", short(stroke.width));
    if let Some([dash, gap]) = stroke.dash {
        attributes += &format!(" stroke-dasharray=\"{} {}\"", short(dash), short(gap));
    }
    if stroke.round_ends {
        attributes += " stroke-linecap=\"round\"";
    }
    if stroke.round_corners {
        attributes += " stroke-linejoin=\"round\"";
    }
    attributes
}

/// A shape with these attributes.
fn shape(path: &Path, attributes: &str) -> String {
    match path {
        Path::Circle { middle, radius } => {
            let (x, y, radius) = (short(middle.x), short(middle.y), short(*radius));
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{attributes}/>")
        }
        Path::Rectangle {
            corner,
            size,
            radius,
        } => {
            let round = if *radius > 0.0 {
                format!(" rx=\"{}\"", short(*radius))
            } else {
                String::new()
            };
            format!(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{round}{attributes}/>",
                short(corner.x),
                short(corner.y),
                short(size.width),
                short(size.height)
            )
        }
        Path::Lines(segments) => {
            format!("<path d=\"{}\"{attributes}/>", outline(segments))
        }
    }
}

/// Lines and curves as the `d` of a path.
fn outline(segments: &[Segment]) -> String {
    let mut line = String::new();
    for segment in segments {
        let (letter, points): (_, &[Point]) = match segment {
            Segment::Move(to) => ('M', &[*to]),
            Segment::Line(to) => ('L', &[*to]),
            Segment::Quadratic(control, to) => ('Q', &[*control, *to]),
            Segment::Cubic(first, second, to) => ('C', &[*first, *second, *to]),
            Segment::Close => ('Z', &[]),
        };
        line.push(letter);
        for (number, point) in points.iter().enumerate() {
            let between = if number == 0 { "" } else { " " };
            // Writing to a string cannot fail.
            let _ = write!(line, "{between}{} {}", short(point.x), short(point.y));
        }
    }
    line
}

/// A number with at most two decimals.
fn short(number: f32) -> String {
    trimmed(format!("{number:.2}"))
}

/// A small number with more decimals.
fn precise(number: f32) -> String {
    trimmed(format!("{number:.5}"))
}

fn trimmed(number: String) -> String {
    let number = number.trim_end_matches('0').trim_end_matches('.');
    if number == "-0" { "0" } else { number }.to_owned()
}

/// The attributes with the meaning of a part of the drawing.
fn attributes(part: Part) -> String {
    let of_cell = |class: &str, cell: Cell| format!(" class=\"{class}\" data-cell=\"{cell}\"");
    let of_candidate = |class: &str, Candidate { cell, digit }| {
        format!(" class=\"{class}\" data-cell=\"{cell}\" data-digit=\"{digit}\"")
    };
    match part {
        Part::Board => " class=\"board\"".to_owned(),
        Part::Labels => " class=\"labels\"".to_owned(),
        Part::Tint(cell, tint) => format!(
            "{} data-tint=\"{}\"",
            of_cell("tint", cell),
            tint_name(tint)
        ),
        Part::Lines => " class=\"lines\"".to_owned(),
        Part::Cage(number) => format!(" class=\"cage\" data-cage=\"{}\"", number + 1),
        Part::House(house, kind) => {
            let kind = match kind {
                HouseKind::Base => "base",
                HouseKind::Cover => "cover",
                HouseKind::Losing => "losing",
                HouseKind::Contradiction => "contradiction",
            };
            format!(" class=\"house\" data-house=\"{house}\" data-kind=\"{kind}\"")
        }
        Part::Side(part) => {
            let side = match part {
                SumPart::Cage => "cage",
                SumPart::Counted => "counted",
                SumPart::Innie => "innie",
                SumPart::Outie => "outie",
            };
            format!(" class=\"side\" data-part=\"{side}\"")
        }
        Part::Cells(part) => {
            let name = serde_json::to_value(part).unwrap_or_default();
            let name = name.as_str().unwrap_or_default();
            format!(" class=\"cells\" data-part=\"{name}\"")
        }
        Part::Outline(set) => format!(" class=\"outline\" data-set=\"{set}\""),
        Part::Group => " class=\"group\"".to_owned(),
        Part::Link { strong } => {
            let kind = if strong { "strong" } else { "weak" };
            format!(" class=\"link\" data-kind=\"{kind}\"")
        }
        Part::Candidates => " class=\"candidates\"".to_owned(),
        Part::Candidate(candidate) => of_candidate("candidate", candidate),
        Part::Mark(candidate, role) => {
            let role = role_name(role);
            format!("{} data-role=\"{role}\"", of_candidate("mark", candidate))
        }
        Part::Value(cell, kind) => {
            let kind = match kind {
                ValueKind::Given => "given",
                ValueKind::Found => "found",
                ValueKind::Clashing => "clashing",
                ValueKind::Right => "right",
                ValueKind::Trial => "trial",
                ValueKind::Single => "single",
                ValueKind::Also => "also",
            };
            format!("{} data-kind=\"{kind}\"", of_cell("value", cell))
        }
        Part::Origin(cell, origin) => {
            let origin = match origin {
                SetBy::Person => "own",
                SetBy::Step => "step",
                SetBy::Hint => "hint",
                SetBy::Search => "search",
                SetBy::Answer => "answer",
            };
            format!("{} data-kind=\"{origin}\"", of_cell("origin", cell))
        }
        Part::Frame(cell, frame) => {
            let kind = match frame {
                Frame::Set => "set",
                Frame::Also => "also",
                Frame::Clashing => "clashing",
                Frame::ClashingGiven => "clashing-given",
                Frame::Selected => "selected",
            };
            format!("{} data-kind=\"{kind}\"", of_cell("frame", cell))
        }
        Part::Sight(sight) => of_candidate("sight", sight.to),
        Part::Tag(cell, _) => of_cell("tag", cell),
        Part::Number(candidate) => of_candidate("number", candidate),
        Part::Share(house) => format!(" class=\"share\" data-house=\"{house}\""),
        Part::LinkLetter(letter) => format!(" class=\"link-letter\" data-letter=\"{letter}\""),
        Part::HouseName(house) => format!(" class=\"house-name\" data-house=\"{house}\""),
        Part::Ice => " class=\"ice\"".to_owned(),
        Part::ByHand => " class=\"by-hand\"".to_owned(),
        Part::Light => " class=\"light\"".to_owned(),
    }
}

/// The name of a role, with the number of its set or cluster if it has one.
fn role_name(role: Role) -> String {
    let object = serde_json::to_value(role).unwrap_or_default();
    let name = object["role"].as_str().unwrap_or_default();
    match &object["number"] {
        serde_json::Value::Number(number) => format!("{name}-{number}"),
        _ => name.to_owned(),
    }
}

const fn tint_name(tint: Tint) -> &'static str {
    match tint {
        Tint::Peer => "peer",
        Tint::SameDigit => "same-digit",
        Tint::Cover => "cover",
        Tint::House => "house",
        Tint::Crossing => "crossing",
        Tint::Losing => "losing",
        Tint::Counted => "counted",
        Tint::Cage => "cage",
        Tint::Used => "used",
        Tint::WorthTrying => "worth-trying",
        Tint::Trial => "trial",
        Tint::Single => "single",
        Tint::Contradicting => "contradicting",
        Tint::Selected => "selected",
    }
}
