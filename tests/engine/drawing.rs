//! What is drawn of a step: for every technique all that its picture has, and
//! named by the legend.

use std::collections::HashSet;
use std::sync::LazyLock;

use crate::common::applications::{Applications, applications};
use crate::common::{candidate, candidates, cell, cells, digit};
use sudoku_stepper::drawing::{
    Appearance, Color, Drawn, DrawnLink, Entry, Frame, HouseKind, Line, Motion, Painter, Part,
    Path, Place, Point, Sample, Scene, Segment, Sight, Sign, Size, Text, Tile, Tint, ValueKind,
    View, Weight, joined, legend, outlines, scene,
};
use sudoku_stepper::explain::{CellPart, Link, Notation, Picture, Role, picture};
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, Grid, House, Layout};
use sudoku_stepper::rules::guardians::Outcome;
use sudoku_stepper::rules::{Deduction, Family, Pattern, Technique};
use sudoku_stepper::sudoku::{Position, Puzzle};
use sudoku_stepper::texts::Language;

static APPLICATIONS: LazyLock<Applications> = LazyLock::new(applications);

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

fn scene_of(grid: &Grid, picture: &Picture) -> Scene {
    scene(&View {
        position: &position(grid),
        selected: CellSet::EMPTY,
        contradicting: CellSet::EMPTY,
        worth_trying: CellSet::EMPTY,
        picture,
        walk: None,
        also: CellSet::EMPTY,
    })
}

/// What is drawn before a deduction is applied, and after it.
fn before_and_after(grid: &Grid, deduction: &Deduction) -> [Scene; 2] {
    let picture = picture(deduction);
    let mut after = grid.clone();
    deduction.apply(&mut after);
    [scene_of(grid, &picture), scene_of(&after, &picture)]
}

fn shows_role(scene: &Scene, candidate: Candidate, role: Role) -> bool {
    let ringed = |(cell, frame): &(Cell, Frame)| *cell == candidate.cell && *frame == Frame::Set;
    let value = (candidate.cell, candidate.digit, ValueKind::Found);
    let is_value = scene.values.contains(&value);
    scene.marks.contains(&(candidate, role)) && scene.candidates.contains(&candidate)
        || role == Role::Placed && is_value && scene.frames.iter().any(ringed)
}

fn is_drawn(link: &Link, scene: &Scene) -> bool {
    let is_it = |drawn: &DrawnLink| {
        drawn.strong == link.strong
            && drawn.from.iter().all(|one| link.from.contains(one))
            && drawn.to.iter().all(|one| link.to.contains(one))
    };
    link.from == link.to || scene.links.iter().any(is_it)
}

/// What the legend calls a role, if it names its sign.
fn named(entries: &[Entry], role: Role) -> bool {
    entries.iter().any(|entry| {
        entry.samples.iter().any(|sample| match (sample, role) {
            (Sample::Sign(sign, _), _) if *sign == Sign::of(role) => true,
            (Sample::Outline(set, _), Role::Set(number)) => *set == usize::from(number),
            _ => false,
        })
    })
}

/// The roles that the pattern of a technique has, without numbers: those of
/// what it rests on.
fn roles_implied(technique: Technique) -> &'static [Role] {
    use Technique as T;
    match (technique, technique.family()) {
        (T::XyWing | T::XyzWing, _) => &[Role::X, Role::Y, Role::Z],
        (T::BugN, _) => &[Role::Guardian],
        // Its branches take the board; of the pattern the frames are drawn.
        (T::TridagonForcing, _) => &[Role::Guardian, Role::True, Role::Start],
        (T::SkLoop, _) => &[Role::Base, Role::Y],
        (T::SymmetricalPlacement, _) => &[],
        (T::AlignedPairExclusion | T::AlignedTripleExclusion, _) => &[],
        (T::ChuteRemotePair, _) => &[Role::X, Role::Z],
        (T::WWing, _) => &[Role::X, Role::Z],
        (T::SueDeCoq, _) => &[Role::Base, Role::Set(0), Role::Set(1)],
        (T::DeathBlossom, _) => &[Role::Base, Role::RestrictedCommon, Role::Z],
        // A set may have restricted commons only; its outline shows it.
        (_, Family::AlmostLockedSets) => &[Role::RestrictedCommon],
        (T::MultiColors1 | T::MultiColors2, _) => &[
            Role::ColorA(0),
            Role::ColorB(0),
            Role::ColorA(1),
            Role::ColorB(1),
        ],
        (_, Family::Coloring) | (T::RemotePair, _) => &[Role::ColorA(0), Role::ColorB(0)],
        (T::XChain | T::XyChain | T::Aic, _) => &[Role::True, Role::False, Role::Start, Role::End],
        (_, Family::Chains) => &[Role::True, Role::Start],
        (T::UniquenessTest3, _) => &[Role::Base, Role::Fin, Role::Set(0)],
        (
            T::UniquenessTest2
            | T::UniquenessTest5
            | T::AvoidableRectangleType2
            | T::BivalueUniversalGravePlusOne,
            _,
        ) => &[Role::Base, Role::Fin],
        (T::AvoidableRectangleType1, _) => &[],
        (T::KrakenFishType1 | T::KrakenFishType2, _) => &[
            Role::Base,
            Role::Fin,
            Role::True,
            Role::False,
            Role::Start,
            Role::End,
        ],
        (_, Family::Fish) if technique.name().starts_with("Sashimi") => &[Role::Base, Role::Fin],
        // In a finned one all candidates of the base may be endo fins.
        (_, Family::Fish) if technique.name().starts_with("Finned") => &[],
        (T::ContradictionWithSideArguments, _) => &[Role::Supposed(0)],
        (_, Family::Forcing) => &[Role::True, Role::False, Role::Start],
        (_, Family::Singles | Family::Templates) => &[],
        // Of these the cells count, whatever they can hold.
        (
            T::LastCellInCage
            | T::RuleOf45
            | T::RuleOf45InSeveralHouses
            | T::HiddenCage
            | T::InnieOutieDifference
            | T::Parity,
            _,
        ) => &[],
        _ => &[Role::Base],
    }
}

#[test]
fn every_technique_has_a_position_and_a_picture_with_the_roles_of_its_pattern() {
    for technique in Technique::ALL {
        let (_, deduction) = &APPLICATIONS
            .get(technique)
            .unwrap_or_else(|| panic!("no position for {}", technique.name()));
        let picture = picture(deduction);
        let roles: HashSet<Role> = picture.candidates.iter().map(|(_, role)| *role).collect();
        for role in roles_implied(*technique) {
            assert!(roles.contains(role), "{}: no {role:?}", technique.name());
        }
        let finned = technique.name().starts_with("Finned");
        assert!(!finned || roles.contains(&Role::Fin) || roles.contains(&Role::EndoFin));
        let conclusion = if deduction.placements.is_empty() {
            Role::Eliminated
        } else {
            Role::Placed
        };
        assert!(roles.contains(&conclusion));
        if technique.family() == Family::Fish {
            assert!(!picture.houses.is_empty() && !picture.covers.is_empty());
        }
        if technique.family() == Family::AlmostLockedSets {
            assert!(picture.sets.len() >= 2);
        }
    }
}

#[test]
fn the_scene_of_every_technique_has_all_that_its_picture_has_before_the_step_and_after() {
    for (technique, (grid, deduction)) in &*APPLICATIONS {
        let name = technique.name();
        let picture = picture(deduction);
        for scene in before_and_after(grid, deduction) {
            for (candidate, role) in &picture.candidates {
                // A cell of a subset need not have all of its digits.
                let is_there = grid.has(*candidate) || *role != Role::Base;
                assert_eq!(
                    shows_role(&scene, *candidate, *role),
                    is_there,
                    "{name}: {candidate:?} as {role:?}"
                );
            }
            for house in &picture.houses {
                assert!(scene.houses.contains(&(*house, HouseKind::Base)), "{name}");
            }
            for (houses, kind) in [
                (&picture.covers, HouseKind::Cover),
                (&picture.losing, HouseKind::Losing),
                (&picture.conflicts, HouseKind::Contradiction),
            ] {
                for house in houses {
                    assert!(scene.houses.contains(&(*house, kind)), "{name}");
                }
            }
            assert_eq!(scene.cells, picture.cells, "{name}");
            for link in &scene.links {
                assert_eq!(link.arrow, picture.directed, "{name}");
            }
            for cell in picture.witnesses {
                assert!(scene.tints.contains(&(cell, Tint::Used)), "{name}");
            }
            let outlined: Vec<CellSet> = scene.outlines.iter().map(|one| one.cells).collect();
            assert_eq!(outlined, picture.sets, "{name}");
            for link in &picture.links {
                assert!(is_drawn(link, &scene), "{name}: {link:?}");
            }
        }
    }
}

#[test]
fn the_legend_of_every_technique_names_all_that_is_drawn_and_nothing_else() {
    for (technique, (_, deduction)) in &*APPLICATIONS {
        let name = technique.name();
        let picture = picture(deduction);
        let entries = legend(&picture, technique.family(), true);
        for (candidate, role) in &picture.candidates {
            assert!(named(&entries, *role), "{name}: {candidate:?} {role:?}");
        }
        let labels: Vec<String> = entries
            .iter()
            .map(|it| it.label.words(Language::english()))
            .collect();
        let labels: HashSet<&str> = labels.iter().map(String::as_str).collect();
        assert_eq!(labels.len(), entries.len(), "{name}: a label twice");
        let has = |sample: Sample| entries.iter().any(|one| one.samples.contains(&sample));
        for (kind, houses) in [
            (HouseKind::Base, &picture.houses),
            (HouseKind::Cover, &picture.covers),
            (HouseKind::Losing, &picture.losing),
            (HouseKind::Contradiction, &picture.conflicts),
        ] {
            assert_eq!(has(Sample::House(kind)), !houses.is_empty(), "{name}");
        }
        for strong in [true, false] {
            let drawn = picture.links.iter().any(|link| link.strong == strong);
            let arrow = picture.directed;
            assert_eq!(has(Sample::Link { strong, arrow }), drawn, "{name}");
        }
        for (_, part) in &picture.cells {
            assert!(has(Sample::Cells(*part)), "{name}: {part:?}");
        }
        let is_seen = has(Sample::Sight) || has(Sample::NoPlace);
        assert_eq!(is_seen, !picture.sights.is_empty(), "{name}");
        assert!(
            entries.len() <= 12,
            "{name}: a small legend, not {labels:?}"
        );
    }
}

#[test]
fn what_a_placement_took_from_the_step_is_shown_until_the_next() {
    let mut grid = Grid::empty();
    for (name, kept) in [("r1c1", [1, 2]), ("r1c5", [2, 3])] {
        for other in Digit::ALL {
            if !kept.contains(&other.get()) {
                grid.eliminate(Candidate::new(cell(name), other));
            }
        }
    }
    let picture = Picture::default()
        .with(Role::False, [candidate("r1c1", 2)])
        .with(Role::True, [candidate("r1c5", 2)])
        .with(Role::Placed, [candidate("r1c1", 1)]);
    grid.place(candidate("r1c1", 1));
    let scene = scene_of(&grid, &picture);
    assert_eq!(scene.values, [], "the cell still shows its candidates");
    for marked in picture.candidates {
        assert!(scene.marks.contains(&marked));
    }
    let in_cell = |one: &&Candidate| one.cell == cell("r1c1");
    let shown: Vec<Candidate> = scene.candidates.iter().filter(in_cell).copied().collect();
    assert_eq!(shown, [candidate("r1c1", 1), candidate("r1c1", 2)]);
}

#[test]
fn the_roles_in_one_picture_have_signs_that_differ_in_more_than_color() {
    for (technique, (_, deduction)) in &*APPLICATIONS {
        let roles: HashSet<Role> = picture(deduction)
            .candidates
            .iter()
            .map(|(_, role)| *role)
            .collect();
        // Sets have the same shape: their letter tells which is which.
        let others = roles.iter().filter(|role| !matches!(role, Role::Set(_)));
        let signs: Vec<Sign> = others.map(|role| Sign::of(*role)).collect();
        let shapes: HashSet<_> = signs.iter().map(|sign| (sign.shape, sign.line)).collect();
        assert_eq!(shapes.len(), signs.len(), "{}", technique.name());
    }
}

#[test]
fn what_is_true_is_filled_and_what_is_false_is_hollow_in_every_family() {
    for role in [Role::True, Role::GroupTrue] {
        assert_eq!(Sign::of(role).line, Line::Ring);
    }
    for role in [Role::False, Role::GroupFalse] {
        assert_eq!(Sign::of(role).line, Line::Hollow);
    }
    for (technique, (_, deduction)) in &*APPLICATIONS {
        let is_read_on = match &deduction.pattern {
            Pattern::Chain(_) => *technique != Technique::RemotePair,
            Pattern::Forcing(_) | Pattern::Kraken(_) => true,
            Pattern::Guardians(pattern) => matches!(pattern.outcome, Outcome::Forced { .. }),
            _ => false,
        };
        let picture = picture(deduction);
        let name = technique.name();
        assert_eq!(picture.directed, is_read_on, "{name}");
        if !is_read_on {
            continue;
        }
        let starts = picture.candidates.iter();
        let mut starts = starts.filter(|(_, role)| *role == Role::Start);
        let (start, _) = starts.next().expect("it starts somewhere");
        let leaves = |link: &&Link| link.from.contains(start);
        assert!(picture.links.iter().any(|link| leaves(&link)), "{name}");
        if !matches!(deduction.pattern, Pattern::Chain(_)) {
            continue;
        }
        let has = |candidate: &Candidate, roles: &[Role]| {
            let all = picture.candidates.iter();
            let mut own = all.filter(|(one, _)| one == candidate);
            own.any(|(_, role)| roles.contains(role))
        };
        const TRUE: &[Role] = &[Role::True, Role::GroupTrue];
        const FALSE: &[Role] = &[Role::False, Role::GroupFalse];
        // What leads back to the start says the opposite of it.
        for link in picture.links.iter().filter(|link| !link.to.contains(start)) {
            // A strong link leads from what is false to what is true, a weak one back.
            let (from, to) = if link.strong {
                (FALSE, TRUE)
            } else {
                (TRUE, FALSE)
            };
            assert!(
                link.from.iter().any(|one| has(one, from)),
                "{name}: {link:?}"
            );
            assert!(link.to.iter().any(|one| has(one, to)), "{name}: {link:?}");
        }
    }
}

#[test]
fn what_is_removed_is_tied_to_what_it_sees() {
    let seeing = [
        Technique::XyWing,
        Technique::XyzWing,
        Technique::WWing,
        Technique::Skyscraper,
        Technique::TwoStringKite,
        Technique::TurbotFish,
        Technique::EmptyRectangle,
        Technique::SimpleColorsTrap,
        Technique::MultiColors1,
        Technique::XChain,
        Technique::XyChain,
        Technique::Aic,
        Technique::GroupedAic,
        Technique::RemotePair,
        Technique::AlsXzRule,
        Technique::AlsXyWing,
        Technique::AlsChain,
        Technique::DeathBlossom,
        Technique::FinnedXWing,
        Technique::FinnedSwordfish,
        Technique::SashimiXWing,
        Technique::UniquenessTest2,
        Technique::UniquenessTest5,
    ];
    for technique in seeing {
        let (grid, deduction) = &APPLICATIONS[&technique];
        let scene = scene_of(grid, &picture(deduction));
        let name = technique.name();
        for removed in &deduction.eliminations {
            let own = || scene.sights.iter().filter(|sight| sight.to == *removed);
            assert!(own().count() > 0, "{name}: {removed:?}");
        }
        for Sight { from, to } in &scene.sights {
            assert!(grid.layout().peers(from.cell).contains(to.cell), "{name}");
            assert_eq!(from.digit, to.digit, "{name}");
            let marked = |(one, _): &(Candidate, Role)| one == from;
            assert!(
                scene.marks.iter().any(marked),
                "{name}: {from:?} has a sign"
            );
        }
    }
}

#[test]
fn both_ends_of_a_wing_are_tied_and_the_pivot_where_it_has_the_digit_too() {
    let ends = |technique: Technique| {
        let (grid, deduction) = &APPLICATIONS[&technique];
        let scene = scene_of(grid, &picture(deduction));
        scene.sights.len() / deduction.eliminations.len()
    };
    assert_eq!(ends(Technique::XyWing), 2);
    assert_eq!(ends(Technique::XyzWing), 3);
}

#[test]
fn a_hidden_single_shows_what_sees_each_other_cell_of_its_house() {
    let (grid, deduction) = &APPLICATIONS[&Technique::HiddenSingle];
    let Pattern::HiddenSingle(single) = &deduction.pattern else {
        panic!("it is a hidden single");
    };
    let scene = scene_of(grid, &picture(deduction));
    let seen: CellSet = scene.sights.iter().map(|sight| sight.to.cell).collect();
    assert_eq!(seen, single.others - single.ruled_out);
    for sight in &scene.sights {
        assert_eq!(grid.value(sight.from.cell), Some(sight.from.digit));
    }
    assert!(scene.houses.contains(&(single.house, HouseKind::Base)));
}

#[test]
fn the_house_of_a_weak_link_that_loses_candidates_is_tinted_in_a_loop() {
    for technique in [
        Technique::ContinuousNiceLoop,
        Technique::GroupedContinuousNiceLoop,
    ] {
        let (grid, deduction) = &APPLICATIONS[&technique];
        let scene = scene_of(grid, &picture(deduction));
        let name = technique.name();
        for removed in &deduction.eliminations {
            let tints = scene.tints.iter();
            let mut tints = tints.filter(|(cell, _)| *cell == removed.cell);
            let is_tinted = tints.any(|(_, tint)| *tint == Tint::Losing);
            let is_in_set = scene
                .outlines
                .iter()
                .any(|outline| !outline.cells.is_empty());
            let is_seen = scene.sights.iter().any(|sight| sight.to == *removed);
            assert!(is_tinted || is_in_set || is_seen, "{name}: {removed:?}");
        }
    }
}

#[test]
fn the_corners_of_every_rectangle_are_joined() {
    for (technique, (grid, deduction)) in &*APPLICATIONS {
        let Pattern::Uniqueness(pattern) = &deduction.pattern else {
            continue;
        };
        let corners = pattern.corners();
        let scene = scene_of(grid, &picture(deduction));
        let joined = scene.cells.contains(&(corners, CellPart::Rectangle));
        assert_eq!(joined, corners.len() == 4, "{}", technique.name());
    }
}

#[test]
fn the_digit_of_a_removed_candidate_is_whole() {
    let removed = candidate("r5c5", 5);
    let scene = Scene {
        candidates: vec![removed],
        marks: vec![(removed, Role::Eliminated)],
        ..Scene::default()
    };
    let place = Place::of(Size::new(900.0, 900.0), &Layout::CLASSIC, false);
    let mut painter = Painter::new(place, Appearance::Light);
    painter.marks(&scene);
    let middle = place.point(place.spots.place(removed));
    let half = place.cell * place.spots.radius * 0.7;
    let mut strokes = 0;
    for (part, drawn) in painter.into_sheet().drawn() {
        let Drawn::Stroke(Path::Lines(points), _) = drawn else {
            continue;
        };
        strokes += 1;
        assert_eq!(*part, Part::Mark(removed, Role::Eliminated));
        for point in points {
            if let Segment::Move(point) | Segment::Line(point) = point {
                assert!((point.x - middle.x).abs() > half && (point.y - middle.y).abs() > half);
            }
        }
    }
    assert_eq!(strokes, 2, "two stubs at the corners");
}

#[test]
fn sets_that_overlap_are_outlined_side_by_side_with_their_letters_apart() {
    let both = [cells("r1c1 r1c2 r2c1"), cells("r1c1 r1c2 r1c3")];
    let [first, second] = outlines(&both).try_into().unwrap();
    assert_eq!(first.loops.len(), 1);
    assert_eq!(first.loops[0].len(), 6, "an L has six corners");
    assert_eq!(second.loops[0].len(), 4);
    for corner in &first.loops[0] {
        assert!(!second.loops[0].contains(corner));
    }
    let [one, other] = [first.letters[0], second.letters[0]];
    assert!(one.distance(other) > 0.2);
}

#[test]
fn every_part_of_a_set_has_an_outline_and_a_letter_but_a_hole_only_a_line() {
    let apart = [cells("r1c1 r2c2 r5c5"), cells("r9c9")];
    let outline = outlines(&apart).remove(0);
    assert_eq!(outline.loops.len(), 3, "cells that touch in a corner too");
    assert_eq!(outline.letters.len(), 3);
    let around = [House::box_at(0).cells() - cells("r2c2"), cells("r9c9")];
    let outline = outlines(&around).remove(0);
    assert_eq!((outline.loops.len(), outline.letters.len()), (2, 1));
    let alone = outlines(&apart[..1]).remove(0);
    assert!(
        alone.letters.is_empty(),
        "there is no other to tell it from"
    );
}

#[test]
fn candidates_of_both_kinds_of_house_have_a_tint_of_their_own() {
    let picture = Picture::default()
        .with(Role::Base, candidates("r1c1 r1c5", 7))
        .tinting([House::row(0)])
        .covering([House::column(0)]);
    let scene = scene_of(&Grid::empty(), &picture);
    let last = |name: &str| {
        let of = scene.tints.iter().rfind(|(one, _)| *one == cell(name));
        of.map(|(_, tint)| *tint)
    };
    assert_eq!(last("r1c1"), Some(Tint::Crossing));
    assert_eq!(last("r1c5"), Some(Tint::House));
    assert_eq!(last("r5c1"), Some(Tint::Cover));
    assert_eq!(last("r5c5"), None);
    assert_eq!(digit(7), scene.marks[0].0.digit);
}

#[test]
fn tiles_of_one_color_that_touch_are_one_rectangle() {
    let (blue, red) = (Color::hex(0x0000ff), Color::hex(0xff0000));
    let tile = |name: &str, color| {
        let cell = cell(name);
        Tile {
            corner: Point::new(10.0 * cell.column() as f32, 10.0 * cell.row() as f32),
            size: Size::new(10.0, 10.0),
            color,
        }
    };
    // A row, and a column that goes through a red cell.
    let row = Cell::all().filter(|it| it.row() == 1);
    let column = Cell::all().filter(|it| it.column() == 4 && it.row() > 1);
    let tiles = row.chain(column).map(|it| {
        let color = if it == cell("r4c5") { red } else { blue };
        tile(&it.to_string(), color)
    });
    let part = |x, y, width, height, color| Tile {
        corner: Point::new(x, y),
        size: Size::new(width, height),
        color,
    };
    assert_eq!(
        joined(tiles),
        [
            part(0.0, 10.0, 90.0, 10.0, blue),
            part(40.0, 20.0, 10.0, 10.0, blue),
            part(40.0, 30.0, 10.0, 10.0, red),
            part(40.0, 40.0, 10.0, 50.0, blue),
        ]
    );
}

#[test]
fn a_cell_with_several_tints_is_painted_in_the_last() {
    let picture = Picture::default()
        .tinting([House::row(0)])
        .covering([House::column(0)]);
    let scene = scene_of(&Grid::empty(), &picture);
    let place = Place::of(Size::new(900.0, 900.0), &Layout::CLASSIC, false);
    let mut painter = Painter::new(place, Appearance::Light);
    painter.digits(&scene);
    let sheet = painter.into_sheet();
    let mut painted = Vec::new();
    for (part, _) in sheet.drawn() {
        if let Part::Tint(cell, tint) = part {
            painted.push((*cell, *tint));
        }
    }
    assert_eq!(
        painted.len(),
        17,
        "each cell of the row and the column once"
    );
    assert_eq!(painted[0], (cell("r1c1"), Tint::Crossing));
}

/// The labels beside a board of 720 pixels, each with its middle.
fn labels(notation: Notation, pointed: Option<Cell>) -> (Place, Vec<Text>) {
    let place = Place::of(Size::new(720.0, 720.0), &Layout::CLASSIC, true);
    let mut painter = Painter::new(place, Appearance::Light);
    painter.labels(&Layout::CLASSIC, notation, pointed, &[]);
    (place, painter.into_sheet().texts().cloned().collect())
}

#[test]
fn rows_and_columns_are_named_beside_the_cells_as_the_notation_names_them() {
    for (notation, row, column) in [
        (Notation::Rc, "r4", "c4"),
        (Notation::Letters, "D", "4"),
        (Notation::Zero, "r3", "c3"),
    ] {
        let (place, texts) = labels(notation, None);
        assert_eq!(texts.len(), 18);
        let of = |name: &str| texts.iter().find(|text| text.content == name).unwrap();
        let middle = place.point(Point::new(3.5, 3.5));
        assert_eq!(of(row).middle.y, middle.y);
        assert_eq!(of(column).middle.x, middle.x);
        for text in &texts {
            let (x, y) = (text.middle.x, text.middle.y);
            let (across, down) = (text.width() / 2.0, text.size / 2.0);
            assert!(x - across >= 0.0 && y - down >= 0.0, "{text:?}");
            let is_beside = x + across < place.origin.x || y + down < place.origin.y;
            assert!(is_beside, "{text:?} is over no cell");
        }
    }
}

#[test]
fn a_cell_that_is_pointed_at_makes_its_row_column_and_box_stand_out() {
    let (_, texts) = labels(Notation::Rc, Some(cell("r4c8")));
    let bold = texts.iter().filter(|text| text.weight == Weight::SemiBold);
    let bold: HashSet<&str> = bold.map(|text| text.content.as_str()).collect();
    assert_eq!(bold, HashSet::from(["r4", "c8", "b6"]));
}

#[test]
fn labels_take_room_beside_the_cells_and_nothing_is_written_without_it() {
    let size = Size::new(720.0, 700.0);
    let [with, without] = [true, false].map(|labeled| Place::of(size, &Layout::CLASSIC, labeled));
    assert!(with.side() <= 700.0 && without.side() <= 700.0);
    assert!(with.cell < without.cell);
    assert_eq!(
        with.cell_at(Point::new(3.0, 300.0)),
        None,
        "a label is no cell"
    );
    assert_eq!(without.cell_at(Point::new(3.0, 3.0)), Some(cell("r1c1")));
    let mut painter = Painter::new(without, Appearance::Dark);
    painter.labels(&Layout::CLASSIC, Notation::Rc, Some(cell("r5c5")), &[]);
    assert!(painter.into_sheet().drawn().is_empty());
}

/// What is drawn of a position at a moment of its motion.
fn parts_at(scene: &Scene, motion: Motion) -> HashSet<Part> {
    let mut painter = Painter::new(
        Place::of(Size::new(900.0, 900.0), &Layout::CLASSIC, false),
        Appearance::Light,
    );
    let scene = Scene {
        motion,
        ..scene.clone()
    };
    painter.digits(&scene);
    painter.marks(&scene);
    let sheet = painter.into_sheet();
    sheet.drawn().iter().map(|(part, _)| *part).collect()
}

#[test]
fn a_step_is_shown_as_it_is_thought_and_at_rest_all_of_it_is_seen() {
    let (grid, deduction) = &APPLICATIONS[&Technique::XWing];
    let [scene, _] = before_and_after(grid, deduction);
    let is_look = |part: &Part| matches!(part, Part::House(..) | Part::Tint(_, Tint::House));
    let is_end = |part: &Part| matches!(part, Part::Mark(_, Role::Eliminated));
    let at = |share: f32| {
        let motion = Motion::after(Motion::LENGTH.mul_f32(share));
        parts_at(&scene, motion)
    };
    let (begin, middle, end) = (at(0.0), at(0.5), at(1.0));
    assert!(!begin.iter().any(|part| is_look(part) || is_end(part)));
    assert!(middle.iter().any(is_look) && !middle.iter().any(is_end));
    assert!(end.iter().any(is_look) && end.iter().any(is_end));
    assert_eq!(end, parts_at(&scene, Motion::REST));
    assert_eq!(Motion::after(Motion::LENGTH), Motion::REST);
    // What is no part of the step is there all the time.
    assert!(begin.contains(&Part::Candidates) && begin.contains(&Part::Lines));
}

#[test]
fn lines_come_one_after_the_other_from_where_they_begin() {
    let sights = [("r1c1", "r1c9"), ("r9c1", "r1c1")];
    let scene = Scene {
        sights: sights
            .map(|(from, to)| Sight {
                from: candidate(from, 4),
                to: candidate(to, 4),
            })
            .into(),
        ..Scene::default()
    };
    let seen = |exclude| {
        let motion = Motion {
            exclude,
            ..Motion::REST
        };
        let parts = parts_at(&scene, motion);
        let lines = parts.iter().filter(|part| matches!(part, Part::Sight(_)));
        lines.count()
    };
    assert_eq!([0.0, 0.4, 0.6, 1.0].map(seen), [0, 1, 2, 2]);
}

#[test]
fn a_cross_and_the_digit_that_the_same_step_set_there_cover_each_other_nowhere() {
    let (grid, deduction) = &APPLICATIONS[&Technique::HiddenSingle];
    let picture = picture(deduction);
    let plain = scene_of(grid, &picture);
    let Sight { to, .. } = plain.sights[0];
    // The step sets another digit in a cell that its argument rules out.
    let other = grid.candidates(to.cell).without(to.digit).first().unwrap();
    let mut filled = grid.clone();
    filled.place(Candidate::new(to.cell, other));
    let scene = scene_of(&filled, &picture);
    let place = Place::of(Size::new(900.0, 900.0), &Layout::CLASSIC, false);
    let mut painter = Painter::new(place, Appearance::Light);
    painter.digits(&scene);
    let sheet = painter.into_sheet();
    let is_it = |text: &&Text| place.cell_at(text.middle) == Some(to.cell);
    let value = sheet.texts().find(is_it).expect("the digit is shown");
    let (across, up) = (value.width() / 2.0, 0.36 * value.size);
    let mut crosses = 0;
    for (part, drawn) in sheet.drawn() {
        if let (Part::Sight(sight), Drawn::Stroke(Path::Lines(points), _)) = (part, drawn)
            && sight.to == to
        {
            crosses += 1;
            for point in points {
                if let Segment::Move(point) | Segment::Line(point) = point {
                    let is_clear = (point.x - value.middle.x).abs() > across
                        || (point.y - value.middle.y).abs() > up;
                    assert!(is_clear, "{point:?} is on the digit at {:?}", value.middle);
                }
            }
        }
    }
    assert!(crosses >= 3, "a line and the arms of a cross");
}
