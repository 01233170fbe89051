//! The walk through a chain or net, link by link; words that light the board, and cells that light
//! the words.

use crate::common;
use crate::common::applications::applications;
use crate::common::{candidate, cell};
use crate::support;
use crate::support::{RICH, after, key, matches_snapshot, press, send, shows, the_solver};
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Event, Point, Rectangle, mouse};
use iced_test::selector::id;
use sudoku_stepper::app::board::{self, Emphasis, HouseKind, Lit, Pointed, Scene, View, Walked};
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::ThemeChoice;
use sudoku_stepper::app::{App, Message};
use sudoku_stepper::explain::{Length, Line, Link, Picture, argument, picture, walk};
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, Grid};
use sudoku_stepper::rules::Technique;
use sudoku_stepper::sudoku::{Position, Puzzle};

fn chain(theme: ThemeChoice) -> App {
    after(Technique::Aic, RICH, theme)
}

fn alt(app: &mut App, named: Named) {
    press(app, Key::Named(named), Modifiers::ALT);
}

fn walked(app: &App) -> Option<usize> {
    the_solver(app).walked()
}

fn emphases(scene: &Scene, wanted: Emphasis) -> usize {
    let lines = scene.links.iter();
    lines.filter(|line| line.emphasis == wanted).count()
}

#[test]
fn before_a_walk_all_links_of_a_chain_are_drawn_alike() {
    let whole = the_solver(&chain(ThemeChoice::Light)).scene();
    assert!(whole.ends.is_empty());
    assert_eq!(emphases(&whole, Emphasis::Even), whole.links.len());
}

/// Walks along a chain with the arrow to the right, and looks at each link: its number, its line
/// in the argument, and the program.
fn on_each_link(mut look: impl FnMut(usize, &[Line], &App)) -> App {
    let mut app = chain(ThemeChoice::Light);
    let links = the_solver(&app).links().to_vec();
    for at in 0..links.len() {
        key(&mut app, Named::ArrowRight);
        assert_eq!(walked(&app), Some(at));
        look(at, &links, &app);
    }
    app
}

/// The only link of a line.
fn only_link(line: &Line) -> &Link {
    match &line.links[..] {
        [link] => link,
        links => panic!("{links:?}"),
    }
}

#[test]
fn the_walk_names_each_link_by_its_number_and_that_of_its_line() {
    on_each_link(|at, links, app| {
        // Where the lines have numbers, a link has that by which other lines name it.
        let Report::Stepped(step) = support::report(app) else {
            panic!("a step was made");
        };
        let argument = argument(&step[0]);
        let numbers: Vec<usize> = argument.about_links().map(|(number, _)| number).collect();
        assert!([0, links.len()].contains(&numbers.len()), "{numbers:?}");
        let (line, count) = (numbers.get(at), links.len());
        let place = match line {
            Some(line) => format!("Line {}, link {} of {count}", line + 1, at + 1),
            None => format!("Link {} of {count}", at + 1),
        };
        assert!(shows(app, &place), "{place}");
    });
}

#[test]
fn the_walk_sets_one_link_off_from_those_passed_and_those_ahead() {
    on_each_link(|at, links, app| {
        let scene = the_solver(app).scene();
        assert_eq!(emphases(&scene, Emphasis::Current), 1);
        assert_eq!(emphases(&scene, Emphasis::Passed), at);
        assert_eq!(emphases(&scene, Emphasis::Ahead), links.len() - at - 1);
    });
}

#[test]
fn the_walk_marks_the_ends_of_the_link_and_of_those_to_come() {
    on_each_link(|at, links, app| {
        let scene = the_solver(app).scene();
        let link = only_link(&links[at]);
        assert_eq!(scene.ends, [&link.from[..], &link.to].concat());
        for end in links[at + 1..].iter().map(|ahead| ahead.links[0].to[0]) {
            assert!(scene.ahead.contains(&end), "{end:?} is yet to come");
        }
        assert!(link.to.iter().all(|end| !scene.ahead.contains(end)));
    });
}

#[test]
fn the_walk_tints_the_house_of_the_link_alone() {
    on_each_link(|at, links, app| {
        let house = links[at].house.iter();
        let tinted: Vec<_> = house.map(|one| (*one, HouseKind::Base)).collect();
        assert_eq!(the_solver(app).scene().houses, tinted);
    });
}

#[test]
fn arrows_home_and_end_go_along_a_chain() {
    let mut app = on_each_link(|_, _, _| {});
    let count = the_solver(&app).links().len();
    key(&mut app, Named::ArrowRight);
    assert_eq!(walked(&app), Some(count - 1), "that was the last");
    key(&mut app, Named::ArrowLeft);
    assert_eq!(walked(&app), Some(count - 2));
    key(&mut app, Named::Home);
    assert_eq!(walked(&app), Some(0));
    key(&mut app, Named::End);
    assert_eq!(walked(&app), Some(count - 1));
}

#[test]
fn escape_ends_the_walk() {
    let whole = the_solver(&chain(ThemeChoice::Light)).scene();
    let mut app = on_each_link(|_, _, _| {});
    key(&mut app, Named::Escape);
    assert_eq!(walked(&app), None);
    assert_eq!(the_solver(&app).scene(), whole);
}

#[test]
fn a_chosen_cell_keeps_the_arrows_until_a_walk_is_begun() {
    let mut app = chain(ThemeChoice::Light);
    send(&mut app, solver::Message::Select(Cell::at(4, 4)));
    key(&mut app, Named::ArrowRight);
    assert_eq!(walked(&app), None);
    assert_eq!(the_solver(&app).selected(), Some(Cell::at(4, 5)));
    alt(&mut app, Named::ArrowRight);
    key(&mut app, Named::ArrowRight);
    assert_eq!(walked(&app), Some(1));
    key(&mut app, Named::ArrowUp);
    assert_eq!(the_solver(&app).selected(), Some(Cell::at(3, 5)));
}

#[test]
fn a_walk_begun_backwards_begins_with_the_last_link() {
    let mut app = chain(ThemeChoice::Light);
    alt(&mut app, Named::ArrowLeft);
    let links = the_solver(&app).links().len();
    assert_eq!(walked(&app), Some(links - 1));
}

#[test]
fn a_walk_ends_with_the_step() {
    let mut app = chain(ThemeChoice::Light);
    support::click(&mut app, "Link by link");
    assert_eq!(walked(&app), Some(0));
    support::click(&mut app, "Undo");
    assert_eq!(walked(&app), None);
    support::click(&mut app, "Redo");
    assert_eq!(walked(&app), None, "the step is shown as a whole again");
    assert!(shows(&app, "Link by link"));
    support::click(&mut app, "Link by link");
    support::click(&mut app, "All at once");
    assert_eq!(walked(&app), None);
}

#[test]
fn a_hint_is_walked_once_it_says_all_whatever_is_shown_beside_the_board() {
    let mut app = chain(ThemeChoice::Light);
    support::click(&mut app, "Undo");
    for told in Length::DEGREES {
        support::hint(&mut app);
        assert!(matches!(
            support::report(&app),
            Report::Hinted { told: now, .. } if *now == told
        ));
        let links = the_solver(&app).links();
        assert_eq!(links.is_empty(), told != Length::Argument);
        alt(&mut app, Named::ArrowRight);
        assert_eq!(walked(&app).is_some(), told == Length::Argument);
    }
    let steps = support::made(&app);
    send(&mut app, solver::Message::Show(Beside::Path));
    key(&mut app, Named::ArrowRight);
    assert_eq!(walked(&app), Some(1), "the walk goes on, not the path");
    assert_eq!(support::made(&app), steps);
}

#[test]
fn a_step_without_links_leaves_the_arrows_to_the_cells() {
    let mut app = support::app(support::ASSIGNMENT);
    support::steps(&mut app, 1);
    assert!(!shows(&app, "Link by link"));
    alt(&mut app, Named::ArrowRight);
    key(&mut app, Named::ArrowRight);
    assert_eq!(walked(&app), None);
    assert!(the_solver(&app).selected().is_some());
}

/// The position that a grid shows, with all values as entries.
fn position(grid: &Grid) -> Position {
    let mut puzzle = Puzzle::new([None; Cell::COUNT]);
    puzzle.entries = std::array::from_fn(|index| grid.value(Cell::new(index).unwrap()));
    let all = grid.unsolved().into_iter().flat_map(|cell| {
        let lost = Digit::ALL.map(|digit| Candidate::new(cell, digit));
        lost.into_iter().filter(|candidate| !grid.has(*candidate))
    });
    puzzle.removed = all.collect();
    Position::new(&puzzle)
}

#[test]
fn of_every_technique_with_links_the_link_that_is_walked_is_set_apart() {
    for (technique, (grid, deduction)) in applications() {
        let links = walk(&deduction);
        let picture = picture(&deduction);
        let position = position(&grid);
        // Nets have many.
        for at in [0, links.len() / 2, links.len().saturating_sub(1)] {
            let Some(line) = links.get(at) else {
                continue;
            };
            let scene = board::scene(&View {
                position: &position,
                selected: CellSet::EMPTY,
                contradicting: CellSet::EMPTY,
                worth_trying: CellSet::EMPTY,
                picture: &picture,
                walk: Some(Walked { lines: &links, at }),
                also: CellSet::EMPTY,
            });
            let name = technique.name();
            assert!(emphases(&scene, Emphasis::Current) > 0, "{name}: {line:?}");
            assert_eq!(emphases(&scene, Emphasis::Even), 0, "{name}");
            let last = scene.links.last().map(|line| line.emphasis);
            assert_eq!(last, Some(Emphasis::Current), "{name}: it lies above");
            for end in &scene.ends {
                let is_end = |it: &Link| it.from.contains(end) || it.to.contains(end);
                assert!(line.links.iter().any(is_end));
                assert!(scene.marks.iter().any(|(one, _)| one == end), "{name}");
            }
        }
    }
}

#[test]
fn words_light_what_they_name_until_the_pointer_leaves_them() {
    let mut app = chain(ThemeChoice::Light);
    let solver = the_solver(&app);
    let end = solver.links()[0].links[0].to[0];
    let named = [
        (Pointed::Cell(end.cell), Lit::Cell(end.cell)),
        (Pointed::Candidate(end), Lit::Candidate(end)),
    ];
    for (pointed, lit) in named {
        send(&mut app, solver::Message::Point(pointed, true));
        assert_eq!(the_solver(&app).lit(), [lit]);
        let late = Pointed::Digit(end.digit);
        send(&mut app, solver::Message::Point(late, false));
        assert_eq!(the_solver(&app).lit(), [lit], "other words were left");
        send(&mut app, solver::Message::Point(pointed, false));
        assert!(the_solver(&app).lit().is_empty());
    }
}

#[test]
fn a_digit_lights_its_candidates_and_the_cells_that_hold_it() {
    let mut grid = Grid::empty();
    grid.place(candidate("r1c1", 5));
    let lit = |pointed, picture: &Picture| board::lit(pointed, &position(&grid), picture);
    let five = Pointed::Digit(common::digit(5));
    let shown = lit(five, &Picture::default());
    assert!(shown.contains(&Lit::Cell(cell("r1c1"))));
    assert!(shown.contains(&Lit::Candidate(candidate("r2c4", 5))));
    assert!(!shown.contains(&Lit::Candidate(candidate("r1c9", 5))));
    assert_eq!(shown.len(), 81 - 20);
    let took = Picture::default().with(
        sudoku_stepper::explain::Role::Eliminated,
        [candidate("r1c9", 5)],
    );
    assert!(lit(five, &took).contains(&Lit::Candidate(candidate("r1c9", 5))));
    let filled = Pointed::Candidate(candidate("r1c1", 5));
    assert_eq!(lit(filled, &Picture::default()), [Lit::Cell(cell("r1c1"))]);
}

fn board_bounds(app: &App) -> Rectangle {
    let mut ui = support::simulator(app);
    ui.find(id("board")).unwrap().bounds()
}

/// Moves the pointer from place to place, and collects the messages of the window at each.
fn moved(app: &App, places: &[Point]) -> Vec<Vec<solver::Message>> {
    let mut told = Vec::new();
    for up_to in 1..=places.len() {
        let mut ui = support::simulator(app);
        for position in &places[..up_to] {
            ui.point_at(*position);
            let position = *position;
            let _ = ui.simulate([Event::Mouse(mouse::Event::CursorMoved { position })]);
        }
        let all: Vec<_> = ui
            .into_messages()
            .filter_map(|message| match message {
                Message::Solver(message) => Some(message),
                _ => None,
            })
            .collect();
        let known: usize = told.iter().map(Vec::len).sum();
        told.push(all[known..].to_vec());
    }
    told
}

#[test]
fn the_board_tells_the_cell_under_the_pointer_once_and_that_it_left() {
    let mut app = chain(ThemeChoice::Light);
    let bounds = board_bounds(&app);
    let cell_side = bounds.width / 9.0;
    let at = |x: f32, y: f32| Point::new(bounds.x + x * cell_side, bounds.y + y * cell_side);
    let places = [
        at(0.5, 0.5),
        at(0.6, 0.6),
        at(1.5, 0.5),
        Point::new(bounds.x + bounds.width + 60.0, 1.0),
    ];
    let told: Vec<Vec<Option<Cell>>> = moved(&app, &places)
        .into_iter()
        .map(|messages| {
            let cells = messages.into_iter().map(|message| match message {
                solver::Message::Hover(cell) => cell,
                other => panic!("{other:?}"),
            });
            cells.collect()
        })
        .collect();
    let (first, second) = (Some(Cell::at(0, 0)), Some(Cell::at(0, 1)));
    assert_eq!(told, [vec![first], vec![], vec![second], vec![None]]);
    send(&mut app, solver::Message::Hover(first));
    assert_eq!(the_solver(&app).hovered(), first);
}

#[test]
fn words_tell_what_they_name_when_the_pointer_comes_and_when_it_leaves() {
    let mut app = chain(ThemeChoice::Light);
    key(&mut app, Named::ArrowRight);
    let bounds = board_bounds(&app);
    let mut ui = support::simulator(&app);
    let left = bounds.x + bounds.width;
    let mut told: Vec<(Pointed, bool)> = Vec::new();
    for y in (100..500).step_by(6) {
        for x in (0..300).step_by(3) {
            let position = Point::new(left + x as f32, y as f32);
            ui.point_at(position);
            let _ = ui.simulate([Event::Mouse(mouse::Event::CursorMoved { position })]);
        }
    }
    for message in ui.into_messages() {
        if let Message::Solver(solver::Message::Point(pointed, is_on)) = message {
            told.push((pointed, is_on));
        }
    }
    let link = &the_solver(&app).links()[0].links[0];
    for end in [link.from[0], link.to[0]] {
        assert!(told.contains(&(Pointed::Cell(end.cell), true)));
        assert!(told.contains(&(Pointed::Digit(end.digit), true)));
    }
    for pair in told.chunks(2) {
        let [(came, true), (left, false)] = pair else {
            panic!("{pair:?}");
        };
        assert_eq!(came, left);
    }
}

#[test]
fn a_walk_looks_as_it_did_in_the_light_and_in_the_dark() {
    for (theme, name) in [
        (ThemeChoice::Light, "walk-light"),
        (ThemeChoice::Dark, "walk-dark"),
    ] {
        let mut app = chain(theme);
        for _ in 0..2 {
            key(&mut app, Named::ArrowRight);
        }
        let link = the_solver(&app).links()[1].links[0].clone();
        send(&mut app, solver::Message::Hover(Some(link.from[0].cell)));
        let pointed = Pointed::Cell(link.to[0].cell);
        send(&mut app, solver::Message::Point(pointed, true));
        matches_snapshot(&app, name);
    }
}
