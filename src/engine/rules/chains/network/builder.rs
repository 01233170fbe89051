use smallvec::SmallVec;

use super::{Material, Network, Number, Strong, StrongReason, Strongly};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use crate::rules::Survey;
use crate::rules::almost_locked_sets::{AlmostLockedSet, all_sets};
use crate::rules::cages::OpenCage;
use crate::rules::chains::ChainNode;
use crate::rules::rows::{Row, Rows, insert};

/// A network under construction.
pub(super) struct Builder<'a, 'g> {
    survey: &'a Survey<'g>,
    material: Material,
    nodes: Vec<ChainNode>,
    /// For each node, the cells that see all of its cells.
    seen: Vec<CellSet>,
    /// The number of the node of each candidate, by digit and cell.
    singles: [[Number; Cell::COUNT]; Digit::COUNT],
    /// The cells of the nodes of one cell, by digit; and their digits, by cell.
    single_cells: [CellSet; Digit::COUNT],
    single_digits: [DigitSet; Cell::COUNT],
    /// The numbers of the nodes of several cells, by digit.
    groups: [SmallVec<[Number; 12]>; Digit::COUNT],
    strong: Vec<Strong>,
    sets: Vec<AlmostLockedSet>,
    cages: Vec<OpenCage>,
}

/// The number that stands for no node.
const NONE: Number = Number::MAX;

impl<'a, 'g> Builder<'a, 'g> {
    pub(super) fn new(survey: &'a Survey<'g>, material: Material) -> Self {
        Self {
            survey,
            material,
            nodes: Vec::with_capacity(256),
            seen: Vec::with_capacity(256),
            singles: [[NONE; Cell::COUNT]; Digit::COUNT],
            single_cells: [CellSet::EMPTY; Digit::COUNT],
            single_digits: [DigitSet::EMPTY; Cell::COUNT],
            groups: [const { SmallVec::new_const() }; Digit::COUNT],
            strong: Vec::with_capacity(256),
            sets: Vec::new(),
            cages: Vec::new(),
        }
    }

    /// The number of the node of a candidate; adds the node if it does not exist yet.
    fn single(&mut self, digit: Digit, cell: Cell) -> Number {
        let number = &mut self.singles[digit.index()][cell.index()];
        if *number == NONE {
            *number = self.nodes.len() as Number;
            let cells = CellSet::only(cell);
            self.nodes.push(ChainNode { digit, cells });
            self.seen.push(self.survey.layout().peers(cell));
            self.single_cells[digit.index()].insert(cell);
            self.single_digits[cell.index()].insert(digit);
        }
        *number
    }

    /// The same for a digit in some cells.
    fn node(&mut self, digit: Digit, cells: CellSet) -> Number {
        if let Some(cell) = cells.single() {
            return self.single(digit, cell);
        }
        let groups = &mut self.groups[digit.index()];
        let is_it = |number: &&Number| self.nodes[usize::from(**number)].cells == cells;
        if let Some(number) = groups.iter().find(is_it) {
            return *number;
        }
        let new = self.nodes.len() as Number;
        groups.push(new);
        self.nodes.push(ChainNode { digit, cells });
        self.seen.push(self.survey.layout().common_peers(cells));
        new
    }

    fn link(&mut self, ends: [Number; 2], reason: StrongReason) {
        self.strong.push(Strong { ends, reason });
    }

    /// Links the two candidates of bivalue cells.
    pub(super) fn cells(&mut self) {
        for cell in self.survey.bivalue() {
            let digits = self.survey.candidates(cell);
            if let Some(first) = digits.first()
                && let Some(second) = digits.without(first).single()
            {
                let ends = [self.single(first, cell), self.single(second, cell)];
                self.link(ends, StrongReason::Cell(cell));
            }
        }
    }

    /// Links the places of a digit in houses where they are two nodes.
    pub(super) fn houses(&mut self) {
        let survey = self.survey;
        let grouped = self.has_groups();
        for digit in self.digits() {
            for link in survey.strong_links(digit).iter() {
                let [one, other] = link.ends;
                let ends = [self.single(digit, one), self.single(digit, other)];
                self.link(ends, StrongReason::House(link.house));
            }
            if grouped {
                for house in survey.layout().houses().iter().copied() {
                    let places = survey.cells_with(digit) & house.cells();
                    if !places.has_at_most(2) {
                        self.groups_of(digit, places, house);
                    }
                }
            }
        }
    }

    fn has_groups(&self) -> bool {
        matches!(self.material, Material::Grouped | Material::WithSets)
    }

    /// The digits that chains may be about. Chains of one digit could only remove a
    /// candidate that is in no template.
    fn digits(&self) -> DigitSet {
        if self.material == Material::OneDigit {
            self.survey.impossible().digits()
        } else {
            self.survey.layout().digits()
        }
    }

    /// Links three or more places in all ways in which they are two nodes, at least one of
    /// them a group.
    fn groups_of(&mut self, digit: Digit, places: CellSet, house: House) {
        let survey = self.survey;
        let crossings = survey.layout().crossings(house);
        for (number, crossing) in crossings.iter().enumerate() {
            let group = places & crossing.cells;
            if group.has_at_most(1) || group == places {
                continue;
            }
            let rest = places - group;
            let mut later = crossings[number + 1..].iter();
            if rest.has_one() || later.any(|other| rest == places & other.cells) {
                let ends = [self.node(digit, group), self.node(digit, rest)];
                self.link(ends, StrongReason::House(house));
            }
        }
    }

    /// Links what the sums of cages link: two nodes of a digit that a cage needs, or two
    /// digits of which it needs at least one.
    pub(super) fn cages(&mut self) {
        let survey = self.survey;
        for cage in OpenCage::all(survey) {
            let number = self.cages.len() as u32;
            let digits = cage
                .live
                .iter()
                .fold(DigitSet::EMPTY, |all, set| all | *set);
            let places = |digit| survey.cells_with(digit) & cage.cells();
            let mut others = digits;
            for digit in digits {
                others.remove(digit);
                let here = places(digit);
                if cage.needs(digit) {
                    for [one, other] in self.parts(digit, here) {
                        let ends = [self.node(digit, one), self.node(digit, other)];
                        self.link(ends, StrongReason::Cage(number));
                    }
                    continue;
                }
                for other in others {
                    let there = places(other);
                    if !cage.needs(other)
                        && cage.needs_one_of(digit, other)
                        && self.is_useful(digit, here)
                        && self.is_useful(other, there)
                    {
                        let ends = [self.node(digit, here), self.node(other, there)];
                        self.link(ends, StrongReason::Cage(number));
                    }
                }
            }
            self.cages.push(cage);
        }
    }

    /// The ways in which the places of a digit in a cage form two nodes: one cell and the
    /// rest.
    fn parts(&self, digit: Digit, places: CellSet) -> Vec<[CellSet; 2]> {
        let mut cells = places.iter();
        if let (Some(one), Some(other), None) = (cells.next(), cells.next(), cells.next()) {
            return vec![[one, other].map(CellSet::only)];
        }
        let parts = places
            .iter()
            .map(|cell| [CellSet::only(cell), places.without(cell)]);
        parts
            .filter(|[_, rest]| self.is_useful(digit, *rest))
            .collect()
    }

    /// Whether a chain may go through these places of a digit in a cage as one node: a
    /// group only if some other place sees all of its cells.
    fn is_useful(&self, digit: Digit, places: CellSet) -> bool {
        let survey = self.survey;
        places.has_one()
            || self.has_groups()
                && !places.is_empty()
                && !(survey.cells_with(digit) & survey.layout().common_peers(places)).is_empty()
    }

    /// Links the pairs of digits of almost locked sets.
    pub(super) fn sets(&mut self) {
        for set in all_sets(self.survey) {
            if set.cells.len() < 2 {
                continue;
            }
            let number = self.sets.len() as u32;
            let mut others = set.digits;
            for first in set.digits {
                others.remove(first);
                for second in others {
                    let places = |digit| set.cells & self.survey.cells_with(digit);
                    let ends = [first, second].map(|digit| (digit, places(digit)));
                    let ends = ends.map(|(digit, cells)| self.node(digit, cells));
                    self.link(ends, StrongReason::Set(number));
                }
            }
            self.sets.push(set);
        }
    }

    pub(super) fn finish(self) -> Network {
        let count = self.nodes.len();
        let mut weak = Rows::with_capacity(2 * count, count);
        for (node, seen) in self.nodes.iter().zip(&self.seen) {
            let row = weak.push_empty();
            self.add_seen(row, node.digit, *seen);
            if let Some(cell) = node.cells.single() {
                self.add_others_in_cell(row, Candidate::new(cell, node.digit));
            }
        }
        let mut targets = Vec::with_capacity(256);
        for digit in Digit::ALL {
            for cell in self.targets(digit) {
                let target = Candidate::new(cell, digit);
                let mut row = self.singles[digit.index()][cell.index()];
                if row == NONE {
                    row = weak.len() as Number;
                    let row = weak.push_empty();
                    self.add_seen(row, digit, self.survey.layout().peers(cell));
                    self.add_others_in_cell(row, target);
                }
                targets.push((target, row));
            }
        }
        self.add_shut_out(&mut weak, &targets);
        let plain = self.strong.iter().filter(|link| !link.is_set());
        let plain = Strongly::of(plain, &weak, count);
        let by_sets = (self.material == Material::WithSets).then(|| {
            let sets = self.strong.iter().filter(|link| link.is_set());
            Strongly::of(sets, &weak, count)
        });
        Network {
            grid: self.survey.grid().clone(),
            nodes: self.nodes,
            seen: self.seen,
            strong: self.strong,
            sets: self.sets,
            cages: self.cages,
            weak,
            plain,
            by_sets,
            targets,
        }
    }

    /// Adds to the rows of nodes and of targets the nodes of other digits that some cage
    /// cannot have together with them.
    fn add_shut_out(&self, weak: &mut Rows, targets: &[(Candidate, Number)]) {
        let grid = self.survey.grid();
        for cage in &self.cages {
            let is_inside = |(_, node): &(usize, ChainNode)| node.cells.is_subset(cage.cells());
            let nodes = self.nodes.iter().copied().enumerate().filter(is_inside);
            let nodes: Vec<(usize, ChainNode)> = nodes.collect();
            let targets = targets
                .iter()
                .map(|(it, row)| (usize::from(*row), ChainNode::of(*it)));
            let targets = targets.filter(|(row, _)| *row >= self.nodes.len());
            for (row, one) in nodes.iter().copied().chain(targets.filter(is_inside)) {
                for (number, other) in &nodes {
                    let [one, other] = [one, *other].map(|node| (node.digit, node.cells));
                    if cage.links_weakly(grid, one, other) {
                        weak.insert(row, *number);
                    }
                }
            }
        }
    }

    /// The cells in which chains could eliminate a digit.
    fn targets(&self, digit: Digit) -> CellSet {
        match self.material {
            Material::OneDigit => self.survey.impossible().of(digit),
            Material::TwoInCell => self.survey.cells_with(digit) & self.seen_twice(digit),
            Material::Plain | Material::Grouped | Material::WithSets => {
                self.survey.cells_with(digit)
            }
        }
    }

    /// The cells that see two nodes of a digit.
    fn seen_twice(&self, digit: Digit) -> CellSet {
        let mut once = CellSet::EMPTY;
        let mut twice = CellSet::EMPTY;
        for cell in self.single_cells[digit.index()] {
            let peers = self.survey.layout().peers(cell);
            twice |= once & peers;
            once |= peers;
        }
        twice
    }

    /// Adds to a row the nodes of a digit whose cells are all in `seen`.
    fn add_seen(&self, row: &mut Row, digit: Digit, seen: CellSet) {
        let singles = &self.singles[digit.index()];
        for cell in seen & self.single_cells[digit.index()] {
            insert(row, singles[cell.index()].into());
        }
        for group in &self.groups[digit.index()] {
            let group = usize::from(*group);
            if self.nodes[group].cells.is_subset(seen) {
                insert(row, group);
            }
        }
    }

    /// Adds to a row the other nodes in the cell of a candidate, if chains may go through
    /// cells with any number of candidates.
    fn add_others_in_cell(&self, row: &mut Row, Candidate { cell, digit }: Candidate) {
        if matches!(self.material, Material::OneDigit | Material::TwoInCell) {
            return;
        }
        for other in self.single_digits[cell.index()].without(digit) {
            insert(row, self.singles[other.index()][cell.index()].into());
        }
    }
}
