//! The proofs of deductions: each pattern written as inferences.

mod almost_locked;
mod branching;
mod cases;
mod double_exocet;
mod exclusion;
mod exocet;
mod links;
mod patterns;
mod sets;
mod sums;
mod uniqueness;

use super::large_patterns::ExocetConclusion;
use super::{Deduction, Pattern};
use crate::grid::{Candidate, CellSet, Digit, DigitSet, Grid, House};
use crate::proof::{CandidateSet, Claim, Inference, Line, Proof, Unproved};

impl Deduction {
    /// Returns the proof of the conclusions, checked by the kernel. The board is the one where the
    /// deduction was made.
    ///
    /// # Errors
    ///
    /// If the deduction gives no proof, a line does not follow, or a conclusion is not among the
    /// lines.
    pub fn proved(&self, grid: &Grid) -> Result<Proof, Unproved> {
        let proof = self.proof(grid).ok_or(Unproved::NoProof)?;
        proof.proves(grid, &self.placements, &self.eliminations)?;
        Ok(proof)
    }

    /// Returns the proof of the conclusions on the board where the deduction was made; `None` if
    /// the pattern does not give one.
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
            Pattern::AlmostLockedSets(pattern) => draft.almost_locked_sets(pattern),
            Pattern::Wing(pattern) => draft.wing(pattern),
            Pattern::Chute(pattern) => draft.chute(pattern),
            Pattern::SingleDigit(pattern) => draft.single_digit(pattern),
            Pattern::Chain(pattern) => draft.chain(pattern),
            Pattern::Direct(pattern) => draft.direct(pattern),
            Pattern::AlmostLocked(pattern) => draft.almost_locked(pattern),
            Pattern::Forcing(pattern) => draft.branching(&pattern.argument)?,
            Pattern::Coloring(pattern) => draft.coloring(pattern)?,
            Pattern::Medusa(pattern) => draft.medusa(pattern)?,
            Pattern::Guardians(pattern) => draft.guardians(pattern)?,
            Pattern::Firework(pattern) => draft.firework(pattern)?,
            Pattern::Exclusion(pattern) => draft.exclusion(pattern)?,
            Pattern::Kraken(pattern) => draft.kraken(pattern)?,
            Pattern::Templates(pattern) => draft.templates(pattern)?,
            Pattern::Uniqueness(pattern) => draft.uniqueness(pattern)?,
            Pattern::Symmetry(pattern) => draft.symmetry(pattern),
            Pattern::Cage(pattern) => draft.cage(pattern),
            Pattern::Leftovers(pattern) => draft.leftovers(pattern),
            Pattern::SideArguments(pattern) => draft.branching(&pattern.argument)?,
            Pattern::Exocet(pattern) => match &pattern.conclusion {
                ExocetConclusion::Double { crowded, shared } => {
                    draft.double_exocet(pattern, crowded, *shared)?;
                }
                _ => draft.exocet(pattern)?,
            },
            Pattern::Custom(pattern) => return pattern.proof.clone(),
            _ => return None,
        }
        Some(draft.finished())
    }
}

/// A proof in the making.
struct Draft<'a> {
    grid: &'a Grid,
    deduction: &'a Deduction,
    lines: Vec<Line>,
}

impl Draft<'_> {
    /// Adds a line and returns its place.
    fn push(
        &mut self,
        claim: Claim,
        by: Inference,
        from: Vec<usize>,
        under: Option<usize>,
    ) -> usize {
        self.lines.push(Line {
            claim,
            by,
            from,
            under,
        });
        self.lines.len() - 1
    }

    /// Returns the proof without the lines that no conclusion rests on.
    fn finished(self) -> Proof {
        let are_all_used = self.lines.iter().all(|line| line.from.is_empty())
            && !self.lines.iter().any(|line| line.by == Inference::Supposed);
        if are_all_used {
            return Proof { lines: self.lines };
        }
        let claims = self.conclusions();
        let is_end = |line: &Line| {
            let claims_it = |claim: &Claim| match (&line.claim, claim) {
                (Claim::False(all), Claim::False(one)) => one.iter().all(|it| all.contains(it)),
                (claimed, claim) => claimed == claim,
            };
            line.under.is_none() && line.by != Inference::Supposed && claims.iter().any(claims_it)
        };
        let lines = self.lines.iter().enumerate();
        let ends = lines.filter(|(_, line)| is_end(line));
        let ends: Vec<usize> = ends.map(|(place, _)| place).collect();
        Proof { lines: self.lines }.pruned_to(ends)
    }

    /// Returns the conclusions of the deduction, each as a claim.
    fn conclusions(&self) -> Vec<Claim> {
        let placed = self.deduction.placements.iter();
        let placed = placed.map(|it| Claim::True(*it));
        let removed = self.deduction.eliminations.iter();
        placed
            .chain(removed.map(|it| Claim::False(vec![*it])))
            .collect()
    }

    /// Adds a line that follows by counting, from the board and from the lines among the sets.
    /// Returns its place.
    fn counted(
        &mut self,
        claim: Claim,
        truths: Vec<CandidateSet>,
        links: Vec<CandidateSet>,
    ) -> usize {
        let by = Inference::Counted { truths, links };
        let from = by.cited();
        self.push(claim, by, from, None)
    }

    /// Claims each of the placed candidates.
    fn place(&mut self, truths: &[CandidateSet], links: &[CandidateSet]) {
        for placed in self.deduction.placements.iter() {
            self.counted(Claim::True(*placed), truths.to_vec(), links.to_vec());
        }
    }

    /// Claims that removed candidates are false. Candidates with the same links share a line.
    ///
    /// A link is left out for a candidate if none of the link's candidates could be true with it.
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
            CandidateSet::Line(number) => match &self.lines[number].claim {
                Claim::AtMostOne(all) => {
                    let mut all = all.iter();
                    all.any(|other| places(other.digit, CellSet::only(other.cell)))
                }
                _ => true,
            },
        }
    }

    /// A naked subset: if the claim were wrong, its cells would need more true candidates than its
    /// other digits have.
    fn by_naked(&self, some: CellSet, others: DigitSet) -> Inference {
        counted(cells(some).collect(), self.apart(others, some).collect())
    }

    /// Returns the places of each digit in these cells, as links.
    fn apart(&self, digits: DigitSet, cells: CellSet) -> impl Iterator<Item = CandidateSet> {
        let grid = self.grid;
        let places = move |digit| CandidateSet::Apart(digit, grid.cells_with(digit) & cells);
        digits.into_iter().map(places)
    }
}

/// A hidden subset: if the claim were wrong, its digits would need more true candidates in the
/// house than its cells have.
fn by_hidden(digits: DigitSet, house: House, some: CellSet) -> Inference {
    let truths = digits.into_iter();
    let truths = truths.map(|digit| CandidateSet::House(digit, house));
    counted(truths.collect(), cells(some).collect())
}

fn counted(truths: Vec<CandidateSet>, links: Vec<CandidateSet>) -> Inference {
    Inference::Counted { truths, links }
}

/// Returns the cells as truths.
fn cells(cells: CellSet) -> impl Iterator<Item = CandidateSet> {
    cells.into_iter().map(CandidateSet::Cell)
}
