//! The written form of chains, in both styles.

use super::Style;
use super::write::short;
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use sudoku_engine::rules::almost_locked_sets::AlmostLockedSet;
use sudoku_engine::rules::chains::{ChainForm, ChainPattern, LinkReason};
use sudoku_engine::texts::Notation;

/// A digit in a cell or in cells that act as one, or digits in an almost locked set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Node {
    pub(super) digits: DigitSet,
    pub(super) cells: CellSet,
}

/// Nodes, and whether the link from each to the next is strong. A loop ends with its first node.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Chain {
    pub(super) nodes: Vec<Node>,
    pub(super) strong: Vec<bool>,
}

impl Node {
    pub(super) const fn of(digit: Digit, cells: CellSet) -> Self {
        let digits = DigitSet::only(digit);
        Self { digits, cells }
    }

    pub(super) const fn at(digit: Digit, cell: Cell) -> Self {
        Self::of(digit, CellSet::only(cell))
    }

    pub(super) const fn candidate(it: Candidate) -> Self {
        Self::at(it.digit, it.cell)
    }

    /// Whether the link to another node is inside a cell or an almost locked set.
    pub(super) fn is_inside(self, other: Self) -> bool {
        self.cells == other.cells && self.digits != other.digits
    }
}

impl Chain {
    /// Nodes with alternating strong and weak links, starting with a strong one.
    pub(super) fn by_turns(nodes: impl IntoIterator<Item = Node>) -> Self {
        let nodes: Vec<Node> = nodes.into_iter().collect();
        let strong = (1..nodes.len()).map(|link| link % 2 == 1).collect();
        Self { nodes, strong }
    }

    /// The chain of a rule. Eureka writes all digits of an almost locked set.
    pub(super) fn of(pattern: &ChainPattern, style: Style) -> Self {
        let (count, links) = (pattern.nodes.len(), &pattern.links);
        let mut nodes: Vec<Node> = pattern
            .nodes
            .iter()
            .map(|node| Node::of(node.digit, node.cells))
            .collect();
        for (number, link) in links.iter().enumerate() {
            let LinkReason::Set(set) = &link.reason else {
                continue;
            };
            let ends = [number, (number + 1) % count];
            let [from, to] = ends.map(|end| pattern.nodes[end].digit);
            for end in ends {
                nodes[end].cells = set.cells;
            }
            if style == Style::Eureka && number == 0 && links.len() < count {
                nodes[ends[0]].digits = set.digits.without(to);
            } else if style == Style::Eureka {
                nodes[ends[1]].digits = set.digits.without(from);
            }
        }
        let strong = links.iter().map(|link| link.strong).collect();
        let mut chain = Self { nodes, strong };
        if links.len() == count {
            chain.close(pattern.form);
        }
        if pattern.form == ChainForm::RemotePair && style == Style::Hodoku {
            chain.strip_ends();
        }
        chain
    }

    /// Ends a loop with its first node. A continuous loop starts with a link inside a cell if there
    /// is one next to its start. If another loop returns to the cell where it started, the digits
    /// of the chain are enough.
    fn close(&mut self, form: ChainForm) {
        let (Some(first), Some(last)) = (self.nodes.first(), self.nodes.last()) else {
            return;
        };
        let (first, last) = (*first, *last);
        if form == ChainForm::Continuous && last.is_inside(first) {
            self.nodes.insert(0, last);
            self.strong.rotate_right(1);
        } else {
            self.nodes.push(first);
            if form != ChainForm::Continuous {
                self.strip_ends();
            }
        }
    }

    /// Leaves out links inside a cell at the start and the end.
    fn strip_ends(&mut self) {
        if let [first, second, _, ..] = self.nodes[..]
            && first.is_inside(second)
        {
            self.nodes.remove(0);
            self.strong.remove(0);
        }
        if let [.., _, before, last] = self.nodes[..]
            && before.is_inside(last)
        {
            self.nodes.pop();
            self.strong.pop();
        }
    }

    /// Almost locked sets, each linked to the next by a digit.
    pub(super) fn of_sets(sets: &[AlmostLockedSet], linking: &[Digit]) -> Self {
        let node = |digits, set: &AlmostLockedSet| Node {
            digits,
            cells: set.cells,
        };
        let mut nodes = Vec::new();
        for (number, set) in sets.iter().enumerate() {
            let after = linking.get(number).copied();
            let before = number.checked_sub(1).map(|before| linking[before]);
            match (before, after) {
                (None, Some(after)) => nodes.extend([
                    node(set.left_without(after), set),
                    node(DigitSet::only(after), set),
                ]),
                (Some(before), _) => nodes.extend([
                    node(DigitSet::only(before), set),
                    node(set.left_without(before), set),
                ]),
                (None, None) => {}
            }
        }
        Self::by_turns(nodes)
    }

    /// The chain in writing, in a style.
    pub(super) fn written(&self, style: Style, notation: Notation) -> String {
        match style {
            Style::Hodoku => self.hodoku(notation),
            Style::Eureka => self.eureka(notation),
        }
    }

    fn is_inside(&self, link: usize) -> bool {
        match self.nodes.get(link..link + 2) {
            Some([from, to]) => from.is_inside(*to),
            _ => false,
        }
    }

    fn hodoku(&self, notation: Notation) -> String {
        let mut text = String::new();
        let (Some(first), Some(last)) = (self.nodes.first(), self.nodes.last()) else {
            return text;
        };
        // The neighbors of a link inside a node are of the other kind.
        let around = |link: usize| sign(!self.strong[link]);
        if self.is_inside(0) {
            text += &format!("{}{} ", short(first.digits), around(0));
        }
        text += &self.place(0, notation);
        for link in 0..self.strong.len() {
            if self.is_inside(link) {
                if link + 1 == self.strong.len() {
                    text += &format!(" {}{}", around(link), short(last.digits));
                }
                continue;
            }
            let [from, to] = [link, link + 1].map(|node| self.nodes[node].digits);
            let sign = sign(self.strong[link]);
            // Only the sum of a cage links two digits of different cells.
            let digits = if from.is_disjoint(to) {
                format!("{}/{}", short(from), short(to))
            } else {
                short(to)
            };
            let place = self.place(link + 1, notation);
            text += &format!(" {sign}{digits}{sign} {place}");
        }
        if first == last && self.is_inside(0) {
            text += &format!(" {}{}", around(0), short(self.nodes[1].digits));
        }
        text
    }

    /// The cells of a node, written as an almost locked set if one of its links is inside.
    fn place(&self, node: usize, notation: Notation) -> String {
        let cells = self.nodes[node].cells;
        let inside =
            self.is_inside(node) || node.checked_sub(1).is_some_and(|it| self.is_inside(it));
        let is_set = inside && cells.len() > 1;
        format!(
            "{}{}",
            if is_set { "ALS:" } else { "" },
            notation.cells(cells)
        )
    }

    fn eureka(&self, notation: Notation) -> String {
        let mut text = String::new();
        for (number, node) in self.nodes.iter().enumerate() {
            let link = number.checked_sub(1);
            match link.map(|link| (self.is_inside(link), sign(self.strong[link]))) {
                None => text.push('('),
                Some((true, sign)) => text.push(sign),
                Some((false, sign)) => text += &format!("{sign}("),
            }
            text += &short(node.digits);
            if !self.is_inside(number) {
                text += &format!("){}", notation.cells(node.cells));
            }
        }
        text
    }
}

pub(super) const fn sign(strong: bool) -> char {
    if strong { '=' } else { '-' }
}
