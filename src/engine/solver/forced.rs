//! Leads from a position without a solution to a visible contradiction with singles alone.

use crate::branching::Claim;
use crate::grid::{Candidate, CellSet, Contradiction, Grid, House, Layout};
use crate::proof::{self, CandidateSet, Inference, Line, Proof};
use crate::rules::{HIDDEN_SINGLE, NAKED_SINGLE, Pattern, find_all};

/// A candidate ruled out by an earlier single.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RuledOut {
    /// The single.
    pub by: Candidate,
    /// The candidate that it rules out.
    pub candidate: Candidate,
    /// The house that the two share, if they are in different cells that share one.
    pub house: Option<House>,
}

/// A single in a row of forced singles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForcedSingle {
    /// The candidate that it sets.
    pub placement: Candidate,
    /// The house that has no other place for the digit; `None` if the cell has no
    /// other candidate.
    pub house: Option<House>,
    /// The alternatives that earlier singles rule out.
    pub ruled_out: Vec<RuledOut>,
}

/// Singles, each forced by the board and the singles before it, and the contradiction at their end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForcedRow {
    /// The singles that the contradiction depends on, in order.
    pub singles: Vec<ForcedSingle>,
    /// The contradiction: a cell without a candidate or a digit without a place.
    pub contradiction: Contradiction,
    /// The missing candidates of the contradiction, ruled out by the singles.
    pub ruled_out: Vec<RuledOut>,
}

impl ForcedRow {
    /// The proof that the opposite of a supposition is true, on the board without the supposition:
    /// the row leads from the board with it to the contradiction.
    pub fn proof(&self, supposed: Claim) -> Proof {
        let said = |claim: Claim| match claim.is_true {
            true => proof::Claim::True(claim.candidate),
            false => proof::Claim::False(vec![claim.candidate]),
        };
        let mut lines = vec![Line {
            claim: said(supposed),
            by: Inference::Supposed,
            from: Vec::new(),
            under: None,
        }];
        let place = |by: &Candidate| {
            let mut singles = self.singles.iter();
            singles.position(|single| single.placement == *by)
        };
        let cited = |out: &[RuledOut]| -> Vec<usize> {
            let by = out.iter().filter_map(|out| Some(1 + place(&out.by)?));
            [0].into_iter().chain(by).collect()
        };
        let mut follows = |claim, set: Option<CandidateSet>, from| {
            lines.push(Line {
                claim,
                by: Inference::Counted {
                    truths: set.into_iter().collect(),
                    links: Vec::new(),
                },
                from,
                under: Some(0),
            });
        };
        for single in &self.singles {
            let it = single.placement;
            let set = match single.house {
                Some(house) => CandidateSet::House(it.digit, house),
                None => CandidateSet::Cell(it.cell),
            };
            let from = cited(&single.ruled_out);
            follows(proof::Claim::True(it), Some(set), from);
        }
        let set = match self.contradiction {
            Contradiction::NoCandidate(cell) => Some(CandidateSet::Cell(cell)),
            Contradiction::NoPlace { digit, house } => Some(CandidateSet::House(digit, house)),
            Contradiction::Clash { .. }
            | Contradiction::Seen { .. }
            | Contradiction::Sum { .. }
            | Contradiction::NoSolution => None,
        };
        follows(proof::Claim::Impossible, set, cited(&self.ruled_out));
        let end = lines.len() - 1;
        lines.push(Line {
            claim: said(supposed.opposite()),
            by: Inference::Refuted,
            from: vec![0, end],
            under: None,
        });
        Proof { lines }
    }

    /// Puts those singles first that are also forced on another board, each by that board and the
    /// ones before it. Returns their number.
    pub fn part(&mut self, board: &Grid) -> usize {
        let mut now = board.clone();
        let is_forced = |now: &Grid, single: &ForcedSingle| {
            let Candidate { cell, digit } = single.placement;
            match single.house {
                Some(house) => (now.cells_with(digit) & house.cells()).single() == Some(cell),
                None => now.candidates(cell).single() == Some(digit),
            }
        };
        let (mut forced, mut rest) = (Vec::new(), Vec::new());
        for single in self.singles.drain(..) {
            if is_forced(&now, &single) {
                now.place(single.placement);
                forced.push(single);
            } else {
                rest.push(single);
            }
        }
        let count = forced.len();
        for mut single in forced.into_iter().chain(rest) {
            // In another order, another single may be the first that rules a candidate out.
            let others: Vec<Candidate> = single.ruled_out.iter().map(|it| it.candidate).collect();
            single.ruled_out = why(board.layout(), &others, &self.singles);
            self.singles.push(single);
        }
        count
    }
}

/// The singles that lead from a position to a contradiction, without unnecessary ones. Of the
/// contradictions in the first round that has any, it is the one that depends on the fewest
/// singles. `None` if singles lead to none, or if the position already contains one.
pub fn forced_row(grid: &Grid) -> Option<ForcedRow> {
    let mut now = grid.clone();
    let mut singles: Vec<ForcedSingle> = Vec::new();
    if Contradiction::visible(grid).next().is_some() {
        return None;
    }
    loop {
        let contradictions = Contradiction::visible(&now);
        let rows = contradictions.map(|contradiction| trimmed(&singles, contradiction, grid));
        if let Some(row) = rows.min_by_key(|row| row.singles.len()) {
            return Some(row);
        }
        let found = next_singles(&now, grid, &singles);
        if found.is_empty() {
            return None;
        }
        for single in found {
            // A single excluded by another one of this round shows as a contradiction.
            if now.has(single.placement) {
                now.place(single.placement);
                singles.push(single);
            }
        }
    }
}

/// The singles of a position, each with the reason that depends on fewer other singles.
fn next_singles(now: &Grid, before: &Grid, singles: &[ForcedSingle]) -> Vec<ForcedSingle> {
    let naked = find_all(&NAKED_SINGLE, now);
    let mut found: Vec<ForcedSingle> = Vec::new();
    for deduction in naked.into_iter().chain(find_all(&HIDDEN_SINGLE, now)) {
        let house = match deduction.pattern {
            Pattern::HiddenSingle(pattern) => Some(pattern.house),
            _ => None,
        };
        for placement in deduction.placements {
            let others = match house {
                Some(house) => of_house(before, placement, house),
                None => of_cell(before, placement),
            };
            let single = ForcedSingle {
                placement,
                house,
                ruled_out: why(before.layout(), &others, singles),
            };
            let same = found.iter_mut().find(|one| one.placement == placement);
            match same {
                Some(one) if single.ruled_out.len() < one.ruled_out.len() => *one = single,
                Some(_) => {}
                None => found.push(single),
            }
        }
    }
    found
}

/// The other candidates of the cell.
fn of_cell(grid: &Grid, Candidate { cell, digit }: Candidate) -> Vec<Candidate> {
    let others = grid.candidates(cell).without(digit).into_iter();
    others.map(|digit| Candidate::new(cell, digit)).collect()
}

/// The other places of the digit in a house.
fn of_house(grid: &Grid, Candidate { cell, digit }: Candidate, house: House) -> Vec<Candidate> {
    let places: CellSet = grid.cells_with(digit) & house.cells();
    let others = places.without(cell).into_iter();
    others.map(|cell| Candidate::new(cell, digit)).collect()
}

/// For each candidate, the first of the singles that rules it out.
fn why(layout: &Layout, candidates: &[Candidate], singles: &[ForcedSingle]) -> Vec<RuledOut> {
    let of = |candidate: &Candidate| {
        let excludes = |by: &Candidate| {
            let in_cell = by.cell == candidate.cell && by.digit != candidate.digit;
            in_cell || (by.digit == candidate.digit && layout.sees(by.cell, candidate.cell))
        };
        let mut placements = singles.iter().map(|single| single.placement);
        let by = placements.find(excludes)?;
        Some(RuledOut {
            by,
            house: shared_house(layout, by, *candidate),
            candidate: *candidate,
        })
    };
    candidates.iter().filter_map(of).collect()
}

fn shared_house(layout: &Layout, one: Candidate, other: Candidate) -> Option<House> {
    let apart = one.cell != other.cell;
    apart.then(|| layout.shared_house(one.cell, other.cell))?
}

/// The row with only the singles that the contradiction depends on.
fn trimmed(singles: &[ForcedSingle], contradiction: Contradiction, grid: &Grid) -> ForcedRow {
    let lacking: Vec<Candidate> = match contradiction {
        Contradiction::NoCandidate(cell) => {
            let digits = grid.candidates(cell).into_iter();
            digits.map(|digit| Candidate::new(cell, digit)).collect()
        }
        Contradiction::NoPlace { digit, house } => {
            let cells = (grid.cells_with(digit) & house.cells()).into_iter();
            cells.map(|cell| Candidate::new(cell, digit)).collect()
        }
        Contradiction::Clash { .. }
        | Contradiction::Seen { .. }
        | Contradiction::Sum { .. }
        | Contradiction::NoSolution => Vec::new(),
    };
    let ruled_out = why(grid.layout(), &lacking, singles);
    let mut needed: Vec<Candidate> = ruled_out.iter().map(|it| it.by).collect();
    let mut kept: Vec<ForcedSingle> = Vec::new();
    for single in singles.iter().rev() {
        if needed.contains(&single.placement) {
            needed.extend(single.ruled_out.iter().map(|it| it.by));
            kept.push(single.clone());
        }
    }
    kept.reverse();
    ForcedRow {
        singles: kept,
        contradiction,
        ruled_out,
    }
}
