//! The curves of links: from edge to edge, around other nodes, apart.

use crate::common::applications::applications;
use crate::common::{candidate, candidates};
use crate::shown::link;
use proptest::prelude::*;
use sudoku_stepper::drawing::{
    Curve, DrawnLink, Ground, Group, Hull, Point, RADIUS, Scene, Spots, View, route, scene,
};
use sudoku_stepper::explain::{Link, picture};
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, Layout};
use sudoku_stepper::rules::Family;
use sudoku_stepper::sudoku::{Position, Puzzle};

/// Where a candidate lies on the classic board.
fn place(candidate: Candidate) -> Point {
    Spots::CLASSIC.place(candidate)
}

/// The lines of links between nodes, with nothing else on the board but more
/// nodes.
fn routed(links: &[Link], more: &[Candidate]) -> (Vec<DrawnLink>, Vec<Group>) {
    let ends = links
        .iter()
        .flat_map(|link| link.from.iter().chain(&link.to));
    let nodes: Vec<Candidate> = ends.chain(more).copied().collect();
    let ground = Ground::new(
        &Layout::CLASSIC,
        nodes.iter().copied(),
        nodes.iter().copied(),
        CellSet::EMPTY,
    );
    route(links, &ground, |_| false)
}

fn points(curve: Curve) -> impl Iterator<Item = Point> {
    (0..=200_u8).map(move |number| curve.at(f32::from(number) / 200.0))
}

/// How near a line comes to a candidate.
fn nearness(line: &DrawnLink, to: Candidate) -> f32 {
    nearness_to(line, place(to))
}

fn nearness_to(line: &DrawnLink, place: Point) -> f32 {
    let distances = points(line.curve).map(|point| point.distance(place));
    distances.fold(f32::INFINITY, f32::min)
}

#[test]
fn a_line_goes_from_the_edge_of_its_node_to_the_edge_of_the_other() {
    let (from, to) = (candidate("r2c2", 3), candidate("r7c8", 3));
    let (lines, groups) = routed(&[link(&[from], &[to], true)], &[]);
    assert!(groups.is_empty());
    let [line] = &lines[..] else {
        panic!("one line")
    };
    for (end, node) in [(line.curve.from, from), (line.curve.to, to)] {
        let distance = end.distance(place(node));
        assert!((RADIUS..RADIUS + 0.06).contains(&distance), "{distance}");
    }
    let middle = line.curve.at(0.5);
    let straight = Point::new(
        (line.curve.from.x + line.curve.to.x) / 2.0,
        (line.curve.from.y + line.curve.to.y) / 2.0,
    );
    assert!(middle.distance(straight) > 0.1, "it is curved");
}

#[test]
fn a_line_bends_around_nodes_that_lie_on_the_straight_way() {
    let between = candidates("r5c2 r5c3 r5c4 r5c5 r5c6 r5c7 r5c8", 5);
    let ends = [candidate("r5c1", 5), candidate("r5c9", 5)];
    let (lines, _) = routed(&[link(&ends[..1], &ends[1..], false)], &between);
    for node in between {
        assert!(nearness(&lines[0], node) >= RADIUS, "through {node:?}");
    }
}

#[test]
fn a_line_between_candidates_of_a_cell_is_long_enough_to_be_seen() {
    for other in [2, 4, 5, 9] {
        let ends = [candidate("r4c4", 1), candidate("r4c4", other)];
        let (lines, _) = routed(&[link(&ends[..1], &ends[1..], true)], &[]);
        let length: f32 = points(lines[0].curve)
            .zip(points(lines[0].curve).skip(1))
            .map(|(one, next)| one.distance(next))
            .sum();
        assert!(length >= 0.15, "1 and {other}: {length}");
    }
}

#[test]
fn lines_between_the_same_places_run_apart() {
    let ends = [candidate("r1c1", 5), candidate("r1c7", 5)];
    let both = [
        link(&ends[..1], &ends[1..], true),
        link(&ends[..1], &ends[1..], false),
    ];
    let (lines, _) = routed(&both, &[]);
    let [one, other] = [lines[0].curve.at(0.5), lines[1].curve.at(0.5)];
    assert!(one.distance(other) > 0.1);
}

#[test]
fn candidates_side_by_side_in_a_box_are_one_outlined_node() {
    let group = candidates("r4c4 r5c4", 7);
    let far = [candidate("r9c4", 7)];
    let (lines, groups) = routed(&[link(&group, &far, true)], &[]);
    assert_eq!(groups.len(), 1);
    assert_eq!(groups[0].candidates, group);
    assert_eq!(lines[0].from, group);
    // With another node between them, they are not one.
    let (lines, groups) = routed(&[link(&group, &far, true)], &[candidate("r5c4", 4)]);
    assert_eq!(groups.len(), 0);
    assert_eq!(lines[0].from, [candidate("r5c4", 7)], "from the nearest");
    // Nor are candidates of two boxes.
    let apart = candidates("r4c4 r9c4", 7);
    let (_, groups) = routed(&[link(&apart, &[candidate("r1c4", 7)], true)], &[]);
    assert!(groups.is_empty());
}

#[test]
fn where_several_claims_are_needed_a_line_comes_from_each() {
    let claims = candidates("r1c1 r1c2 r1c3", 4);
    let to = [candidate("r1c9", 4)];
    let nodes: Vec<Candidate> = claims.iter().chain(&to).copied().collect();
    let ground = Ground::new(&Layout::CLASSIC, nodes.clone(), nodes, CellSet::EMPTY);
    let (lines, _) = route(&[link(&claims, &to, true)], &ground, |_| true);
    let from: Vec<Candidate> = lines.iter().flat_map(|line| line.from.clone()).collect();
    assert_eq!(from, claims);
}

#[test]
fn the_hull_of_a_group_holds_its_candidates_and_no_more() {
    let middles = candidates("r1c1 r1c3 r3c1", 5).into_iter().map(place);
    let hull = Hull::of(middles).unwrap();
    assert_eq!(hull.corners().len(), 3);
    for inside in candidates("r1c1 r1c2 r2c1 r2c2", 5) {
        assert!(hull.distance(place(inside)) < 0.001, "{inside:?}");
    }
    assert!(hull.distance(place(candidate("r3c3", 5))) > 1.0);
}

/// The scene of each chain of the catalog, and of what else is drawn with links.
fn scenes_of_chains() -> Vec<(&'static str, Scene)> {
    let chains = applications().into_iter().filter(|(technique, _)| {
        matches!(
            technique.family(),
            Family::Chains | Family::Coloring | Family::SingleDigit | Family::Wings
        )
    });
    let scenes = chains.map(|(technique, (grid, deduction))| {
        let mut puzzle = Puzzle::new([None; Cell::COUNT]);
        puzzle.entries = std::array::from_fn(|index| grid.value(Cell::new(index).unwrap()));
        let picture = picture(&deduction);
        let scene = scene(&View {
            position: &Position::new(&puzzle),
            selected: CellSet::EMPTY,
            contradicting: CellSet::EMPTY,
            worth_trying: CellSet::EMPTY,
            picture: &picture,
            walk: None,
            also: CellSet::EMPTY,
        });
        (technique.name(), scene)
    });
    scenes
        .filter(|(_, scene)| !scene.links.is_empty())
        .collect()
}

#[test]
fn the_links_of_chains_do_not_run_through_other_nodes() {
    let scenes = scenes_of_chains();
    assert!(scenes.len() > 20, "{}", scenes.len());
    for (name, scene) in scenes {
        for line in &scene.links {
            for (candidate, _) in &scene.marks {
                let own = line.from.contains(candidate) || line.to.contains(candidate);
                assert!(
                    own || nearness(line, *candidate) >= RADIUS,
                    "{name}: from {:?} to {:?} through {candidate:?}",
                    line.from,
                    line.to
                );
            }
        }
    }
}

#[test]
fn with_the_largest_digits_lines_go_from_sign_to_sign_and_around_the_others() {
    for (name, scene) in scenes_of_chains() {
        let spots = Spots::enlarged(&scene.layout, 1.0);
        let scene = scene.enlarged(1.0);
        for line in &scene.links {
            for (end, node) in [(line.curve.from, &line.from), (line.curve.to, &line.to)] {
                let places = node.iter().map(|one| spots.place(*one));
                let hull = Hull::of(places).expect("a node has candidates");
                // A short line between two signs that touch lies between their middles.
                let distance = hull.distance(end);
                assert!(
                    distance < spots.radius + 0.06,
                    "{name}: it ends {distance} from {node:?}"
                );
            }
            for (candidate, _) in &scene.marks {
                let own = line.from.contains(candidate) || line.to.contains(candidate);
                assert!(
                    own || nearness_to(line, spots.place(*candidate)) >= spots.radius,
                    "{name}: from {:?} to {:?} through {candidate:?}",
                    line.from,
                    line.to
                );
            }
        }
    }
}

fn any_candidate() -> impl Strategy<Value = Candidate> {
    (0..Cell::COUNT, 1..=9_u8).prop_map(|(cell, digit)| {
        Candidate::new(Cell::new(cell).unwrap(), Digit::new(digit).unwrap())
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Nodes of different cells, as far apart as those of a chain.
    #[test]
    fn lines_keep_clear_of_other_nodes_and_stay_on_the_board(
        nodes in proptest::collection::vec(any_candidate(), 3..14),
    ) {
        let mut nodes = nodes;
        let mut seen = CellSet::EMPTY;
        nodes.retain(|node| {
            let is_new = !seen.contains(node.cell);
            seen |= CellSet::only(node.cell);
            is_new
        });
        let links: Vec<Link> = nodes
            .windows(2)
            .map(|pair| link(&pair[..1], &pair[1..], true))
            .collect();
        let (lines, _) = routed(&links, &nodes);
        prop_assert_eq!(lines.len(), links.len());
        for line in &lines {
            for node in &nodes {
                let own = line.from.contains(node) || line.to.contains(node);
                prop_assert!(own || nearness(line, *node) >= RADIUS);
            }
            for point in points(line.curve) {
                prop_assert!((0.0..=9.0).contains(&point.x) && (0.0..=9.0).contains(&point.y));
            }
        }
    }
}
