//! The curves of links: from node to node, around other nodes, as far as possible around digits,
//! and apart from each other.
//!
//! Each link takes the cheapest of a family of curves between its two nodes: bent a little or a
//! lot, to either side, evenly or unevenly. A curve costs much for each other node that it crosses,
//! less for digits and for places where other curves run, and a little for its length and its
//! bends.

use super::geometry::{Curve, Hull, between, middle};
use super::plane::Point;
use super::spots::Spots;
use crate::explain::Link;
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, Layout};

/// The distance between the points at which a curve is checked, and at which one of many curves is
/// checked: less than the size of a node.
const SAMPLE: f32 = 0.05;
const COARSE_SAMPLE: f32 = 0.09;

/// The distance of the end of a curve from the middle of its node's candidates, and its distance
/// from other nodes.
const BESIDE: f32 = 0.015;

/// The distance of a curve from the middle of a digit: of a candidate of the classic board, or of a
/// value.
const DIGIT: f32 = 0.095;
const VALUE: f32 = 0.25;

/// The bends, as shares of the straight line; nodes of one cell also try the wider ones.
const BENDS: [f32; 11] = [
    0.07, -0.07, 0.13, -0.13, 0.2, -0.2, 0.3, -0.3, 0.45, -0.45, 0.0,
];
const WIDE_BENDS: [f32; 6] = [0.65, -0.65, 0.85, -0.85, 1.1, -1.1];

/// The minimum length for which the first bends are enough.
const LONG: f32 = 0.75;

/// The minimum part of a curve outside its nodes, so that it is visible, and the price of each
/// cell's length that is missing to it.
const SEEN: f32 = 0.25;
const HIDDEN_PRICE: f32 = 60.0;

/// The price of a point of a curve off the board, on another node, on a value, on a digit, or on
/// the trace of an earlier curve: to hide a node or to leave the board is far worse than to cross a
/// digit.
const OFF_BOARD_PRICE: f32 = 8.0;
const NODE_PRICE: f32 = 12.0;
const VALUE_PRICE: f32 = 0.35;
const DIGIT_PRICE: f32 = 0.3;
const TRACE_PRICE: f32 = 0.2;

/// The distance from the ends of a curve within which it may run along an earlier one.
const NEAR_END: f32 = 0.3;

/// The resolution of the raster in which curves leave traces.
const RASTER: usize = 12;

/// The number of lines from which on they are drawn thin, and the number of bends tried for each of
/// them then.
const MANY: usize = 24;
const FEW_BENDS: usize = 24;

/// A link to be drawn, between the edges of its nodes.
#[derive(Debug, Clone, PartialEq)]
pub struct DrawnLink {
    /// The candidates of the node where it starts.
    pub from: Vec<Candidate>,
    /// The candidates of the node where it ends.
    pub to: Vec<Candidate>,
    /// Whether the link is strong.
    pub strong: bool,
    /// Whether it is drawn thin because there are many links.
    pub thin: bool,
    /// Whether the link is read from its start to its end.
    pub arrow: bool,
    /// Its emphasis.
    pub emphasis: Emphasis,
    /// Its letter in the argument.
    pub letter: Option<char>,
    /// The curve.
    pub curve: Curve,
}

/// The emphasis of a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Emphasis {
    /// Like all others.
    #[default]
    Even,
    /// Not yet reached on a walk.
    Ahead,
    /// Already passed on a walk.
    Passed,
    /// The current link of a walk.
    Current,
    /// Drawn by a person.
    ByHand,
}

/// Several candidates that form one node, and the hull of their middles.
#[derive(Debug, Clone, PartialEq)]
pub struct Group {
    /// The candidates.
    pub candidates: Vec<Candidate>,
    /// The hull.
    pub hull: Hull,
}

/// The obstacles for links on the board.
#[derive(Debug)]
pub struct Ground {
    layout: Layout,
    spots: Spots,
    places: [Lies; Cell::COUNT * Digit::ALL.len()],
    values: CellSet,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lies {
    Nothing,
    Digit,
    Node,
}

impl Ground {
    /// The obstacles of a board with these digits, nodes and cells with a value.
    pub fn new(
        layout: &Layout,
        digits: impl IntoIterator<Item = Candidate>,
        nodes: impl IntoIterator<Item = Candidate>,
        values: CellSet,
    ) -> Self {
        let mut places = [Lies::Nothing; Cell::COUNT * Digit::ALL.len()];
        for candidate in digits {
            places[number(candidate)] = Lies::Digit;
        }
        for candidate in nodes {
            places[number(candidate)] = Lies::Node;
        }
        Self {
            layout: layout.clone(),
            spots: Spots::of(layout),
            places,
            values,
        }
    }

    /// The obstacles with larger digits than usual, by a share of the room in the cells.
    #[must_use]
    pub fn enlarged(self, share: f32) -> Self {
        let spots = Spots::enlarged(&self.layout, share);
        Self { spots, ..self }
    }

    /// The distance of the edge of a node from the middle of a candidate.
    fn clear(&self) -> f32 {
        self.spots.radius + BESIDE
    }

    /// The hull of the candidates of a node.
    fn hull(&self, node: &[Candidate]) -> Option<Hull> {
        Hull::of(node.iter().map(|one| self.spots.place(*one)))
    }

    fn lies(&self, candidate: Candidate) -> Lies {
        self.places[number(candidate)]
    }

    /// The price of this point of a curve.
    fn price(&self, point: Point, own: &[Candidate]) -> f32 {
        let Some(nearest) = self.spots.near(point) else {
            return OFF_BOARD_PRICE;
        };
        if self.values.contains(nearest.cell) {
            let inside = middle(nearest.cell).distance(point) < VALUE;
            return if inside { VALUE_PRICE } else { 0.0 };
        }
        let distance = self.spots.place(nearest).distance(point);
        match self.lies(nearest) {
            Lies::Node if distance < self.clear() && !own.contains(&nearest) => NODE_PRICE,
            Lies::Digit if distance < DIGIT * self.spots.scale() => DIGIT_PRICE,
            _ => 0.0,
        }
    }
}

fn number(candidate: Candidate) -> usize {
    candidate.cell.index() * Digit::ALL.len() + candidate.digit.index()
}

/// The traces of earlier curves.
struct Traces {
    counts: Vec<u8>,
}

impl Default for Traces {
    fn default() -> Self {
        Self {
            counts: vec![0; (Cell::SIDE * RASTER) * (Cell::SIDE * RASTER)],
        }
    }
}

impl Traces {
    fn at(&mut self, point: Point) -> Option<&mut u8> {
        let along = |number: f32| {
            let raster = (number * RASTER as f32).floor();
            (0.0..(Cell::SIDE * RASTER) as f32)
                .contains(&raster)
                .then_some(raster as usize)
        };
        let place = along(point.y)? * Cell::SIDE * RASTER + along(point.x)?;
        self.counts.get_mut(place)
    }
}

/// The lines of links, and the groups to outline. `claimed` tells whether a
/// candidate is drawn as true or false.
///
/// A group of candidates is outlined as one node if they are in one box or region and only plain
/// digits are between them. Otherwise the line goes to the nearest candidate; but if a consequence
/// needs each of several claims, a line comes from each.
pub fn route(
    links: &[Link],
    ground: &Ground,
    claimed: impl Fn(&Candidate) -> bool,
) -> (Vec<DrawnLink>, Vec<Group>) {
    let mut groups: Vec<Group> = Vec::new();
    let mut ends: Vec<(Vec<Candidate>, Vec<Candidate>, bool)> = Vec::new();
    for Link { from, to, strong } in links {
        if from.len() > 1 && from.iter().all(&claimed) {
            ends.extend(from.iter().map(|one| (vec![*one], to.clone(), *strong)));
            continue;
        }
        for node in [from, to] {
            let known = groups.iter().any(|group| group.candidates == *node);
            if !known && let Some(hull) = enclosed(node, ground) {
                groups.push(Group {
                    candidates: node.clone(),
                    hull,
                });
            }
        }
        let is_group = |node: &[Candidate]| groups.iter().any(|one| one.candidates == node);
        let (from, to) = match (is_group(from), is_group(to)) {
            (true, true) => (from.clone(), to.clone()),
            (false, true) => (nearest(from, to, ground).0, to.clone()),
            (true, false) => (from.clone(), nearest(from, to, ground).1),
            (false, false) => nearest(from, to, ground),
        };
        ends.push((from, to, *strong));
    }
    let mut traces = Traces::default();
    let thin = ends.len() >= MANY;
    let choices = Choices::new(thin);
    let mut lines: Vec<DrawnLink> = Vec::new();
    for (from, to, strong) in ends {
        let drawn = |line: &DrawnLink| line.from == from && line.to == to && line.strong == strong;
        if from == to || lines.iter().any(drawn) {
            continue;
        }
        if let Some(curve) = curve(&from, &to, &choices, ground, &mut traces) {
            lines.push(DrawnLink {
                from,
                to,
                strong,
                thin,
                arrow: false,
                emphasis: Emphasis::Even,
                letter: None,
                curve,
            });
        }
    }
    (lines, groups)
}

/// Routes lines and outlines groups again on another ground.
pub(super) fn reroute<'a>(
    lines: impl Iterator<Item = &'a mut DrawnLink>,
    groups: &mut [Group],
    ground: &Ground,
) {
    for group in groups {
        if let Some(hull) = ground.hull(&group.candidates) {
            group.hull = hull;
        }
    }
    let mut traces = Traces::default();
    let [few, many] = [false, true].map(Choices::new);
    for line in lines {
        let choices = if line.thin { &many } else { &few };
        if let Some(curve) = curve(&line.from, &line.to, choices, ground, &mut traces) {
            line.curve = curve;
        }
    }
}

/// The hull of several candidates of one box or region, if it contains no other node.
fn enclosed(node: &[Candidate], ground: &Ground) -> Option<Hull> {
    let region = ground.layout.region_of(node.first()?.cell)?;
    if node.len() < 2 || !node.iter().all(|one| region.contains(one.cell)) {
        return None;
    }
    let hull = ground.hull(node)?;
    let spots = ground.spots;
    let cells = ground.layout.cells().into_iter();
    let mut others = cells.flat_map(|cell| Digit::ALL.map(|digit| Candidate::new(cell, digit)));
    let holds_other = others.any(|other| {
        ground.lies(other) == Lies::Node
            && !node.contains(&other)
            && hull.distance(spots.place(other)) < 2.0 * spots.radius
    });
    (!holds_other).then_some(hull)
}

/// The nearest two candidates of two nodes, each as a node.
fn nearest(
    from: &[Candidate],
    to: &[Candidate],
    ground: &Ground,
) -> (Vec<Candidate>, Vec<Candidate>) {
    let place = |candidate: &Candidate| ground.spots.place(*candidate);
    let pairs = from
        .iter()
        .flat_map(|one| to.iter().map(move |other| (one, other)));
    let distance = |(one, other): &(&Candidate, &Candidate)| place(one).distance(place(other));
    let pair = pairs.min_by(|a, b| distance(a).total_cmp(&distance(b)));
    pair.map_or_else(Default::default, |(one, other)| (vec![*one], vec![*other]))
}

/// The bends of a curve by the price of their shape, the cheapest first.
struct Bends(Vec<([f32; 2], f32)>);

impl Bends {
    /// All pairs of bends, or only the cheapest ones.
    fn of(bends: &[f32], most: usize) -> Self {
        let [least, ..] = BENDS;
        let pairs = bends
            .iter()
            .flat_map(|one| bends.iter().map(|other| [*one, *other]));
        // The smallest bends to one side are free; stronger and more uneven bends cost more, and so
        // does a straight line.
        let mut all: Vec<([f32; 2], f32)> = pairs
            .map(|pair| {
                let [one, other] = pair;
                let bent = (one.abs().max(other.abs()) - least).abs();
                let straight = if pair == [0.0, 0.0] { 0.2 } else { 0.0 };
                (pair, 0.8 * bent + 0.9 * (one - other).abs() + straight)
            })
            .collect();
        all.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        all.truncate(most);
        Self(all)
    }
}

/// The bends for short and for long curves, and the distance between checked points.
struct Choices {
    short: Bends,
    long: Bends,
    sample: f32,
}

impl Choices {
    fn new(thin: bool) -> Self {
        let (most, sample) = if thin {
            (FEW_BENDS, COARSE_SAMPLE)
        } else {
            (usize::MAX, SAMPLE)
        };
        let all_bends = [&BENDS[..], &WIDE_BENDS].concat();
        Self {
            short: Bends::of(&all_bends, most.saturating_mul(3)),
            long: Bends::of(&BENDS, most),
            sample,
        }
    }
}

/// The cheapest curve between two nodes, from edge to edge.
fn curve(
    from: &[Candidate],
    to: &[Candidate],
    choices: &Choices,
    ground: &Ground,
    traces: &mut Traces,
) -> Option<Curve> {
    let (start, end) = (ground.hull(from)?, ground.hull(to)?);
    let first = start.nearest(end.middle());
    let last = end.nearest(first);
    let first = start.nearest(last);
    let length = first.distance(last);
    let own: Vec<Candidate> = from.iter().chain(to).copied().collect();
    let Bends(bends) = if length < LONG {
        &choices.short
    } else {
        &choices.long
    };
    let mut best: Option<(f32, Curve)> = None;
    for ([one, other], shape) in bends {
        let shape = shape * length.max(1.0);
        let most = best.as_ref().map_or(f32::INFINITY, |(cost, _)| *cost);
        if shape >= most {
            break;
        }
        let curve = Curve::bent(first, last, [one * length, other * length]);
        let points = samples(curve, choices.sample);
        let (ends, most) = ([&start, &end], most - shape);
        if let Some(cost) = cost(points, choices.sample, ends, &own, ground, traces, most) {
            best = Some((cost + shape, curve));
        }
    }
    let (_, curve) = best?;
    for point in samples(curve, choices.sample) {
        if let Some(count) = traces.at(point) {
            *count = count.saturating_add(1);
        }
    }
    Some(trimmed(curve, &start, &end, ground.clear()))
}

fn samples(curve: Curve, apart: f32) -> impl Iterator<Item = Point> {
    let count = (curve.length() / apart).ceil().max(8.0);
    (1..count as usize).map(move |number| curve.at(number as f32 / count))
}

/// The price of a curve between its two nodes, whose candidates are `own`; `None` if it exceeds
/// `most`.
fn cost(
    points: impl Iterator<Item = Point>,
    apart: f32,
    [start, end]: [&Hull; 2],
    own: &[Candidate],
    ground: &Ground,
    traces: &mut Traces,
    most: f32,
) -> Option<f32> {
    let mut sum = 0.0;
    let mut seen = 0.0;
    for point in points {
        let from_ends = start.distance(point).min(end.distance(point));
        if from_ends < ground.clear() {
            continue;
        }
        seen += apart;
        sum += ground.price(point, own);
        // Lines may meet close to a node.
        if from_ends > NEAR_END && traces.at(point).is_some_and(|count| *count > 0) {
            sum += TRACE_PRICE;
        }
        if sum > most {
            return None;
        }
    }
    // A line too short to be seen is worse than a wide bend.
    sum += HIDDEN_PRICE * f32::max(SEEN - seen, 0.0);
    (sum <= most).then_some(sum)
}

/// The part of a curve between the edges of its nodes, which are at this distance from their hulls.
fn trimmed(curve: Curve, start: &Hull, end: &Hull, clear: f32) -> Curve {
    const STEPS: usize = 512;
    let times = || (0..=STEPS).map(|number| number as f32 / STEPS as f32);
    let leaves = times().find(|time| start.distance(curve.at(*time)) >= clear);
    let reached = times()
        .map(|time| 1.0 - time)
        .find(|time| end.distance(curve.at(*time)) >= clear);
    match (leaves, reached) {
        (Some(leaves), Some(reached)) if leaves < reached => {
            let [_, rest] = curve.split(leaves);
            let [part, _] = rest.split((reached - leaves) / (1.0 - leaves));
            part
        }
        // The nodes touch: take the line between their middles.
        _ => {
            let (from, to) = (curve.from, curve.to);
            Curve::bent(between(from, to, 0.4), between(from, to, 0.6), [0.0, 0.0])
        }
    }
}
