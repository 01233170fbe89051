//! Working by hand in the window: notes in the place of candidates, marks by keys and by the
//! pointer, and save points.

use crate::common::cell;
use crate::support::*;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Point, Rectangle};
use iced_test::core::mouse;
use iced_test::selector::id;
use sudoku_stepper::app::board::{CandidateSource, Emphasis, Place, Spots, bars, hue};
use sudoku_stepper::app::screen::solver::by_hand::{self, Tool};
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::{Settings, ThemeChoice};
use sudoku_stepper::app::{App, Message};
use sudoku_stepper::grid::{Candidate, Cell, Digit, DigitSet, Layout};
use sudoku_stepper::session::EntryError;
use sudoku_stepper::sudoku::{Mark, MarkColor, MarkedLink, Marks};

fn candidate(cell: Cell, value: u8) -> Candidate {
    Candidate::new(cell, digit(value))
}

fn select(app: &mut App, cell: Cell) {
    send(app, solver::Message::Select(cell));
}

fn ctrl(app: &mut App, key: &str) {
    press(app, Key::Character(key.into()), Modifiers::CTRL);
}

fn marks(app: &App) -> Marks {
    the_solver(app).session().marks().clone()
}

/// The candidates that the board shows in a cell.
fn shown(app: &App, cell: Cell) -> DigitSet {
    let candidates = the_solver(app).scene().candidates.into_iter();
    let of_cell = candidates.filter(|candidate| candidate.cell == cell);
    of_cell.map(|candidate| candidate.digit).collect()
}

/// Presses the board at the place of a candidate.
fn press_board(app: &mut App, at: Candidate) {
    let mut ui = simulator(app);
    let board: Rectangle = ui.find(id("board")).unwrap().visible_bounds().unwrap();
    let middle =
        Place::of(drawn(board.size()), &Layout::CLASSIC, true).point(Spots::CLASSIC.place(at));
    let point = Point::new(board.x + middle.x, board.y + middle.y);
    ui.point_at(point);
    let _ = ui.simulate([
        iced::Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
        iced::Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
    ]);
    let messages: Vec<Message> = ui.into_messages().collect();
    for message in messages {
        let _ = app.update(message);
    }
}

/// An empty cell of the assignment's puzzle with the candidates 5 and 6, and its
/// neighbor with a 5.
const OPEN: (usize, usize) = (0, 0);
const OTHER: (usize, usize) = (0, 2);

fn open() -> Cell {
    Cell::at(OPEN.0, OPEN.1)
}

fn other() -> Cell {
    Cell::at(OTHER.0, OTHER.1)
}

#[test]
fn by_hand_the_board_shows_the_notes_alone() {
    let mut app = app(ASSIGNMENT);
    assert!(!shown(&app, open()).is_empty());
    type_key(&mut app, "k");
    assert_eq!(the_solver(&app).shown(), CandidateSource::ByHand);
    assert!(the_solver(&app).scene().candidates.is_empty());
    select(&mut app, open());
    ctrl(&mut app, "5");
    ctrl(&mut app, "7");
    let noted: DigitSet = [digit(5), digit(7)].into_iter().collect();
    assert_eq!(shown(&app, open()), noted);
    send(&mut app, solver::Message::Show(Beside::Marks));
    assert!(shows(&app, "r1c1 has 2 notes. Click to set or remove."));
    ctrl(&mut app, "7");
    key(&mut app, Named::Delete);
    assert!(shown(&app, open()).is_empty(), "they are erased");
    ctrl(&mut app, "z");
    assert_eq!(shown(&app, open()), DigitSet::only(digit(5)));
    type_key(&mut app, "k");
    let left = board(&app).candidates(open());
    assert_eq!(shown(&app, open()), left);
}

#[test]
fn all_notes_are_filled_in_at_once_and_an_entry_takes_its_own_away() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "k");
    send(&mut app, solver::Message::Show(Beside::Marks));
    click(&mut app, "Note all candidates");
    for cell in board(&app).unsolved() {
        assert_eq!(shown(&app, cell), board(&app).candidates(cell), "{cell}");
    }
    select(&mut app, open());
    type_key(&mut app, "6");
    assert!(!shown(&app, other()).contains(digit(6)));
    ctrl(&mut app, "z");
    assert!(shown(&app, open()).contains(digit(6)));
    ctrl(&mut app, "k");
    assert_eq!(made(&app), 1, "nothing was left to note");
}

#[test]
fn a_step_shows_what_it_uses_where_it_is_not_noted() {
    let mut app = app(HARD);
    type_key(&mut app, "k");
    loop {
        send(&mut app, solver::Message::Step);
        match report(&app) {
            Report::Stepped(step) if step[0].placements.is_empty() => break,
            Report::Stepped(_) => {}
            report => panic!("no reduction before {report:?}"),
        }
    }
    let scene = the_solver(&app).scene();
    assert!(!scene.marks.is_empty());
    for (candidate, _) in &scene.marks {
        assert!(scene.candidates.contains(candidate));
    }
    let marked = scene.candidates.iter().all(|candidate| {
        let mut marks = scene.marks.iter();
        marks.any(|(marked, _)| marked == candidate)
    });
    assert!(marked, "and nothing else");
}

#[test]
fn the_choice_of_candidates_is_remembered() {
    let settings = Settings {
        candidates: CandidateSource::ByHand,
        ..Settings::default()
    };
    let text = toml::to_string(&settings).unwrap();
    assert!(text.contains("candidates = \"by-hand\""));
    assert_eq!(Settings::parse(&text).unwrap().0, settings);
    let app = app_with(settings, ASSIGNMENT);
    assert_eq!(the_solver(&app).shown(), CandidateSource::ByHand);
}

#[test]
fn a_note_is_refused_in_a_cell_with_a_value() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "k");
    select(&mut app, Cell::at(0, 1));
    ctrl(&mut app, "5");
    assert_eq!(report(&app), &Report::Refused(EntryError::Given));
    assert!(!shows(&app, "erase it first"), "a given cannot be erased");
    send(&mut app, solver::Message::Select(open()));
    type_key(&mut app, "5");
    ctrl(&mut app, "5");
    assert_eq!(report(&app), &Report::Refused(EntryError::Filled));
}

#[test]
fn an_entry_that_was_not_taken_is_over_with_whatever_is_done_next() {
    for (beside, next) in [(Beside::Step, "v"), (Beside::Marks, "b")] {
        let mut app = app(ASSIGNMENT);
        send(&mut app, solver::Message::Show(beside));
        select(&mut app, Cell::at(0, 1));
        type_key(&mut app, "5");
        assert_eq!(report(&app), &Report::Refused(EntryError::Given));
        type_key(&mut app, next);
        assert_eq!(report(&app), &Report::Ready, "{next}");
    }
}

#[test]
fn an_entry_that_was_not_taken_is_over_once_another_cell_is_chosen() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "k");
    select(&mut app, Cell::at(0, 1));
    ctrl(&mut app, "5");
    select(&mut app, Cell::at(0, 1));
    assert_eq!(report(&app), &Report::Refused(EntryError::Given));
    select(&mut app, Cell::at(0, 0));
    assert_eq!(report(&app), &Report::Ready);
}

#[test]
fn letters_color_the_chosen_cell_where_marks_are_shown() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "m");
    assert_eq!(the_solver(&app).beside(), Beside::Marks);
    select(&mut app, open());
    for (letter, color) in ["a", "b", "c", "d", "e", "f"]
        .into_iter()
        .zip(MarkColor::ALL)
    {
        type_key(&mut app, letter);
        assert_eq!(marks(&app).cell_color(open()), Some(color));
    }
    let layer = the_solver(&app).scene().by_hand;
    assert_eq!(layer.cells, [(open(), MarkColor::F)]);
    type_key(&mut app, "f");
    assert!(marks(&app).is_empty());
    assert_eq!(made(&app), 7);
    key(&mut app, Named::Escape);
    assert_eq!(the_solver(&app).beside(), Beside::Step);
}

#[test]
fn colors_differ_in_their_bars_too() {
    let mut signs: Vec<_> = MarkColor::ALL.map(bars).to_vec();
    signs.sort();
    signs.dedup();
    assert_eq!(signs.len(), MarkColor::ALL.len());
    assert!(signs.iter().all(|bars| bars.contains(&true)));
    let hues: std::collections::HashSet<_> = MarkColor::ALL.map(hue).into_iter().collect();
    assert_eq!(hues.len(), MarkColor::ALL.len());
}

#[test]
fn a_press_on_the_board_marks_only_where_marks_are_shown() {
    let mut app = app(ASSIGNMENT);
    press_board(&mut app, candidate(open(), 5));
    assert_eq!(the_solver(&app).selected(), Some(open()));
    assert!(marks(&app).is_empty());
    send(&mut app, solver::Message::Show(Beside::Marks));
    press_board(&mut app, candidate(open(), 5));
    assert_eq!(marks(&app).cell_color(open()), Some(MarkColor::A));
    click(&mut app, "Candidates");
    assert_eq!(the_solver(&app).tool(), Tool::Candidates);
    type_key(&mut app, "b");
    press_board(&mut app, candidate(open(), 5));
    let five = candidate(open(), 5);
    assert_eq!(marks(&app).candidate_color(five), Some(MarkColor::B));
    // There is no 7 in this cell.
    let before = made(&app);
    press_board(&mut app, candidate(open(), 7));
    assert_eq!(made(&app), before);
}

#[test]
fn digits_color_candidates_and_draw_links() {
    let mut app = app(ASSIGNMENT);
    let one = board(&app).candidates(open()).first().unwrap();
    let two = board(&app).candidates(other()).first().unwrap();
    type_key(&mut app, "m");
    type_key(&mut app, "m");
    select(&mut app, open());
    type_key(&mut app, "c");
    assert!(marks(&app).is_empty(), "a color was chosen, no more");
    type_key(&mut app, &one.to_string());
    let colored = Candidate::new(open(), one);
    assert_eq!(marks(&app).candidate_color(colored), Some(MarkColor::C));

    type_key(&mut app, "m");
    assert_eq!(the_solver(&app).tool(), Tool::Links);
    let draw = |app: &mut App| {
        select(app, open());
        type_key(app, &one.to_string());
        let from = the_solver(app).scene().by_hand.link_from;
        assert_eq!(from, Some(Candidate::new(open(), one)));
        select(app, other());
        type_key(app, &two.to_string());
    };
    let link = |strong| {
        MarkedLink::new(
            Candidate::new(open(), one),
            Candidate::new(other(), two),
            strong,
        )
        .unwrap()
    };
    draw(&mut app);
    assert!(marks(&app).has(Mark::Link(link(true))));
    type_key(&mut app, "-");
    draw(&mut app);
    assert_eq!(marks(&app).links().collect::<Vec<_>>(), [link(false)]);
    let drawn = the_solver(&app).scene().by_hand.links;
    assert_eq!(drawn.len(), 1);
    assert!(!drawn[0].strong);
    assert_eq!(drawn[0].emphasis, Emphasis::ByHand);
    draw(&mut app);
    assert_eq!(marks(&app).links().count(), 0, "it is taken away");
}

#[test]
fn escape_drops_the_link_that_was_begun() {
    let mut app = app(ASSIGNMENT);
    send(&mut app, solver::Message::Show(Beside::Marks));
    click(&mut app, "Links");
    let one = board(&app).candidates(open()).first().unwrap();
    press_board(&mut app, Candidate::new(open(), one));
    assert!(shows(&app, "Now press the other candidate."));
    key(&mut app, Named::Escape);
    assert_eq!(the_solver(&app).scene().by_hand.link_from, None);
    assert_eq!(the_solver(&app).beside(), Beside::Marks);
    // The same candidate twice is no link.
    press_board(&mut app, Candidate::new(open(), one));
    press_board(&mut app, Candidate::new(open(), one));
    assert!(marks(&app).is_empty());
}

#[test]
fn a_link_rests_where_a_value_was_filled_in() {
    let mut app = app(ASSIGNMENT);
    let (one, two) = (candidate(open(), 6), candidate(Cell::at(2, 1), 2));
    send(&mut app, solver::Message::Show(Beside::Marks));
    click(&mut app, "Links");
    for end in [one, two] {
        let message = by_hand::Message::Mark(end);
        send(&mut app, solver::Message::ByHand(message));
    }
    assert_eq!(the_solver(&app).scene().by_hand.links.len(), 1);
    select(&mut app, open());
    send(&mut app, solver::Message::Enter(digit(6)));
    assert!(the_solver(&app).scene().by_hand.links.is_empty());
    ctrl(&mut app, "z");
    assert_eq!(the_solver(&app).scene().by_hand.links.len(), 1);
}

#[test]
fn marks_leave_the_step_that_is_shown_and_so_does_their_undo() {
    let mut app = app(ASSIGNMENT);
    send(&mut app, solver::Message::Step);
    let shown = report(&app).clone();
    type_key(&mut app, "m");
    select(&mut app, open());
    type_key(&mut app, "a");
    assert_eq!(report(&app), &shown);
    ctrl(&mut app, "z");
    assert_eq!(report(&app), &shown);
    assert!(marks(&app).is_empty());
    ctrl(&mut app, "y");
    assert_eq!(marks(&app).cell_color(open()), Some(MarkColor::A));
    type_key(&mut app, "x");
    assert!(marks(&app).is_empty());
}

#[test]
fn marks_are_no_steps_of_the_path_and_the_way_on_stays() {
    let mut app = app(ASSIGNMENT);
    for _ in 0..3 {
        send(&mut app, solver::Message::Step);
        select(&mut app, open());
        let message = by_hand::Message::Color(MarkColor::A);
        send(&mut app, solver::Message::ByHand(message));
    }
    let end = board(&app);
    type_key(&mut app, "p");
    let go = |app: &mut App, place| {
        let message = solver::path::Message::GoTo(place);
        send(app, solver::Message::Path(message));
    };
    go(&mut app, 1);
    let of_board = |app: &App| the_solver(app).session().journal().board_moves().len();
    assert_eq!(of_board(&app), 1);
    assert_eq!(made(&app), 2, "with the mark that came after it");
    // A mark on the way does not end what can be made again.
    let message = by_hand::Message::Color(MarkColor::D);
    send(&mut app, solver::Message::ByHand(message));
    for _ in 0..5 {
        ctrl(&mut app, "y");
    }
    assert_eq!(of_board(&app), 3);
    assert_eq!(board(&app), end);
}

#[test]
fn save_points_are_made_chosen_renamed_gone_back_to_and_deleted_by_keys() {
    let mut app = app(ASSIGNMENT);
    ctrl(&mut app, "m");
    assert_eq!(
        app.notice().as_deref(),
        Some("Save point 1 was saved. You can find it on the Marks tab.")
    );
    key(&mut app, Named::Escape);
    let before = board(&app);
    send(&mut app, solver::Message::Step);
    ctrl(&mut app, "m");
    key(&mut app, Named::Escape);
    type_key(&mut app, "m");
    assert!(shows(&app, "Save point 1"));
    assert!(shows(&app, "Save point 2"));
    key(&mut app, Named::PageUp);
    key(&mut app, Named::Enter);
    assert_eq!(board(&app), before);
    assert_eq!(made(&app), 2, "as one move");
    press(
        &mut app,
        Key::Character("m".into()),
        Modifiers::CTRL | Modifiers::SHIFT,
    );
    let mut ui = simulator(&app);
    ui.click(id("save-point-name")).unwrap();
    let _ = ui.tap_key(Named::End);
    let _ = ui.typewrite(" here");
    let _ = ui.tap_key(Named::Enter);
    let messages: Vec<Message> = ui.into_messages().collect();
    for message in messages {
        let _ = app.update(message);
    }
    let name = the_solver(&app).session().save_points()[0].name.clone();
    assert_eq!(name, "Save point 1 here");
    press(&mut app, Key::Named(Named::Delete), Modifiers::CTRL);
    assert_eq!(the_solver(&app).session().save_points().len(), 1);
    click(&mut app, "Put back");
    let all = the_solver(&app).session().save_points();
    assert_eq!(all.len(), 2);
    assert_eq!(all[0].name, name);
    ctrl(&mut app, "z");
    assert_ne!(board(&app), before);
}

#[test]
fn keys_for_marks_do_nothing_to_the_watched_search() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "w");
    type_key(&mut app, "x");
    key(&mut app, Named::F5);
    ctrl(&mut app, "m");
    assert_eq!(the_solver(&app).looked_for(), None);
    assert!(the_solver(&app).session().save_points().is_empty());
    type_key(&mut app, "m");
    assert_eq!(the_solver(&app).beside(), Beside::Marks);
}

/// A board with a mark of every kind.
fn worked_on(theme: ThemeChoice) -> App {
    let mut app = hard(theme);
    steps(&mut app, 3);
    type_key(&mut app, "m");
    let mark = |app: &mut App, message| send(app, solver::Message::ByHand(message));
    let open: Vec<Cell> = board(&app).unsolved().into_iter().collect();
    for (color, cell) in MarkColor::ALL.into_iter().zip(open.iter().step_by(7)) {
        select(&mut app, *cell);
        mark(&mut app, by_hand::Message::Tool(Tool::Cells));
        mark(&mut app, by_hand::Message::Color(color));
    }
    mark(&mut app, by_hand::Message::Tool(Tool::Candidates));
    let first = |app: &App, cell: Cell| -> Digit { board(app).candidates(cell).first().unwrap() };
    for (color, cell) in MarkColor::ALL
        .into_iter()
        .zip(open.iter().skip(2).step_by(6))
    {
        mark(&mut app, by_hand::Message::Color(color));
        let place = Candidate::new(*cell, first(&app, *cell));
        send(&mut app, solver::Message::Press(place));
    }
    mark(&mut app, by_hand::Message::Tool(Tool::Links));
    for (strong, pair) in [(true, [4, 20]), (false, [20, 30]), (true, [30, 25])] {
        mark(&mut app, by_hand::Message::Strong(strong));
        for cell in pair {
            let place = Candidate::new(open[cell], first(&app, open[cell]));
            send(&mut app, solver::Message::Press(place));
        }
    }
    mark(&mut app, by_hand::Message::Tool(Tool::Candidates));
    mark(&mut app, by_hand::Message::Filter(digit(5), false));
    ctrl(&mut app, "m");
    app
}

#[test]
fn a_marked_board_looks_as_it_did() {
    matches_snapshot(&worked_on(ThemeChoice::Light), "marks");
}

#[test]
fn the_sheet_of_keys_looks_as_it_did() {
    let mut app = worked_on(ThemeChoice::Dark);
    carry_out(&mut app, Message::NoticeDismissed);
    type_key(&mut app, "?");
    matches_snapshot(&app, "keys");
}

#[test]
fn all_steps_are_reached_from_among_the_marks_too() {
    let mut app = app(ASSIGNMENT);
    for beside in [Beside::Step, Beside::Marks] {
        send(&mut app, solver::Message::Show(beside));
        press(&mut app, Key::Character("A".into()), Modifiers::SHIFT);
        assert_eq!(the_solver(&app).beside(), Beside::EveryStep);
    }
}

#[test]
fn a_cell_is_asked_for_until_one_is_chosen() {
    let mut app = app(ASSIGNMENT);
    press(&mut app, Key::Character("5".into()), Modifiers::empty());
    assert_eq!(the_solver(&app).report(), &Report::NoCell);
    assert!(shows(&app, "Which cell?"));
    // Asked again, the digit is no longer in the way.
    press(&mut app, Key::Character("1".into()), Modifiers::empty());
    assert!(shows(&app, "That is what the card says already."));
    press(&mut app, Key::Named(Named::ArrowDown), Modifiers::empty());
    assert_eq!(the_solver(&app).report(), &Report::Ready);
    assert!(!shows(&app, "Which cell?"));
}

#[test]
fn the_cells_worth_trying_are_explained_wherever_they_are_marked() {
    let mut app = app(HARD);
    let entry = "Worth trying: fewest candidates";
    assert!(!shows(&app, entry));
    type_key(&mut app, "t");
    assert!(shows(&app, entry));
    type_key(&mut app, "t");
    assert!(!shows(&app, entry));
    // Among the marks there is no legend.
    type_key(&mut app, "m");
    let count = the_solver(&app).session().cells_to_try().len();
    type_key(&mut app, "t");
    let told = app.notice().expect("it is told");
    assert!(told.starts_with(&format!("{count} cell")), "{told}");
    assert!(told.contains("the fewest candidates"), "{told}");
}

#[test]
fn a_color_key_says_which_cells_it_colors() {
    let mut app = app(HARD);
    send(&mut app, solver::Message::Select(cell("r1c1")));
    type_key(&mut app, "m");
    type_key(&mut app, "a");
    let told = "r1c1 has color A now. Shift A shows all steps.";
    assert_eq!(app.notice().as_deref(), Some(told));
    type_key(&mut app, "b");
    assert_eq!(app.notice().as_deref(), Some("r1c1 has color B now."));
    type_key(&mut app, "b");
    assert_eq!(app.notice().as_deref(), Some("r1c1 has lost color B."));
}
