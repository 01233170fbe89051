//! The sentence of a consequence: the claim, and the reason.

use std::collections::{BTreeMap, BTreeSet};

use super::super::reasons::{is, sum_of};
use super::{Naming, Telling, sources};
use crate::explain::cited::{behind, cited_in};
use crate::explain::state::{self, claimed};
use crate::explain::{Argument, Span, Text, said};
use sudoku_engine::branching::{Because, Claim, Consequence};
use sudoku_engine::grid::{Candidate, CellSet, DigitSet};

impl Telling<'_> {
    /// The sentence of a line. It continues the previous line if it follows only from that line and
    /// the line has a single claim; otherwise it names its premises and their lines.
    pub(super) fn sentence(
        &self,
        argument: &Argument,
        one: &Consequence,
        together: &[usize],
    ) -> Text {
        let claims: Vec<Claim> = together.iter().map(|at| self.branch[*at].claim).collect();
        if self.manner.naming == Naming::Lines
            && let Some(text) = self.with_lines(argument, one, &claims)
        {
            return text;
        }
        let Candidate { cell, digit } = one.claim.candidate;
        let before = argument.lines.len().checked_sub(1);
        let says_one = |line| self.lines.iter().filter(|at| **at == Some(line)).count() == 1;
        let goes_on = match one.from[..] {
            [only] => self.lines[only].filter(|line| Some(*line) == before && says_one(*line)),
            _ => None,
        };
        // After a supposition it begins with 'then', otherwise with 'so'.
        let going_on = goes_on.map(|line| if line == self.start { "then" } else { "so" });
        let cells: CellSet = claims.iter().map(|it| it.candidate.cell).collect();
        let listed = || Text::listed(cells);
        let claim = || is(one.claim);
        match (one.because, going_on) {
            (Because::Assumed, _) => {
                let premise = state::premise(CellSet::only(cell), digit, one.claim.is_true);
                match self.around {
                    None => said!("suppose", premise = premise),
                    Some(_) => said!("side-argument-suppose", premise = premise),
                }
            }
            (Because::CellTaken, _) if together.len() > 1 => {
                let digits = claims.iter().map(|it| it.candidate.digit);
                said!(
                    "forcing-cell-taken",
                    because = self.because(argument, one),
                    digit = Text::alternatives(digits.collect::<DigitSet>()),
                )
            }
            (Because::CellTaken, Some("then")) => {
                said!("forcing-going-on", so = "then", claim = claim())
            }
            (Because::CellTaken, _) => said!(
                "forcing-cell-taken",
                because = self.because(argument, one),
                digit = digit,
            ),
            (Because::HouseTaken(_) | Because::Seen, Some(so)) if cells.len() > 1 => said!(
                "forcing-seen-together-going-on",
                so = so,
                cells = listed(),
                digit = digit,
            ),
            (Because::HouseTaken(_) | Because::Seen, None) if cells.len() > 1 => said!(
                "forcing-seen-together",
                because = self.because(argument, one),
                cells = listed(),
                digit = digit,
            ),
            (Because::HouseTaken(house), Some(so)) => said!(
                "forcing-house-taken-going-on",
                so = so,
                cell = cell,
                house = house,
                digit = digit,
            ),
            (Because::HouseTaken(house), None) => said!(
                "forcing-house-taken",
                because = self.because(argument, one),
                cell = cell,
                house = house,
                digit = digit,
            ),
            (Because::Seen, Some(so)) => {
                said!("forcing-seen-going-on", so = so, cell = cell, digit = digit,)
            }
            (Because::Seen, None) => said!(
                "forcing-seen",
                because = self.because(argument, one),
                cell = cell,
                digit = digit,
            ),
            (Because::LastCandidate, Some(so)) => {
                let had: DigitSet = sources(self.branch, one)
                    .map(|by| by.digit)
                    .chain([digit])
                    .collect();
                said!(
                    "forcing-last-candidate-going-on",
                    so = so,
                    cell = cell,
                    digits = Text::listed(had),
                    digit = digit,
                )
            }
            (Because::LastCandidate, None) => said!(
                "forcing-last-candidate",
                lost = self.lost(argument, one, |by| by.digit.into()),
                cell = cell,
                digit = digit,
            ),
            (Because::LastPlace(house), Some(so)) => said!(
                "forcing-last-place-going-on",
                so = so,
                claim = claim(),
                house = house,
            ),
            (Because::LastPlace(house), None) => said!(
                "forcing-last-place",
                digit = digit,
                lost = self.lost(argument, one, |by| by.cell.into()),
                claim = claim(),
                house = house,
            ),
            (Because::Naked { cells: set, digits }, _) => said!(
                "side-naked",
                cells = Text::listed(set),
                digits = Text::listed(digits),
                lines = behind(argument, &self.lines_of(one)),
                claims = claimed(&claims),
            ),
            (
                Because::Hidden {
                    house,
                    cells: set,
                    digits,
                },
                _,
            ) => said!(
                "side-hidden",
                house = house,
                digits = Text::listed(digits),
                cells = Text::listed(set),
                lines = behind(argument, &self.lines_of(one)),
                claims = claimed(&claims),
            ),
            (Because::XWing { base, cover }, _) => said!(
                "forcing-x-wing",
                base = Text::listed_houses(base),
                digit = digit,
                cover = Text::listed_houses(cover),
                lines = behind(argument, &self.lines_of(one)),
                claim = state::claim(cells, digit, false),
            ),
            (Because::Sum(cage), _) => said!(
                "side-sum",
                cells = Text::listed(cage.cells),
                sum = sum_of(cage),
                lines = behind(argument, &self.lines_of(one)),
                claims = claimed(&claims),
            ),
            // These have their sentences elsewhere.
            (Because::Argued(_) | Because::Outside(_), _) => {
                said!("forcing-going-on", so = "so", claim = claim())
            }
            (
                Because::Locked {
                    base,
                    cover: None,
                    left,
                },
                _,
            ) => said!(
                "forcing-locked-seen",
                digit = digit,
                lost = self.lost(argument, one, |by| by.cell.into()),
                base = base,
                left = Text::listed(left),
                cells = listed(),
                count = cells.len(),
            ),
            (
                Because::Locked {
                    base,
                    cover: Some(cover),
                    left,
                },
                _,
            ) => said!(
                "forcing-locked",
                digit = digit,
                lost = self.lost(argument, one, |by| by.cell.into()),
                base = base,
                cover = cover,
                left = Text::listed(left),
                cells = listed(),
                count = cells.len(),
            ),
        }
    }

    /// The sentence with all lines at its end, if it is another one then.
    fn with_lines(&self, argument: &Argument, one: &Consequence, claims: &[Claim]) -> Option<Text> {
        let lines = || behind(argument, &self.lines_of(one));
        let text = match one.because {
            Because::LastCandidate => said!(
                "side-last-candidate",
                claims = claimed(claims),
                lines = lines(),
            ),
            Because::LastPlace(house) => said!(
                "side-last-place",
                claims = claimed(claims),
                house = house,
                lines = lines(),
            ),
            Because::Locked { base, left, .. } => said!(
                "side-locked",
                digit = one.claim.candidate.digit,
                house = base,
                places = Text::alternatives(left),
                claims = claimed(claims),
                lines = lines(),
            ),
            _ => return None,
        };
        Some(text)
    }

    /// The lines of the premises of a consequence.
    pub(super) fn lines_of(&self, one: &Consequence) -> BTreeSet<usize> {
        one.from
            .iter()
            .filter_map(|from| self.lines[*from])
            .collect()
    }

    /// The clause that the premises of a consequence are true, with their lines.
    pub(super) fn because(&self, argument: &Argument, one: &Consequence) -> Text {
        let is_true = one.from.iter().filter_map(|from| {
            let line = BTreeSet::from([self.lines[*from]?]);
            Some(said!(
                "cited",
                what = is(self.branch[*from].claim),
                lines = cited_in(argument, &line),
            ))
        });
        Text::listed_texts(is_true)
    }

    /// The candidates that a cell or a house lost, with the line of each loss.
    pub(super) fn lost(
        &self,
        argument: &Argument,
        one: &Consequence,
        part: fn(Candidate) -> Span,
    ) -> Text {
        let mut by_line: BTreeMap<usize, Vec<Span>> = BTreeMap::new();
        for from in &one.from {
            if let Some(line) = self.lines[*from] {
                let part = part(self.branch[*from].claim.candidate);
                by_line.entry(line).or_default().push(part);
            }
        }
        let lost = by_line.into_iter().map(|(line, parts)| {
            said!(
                "cited",
                what = Text::listed(parts),
                lines = cited_in(argument, &BTreeSet::from([line])),
            )
        });
        Text::listed_texts(lost)
    }
}
