//! Large text takes its room from the panel, not from the board, and the digits on the board
//! grow with it.

use iced::{Size, Task};
use iced_test::selector::id;
use iced_test::simulator::Simulator;
use sudoku_stepper::app::list::{self, List, Rows};
use sudoku_stepper::app::screen::lessons;
use sudoku_stepper::app::settings::{SettingChange, Settings, Store, TextSize};
use sudoku_stepper::app::{App, Message, iced_settings, modal};
use sudoku_stepper::drawing::{Appearance, Painter, Place, Scene};
use sudoku_stepper::grid::Layout;
use sudoku_stepper::rules::Technique;

use crate::common::boards;
use crate::living::Living;
use crate::support::*;

/// The sizes of windows, as the system has them.
const WINDOWS: [(f32, f32); 5] = [
    (800.0, 600.0),
    (1000.0, 700.0),
    (1366.0, 768.0),
    (1600.0, 900.0),
    (1920.0, 1080.0),
];

/// The side of the board in pixels of the system, and the heights of a candidate and of a
/// value there.
fn measured(app: &mut App, (width, height): (f32, f32), text: TextSize) -> (f32, f32, f32) {
    carry_out(
        app,
        Message::Modal(modal::Message::Set(SettingChange::TextSize(text))),
    );
    for _ in 0..2 {
        let scale = app.scale();
        let size = Size::new(width / scale, height / scale);
        carry_out(app, Message::Resized(size));
    }
    let scale = app.scale();
    let size = (width / scale, height / scale);
    let board = {
        let mut ui = Simulator::with_size(iced_settings(), size, app.view());
        ui.find(id("board")).expect("there is a board").bounds()
    };
    let style = app.settings().board_style();
    let place = Place::of(drawn(board.size()), &Layout::CLASSIC, true)
        .enlarged(&Layout::CLASSIC, style.enlargement());
    let scene = the_solver(app).scene();
    let sizes = sizes(place, &scene);
    let of = |pick: fn(f32, f32) -> f32| sizes.iter().copied().fold(sizes[0], pick);
    (
        board.width * scale,
        of(f32::min) * scale,
        of(f32::max) * scale,
    )
}

/// The sizes of all digits.
fn sizes(place: Place, scene: &Scene) -> Vec<f32> {
    let mut painter = Painter::new(place, Appearance::Light);
    painter.digits(scene);
    let sheet = painter.into_sheet();
    sheet.texts().map(|text| text.size).collect()
}

#[test]
fn large_text_hardly_shrinks_the_board_and_enlarges_its_digits() {
    for window in WINDOWS {
        let mut app = app(ASSIGNMENT);
        let usual = measured(&mut app, window, TextSize::Percent(100));
        for (percent, more) in [(115, 1.0), (130, 1.08), (150, 1.2)] {
            let large = measured(&mut app, window, TextSize::Percent(percent));
            let told = format!("{percent} % in {window:?}: {usual:?} and {large:?}");
            assert!(large.0 >= 0.95 * usual.0, "the board shrinks at {told}");
            assert!(
                large.1 >= more * usual.1,
                "candidates do not grow at {told}"
            );
            assert!(
                large.2 >= (0.5 + more / 2.0) * usual.2,
                "values do not grow at {told}"
            );
        }
    }
}

#[test]
fn the_largest_digits_stay_in_their_cells_and_apart() {
    for (name, puzzle) in boards::puzzles() {
        let mut app = begin(Settings::default(), Store::none());
        open(&mut app, puzzle);
        let scene = the_solver(&app).scene();
        let layout = scene.layout.clone();
        let place = Place::of(drawn(Size::new(460.0, 460.0)), &layout, true);
        let place = place.enlarged(&layout, 1.0);
        let mut painter = Painter::new(place, Appearance::Light);
        painter.digits(&scene);
        let sheet = painter.into_sheet();
        // The sums of cages have a corner of their own.
        let count = |size: f32| sheet.texts().filter(|it| it.size == size).count();
        let is_digit = |size: f32| size > 0.5 * place.cell || count(size) > layout.cells().len();
        let texts: Vec<_> = sheet.texts().filter(|it| is_digit(it.size)).collect();
        assert!(texts.len() > layout.cells().len(), "{name}");
        for (number, text) in texts.iter().enumerate() {
            // A digit is about so high, and no wider.
            let half = 0.36 * text.size;
            let cell = place.cell_at(text.middle).expect("it is on the board");
            let corner = place.corner(cell);
            let (x, y) = (text.middle.x - corner.x, text.middle.y - corner.y);
            assert!(
                x - half >= 0.0
                    && x + half <= place.cell
                    && y - half >= 0.0
                    && y + half <= place.cell,
                "{name}: '{}' at {x}, {y} leaves its cell of {}",
                text.content,
                place.cell
            );
            for other in &texts[number + 1..] {
                let apart = (text.middle.x - other.middle.x)
                    .abs()
                    .max((text.middle.y - other.middle.y).abs());
                assert!(
                    apart >= half + 0.36 * other.size - 0.5,
                    "{name}: '{}' and '{}' are {apart} apart in cells of {}",
                    text.content,
                    other.content,
                    place.cell
                );
            }
        }
    }
}

#[test]
fn rows_of_a_list_are_in_sight_wholly_or_not_at_all() {
    for height in [333.0, 350.0, 60.0] {
        let mut list = List::new(50.0);
        let rows = Rows::new(100, Some(0));
        let _ = list.update::<()>(list::Message::Shown(height), &rows);
        let whole = (height / 50.0_f32).floor() as usize;
        assert_eq!(list.in_sight(100), 0..whole, "in {height}");
        // The last row comes into sight wholly, and no other in part.
        let last = Rows::new(100, Some(99));
        let _ = list.reveal::<()>(&last);
        assert_eq!(list.in_sight(100), 100 - whole..100, "in {height}");
    }
}

#[test]
fn large_text_leaves_the_board_of_a_lesson_most_of_its_size() {
    for window in [(1000.0, 700.0), (1280.0, 860.0)] {
        let [usual, large] = [100, 150].map(|percent| {
            let settings = Settings {
                text_size: TextSize::Percent(percent),
                ..Settings::default()
            };
            let mut living = Living::new(begin(settings, Store::none()), Task::none(), window);
            living.resize(window);
            living.keys("l");
            let learn = lessons::Message::Learn(Technique::XWing);
            living.send(Message::Lessons(learn));
            living.rest();
            living.bounds_of("board").width * living.app.scale()
        });
        assert!(large >= 0.75 * usual, "{large} of {usual} in {window:?}");
    }
}
