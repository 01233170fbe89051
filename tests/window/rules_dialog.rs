//! The choice of rules in the window: turned on and off, moved, filtered, and kept.

use crate::support::*;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Event, Point, Rectangle, mouse};
use sudoku_stepper::app::App;
use sudoku_stepper::app::Message;
use sudoku_stepper::app::modal::rules::{self as rules_dialog, Rules};
use sudoku_stepper::app::modal::{self, Modal};
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::{RuleChoice, ThemeChoice};
use sudoku_stepper::grid::Layout;
use sudoku_stepper::rules::{CATALOG, Family, Technique};
use sudoku_stepper::solver::{Preset, Solver};

/// The rules for the open puzzle, as they are stored.
fn chosen_rules(app: &App) -> RuleChoice {
    let rules = RuleChoice::of(the_solver(app).session().rules());
    let remembered = app.settings().rules.on(&Layout::CLASSIC);
    assert_eq!(remembered, &rules, "what is used is what is remembered");
    rules
}

fn is_on(app: &App, technique: Technique) -> bool {
    chosen_rules(app).rules().contains(&(technique, true))
}

fn place(app: &App, technique: Technique) -> usize {
    chosen_rules(app).solver().place(technique).unwrap()
}

fn in_rules(app: &mut App, message: rules_dialog::Message) {
    carry_out(app, Message::Modal(modal::Message::Rules(message)));
}

fn dialog(app: &App) -> &Rules {
    match app.modal() {
        Some(Modal::Rules(rules)) => rules,
        modal => panic!("the rules are chosen, not {modal:?}"),
    }
}

fn listed(app: &App) -> Vec<Technique> {
    let listed = dialog(app).listed(app.language());
    listed.map(|(technique, _)| technique).collect()
}

#[test]
fn a_preset_is_chosen_and_the_next_step_uses_it() {
    let mut app = app(HARD);
    send(&mut app, solver::Message::Show(Beside::Rules));
    click(&mut app, "Change");
    assert!(shows(&app, &format!("3 of {} on", CATALOG.len())));
    click(&mut app, "HoDoKu");
    assert!(chosen_rules(&app).solver().matches(Preset::HoDoKu));
    click(&mut app, "Close");
    assert!(app.modal().is_none());
    assert!(shows(&app, "Rules: HoDoKu"));
    send(&mut app, solver::Message::Show(Beside::Rules));
    assert!(shows(&app, "None was used yet."));
    let mut steps = 0;
    while !matches!(report(&app), Report::Stepped(steps) if steps[0].technique.family() == Family::Wings)
    {
        step(&mut app);
        steps += 1;
        assert!(steps < 60, "a wing comes sooner");
    }
    assert!(shows(&app, "W-Wing"));
}

#[test]
fn a_rule_is_switched_and_moved_by_keys() {
    let mut app = app(ASSIGNMENT);
    let plain = Modifiers::default();
    type_key(&mut app, "r");
    assert_eq!(dialog(&app).chosen(), Some(Technique::FullHouse));
    press(&mut app, Key::Named(Named::ArrowDown), plain);
    assert_eq!(dialog(&app).chosen(), Some(Technique::LastCellInCage));
    press(&mut app, Key::Named(Named::ArrowDown), plain);
    assert_eq!(dialog(&app).chosen(), Some(Technique::NakedSingle));
    press(&mut app, Key::Named(Named::Space), plain);
    assert!(!is_on(&app, Technique::NakedSingle));
    press(&mut app, Key::Named(Named::Space), plain);
    press(&mut app, Key::Named(Named::ArrowDown), Modifiers::ALT);
    assert_eq!(place(&app, Technique::NakedSingle), 3);
    assert_eq!(place(&app, Technique::HiddenSingle), 2);
    assert_eq!(dialog(&app).chosen(), Some(Technique::NakedSingle));
    assert!(shows(&app, "Changed"));
    press(&mut app, Key::Named(Named::Escape), plain);
    assert!(app.modal().is_none());
    send(&mut app, solver::Message::Step);
    assert!(
        matches!(report(&app), Report::Stepped(steps) if steps[0].technique == Technique::HiddenSingle)
    );
}

#[test]
fn keys_go_no_further_than_the_ends_of_the_list() {
    let mut app = app(ASSIGNMENT);
    let plain = Modifiers::default();
    type_key(&mut app, "r");
    press(&mut app, Key::Named(Named::ArrowUp), Modifiers::ALT);
    press(&mut app, Key::Named(Named::ArrowUp), plain);
    assert_eq!(dialog(&app).chosen(), Some(Technique::FullHouse));
    for _ in 0..20 {
        press(&mut app, Key::Named(Named::PageDown), plain);
    }
    let last = CATALOG.last().unwrap().technique();
    assert_eq!(dialog(&app).chosen(), Some(last));
    press(&mut app, Key::Named(Named::ArrowDown), Modifiers::ALT);
    assert!(chosen_rules(&app).solver().matches(Preset::Assignment));
    assert_eq!(place(&app, last), CATALOG.len() - 1);
}

#[test]
fn a_rule_moves_past_the_next_one_of_those_that_the_filter_leaves() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "r");
    in_rules(&mut app, rules_dialog::Message::Filter("wing".to_owned()));
    let before = listed(&app);
    let [first, second, ..] = before[..] else {
        panic!("there are several wings");
    };
    assert_eq!(dialog(&app).chosen(), Some(first));
    assert!(!does(&app, "Move up"), "it is the first of the list");
    click(&mut app, "Move down");
    assert_eq!(listed(&app)[..2], [second, first]);
    assert_eq!(place(&app, first), place(&app, second) + 1);
    assert!(does(&app, "Move up"));
    key(&mut app, Named::End);
    assert_eq!(dialog(&app).chosen(), before.last().copied());
    assert!(!does(&app, "Move down"), "it is the last of the list");
}

#[test]
fn the_list_is_filtered_by_name_family_and_level() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "r");
    for (filter, expected) in [
        ("x-chain", vec![Technique::XChain]),
        (
            "  Multi COLORS ",
            vec![Technique::MultiColors1, Technique::MultiColors2],
        ),
        (
            "wings",
            vec![
                Technique::ChuteRemotePair,
                Technique::WWing,
                Technique::XyWing,
                Technique::XyzWing,
                Technique::WxyzWing,
                Technique::WxyzRing,
                Technique::VwxyzWing,
                Technique::VwxyzRing,
                Technique::BrokenWing,
            ],
        ),
        ("nothing of the kind", vec![]),
    ] {
        in_rules(&mut app, rules_dialog::Message::Filter(filter.to_owned()));
        assert_eq!(listed(&app), expected, "{filter}");
    }
    assert!(shows(
        &app,
        "No rule has this in its name, family or level."
    ));
    press(&mut app, Key::Named(Named::Space), Modifiers::default());
    in_rules(&mut app, rules_dialog::Message::Filter("easy".to_owned()));
    assert!(listed(&app).contains(&Technique::HiddenSingle));
    assert!(chosen_rules(&app).solver().matches(Preset::Assignment));
    press(&mut app, Key::Named(Named::Escape), Modifiers::default());
    assert_eq!(
        listed(&app).len(),
        CATALOG.len(),
        "Escape clears the filter first"
    );
    press(&mut app, Key::Named(Named::Escape), Modifiers::default());
    assert!(app.modal().is_none());
}

#[test]
fn what_is_listed_is_switched_together() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "r");
    in_rules(&mut app, rules_dialog::Message::Filter("wings".to_owned()));
    click(&mut app, "These on");
    assert_eq!(
        chosen_rules(&app)
            .rules()
            .iter()
            .filter(|(_, on)| *on)
            .count(),
        3 + 9
    );
    assert!(is_on(&app, Technique::XyzWing));
    type_key(&mut app, "-");
    assert!(chosen_rules(&app).solver().matches(Preset::Assignment));
    in_rules(&mut app, rules_dialog::Message::Filter(String::new()));
    type_key(&mut app, "+");
    assert!(chosen_rules(&app).solver().off().is_empty());
}

#[test]
fn in_a_filtered_list_a_rule_moves_past_its_neighbor_there() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "r");
    in_rules(&mut app, rules_dialog::Message::Filter("wings".to_owned()));
    assert_eq!(dialog(&app).chosen(), Some(Technique::ChuteRemotePair));
    in_rules(&mut app, rules_dialog::Message::Filter("single".to_owned()));
    let family = listed(&app);
    assert_eq!(
        family[2..4],
        [Technique::HiddenSingle, Technique::Skyscraper]
    );
    in_rules(&mut app, rules_dialog::Message::Grab(Technique::Skyscraper));
    in_rules(&mut app, rules_dialog::Message::Drop);
    click(&mut app, "Move up");
    assert_eq!(place(&app, Technique::Skyscraper), 3);
    assert_eq!(place(&app, Technique::HiddenSingle), 4);
    click(&mut app, "Move down");
    assert_eq!(place(&app, Technique::HiddenSingle), 3);
    assert_eq!(place(&app, Technique::Skyscraper), 4);
}

#[test]
fn a_rule_is_dragged_to_another_place_and_kept_when_it_is_dropped() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "r");
    let before = chosen_rules(&app);
    in_rules(&mut app, rules_dialog::Message::Over(Technique::LockedPair));
    let place_of = |rules: &Solver| rules.place(Technique::LockedPair);
    let there = place_of(&before.solver());
    assert_eq!(place_of(dialog(&app).rules()), there, "none is held");
    in_rules(&mut app, rules_dialog::Message::Grab(Technique::FullHouse));
    in_rules(
        &mut app,
        rules_dialog::Message::Over(Technique::NakedSingle),
    );
    in_rules(
        &mut app,
        rules_dialog::Message::Over(Technique::HiddenSingle),
    );
    assert_eq!(dialog(&app).rules().place(Technique::FullHouse), Some(3));
    assert_eq!(chosen_rules(&app), before, "it is not there yet");
    in_rules(&mut app, rules_dialog::Message::Drop);
    assert_eq!(place(&app, Technique::FullHouse), 3);
    in_rules(&mut app, rules_dialog::Message::Over(Technique::NakedPair));
    assert_eq!(place(&app, Technique::FullHouse), 3, "it was let go");
}

#[test]
fn a_row_is_chosen_by_a_click_and_its_switch_switches() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "r");
    click(&mut app, "Direct Pointing");
    assert_eq!(dialog(&app).chosen(), Some(Technique::DirectPointing));
    assert!(!is_on(&app, Technique::DirectPointing));
    in_rules(
        &mut app,
        rules_dialog::Message::Switch(Technique::DirectPointing, true),
    );
    assert!(is_on(&app, Technique::DirectPointing));
}

#[test]
fn a_choice_of_ones_own_can_be_gone_back_to_from_a_preset() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "r");
    in_rules(
        &mut app,
        rules_dialog::Message::Switch(Technique::XWing, true),
    );
    let own = chosen_rules(&app);
    type_key(&mut app, "2");
    assert!(chosen_rules(&app).solver().matches(Preset::NakedSingles));
    type_key(&mut app, "1");
    click(&mut app, "Changed");
    assert_eq!(chosen_rules(&app), own);
    type_key(&mut app, "8");
    assert_eq!(
        chosen_rules(&app),
        own,
        "there is nothing else to go back to"
    );
}

#[test]
fn almost_locked_sets_as_links_stay_on_in_every_preset() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "r");
    in_rules(&mut app, rules_dialog::Message::ThroughSets(true));
    assert!(chosen_rules(&app).solver().through_sets());
    type_key(&mut app, "3");
    assert!(chosen_rules(&app).solver().matches(Preset::HoDoKu));
    assert!(the_solver(&app).session().rules().through_sets());
    type_key(&mut app, "9");
    assert!(!chosen_rules(&app).solver().through_sets());
}

#[test]
fn the_preset_sudokuwiki_shows_its_grades_in_the_place_of_the_families() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "r");
    assert!(shows(&app, "Family") && shows(&app, "singles"));
    assert!(!shows(&app, "Basic"));
    click(&mut app, "SudokuWiki");
    assert!(shows(&app, "SudokuWiki's grade") && shows(&app, "Basic"));
    // Full House is not one of its techniques.
    assert!(!shows(&app, "Family") && !shows(&app, "singles") && shows(&app, "–"));
    // Rules that were turned on or off are no longer a preset.
    in_rules(
        &mut app,
        rules_dialog::Message::Switch(Technique::XWing, false),
    );
    assert!(shows(&app, "Family") && !shows(&app, "Basic"));
}

#[test]
fn rules_that_were_chosen_are_there_for_the_next_puzzle() {
    let mut app = app_with(with_rules(&Solver::preset(Preset::HoDoKu)), ASSIGNMENT);
    assert!(chosen_rules(&app).solver().matches(Preset::HoDoKu));
    type_key(&mut app, "r");
    type_key(&mut app, "2");
    press(&mut app, Key::Named(Named::Escape), Modifiers::default());
    paste(&mut app, HARD);
    assert!(chosen_rules(&app).solver().matches(Preset::NakedSingles));
}

/// The place of words in the window.
fn place_of(app: &App, words: &str) -> Rectangle {
    simulator(app).find(words).unwrap().bounds()
}

/// Carries the pointer over these places, one after the other.
fn point(app: &mut App, places: &[Point]) {
    let mut ui = simulator(app);
    for position in places.iter().copied() {
        ui.point_at(position);
        let _ = ui.simulate([Event::Mouse(mouse::Event::CursorMoved { position })]);
    }
    let messages: Vec<_> = ui.into_messages().collect();
    for message in messages {
        update(app, message);
    }
}

#[test]
fn a_preset_tells_what_it_has_before_it_is_taken_and_nothing_jumps() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "r");
    let own = chosen_rules(&app);
    let on_board = Preset::HoDoKu.techniques().filter(|technique| {
        let rule = sudoku_stepper::rules::rule_for(*technique).unwrap();
        rule.holds_in(&Layout::CLASSIC).is_ok()
    });
    let told = format!(
        "The preset HoDoKu lacks one rule and has {} more: Full House, Locked Pair, \
         Locked Triple, Pointing, Claiming, …",
        on_board.count() - 2
    );
    let place = |app: &App, words| place_of(app, words);
    let before = ["Close", "Everything", "Full House"].map(|words| place(&app, words));
    let (hodoku, everything) = (place(&app, "HoDoKu"), place(&app, "Everything"));
    let assignment = place(&app, "The basics");
    let corner = Point::new(2.0, 2.0);
    assert!(!shows(&app, &told));
    point(&mut app, &[hodoku.center()]);
    assert!(shows(&app, &told), "the pointer is on it");
    let after = ["Close", "Everything", "Full House"].map(|words| place(&app, words));
    assert_eq!(before, after);
    assert_eq!(chosen_rules(&app), own, "it is not taken");
    point(&mut app, &[hodoku.center(), corner]);
    assert!(!shows(&app, &told), "it is left");
    point(
        &mut app,
        &[hodoku.center(), everything.center(), hodoku.center()],
    );
    assert!(shows(&app, &told), "it is come to from another");
    press(&mut app, Key::Named(Named::ArrowDown), Modifiers::default());
    assert!(!shows(&app, &told), "something else is done");
    for preset in ["2", "1"] {
        type_key(&mut app, preset);
    }
    point(&mut app, &[assignment.center()]);
    let told = "The preset The basics has 2 rules more: Hidden Single, Box-Line Reduction";
    assert!(!shows(&app, told), "it is the one that is taken");
    type_key(&mut app, "2");
    point(&mut app, &[assignment.center()]);
    assert!(shows(&app, told));
}

#[test]
fn the_choice_of_rules_looks_as_it_did_in_the_light() {
    let mut app = app_with(settings(ThemeChoice::Light), ASSIGNMENT);
    type_key(&mut app, "r");
    press(&mut app, Key::Named(Named::ArrowDown), Modifiers::default());
    matches_snapshot(&app, "rules");
}

#[test]
fn a_changed_choice_of_rules_looks_as_it_did_in_the_dark() {
    let mut app = app_with(settings(ThemeChoice::Dark), ASSIGNMENT);
    type_key(&mut app, "r");
    type_key(&mut app, "3");
    in_rules(&mut app, rules_dialog::Message::Filter("un".to_owned()));
    press(&mut app, Key::Named(Named::Space), Modifiers::default());
    matches_snapshot(&app, "rules-changed");
}
