//! Lists: the row that keys choose, and the rows that are in sight and built; and the lists of the
//! window, each on a living tree.

use std::cell::RefCell;
use std::fmt::Write;
use std::ops::Range;

use crate::common::ASSIGNMENT;
use crate::living::Living;
use crate::support::{HARD, app, puzzles};
use iced::{Element, Task};
use sudoku_stepper::app::list::{Action, List, Message as Happens, Rows};
use sudoku_stepper::app::modal::Modal;
use sudoku_stepper::app::screen::collection::Message as Listed;
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Message, Opening, Source};

const ROW: f32 = 20.0;

#[test]
fn rows_share_the_height_that_is_left_over() {
    for height in [333.0, 470.0, 1199.0] {
        let mut list = List::new(60.0);
        let rows = Rows::new(100, Some(0));
        let _ = list.update::<()>(Happens::Shown(height), &rows);
        let count = list.in_sight(100).len() as f32;
        let left = height - count * list.row_height();
        assert!(list.row_height() >= 60.0, "in {height}");
        assert!((0.0..count).contains(&left), "{left} is left of {height}");
    }
}

#[test]
fn the_choice_of_rules_has_seven_rules_in_the_smallest_window() {
    let mut living = Living::new(app(HARD), Task::none(), (760.0, 560.0));
    living.keys("r");
    living.rest();
    assert!(living.shows_whole("Full House"));
    assert!(living.shows_whole("Direct Hidden Triplet"), "the seventh");
}

/// A list, and its chosen row.
struct Shown {
    list: List,
    count: usize,
    chosen: Option<usize>,
    headings: Vec<usize>,
}

impl Shown {
    /// A list with `count` rows, of which `in_sight` and a half are in sight.
    fn new(count: usize, in_sight: usize) -> Self {
        let mut shown = Self {
            list: List::new(ROW),
            count,
            chosen: Some(0),
            headings: Vec::new(),
        };
        shown.tell(Happens::Shown((in_sight as f32 + 0.5) * ROW));
        shown
    }

    /// Carries out a message as a screen would, and returns the row that is chosen then.
    fn tell(&mut self, message: Happens) -> Option<usize> {
        let rows = Rows::new(self.count, self.chosen).with_headings(&self.headings);
        if let Action::Choose(row) = self.list.update::<()>(message, &rows) {
            self.chosen = Some(row);
            let rows = Rows::new(self.count, self.chosen).with_headings(&self.headings);
            let _ = self.list.reveal::<()>(&rows);
        }
        self.chosen
    }

    fn in_sight(&self) -> Range<usize> {
        self.list.in_sight(self.count)
    }

    /// The rows that are built.
    fn built(&self) -> Vec<usize> {
        let built = RefCell::new(Vec::new());
        let rows = Rows::new(self.count, self.chosen);
        let view: Element<'_, Happens> = self.list.view(
            &rows,
            |message| message,
            |row, _| {
                built.borrow_mut().push(row);
                iced::widget::text(row).into()
            },
        );
        drop(view);
        built.into_inner()
    }
}

#[test]
fn keys_go_no_further_than_the_ends_of_a_list() {
    let mut shown = Shown::new(30, 8);
    assert_eq!(shown.tell(Happens::Move(-1)), Some(0));
    assert_eq!(shown.tell(Happens::Move(1)), Some(1));
    assert_eq!(shown.tell(Happens::Page(-1)), Some(0));
    assert_eq!(shown.tell(Happens::Last), Some(29));
    assert_eq!(shown.tell(Happens::Move(1)), Some(29));
    assert_eq!(shown.tell(Happens::Page(1)), Some(29));
    assert_eq!(shown.tell(Happens::Move(-1)), Some(28));
    assert_eq!(shown.tell(Happens::First), Some(0));
}

#[test]
fn a_page_goes_by_the_rows_in_sight_less_one() {
    let mut shown = Shown::new(100, 8);
    assert_eq!(shown.tell(Happens::Page(1)), Some(7));
    assert_eq!(shown.in_sight(), 0..8, "the row is in sight already");
    assert_eq!(shown.tell(Happens::Page(1)), Some(14));
    assert_eq!(shown.tell(Happens::Page(-2)), Some(0));
    // Not even two rows have room.
    let mut shown = Shown::new(100, 1);
    assert_eq!(shown.tell(Happens::Page(1)), Some(1));
}

#[test]
fn the_chosen_row_comes_into_sight_by_the_least_scrolling() {
    let mut shown = Shown::new(100, 8);
    shown.chosen = Some(7);
    assert_eq!(shown.tell(Happens::Move(1)), Some(8));
    // It is the last, and none is seen in part.
    assert_eq!(shown.in_sight(), 1..9);
    assert_eq!(shown.tell(Happens::Move(1)), Some(9));
    assert_eq!(shown.in_sight(), 2..10);
    for _ in 0..7 {
        shown.tell(Happens::Move(-1));
    }
    assert_eq!(shown.chosen, Some(2));
    assert_eq!(shown.in_sight(), 2..10, "it was in sight all the time");
    assert_eq!(shown.tell(Happens::Move(-1)), Some(1));
    assert_eq!(shown.in_sight(), 1..9);
    assert_eq!(shown.tell(Happens::Move(-1)), Some(0));
    assert_eq!(shown.in_sight(), 0..8);
}

#[test]
fn rows_beside_the_chosen_one_come_into_sight_with_it() {
    let mut list = List::new(ROW);
    let rows = |chosen| Rows::new(50, Some(chosen)).with_neighbors();
    let _ = list.update::<()>(Happens::Shown(5.0 * ROW), &rows(0));
    let _ = list.reveal::<()>(&rows(4));
    assert_eq!(list.in_sight(50), 1..6);
    let _ = list.reveal::<()>(&rows(1));
    assert_eq!(list.in_sight(50), 0..5);
    let _ = list.reveal::<()>(&rows(49));
    assert_eq!(list.in_sight(50), 45..50);
}

#[test]
fn headings_are_passed_over_and_come_into_sight_with_what_is_below_them() {
    let mut shown = Shown::new(20, 4);
    shown.headings = vec![0, 1, 5, 19];
    shown.chosen = None;
    assert_eq!(shown.tell(Happens::Move(1)), Some(2));
    assert_eq!(shown.tell(Happens::Move(-1)), Some(2));
    shown.chosen = Some(4);
    assert_eq!(shown.tell(Happens::Move(1)), Some(6));
    assert_eq!(shown.tell(Happens::Move(-1)), Some(4));
    assert_eq!(shown.tell(Happens::Last), Some(18));
    assert_eq!(shown.tell(Happens::Move(1)), Some(18));
    assert_eq!(shown.tell(Happens::First), Some(2));
    assert_eq!(shown.in_sight().start, 0);
    // Nothing but headings, and nothing at all.
    shown.headings = Vec::from_iter(0..20);
    shown.chosen = None;
    assert_eq!(shown.tell(Happens::Last), None);
    shown.count = 0;
    assert_eq!(shown.tell(Happens::First), None);
    assert!(shown.built().is_empty());
}

#[test]
fn a_list_in_which_no_row_is_chosen_begins_at_an_end() {
    for message in [Happens::Move(-3), Happens::Page(1), Happens::First] {
        let mut shown = Shown::new(20, 4);
        shown.chosen = None;
        assert_eq!(shown.tell(message), Some(0), "{message:?}");
    }
    let mut shown = Shown::new(20, 4);
    // As many rows were listed once.
    shown.chosen = Some(30);
    assert_eq!(shown.tell(Happens::Last), Some(19));
}

#[test]
fn only_rows_in_sight_are_built_and_a_few_more() {
    let mut shown = Shown::new(50_000, 20);
    assert_eq!(shown.built(), Vec::from_iter(0..23));
    shown.tell(Happens::Scrolled(25_000.0 * ROW));
    assert_eq!(shown.in_sight(), 25_000..25_020);
    assert_eq!(shown.built(), Vec::from_iter(24_997..25_023));
    shown.tell(Happens::Last);
    assert_eq!(shown.built(), Vec::from_iter(49_977..50_000));
    // Of fewer rows than it is scrolled by now, all.
    shown.count = 5;
    assert_eq!(shown.in_sight(), 0..5);
    assert_eq!(shown.built(), Vec::from_iter(0..5));
}

#[test]
fn a_list_of_another_height_keeps_the_chosen_row_in_sight() {
    let mut shown = Shown::new(100, 8);
    shown.tell(Happens::Page(1));
    shown.tell(Happens::Resized(4.0 * ROW));
    assert_eq!(shown.in_sight(), 4..8);
    // A chosen row that was scrolled out of sight stays there.
    shown.tell(Happens::Scrolled(50.0 * ROW));
    shown.tell(Happens::Resized(8.0 * ROW));
    assert_eq!(shown.in_sight(), 50..58);
    // When the list is shown again, the chosen row is in sight.
    shown.tell(Happens::Shown(8.0 * ROW));
    assert_eq!(shown.in_sight(), 7..15);
}

/// The window with a list of so many puzzles; each tenth is called that.
fn collection(count: usize, size: (f32, f32)) -> Living {
    let mut app = App::new(Settings::default(), Store::none());
    let _ = app.open_with(many(count));
    Living::new(app, Task::none(), size)
}

fn many(count: usize) -> Opening {
    let mut text = String::new();
    for number in 1..=count {
        let tenth = if number % 10 == 0 { "a tenth" } else { "" };
        writeln!(text, "{} {tenth}", ASSIGNMENT.trim()).unwrap();
    }
    Opening::Puzzles(puzzles(&text), Source::named("many"))
}

/// The numbers of the puzzles that can be seen.
fn numbers(living: &mut Living, count: usize) -> Vec<usize> {
    (1..=count)
        .filter(|number| living.shows(&number.to_string()))
        .collect()
}

#[test]
fn a_list_that_has_more_room_shows_more_rows() {
    let mut living = collection(14, (1000.0, 400.0));
    assert!(!living.shows("14"));
    living.resize((1000.0, 1200.0));
    assert_eq!(numbers(&mut living, 14), Vec::from_iter(1..=14));
}

#[test]
fn a_list_that_becomes_short_shows_all_of_it() {
    let mut living = collection(50, (1000.0, 600.0));
    living.keys("end");
    assert!(living.shows("50") && !living.shows("10"));
    let filter = Listed::Title("tenth".to_owned());
    living.send(Message::Collection(filter));
    assert_eq!(numbers(&mut living, 50), [10, 20, 30, 40, 50]);
    living.send(Message::Collection(Listed::Clear));
    assert!(living.shows("50") && !living.shows("10"));
}

#[test]
fn a_list_is_shown_from_its_beginning_and_again_where_it_was_left() {
    let mut living = collection(50, (1000.0, 600.0));
    living.keys("end up up enter");
    assert!(living.app.solver().is_some());
    living.keys("ctrl+g");
    assert_eq!(living.app.list().unwrap().chosen(), 47);
    assert!(living.shows("48") && !living.shows("1"));
    // Another list in its place.
    let _ = living.app.open_with(many(40));
    living.draw();
    assert!(living.shows("1") && !living.shows("40"));
}

#[test]
fn what_keys_choose_in_a_collection_is_in_sight() {
    let mut living = collection(200, (1000.0, 600.0));
    for keys in [
        "pagedown", "pagedown", "down", "end", "pageup", "up", "home", "pagedown",
    ] {
        living.keys(keys);
        let chosen = living.app.list().unwrap().chosen() + 1;
        assert!(living.shows(&chosen.to_string()), "{chosen} after {keys}");
    }
    living.resize((1000.0, 380.0));
    let chosen = living.app.list().unwrap().chosen() + 1;
    assert!(
        living.shows(&chosen.to_string()),
        "{chosen} when it shrinks"
    );
}

#[test]
fn what_keys_choose_of_the_rules_is_in_sight() {
    let mut app = App::new(Settings::default(), Store::none());
    let source = Source::named("hard");
    let _ = app.open_with(Opening::Puzzles(puzzles(HARD), source));
    let mut living = Living::new(app, Task::none(), (900.0, 500.0));
    living.keys("r");
    for keys in [
        "pagedown", "pagedown", "end", "up", "pageup", "home", "down",
    ] {
        living.keys(keys);
        let Some(Modal::Rules(dialog)) = living.app.modal() else {
            panic!("the rules are chosen");
        };
        let chosen = dialog.chosen().unwrap().name();
        assert!(living.shows(chosen), "{chosen} after {keys}");
    }
}

#[test]
fn where_the_board_is_on_the_path_is_in_sight() {
    let mut app = App::new(Settings::default(), Store::none());
    let source = Source::named("assignment");
    let _ = app.open_with(Opening::Puzzles(puzzles(ASSIGNMENT), source));
    let mut living = Living::new(app, Task::none(), (1000.0, 700.0));
    living.keys("p wait");
    for keys in [
        "pagedown", "pagedown", "end", "up", "pageup", "home", "down*9", "s p",
    ] {
        living.keys(keys);
        living.keys("wait");
        let solver = living.app.solver().unwrap();
        let made = solver.session().journal().moves().len();
        assert!(living.shows(&made.to_string()), "{made} after {keys}");
    }
}

#[test]
fn no_row_is_cut_wherever_the_wheel_leaves_a_list() {
    let mut shown = Shown::new(100, 8);
    let row = shown.list.row_height();
    for (rows, first) in [
        (0.0, 0),
        (0.45, 0),
        (0.55, 1),
        (1.5, 2),
        (92.25, 92),
        (250.0, 92),
    ] {
        shown.tell(Happens::Scrolled(rows * row));
        assert_eq!(
            shown.in_sight(),
            first..first + 8,
            "scrolled by {rows} rows"
        );
    }
    // A row that is completely in sight is not scrolled to.
    shown.chosen = Some(3);
    shown.tell(Happens::Scrolled(2.45 * row));
    assert_eq!(shown.in_sight(), 2..10);
    shown.tell(Happens::Move(1));
    assert_eq!(shown.in_sight(), 2..10);

    let mut app = App::new(Settings::default(), Store::none());
    let source = Source::named("puzzle.txt");
    let begun = app.open_with(Opening::Puzzles(puzzles(ASSIGNMENT), source));
    let mut living = Living::new(app, begun, (1000.0, 700.0));
    living.keys("l");
    let row = living.place_of("Hidden Single");
    living.move_to(row);
    for lines in [-0.4, -0.3, -1.0, -2.7, 0.9] {
        living.scroll(lines);
        living.leave();
        let words = living.words();
        let in_list =
            |bounds: &iced::Rectangle| bounds.x < row.x && row.x < bounds.x + bounds.width + 80.0;
        let names = words.iter().filter(|(_, bounds)| in_list(bounds));
        let heights: Vec<f32> = names.map(|(_, bounds)| bounds.height).collect();
        assert!(heights.len() > 8, "{heights:?}");
        let least = heights.iter().copied().fold(f32::INFINITY, f32::min);
        assert!(least > 14.0, "a row is cut: {heights:?}");
        living.move_to(row);
    }
}

#[test]
fn the_path_keeps_its_first_rows_in_every_window() {
    for size in [(760.0, 560.0), (1000.0, 700.0), (1400.0, 1000.0)] {
        let mut living = Living::new(app(HARD), Task::none(), size);
        living.keys("p");
        living.rest();
        for row in ["Opened", "r1c4 = 4"] {
            assert!(living.shows(row), "{row} of the path in {size:?}");
        }
    }
}
