//! The nodes of a position and the strong and weak links between them.

mod builder;

use super::rows::{Row, Rows, contains};
use super::{ChainNode, LinkReason};
use crate::grid::{Candidate, Cell, CellSet, Grid, House};
use crate::rules::Survey;
use crate::rules::almost_locked_sets::AlmostLockedSet;
use crate::rules::cages::OpenCage;
use builder::Builder;

/// The links that chains may go through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) enum Material {
    /// The two places of a digit in a house.
    OneDigit,
    /// The two candidates of a cell.
    TwoInCell,
    /// Both.
    Plain,
    /// Both, and groups of places that a box and a line share.
    Grouped,
    /// Both, groups, and almost locked sets.
    WithSets,
}

impl Material {
    /// The number of materials.
    pub(in crate::rules) const COUNT: usize = 5;
}

/// A strong link: at least one of its ends is true.
#[derive(Debug, Clone)]
struct Strong {
    ends: [Number; 2],
    reason: StrongReason,
}

/// The number of a node or of a row of weak links, kept small.
type Number = u16;

/// The reason why a link is strong.
#[derive(Debug, Clone, Copy)]
enum StrongReason {
    Cell(Cell),
    House(House),
    /// The number of the set.
    Set(u32),
    /// The number of the cage.
    Cage(u32),
}

impl Strong {
    const fn is_set(&self) -> bool {
        matches!(self.reason, StrongReason::Set(_))
    }
}

/// The nodes with a strong link and all links between them.
#[derive(Debug)]
pub(super) struct Network {
    grid: Grid,
    nodes: Vec<ChainNode>,
    /// For each node, the cells that see all of its cells.
    seen: Vec<CellSet>,
    strong: Vec<Strong>,
    sets: Vec<AlmostLockedSet>,
    cages: Vec<OpenCage>,
    /// For each node, the nodes that are false if it is true; then the same for each target
    /// that is not a node.
    weak: Rows,
    plain: Strongly,
    /// The links through almost locked sets, if the material has them.
    by_sets: Option<Strongly>,
    /// The candidates that chains could eliminate, each with the number of its row among
    /// the weak links.
    targets: Vec<(Candidate, Number)>,
}

/// The nodes that strong links of one kind lead to.
#[derive(Debug)]
struct Strongly {
    /// For each node, the nodes that are true if it is false.
    partners: Rows,
    /// For each node, the nodes that are true if it is true, over a weak and a strong link.
    next: Rows,
}

impl Strongly {
    fn of<'a>(links: impl Iterator<Item = &'a Strong>, weak: &Rows, nodes: usize) -> Self {
        let links = links.map(|link| link.ends.map(usize::from));
        let partners = Rows::mutual(nodes, links);
        let next = Rows::over(nodes, weak, &partners);
        Self { partners, next }
    }
}

impl Network {
    /// All links of a material on a position.
    pub(super) fn of(grid: &Survey<'_>, material: Material) -> Self {
        let mut builder = Builder::new(grid, material);
        if material != Material::OneDigit {
            builder.cells();
        }
        if material != Material::TwoInCell {
            builder.houses();
        }
        if !matches!(material, Material::OneDigit | Material::TwoInCell) {
            builder.cages();
        }
        if material == Material::WithSets {
            builder.sets();
        }
        builder.finish()
    }

    pub(super) const fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn node(&self, number: usize) -> ChainNode {
        self.nodes[number]
    }

    /// The cells that see all cells of a node.
    pub(super) fn seen(&self, node: usize) -> CellSet {
        self.seen[node]
    }

    /// For each node, the nodes that are true if it is false, without the links through
    /// almost locked sets.
    pub(super) const fn plain_partners(&self) -> &Rows {
        &self.plain.partners
    }

    /// For each node, the other nodes that are true if it is false, because of an almost
    /// locked set.
    pub(super) fn set_partners(&self) -> Option<&Rows> {
        self.by_sets.as_ref().map(|sets| &sets.partners)
    }

    pub(super) fn weak(&self, node: usize) -> &Row {
        self.weak.row(node)
    }

    /// For each node, the nodes that are true if it is true, over a weak and a strong link.
    pub(super) const fn next(&self) -> &Rows {
        &self.plain.next
    }

    /// The same with an almost locked set as the strong link.
    pub(super) fn next_by_sets(&self) -> Option<&Rows> {
        self.by_sets.as_ref().map(|sets| &sets.next)
    }

    /// The numbers of the targets for which some node that is false if the target is true
    /// leads to such a node.
    pub(super) fn leading_back(&self, reach: &Rows) -> Vec<usize> {
        let rows = self.targets.iter().map(|(_, row)| usize::from(*row));
        self.weak.leading_back(rows, reach)
    }

    /// A candidate that chains could eliminate, with the nodes that are false if it
    /// is true.
    pub(super) fn target(&self, number: usize) -> (Candidate, &Row) {
        let (target, row) = self.targets[number];
        (target, self.weak.row(row.into()))
    }

    /// All reasons why at least one of two nodes is true.
    pub(super) fn strong_reasons(
        &self,
        from: ChainNode,
        to: ChainNode,
    ) -> impl Iterator<Item = LinkReason> {
        let ends = [from, to].map(|node| self.number(node).map(|number| number as Number));
        let links = self.strong.iter().filter(move |link| {
            let [one, other] = link.ends.map(Some);
            ends == [one, other] || ends == [other, one]
        });
        links.map(|link| match link.reason {
            StrongReason::Cell(cell) => LinkReason::Cell(cell),
            StrongReason::House(house) => LinkReason::House(house),
            StrongReason::Set(set) => LinkReason::Set(self.sets[set as usize].clone()),
            StrongReason::Cage(cage) => LinkReason::Sum(self.cages[cage as usize].clone()),
        })
    }

    fn number(&self, node: ChainNode) -> Option<usize> {
        self.nodes.iter().position(|other| *other == node)
    }

    /// The reason why two nodes are not both true.
    pub(super) fn weak_reason(&self, from: ChainNode, to: ChainNode) -> LinkReason {
        let both = from.cells | to.cells;
        if let Some(cell) = both.single() {
            return LinkReason::Cell(cell);
        }
        if from.digit != to.digit {
            let links = |cage: &&OpenCage| {
                let [from, to] = [from, to].map(|node| (node.digit, node.cells));
                cage.links_weakly(&self.grid, from, to)
            };
            let cage = self.cages.iter().find(links);
            return cage.map_or(LinkReason::Sight, |cage| LinkReason::Sum(cage.clone()));
        }
        LinkReason::of_sight(self.grid.layout(), both)
    }

    /// The candidates that are false whichever of two nodes is true.
    pub(super) fn refuted_by_either(&self, one: ChainNode, other: ChainNode) -> Vec<Candidate> {
        let (Some(one), Some(other)) = (self.number(one), self.number(other)) else {
            return Vec::new();
        };
        let refuted = self.targets.iter().filter(|(_, row)| {
            let row = self.weak.row(usize::from(*row));
            contains(row, one) && contains(row, other)
        });
        refuted.map(|(candidate, _)| *candidate).collect()
    }
}
