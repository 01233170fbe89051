//! The settings that the window remembers, and files of settings that it cannot use.

use std::fs;
use std::path::{Path, PathBuf};

use iced::keyboard::Modifiers;
use iced::keyboard::key::Key;
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::builtin::Level;
use sudoku_stepper::app::modal::{self, rules};
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::Order;
use sudoku_stepper::app::settings::{
    Granularities, RuleChoice, RuleChoices, Settings, Store, ThemeChoice, WindowSize,
};
use sudoku_stepper::app::{App, Message};
use sudoku_stepper::explain::Notation;
use sudoku_stepper::formats;
use sudoku_stepper::grid::{Grid, Layout};
use sudoku_stepper::rules::{CATALOG, Technique};
use sudoku_stepper::solver::{Ending, Granularity, Preset, Solver};
use sudoku_stepper::texts::Language;
use tempfile::TempDir;

use crate::common::boards::named;
use crate::support::{
    ASSIGNMENT, HARD, app, app_with, begin, carry_out, in_english, open, parsed, puzzles, report,
    send, shows, step, the_solver, type_key, wait_until,
};

fn without_hidden_singles() -> RuleChoice {
    let mut rules = Solver::default();
    rules.set(Technique::HiddenSingle, false);
    RuleChoice::of(&rules)
}

/// These rules on boards without cages.
fn without_cages(rules: RuleChoice) -> RuleChoices {
    let mut choices = RuleChoices::default();
    choices.choose(&Layout::CLASSIC, rules);
    choices
}

fn some_settings() -> Settings {
    let mut by_cell = Granularities::default();
    by_cell.choose(&Solver::preset(Preset::HoDoKu), Granularity::Cell);
    let mut settings = Settings {
        theme: ThemeChoice::Dark,
        notation: Notation::Letters,
        granularity: by_cell,
        rules: without_cages(without_hidden_singles()),
        beside: Beside::EveryStep,
        list_order: Order::Hardest,
        window: WindowSize {
            width: 1300.0,
            height: 900.0,
        },
        ..Settings::default()
    };
    settings.remember(Path::new("/puzzles/one.txt"));
    settings
}

#[test]
fn settings_come_back_as_they_were_left() {
    let folder = TempDir::new().unwrap();
    let store = Store::at(folder.path().join("new/settings.toml"));
    assert_eq!(store.load(), (Settings::default(), None));
    let settings = some_settings();
    store.save(&settings).unwrap();
    assert_eq!(store.load(), (settings, None));
}

#[cfg(target_os = "linux")]
#[test]
fn a_recent_file_whose_name_is_not_utf_8_does_not_keep_the_rest_from_being_kept() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = TempDir::new().unwrap();
    let store = Store::at(folder.path().join("settings.toml"));
    let mut settings = some_settings();
    settings.remember(Path::new(OsStr::from_bytes(b"/puzzles/odd-\xff.txt")));
    assert_eq!(settings.recent.len(), 2);
    store.save(&settings).unwrap();
    assert_eq!(store.load(), (some_settings(), None));
}

#[test]
fn a_field_that_makes_no_sense_has_its_default_and_the_others_stay() {
    let text =
        "theme = \"dark\"\nnotation = 7\nrules_off = [\"hidden-single\"]\nwindow = \"big\"\n";
    let (settings, complaints) = parsed(text);
    assert_eq!(complaints, ["notation", "window"]);
    assert_eq!(settings.theme, ThemeChoice::Dark);
    assert_eq!(settings.notation, Notation::Rc);
    assert_eq!(
        settings.rules.on(&Layout::CLASSIC),
        &without_hidden_singles()
    );
    assert_eq!(settings.window, WindowSize::default());
}

#[test]
fn a_window_of_no_sensible_size_is_opened_as_at_first() {
    for size in [
        "width = 3.0\nheight = 900.0",
        "width = nan\nheight = 900.0",
        "width = 1e9\nheight = 1e9",
    ] {
        let (settings, _) = Settings::parse(&format!("[window]\n{size}\n")).unwrap();
        assert_eq!(settings.window, WindowSize::default(), "{size}");
    }
}

#[test]
fn a_broken_file_is_told_and_kept() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    fs::write(&path, "theme = [").unwrap();
    let store = Store::at(path.clone());
    let (settings, notice) = store.load();
    assert_eq!(settings, Settings::default());
    let notice = in_english(&notice.expect("it is told"));
    assert!(
        notice.contains("are broken") && notice.contains("settings.toml.broken"),
        "{notice}"
    );
    store.save(&settings).unwrap();
    assert_eq!(
        fs::read_to_string(path.with_extension("toml.broken")).unwrap(),
        "theme = ["
    );
}

#[test]
fn a_place_that_cannot_be_written_is_a_sentence() {
    let folder = TempDir::new().unwrap();
    let in_the_way = folder.path().join("file");
    fs::write(&in_the_way, "").unwrap();
    let error = Store::at(in_the_way.join("settings.toml"))
        .save(&Settings::default())
        .unwrap_err();
    let error = in_english(&error);
    assert!(
        error.starts_with("The settings cannot be kept in "),
        "{error}"
    );
    assert_eq!(Store::none().save(&Settings::default()), Ok(()));
}

#[test]
fn recent_files_are_few_the_latest_first_and_each_once() {
    let mut settings = Settings::default();
    for number in 0..20 {
        settings.remember(&PathBuf::from(format!("/puzzles/{number}.txt")));
    }
    settings.remember(Path::new("/puzzles/15.txt"));
    assert_eq!(settings.recent.len(), 8);
    assert!(settings.recent[0].ends_with("15.txt") && settings.recent[1].ends_with("19.txt"));
    assert_eq!(
        settings
            .recent
            .iter()
            .filter(|path| path.ends_with("15.txt"))
            .count(),
        1
    );
}

/// The rules that are on, in their order.
fn on(rules: &RuleChoice) -> Vec<Technique> {
    let on = rules.rules().iter().filter(|(_, on)| *on);
    on.map(|(technique, _)| *technique).collect()
}

/// The rules of settings that were written and read back, and their written form.
fn kept(rules: &Solver) -> (RuleChoice, String) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    let settings = Settings {
        rules: without_cages(RuleChoice::of(rules)),
        ..Settings::default()
    };
    let store = Store::at(path.clone());
    store.save(&settings).unwrap();
    let (read, notice) = store.load();
    assert_eq!(notice, None);
    assert_eq!(read, settings);
    let text = fs::read_to_string(path).unwrap();
    let rules = text.lines().skip_while(|line| !line.contains("rules"));
    let rules = rules.take_while(|line| *line != "[window]");
    let rules: Vec<&str> = rules
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with("cage_rules"))
        .collect();
    let read = read.rules.on(&Layout::CLASSIC).clone();
    (read, rules.join(" "))
}

#[test]
fn a_preset_is_kept_by_its_name() {
    for preset in Preset::ALL {
        let (rules, text) = kept(&Solver::preset(preset));
        assert!(rules.solver().matches(preset));
        assert_eq!(text, format!("rules = \"{}\"", preset.slug()));
    }
    let mut through_sets = Solver::preset(Preset::HoDoKu);
    through_sets.set_through_sets(true);
    let (rules, text) = kept(&through_sets);
    assert!(rules.solver().through_sets());
    assert_eq!(text, "[rules] preset = \"hodoku\" through-sets = true");
}

#[test]
fn a_choice_of_ones_own_is_kept_with_what_is_on_alone_if_that_says_all() {
    let mut rules = Solver::default();
    rules.set(Technique::HiddenSingle, false);
    let (read, text) = kept(&rules);
    assert_eq!(
        on(&read),
        [Technique::NakedSingle, Technique::BoxLineReduction]
    );
    assert_eq!(
        text,
        "[rules] order = [ \"naked-single\", \"box-line-reduction\", ]"
    );
    rules.set(Technique::NakedSingle, false);
    rules.set(Technique::BoxLineReduction, false);
    assert_eq!(kept(&rules).1, "[rules] order = []");
}

#[test]
fn the_places_of_rules_that_are_off_are_kept_too() {
    let mut rules = Solver::default().complete();
    rules.move_to(Technique::Leviathan, 0);
    rules.move_to(Technique::HiddenSingle, 1);
    let (read, text) = kept(&rules);
    assert_eq!(read.rules()[0], (Technique::Leviathan, false));
    assert_eq!(read.rules()[1], (Technique::HiddenSingle, true));
    assert_eq!(read.rules().len(), CATALOG.len());
    assert!(text.starts_with("[rules] order = [ \"leviathan\", \"hidden-single\","));
    assert!(
        text.contains("off = [ \"leviathan\", \"full-house\","),
        "{text}"
    );
}

#[test]
fn rules_that_are_not_named_are_off_and_stand_where_the_catalog_has_them() {
    let text =
        "rules = { order = [\"hidden-single\", \"naked-single\", \"x-wing\"], off = [\"x-wing\"] }";
    let (settings, complaints) = parsed(text);
    assert!(complaints.is_empty());
    assert_eq!(
        on(settings.rules.on(&Layout::CLASSIC)),
        [Technique::HiddenSingle, Technique::NakedSingle]
    );
    let place = |technique| {
        settings
            .rules
            .on(&Layout::CLASSIC)
            .solver()
            .place(technique)
            .unwrap()
    };
    assert_eq!(place(Technique::FullHouse), 0);
    assert_eq!(place(Technique::Swordfish), place(Technique::XWing) + 1);
    assert_eq!(
        place(Technique::DirectPointing),
        place(Technique::HiddenSingle) + 1
    );
}

#[test]
fn rules_that_do_not_exist_are_left_out_and_told() {
    let text = "[rules]\norder = [\"x-ray\", \"naked-single\", 7, \"naked-single\"]\noff = [\"pointing\"]\n";
    let (settings, complaints) = parsed(text);
    assert_eq!(complaints, ["\"x-ray\" and 7 in rules.order"]);
    assert_eq!(
        on(settings.rules.on(&Layout::CLASSIC)),
        [Technique::NakedSingle]
    );

    let many: Vec<String> = (0..50).map(|number| format!("\"no-{number}\"")).collect();
    let text = format!(
        "rules = {{ preset = \"hodoku\", off = [{}] }}",
        many.join(",")
    );
    let (settings, complaints) = parsed(&text);
    let told = "\"no-0\" and \"no-1\" and \"no-2\" and 47 others in rules.off";
    assert_eq!(complaints, [told]);
    assert!(
        settings
            .rules
            .on(&Layout::CLASSIC)
            .solver()
            .matches(Preset::HoDoKu)
    );
}

#[test]
fn each_field_of_the_rules_falls_back_alone() {
    for (text, complaint, preset) in [
        ("rules = 5", "rules", Preset::Assignment),
        ("rules = \"mine\"", "rules", Preset::Assignment),
        (
            "rules = { order = \"all\", preset = \"hodoku\" }",
            "rules.order",
            Preset::HoDoKu,
        ),
        (
            "rules = { order = [\"x-ray\"] }",
            "\"x-ray\" in rules.order",
            Preset::Assignment,
        ),
        (
            "rules = { preset = \"hodoku\", off = 1 }",
            "rules.off",
            Preset::HoDoKu,
        ),
        (
            "rules = { preset = 1, off = [] }",
            "rules.preset",
            Preset::Assignment,
        ),
        (
            "rules = { preset = \"hodoku\", through-sets = \"yes\" }",
            "rules.through-sets",
            Preset::HoDoKu,
        ),
        ("rules_off = \"x\"", "rules_off", Preset::Assignment),
    ] {
        let (settings, complaints) = parsed(text);
        assert_eq!(complaints, [complaint], "{text}");
        assert!(
            settings.rules.on(&Layout::CLASSIC).solver().matches(preset),
            "{text}"
        );
        assert!(!settings.rules.on(&Layout::CLASSIC).solver().through_sets());
    }
}

#[test]
fn boards_with_cages_have_rules_of_their_own() {
    let killer = named("killer");
    let board = &killer.layout;
    let mut settings = Settings::default();
    let usual = settings.rules.on(board).solver();
    assert!(usual.matches(Preset::HoDoKu));

    settings.rules.choose(board, without_hidden_singles());
    let written = toml::to_string(&settings).unwrap();
    let (read, complaints) = parsed(&written);
    assert!(complaints.is_empty(), "{complaints:?}");
    assert_eq!(read.rules.on(board), &without_hidden_singles());
    let classic = read.rules.on(&Layout::CLASSIC).solver();
    assert!(classic.matches(Preset::Assignment));

    let wrong = "cage_rules = { order = [\"x-ray\"] }";
    let (read, complaints) = parsed(wrong);
    assert_eq!(complaints, ["\"x-ray\" in cage_rules.order"]);
    assert!(read.rules.on(board).solver().matches(Preset::HoDoKu));
}

#[test]
fn a_rule_that_does_not_exist_is_told_and_the_file_kept() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    fs::write(
        &path,
        "theme = \"dark\"\n[rules]\norder = [\"x-ray\", \"naked-single\"]\n",
    )
    .unwrap();
    let (settings, notice) = Store::at(path).load();
    assert_eq!(settings.theme, ThemeChoice::Dark);
    let notice = in_english(&notice.expect("it is told"));
    assert!(
        notice.contains("(\"x-ray\" in rules.order makes no sense)"),
        "{notice}"
    );
}

#[test]
fn our_puzzles_are_as_hard_as_they_are_called() {
    let singles = [Technique::NakedSingle, Technique::HiddenSingle];
    for level in Level::ALL {
        assert!(level.files().len() >= 4);
        for (name, text) in level.files() {
            let puzzle = formats::read(text.as_bytes()).unwrap().remove(0);
            let ending = |solver: Solver| {
                solver
                    .path(&mut Grid::from_values(&puzzle.givens), Granularity::Rule)
                    .1
            };
            let expected = match level {
                Level::Easy => (Ending::Solved, Ending::Solved),
                Level::Medium => (Ending::Stalled, Ending::Solved),
                Level::Hard => (Ending::Stalled, Ending::Stalled),
            };
            assert_eq!(
                (ending(Solver::with(singles)), ending(Solver::default())),
                expected,
                "{name}"
            );
        }
        let other = level.pick(|it| it.number == 1);
        assert_ne!(other.number, 1, "another one than that which is open");
    }
}

#[test]
fn the_text_is_drawn_larger_and_smaller_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path().join("settings.toml"));
    let mut app = App::new(Settings::default(), store.clone());
    let _ = app.update(Message::Resized(iced::Size::new(1400.0, 1000.0)));
    let press = |app: &mut App, key: &str| {
        let key = Key::Character(key.into());
        let _ = app.update(Message::Key(key, Modifiers::CTRL));
    };
    let mut scales = Vec::new();
    for key in ["+", "=", "+", "+", "-", "-", "-", "-", "-", "0"] {
        press(&mut app, key);
        scales.push((app.scale() * 100.0).round());
    }
    assert_eq!(
        scales,
        [
            115.0, 130.0, 150.0, 150.0, 130.0, 115.0, 100.0, 90.0, 90.0, 100.0
        ]
    );
    press(&mut app, "+");
    let (kept, complaint) = store.load();
    assert_eq!(complaint, None);
    assert_eq!(kept.text_size, app.settings().text_size);
    assert_eq!(kept.text_size.label(Language::english()), "115 %");
}

#[test]
fn the_text_is_no_larger_than_the_window_has_room_for() {
    let (settings, complaints) = parsed("text_size = 150");
    assert!(complaints.is_empty());
    let mut app = App::new(settings, Store::none());
    // A window tells its size as it is enlarged.
    let mut resize = |width: f32, height: f32| {
        let before = app.scale();
        let size = iced::Size::new(width / before, height / before);
        let _ = app.update(Message::Resized(size));
        let window = app.settings().window;
        assert!((window.width - width).abs() < 0.01 && (window.height - height).abs() < 0.01);
        app.scale()
    };
    assert_eq!(resize(1400.0, 1000.0), 1.5);
    assert_eq!(resize(1000.0, 700.0), 1.25);
    assert_eq!(resize(760.0, 560.0), 1.0);
    assert_eq!(resize(1400.0, 1000.0), 1.5);
}

#[test]
fn a_size_of_the_text_that_there_is_not_is_the_usual_one() {
    for wrong in ["110", "0", "-3", "\"large\"", "99999"] {
        let (settings, complaints) = parsed(&format!("text_size = {wrong}"));
        assert_eq!(settings, Settings::default());
        assert_eq!(complaints, ["text_size"]);
    }
}

#[test]
fn how_much_a_step_does_is_kept_for_each_preset() {
    let (assignment, hodoku) = (Solver::default(), Solver::preset(Preset::HoDoKu).complete());
    let mut kept = Granularities::default();
    assert_eq!(kept.of(&assignment), Granularity::Rule);
    assert_eq!(kept.of(&hodoku), Granularity::Deduction);
    assert_eq!(
        kept.of(&without_hidden_singles().solver()),
        Granularity::Rule,
        "some of its rules are off"
    );
    kept.choose(&hodoku, Granularity::Cell);
    assert_eq!(kept.of(&assignment), Granularity::Rule);
    assert_eq!(kept.of(&hodoku), Granularity::Cell);
    // One that was kept for all of them is that of the assignment.
    let (settings, complaints) = parsed("granularity = \"deduction\"");
    assert!(complaints.is_empty(), "{complaints:?}");
    assert_eq!(settings.granularity.of(&assignment), Granularity::Deduction);
    assert_eq!(settings.granularity.of(&hodoku), Granularity::Deduction);
}

#[test]
fn a_rule_that_is_turned_on_or_off_leaves_how_much_a_step_does() {
    let mut app = app(HARD);
    let size = |app: &App| the_solver(app).session().granularity();
    assert_eq!(size(&app), Granularity::Rule);
    while !matches!(report(&app), Report::Stalled { .. }) {
        step(&mut app);
    }
    // The key works once a rule that goes on is found.
    wait_until(&mut app, |app| shows(app, "Keep it on"));
    type_key(&mut app, "i");
    let rules = the_solver(&app).session().rules().clone();
    assert_eq!(rules.matching_preset(), None, "a rule was turned on");
    assert_eq!(size(&app), Granularity::Rule);
    // Another puzzle, and another start of the program.
    open(&mut app, puzzles(ASSIGNMENT).remove(0));
    assert_eq!(size(&app), Granularity::Rule);
    let kept = toml::to_string(app.settings()).unwrap();
    let (kept, _) = parsed(&kept);
    assert_eq!(kept.granularity.of(&rules), Granularity::Rule);
    let again = app_with(kept, HARD);
    assert_eq!(size(&again), Granularity::Rule);
    // Off again, as on the panel of the rules.
    for (technique, on) in rules.techniques().filter(|(_, on)| *on) {
        if !Preset::Assignment.has(technique) {
            send(&mut app, solver::Message::Switch(technique, !on));
        }
    }
    assert_eq!(size(&app), Granularity::Rule);
}

#[test]
fn a_rule_that_the_dialog_turns_on_leaves_how_much_a_step_does() {
    let mut app = app(HARD);
    send(&mut app, solver::Message::Rules);
    let switched = rules::Message::Switch(Technique::XWing, true);
    carry_out(&mut app, Message::Modal(modal::Message::Rules(switched)));
    let size = |app: &App| the_solver(app).session().granularity();
    assert_eq!(size(&app), Granularity::Rule);
    let rules = the_solver(&app).session().rules().clone();
    assert_eq!(app.settings().granularity.of(&rules), Granularity::Rule);
    // A preset has its own size, and so have the player's own rules after it.
    for (message, expected) in [
        (
            rules::Message::Preset(Preset::HoDoKu),
            Granularity::Deduction,
        ),
        (rules::Message::Own, Granularity::Rule),
    ] {
        carry_out(&mut app, Message::Modal(modal::Message::Rules(message)));
        assert_eq!(size(&app), expected);
    }
}

#[test]
fn a_step_does_as_much_after_the_demonstration_as_elsewhere() {
    let mut chosen = Settings::default();
    chosen
        .granularity
        .choose(&Solver::default(), Granularity::Cell);
    for (settings, expected) in [
        (chosen, Granularity::Cell),
        (Settings::default(), Granularity::Rule),
    ] {
        let elsewhere = app_with(settings.clone(), HARD);
        assert_eq!(the_solver(&elsewhere).session().granularity(), expected);
        let mut app = begin(settings, Store::none());
        carry_out(&mut app, Message::Ask(Ask::Demonstrated));
        assert_eq!(the_solver(&app).session().granularity(), expected);
    }
}

#[test]
fn another_preset_brings_how_much_its_steps_do() {
    let mut app = app(HARD);
    let now = |app: &App| the_solver(app).session().granularity();
    assert_eq!(now(&app), Granularity::Rule);
    let hodoku = Solver::preset(Preset::HoDoKu).complete();
    app.solver_mut().unwrap().set_rules(hodoku);
    assert_eq!(now(&app), Granularity::Deduction);
    send(&mut app, solver::Message::Granularity(Granularity::Cell));
    let assignment = Solver::default().complete();
    app.solver_mut().unwrap().set_rules(assignment);
    assert_eq!(now(&app), Granularity::Rule);
    let hodoku = Solver::preset(Preset::HoDoKu);
    assert_eq!(app.settings().granularity.of(&hodoku), Granularity::Cell);
}
