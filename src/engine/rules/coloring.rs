//! Coloring: connected strong links of a digit, with their cells colored alternately.
//! Either all cells of one color hold the digit, or all cells of the other.

mod medusa;

use std::ops::ControlFlow;

use super::strong_link::StrongLinks;
use super::{Deduction, Pattern, Rule, StrongLink, Survey, Technique};
use crate::grid::{Cell, CellSet, Digit, DigitSet, House, Layout};

pub use medusa::{MEDUSA, MedusaPattern, MedusaProof, Trap, Trapped};

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[
    &SIMPLE_COLORS_TRAP,
    &SIMPLE_COLORS_WRAP,
    &MULTI_COLORS_1,
    &MULTI_COLORS_2,
    &MEDUSA,
];

/// Cells joined by strong links of a digit and colored alternately.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cluster {
    /// The cells of each color: either all cells of the first color hold the digit and none
    /// of the second, or the other way around.
    pub colors: [CellSet; 2],
    /// The strong links, each from the first color to the second.
    pub links: Vec<StrongLink>,
}

/// The pattern of a coloring with one digit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColoringPattern {
    /// The digit.
    pub digit: Digit,
    /// The cluster, or the two clusters.
    pub clusters: Vec<Cluster>,
    /// The way the colors meet.
    pub meeting: ColorMeeting,
}

/// The way colors meet; each link joins two cells that see each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColorMeeting {
    /// Other candidates see both colors of the only cluster.
    Trap,
    /// Two cells of the first color of the only cluster see each other.
    Wrap(WeakLink),
    /// The first colors of the clusters see each other.
    Wing(WeakLink),
    /// The first color of the first cluster sees the first and the second color of the
    /// second cluster.
    Both([WeakLink; 2]),
}

/// Two cells that cannot both hold a digit, since they share a house.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WeakLink {
    /// The house.
    pub house: House,
    /// The cells.
    pub ends: [Cell; 2],
}

impl ColoringPattern {
    /// The digits that it is about.
    pub fn digits(&self) -> DigitSet {
        DigitSet::only(self.digit)
    }
}

/// The two colors of a cluster, without its links.
type Colors = [CellSet; 2];

/// Simple Colors Trap: a candidate outside a cluster sees both of its colors. One of the
/// colors is true, so the candidate is false.
pub static SIMPLE_COLORS_TRAP: Rule =
    Rule::new(Technique::SimpleColorsTrap, |technique, grid, found| {
        for digit in grid.impossible().digits() {
            let clusters = grid.coloring(digit).clusters();
            for colors @ [first, second] in clusters.iter().copied() {
                let trapped = grid.cells_with(digit)
                    & grid.layout().seen_from(first)
                    & grid.layout().seen_from(second);
                let eliminated = trapped - first - second;
                if !eliminated.is_empty() {
                    let pattern = pattern(grid, digit, &[colors], ColorMeeting::Trap);
                    found(Deduction::removing(technique, digit, eliminated, pattern))?;
                }
            }
        }
        ControlFlow::Continue(())
    });

/// Simple Colors Wrap: two cells of one color see each other. They cannot both hold the
/// digit, so the color is false, and the digit is removed from all of its cells.
pub static SIMPLE_COLORS_WRAP: Rule =
    Rule::new(Technique::SimpleColorsWrap, |technique, grid, found| {
        for digit in grid.impossible().digits() {
            let clusters = grid.coloring(digit).clusters();
            for colors in clusters.iter().copied().flat_map(both_ways) {
                if let Some(link) = meeting(grid.layout(), colors[0], colors[0]) {
                    let pattern = pattern(grid, digit, &[colors], ColorMeeting::Wrap(link));
                    found(Deduction::removing(technique, digit, colors[0], pattern))?;
                }
            }
        }
        ControlFlow::Continue(())
    });

/// Multi Colors 1: a color of one cluster sees a color of another. They cannot both be
/// true, so at least one of the two opposite colors is true: a candidate that sees both
/// opposite colors is false.
pub static MULTI_COLORS_1: Rule = Rule::new(Technique::MultiColors1, |technique, grid, found| {
    for digit in grid.impossible().digits() {
        let clusters = grid.coloring(digit).clusters();
        for (number, first) in clusters.iter().enumerate() {
            for first in both_ways(*first) {
                let seen = grid.cells_with(digit) & grid.layout().seen_from(first[1]);
                let others = &clusters[number + 1..];
                for second in others.iter().copied().flat_map(both_ways) {
                    let eliminated = seen & grid.layout().seen_from(second[1]);
                    if eliminated.is_empty() {
                        continue;
                    }
                    let Some(link) = meeting(grid.layout(), first[0], second[0]) else {
                        continue;
                    };
                    let meeting = ColorMeeting::Wing(link);
                    let pattern = pattern(grid, digit, &[first, second], meeting);
                    found(Deduction::removing(technique, digit, eliminated, pattern))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
});

/// Multi Colors 2: a color sees both colors of another cluster, one of which is true. So
/// the first color is false, and the digit is removed from all of its cells.
pub static MULTI_COLORS_2: Rule = Rule::new(Technique::MultiColors2, |technique, grid, found| {
    for digit in grid.impossible().digits() {
        let clusters = grid.coloring(digit).clusters();
        for (number, first) in clusters.iter().enumerate() {
            for (other, second) in clusters.iter().enumerate() {
                if number == other {
                    continue;
                }
                for first in both_ways(*first) {
                    let links = second.map(|color| meeting(grid.layout(), first[0], color));
                    let [Some(one), Some(two)] = links else {
                        continue;
                    };
                    let meeting = ColorMeeting::Both([one, two]);
                    let pattern = pattern(grid, digit, &[first, *second], meeting);
                    found(Deduction::removing(technique, digit, first[0], pattern))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
});

/// The colors of a cluster in both orders.
const fn both_ways([first, second]: Colors) -> [Colors; 2] {
    [[first, second], [second, first]]
}

/// The first pair of cells, one from each set, that share a house.
fn meeting(layout: &Layout, from: CellSet, to: CellSet) -> Option<WeakLink> {
    let seen = |start: Cell| (layout.peers(start) & to).into_iter();
    let mut pairs = from
        .into_iter()
        .flat_map(|start| seen(start).map(move |end| [start, end]));
    pairs.find_map(|ends| {
        let house = layout.shared_house(ends[0], ends[1])?;
        Some(WeakLink { house, ends })
    })
}

fn pattern(grid: &Survey<'_>, digit: Digit, clusters: &[Colors], meeting: ColorMeeting) -> Pattern {
    let links = grid.strong_links(digit);
    let with_links = |colors: &Colors| {
        let own = |link: &StrongLink| colors[0].contains(link.ends[0]);
        let links = links.iter().flat_map(|link| link.directions());
        Cluster {
            colors: *colors,
            links: links.filter(own).collect(),
        }
    };
    Pattern::Coloring(Box::new(ColoringPattern {
        digit,
        clusters: clusters.iter().map(with_links).collect(),
        meeting,
    }))
}

/// The clusters of one digit.
#[derive(Debug)]
pub(super) struct Coloring {
    clusters: Vec<Colors>,
}

impl Coloring {
    /// Builds the clusters from the strong links of a digit.
    pub(super) fn of(links: &StrongLinks) -> Self {
        let mut clusters = Vec::new();
        let mut colored = CellSet::EMPTY;
        for start in links.iter() {
            if colored.contains(start.ends[0]) {
                continue;
            }
            let [first, second] = color(start.ends.map(CellSet::only), links);
            colored |= first | second;
            // If a cell has both colors, the position contradicts itself.
            if first.is_disjoint(second) {
                clusters.push([first, second]);
            }
        }
        Self { clusters }
    }

    /// The two colors of each cluster.
    fn clusters(&self) -> &[Colors] {
        &self.clusters
    }
}

/// Spreads the two colors along the strong links as far as these lead.
fn color(mut colors: Colors, links: &[StrongLink]) -> Colors {
    loop {
        let before = colors;
        for StrongLink {
            ends: [one, two], ..
        } in links.iter().flat_map(|link| link.directions())
        {
            for (from, to) in [(0, 1), (1, 0)] {
                if colors[from].contains(one) {
                    colors[to].insert(two);
                }
            }
        }
        if colors == before {
            return colors;
        }
    }
}
