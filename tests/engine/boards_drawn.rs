//! Boards of other layouts as they are drawn: their size, their lines, their shades, their
//! cages, and where candidates lie in their cells.

use std::collections::HashSet;

use crate::common::boards::{named, puzzles};
use crate::common::{cell, cells, digit};
use sudoku_stepper::drawing::{
    Appearance, Drawn, Lit, Painter, Part, Path, Place, Point, Pointed, Scene, Size, Spots, Text,
    View, legend, lit, scene,
};
use sudoku_stepper::explain::{Notation, Picture, SumPart};
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Contradiction, House, Layout, LayoutBuilder};
use sudoku_stepper::sudoku::{Position, Puzzle};
use sudoku_stepper::texts::Language;

const SIDE: f32 = 720.0;

fn shown(puzzle: &Puzzle, contradicting: CellSet, picture: &Picture) -> Scene {
    scene(&View {
        position: &Position::new(puzzle),
        selected: CellSet::EMPTY,
        contradicting,
        worth_trying: CellSet::EMPTY,
        picture,
        walk: None,
        also: CellSet::EMPTY,
    })
}

fn plain(puzzle: &Puzzle) -> Scene {
    shown(puzzle, CellSet::EMPTY, &Picture::default())
}

fn place(layout: &Layout) -> Place {
    Place::of(Size::new(SIDE, SIDE), layout, true)
}

/// What is drawn of a scene, with labels and, if that is wanted, shades.
fn drawn(scene: &Scene, shaded: bool) -> Vec<(Part, Drawn)> {
    let painter = Painter::new(place(&scene.layout), Appearance::Light);
    let mut painter = painter.shading(shaded);
    painter.digits(scene);
    painter.labels(&scene.layout, Notation::Rc, None, &[]);
    painter.marks(scene);
    painter.into_sheet().drawn().to_vec()
}

fn texts(drawn: &[(Part, Drawn)], of: impl Fn(&Part) -> bool) -> Vec<Text> {
    let texts = drawn.iter().filter_map(|(part, drawn)| match drawn {
        Drawn::Text(text) if of(part) => Some(text.clone()),
        _ => None,
    });
    texts.collect()
}

/// The left, right, upper and lower edge of a text's digits.
fn edges(text: &Text) -> [f32; 4] {
    let (across, up) = (text.width() / 2.0, 0.36 * text.size);
    let Point { x, y } = text.middle;
    [x - across, x + across, y - up, y + up]
}

fn overlap(one: &Text, other: &Text) -> bool {
    let ([left, right, top, bottom], [from, to, above, below]) = (edges(one), edges(other));
    left < to && from < right && top < below && above < bottom
}

#[test]
fn a_board_with_few_rows_fills_the_same_room_with_larger_cells_and_has_their_labels() {
    for (name, puzzle) in puzzles() {
        let layout = &puzzle.layout;
        let place = place(layout);
        assert!(place.side() <= SIDE, "{name}");
        assert!(place.side() > 0.97 * SIDE, "{name}");
        let scene = plain(&puzzle);
        let labels = texts(&drawn(&scene, false), |part| *part == Part::Labels);
        let names: HashSet<String> = labels.into_iter().map(|it| it.content).collect();
        let numbers = 1..=layout.size();
        let expected = numbers.flat_map(|number| [format!("r{number}"), format!("c{number}")]);
        assert_eq!(names, expected.collect(), "{name}");
        let last = Cell::at(layout.size() - 1, layout.size() - 1);
        let end = place.corner(last).x + place.cell;
        assert_eq!(place.cell_at(Point::new(end - 1.0, end - 1.0)), Some(last));
        assert_eq!(
            place.cell_at(Point::new(end + 1.0, end - 1.0)),
            None,
            "{name}"
        );
    }
}

#[test]
fn the_candidates_of_a_cell_lie_apart_inside_it_and_each_is_found_where_it_lies() {
    for (name, puzzle) in puzzles() {
        let layout = &puzzle.layout;
        let (place, spots) = (place(layout), Spots::of(layout));
        let cell = cell("r2c3");
        let at = |digit| spots.place(Candidate::new(cell, digit));
        for one in layout.digits() {
            let Point { x, y } = at(one);
            for along in [x - 2.0, y - 1.0] {
                assert!(
                    spots.radius <= along && along <= 1.0 - spots.radius,
                    "{name}: {one}"
                );
            }
            for other in layout.digits().without(one) {
                let distance = at(one).distance(at(other));
                assert!(distance >= 2.0 * spots.radius, "{name}: {one} and {other}");
            }
            let found = place.candidate_at(place.point(at(one)));
            assert_eq!(found, Some(Candidate::new(cell, one)), "{name}");
        }
    }
}

#[test]
fn candidates_of_every_size_stay_inside_the_line_of_a_cage() {
    // As far as the line is from the edge of a cell.
    const LINE: f32 = 0.065;
    for (name, puzzle) in puzzles() {
        let layout = &puzzle.layout;
        if layout.cages().is_empty() {
            continue;
        }
        for size in [0.0, 0.5, 1.0] {
            let spots = Spots::enlarged(layout, size);
            let cell = cell("r2c3");
            for digit in layout.digits() {
                let Point { x, y } = spots.place(Candidate::new(cell, digit));
                for along in [x - 2.0, y - 1.0] {
                    let (from, to) = (along - spots.radius, along + spots.radius);
                    assert!(LINE < from && to < 1.0 - LINE, "{name}: {digit} at {size}");
                }
            }
        }
    }
}

/// Where thick lines are: each as the middle of the piece between two cells.
fn thick_pieces(puzzle: &Puzzle) -> HashSet<(Cell, Cell)> {
    let scene = plain(puzzle);
    let place = place(&scene.layout);
    let all = drawn(&scene, false);
    let lines = all.iter().filter_map(|(part, drawn)| match drawn {
        Drawn::Rectangle(tile) if *part == Part::Lines => Some(*tile),
        _ => None,
    });
    let thick: Vec<_> = lines
        .filter(|tile| tile.size.width.min(tile.size.height) > 1.5)
        .collect();
    let covers = |point: Point| {
        thick.iter().any(|tile| {
            let (right, below) = (point.x - tile.corner.x, point.y - tile.corner.y);
            (0.0..=tile.size.width).contains(&right) && (0.0..=tile.size.height).contains(&below)
        })
    };
    let beside = |one: Cell, other: Cell| {
        one < other && one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()) == 1
    };
    let cells = scene.layout.cells();
    let pairs = cells
        .iter()
        .flat_map(|one| cells.iter().map(move |it| (one, it)));
    let middle = |one: Cell, other: Cell| {
        let sum = |one: usize, other: usize| (one + other) as f32 / 2.0 + 0.5;
        Point::new(
            sum(one.column(), other.column()),
            sum(one.row(), other.row()),
        )
    };
    pairs
        .filter(|(one, other)| beside(*one, *other) && covers(place.point(middle(*one, *other))))
        .collect()
}

#[test]
fn thick_lines_stand_between_two_regions_and_nowhere_else_inside() {
    for (name, puzzle) in puzzles() {
        let layout = &puzzle.layout;
        let thick = thick_pieces(&puzzle);
        for one in layout.cells() {
            for other in layout.cells() {
                let is_beside = one < other
                    && one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()) == 1;
                if is_beside {
                    let parted = layout.region_of(one) != layout.region_of(other);
                    let is_thick = thick.contains(&(one, other));
                    assert_eq!(is_thick, parted, "{name}: {one} and {other}");
                }
            }
        }
    }
}

#[test]
fn each_cage_is_one_dashed_path_with_its_sum_over_no_candidate() {
    for name in ["killer", "small killer"] {
        let puzzle = named(name);
        let scene = plain(&puzzle);
        let place = place(&scene.layout);
        let all = drawn(&scene, false);
        let candidates = texts(&all, |part| *part == Part::Candidates);
        assert_eq!(scene.cages.len(), puzzle.layout.cages().len());
        for (number, cage) in puzzle.layout.cages().iter().enumerate() {
            let of_it = all.iter().filter(|(part, _)| *part == Part::Cage(number));
            let of_it: Vec<&Drawn> = of_it.map(|(_, drawn)| drawn).collect();
            let [Drawn::Stroke(Path::Lines(_), stroke), Drawn::Text(sum)] = of_it[..] else {
                panic!("{name}: a cage is a line and a sum, not {of_it:?}");
            };
            assert!(stroke.dash.is_some());
            assert_eq!(sum.content, cage.sum.unwrap().to_string());
            let first = cage.cells.first().unwrap();
            assert_eq!(place.cell_at(sum.middle), Some(first), "{name}");
            let touched = candidates.iter().find(|other| overlap(sum, other));
            assert_eq!(touched, None, "{name}: the sum of {first}");
        }
    }
}

#[test]
fn the_sum_of_a_cage_is_over_no_line() {
    for name in ["killer", "small killer"] {
        let scene = plain(&named(name));
        let all = drawn(&scene, false);
        for (part, drawn) in &all {
            if let (Part::Cage(_), Drawn::Stroke(Path::Lines(segments), _)) = (part, drawn) {
                let sums = texts(&all, |part| matches!(part, Part::Cage(_)));
                for segment in segments {
                    use sudoku_stepper::drawing::Segment;
                    if let Segment::Line(Point { x, y }) | Segment::Move(Point { x, y }) = segment {
                        let is_on = |sum: &&Text| {
                            let [left, right, top, bottom] = edges(sum);
                            (left..right).contains(x) && (top..bottom).contains(y)
                        };
                        assert_eq!(sums.iter().find(is_on), None, "{name}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_parts_of_a_cage_that_touch_in_a_corner_alone_are_drawn_as_one() {
    let loops = |names| {
        let board = LayoutBuilder::classic().cage(cells(names), None);
        let puzzle = Puzzle::on(board.build().unwrap(), [None; 81]);
        plain(&puzzle).cages[0].loops.clone()
    };
    for (names, corners) in [
        ("r1c1 r2c2", vec![10]),
        ("r1c2 r2c1", vec![10]),
        ("r1c1 r2c2 r3c1", vec![16]),
        // A hole between four parts has a line of its own.
        ("r1c2 r2c1 r2c3 r3c2", vec![16, 8]),
        // These hang together besides: the corner stays as it is.
        ("r1c1 r1c2 r1c3 r2c1 r3c1 r3c2 r2c3", vec![10]),
    ] {
        let loops = loops(names);
        let counts: Vec<usize> = loops.iter().map(Vec::len).collect();
        assert_eq!(counts, corners, "{names}");
        for point in loops.iter().flatten() {
            let at = Cell::at(point.y as usize, point.x as usize);
            assert!(cells(names).contains(at), "{names}: {point:?}");
        }
    }
}

#[test]
fn sums_stand_over_all_lines_of_a_step() {
    let puzzle = named("killer");
    let layout = &puzzle.layout;
    let row = layout.rows()[0];
    let cages = layout.cages().iter().map(|cage| cage.cells);
    let inside: Vec<CellSet> = cages.filter(|it| it.is_subset(row.cells())).collect();
    let counted = inside.iter().map(|cells| (*cells, SumPart::Counted));
    let left = inside.iter().fold(row.cells(), |left, it| left - *it);
    let picture = Picture::default()
        .tinting([row])
        .adding(counted)
        .adding([(left, SumPart::Innie)]);
    let all = drawn(&shown(&puzzle, CellSet::EMPTY, &picture), false);
    let is_line = |part: &Part| matches!(part, Part::House(..) | Part::Side(_));
    let last_line = all.iter().rposition(|(part, _)| is_line(part)).unwrap();
    let mut count = 0;
    for (number, cage) in layout.cages().iter().enumerate() {
        let first = cage.cells.first().unwrap();
        if row.contains(first) {
            let of_it = all.iter().enumerate();
            let of_it = of_it.filter(|(_, (part, _))| *part == Part::Cage(number));
            let of_it: Vec<_> = of_it.map(|(at, (_, drawn))| (at, drawn)).collect();
            let [
                (_, Drawn::Stroke(..)),
                (patch, Drawn::Fill(..)),
                (_, Drawn::Text(_)),
            ] = of_it[..]
            else {
                panic!("a line, a ground for the sum, and the sum: {of_it:?}");
            };
            assert!(patch > last_line);
            count += 1;
        }
    }
    assert!(count > 3);
}

#[test]
fn the_legend_tells_cages_of_a_step_from_those_that_are_counted_and_what_is_left() {
    let cells = cells("r1c1 r1c2");
    for (part, label) in [
        (SumPart::Cage, "Cage"),
        (SumPart::Counted, "Cage that is counted"),
        (SumPart::Innie, "Innie: left inside"),
        (SumPart::Outie, "Outie: sticks out"),
    ] {
        let picture = Picture::default().adding([(cells, part)]);
        let family = sudoku_stepper::rules::Family::Cages;
        let entries = legend(&picture, family, false);
        let labels: Vec<String> = entries
            .iter()
            .map(|it| it.label.words(Language::english()))
            .collect();
        let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        assert_eq!(labels, [label]);
    }
}

#[test]
fn several_cages_of_an_equation_are_numbered_in_its_order() {
    let puzzle = named("killer");
    let cages = puzzle.layout.cages();
    let counted = |cages: &[usize]| {
        let cells = cages
            .iter()
            .map(|number| puzzle.layout.cages()[*number].cells);
        let sums = cells.map(|cells| (cells, SumPart::Counted));
        Picture::default().adding(sums)
    };
    let terms = |picture: &Picture| {
        let scene = shown(&puzzle, CellSet::EMPTY, picture);
        let lines = scene.cages.iter();
        lines.map(|line| line.term).collect::<Vec<_>>()
    };
    let mut wanted = vec![None; cages.len()];
    assert_eq!(terms(&counted(&[1])), wanted, "one needs no number");
    (wanted[2], wanted[0]) = (Some(1), Some(2));
    let two = counted(&[2, 0]);
    assert_eq!(terms(&two), wanted);
    let family = sudoku_stepper::rules::Family::Cages;
    let entries = legend(&two, family, false);
    let mut labels = entries.iter().map(|it| it.label.words(Language::english()));
    assert!(labels.any(|label| label == "Order of the cages in the equation"));
    let scene = shown(&puzzle, CellSet::EMPTY, &two);
    let mut numbers = drawn(&scene, false).into_iter().filter(|(part, drawn)| {
        let is_number = |text: &Text| text.content == "1";
        *part == Part::Cage(2) && matches!(drawn, Drawn::Text(text) if is_number(text))
    });
    assert!(numbers.next().is_some());
}

#[test]
fn the_cells_of_a_term_are_lit_together() {
    let puzzle = named("killer");
    let cage = puzzle.layout.cages()[0].cells;
    let position = Position::new(&puzzle);
    let seen = lit(Pointed::Cells(cage), &position, &Picture::default());
    assert_eq!(seen, [Lit::Cells(cage)]);
}

#[test]
fn regions_that_are_being_drawn_have_their_lines_and_shades() {
    let puzzle = Puzzle::new([None; Cell::COUNT]);
    let mut scene = plain(&puzzle);
    let region = cells("r1c1 r1c2 r2c1");
    scene.unfinished = Some(vec![region]);
    let place = place(&scene.layout);
    let all = drawn(&scene, false);
    let is_thick_at = |x: f32, y: f32| {
        let point = place.point(Point::new(x, y));
        all.iter().any(|(part, drawn)| match drawn {
            Drawn::Rectangle(tile) if *part == Part::Lines => {
                let (right, below) = (point.x - tile.corner.x, point.y - tile.corner.y);
                tile.size.width.min(tile.size.height) > 1.5
                    && (0.0..=tile.size.width).contains(&right)
                    && (0.0..=tile.size.height).contains(&below)
            }
            _ => false,
        })
    };
    assert!(
        is_thick_at(2.0, 0.5),
        "the region ends behind its second cell"
    );
    assert!(!is_thick_at(1.0, 0.5), "not between two of its cells");
    assert!(!is_thick_at(3.0, 5.5), "there are no boxes");
}

#[test]
fn candidates_give_way_to_sums_in_every_cell_alike() {
    let layout = named("killer").layout;
    let spots = Spots::of(&layout);
    let in_cell = |name: &str| {
        let place = spots.place(Candidate::new(cell(name), digit(1)));
        Point::new(place.x.fract(), place.y.fract())
    };
    let first = in_cell("r1c1");
    for cell in Cell::all() {
        assert!(in_cell(&cell.to_string()).distance(first) < 1e-5, "{cell}");
    }
    assert!(
        first.y
            > Spots::CLASSIC
                .place(Candidate::new(cell("r1c1"), digit(1)))
                .y
    );
}

#[test]
fn a_cage_that_clashes_is_shown_so_by_a_solid_line_and_others_are_not() {
    let mut puzzle = named("killer");
    // The first cage has r1c1, r2c1 and r2c2, and adds up to 22.
    let clashing = |puzzle: &Puzzle| -> Vec<CellSet> {
        let position = Position::new(puzzle);
        let visible = Contradiction::visible(position.grid());
        let contradicting = visible.fold(CellSet::EMPTY, |all, it| all | it.cells());
        let scene = shown(puzzle, contradicting, &Picture::default());
        for (number, line) in scene.cages.iter().enumerate() {
            let of_it = |(part, _): &&(Part, Drawn)| *part == Part::Cage(number);
            let all = drawn(&scene, false);
            let Some((_, Drawn::Stroke(_, stroke))) = all.iter().find(of_it) else {
                panic!("a cage has a line");
            };
            assert_eq!(stroke.dash.is_none(), line.clashes);
        }
        let lines = scene.cages.iter().filter(|line| line.clashes);
        lines.map(|line| line.cage.cells).collect()
    };
    assert_eq!(clashing(&puzzle), []);
    let first = cells("r1c1 r2c1 r2c2");
    for entries in [[("r1c1", 9), ("r2c2", 9)], [("r1c1", 1), ("r2c2", 2)]] {
        puzzle.entries = [None; Cell::COUNT];
        for (name, value) in entries {
            puzzle.entries[cell(name).index()] = Some(digit(value));
        }
        assert!(clashing(&puzzle).contains(&first), "{entries:?}");
    }
}

#[test]
fn houses_that_are_no_rectangle_have_an_edge_around_each_part_of_them() {
    let puzzle = named("diagonal");
    let diagonal = puzzle.layout.further()[0];
    let picture = Picture::default().tinting([diagonal]);
    let all = drawn(&shown(&puzzle, CellSet::EMPTY, &picture), false);
    let of_house =
        |(part, _): &&(Part, Drawn)| matches!(part, Part::House(house, _) if *house == diagonal);
    let paths: Vec<&Drawn> = all
        .iter()
        .filter(of_house)
        .map(|(_, drawn)| drawn)
        .collect();
    let [Drawn::Stroke(Path::Lines(segments), _)] = paths[..] else {
        panic!("the edge is one path, not {paths:?}");
    };
    use sudoku_stepper::drawing::Segment;
    let closed = segments.iter().filter(|it| matches!(it, Segment::Close));
    assert_eq!(closed.count(), 9, "nine cells that touch in corners alone");
}

/// The colors of the grounds of cells, below all tints.
fn ground(layout: &Layout, shaded: bool) -> impl Fn(Cell) -> [u8; 3] + use<> {
    let scene = plain(&Puzzle::on(layout.clone(), [None; Cell::COUNT]));
    let place = place(layout);
    let all = drawn(&scene, shaded);
    move |cell| {
        let corner = place.corner(cell);
        let middle = Point::new(corner.x + place.cell / 2.0, corner.y + place.cell / 2.0);
        let below = all.iter().rev().find_map(|(part, drawn)| match drawn {
            Drawn::Rectangle(tile) if *part == Part::Board => {
                let (right, below) = (middle.x - tile.corner.x, middle.y - tile.corner.y);
                let is_over = (0.0..tile.size.width).contains(&right)
                    && (0.0..tile.size.height).contains(&below);
                is_over.then_some(tile.color)
            }
            _ => None,
        });
        let color = below.expect("the board has a ground");
        [color.r, color.g, color.b].map(|part| (part * 255.0).round() as u8)
    }
}

#[test]
fn regions_side_by_side_have_other_shades_and_each_cell_of_one_has_the_same() {
    let layout = named("jigsaw").layout;
    let ground = ground(&layout, false);
    for one in layout.regions() {
        let shades: HashSet<_> = one.cells().iter().map(&ground).collect();
        assert_eq!(shades.len(), 1, "{one}");
        for other in layout.regions() {
            let touch = one.cells().iter().any(|cell| {
                other.cells().iter().any(|it| {
                    cell.row().abs_diff(it.row()) + cell.column().abs_diff(it.column()) == 1
                })
            });
            if one != other && touch {
                let (first, second) = (one.cells().first(), other.cells().first());
                let differ = first.map(&ground) != second.map(&ground);
                assert!(differ, "{one} and {other}");
            }
        }
    }
}

#[test]
fn further_houses_are_shaded_on_the_surface() {
    let white = [255; 3];
    for (name, further) in [
        ("diagonal", "r1c1 r5c5 r1c9 r9c1"),
        ("windoku", "r2c2 r4c4 r2c8 r8c8"),
    ] {
        let layout = named(name).layout;
        let ground = ground(&layout, false);
        let further = cells(further);
        for cell in further {
            assert_ne!(ground(cell), white, "{name}: {cell}");
        }
        assert_eq!(ground(cell("r1c5")), white, "{name}");
    }
}

#[test]
fn the_cells_of_a_disjoint_group_have_one_shade() {
    let groups = LayoutBuilder::classic().disjoint_groups().build().unwrap();
    let of_groups = ground(&groups, false);
    assert_eq!(of_groups(cell("r1c1")), of_groups(cell("r7c4")));
    assert_ne!(of_groups(cell("r1c1")), of_groups(cell("r1c2")));
}

#[test]
fn boxes_and_cages_are_shaded_only_on_request() {
    let white = [255; 3];
    for name in ["killer", "six"] {
        let layout = named(name).layout;
        let (plain, shaded) = (ground(&layout, false), ground(&layout, true));
        let differ = |cell: &Cell| plain(*cell) != shaded(*cell);
        assert!(
            layout.cells().iter().all(|cell| plain(cell) == white),
            "{name}"
        );
        assert!(layout.cells().iter().any(|cell| differ(&cell)), "{name}");
    }
}

#[test]
fn shaded_boxes_alternate_like_the_fields_of_a_chessboard() {
    let six = ground(&named("six").layout, true);
    assert_eq!(six(cell("r1c1")), six(cell("r3c4")));
    assert_ne!(six(cell("r1c1")), six(cell("r1c4")));
    assert_ne!(six(cell("r1c1")), six(cell("r3c1")));
}

#[test]
fn a_link_between_two_candidates_of_a_small_board_ends_at_their_signs() {
    use sudoku_stepper::explain::{Link, Role};
    let puzzle = named("four");
    let ends =
        [("r1c1", 4), ("r3c3", 4)].map(|(name, value)| Candidate::new(cell(name), digit(value)));
    let mut picture = Picture::default().with(Role::Base, ends);
    picture.links.push(Link {
        from: vec![ends[0]],
        to: vec![ends[1]],
        strong: true,
    });
    let scene = shown(&puzzle, CellSet::EMPTY, &picture);
    let spots = Spots::of(&puzzle.layout);
    let [link] = &scene.links[..] else {
        panic!("there is one link");
    };
    for (point, end) in [(link.curve.from, ends[0]), (link.curve.to, ends[1])] {
        let distance = point.distance(spots.place(end));
        assert!(
            (spots.radius..spots.radius + 0.06).contains(&distance),
            "{distance}"
        );
    }
}

#[test]
fn what_is_pointed_at_names_its_region() {
    let layout = named("jigsaw").layout;
    let mut painter = Painter::new(place(&layout), Appearance::Light);
    painter.labels(&layout, Notation::Rc, Some(cell("r1c4")), &[]);
    let sheet = painter.into_sheet();
    let region: House = layout.region_of(cell("r1c4")).unwrap();
    let name = Notation::Rc.label(region);
    assert!(sheet.texts().any(|text| text.content == name));
}
