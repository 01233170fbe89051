//! The names of the houses that a step uses: framed beside the board, or on the edge of a box,
//! in the line and the color of the house, and on nothing else that is named.

use crate::common::applications::applications;
use sudoku_stepper::drawing::{
    Appearance, Drawn, HouseKind, Names, Painter, Part, Path, Place, Point, Scene, Size, Stroke,
};
use sudoku_stepper::explain::{CellPart, Notation, Picture, picture};
use sudoku_stepper::export::plain;
use sudoku_stepper::grid::{Cell, CellSet, Grid, House, Layout};
use sudoku_stepper::sudoku::Position;

const SIDE: f32 = 900.0;

fn scene_of(picture: &Picture) -> Scene {
    plain(&Position::from(&Grid::empty()), picture)
}

/// What is painted for the names of houses.
fn painted(scene: &Scene, labeled: bool) -> Vec<(House, Drawn)> {
    let place = Place::centered(SIDE, &scene.layout, labeled);
    let mut painter = Painter::new(place, Appearance::Light);
    painter.house_names(scene, Notation::Rc);
    let sheet = painter.into_sheet();
    let names = sheet.drawn().iter().filter_map(|(part, drawn)| match part {
        Part::HouseName(house) => Some((*house, drawn.clone())),
        _ => None,
    });
    names.collect()
}

fn stroke(drawn: &[(House, Drawn)], wanted: House) -> Option<(Size, Stroke)> {
    drawn.iter().find_map(|(house, drawn)| match drawn {
        Drawn::Stroke(Path::Rectangle { size, .. }, stroke) if *house == wanted => {
            Some((*size, *stroke))
        }
        _ => None,
    })
}

fn word(drawn: &[(House, Drawn)], wanted: House) -> Option<(String, Point)> {
    drawn.iter().find_map(|(house, drawn)| match drawn {
        Drawn::Text(text) if *house == wanted => Some((text.content.clone(), text.middle)),
        _ => None,
    })
}

#[test]
fn the_label_of_a_used_line_is_framed_solid_for_a_base_and_dashed_for_a_cover() {
    let picture = Picture::default()
        .tinting([House::row(2)])
        .covering([House::column(4)]);
    let scene = scene_of(&picture);
    let drawn = painted(&scene, true);
    let colors = Appearance::Light.colors();
    let (_, base) = stroke(&drawn, House::row(2)).expect("it is framed");
    let (_, cover) = stroke(&drawn, House::column(4)).expect("it is framed");
    assert_eq!((base.color, base.dash), (colors.base_edge, None));
    assert_eq!(cover.color, colors.cover_edge);
    assert!(cover.dash.is_some());
    assert_eq!(stroke(&drawn, House::row(3)), None, "no step uses it");
}

#[test]
fn the_label_itself_has_the_color_of_its_frame() {
    let picture = Picture {
        conflicts: vec![House::row(0)],
        ..Picture::default()
    };
    let scene = scene_of(&picture);
    let place = Place::centered(SIDE, &Layout::CLASSIC, true);
    let mut painter = Painter::new(place, Appearance::Dark);
    painter.labels(&scene.layout, Notation::Rc, None, &scene.used_houses());
    let sheet = painter.into_sheet();
    let color = |name: &str| {
        let mut texts = sheet.texts();
        texts
            .find(|text| text.content == name)
            .map(|text| text.color)
    };
    let colors = Appearance::Dark.colors();
    assert_eq!(color("r1"), Some(colors.bad));
    assert_eq!(color("r2"), Some(colors.muted));
}

#[test]
fn a_house_with_two_edges_is_named_once_as_its_contradiction() {
    let row = House::row(4);
    let picture = Picture {
        losing: vec![row],
        conflicts: vec![row],
        ..Picture::default().tinting([row])
    };
    let used = scene_of(&picture).used_houses();
    assert_eq!(used, [(row, HouseKind::Contradiction)]);
}

#[test]
fn a_used_box_is_named_on_its_upper_edge_beside_a_tag() {
    let region = House::box_at(4);
    let free = scene_of(&Picture::default().tinting([region]));
    let (name, middle) = word(&painted(&free, true), region).expect("it is named");
    assert_eq!(name, "b5");
    let place = Place::centered(SIDE, &Layout::CLASSIC, true);
    let edge = place.point(Point::new(6.0, 3.0));
    assert!((middle.y - edge.y).abs() < 0.1 * place.cell && middle.x < edge.x);
    // Something else is written in its last upper cell.
    let pivot = CellSet::only(Cell::at(3, 5));
    let mut taken = scene_of(
        &Picture::default()
            .tinting([region])
            .framing(pivot, CellPart::Pivot),
    );
    taken.names.tags.push(sudoku_stepper::drawing::Tag {
        cell: Cell::at(3, 5),
        of: sudoku_stepper::drawing::Named::Cells(CellPart::Pivot),
    });
    let (_, beside) = word(&painted(&taken, true), region).expect("it is named");
    assert!((middle.x - beside.x - place.cell).abs() < 0.01);
}

#[test]
fn nothing_is_named_where_there_is_no_room_for_labels() {
    let scene = scene_of(&Picture::default().tinting([House::row(0), House::box_at(0)]));
    assert!(painted(&scene, false).is_empty());
}

#[test]
fn the_houses_of_every_technique_are_framed_in_the_room_beside_the_board() {
    let mut told = 0;
    for (technique, (grid, deduction)) in applications() {
        let scene = Scene {
            names: Names::of(std::slice::from_ref(&deduction)),
            ..plain(&Position::from(&grid), &picture(&deduction))
        };
        let place = Place::centered(SIDE, &scene.layout, true);
        let drawn = painted(&scene, true);
        for (house, _) in scene.used_houses() {
            if !house.kind().is_line() {
                continue;
            }
            let (size, _) = stroke(&drawn, house).unwrap_or_else(|| panic!("{technique}: {house}"));
            assert!(
                size.width <= place.gutter && size.height <= place.gutter,
                "{technique}"
            );
            told += 1;
        }
    }
    assert!(told > 200, "{told}");
}
