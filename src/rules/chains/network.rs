//! The nodes of a position and the strong and weak links between them.

use super::rows::{Row, Rows};
use super::{ChainNode, LinkReason};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind};
use crate::rules::Survey;
use crate::rules::almost_locked_sets::AlmostLockedSet;

/// Which links chains may go through.
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
    /// How many there are.
    pub(in crate::rules) const COUNT: usize = 5;
}

/// A strong link: at least one of its ends is true.
#[derive(Debug, Clone)]
pub(super) struct Strong {
    pub(super) ends: [usize; 2],
    pub(super) reason: StrongReason,
}

/// Why a link is strong.
#[derive(Debug, Clone, Copy)]
pub(super) enum StrongReason {
    Cell(Cell),
    House(House),
    /// The number of the set.
    Set(usize),
}

/// The nodes with a strong link and all links between them.
#[derive(Debug)]
pub(super) struct Network {
    pub(super) nodes: Vec<ChainNode>,
    /// Of each node, the cells that see all of it.
    seen: Vec<CellSet>,
    strong: Vec<Strong>,
    sets: Vec<AlmostLockedSet>,
    /// Of each node, those that are false if it is true; and the same of each
    /// target that is no node, after these.
    weak: Rows,
    plain: Strongly,
    /// Almost locked sets, if the material has them.
    by_sets: Option<Strongly>,
    /// What chains could eliminate, each with the number of its row among the
    /// weak links.
    targets: Vec<(Candidate, usize)>,
}

/// What strong links of a kind lead to.
#[derive(Debug)]
struct Strongly {
    /// Of each node, those that are true if it is false.
    partners: Rows,
    /// Of each node, those that are true if it is, over a weak and a strong
    /// link.
    next: Rows,
}

impl Strongly {
    fn of(links: impl Iterator<Item = [usize; 2]>, weak: &Rows, nodes: usize) -> Self {
        let mut partners = Rows::new(nodes, nodes);
        for [one, two] in links {
            partners.insert(one, two);
            partners.insert(two, one);
        }
        let mut next = Rows::new(nodes, nodes);
        next.join(weak, |node| partners.row(node));
        Self { partners, next }
    }
}

impl Network {
    /// All links of a kind on a position.
    pub(super) fn of(grid: &Survey<'_>, material: Material) -> Self {
        let mut builder = Builder::new(material);
        if material != Material::OneDigit {
            builder.cells(grid);
        }
        if material != Material::TwoInCell {
            builder.houses(grid);
        }
        if material == Material::WithSets {
            builder.sets(grid);
        }
        builder.finish(grid)
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

    /// Of each node, those that are true if it is false, but for almost locked
    /// sets.
    pub(super) const fn plain_partners(&self) -> &Rows {
        &self.plain.partners
    }

    /// Of each node, the others that are true if it is false, because of an
    /// almost locked set.
    pub(super) fn set_partners(&self) -> Option<&Rows> {
        self.by_sets.as_ref().map(|sets| &sets.partners)
    }

    pub(super) fn weak(&self, node: usize) -> &Row {
        self.weak.row(node)
    }

    /// The nodes that are true if this one is, over a weak and a strong link.
    pub(super) fn next(&self, node: usize) -> &Row {
        self.plain.next.row(node)
    }

    /// The same for all nodes.
    pub(super) const fn all_next(&self) -> &Rows {
        &self.plain.next
    }

    /// The same with an almost locked set as the strong link.
    pub(super) fn next_by_sets(&self) -> Option<&Rows> {
        self.by_sets.as_ref().map(|sets| &sets.next)
    }

    /// How many candidates chains could eliminate.
    pub(super) const fn targets(&self) -> usize {
        self.targets.len()
    }

    /// One of them, with the nodes that are false if it is true.
    pub(super) fn target(&self, number: usize) -> (Candidate, &Row) {
        let (target, row) = self.targets[number];
        (target, self.weak.row(row))
    }

    /// Why one of two nodes is true: all there is to say.
    pub(super) fn strong_reasons(
        &self,
        from: ChainNode,
        to: ChainNode,
    ) -> impl Iterator<Item = LinkReason> {
        let joins = move |link: &&Strong| {
            let ends = link.ends.map(|end| self.nodes[end]);
            ends == [from, to] || ends == [to, from]
        };
        let links = self.strong.iter().filter(joins);
        links.map(|link| match link.reason {
            StrongReason::Cell(cell) => LinkReason::Cell(cell),
            StrongReason::House(house) => LinkReason::House(house),
            StrongReason::Set(set) => LinkReason::Set(self.sets[set].clone()),
        })
    }
}

/// A network while it is put together.
struct Builder {
    material: Material,
    nodes: Vec<ChainNode>,
    /// The number of the node of each candidate, by digit and cell.
    singles: [[u16; Cell::COUNT]; 9],
    /// The cells of the nodes of one cell, by digit.
    single_cells: [CellSet; 9],
    /// The nodes of several cells, by digit.
    groups: [Vec<(CellSet, usize)>; 9],
    strong: Vec<Strong>,
    sets: Vec<AlmostLockedSet>,
}

/// No node.
const NONE: u16 = u16::MAX;

impl Builder {
    fn new(material: Material) -> Self {
        Self {
            material,
            nodes: Vec::with_capacity(256),
            singles: [[NONE; Cell::COUNT]; 9],
            single_cells: [CellSet::EMPTY; 9],
            groups: Default::default(),
            strong: Vec::with_capacity(256),
            sets: Vec::new(),
        }
    }

    /// The number of a node, which is new if it was not asked for before.
    fn node(&mut self, digit: Digit, cells: CellSet) -> usize {
        let new = self.nodes.len();
        let number = if let Some(cell) = cells.single() {
            let number = &mut self.singles[digit.index()][cell.index()];
            if *number == NONE {
                *number = new as u16;
                self.single_cells[digit.index()].insert(cell);
            }
            usize::from(*number)
        } else {
            let groups = &mut self.groups[digit.index()];
            match groups.iter().find(|(group, _)| *group == cells) {
                Some((_, number)) => *number,
                None => {
                    groups.push((cells, new));
                    new
                }
            }
        };
        if number == new {
            self.nodes.push(ChainNode { digit, cells });
        }
        number
    }

    fn link(&mut self, one: (Digit, CellSet), other: (Digit, CellSet), reason: StrongReason) {
        let ends = [one, other].map(|(digit, cells)| self.node(digit, cells));
        self.strong.push(Strong { ends, reason });
    }

    /// Cells with two candidates.
    fn cells(&mut self, grid: &Survey<'_>) {
        for cell in grid.bivalue() {
            let digits = grid.candidates(cell);
            if let Some(first) = digits.first()
                && let Some(second) = digits.without(first).single()
            {
                let at = CellSet::only(cell);
                self.link((first, at), (second, at), StrongReason::Cell(cell));
            }
        }
    }

    /// Houses whose places of a digit are two nodes.
    fn houses(&mut self, survey: &Survey<'_>) {
        let grouped = matches!(self.material, Material::Grouped | Material::WithSets);
        for digit in self.digits(survey) {
            for link in survey.strong_links(digit).iter() {
                let [one, other] = link.ends.map(|end| (digit, CellSet::only(end)));
                self.link(one, other, StrongReason::House(link.house));
            }
            if grouped {
                for house in House::all() {
                    let places = survey.cells_with(digit) & house.cells();
                    if !places.has_at_most(2) {
                        self.groups_of(digit, places, house);
                    }
                }
            }
        }
    }

    /// The digits that chains may be about. Those of one digit alone could
    /// remove only a candidate that is in no template.
    fn digits(&self, survey: &Survey<'_>) -> DigitSet {
        if self.material == Material::OneDigit {
            survey.impossible().digits()
        } else {
            DigitSet::ALL
        }
    }

    /// What chains could eliminate.
    fn targets(&self, survey: &Survey<'_>) -> Vec<Candidate> {
        let cells_of = |digit| match self.material {
            Material::OneDigit => survey.impossible().of(digit),
            Material::TwoInCell => survey.cells_with(digit) & self.seen_twice(digit),
            Material::Plain | Material::Grouped | Material::WithSets => survey.cells_with(digit),
        };
        let mut targets = Vec::with_capacity(256);
        for digit in Digit::ALL {
            let cells = cells_of(digit).into_iter();
            targets.extend(cells.map(|cell| Candidate::new(cell, digit)));
        }
        targets
    }

    /// The cells that see two nodes of a digit.
    fn seen_twice(&self, digit: Digit) -> CellSet {
        let mut once = CellSet::EMPTY;
        let mut twice = CellSet::EMPTY;
        for cell in self.single_cells[digit.index()] {
            twice |= once & cell.peers();
            once |= cell.peers();
        }
        twice
    }

    /// The ways in which three or more places are two nodes, one of them a
    /// group at least.
    fn groups_of(&mut self, digit: Digit, places: CellSet, house: House) {
        let reason = StrongReason::House(house);
        for (number, crossing) in crossings(house).enumerate() {
            let group = places & crossing.cells();
            let rest = places - group;
            let is_later_group = || {
                let mut later = crossings(house).skip(number + 1);
                later.any(|other| rest == places & other.cells())
            };
            if group.len() > 1 && (rest.len() == 1 || rest.len() > 1 && is_later_group()) {
                self.link((digit, group), (digit, rest), reason);
            }
        }
    }

    /// Pairs of digits of an almost locked set.
    fn sets(&mut self, grid: &Survey<'_>) {
        for set in crate::rules::almost_locked_sets::all_sets(grid) {
            if set.cells.len() < 2 {
                continue;
            }
            let number = self.sets.len();
            let mut others = set.digits;
            for first in set.digits {
                others.remove(first);
                for second in others {
                    let places = |digit| (digit, set.cells & grid.cells_with(digit));
                    self.link(places(first), places(second), StrongReason::Set(number));
                }
            }
            self.sets.push(set);
        }
    }

    fn finish(self, grid: &Survey<'_>) -> Network {
        let count = self.nodes.len();
        let within_cells = !matches!(self.material, Material::OneDigit | Material::TwoInCell);
        let seen: Vec<CellSet> = self
            .nodes
            .iter()
            .map(|node| match node.cells.single() {
                Some(cell) => cell.peers(),
                None => node.cells.common_peers(),
            })
            .collect();
        let singles = Singles::of(&self.nodes);
        let mut targets = Vec::with_capacity(256);
        let mut outside = count;
        for target in self.targets(grid) {
            let number = self.singles[target.digit.index()][target.cell.index()];
            if number == NONE {
                targets.push((target, outside));
                outside += 1;
            } else {
                targets.push((target, usize::from(number)));
            }
        }
        let mut weak = Rows::new(outside, count);
        for (number, (node, seen)) in self.nodes.iter().zip(&seen).enumerate() {
            match node.cells.single() {
                Some(cell) => {
                    singles.add_seen(&mut weak, number, node.digit, cell, within_cells);
                    weak.remove(number, number);
                }
                None => {
                    for cell in self.single_cells[node.digit.index()] & *seen {
                        let other = self.singles[node.digit.index()][cell.index()];
                        weak.insert(number, usize::from(other));
                    }
                }
            }
            self.add_groups(&mut weak, number, node.digit, *seen);
        }
        for (target, row) in targets.iter().filter(|(_, row)| *row >= count) {
            singles.add_seen(&mut weak, *row, target.digit, target.cell, within_cells);
            self.add_groups(&mut weak, *row, target.digit, target.cell.peers());
        }
        let is_set = |link: &&Strong| matches!(link.reason, StrongReason::Set(_));
        let links = self.strong.iter().filter(|link| !is_set(link));
        let plain = Strongly::of(links.map(|link| link.ends), &weak, count);
        let by_sets = (self.material == Material::WithSets).then(|| {
            let links = self.strong.iter().filter(is_set);
            Strongly::of(links.map(|link| link.ends), &weak, count)
        });
        Network {
            nodes: self.nodes,
            seen,
            strong: self.strong,
            sets: self.sets,
            weak,
            plain,
            by_sets,
            targets,
        }
    }

    /// Adds to a row the groups of a digit all of which some cells see.
    fn add_groups(&self, rows: &mut Rows, row: usize, digit: Digit, seen: CellSet) {
        for (cells, number) in &self.groups[digit.index()] {
            if cells.is_subset(seen) {
                rows.insert(row, *number);
            }
        }
    }
}

/// The nodes of one cell, by house and by cell.
struct Singles {
    /// Of each digit and house.
    in_house: Rows,
    /// Of each cell.
    in_cell: Rows,
}

impl Singles {
    fn of(nodes: &[ChainNode]) -> Self {
        let mut singles = Self {
            in_house: Rows::new(9 * House::COUNT, nodes.len()),
            in_cell: Rows::new(Cell::COUNT, nodes.len()),
        };
        for (number, node) in nodes.iter().enumerate() {
            if let Some(cell) = node.cells.single() {
                for house in cell.houses() {
                    singles
                        .in_house
                        .insert(Self::row(node.digit, house), number);
                }
                singles.in_cell.insert(cell.index(), number);
            }
        }
        singles
    }

    const fn row(digit: Digit, house: House) -> usize {
        digit.index() * House::COUNT + house.index()
    }

    /// Adds to a row those that are false if a cell holds a digit, and the
    /// candidate itself.
    fn add_seen(&self, rows: &mut Rows, row: usize, digit: Digit, cell: Cell, within_cells: bool) {
        let [one, two, three] = cell
            .houses()
            .map(|house| self.in_house.row(Self::row(digit, house)));
        if within_cells {
            rows.add_each(row, [one, two, three, self.in_cell.row(cell.index())]);
        } else {
            rows.add_each(row, [one, two, three]);
        }
    }
}

/// The houses that share three cells with a house: the boxes of a line, the
/// rows and then the columns of a box.
fn crossings(house: House) -> impl Iterator<Item = House> {
    let number = house.number();
    let (band, stack) = (number / 3, number % 3);
    (0..6).filter_map(move |turn| match (house.kind(), turn) {
        (HouseKind::Row, 0..3) => Some(House::box_at(3 * band + turn)),
        (HouseKind::Column, 0..3) => Some(House::box_at(band + 3 * turn)),
        (HouseKind::Row | HouseKind::Column, _) => None,
        (HouseKind::Box, 0..3) => Some(House::row(3 * band + turn)),
        (HouseKind::Box, _) => Some(House::column(3 * stack + turn - 3)),
    })
}
