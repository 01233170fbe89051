//! What the rules of three families find along the paths of random puzzles: each claim about it
//! has its test, and what is found is worked out once for all of them.

use crate::walk::{Found, found_on_paths};
use crate::{coloring, single_digit, wings};
use std::sync::LazyLock;
use sudoku_stepper::explain::picture;

type OfFamily = LazyLock<Vec<Found<'static>>>;

static SINGLE_DIGIT: OfFamily = LazyLock::new(|| found_on_paths(&single_digit::RULES));
static COLORING: OfFamily = LazyLock::new(|| found_on_paths(&coloring::RULES));
static WINGS: OfFamily = LazyLock::new(|| found_on_paths(&wings::RULES));

static FAMILIES: [&OfFamily; 3] = [&SINGLE_DIGIT, &COLORING, &WINGS];

/// All that the families found, on one position after the other.
fn found() -> impl Iterator<Item = &'static Found<'static>> {
    FAMILIES.into_iter().flat_map(|family| family.iter())
}

#[test]
fn each_family_finds_more_than_a_hundred_deductions() {
    for family in FAMILIES {
        let count: usize = family.iter().map(|found| found.deductions.len()).sum();
        assert!(count > 100, "{count}");
    }
}

#[test]
fn a_search_begins_with_what_a_search_for_one_finds() {
    found().for_each(Found::begins_with_what_a_search_for_one_finds);
}

#[test]
fn something_is_removed_and_nothing_is_placed() {
    found().for_each(Found::only_removes);
}

#[test]
fn nothing_true_is_removed() {
    found().for_each(Found::removes_nothing_true);
}

#[test]
fn what_was_removed_before_is_not_removed_again() {
    found().for_each(Found::removes_what_is_there);
}

#[test]
fn what_is_removed_is_in_reading_order() {
    found().for_each(Found::removes_in_order);
}

#[test]
fn no_deduction_is_found_twice() {
    found().for_each(Found::is_found_once);
}

#[test]
fn every_deduction_is_told_in_sentences() {
    found().for_each(Found::is_told_in_sentences);
}

#[test]
fn every_picture_has_a_link() {
    for deduction in found().flat_map(|found| &found.deductions) {
        assert!(!picture(deduction).links.is_empty(), "{deduction:?}");
    }
}
