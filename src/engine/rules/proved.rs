//! The proofs of deductions: each pattern as the inferences that it stands for.

mod almost_locked;
mod forcing;
mod links;
mod sets;

use super::forcing::Claim as Concluded;
use super::{Deduction, Pattern};
use crate::grid::{Candidate, CellSet, Digit, DigitSet, Grid};
use crate::proof::{CandidateSet, Claim, Inference, Line, Proof};

impl Deduction {
    /// The proof of the conclusions on the board where the deduction was made; `None` for patterns
    /// that do not give one.
    pub fn proof(&self, grid: &Grid) -> Option<Proof> {
        let mut draft = Draft {
            grid,
            deduction: self,
            lines: Vec::new(),
        };
        match &self.pattern {
            Pattern::NakedSingle(_) | Pattern::FullHouse(_) => draft.naked_single(),
            Pattern::HiddenSingle(pattern) => draft.hidden_single(pattern),
            Pattern::LockedCandidates(pattern) => draft.locked(pattern),
            Pattern::Subset(pattern) => draft.subset(pattern),
            Pattern::Fish(pattern) => draft.fish(pattern),
            Pattern::Disjoint(pattern) => draft.disjoint(pattern),
            Pattern::RankZero(pattern) => draft.rank_zero(pattern),
            Pattern::Sectors(pattern) => draft.sectors(pattern),
            Pattern::AlmostLockedSets(pattern) => draft.almost_locked_sets(pattern)?,
            Pattern::Wing(pattern) => draft.wing(pattern),
            Pattern::Chute(pattern) => draft.chute(pattern),
            Pattern::SingleDigit(pattern) => draft.single_digit(pattern),
            Pattern::Chain(pattern) => draft.chain(pattern)?,
            Pattern::Direct(pattern) => draft.direct(pattern),
            Pattern::AlmostLocked(pattern) => draft.almost_locked(pattern),
            Pattern::Forcing(pattern) => {
                let placed = self.placements.iter().map(|it| Concluded::yes(*it));
                let removed = self.eliminations.iter().map(|it| Concluded::no(*it));
                draft.forcing(pattern, placed.chain(removed))?;
            }
            _ => return None,
        }
        Some(Proof { lines: draft.lines })
    }
}

/// A proof in the making.
struct Draft<'a> {
    grid: &'a Grid,
    deduction: &'a Deduction,
    lines: Vec<Line>,
}

impl Draft<'_> {
    /// A line that follows from the board by counting.
    fn counted(&mut self, claim: Claim, truths: Vec<CandidateSet>, links: Vec<CandidateSet>) {
        self.lines.push(Line {
            claim,
            by: Inference::Counted { truths, links },
            from: Vec::new(),
            under: None,
        });
    }

    /// Claims each of the placed candidates.
    fn place(&mut self, truths: &[CandidateSet], links: &[CandidateSet]) {
        for placed in self.deduction.placements.iter() {
            self.counted(Claim::True(*placed), truths.to_vec(), links.to_vec());
        }
    }

    /// Claims that removed candidates are false, those with the same links in one line.
    ///
    /// A link all of whose candidates are false as soon as the removed one is true has room for
    /// none, so it is left out for that one.
    fn remove(
        &mut self,
        removed: impl IntoIterator<Item = Candidate>,
        truths: &[CandidateSet],
        links: &[CandidateSet],
    ) {
        let mut together: Vec<(Vec<CandidateSet>, Vec<Candidate>)> = Vec::new();
        for it in removed {
            let kept = links
                .iter()
                .copied()
                .filter(|link| self.has_room(*link, it));
            let kept: Vec<CandidateSet> = kept.collect();
            match together.iter_mut().find(|(links, _)| *links == kept) {
                Some((_, candidates)) => candidates.push(it),
                None => together.push((kept, vec![it])),
            }
        }
        for (links, candidates) in together {
            self.counted(Claim::False(candidates), truths.to_vec(), links);
        }
    }

    /// Claims that all removed candidates of the deduction are false.
    fn remove_all(&mut self, truths: &[CandidateSet], links: &[CandidateSet]) {
        let removed: Vec<Candidate> = self.deduction.eliminations.iter().copied().collect();
        self.remove(removed, truths, links);
    }

    /// Whether a link may still have a true candidate if this one is true.
    fn has_room(&self, link: CandidateSet, it: Candidate) -> bool {
        let places = |digit: Digit, cells: CellSet| {
            let live = self.grid.cells_with(digit) & cells;
            let live = if digit == it.digit {
                live - self.grid.layout().peers(it.cell)
            } else {
                live - CellSet::only(it.cell)
            };
            !live.is_empty()
        };
        match link {
            CandidateSet::Apart(digit, cells) => places(digit, cells),
            CandidateSet::House(digit, house) => places(digit, house.cells()),
            CandidateSet::Cell(cell) => {
                let mut digits = self.grid.candidates(cell).iter();
                digits.any(|digit| places(digit, CellSet::only(cell)))
            }
            CandidateSet::Line(_) => true,
        }
    }

    /// The places of each digit in cells, as links.
    fn apart(&self, digits: DigitSet, cells: CellSet) -> impl Iterator<Item = CandidateSet> {
        let grid = self.grid;
        let places = move |digit| CandidateSet::Apart(digit, grid.cells_with(digit) & cells);
        digits.into_iter().map(places)
    }
}

/// Cells as truths.
fn cells(cells: CellSet) -> impl Iterator<Item = CandidateSet> {
    cells.into_iter().map(CandidateSet::Cell)
}
