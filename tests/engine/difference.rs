//! What a change of the rules changes for a puzzle, in a sentence.

use crate::common;
use crate::common::pinned::pinned;
use sudoku_stepper::grid::Grid;
use sudoku_stepper::rate::{BRUTE_FORCE, Rating, rate};
use sudoku_stepper::rules::Technique;
use sudoku_stepper::search::Stop;
use sudoku_stepper::session::{difference, read_file};
use sudoku_stepper::solver::{Preset, Solver};
use sudoku_stepper::texts::Language;

/// The sentence for paths that take each of these techniques once, where the
/// rules of the one technique are switched off in between.
fn without(technique: Technique, before: &[Technique], after: &[Technique]) -> String {
    let rules = Solver::preset(Preset::HoDoKu);
    let mut fewer = rules.clone();
    fewer.set(technique, false);
    difference(
        Language::english(),
        (&rules, &Rating::of(before.iter().copied())),
        (&fewer, &Rating::of(after.iter().copied())),
    )
}

#[test]
fn a_technique_that_takes_the_place_of_another_is_named() {
    use Technique::{FinnedXWing, NakedSingle, XWing};
    let mut after = vec![NakedSingle, FinnedXWing];
    let words = without(XWing, &[NakedSingle, XWing], &after);
    pinned!("one technique", words);
    after.push(Technique::Aic);
    pinned!(
        "two techniques",
        without(XWing, &[NakedSingle, XWing], &after)
    );
    after.extend([Technique::XyChain, Technique::SueDeCoq]);
    pinned!(
        "four techniques",
        without(XWing, &[NakedSingle, XWing], &after)
    );
}

#[test]
fn a_rule_that_the_path_does_not_take_changes_nothing() {
    let path = [Technique::NakedSingle];
    pinned!(without(Technique::Aic, &path, &path));
}

#[test]
fn a_technique_without_which_all_goes_on_is_not_missed() {
    use Technique::{FullHouse, HiddenSingle, NakedSingle, XWing};
    let before = [FullHouse, NakedSingle];
    pinned!(
        "as easy",
        without(FullHouse, &before, &[NakedSingle, NakedSingle])
    );
    pinned!(
        "easier",
        without(XWing, &[XWing, HiddenSingle], &[HiddenSingle])
    );
}

#[test]
fn a_rule_that_spares_others_is_said_to() {
    let few = Solver::with([Technique::NakedSingle]);
    let mut more = few.clone().complete();
    more.set(Technique::NakedPair, true);
    let before = Rating::of([
        Technique::NakedSingle,
        Technique::XWing,
        Technique::NakedPair,
    ]);
    let after = Rating::of([Technique::NakedSingle, Technique::NakedPair]);
    pinned!(difference(
        Language::english(),
        (&few, &before),
        (&more, &after)
    ));
}

#[test]
fn other_steps_of_the_same_techniques_are_counted() {
    use Technique::{NakedPair, NakedSingle, XWing};
    pinned!(without(
        XWing,
        &[NakedSingle, NakedPair],
        &[NakedSingle, NakedPair, NakedPair]
    ));
}

#[test]
fn it_is_said_when_the_rules_come_to_an_end_before_the_puzzle() {
    use Technique::{NakedSingle, XWing};
    let rules = Solver::with([NakedSingle]);
    let solved = Rating::of([NakedSingle]);
    let one = Rating::of([NakedSingle, BRUTE_FORCE]);
    let two = Rating::of([BRUTE_FORCE, BRUTE_FORCE]);
    let says = |before, after| difference(Language::english(), (&rules, before), (&rules, after));
    pinned!(
        "not solved any more",
        without(XWing, &[NakedSingle, XWing], &[NakedSingle, BRUTE_FORCE])
    );
    pinned!("solved now", says(&two, &solved));
    pinned!("guessed more often", says(&one, &two));
    let other = Rating::of([Technique::HiddenSingle, BRUTE_FORCE]);
    pinned!("guessed as often", says(&one, &other));
}

#[test]
fn a_puzzle_of_ours_is_told_about_as_it_is_rated() {
    let puzzle = read_file(&common::puzzle_file("hard-1.txt"))
        .unwrap()
        .remove(0);
    let grid = Grid::from_values(&puzzle.givens);
    let rules = Solver::preset(Preset::HoDoKu);
    let before = rate(&grid, &rules, &Stop::never()).unwrap();
    for tally in &before.techniques {
        let mut fewer = rules.clone();
        fewer.set(tally.technique, false);
        let after = rate(&grid, &fewer, &Stop::never()).unwrap();
        let words = difference(Language::english(), (&rules, &before), (&fewer, &after));
        assert!(words.starts_with(&format!("Without {} this puzzle ", tally.technique)));
    }
}

#[test]
fn other_rules_say_what_the_path_uses_and_not_what_the_puzzle_needs() {
    use Technique::{FullHouse, NakedSingle, XWing};
    let rules = Solver::with([NakedSingle, XWing]);
    let others = Solver::preset(Preset::SudokuExplainer);
    let rating = |path: &[Technique]| Rating::of(path.iter().copied());
    let words = difference(
        Language::english(),
        (&rules, &rating(&[NakedSingle, XWing])),
        (&others, &rating(&[NakedSingle, XWing, FullHouse])),
    );
    pinned!(words);
}
