//! The board and the legend for steps of the main kinds, compared with the pictures in
//! `tests/snapshots`.

use crate::support::*;
use sudoku_stepper::app::screen::solver::Report;
use sudoku_stepper::app::settings::ThemeChoice;
use sudoku_stepper::explain::step_picture;
use sudoku_stepper::export::plain;
use sudoku_stepper::rules::Technique;

/// One in which two digits are close to filling a rectangle.
const RECTANGLE: &str =
    "72..36.........49..5..8............9...1..5.6..3...1....6.1..7331..72.......9...8";

#[test]
fn a_finned_fish_looks_as_it_did() {
    let app = after(Technique::FinnedSwordfish, RICH, ThemeChoice::Light);
    for label in [
        "Base",
        "Fin",
        "Removed",
        "House to look at (base)",
        "House that covers it (cover)",
    ] {
        assert!(shows(&app, label), "{label} is missing in the legend");
    }
    matches_snapshot(&app, "finned-swordfish");
}

#[test]
fn two_clusters_of_colors_look_as_they_did() {
    let app = after(Technique::MultiColors1, RICH, ThemeChoice::Dark);
    assert!(shows(&app, "Color A and color B"));
    assert!(shows(&app, "Color C and color D"));
    matches_snapshot(&app, "multi-colors");
}

#[test]
fn a_chain_looks_as_it_did_in_the_light_and_in_the_dark() {
    let light = after(Technique::Aic, RICH, ThemeChoice::Light);
    for label in [
        "True, if the start is false",
        "False, if the start is false",
        "Start",
        "End",
        "Strong link",
        "Weak link",
        "The removed candidate sees it",
    ] {
        assert!(shows(&light, label), "{label} is missing in the legend");
    }
    matches_snapshot(&light, "aic-light");
    matches_snapshot(&after(Technique::Aic, RICH, ThemeChoice::Dark), "aic-dark");
}

#[test]
fn almost_locked_sets_look_as_they_did() {
    let app = after(Technique::AlsChain, RICH, ThemeChoice::Light);
    matches_snapshot(&app, "als-chain");
}

#[test]
fn a_forcing_net_looks_as_it_did() {
    let net = Technique::ForcingNetContradiction;
    let app = after(net, RICH, ThemeChoice::Dark);
    for label in ["Start", "Strong link", "Weak link"] {
        assert!(shows(&app, label), "{label} is missing in the legend");
    }
    matches_snapshot(&app, "forcing-net");
}

#[test]
fn a_unique_rectangle_with_a_subset_looks_as_it_did() {
    let app = after(Technique::UniquenessTest3, RECTANGLE, ThemeChoice::Light);
    assert!(shows(&app, "Extra candidate"));
    matches_snapshot(&app, "unique-rectangle");
}

#[test]
fn a_step_has_the_same_marks_in_the_window_as_in_what_is_taken_away() {
    for technique in [
        Technique::Aic,
        Technique::AlsChain,
        Technique::FinnedSwordfish,
        Technique::MultiColors1,
    ] {
        let app = after(technique, RICH, ThemeChoice::Light);
        let Report::Stepped(deductions) = report(&app) else {
            panic!("{technique:?} was taken");
        };
        let here = the_solver(&app).scene();
        let position = the_solver(&app).session().position();
        let away = plain(position, &step_picture(deductions));
        let name = technique.name();
        assert_eq!(here.marks, away.marks, "{name}");
        assert_eq!(here.links, away.links, "{name}");
        assert_eq!(here.sights, away.sights, "{name}");
        assert_eq!(here.houses, away.houses, "{name}");
        assert_eq!(here.cells, away.cells, "{name}");
        assert_eq!(here.outlines, away.outlines, "{name}");
        assert!(!here.marks.is_empty(), "{name}");
    }
}

#[test]
fn the_legend_goes_with_the_step() {
    let mut app = after(Technique::Aic, RICH, ThemeChoice::Light);
    assert!(shows(&app, "Strong link"));
    click(&mut app, "Undo");
    assert!(!shows(&app, "Strong link"));
    assert!(the_solver(&app).scene().marks.is_empty());
}
