//! Everything that follows from a claim, each consequence with its reason.

use super::Reach;
use super::claims::{Claims, Group};
use super::closure::locked_out;
use crate::branching::{Because, Claim, Conflict, Consequence};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
use crate::rules::Survey;

/// The consequences of one assumption, breadth first, so that near consequences are reached
/// by the shortest way. One value serves one assumption after another.
pub(in crate::rules) struct Trace<'a> {
    grid: &'a Grid,
    reach: Reach,
    /// The cells with two candidates, and the cells of each digit with a strong link.
    bivalue: CellSet,
    linked: [CellSet; Digit::COUNT],
    known: Claims,
    /// The digits that each cell has lost.
    lost: [DigitSet; Cell::COUNT],
    /// The reason for each of the known claims.
    reasons: Vec<Reason>,
    /// The known claims in the order in which they were reached.
    queue: Vec<Claim>,
    /// The cells where each digit was false when locked candidates were last looked for.
    locked: [CellSet; Digit::COUNT],
    /// The first contradictions between the consequences; always empty for chains.
    conflicts: Vec<Conflict>,
    /// The number of the count in which each claim was last counted.
    counted: Vec<u32>,
    counts: u32,
}

/// The reason for a claim, and the candidate that it follows from if that is a single one.
#[derive(Debug, Clone, Copy)]
struct Reason {
    because: Because,
    by: Candidate,
}

impl<'a> Trace<'a> {
    pub(in crate::rules) fn new(survey: &Survey<'a>, reach: Reach) -> Self {
        let nothing = Reason {
            because: Because::Assumed,
            by: Candidate::new(Cell::at(0, 0), Digit::ALL[0]),
        };
        let linked = |digit| {
            let links = survey.strong_links(digit).iter();
            links.fold(CellSet::EMPTY, |all, link| all | link.cells())
        };
        Self {
            grid: survey.grid(),
            reach,
            bivalue: survey.bivalue(),
            linked: Digit::ALL.map(linked),
            known: Claims::EMPTY,
            lost: [DigitSet::EMPTY; Cell::COUNT],
            reasons: vec![nothing; Claim::COUNT],
            queue: Vec::with_capacity(Claim::COUNT),
            locked: [CellSet::EMPTY; Digit::COUNT],
            conflicts: Vec::new(),
            counted: vec![0; Claim::COUNT],
            counts: 0,
        }
    }

    /// Draws the consequences of a claim: all of them for chains, otherwise those up to the
    /// first contradictions.
    pub(in crate::rules) fn run(&mut self, assumed: Claim) {
        self.known = Claims::EMPTY;
        self.lost.fill(DigitSet::EMPTY);
        self.queue.clear();
        self.locked.fill(CellSet::EMPTY);
        self.conflicts.clear();
        self.add(assumed, Because::Assumed, assumed.candidate);
        let mut next = 0;
        while next < self.queue.len() && self.conflicts.is_empty() {
            // All claims at the same distance from the assumption.
            let end = self.queue.len();
            while next < end {
                let Claim { candidate, is_true } = self.queue[next];
                match (is_true, self.reach) {
                    (true, _) => self.exclude(candidate),
                    (false, Reach::Chain) => self.follow_strong_links(candidate),
                    (false, Reach::Net | Reach::Singles) => self.see_what_is_left(candidate),
                }
                next += 1;
            }
            if self.reach == Reach::Net && next == self.queue.len() && self.conflicts.is_empty() {
                self.lock();
            }
        }
    }

    fn add(&mut self, claim: Claim, because: Because, by: Candidate) {
        if self.known.insert(claim) {
            self.enqueue(claim, Reason { because, by });
        }
    }

    /// Adds the claims that a digit is false in some cells.
    fn add_false(&mut self, digit: Digit, cells: CellSet, because: Because, by: Candidate) {
        let off = self.known.off_mut(digit);
        let new = cells - *off;
        *off |= new;
        for cell in new {
            let claim = Claim::no(Candidate::new(cell, digit));
            self.enqueue(claim, Reason { because, by });
        }
    }

    fn enqueue(&mut self, claim: Claim, reason: Reason) {
        self.reasons[claim.index()] = reason;
        self.queue.push(claim);
        if !claim.is_true {
            self.lost[claim.candidate.cell.index()].insert(claim.candidate.digit);
        }
    }

    fn conflict(&mut self, conflict: Conflict) {
        if !self.conflicts.contains(&conflict) {
            self.conflicts.push(conflict);
        }
    }

    /// Adds the consequences of a true candidate: the other candidates of its cell, and its
    /// digit in the cells that it sees, are false.
    fn exclude(&mut self, by: Candidate) {
        let Candidate { cell, digit } = by;
        let is_net = self.reach != Reach::Chain;
        for other in self.grid.candidates(cell).without(digit) {
            let candidate = Candidate::new(cell, other);
            if is_net && self.known.contains(Claim::yes(candidate)) {
                let digits = DigitSet::only(digit).with(other);
                self.conflict(Conflict::TwoDigits { cell, digits });
            } else {
                self.add(Claim::no(candidate), Because::CellTaken, by);
            }
        }
        let (layout, places) = (self.grid.layout(), self.grid.cells_with(digit));
        let in_houses = layout.houses_of(cell).iter().copied();
        let in_houses = in_houses.map(|house| (Some(house), house.cells()));
        let apart = layout.peers_apart(cell);
        let apart = (!apart.is_empty()).then_some((None, apart));
        for (house, seen) in in_houses.chain(apart) {
            let mut others = (places & seen).without(cell);
            if is_net {
                let taken = others & (self.known.on(digit) - self.known.off(digit));
                for other in taken {
                    let cells = [cell, other].into_iter().collect();
                    self.conflict(Conflict::Twice {
                        digit,
                        house,
                        cells,
                    });
                }
                others -= taken;
            }
            let because = house.map_or(Because::Seen, Because::HouseTaken);
            self.add_false(digit, others, because, by);
        }
    }

    /// Adds the consequences of a false candidate: the other ends of its strong links are
    /// true.
    fn follow_strong_links(&mut self, by: Candidate) {
        let Candidate { cell, digit } = by;
        if self.bivalue.contains(cell)
            && let Some(other) = self.grid.candidates(cell).without(digit).single()
        {
            let claim = Claim::yes(Candidate::new(cell, other));
            self.add(claim, Because::LastCandidate, by);
        }
        if !self.linked[digit.index()].contains(cell) {
            return;
        }
        for house in self.grid.layout().houses_of(cell).iter().copied() {
            let places = self.grid.cells_with(digit) & house.cells();
            if let Some(other) = places.without(cell).single() {
                let claim = Claim::yes(Candidate::new(other, digit));
                self.add(claim, Because::LastPlace(house), by);
            }
        }
    }

    /// Adds the consequences of a false candidate: its cell, or a house for its digit, may
    /// have one candidate left, which is true, or none. Cells and houses that have had only
    /// one from the beginning are left to the singles.
    fn see_what_is_left(&mut self, by: Candidate) {
        let Candidate { cell, digit } = by;
        let digits = self.grid.candidates(cell);
        let left = digits - self.lost[cell.index()];
        if left.is_empty() && digits.len() > 1 {
            self.conflict(Conflict::NoCandidate(cell));
        } else if let Some(other) = left.single() {
            let claim = Claim::yes(Candidate::new(cell, other));
            self.add(claim, Because::LastCandidate, by);
        }
        for house in self.grid.layout().houses_of(cell).iter().copied() {
            let places = self.grid.cells_with(digit) & house.cells();
            let left = places - self.known.off(digit);
            if left.is_empty() && places.len() > 1 {
                self.conflict(Conflict::NoPlace { digit, house });
            } else if let Some(other) = left.single() {
                let claim = Claim::yes(Candidate::new(other, digit));
                self.add(claim, Because::LastPlace(house), by);
            }
        }
    }

    /// Continues the net with locked candidates, if there are any, where it would stop.
    fn lock(&mut self) {
        for digit in Digit::ALL {
            let off = self.known.off(digit);
            if self.locked[digit.index()] == off {
                continue;
            }
            self.locked[digit.index()] = off;
            let all = self.grid.cells_with(digit);
            for base in self.grid.layout().houses().iter().copied() {
                let left = all - self.known.off(digit);
                let places = all & base.cells();
                for cell in locked_out(self.grid.layout(), places, left) {
                    let cells = (places & left).with(cell);
                    let cover = self.grid.layout().houses_with(cells).next();
                    let candidate = Candidate::new(cell, digit);
                    let seen = cover.map_or_else(|| self.grid.layout().peers(cell), House::cells);
                    let because = Because::Locked {
                        base,
                        cover,
                        left: places & seen,
                    };
                    self.add(Claim::no(candidate), because, candidate);
                }
            }
        }
    }

    /// The earlier consequences that a known claim follows from.
    fn sources(&self, claim: Claim) -> Group {
        let Candidate { cell, digit } = claim.candidate;
        debug_assert!(self.known.contains(claim), "{claim:?} has no reason");
        let Reason { because, by } = self.reasons[claim.index()];
        match because {
            // Except for the assumption, these reasons do not occur here.
            Because::Assumed
            | Because::Naked { .. }
            | Because::Hidden { .. }
            | Because::XWing { .. }
            | Because::Sum(_)
            | Because::Argued(_)
            | Because::Outside(_) => Group::NONE,
            Because::CellTaken | Because::HouseTaken(_) | Because::Seen => {
                Group::only(Claim::yes(by))
            }
            Because::LastCandidate => {
                Group::of_cell(cell, self.grid.candidates(cell).without(digit), false)
            }
            Because::LastPlace(house) => {
                let places = self.grid.cells_with(digit) & house.cells();
                Group::of_digit(digit, places.without(cell), false)
            }
            Because::Locked { base, left, .. } => {
                let places = self.grid.cells_with(digit) & base.cells();
                Group::of_digit(digit, places - left, false)
            }
        }
    }

    /// The number of consequences, including the assumption, that it takes to reach all
    /// claims of a group, each of which is known; `None` unless the number is below a
    /// limit.
    pub(in crate::rules) fn nodes(&mut self, ends: Group, limit: usize) -> Option<usize> {
        self.counts += 1;
        let mut nodes = 0;
        self.count(ends, limit, &mut nodes).then_some(nodes)
    }

    /// Counts the claims not counted yet. Returns whether the count stays below the limit.
    fn count(&mut self, ends: Group, limit: usize, nodes: &mut usize) -> bool {
        if self.reach == Reach::Chain {
            return ends.claims().all(|end| self.count_chain(end, limit, nodes));
        }
        // A net may be deep, so the claims still to look at are kept in a list.
        let mut open: Vec<Claim> = ends.claims().collect();
        while let Some(claim) = open.pop() {
            if self.counted[claim.index()] != self.counts {
                self.counted[claim.index()] = self.counts;
                *nodes += 1;
                if *nodes >= limit {
                    return false;
                }
                open.extend(self.sources(claim).claims());
            }
        }
        true
    }

    /// The same for a claim that a chain leads to: back to the assumption, or to a claim
    /// that is already counted.
    fn count_chain(&mut self, end: Claim, limit: usize, nodes: &mut usize) -> bool {
        let mut claim = end;
        while self.counted[claim.index()] != self.counts {
            self.counted[claim.index()] = self.counts;
            *nodes += 1;
            if *nodes >= limit {
                return false;
            }
            let Reason { because, by } = self.reasons[claim.index()];
            claim = match because {
                Because::Assumed => return true,
                Because::CellTaken | Because::HouseTaken(_) | Because::Seen => Claim::yes(by),
                _ => Claim::no(by),
            };
        }
        true
    }

    /// The contradiction that the fewest consequences lead to, the first if there are
    /// several, and their number. The opposite of the assumption, with which a chain comes
    /// back, is not counted: it states where the chain began.
    pub(super) fn simplest(
        &mut self,
        conflicts: impl IntoIterator<Item = Conflict>,
    ) -> Option<(usize, Conflict)> {
        let mut simplest = None;
        let mut fewest = usize::MAX;
        for conflict in conflicts {
            let back = usize::from(matches!(conflict, Conflict::Opposite(_)));
            let limit = fewest.saturating_add(back);
            if let Some(nodes) = self.nodes(conflict.ends(self.grid), limit) {
                fewest = nodes - back;
                simplest = Some((fewest, conflict));
            }
        }
        simplest
    }

    /// The simplest contradiction that the net has reached.
    pub(super) fn simplest_conflict(&mut self) -> Option<(usize, Conflict)> {
        let conflicts = std::mem::take(&mut self.conflicts);
        let simplest = self.simplest(conflicts.iter().copied());
        self.conflicts = conflicts;
        simplest
    }

    /// The consequences that lead to all claims of a group, each of which is known. Each
    /// consequence comes after those that it follows from, and as close to them as
    /// possible.
    pub(in crate::rules) fn branch(&self, ends: Group) -> Vec<Consequence> {
        let mut branch = Vec::new();
        let mut places = vec![None; Claim::COUNT];
        self.unfold(ends, &mut branch, &mut places);
        branch
    }

    /// The same for any known claims, in the order in which they were reached.
    pub(in crate::rules) fn branch_to(&self, ends: &[Claim]) -> Vec<Consequence> {
        let mut branch = Vec::new();
        let mut places = vec![None; Claim::COUNT];
        for end in self.queue.iter().filter(|claim| ends.contains(claim)) {
            self.unfold(Group::only(*end), &mut branch, &mut places);
        }
        branch
    }

    /// All known consequences; `None` if they contradict each other.
    pub(in crate::rules) fn known(&self) -> Option<&Claims> {
        self.conflicts.is_empty().then_some(&self.known)
    }

    /// Adds claims, each after those that it follows from. A net may be deep, so the open
    /// claims are kept in a list, each with its sources that are still to come.
    fn unfold(&self, ends: Group, branch: &mut Vec<Consequence>, places: &mut [Option<usize>]) {
        let in_order = |group: Group| group.claims().collect::<Vec<_>>().into_iter();
        for end in ends.claims() {
            if places[end.index()].is_some() {
                continue;
            }
            let mut open = vec![(end, in_order(self.sources(end)))];
            while let Some((claim, sources)) = open.last_mut() {
                let claim = *claim;
                if let Some(source) = sources.next() {
                    if places[source.index()].is_none() {
                        open.push((source, in_order(self.sources(source))));
                    }
                    continue;
                }
                open.pop();
                let from = self.sources(claim);
                let from = from.claims().filter_map(|it| places[it.index()]);
                branch.push(Consequence {
                    claim,
                    because: self.reasons[claim.index()].because,
                    from: from.collect(),
                });
                places[claim.index()] = Some(branch.len() - 1);
            }
        }
    }
}
