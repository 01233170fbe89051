//! Chains, loops, and patterns of strong links.

use super::super::chain::{Chain, Node};
use super::super::flaw::Fault;
use super::super::step::SingleDigit;
use super::{Checked, KnownPattern};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use sudoku_engine::rules::Technique;

impl Checked<'_> {
    /// Checks that each conclusion follows from one of some chains.
    pub(super) fn chains(self, chains: &[Chain]) -> Result<KnownPattern, Fault> {
        for chain in chains {
            self.links(chain)?;
        }
        let placed = self.step.placements.iter().map(|it| (*it, true));
        let removed = self.step.eliminations.iter().map(|it| (*it, false));
        for (it, is_true) in placed.chain(removed) {
            let follows = |chain: &Chain| {
                self.concludes(chain, it, is_true)
                    || (!is_true
                        && self.step.technique == Some(Technique::RemotePair)
                        && self.remote_pair(chain, it))
            };
            if !chains.iter().any(follows) {
                return Err(Fault::DoesNotFollow(it, is_true));
            }
        }
        let links = chains.iter().map(|chain| chain.strong.len()).sum();
        let is_round = |chain: &Chain| chain.nodes.first() == chain.nodes.last();
        Ok(if chains.iter().any(is_round) {
            KnownPattern::Loop(links)
        } else {
            KnownPattern::Chain(links)
        })
    }

    /// Checks that all links are valid, and strong and weak in turn.
    fn links(self, chain: &Chain) -> Result<(), Fault> {
        for (link, strong) in chain.strong.iter().enumerate() {
            let (from, to) = (chain.nodes[link], chain.nodes[link + 1]);
            if link > 0 && chain.strong[link - 1] == *strong {
                return Err(Fault::NotByTurns(from, *strong));
            }
            if *strong {
                self.strong_link(from, to)?;
            } else {
                self.weak_link(from, to)?;
            }
        }
        Ok(())
    }

    /// Whether a conclusion follows from a chain whose links are all valid.
    fn concludes(self, chain: &Chain, it: Candidate, is_true: bool) -> bool {
        let (&[first, .., last], &[first_strong, ..], Some(&last_strong)) =
            (&chain.nodes[..], &chain.strong[..], chain.strong.last())
        else {
            return false;
        };
        let is_round = first == last;
        let single = Node::candidate(it);
        match (first_strong, last_strong) {
            (true, true) if is_round => {
                if is_true {
                    first == single
                } else {
                    self.kills(first, it)
                }
            }
            _ if is_true => false,
            (true, true) => {
                (self.kills(first, it) && self.kills(last, it))
                    || (self.weak_link(last, first).is_ok() && self.in_loop(chain, true, it))
            }
            _ if is_round && first_strong != last_strong => self.in_loop(chain, false, it),
            (false, false) => {
                (is_round && holds(first, it))
                    || (self.strong_link(last, first).is_ok() && self.in_loop(chain, true, it))
            }
            // If this end were true, the other one would be, too, but they cannot both be true.
            (false, true) => self.weak_link(last, first).is_ok() && holds(first, it),
            (true, false) => self.weak_link(last, first).is_ok() && holds(last, it),
        }
    }

    /// Whether a continuous loop removes a candidate: one end of each weak link is true, and an
    /// almost locked set holds the digits that its two links do not use.
    fn in_loop(self, chain: &Chain, is_open: bool, it: Candidate) -> bool {
        let mut nodes = chain.nodes.clone();
        let mut strong = chain.strong.clone();
        if is_open {
            nodes.push(nodes[0]);
            strong.push(!strong[0]);
        }
        let count = strong.len();
        let used = |link: usize| {
            let (from, to) = (nodes[link % count], nodes[link % count + 1]);
            self.linking(from, to)
        };
        (0..count).any(|link| {
            let (from, to) = (nodes[link], nodes[link + 1]);
            if !strong[link] {
                return self.kills(from, it) && self.kills(to, it)
                    || self.kills_together(from, to, it);
            }
            if !from.is_inside(to) || from.cells.len() < 2 {
                return false;
            }
            let linking = used(link + count - 1) | used(link + 1);
            let places = self.places(it.digit, from.cells);
            self.digits_of(from.cells).contains(it.digit)
                && !linking.contains(it.digit)
                && !from.cells.contains(it.cell)
                && self.sees_all(it.cell, places)
        })
    }

    /// Whether a candidate sees all places of a digit in two nodes one of which is true.
    fn kills_together(self, from: Node, to: Node, it: Candidate) -> bool {
        let linking = self.linking(from, to);
        let places = self.places(it.digit, from.cells | to.cells);
        linking.contains(it.digit) && self.sees_all(it.cell, places)
    }

    /// Whether a cell sees two cells of a remote pair that hold different digits.
    fn remote_pair(self, chain: &Chain, it: Candidate) -> bool {
        let cells = chain.nodes.iter().map(|node| node.cells.single());
        let Some(mut cells) = cells.collect::<Option<Vec<Cell>>>() else {
            return false;
        };
        cells.dedup();
        let Some(pair) = cells.first().map(|cell| self.grid.candidates(*cell)) else {
            return false;
        };
        let are_alike = cells.iter().all(|cell| self.grid.candidates(*cell) == pair);
        let seen = |odd: usize| {
            let mut cells = cells.iter().skip(odd).step_by(2);
            cells.any(|cell| self.grid.layout().sees(*cell, it.cell))
        };
        pair.len() == 2 && are_alike && pair.contains(it.digit) && seen(0) && seen(1)
    }

    /// Checks two strong links of a digit and the weak one between them.
    pub(super) fn single_digit(self, arguments: &[SingleDigit]) -> Result<KnownPattern, Fault> {
        let mut chains = Vec::new();
        for argument in arguments {
            chains.push(match argument {
                SingleDigit::Connected { digit, ends, inner } => {
                    self.connected(*digit, *ends, *inner)?
                }
                SingleDigit::EmptyRectangle { digit, block, link } => {
                    let places = self.places(*digit, block.cells());
                    self.empty_rectangle(*digit, places, *link)?
                }
            });
        }
        self.chains(&chains)?;
        Ok(KnownPattern::SingleDigit)
    }

    fn connected(self, digit: Digit, ends: [Cell; 2], inner: [Cell; 2]) -> Result<Chain, Fault> {
        let chain = |inner: [Cell; 2]| {
            let cells = [ends[0], inner[0], inner[1], ends[1]];
            Chain::by_turns(cells.map(|cell| Node::at(digit, cell)))
        };
        let [one, other] = [chain(inner), chain([inner[1], inner[0]])];
        match (self.links(&one), self.links(&other)) {
            (Ok(()), _) => Ok(one),
            (_, Ok(())) => Ok(other),
            (Err(fault), _) => Err(fault),
        }
    }

    /// The chain of an empty rectangle with its strong link in the direction in which the
    /// conclusions follow: one end sees a part of the places in the box, and the conclusions see
    /// the rest.
    fn empty_rectangle(
        self,
        digit: Digit,
        places: CellSet,
        [one, other]: [Cell; 2],
    ) -> Result<Chain, Fault> {
        let chain = |near: Cell, end: Cell| {
            let seen = places & self.grid.layout().peers(near);
            Chain::by_turns([
                Node::at(digit, end),
                Node::at(digit, near),
                Node::of(digit, seen),
                Node::of(digit, places - seen),
            ])
        };
        let concludes = |chain: &Chain| {
            let mut removed = self.step.eliminations.iter();
            self.links(chain).is_ok() && removed.any(|it| self.concludes(chain, *it, false))
        };
        let both = [chain(one, other), chain(other, one)];
        match both.iter().find(|chain| concludes(chain)) {
            Some(chain) => Ok(chain.clone()),
            None => {
                let [first, second] = both;
                self.strong_link(Node::at(digit, one), Node::at(digit, other))?;
                self.links(&first).or_else(|_| self.links(&second))?;
                Ok(first)
            }
        }
    }

    /// Checks a pivot of X and Y, perhaps with Z, with a pincer of X and Z and one of Y and Z.
    pub(super) fn wing(
        self,
        [x, y, z]: [Digit; 3],
        cells: [Cell; 3],
    ) -> Result<KnownPattern, Fault> {
        let [pivot, first, second] = cells;
        let has_z = self.grid.candidates(pivot).contains(z);
        let pair = |one: Digit, other: Digit| DigitSet::only(one).with(other);
        let of_pivot = if has_z {
            pair(x, y).with(z)
        } else {
            pair(x, y)
        };
        for (cell, needs) in [(pivot, of_pivot), (first, pair(x, z)), (second, pair(y, z))] {
            let has = self.grid.candidates(cell);
            if has != needs {
                return Err(Fault::CellHasNotJust(cell, has, needs));
            }
        }
        self.weak_link(Node::at(x, pivot), Node::at(x, first))?;
        self.weak_link(Node::at(y, pivot), Node::at(y, second))?;
        let all: CellSet = cells.into_iter().collect();
        let places = self.places(z, all);
        self.each_removed(|it| self.unless_seen(it, z, places))?;
        Ok(KnownPattern::Wing)
    }

    /// Checks that a candidate is of this digit and sees all of these places of it.
    pub(super) fn unless_seen(
        self,
        it: Candidate,
        digit: Digit,
        places: CellSet,
    ) -> Result<(), Fault> {
        let unseen = places - self.grid.layout().peers(it.cell);
        // A place does not see itself.
        if it.digit != digit || places.is_empty() || places.contains(it.cell) {
            Err(Fault::DoesNotFollow(it, false))
        } else if unseen.is_empty() {
            Ok(())
        } else {
            Err(Fault::PlacesUnseen(it, unseen))
        }
    }

    /// Checks two pincers with the same two digits that a strong link of one of these joins.
    pub(super) fn joined(
        self,
        digits: [Digit; 2],
        [first, second]: [Cell; 2],
        by: Digit,
        link: CellSet,
    ) -> Result<KnownPattern, Fault> {
        let pair: DigitSet = digits.into_iter().collect();
        let other = pair.without(by).single().ok_or(Fault::NoArgument)?;
        let mut ends = link.iter();
        let (Some(one), Some(two), None) = (ends.next(), ends.next(), ends.next()) else {
            return Err(Fault::NotConjugate(by, link));
        };
        let chain = |one: Cell, two: Cell| {
            Chain::by_turns([
                Node::at(other, first),
                Node::at(by, first),
                Node::at(by, one),
                Node::at(by, two),
                Node::at(by, second),
                Node::at(other, second),
            ])
        };
        let (forth, back) = (chain(one, two), chain(two, one));
        match self.links(&forth) {
            Ok(()) => self.chains(&[forth])?,
            Err(fault) => match self.links(&back) {
                Ok(()) => self.chains(&[back])?,
                Err(_) => return Err(fault),
            },
        };
        Ok(KnownPattern::Wing)
    }

    /// Checks that strong links join the cells of each cluster in alternating colors, and that no
    /// color of some cluster could be true if a removed candidate were true.
    pub(super) fn colors(
        self,
        digit: Digit,
        clusters: &[[CellSet; 2]],
    ) -> Result<KnownPattern, Fault> {
        for [one, other] in clusters {
            let all = *one | *other;
            let mut joined = all.smallest();
            loop {
                let more = all.iter().filter(|cell| {
                    let across = if one.contains(*cell) { *other } else { *one };
                    let mut known = (joined & across).iter();
                    known.any(|from| {
                        let (from, to) = (Node::at(digit, from), Node::at(digit, *cell));
                        self.strong_link(from, to).is_ok()
                    })
                });
                let more: CellSet = more.collect();
                if more.is_subset(joined) {
                    break;
                }
                joined |= more;
            }
            if joined != all || one.is_empty() || !one.is_disjoint(*other) {
                return Err(Fault::NoCluster(digit, all - joined));
            }
        }
        self.each_removed(|it| {
            if it.digit == digit && self.leaves_no_color(clusters, it.cell) {
                Ok(())
            } else {
                Err(Fault::DoesNotFollow(it, false))
            }
        })?;
        Ok(KnownPattern::Colors)
    }

    /// Whether the digit in a cell makes both colors of a cluster false.
    fn leaves_no_color(self, clusters: &[[CellSet; 2]], cell: Cell) -> bool {
        let mut on = CellSet::only(cell);
        loop {
            let before = on;
            for [one, other] in clusters {
                for (color, opposite) in [(*one, *other), (*other, *one)] {
                    let touched = !color.is_disjoint(on);
                    let sees_on = |it: Cell| !self.grid.layout().peers(it).is_disjoint(on);
                    let is_off = color.iter().any(sees_on);
                    if touched && (is_off || !opposite.is_disjoint(on)) {
                        return true;
                    }
                    if touched {
                        on |= color;
                    }
                    if is_off {
                        on |= opposite;
                    }
                }
            }
            if on == before {
                return false;
            }
        }
    }
}

/// Whether a node is only this digit, in cells that include this one.
fn holds(node: Node, it: Candidate) -> bool {
    node.digits.single() == Some(it.digit) && node.cells.contains(it.cell)
}
