//! Times and days, as they are read.

use jiff::civil::date;
use sudoku_stepper::app::moment::{clock, since};
use sudoku_stepper::texts::Language;

#[test]
fn what_was_left_is_told_by_the_clock_today_and_by_the_day_before() {
    let language = Language::english();
    let now = date(2026, 11, 23).at(14, 5, 30, 0);
    for (then, told) in [
        (date(2026, 11, 23).at(14, 5, 1, 0), "Just now"),
        (date(2026, 11, 23).at(9, 3, 0, 0), "Today, 9:03"),
        (date(2026, 11, 22).at(23, 59, 0, 0), "Yesterday"),
        (date(2026, 11, 3).at(12, 0, 0, 0), "On 3 November"),
        (date(2025, 12, 31).at(12, 0, 0, 0), "On 31 December 2025"),
    ] {
        assert_eq!(since(language, then, now), told);
    }
    // A clock that was set back.
    let later = date(2026, 11, 24).at(1, 0, 0, 0);
    assert_eq!(since(language, later, now), "On 24 November");
}

#[test]
fn a_clock_has_two_digits_for_minutes_and_hours_only_where_there_are_any() {
    assert_eq!([clock(5), clock(3_725)], ["00:05", "1:02:05"]);
}
