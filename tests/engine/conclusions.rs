//! The conclusions of a deduction are the same list, however many they are.

use sudoku_stepper::grid::{Candidate, Cell, Digit};
use sudoku_stepper::rules::Conclusions;

/// So many candidates, all different and not in order.
fn candidates(count: usize) -> Vec<Candidate> {
    let numbers = (0..count).map(|number| number * 50 % 81);
    let cells = numbers.filter_map(Cell::new);
    cells
        .zip(Digit::ALL.into_iter().cycle())
        .map(|(cell, digit)| Candidate::new(cell, digit))
        .collect()
}

#[test]
fn few_and_many_are_read_like_any_list() {
    for count in 0..20 {
        let expected = candidates(count);
        let all: Conclusions = expected.iter().copied().collect();
        assert_eq!(all, expected);
        assert_eq!(all.len(), count);
        assert_eq!(all, Conclusions::from(expected.clone()));
        assert_eq!(format!("{all:?}"), format!("{expected:?}"));
        assert!((&all).into_iter().eq(&expected));
        assert!(all.into_iter().eq(expected));
    }
    assert_eq!(Conclusions::new(), []);
    let [one, other] = [0, 1].map(|number| candidates(2)[number]);
    assert_eq!(Conclusions::only(one), [one]);
    assert_ne!(Conclusions::only(one), [other]);
}

#[test]
fn few_and_many_are_changed_like_any_list() {
    for count in 0..20 {
        let mut expected = candidates(count);
        let mut all: Conclusions = expected.iter().copied().collect();
        all.sort();
        expected.sort();
        assert_eq!(all, expected);
        let is_wanted = |candidate: &Candidate| candidate.cell.row().is_multiple_of(2);
        all.retain(is_wanted);
        expected.retain(is_wanted);
        assert_eq!(all, expected);
        for candidate in candidates(9) {
            all.push(candidate);
            expected.push(candidate);
        }
        assert_eq!(all, expected);
        for left in (0..expected.len() + 2).rev() {
            all.truncate(left);
            expected.truncate(left);
            assert_eq!(all, expected);
        }
    }
}
