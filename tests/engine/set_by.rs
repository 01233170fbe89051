//! Where the digits on the board came from.

use std::collections::HashSet;

use crate::common::{ASSIGNMENT, cell, digit, puzzle};
use sudoku_stepper::drawing::{Appearance, Drawn, Painter, Part, Place, Scene, Size};
use sudoku_stepper::formats;
use sudoku_stepper::grid::{Cell, Digit, Layout};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::session::{Outcome, Session};
use sudoku_stepper::sudoku::SetBy;
use sudoku_stepper::texts::Language;

fn set_by(session: &Session, cell: Cell) -> Option<SetBy> {
    let origins = session.journal().origins();
    let of = origins.iter().find(|(one, _)| *one == cell);
    of.map(|(_, origin)| *origin)
}

fn right(session: &Session, cell: Cell) -> Digit {
    let found = solve(session.grid(), &Stop::never()).unwrap();
    let Solutions::One(solution) = found.solutions else {
        panic!("it has one solution")
    };
    solution[cell.index()].unwrap()
}

#[test]
fn each_digit_is_set_by_a_person_a_step_the_search_or_an_answer() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    assert_eq!(session.journal().origins(), []);
    let Outcome::Stepped(step) = session.step() else {
        panic!("a rule applies")
    };
    let stepped = step[0].placements[0].cell;
    let open: Vec<Cell> = session.grid().unsolved().into_iter().collect();
    let (own, answered, found) = (open[0], open[1], open[2]);
    session.enter(own, right(&session, own)).unwrap();
    session.answer(answered, right(&session, answered)).unwrap();
    let Solutions::One(solution) = solve(session.grid(), &Stop::never()).unwrap().solutions else {
        panic!("it has one solution")
    };
    session.fill(&solution);
    let expected = [
        (stepped, SetBy::Step),
        (own, SetBy::Person),
        (answered, SetBy::Answer),
        (found, SetBy::Search),
    ];
    for (cell, origin) in expected {
        assert_eq!(set_by(&session, cell), Some(origin), "{cell}");
    }
    let given = session.position().given().first().unwrap();
    assert_eq!(set_by(&session, given), None);
    // A file keeps it.
    let kept = formats::write_own(&session.to_puzzle());
    let again = Session::new(&formats::read(kept.as_bytes()).unwrap()[0]);
    assert_eq!(again.journal().origins(), session.journal().origins());
}

#[test]
fn what_is_taken_back_was_set_by_nobody_and_a_save_point_brings_its_origin_back() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.step();
    let stepped = session.journal().origins()[0].0;
    session.make_save_point(Language::english()).unwrap();
    session.restart();
    assert_eq!(session.journal().origins(), []);
    session.go_to_save_point(0);
    assert_eq!(set_by(&session, stepped), Some(SetBy::Step));
    let origins = session.journal().origins();
    session.undo();
    assert_eq!(session.journal().origins(), []);
    session.redo();
    assert_eq!(session.journal().origins(), origins);
    // Another digit in the place of a step's is a person's.
    let other = digit(1 + u8::from(right(&session, stepped) == digit(1)));
    session.enter(stepped, other).unwrap();
    assert_eq!(set_by(&session, stepped), Some(SetBy::Person));
}

#[test]
fn each_origin_has_a_shape_of_its_own_within_its_cell_and_an_own_digit_has_none() {
    let place = Place::of(Size::new(900.0, 900.0), &Layout::CLASSIC, false);
    let at = cell("r5c5");
    let drawn = |origin| {
        let mut painter = Painter::new(place, Appearance::Light);
        painter.digits(&Scene {
            origins: vec![(at, origin)],
            ..Scene::default()
        });
        let sheet = painter.into_sheet();
        let of_it = sheet.drawn().iter();
        let of_it = of_it.filter(|(part, _)| *part == Part::Origin(at, origin));
        let shapes = of_it.map(|(_, drawn)| match drawn {
            Drawn::Fill(path, _) => format!("{path:?}"),
            Drawn::Stroke(path, _) => format!("line {path:?}"),
            other => panic!("{other:?} is no shape"),
        });
        shapes.collect::<Vec<_>>().concat()
    };
    assert_eq!(drawn(SetBy::Person), "");
    let others = SetBy::ALL.into_iter().filter(|it| *it != SetBy::Person);
    let shapes: HashSet<String> = others.map(drawn).collect();
    assert_eq!(shapes.len(), 4);
    assert!(!shapes.contains(""));
}
