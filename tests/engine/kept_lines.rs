//! Each line of the files that the lessons are kept in is read, and the stations of the map
//! come in order.

use std::collections::HashSet;

use sudoku_stepper::grid::{BOX_SIDE, Cell, others_in_chute};
use sudoku_stepper::lessons::{MAP, ROWS, Schema, lookalike, schema};
use sudoku_stepper::rules::Technique;

const LOOKALIKES: &str = include_str!("../../src/telling/lessons/lookalikes.txt");
const SCHEMAS: &str = include_str!("../../src/telling/lessons/schemas.txt");

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

/// The techniques that the lines of a file begin with, each of which comes once.
fn techniques(text: &str) -> Vec<Technique> {
    let mut seen = HashSet::new();
    let named = lines(text).map(|line| {
        let (slug, _) = line.split_once(' ').expect("a technique comes first");
        let technique: Technique = slug.parse().expect(slug);
        assert!(seen.insert(technique), "{slug} comes twice");
        technique
    });
    named.collect()
}

#[test]
fn each_board_that_only_looks_like_a_pattern_is_read() {
    let kept = techniques(LOOKALIKES);
    for technique in &kept {
        let read = lookalike(*technique).unwrap_or_else(|| panic!("{technique}"));
        assert_eq!(read.technique, *technique);
        assert!(read.grid.has(read.wrong), "{technique}");
    }
    assert!(kept.len() >= 167);
}

#[test]
fn each_pattern_in_letters_is_read_and_concludes_something() {
    let mut kept = HashSet::new();
    for line in lines(SCHEMAS) {
        let read = Schema::read(line).unwrap_or_else(|| panic!("{line}"));
        assert!(read.eliminations.len() + read.placements.len() > 0);
        assert!(kept.insert(read.technique), "{line}");
        assert_eq!(schema(read.technique), Some(read.clone()), "{line}");
    }
    assert!(kept.len() >= 163);
}

#[test]
fn each_station_comes_after_those_it_builds_on_and_has_a_place_of_its_own() {
    for (number, station) in MAP.iter().enumerate() {
        let before = &MAP[..number];
        for one in station.builds_on {
            assert!(before.iter().any(|it| it.technique == *one), "{station:?}");
            assert!(one.level() <= station.technique.level(), "{station:?}");
        }
        let place = |it: &sudoku_stepper::lessons::Station| (it.technique.level(), it.row);
        assert!(!before.iter().any(|it| place(it) == place(station)));
        assert!(station.row < ROWS);
    }
}

#[test]
fn a_cell_is_at_its_place_of_its_box_and_a_line_has_two_others_in_its_chute() {
    for cell in Cell::all() {
        assert_eq!(Cell::in_box(cell.box_index(), cell.place_in_box()), cell);
    }
    for line in 0..9 {
        let others = others_in_chute(line);
        for other in others {
            assert!(other != line && other / BOX_SIDE == line / BOX_SIDE);
        }
        assert_ne!(others[0], others[1]);
    }
}
