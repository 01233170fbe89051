//! Exports: a page, Markdown, JSON and pictures hold everything that the window shows, and are well
//! formed.

use std::collections::HashSet;
use std::sync::LazyLock;

use crate::common::applications::{Applications, applications};
use crate::common::boards;
use crate::common::program::run;
use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag, TagEnd};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event as Xml};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;
use serde_json::Value as Json;
use sudoku_stepper::drawing::{Appearance, BoardStyle, HouseKind, Scene, ValueKind, View, scene};
use sudoku_stepper::explain::{Notation, Picture, step_picture};
use sudoku_stepper::export::{
    self, Act, Around, FileKind, Graded, PictureSize, SolutionPath, Wanted,
};
use sudoku_stepper::formats;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, Grid, LayoutBuilder};
use sudoku_stepper::notation::{Style, step_compact};
use sudoku_stepper::rate::rate;
use sudoku_stepper::rules::Technique;
use sudoku_stepper::search::Stop;
use sudoku_stepper::session::Session;
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::sudoku::{Position, Puzzle};
use sudoku_stepper::texts::Language;

static APPLICATIONS: LazyLock<Applications> = LazyLock::new(applications);

const HARD: &str = include_str!("../../puzzles/hard-1.txt");

/// Returns the position in a grid, with all values as entries.
fn position(grid: &Grid) -> Position {
    let mut puzzle = Puzzle::new([None; Cell::COUNT]);
    puzzle.entries = std::array::from_fn(|index| grid.value(Cell::new(index).unwrap()));
    let all = grid.unsolved().into_iter().flat_map(|cell| {
        let lost = Digit::ALL.map(|digit| Candidate::new(cell, digit));
        lost.into_iter().filter(|candidate| !grid.has(*candidate))
    });
    puzzle.removed = all.collect();
    Position::new(&puzzle)
}

/// Returns a session on a puzzle whose name needs escapes in every kind of file.
fn session() -> Session {
    let puzzle = &formats::read(HARD.as_bytes()).unwrap()[0];
    let mut session = Session::new(puzzle);
    session.set_rules(Solver::preset(Preset::HoDoKu));
    session.set_granularity(Granularity::Deduction);
    session
}

const NAME: &str = "a <b> & \"c\" *d* _e_ [f]";

fn whole() -> SolutionPath {
    let mut session = session();
    for cell in Cell::all().filter(|cell| session.position().value(*cell).is_none()) {
        let candidates = session.grid().candidates(cell);
        if candidates.len() == 2 {
            // A move by hand toward the solution.
            let solution = sudoku_stepper::search::solve(session.grid(), &Stop::never()).unwrap();
            let sudoku_stepper::search::Solutions::One(values) = solution.solutions else {
                panic!("one solution");
            };
            session.enter(cell, values[cell.index()].unwrap()).unwrap();
            break;
        }
    }
    let mut path = SolutionPath::made(&session, NAME);
    path.go_on(session.search_path(), &Stop::never()).unwrap();
    path.rate(session.rules(), &Stop::never()).unwrap();
    path
}

static WHOLE: LazyLock<SolutionPath> = LazyLock::new(whole);

/// Returns the attributes of the elements of a picture, each with its name; panics if the picture
/// is not well formed.
fn elements(xml: &str) -> Vec<(String, Vec<(String, String)>)> {
    let read = |start: &BytesStart<'_>| {
        let name = String::from_utf8(start.name().as_ref().to_vec()).unwrap();
        let attributes = start.attributes().map(|one| {
            let one = one.expect("attributes are well formed");
            let key = String::from_utf8(one.key.as_ref().to_vec()).unwrap();
            (key, String::from_utf8(one.value.to_vec()).unwrap())
        });
        (name, attributes.collect())
    };
    let mut reader = Reader::from_str(xml);
    reader.config_mut().check_end_names = true;
    let mut found = Vec::new();
    let mut depth = 0;
    loop {
        match reader.read_event().expect("it is well formed") {
            Xml::Start(start) => {
                depth += 1;
                found.push(read(&start));
            }
            Xml::Empty(start) => found.push(read(&start)),
            Xml::End(_) => depth -= 1,
            Xml::Eof => break,
            _ => {}
        }
    }
    assert_eq!(depth, 0, "every element ends");
    found
}

fn value<'a>(attributes: &'a [(String, String)], key: &str) -> &'a str {
    let found = attributes.iter().find(|(name, _)| name == key);
    found.map_or("", |(_, value)| value)
}

/// Returns the values of these attributes for all parts of a class.
fn parts(svg: &str, class: &str, keys: &[&str]) -> HashSet<String> {
    let all = elements(svg).into_iter().map(|(_, attributes)| attributes);
    let of_class = all.filter(|attributes| value(attributes, "class") == class);
    let joined = of_class.map(|attributes| {
        let values = keys.iter().map(|key| value(&attributes, key));
        values.collect::<Vec<_>>().join(" ")
    });
    joined.collect()
}

/// Returns the name of a role, as in the output for machines.
fn role_name(role: sudoku_stepper::explain::Role) -> String {
    let object = serde_json::to_value(role).unwrap();
    let name = object["role"].as_str().unwrap().to_owned();
    match object["number"].as_u64() {
        Some(number) => format!("{name}-{number}"),
        None => name,
    }
}

fn check_picture(scene: &Scene, svg: &str, name: &str) {
    let marks: HashSet<String> = scene
        .marks
        .iter()
        .map(|(one, role)| format!("{} {} {}", one.cell, one.digit, role_name(*role)))
        .collect();
    let drawn = parts(svg, "mark", &["data-cell", "data-digit", "data-role"]);
    assert_eq!(drawn, marks, "{name}");
    let houses: HashSet<String> = scene
        .houses
        .iter()
        .map(|(house, kind)| match kind {
            HouseKind::Base => format!("{house} base"),
            HouseKind::Cover => format!("{house} cover"),
            HouseKind::Losing => format!("{house} losing"),
            HouseKind::Contradiction => format!("{house} contradiction"),
        })
        .collect();
    let drawn = parts(svg, "house", &["data-house", "data-kind"]);
    assert_eq!(drawn, houses, "{name}");
    let values: HashSet<String> = scene
        .values
        .iter()
        .map(|(cell, _, kind)| match kind {
            ValueKind::Given => format!("{cell} given"),
            ValueKind::Found => format!("{cell} found"),
            kind => panic!("{name}: {kind:?}"),
        })
        .collect();
    let drawn = parts(svg, "value", &["data-cell", "data-kind"]);
    assert_eq!(drawn, values, "{name}");
    let sets = scene.outlines.iter().map(|one| one.set.to_string());
    let drawn = parts(svg, "outline", &["data-set"]);
    assert_eq!(drawn, sets.collect(), "{name}");
    let sights = scene.sights.iter().map(|sight| sight.to);
    let sights: HashSet<String> = sights
        .map(|to| format!("{} {}", to.cell, to.digit))
        .collect();
    let drawn = parts(svg, "sight", &["data-cell", "data-digit"]);
    assert_eq!(drawn, sights, "{name}");
    let framed = scene.cells.iter().map(|(_, part)| {
        let part = serde_json::to_value(part).unwrap();
        part.as_str().unwrap().to_owned()
    });
    let drawn = parts(svg, "cells", &["data-part"]);
    assert_eq!(drawn, framed.collect(), "{name}");
    for strong in [true, false] {
        let kind = if strong { "strong" } else { "weak" };
        let has = scene.links.iter().any(|link| link.strong == strong);
        let drawn = parts(svg, "link", &["data-kind"]);
        assert_eq!(drawn.contains(kind), has, "{name}: {kind}");
    }
    let paths = elements(svg).into_iter();
    let defined: HashSet<String> = paths
        .filter(|(name, _)| name == "path")
        .map(|(_, attributes)| value(&attributes, "id").to_owned())
        .collect();
    let uses: Vec<String> = elements(svg)
        .into_iter()
        .filter(|(name, _)| name == "use")
        .map(|(_, attributes)| {
            value(&attributes, "href")
                .trim_start_matches('#')
                .to_owned()
        })
        .collect();
    let letters: usize = scene.outlines.iter().map(|one| one.letters.len()).sum();
    // Shares without corners are in the space for labels, which is missing here.
    let shares = scene.shares.iter().filter(|one| !one.corners.is_empty());
    let shares: usize = shares.map(|one| one.digits.len()).sum();
    let named = scene.links.iter().filter(|link| link.letter.is_some());
    let written = scene.values.len() + scene.candidates.len() + letters + shares + named.count();
    assert_eq!(uses.len(), written, "{name}: every digit and letter");
    assert!(uses.iter().all(|one| defined.contains(one)), "{name}");
}

#[test]
fn the_picture_of_every_technique_has_every_role_that_its_scene_has() {
    for (technique, (grid, deduction)) in &*APPLICATIONS {
        let picture = step_picture(std::slice::from_ref(deduction));
        let position = position(grid);
        let scene = scene(&View {
            position: &position,
            selected: CellSet::EMPTY,
            contradicting: CellSet::EMPTY,
            worth_trying: CellSet::EMPTY,
            picture: &picture,
            walk: None,
            also: CellSet::EMPTY,
        });
        assert!(!scene.marks.is_empty());
        for appearance in Appearance::ALL {
            let svg = export::svg(
                &scene,
                BoardStyle::default(),
                500,
                appearance,
                technique.name(),
                &Around::default(),
            );
            check_picture(&scene, &svg, technique.name());
        }
    }
}

#[test]
fn a_page_has_the_marks_of_the_picture_of_lines_and_pixels_are_made_from_that() {
    for technique in [
        Technique::HiddenSingle,
        Technique::XyWing,
        Technique::Aic,
        Technique::GroupedContinuousNiceLoop,
        Technique::ForcingNetContradiction,
        Technique::KrakenFishType1,
        Technique::AlsXzRule,
        Technique::UniquenessTest4,
        Technique::RuleOf45,
        Technique::LawOfLeftovers,
    ] {
        let (grid, deduction) = &APPLICATIONS[&technique];
        let path = SolutionPath::of_step(NAME, position(grid), [deduction.clone()].into(), 1);
        let style = named_in(Some(Notation::Rc));
        let (light, nothing) = (Appearance::Light, Around::default());
        let scene = path.steps[0].scene(Language::english());
        let svg = export::svg(&scene, style, 540, light, NAME, &nothing);
        let page = export::page(Language::english(), &path, Notation::Rc, false);
        let name = technique.name();
        for (class, keys) in [
            ("mark", &["data-cell", "data-digit", "data-role"][..]),
            ("sight", &["data-cell", "data-digit"]),
            ("tint", &["data-cell", "data-tint"]),
            ("house", &["data-house", "data-kind"]),
            ("cells", &["data-part"]),
            ("side", &["data-part"]),
            ("outline", &["data-set"]),
            ("link", &["data-kind"]),
            ("value", &["data-cell", "data-kind"]),
        ] {
            // Words of the page name houses and digits, too, but without a kind.
            let drawn = |text: &str| {
                let mut parts = parts(text, class, keys);
                parts.retain(|part| !part.ends_with(' '));
                parts
            };
            assert_eq!(drawn(&page), drawn(&svg), "{name}: {class}");
        }
        let size = PictureSize::new(540).unwrap();
        let png = export::png(&scene, style, size, light, &nothing).unwrap();
        let tree = usvg::Tree::from_str(&svg, &usvg::Options::default()).unwrap();
        let mut pixels = Pixmap::new(540, 540).unwrap();
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        assert!(Pixmap::decode_png(&png).unwrap() == pixels, "{name}");
    }
}

#[test]
fn a_picture_has_a_caption_above_and_a_legend_below_if_that_is_asked() {
    let (grid, deduction) = &APPLICATIONS[&Technique::ForcingNetContradiction];
    let path = SolutionPath::of_step(NAME, position(grid), [deduction.clone()].into(), 1);
    let step = &path.steps[0];
    let scene = step.scene(Language::english());
    let english = Language::english();
    let around =
        |caption, legend| Around::step(english, step, Notation::Rc, Wanted { caption, legend });
    assert_eq!(around(false, false), Around::default());
    let both = around(true, true);
    assert_eq!(both.caption[0], "Forcing Net Contradiction");
    let argument = sudoku_stepper::explain::argument(deduction);
    let said = |text: &sudoku_stepper::texts::Text| text.render(english, Notation::Rc);
    assert_eq!(both.caption[1], said(&argument.conclusion));
    assert_eq!(both.caption[2], said(&argument.idea));
    let labels: Vec<&str> = both
        .legend
        .iter()
        .map(|(_, label)| label.as_str())
        .collect();
    assert!(labels.contains(&"Start"), "{labels:?}");
    let height = |around: &Around| {
        let style = BoardStyle::default();
        let svg = export::svg(&scene, style, 500, Appearance::Dark, NAME, around);
        let size = PictureSize::new(500).unwrap();
        let png = export::png(&scene, style, size, Appearance::Dark, around).unwrap();
        let pixels = Pixmap::decode_png(&png).unwrap();
        let (_, attributes) = elements(&svg).remove(0);
        assert_eq!(pixels.width(), 500);
        assert_eq!(value(&attributes, "height"), pixels.height().to_string());
        pixels.height()
    };
    let [none, caption, legend, all] = [
        around(false, false),
        around(true, false),
        around(false, true),
        both,
    ]
    .map(|around| height(&around));
    assert_eq!(none, 500);
    assert!(caption > none && legend > none && all > caption.max(legend));
}

#[test]
fn a_picture_says_its_size_and_its_title() {
    let scene = WHOLE.steps[3].scene(Language::english());
    let svg = export::svg(
        &scene,
        named_in(Some(Notation::Rc)),
        640,
        Appearance::Light,
        NAME,
        &Around::default(),
    );
    let (name, attributes) = elements(&svg).remove(0);
    assert_eq!(name, "svg");
    assert_eq!(value(&attributes, "width"), "640");
    assert_eq!(value(&attributes, "viewBox"), "0 0 640 640");
    assert!(svg.contains("<title>a &lt;b&gt; &amp; &quot;c&quot; *d* _e_ [f]</title>"));
}

/// Returns a board style with this notation for the names of rows and columns, if any.
fn named_in(labels: Option<Notation>) -> BoardStyle {
    BoardStyle {
        labels,
        ..BoardStyle::default()
    }
}

#[test]
fn boxes_are_shaded_in_pictures_and_pages_if_that_is_asked() {
    let scene = WHOLE.steps[3].scene(Language::english());
    let shade = Appearance::Light.colors().shade;
    let [r, g, b] = [shade.r, shade.g, shade.b].map(|part| (part * 255.0).round() as u8);
    let shade = format!("#{r:02x}{g:02x}{b:02x}");
    for shaded in [false, true] {
        let style = BoardStyle {
            shaded,
            ..BoardStyle::default()
        };
        let svg = export::svg(
            &scene,
            style,
            640,
            Appearance::Light,
            NAME,
            &Around::default(),
        );
        assert_eq!(svg.matches(&shade).count(), if shaded { 4 } else { 0 });
        let page = export::page(Language::english(), &WHOLE, Notation::Rc, shaded);
        assert_eq!(page.contains(&shade), shaded);
    }
}

#[test]
fn a_picture_names_rows_and_columns_if_it_is_asked_to() {
    let scene = WHOLE.steps[3].scene(Language::english());
    let classes = |labels| {
        let svg = export::svg(
            &scene,
            named_in(labels),
            640,
            Appearance::Light,
            NAME,
            &Around::default(),
        );
        let all = elements(&svg).into_iter();
        let named = all.filter(|(_, attributes)| value(attributes, "class") == "labels");
        named.count()
    };
    assert_eq!(classes(Some(Notation::Letters)), 1);
    assert_eq!(classes(None), 0);
}

fn colors(png: &[u8], side: u32) -> HashSet<[u8; 4]> {
    let pixels = Pixmap::decode_png(png).expect("it is a PNG");
    assert_eq!((pixels.width(), pixels.height()), (side, side));
    let all = pixels.pixels().iter();
    let all = all.map(|one| [one.red(), one.green(), one.blue(), one.alpha()]);
    all.collect()
}

#[test]
fn a_picture_of_pixels_has_the_size_that_was_asked_and_shows_the_board() {
    let scene = WHOLE.steps[3].scene(Language::english());
    let nothing = Around::default();
    for side in [100, 333, 1000] {
        let size = PictureSize::new(side).unwrap();
        let light = export::png(
            &scene,
            BoardStyle::default(),
            size,
            Appearance::Light,
            &nothing,
        )
        .unwrap();
        let dark = export::png(
            &scene,
            BoardStyle::default(),
            size,
            Appearance::Dark,
            &nothing,
        )
        .unwrap();
        let [light, dark] = [light, dark].map(|png| colors(&png, side.into()));
        assert!(light.len() > 50, "{side}: lines, digits and tints");
        assert!(light.contains(&[255, 255, 255, 255]) && !dark.contains(&[255, 255, 255, 255]));
        assert!(light.iter().all(|[.., alpha]| *alpha == 255), "no holes");
    }
    assert!(PictureSize::new(99).is_err() && PictureSize::new(4097).is_err());
    let error = "12 px".parse::<PictureSize>().unwrap_err();
    assert_eq!(error.to_string(), "a picture is 100 to 4096 pixels wide");
}

/// Returns the sentences and notations of a path; each must be in the export.
fn said(path: &SolutionPath) -> Vec<String> {
    let mut all = Vec::new();
    for step in &path.steps {
        all.push(step.name(Language::english()).to_owned());
        for argument in step.paragraphs(Language::english(), Notation::Rc) {
            let lines = argument.lines.into_iter().map(|line| line.text);
            let lines = [argument.idea].into_iter().chain(lines);
            all.extend(lines.map(|text| text.render(Language::english(), Notation::Rc)));
        }
        if let Act::Rule(deductions) = &step.act {
            all.push(step_compact(deductions, Style::Hodoku, Notation::Rc));
        }
    }
    all
}

/// Returns the texts of the page, with the texts of each paragraph or heading joined.
fn texts(page: &str) -> Vec<String> {
    let mut reader = Reader::from_str(page);
    let (mut all, mut open, mut skipped) = (Vec::new(), vec![String::new()], false);
    loop {
        match reader.read_event().expect("it is well formed") {
            Xml::Start(start) => match start.name().as_ref() {
                b"p" | b"h1" | b"h2" | b"code" | b"td" | b"title" | b"li" => {
                    open.push(String::new());
                }
                b"script" | b"style" => skipped = true,
                _ => {}
            },
            Xml::End(end) => match end.name().as_ref() {
                b"p" | b"h1" | b"h2" | b"code" | b"td" | b"title" | b"li" => {
                    all.extend(open.pop());
                }
                b"script" | b"style" => skipped = false,
                _ => {}
            },
            Xml::Text(text) if !skipped => {
                let text = text.decode().unwrap();
                if let Some(last) = open.last_mut() {
                    last.push_str(&text);
                }
            }
            Xml::GeneralRef(reference) => {
                let text = match reference.decode().unwrap().as_ref() {
                    "lt" => "<",
                    "gt" => ">",
                    "amp" => "&",
                    "quot" => "\"",
                    "apos" => "'",
                    other => panic!("&{other};"),
                };
                if let Some(last) = open.last_mut() {
                    last.push_str(text);
                }
            }
            Xml::Eof => return all,
            _ => {}
        }
    }
}

#[test]
fn the_level_is_that_of_the_puzzle_where_the_rules_that_are_on_do_not_solve_it() {
    let puzzle = &formats::read(HARD.as_bytes()).unwrap()[0];
    let basics = Solver::default();
    let session = Session::new(puzzle);
    let mut path = SolutionPath::made(&session, NAME);
    path.go_on(session.search_path(), &Stop::never()).unwrap();
    path.rate(&basics, &Stop::never()).unwrap();
    let all = Solver::preset(Preset::HoDoKuAndOn);
    let whole = rate(&path.start.givens(), &all, &Stop::never()).unwrap();
    let left = rate(&path.start.givens(), &basics, &Stop::never()).unwrap();
    assert!(whole.guesses() == 0 && left.guesses() > 0);
    let said = format!(
        "Level {}, score {}, with all rules. The rules that are on do not solve it: they leave {} ",
        whole.level,
        whole.score,
        left.guesses()
    );
    let written = export::markdown(Language::english(), &path, Notation::Rc);
    assert!(written.contains(&said), "{said}");
    let page = export::page(Language::english(), &path, Notation::Rc, false);
    assert!(page.contains(&said), "{said}");
    let json: Json =
        serde_json::from_str(&export::json(Language::english(), &path, Notation::Rc)).unwrap();
    assert_eq!(json["rating"]["score"], whole.score);
    assert_eq!(json["left_to_guess"], left.guesses());
    // The table counts exactly the steps of the path.
    let counted: usize = path.techniques().iter().map(|(_, count)| count).sum();
    assert_eq!(counted, path.steps.len());
}

#[test]
fn pages_texts_and_pictures_are_read_back_as_the_one_puzzle_with_its_board_and_rules() {
    let english = Language::english();
    let ruled = LayoutBuilder::classic().diagonals().argyle();
    let ruled = Puzzle::on(ruled.build().unwrap(), [None; Cell::COUNT]);
    let mut marked = formats::read(HARD.as_bytes()).unwrap().remove(0);
    let mut spare = Grid::from_values(&marked.givens);
    let cell = spare.unsolved().first().unwrap();
    let digit = spare.candidates(cell).first().unwrap();
    assert!(spare.eliminate(Candidate::new(cell, digit)));
    marked.removed.push(Candidate::new(cell, digit));
    let all = boards::puzzles().into_iter().map(|(_, puzzle)| puzzle);
    for puzzle in all.chain([ruled, marked]) {
        let name = "one -- two --- & <three>";
        let session = Session::new(&puzzle);
        let mut path = SolutionPath::made(&session, name);
        path.go_on(session.search_path(), &Stop::never()).unwrap();
        path.rate(session.rules(), &Stop::never()).unwrap();
        let svg = export::svg(
            &export::plain(&path.start, &Picture::default()),
            BoardStyle::default(),
            500,
            Appearance::Light,
            name,
            &Around::default(),
        );
        let svg = export::svg_with_puzzle(&svg, &path.puzzle());
        assert!(usvg::Tree::from_str(&svg, &usvg::Options::default()).is_ok());
        for text in [
            export::markdown(english, &path, Notation::Rc),
            export::page(english, &path, Notation::Rc, false),
            svg,
        ] {
            let read = formats::read(text.as_bytes()).unwrap();
            let [read] = &read[..] else {
                panic!("{} puzzles", read.len())
            };
            assert_eq!(read.title.as_deref(), Some(name));
            assert_eq!(read.layout, puzzle.layout);
            assert_eq!((read.givens, read.entries), (puzzle.givens, puzzle.entries));
            assert_eq!(read.removed, puzzle.removed);
        }
    }
}

#[test]
fn a_diagonal_is_drawn_over_the_ground_of_other_houses() {
    let classic = LayoutBuilder::classic;
    let drawn = |board: LayoutBuilder| {
        let position = Position::new(&Puzzle::on(board.build().unwrap(), [None; Cell::COUNT]));
        export::svg(
            &export::plain(&position, &Picture::default()),
            BoardStyle::default(),
            500,
            Appearance::Light,
            NAME,
            &Around::default(),
        )
    };
    let lines = |board| drawn(board).matches("<path").count();
    for groups in [classic().disjoint_groups(), classic().windoku()] {
        let plain = lines(groups.clone());
        assert_eq!(lines(groups.clone().diagonal_up()), plain + 1);
        assert_eq!(lines(groups.diagonals()), plain + 2);
    }
    // On other boards, the background shows it.
    let shaded = drawn(classic().diagonals()).matches("<path").count();
    assert_eq!(shaded, lines(classic()));
}

#[test]
fn the_page_is_one_well_formed_file_with_every_sentence_board_and_score() {
    let page = export::page(Language::english(), &WHOLE, Notation::Rc, false);
    // The style and the script contain nothing that would be read as XML.
    let all = texts(&page);
    for sentence in said(&WHOLE) {
        assert!(
            all.iter().any(|text| text.contains(&sentence)),
            "{sentence}"
        );
    }
    assert!(all.iter().any(|text| text == NAME), "the name is escaped");
    let Some(Ok(Graded { rating, left: 0 })) = &WHOLE.rating else {
        panic!("it is rated")
    };
    let level = format!("Level {}, score {}", rating.level, rating.score);
    assert!(all.iter().any(|text| text.starts_with(&level)));
    for (technique, count) in WHOLE.techniques() {
        assert!(all.iter().any(|text| text == technique.name()));
        assert!(all.contains(&count.to_string()), "{count}");
    }
    let boards = elements(&page)
        .into_iter()
        .filter(|(_, attributes)| !value(attributes, "data-grid").is_empty());
    assert_eq!(boards.count(), WHOLE.steps.len() + 2, "and first and last");
    assert!(page.contains("prefers-color-scheme: dark") && page.contains("@media print"));
    for outside in ["http://", "https://", "src=", "@import", "url("] {
        let found = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!found.contains(outside), "{outside}: it needs nothing else");
    }
    let ids: Vec<String> = elements(&page)
        .into_iter()
        .filter_map(|(_, attributes)| attributes.into_iter().find(|(key, _)| key == "id"))
        .map(|(_, id)| id)
        .collect();
    assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len());
}

#[test]
fn every_color_of_the_page_is_defined_in_the_light_and_in_the_dark() {
    let page = export::page(Language::english(), &WHOLE, Notation::Rc, false);
    let mut used = HashSet::new();
    for piece in page.split("var(--").skip(1) {
        used.insert(piece.split(')').next().unwrap().to_owned());
    }
    assert!(used.len() > 10);
    for name in used.into_iter().filter(|name| name != "level") {
        let definition = format!("--{name}:#");
        assert_eq!(page.matches(&definition).count(), 2, "{name}");
    }
}

#[test]
fn a_page_of_one_step_has_its_number_and_nothing_of_the_others() {
    let part = WHOLE.part(5).unwrap();
    let page = export::page(Language::english(), &part, Notation::Letters, false);
    let boards = elements(&page)
        .into_iter()
        .filter(|(_, attributes)| !value(attributes, "data-grid").is_empty());
    assert_eq!(boards.count(), 1);
    let title = format!(
        "{NAME}: step 5, {}",
        part.steps[0].name(Language::english())
    );
    assert!(texts(&page).contains(&title));
    assert!(!page.contains("<table>") && page.contains("id=\"step-5\""));
    assert!(WHOLE.part(0).is_none() && WHOLE.part(WHOLE.steps.len() + 1).is_none());
}

#[test]
fn markdown_is_read_back_as_it_was_meant() {
    let markdown = export::markdown(Language::english(), &WHOLE, Notation::Rc);
    let (mut headings, mut paragraphs, mut boards) = (Vec::new(), Vec::new(), Vec::new());
    let (mut text, mut is_board, mut comments) = (String::new(), false, 0);
    for event in Parser::new(&markdown) {
        match event {
            Event::Start(Tag::Heading { .. } | Tag::Paragraph | Tag::Item) => text.clear(),
            Event::Start(Tag::List(first)) => assert_eq!(first, Some(1), "it is numbered"),
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) => {
                assert_eq!(&*kind, "text");
                text.clear();
                is_board = true;
            }
            Event::Text(words) | Event::Code(words) => text.push_str(&words),
            Event::End(TagEnd::Heading(_)) => headings.push(text.clone()),
            Event::End(TagEnd::Paragraph | TagEnd::Item) => paragraphs.push(text.clone()),
            Event::End(TagEnd::CodeBlock) => {
                is_board = false;
                boards.push(text.clone());
            }
            // The puzzle for programs, which is invisible.
            Event::Start(Tag::HtmlBlock) => comments += 1,
            Event::Html(html) => assert!(html.starts_with("<!-- ") && html.ends_with(" -->\n")),
            Event::Start(tag) => panic!("{tag:?} was not meant"),
            Event::InlineHtml(html) => panic!("{html} was not meant"),
            _ => assert!(!is_board || matches!(event, Event::Text(_))),
        }
    }
    assert_eq!(comments, 1);
    assert_eq!(headings[0], NAME);
    assert_eq!(headings.len(), WHOLE.steps.len() + 3);
    assert_eq!(boards.len(), WHOLE.steps.len() + 2);
    for sentence in said(&WHOLE) {
        let mut all = headings.iter().chain(&paragraphs);
        assert!(all.any(|text| text.contains(&sentence)), "{sentence}");
    }
    for (board, step) in boards[1..].iter().zip(&WHOLE.steps) {
        assert_eq!(*board, formats::write_pencil_marks(step.before.grid()));
    }
}

#[test]
fn json_has_the_steps_as_the_subcommand_prints_them() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/hard-1.txt");
    let options = ["--preset", "hodoku", "--granularity", "deduction"];
    let ran = run(&[&["export", file, "--as", "json"], &options[..]].concat());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let whole: Json = serde_json::from_str(&ran.out).unwrap();
    let steps = run(&[&["steps", file, "--json"], &options[..]].concat());
    let mut steps: Vec<Json> = steps
        .lines()
        .into_iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    // The file has its own puzzle, and is read by people.
    steps[0].as_object_mut().unwrap().remove("start");
    for step in &mut steps {
        step.as_object_mut().unwrap().remove("proof");
    }
    let (ending, steps) = steps.split_last().unwrap();
    assert_eq!(whole["steps"].as_array().unwrap(), steps);
    assert_eq!(whole["ending"], *ending);
    assert_eq!(whole["name"], "hard-1");
    let rated = run(&["rate", file, "--scale", "hodoku", "--json"]);
    let rating: Json = serde_json::from_str(&rated.out).unwrap();
    assert_eq!(whole["rating"], rating);
}

#[test]
fn what_a_person_did_is_told_on_the_path_too() {
    let first = &WHOLE.steps[0];
    assert_eq!(first.name(Language::english()), "By hand");
    let Act::Other(change) = &first.act else {
        panic!("by hand")
    };
    assert_eq!(change.values.len(), 1);
    let json: Json =
        serde_json::from_str(&export::json(Language::english(), &WHOLE, Notation::Rc)).unwrap();
    assert_eq!(json["steps"][0]["name"], "By hand");
    assert!(
        WHOLE
            .compact(Language::english(), Notation::Rc)
            .starts_with("1. By hand: r")
    );
    assert!(WHOLE.end().grid().is_full());
}

#[test]
fn every_kind_of_file_is_written_by_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let puzzle = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/assignment.txt");
    for kind in FileKind::ALL {
        for step in [&[][..], &["--step", "3"]] {
            let file = folder.path().join(format!("out.{}", kind.ending()));
            let name = file.to_str().unwrap();
            let plain = [
                "export",
                puzzle,
                "--as",
                kind.slug(),
                "-o",
                name,
                "--size",
                "300",
            ];
            let ran = run(&[&plain, step].concat());
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{kind}");
            let bytes = std::fs::read(&file).unwrap();
            match kind {
                FileKind::Png => assert!(colors(&bytes, 300).len() > 20),
                FileKind::Json => {
                    let json: Json = serde_json::from_slice(&bytes).unwrap();
                    let count = json["steps"].as_array().unwrap().len();
                    assert_eq!(count == 1, !step.is_empty());
                }
                _ => assert!(!elements_or_text(&bytes).is_empty()),
            }
        }
    }
}

fn elements_or_text(bytes: &[u8]) -> String {
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    if text.starts_with('<') {
        assert!(!elements(&text).is_empty());
    }
    text
}

#[test]
fn what_cannot_be_exported_is_one_sentence_and_exit_code_2() {
    let puzzle = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/assignment.txt");
    let folder = tempfile::tempdir().unwrap();
    let several = folder.path().join("several.sdm");
    let line = "0".repeat(81);
    std::fs::write(&several, format!("{line}\n{line}\n")).unwrap();
    let several = several.to_str().unwrap();
    let nowhere = folder.path().join("no/such/folder.svg");
    let nowhere = nowhere.to_str().unwrap();
    for (arguments, word) in [
        (
            &["export", puzzle, "--as", "svg", "--step", "999"][..],
            "no step 999",
        ),
        (
            &["export", puzzle, "--as", "html", "--step", "0"],
            "no step 0",
        ),
        (&["export", several, "--as", "svg"], "--puzzle N"),
        (
            &["export", several, "--as", "svg", "--puzzle", "3"],
            "no puzzle 3",
        ),
        (&["export", "missing.txt", "--as", "svg"], "does not exist"),
        (
            &["export", puzzle, "--as", "svg", "-o", nowhere],
            "cannot be written",
        ),
    ] {
        let ran = run(arguments);
        assert_eq!(ran.code, Some(2), "{arguments:?}");
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
        assert!(ran.err.contains(word), "{}", ran.err);
        assert_eq!(ran.out, "", "{arguments:?}");
    }
    for (arguments, word) in [
        (
            &["export", puzzle, "--as", "gif"][..],
            "'gif' is not a kind",
        ),
        (
            &["export", puzzle, "--as", "png", "--size", "9"],
            "100 to 4096",
        ),
    ] {
        let ran = run(arguments);
        assert_eq!(ran.code, Some(2), "{arguments:?}");
        assert!(ran.err.contains(word), "{}", ran.err);
    }
    let second = run(&["export", several, "--as", "svg", "--puzzle", "2"]);
    assert_eq!(second.code, Some(0));
}

#[test]
fn the_lines_of_a_page_have_the_words_of_its_language() {
    for language in Language::translations() {
        let page = export::page(language, &WHOLE, Notation::Rc, false);
        let written = export::markdown(language, &WHOLE, Notation::Rc);
        for (_, step) in WHOLE.numbered() {
            let Some(technique) = step.technique() else {
                continue;
            };
            let name = sudoku_stepper::explain::technique_name(language, technique);
            assert!(page.contains(&format!("<code>{name}")), "{name}");
            assert!(written.contains(&format!("\n`{name}")), "{name}");
        }
        assert!(!page.contains("connected by"));
    }
    // Programs read this.
    let compact = WHOLE.compact(&Language::translations()[0], Notation::Rc);
    let english = WHOLE.compact(Language::english(), Notation::Rc);
    let is_of_rule = |line: &&str| line.contains(" => ");
    assert!(
        compact
            .lines()
            .filter(is_of_rule)
            .eq(english.lines().filter(is_of_rule))
    );
}
