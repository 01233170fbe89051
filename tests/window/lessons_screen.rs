//! The lessons in the window: read, practiced and left; progress is kept.

use std::fs;

use crate::support::*;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use sudoku_stepper::app::board::{Frame, Tint};
use sudoku_stepper::app::lookup::Late;
use sudoku_stepper::app::modal::{self, Modal, progress_file};
use sudoku_stepper::app::screen::lessons::{Lessons, Made, Message, Order};
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::{Settings, Store, ThemeChoice};
use sudoku_stepper::app::{App, Message as AppMessage, Screen};
use sudoku_stepper::explain::Role;
use sudoku_stepper::grid::Candidate;
use sudoku_stepper::lessons::{
    Act, COURSES, Exercise, Learned, MAP, NextUp, Origin, Progress, Stage, course_lessons, lesson,
    lookalike, next_up, schema, stored,
};
use sudoku_stepper::rules::Technique;
use sudoku_stepper::search::Stop;
use sudoku_stepper::texts::{Language, other_names};

fn lessons(app: &App) -> &Lessons {
    app.lessons().expect("the lessons were opened")
}

fn tell(app: &mut App, message: Message) {
    carry_out(app, AppMessage::Lessons(message));
}

/// The lesson of a technique.
fn at(technique: Technique, theme: ThemeChoice) -> App {
    let mut app = begin(settings(theme), Store::none());
    type_key(&mut app, "l");
    tell(&mut app, Message::Learn(technique));
    app
}

/// The exercise on a stored position.
fn on_kept_position(technique: Technique) -> Exercise {
    let position = stored(technique).next().unwrap();
    let made = Exercise::on(technique, Origin::Next, position.grid, &Stop::never());
    made.unwrap().unwrap()
}

/// A message about the exercise that is being made.
fn making() -> Late<Made, u64> {
    match news(|it| matches!(it, AppMessage::Lessons(Message::Making(_)))) {
        AppMessage::Lessons(Message::Making(late)) => late,
        other => panic!("{other:?} is of another kind"),
    }
}

/// Delivers the exercise on a stored position as its thread would, and returns it.
fn practise(app: &mut App, technique: Technique) -> Exercise {
    let exercise = on_kept_position(technique);
    key(app, Named::Enter);
    assert!(lessons(app).is_making());
    let made = making().with_answer(Ok(Box::new(exercise.clone())));
    tell(app, Message::Making(made));
    assert!(!lessons(app).is_making());
    exercise
}

fn is_marked(app: &App, candidate: Candidate, role: Role) -> bool {
    lessons(app).scene().marks.contains(&(candidate, role))
}

#[test]
fn the_lessons_open_from_the_start_screen_and_are_left_again() {
    let mut app = App::new(Settings::default(), Store::none());
    click(&mut app, "Learn");
    assert_eq!(app.screen(), Screen::Lessons);
    assert_eq!(lessons(&app).technique(), Some(Technique::FullHouse));
    for words in ["Full House", "What it is", "Why it holds", "On this board"] {
        assert!(shows(&app, words), "{words}");
    }
    key(&mut app, Named::Escape);
    assert_eq!(app.screen(), Screen::Start);
    type_key(&mut app, "l");
    assert_eq!(app.screen(), Screen::Lessons);
}

#[test]
fn the_card_of_a_step_leads_to_the_lesson_and_back() {
    let mut app = app(ASSIGNMENT);
    step(&mut app);
    click(&mut app, "Learn");
    assert_eq!(app.screen(), Screen::Lessons);
    assert_eq!(lessons(&app).technique(), Some(Technique::NakedSingle));
    key(&mut app, Named::Escape);
    assert_eq!(app.screen(), Screen::Solver);
    assert_eq!(made(&app), 1);
    hint(&mut app);
    type_key(&mut app, "l");
    assert_eq!(app.screen(), Screen::Lessons);
}

#[test]
fn keys_go_from_lesson_to_lesson_and_the_filter_finds_one() {
    let mut app = at(Technique::FullHouse, ThemeChoice::Light);
    key(&mut app, Named::ArrowDown);
    assert_eq!(lessons(&app).technique(), Some(Technique::NakedSingle));
    key(&mut app, Named::End);
    let last = Some(Technique::ForcingNetContradiction);
    assert_eq!(lessons(&app).technique(), last, "of the courses");
    type_key(&mut app, "o");
    key(&mut app, Named::End);
    let last = sudoku_stepper::lessons::BoardLesson::ALL.last().copied();
    assert_eq!(lessons(&app).board(), last, "of the boards");
    assert_eq!(lessons(&app).technique(), None);
    key(&mut app, Named::Home);
    assert_eq!(lessons(&app).technique(), Some(Technique::FullHouse));
    tell(&mut app, Message::Filter("wing w".to_owned()));
    assert!(shows(&app, "W-Wing") && !shows(&app, "Skyscraper"));
    key(&mut app, Named::ArrowDown);
    let technique = lessons(&app).technique().unwrap();
    let mut names = other_names(Language::english(), technique);
    names.push(technique.name().to_owned());
    assert!(
        names
            .iter()
            .any(|name| name.to_lowercase().contains("wing")),
        "{names:?}"
    );
    key(&mut app, Named::Escape);
    assert!(shows(&app, "Pointing"));
    assert_eq!(app.screen(), Screen::Lessons);
}

#[test]
fn a_lesson_is_found_by_another_name_and_it_is_said_by_which() {
    let mut app = at(Technique::FullHouse, ThemeChoice::Light);
    type_key(&mut app, "o");
    tell(&mut app, Message::Filter("y-w".to_owned()));
    assert!(shows(&app, "XY-Wing"));
    let told = "Y-Wing: other name of XY-Wing";
    assert!(!shows(&app, told), "it has these letters in its own name");
    tell(&mut app, Message::Filter("bug+".to_owned()));
    assert!(shows(&app, "Bivalue Universal Grave + 1"));
    let told = "BUG+1: other name of Bivalue Universal Grave + 1";
    assert!(shows(&app, told));
    key(&mut app, Named::ArrowDown);
    let bug = Technique::BivalueUniversalGravePlusOne;
    assert_eq!(lessons(&app).technique(), Some(bug));
    assert!(shows(&app, "Also called: BUG+1, BUG Type 1"));
}

#[test]
fn a_lesson_tells_how_to_look_step_by_step_and_what_is_often_done_wrong() {
    let app = at(Technique::BivalueUniversalGravePlusOne, ThemeChoice::Light);
    let headings = [
        "What it is",
        "When to look for it",
        "How to find it, step by step",
        "Why it holds",
        "A common mistake",
        "Where it comes from",
    ];
    for heading in headings {
        assert!(shows(&app, heading), "{heading}");
    }
    let english = Language::english();
    let lesson = lesson(english, Technique::BivalueUniversalGravePlusOne).unwrap();
    for number in 1..=lesson.look.len() {
        assert!(shows(&app, &number.to_string()));
    }
}

#[test]
fn the_pattern_in_letters_and_what_looks_like_it_are_put_on_the_board() {
    let mut app = at(Technique::XyWing, ThemeChoice::Light);
    let letters = |app: &App| lessons(app).scene().letters;
    assert_eq!(letters(&app), None);
    let example = lessons(&app).scene();
    type_key(&mut app, "b");
    let scene = lessons(&app).scene();
    assert_eq!(
        letters(&app),
        schema(Technique::XyWing).map(|it| it.letters())
    );
    let marked = |role| scene.marks.iter().filter(|(_, it)| *it == role).count();
    assert_eq!(marked(Role::Eliminated), 1);
    assert!(scene.values.is_empty() && scene.candidates.len() == 7);
    assert!(shows(&app, "The pattern in letters"));
    type_key(&mut app, "b");
    let lookalike = lookalike(Technique::XyWing).unwrap();
    let right = (lookalike.wrong, Role::Placed);
    assert!(lessons(&app).scene().marks.contains(&right));
    assert_eq!(letters(&app), None);
    assert!(shows(&app, "Looks like one, is none"));
    assert!(shows(&app, "Right: must stay"));
    type_key(&mut app, "b");
    assert_eq!(lessons(&app).scene(), example);
    // Another lesson begins with its example.
    type_key(&mut app, "b");
    tell(&mut app, Message::Learn(Technique::WWing));
    assert_eq!(letters(&app), None);
}

#[test]
fn the_board_shows_the_step_and_a_chain_is_walked_link_by_link() {
    let mut app = at(Technique::XyChain, ThemeChoice::Light);
    let shown = lesson(Language::english(), Technique::XyChain)
        .unwrap()
        .shown()
        .unwrap();
    for eliminated in &shown.eliminations {
        assert!(is_marked(&app, *eliminated, Role::Eliminated));
    }
    assert!(!lessons(&app).scene().links.is_empty());
    assert!(lessons(&app).scene().ends.is_empty());
    key(&mut app, Named::ArrowRight);
    assert!(!lessons(&app).scene().ends.is_empty());
    assert!(shows(&app, "All at once"));
    key(&mut app, Named::Escape);
    assert!(lessons(&app).scene().ends.is_empty());
    assert_eq!(app.screen(), Screen::Lessons);
}

#[test]
fn an_exercise_that_is_answered_right_is_told_and_remembered() {
    let mut app = at(Technique::XWing, ThemeChoice::Light);
    let exercise = practise(&mut app, Technique::XWing);
    let step = exercise.steps()[0].clone();
    for candidate in &step.eliminations {
        tell(&mut app, Message::Mark(*candidate));
        assert!(is_marked(&app, *candidate, Role::Eliminated));
    }
    key(&mut app, Named::Enter);
    assert!(lessons(&app).verdict().unwrap().is_right());
    assert!(shows(&app, "Right") && shows(&app, "Next exercise"));
    let record = lessons(&app).progress().record(Technique::XWing);
    assert_eq!((record.right, record.wrong), (1, 0));
    assert_eq!(
        lessons(&app).progress().learned(Technique::XWing),
        Learned::Practised
    );
    key(&mut app, Named::Enter);
    assert!(lessons(&app).is_making());
    key(&mut app, Named::Escape);
    assert!(!lessons(&app).is_making());
    key(&mut app, Named::Escape);
    assert!(lessons(&app).exercise().is_none() && shows(&app, "What it is"));
}

#[test]
fn what_was_missed_and_what_is_wrong_is_told_and_counts_once() {
    let mut app = at(Technique::XWing, ThemeChoice::Light);
    let exercise = practise(&mut app, Technique::XWing);
    let step = exercise.steps()[0].clone();
    let cell = exercise.grid().unsolved().first().unwrap();
    let wrong = Candidate::new(cell, exercise.solution()[cell.index()].unwrap());
    tell(&mut app, Message::Mark(wrong));
    key(&mut app, Named::Enter);
    let verdict = lessons(&app).verdict().unwrap();
    assert!(!verdict.is_right() && verdict.meant.is_none());
    assert!(
        lessons(&app)
            .scene()
            .tints
            .contains(&(cell, Tint::Contradicting))
    );
    assert!(shows(&app, "Not this"));
    // A mark keeps its verdict until it is changed.
    tell(&mut app, Message::Mark(wrong));
    assert!(lessons(&app).verdict().is_none());
    for candidate in &step.eliminations {
        tell(&mut app, Message::Mark(*candidate));
    }
    key(&mut app, Named::Enter);
    assert!(lessons(&app).verdict().unwrap().is_right());
    let record = lessons(&app).progress().record(Technique::XWing);
    assert_eq!(
        (record.right, record.wrong),
        (0, 1),
        "the first check counts"
    );
}

#[test]
fn cells_are_chosen_and_candidates_marked_by_keys() {
    let mut app = at(Technique::NakedSingle, ThemeChoice::Light);
    let exercise = practise(&mut app, Technique::NakedSingle);
    let placed = exercise.steps()[0].placements[0];
    tell(&mut app, Message::Select(placed.cell));
    type_key(&mut app, &placed.digit.to_string());
    assert!(is_marked(&app, placed, Role::Placed));
    key(&mut app, Named::Delete);
    assert!(!is_marked(&app, placed, Role::Placed));
    key(&mut app, Named::ArrowRight);
    let frames = lessons(&app).scene().frames;
    let moved = frames.iter().find(|it| it.1 == Frame::Selected).unwrap().0;
    assert_ne!(moved, placed.cell);
    key(&mut app, Named::Enter);
    assert!(lessons(&app).verdict().is_none(), "nothing is marked");
}

#[test]
fn whoever_asks_for_help_gets_it_and_the_exercise_does_not_count_as_right() {
    let mut app = at(Technique::Skyscraper, ThemeChoice::Light);
    let exercise = practise(&mut app, Technique::Skyscraper);
    type_key(&mut app, "h");
    assert!(shows(&app, "Hint"));
    assert!(!lessons(&app).scene().houses.is_empty() || !lessons(&app).scene().tints.is_empty());
    type_key(&mut app, "s");
    assert!(shows(&app, "The step") && shows(&app, "Next exercise"));
    let removed = exercise.steps()[0].eliminations[0];
    assert!(is_marked(&app, removed, Role::Eliminated));
    let record = lessons(&app).progress().record(Technique::Skyscraper);
    assert_eq!((record.right, record.wrong), (0, 1));
    assert!(exercise.asks(Act::Remove));
}

#[test]
fn a_second_hint_of_an_exercise_says_that_there_is_no_more() {
    let mut app = at(Technique::NakedPair, ThemeChoice::Light);
    practise(&mut app, Technique::NakedPair);
    click(&mut app, "Hint");
    assert_eq!(app.notice(), None);
    let told = "There is no further hint. Show lights the whole step.";
    click(&mut app, "Hint");
    assert_eq!(app.notice().as_deref(), Some(told));
}

#[test]
fn what_is_marked_in_an_exercise_is_said_as_what_the_step_does() {
    let mut app = at(Technique::NakedPair, ThemeChoice::Light);
    let exercise = practise(&mut app, Technique::NakedPair);
    let candidate = exercise.steps()[0].eliminations[0];
    tell(&mut app, Message::Mark(candidate));
    assert!(shows(
        &app,
        &format!("Remove {} from {}.", candidate.digit, candidate.cell)
    ));
}

#[test]
fn the_places_of_a_digit_stand_out_in_an_exercise() {
    let mut app = at(Technique::XWing, ThemeChoice::Light);
    practise(&mut app, Technique::XWing);
    let bright = |app: &App| {
        let scene = lessons(app).scene();
        let digits = scene.by_hand.bright.iter().map(|it| it.digit.get());
        let mut digits: Vec<u8> = digits.collect();
        digits.dedup();
        digits
    };
    key(&mut app, Named::F3);
    assert_eq!(bright(&app), [3]);
    assert!(shows(&app, "Filter: 3"));
    press(&mut app, Key::Named(Named::F5), Modifiers::SHIFT);
    assert!(shows(&app, "Filter: 3, 5"));
    key(&mut app, Named::F10);
    assert!(shows(&app, "Filter: two candidates"));
    key(&mut app, Named::Escape);
    assert_eq!(bright(&app), Vec::<u8>::new());
    assert!(lessons(&app).exercise().is_some(), "the exercise goes on");
}

#[test]
fn an_exercise_that_comes_too_late_is_not_shown() {
    let mut app = at(Technique::XWing, ThemeChoice::Light);
    let exercise = Box::new(on_kept_position(Technique::XWing));
    key(&mut app, Named::Enter);
    let making = making();
    tell(&mut app, Message::Making(making.clone().with_progress(12)));
    assert!(shows(&app, "Making an exercise: 12 puzzles tried."));
    click(&mut app, "Cancel");
    tell(&mut app, Message::Making(making.with_answer(Ok(exercise))));
    assert!(lessons(&app).exercise().is_none());
}

#[test]
fn what_was_learned_is_kept_beside_the_settings() {
    let folder = tempfile::tempdir().unwrap();
    let store = || Store::at(folder.path().join("settings.toml"));
    let mut app = App::new(Settings::default(), store());
    type_key(&mut app, "l");
    tell(&mut app, Message::Learn(Technique::XWing));
    key(&mut app, Named::Escape);
    let file = folder.path().join("lessons.toml");
    assert!(fs::read_to_string(&file).unwrap().contains("[x-wing]"));
    let mut app = App::new(Settings::default(), store());
    type_key(&mut app, "l");
    assert_eq!(
        lessons(&app).progress().learned(Technique::XWing),
        Learned::Read
    );
    assert_eq!(app.notice(), None);
    // The first lesson that was not read yet.
    assert_eq!(lessons(&app).technique(), Some(Technique::NakedSingle));
}

#[test]
fn a_broken_file_of_what_was_learned_is_told_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("lessons.toml");
    fs::write(&file, "[x-wing\nright =").unwrap();
    let store = Store::at(folder.path().join("settings.toml"));
    let mut app = App::new(Settings::default(), store);
    type_key(&mut app, "l");
    let notice = app.notice().expect("it is told");
    assert!(notice.contains("lessons.toml.broken"), "{notice}");
    let kept = fs::read_to_string(folder.path().join("lessons.toml.broken")).unwrap();
    assert_eq!(kept, "[x-wing\nright =");
    key(&mut app, Named::Escape);
    press(&mut app, Key::Named(Named::Escape), Modifiers::default());
    assert!(fs::read_to_string(&file).unwrap().contains("[full-house]"));
}

#[test]
fn a_lesson_and_an_exercise_look_as_they_did() {
    let app = at(Technique::XyWing, ThemeChoice::Light);
    matches_snapshot(&app, "lesson");
    let mut app = at(Technique::XWing, ThemeChoice::Dark);
    let exercise = practise(&mut app, Technique::XWing);
    let step = exercise.steps()[0].clone();
    tell(&mut app, Message::Mark(step.eliminations[0]));
    let cell = exercise.grid().unsolved().first().unwrap();
    let wrong = Candidate::new(cell, exercise.solution()[cell.index()].unwrap());
    tell(&mut app, Message::Mark(wrong));
    key(&mut app, Named::Enter);
    matches_snapshot(&app, "exercise-dark");
}

#[test]
fn the_map_is_gone_over_by_keys_and_leads_to_lessons_and_exercises() {
    let mut app = App::new(Settings::default(), Store::none());
    type_key(&mut app, "l");
    type_key(&mut app, "m");
    assert_eq!(lessons(&app).chosen_on_map(), Some(Technique::FullHouse));
    for words in [
        "Techniques",
        "not yet",
        "Exercises",
        "0 of 3",
        "In your puzzles",
    ] {
        assert!(shows(&app, words), "{words}");
    }
    key(&mut app, Named::ArrowDown);
    assert_eq!(lessons(&app).chosen_on_map(), Some(Technique::NakedSingle));
    key(&mut app, Named::ArrowRight);
    assert_eq!(lessons(&app).chosen_on_map(), Some(Technique::Claiming));
    for station in MAP {
        tell(&mut app, Message::Choose(station.technique));
        assert_eq!(lessons(&app).chosen_on_map(), Some(station.technique));
        assert!(shows(&app, "On the board of the lesson."), "{station:?}");
    }
    tell(&mut app, Message::Choose(Technique::XWing));
    click(&mut app, "Read");
    assert_eq!(lessons(&app).technique(), Some(Technique::XWing));
    assert_eq!(lessons(&app).chosen_on_map(), None);
    type_key(&mut app, "m");
    assert_eq!(lessons(&app).chosen_on_map(), Some(Technique::XWing));
    key(&mut app, Named::Enter);
    assert!(lessons(&app).is_making());
}

#[test]
fn what_comes_up_in_a_puzzle_is_met_on_the_map_and_shown_there() {
    let mut app = app(ASSIGNMENT);
    let rule = sudoku_stepper::rules::rule_for(Technique::HiddenSingle).unwrap();
    let single = sudoku_stepper::rules::find_first(rule, &board(&app)).unwrap();
    let placed = single.placements[0];
    send(&mut app, solver::Message::Select(placed.cell));
    send(&mut app, solver::Message::Enter(placed.digit));
    step(&mut app);
    let progress = lessons(&app).progress().clone();
    let met: Vec<Technique> = Technique::ALL
        .iter()
        .copied()
        .filter(|it| progress.record(*it).met > 0)
        .collect();
    let found = |it: &Technique| progress.record(*it).found;
    assert_eq!(met.iter().map(found).sum::<u32>(), 1, "{met:?}");
    let first = met
        .iter()
        .find(|it| found(it) == 1)
        .copied()
        .expect("one was found");
    assert_eq!(progress.stage(first), Stage::Met);
    let meeting = progress.record(first).meeting.unwrap();
    assert_eq!(
        (meeting.puzzle.as_str(), meeting.step),
        ("assignment.txt", 1)
    );
    // It is read again as it was kept.
    let (again, complaints) = Progress::parse(&progress.write().unwrap()).unwrap();
    assert_eq!((again, complaints.len()), (progress, 0));

    type_key(&mut app, "l");
    type_key(&mut app, "m");
    tell(&mut app, Message::Choose(first));
    assert!(shows(&app, "assignment.txt, step 1. Found by you."));
    click(&mut app, "Clear progress");
    assert_eq!(lessons(&app).progress().stage(first), Stage::Met);
    click(&mut app, "Really clear it?");
    assert!(lessons(&app).progress().is_empty());
    assert!(shows(&app, "On the board of the lesson."));
}

/// Carries out a message of the file dialog for progress, and delivers the consequences.
fn in_file_dialog(app: &mut App, message: progress_file::Message) {
    let modal = |it| AppMessage::Modal(modal::Message::ProgressFile(it));
    let goes = matches!(message, progress_file::Message::Go);
    carry_out(app, modal(message));
    if goes {
        deliver(app, |it| {
            matches!(
                it,
                AppMessage::Modal(modal::Message::ProgressFile(
                    progress_file::Message::Written(_) | progress_file::Message::Read(_)
                ))
            )
        });
    }
}

fn file_problem(app: &App) -> Option<String> {
    match app.modal() {
        Some(Modal::ProgressFile(dialog)) => dialog.problem().map(in_english),
        other => panic!("no file is asked for: {other:?}"),
    }
}

#[test]
fn what_was_learned_goes_to_a_file_and_is_added_when_it_is_read_back() {
    use progress_file::Message as File;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("learned.toml");
    let typed = || File::Typed(path.display().to_string());
    let mut app = at(Technique::XWing, ThemeChoice::Light);
    type_key(&mut app, "m");
    click(&mut app, "Export progress");
    in_file_dialog(&mut app, typed());
    in_file_dialog(&mut app, File::Go);
    assert!(app.modal().is_none() && app.notice().unwrap().starts_with("Saved in"));
    let progress = lessons(&app).progress().clone();
    assert!(!progress.is_empty());

    // Another machine, where something else was learned.
    let mut app = at(Technique::Skyscraper, ThemeChoice::Light);
    type_key(&mut app, "m");
    click(&mut app, "Import progress");
    in_file_dialog(&mut app, typed());
    in_file_dialog(&mut app, File::Go);
    assert!(app.modal().is_none());
    let now = lessons(&app).progress();
    for technique in [Technique::XWing, Technique::Skyscraper] {
        assert!(now.record(technique).read, "{technique}");
    }

    // Nothing is replaced unless that was told, and nothing else is taken for progress.
    click(&mut app, "Export progress");
    in_file_dialog(&mut app, typed());
    carry_out(
        &mut app,
        AppMessage::Modal(modal::Message::ProgressFile(File::Go)),
    );
    assert!(file_problem(&app).unwrap().contains("learned.toml already"));
    in_file_dialog(&mut app, File::Close);
    fs::write(&path, "theme = \"dark\"\n").unwrap();
    click(&mut app, "Import progress");
    in_file_dialog(&mut app, typed());
    in_file_dialog(&mut app, File::Go);
    assert!(
        file_problem(&app)
            .unwrap()
            .ends_with("it is no file of progress.")
    );
}

#[test]
fn the_map_leads_back_into_the_puzzle_in_which_a_technique_came_up() {
    let mut app = app(ASSIGNMENT);
    step(&mut app);
    let Report::Stepped(shown) = report(&app) else {
        panic!("no step was made");
    };
    let technique = shown[0].technique;
    type_key(&mut app, "l");
    type_key(&mut app, "m");
    tell(&mut app, Message::Choose(technique));
    click(&mut app, "Show it there");
    assert_eq!(app.screen(), Screen::Solver);
    let Report::Previewed(step) = report(&app) else {
        panic!("it is not shown: {:?}", report(&app));
    };
    assert_eq!(step[0].technique, technique);
}

#[test]
fn the_map_looks_as_it_did() {
    let mut app = app(ASSIGNMENT);
    for _ in 0..3 {
        step(&mut app);
    }
    type_key(&mut app, "l");
    type_key(&mut app, "m");
    matches_snapshot(&app, "map");
}

#[test]
fn the_course_leads_from_lesson_to_exercises_to_a_puzzle_and_on() {
    let mut app = begin(Settings::default(), Store::none());
    click(&mut app, "Learn");
    assert!(shows(&app, "From nothing to the X-Wing"));
    assert_eq!(lessons(&app).technique(), Some(Technique::FullHouse));
    assert!(shows(&app, "Practice"));
    let mut progress = Progress::default();
    assert_eq!(
        next_up(Technique::FullHouse, &progress),
        Some(NextUp::Exercise(0))
    );
    for right in 1..=3 {
        progress.practised(Technique::FullHouse, true);
        let next = next_up(Technique::FullHouse, &progress);
        assert_eq!(next == Some(NextUp::Puzzle), right == 3);
    }
    assert!(progress.solved(Technique::FullHouse));
    assert_eq!(
        next_up(Technique::FullHouse, &progress),
        Some(NextUp::Lesson(Some(Technique::NakedSingle)))
    );
    assert_eq!(next_up(Technique::Whale, &progress), None);
    // All techniques are one press away.
    type_key(&mut app, "o");
    assert!(!shows(&app, "From nothing to the X-Wing"));
    click(&mut app, "Courses");
    assert!(shows(&app, "From nothing to the X-Wing"));
}

#[test]
fn the_first_course_is_ten_lessons_up_to_the_x_wing_and_all_have_exercises() {
    let first = COURSES[0].lessons;
    assert_eq!((first.len(), first.last()), (10, Some(&Technique::XWing)));
    for level in ["first", "medium", "hard", "unfair", "extreme"] {
        assert!(COURSES.iter().any(|course| course.slug == level), "{level}");
    }
    let all: Vec<Technique> = course_lessons().collect();
    for (number, technique) in all.iter().enumerate() {
        assert!(!all[..number].contains(technique), "{technique} comes once");
        assert!(sudoku_stepper::lessons::is_made(*technique), "{technique}");
    }
}

#[test]
fn the_puzzle_of_a_lesson_is_made_opened_and_remembered_when_it_is_solved() {
    let mut app = begin(Settings::default(), Store::none());
    click(&mut app, "Learn");
    tell(&mut app, Message::Learn(Technique::NakedSingle));
    for _ in 0..3 {
        let exercise = practise(&mut app, Technique::NakedSingle);
        let placed = exercise.steps()[0].placements[0];
        tell(&mut app, Message::Mark(placed));
        tell(&mut app, Message::Check);
        tell(&mut app, Message::Lesson);
    }
    assert!(shows(&app, "A puzzle that needs just this"));
    key(&mut app, Named::Enter);
    assert!(lessons(&app).is_making());
    deliver(&mut app, |it| {
        matches!(it, AppMessage::Lessons(Message::Puzzle(_)))
    });
    while app.screen() == Screen::Lessons {
        deliver(&mut app, |it| {
            matches!(it, AppMessage::Lessons(Message::Puzzle(_)))
        });
    }
    assert_eq!(the_solver(&app).name(), "Naked Single, the puzzle");
    while !board(&app).is_solved() {
        step(&mut app);
    }
    let progress = lessons(&app).progress();
    assert!(progress.record(Technique::NakedSingle).solved);
}

#[test]
fn what_was_done_right_with_a_hint_is_told_not_to_count() {
    let mut app = at(Technique::XWing, ThemeChoice::Light);
    let exercise = practise(&mut app, Technique::XWing);
    type_key(&mut app, "h");
    for candidate in &exercise.steps()[0].eliminations {
        tell(&mut app, Message::Mark(*candidate));
    }
    key(&mut app, Named::Enter);
    assert!(shows(&app, "Right") && shows(&app, "0 of 1 without help"));
    let eliminations = exercise.steps()[0].eliminations.len();
    assert!(eliminations > 1);
    assert!(shows(
        &app,
        "All of this follows here. You asked for a hint, so it does not count as done without \
         help."
    ));
}

#[test]
fn a_digit_that_cannot_be_right_is_called_wrong_as_it_is_typed() {
    let mut app = at(Technique::FullHouse, ThemeChoice::Light);
    let exercise = practise(&mut app, Technique::FullHouse);
    let placed = exercise.steps()[0].placements[0];
    let name = sudoku_stepper::explain::Notation::Rc.cell(placed.cell);
    tell(&mut app, Message::Select(placed.cell));
    let wrong = sudoku_stepper::grid::Digit::ALL
        .into_iter()
        .find(|it| *it != placed.digit)
        .unwrap();
    type_key(&mut app, &wrong.to_string());
    let told = app.notice().expect("it is told").to_owned();
    let begins = format!("{wrong} is wrong in {name}: it is in ");
    assert!(told.starts_with(&begins), "{told}");
    let all = exercise.grid().layout().cells();
    let filled = (all - exercise.grid().unsolved()).first().unwrap();
    tell(&mut app, Message::Select(filled));
    type_key(&mut app, &wrong.to_string());
    assert_eq!(
        app.notice().as_deref(),
        Some("This cell is filled already.")
    );
}

#[test]
fn the_map_says_of_how_many_techniques_it_has_some() {
    let mut app = at(Technique::FullHouse, ThemeChoice::Light);
    type_key(&mut app, "m");
    let words = format!(
        "{} of {} techniques, each after those it builds on: 0 mastered, 0 met",
        MAP.len(),
        Technique::ALL.len()
    );
    assert!(shows(&app, &words), "{words}");
}

#[test]
fn a_lesson_that_the_keys_of_the_list_only_pass_is_not_read() {
    let mut app = App::new(Settings::default(), Store::none());
    type_key(&mut app, "l");
    let learned = |app: &App, it| lessons(app).progress().learned(it);
    assert_eq!(learned(&app, Technique::FullHouse), Learned::Read);
    let mut passed = Vec::new();
    for _ in 0..3 {
        key(&mut app, Named::ArrowDown);
        passed.extend(lessons(&app).technique());
    }
    assert_eq!(passed.len(), 3);
    for technique in &passed {
        assert_eq!(learned(&app, *technique), Learned::New, "{technique:?}");
    }
    // It is shown for a while.
    let is_it = |it: &AppMessage| matches!(it, AppMessage::Lessons(Message::LookedAt(_)));
    while learned(&app, passed[2]) == Learned::New {
        deliver(&mut app, is_it);
    }
    assert_eq!(learned(&app, passed[0]), Learned::New);
    assert_eq!(learned(&app, passed[1]), Learned::New);
    // What is done on a page shows that it is read.
    key(&mut app, Named::ArrowUp);
    tell(&mut app, Message::Walk(None));
    assert_eq!(learned(&app, passed[1]), Learned::Read);
    // A press on a row opens it.
    tell(&mut app, Message::Learn(passed[0]));
    assert_eq!(learned(&app, passed[0]), Learned::Read);
}

#[test]
fn a_filter_without_a_match_says_so_and_how_to_clear_it() {
    let mut app = App::new(Settings::default(), Store::none());
    type_key(&mut app, "l");
    tell(&mut app, Message::Filter("qqq".to_owned()));
    assert!(shows(
        &app,
        "No lesson of the courses passes the filter. Look among all lessons (O), or press Esc to list all again."
    ));
    tell(&mut app, Message::Order(Order::Families));
    let none = "No lesson passes the filter. Esc lists all again.";
    assert!(shows(&app, none));
    key(&mut app, Named::Escape);
    assert!(!shows(&app, none));
    assert_eq!(app.screen(), Screen::Lessons);
}
