//! What is told as words is told to machines as spans, and what is drawn as an
//! object.

use std::collections::BTreeMap;

use crate::common::random::unique_puzzle;
use crate::common::{candidate, cell, cells, digit, digits};
use serde_json::{Value as Json, json};
use sudoku_stepper::explain::{Length, Notation, Span, Text, picture, text};
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Grid, House};
use sudoku_stepper::notation::{Style, compact};
use sudoku_stepper::rules::almost_locked_sets::{AlmostLockedSet, AlmostLockedSetsPattern, Home};
use sudoku_stepper::rules::{Deduction, Pattern, Technique};
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::texts::Language;

#[test]
fn a_text_becomes_a_list_of_its_spans() {
    let text = Text::new()
        .then(House::row(0))
        .then(" has ")
        .then(digit(5))
        .then(" of ")
        .houses([House::column(1), House::column(3)])
        .then(": ")
        .then(candidate("r1c2", 5))
        .then(", an ")
        .then(Technique::XWing)
        .then(" at ")
        .then(cell("r1c4"));
    assert_eq!(
        serde_json::to_value(text.written(Language::english(), Notation::Rc)).unwrap(),
        json!([
            { "kind": "house", "house": "row 1", "text": "Row 1" },
            { "kind": "plain", "text": " has " },
            { "kind": "digit", "digit": 5, "text": "5" },
            { "kind": "plain", "text": " of " },
            { "kind": "plain", "text": "columns " },
            { "kind": "house", "house": "column 2", "text": "2" },
            { "kind": "plain", "text": " and " },
            { "kind": "house", "house": "column 4", "text": "4" },
            { "kind": "plain", "text": ": " },
            { "kind": "candidate", "cell": "r1c2", "digit": 5, "text": "5 of r1c2" },
            { "kind": "plain", "text": ", an " },
            { "kind": "technique", "technique": "x-wing", "text": "X-Wing" },
            { "kind": "plain", "text": " at " },
            { "kind": "cell", "cell": "r1c4", "text": "r1c4" },
        ])
    );
    let letters = text.written(Language::english(), Notation::Letters);
    assert_eq!(
        letters.to_string(),
        "Row A has 5 of columns 2 and 4: 5 of A2, an X-Wing at A4"
    );
    assert_eq!(
        serde_json::to_value(letters).unwrap()[9],
        json!({ "kind": "candidate", "cell": "r1c2", "digit": 5, "text": "5 of A2" })
    );
}

#[test]
fn every_sentence_that_starts_with_a_house_starts_with_a_capital() {
    let text = Text::new()
        .then(House::row(0))
        .then(" is full.")
        .then(" ")
        .then(House::box_at(1))
        .then(" is not, nor is ")
        .then(House::column(2))
        .then(".");
    assert_eq!(
        text.render(Language::english(), Notation::Rc),
        "Row 1 is full. Box 2 is not, nor is column 3."
    );
}

#[test]
fn the_picture_becomes_an_object() {
    let set = |name, house| AlmostLockedSet {
        home: Home::House(house),
        cells: cells(name),
        digits: digits(&[1, 4]),
        candidates: vec![candidate(name, 1), candidate(name, 4)],
    };
    let pattern = AlmostLockedSetsPattern::Chain {
        sets: vec![set("r1c1", House::row(0)), set("r3c3", House::row(2))],
        restricted_commons: vec![digit(1)],
        digits: digits(&[4]),
    };
    let picture = picture(&Deduction::removing(
        Technique::AlsXzRule,
        digit(4),
        CellSet::only(cell("r2c9")),
        Pattern::AlmostLockedSets(Box::new(pattern)),
    ));
    assert_eq!(
        serde_json::to_value(&picture).unwrap(),
        json!({
            "candidates": [
                { "cell": "r1c1", "digit": 1, "role": "restricted-common" },
                { "cell": "r3c3", "digit": 1, "role": "restricted-common" },
                { "cell": "r1c1", "digit": 4, "role": "z" },
                { "cell": "r3c3", "digit": 4, "role": "z" },
                { "cell": "r2c9", "digit": 4, "role": "eliminated" },
            ],
            "houses": [],
            "covers": [],
            "sets": [["r1c1"], ["r3c3"]],
            "witnesses": [],
            "links": [
                {
                    "from": [{ "cell": "r1c1", "digit": 4 }],
                    "to": [{ "cell": "r1c1", "digit": 1 }],
                    "strong": true,
                },
                {
                    "from": [{ "cell": "r1c1", "digit": 1 }],
                    "to": [{ "cell": "r3c3", "digit": 1 }],
                    "strong": false,
                },
                {
                    "from": [{ "cell": "r3c3", "digit": 1 }],
                    "to": [{ "cell": "r3c3", "digit": 4 }],
                    "strong": true,
                },
            ],
            "link_letters": [{ "link": 2, "letter": "X" }],
            "directed": false,
            "sights": [{
                "from": [{ "cell": "r1c1", "digit": 4 }, { "cell": "r3c3", "digit": 4 }],
                "to": [{ "cell": "r2c9", "digit": 4 }],
            }],
        })
    );
}

/// A deduction of each technique that the paths of some puzzles use.
fn found_on_paths() -> BTreeMap<Technique, Vec<Deduction>> {
    let solver = Solver::preset(Preset::HoDoKu);
    let mut found: BTreeMap<Technique, Vec<Deduction>> = BTreeMap::new();
    for seed in 0..60 {
        let (puzzle, _) = unique_puzzle(seed, 81);
        let mut grid = Grid::from_values(&puzzle.givens);
        let (path, _) = solver.path(&mut grid, Granularity::Deduction);
        for deduction in path.into_iter().flatten() {
            let found = found.entry(deduction.technique).or_default();
            if found.len() < 20 {
                found.push(deduction);
            }
        }
    }
    found
}

/// The cells of the spans, of which the words must speak in any notation.
fn cells_named(text: &Text) -> Vec<Cell> {
    let cell = |span: &Span| match span {
        Span::Cell(cell) | Span::Candidate(Candidate { cell, .. }) => Some(*cell),
        _ => None,
    };
    text.spans(Language::english())
        .iter()
        .filter_map(cell)
        .collect()
}

#[test]
fn whatever_is_found_is_told_at_four_lengths_that_the_spans_spell_out() {
    let found = found_on_paths();
    assert!(found.len() >= 20, "{:?}", found.keys());
    for deduction in found.values().flatten() {
        let [name, place, short, argument] = Length::ALL
            .map(|length| text(deduction, length).render(Language::english(), Notation::Rc));
        assert_eq!(name, deduction.technique.name());
        let rest = place.strip_prefix(&format!("{name}: "));
        assert!(rest.is_some_and(|rest| rest.len() >= 4), "{place}");
        let rest = short.strip_prefix(&format!("{name}, "));
        assert!(rest.is_some_and(|rest| rest.contains(": ")), "{short}");
        assert!(argument.len() > place.len(), "{place}\n{argument}");
        assert!(argument.ends_with('.'), "{argument}");
        assert!(!argument.contains(&place), "{argument}");
        let brief = compact(deduction, Style::Hodoku, Notation::Rc);
        assert!(brief.contains(name.as_str()), "{brief}");

        for length in Length::ALL {
            let text = text(deduction, length);
            for notation in Notation::ALL {
                let rendered = text.render(Language::english(), notation);
                let Json::Array(spans) =
                    serde_json::to_value(text.written(Language::english(), notation)).unwrap()
                else {
                    panic!("the spans of {rendered} are no list");
                };
                let words = spans.iter().map(|span| span["text"].as_str().unwrap());
                assert_eq!(words.collect::<String>(), rendered);
                assert_eq!(
                    text.written(Language::english(), notation).to_string(),
                    rendered
                );
                for cell in cells_named(&text) {
                    assert!(rendered.contains(&notation.cell(cell)), "{rendered}");
                }
            }
        }
    }
}
