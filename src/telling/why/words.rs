//! The words of an answer.

use super::{
    Answer, Claim, Demonstration, Grounds, Incompatible, Refutation, Several, Standing, Why,
};
use crate::explain;
use sudoku_engine::grid::{Candidate, Cell, CellSet, Contradiction, Grid, House};
use sudoku_engine::search::watched::Event;
use sudoku_engine::texts::{Text, said};

impl Why {
    /// The answer in a sentence or two, and how it is shown; the [`passages`](Self::passages) give
    /// the reasons.
    pub fn summary(&self) -> Text {
        match &self.answer {
            Answer::Given(Candidate { cell, digit }) => {
                said!("why-given", cell = *cell, digit = *digit)
            }
            Answer::Taken { candidate, given } => said!(
                "why-taken",
                cell = candidate.cell,
                digit = candidate.digit,
                given = given.digit,
            ),
            Answer::Clash { entry, with } => said!(
                "why-clash",
                cell = entry.cell,
                digit = entry.digit,
                others = others(with),
            ),
            Answer::Excluded {
                candidate,
                by,
                is_right,
            } => {
                let name = if *is_right {
                    "why-excluded-wrongly"
                } else {
                    "why-excluded"
                };
                said!(
                    name,
                    cell = candidate.cell,
                    digit = candidate.digit,
                    others = others(by),
                )
            }
            Answer::LeftOut {
                candidate,
                is_right,
            } => {
                let name = if *is_right {
                    "why-left-out-wrongly"
                } else {
                    "why-left-out"
                };
                let Candidate { cell, digit } = *candidate;
                said!(name, cell = cell, digit = digit)
            }
            Answer::Proved(proof) => shown(proof).sentence(by(&proof.grounds)),
            Answer::Open {
                candidate: Candidate { cell, digit },
                solutions,
            } => {
                let other = solutions[1][cell.index()].unwrap_or(*digit);
                said!("why-open", cell = *cell, digit = *digit, other = other)
            }
            Answer::NoSolution(conflict) => no_solution(conflict, &self.grid),
            Answer::SeveralSolutions(several) => several_solutions(several, &self.grid),
            Answer::OneSolution => said!("why-one-solution"),
        }
    }

    /// The question as a person would ask it.
    pub fn question(&self) -> Text {
        let digit =
            |name: &'static str, candidate: &Candidate| said!(name, digit = candidate.digit);
        match &self.answer {
            Answer::Given(candidate) | Answer::Open { candidate, .. } => {
                digit("why-asked-is", candidate)
            }
            Answer::Taken { candidate, .. }
            | Answer::Excluded { candidate, .. }
            | Answer::LeftOut { candidate, .. } => digit("why-asked-is-not", candidate),
            Answer::Clash { entry, .. } => digit("why-asked-entry", entry),
            Answer::Proved(proof) => {
                let name = match (proof.standing, proof.claim.is_true) {
                    (Standing::Entered(_), false) => "why-asked-entry",
                    (_, true) => "why-asked-is",
                    (_, false) => "why-asked-is-not",
                };
                digit(name, &proof.claim.candidate)
            }
            Answer::NoSolution(_) => said!("why-asked-no-solution"),
            Answer::SeveralSolutions(_) => said!("why-asked-several"),
            Answer::OneSolution => said!("why-asked-one"),
        }
    }

    /// The answer in a few words.
    pub fn conclusion(&self) -> Text {
        let about = |name: &'static str, Candidate { cell, digit }: &Candidate| {
            said!(name, cell = *cell, digit = *digit)
        };
        match &self.answer {
            Answer::Given(candidate) => about("why-conclusion-is", candidate),
            Answer::Taken { candidate, .. } => about("why-conclusion-is-not", candidate),
            Answer::Excluded {
                candidate,
                is_right,
                ..
            }
            | Answer::LeftOut {
                candidate,
                is_right,
            } => {
                let name = if *is_right {
                    "why-conclusion-is"
                } else {
                    "why-conclusion-is-not"
                };
                about(name, candidate)
            }
            Answer::Clash { entry, with } => said!(
                "why-conclusion-clash",
                digit = entry.digit,
                count = with.len() + 1
            ),
            Answer::Open { candidate, .. } => about("why-conclusion-open", candidate),
            Answer::Proved(proof) => {
                let name = if proof.claim.is_true {
                    "why-conclusion-is"
                } else {
                    "why-conclusion-is-not"
                };
                about(name, &proof.claim.candidate)
            }
            Answer::NoSolution(_) => said!("why-conclusion-no-solution"),
            Answer::SeveralSolutions(_) => said!("why-conclusion-several"),
            Answer::OneSolution => said!("why-conclusion-one"),
        }
    }

    /// The words between the conclusion and the argument.
    pub fn reason(&self) -> Text {
        match &self.answer {
            Answer::Proved(proof) if matches!(proof.standing, Standing::Candidate) => {
                by(&proof.grounds)
            }
            _ => self.summary(),
        }
    }

    /// The wrong entries on the board that the argument leaves out, in a sentence; `None` if there
    /// are none. In a game, that is a secret.
    pub fn left_out(&self) -> Option<Text> {
        let values = self.set_aside.iter();
        let values = values.map(|it| said!("why-value", digit = it.digit, cell = it.cell));
        (!self.set_aside.is_empty()).then(|| {
            said!(
                "why-set-aside",
                count = self.set_aside.len(),
                values = Text::listed_texts(values),
            )
        })
    }

    /// The cell that the answer is about; none if it is about the board.
    pub const fn cell(&self) -> Option<Cell> {
        match &self.answer {
            Answer::Given(candidate)
            | Answer::Taken { candidate, .. }
            | Answer::Excluded { candidate, .. }
            | Answer::LeftOut { candidate, .. }
            | Answer::Open { candidate, .. } => Some(candidate.cell),
            Answer::Clash { entry, .. } => Some(entry.cell),
            Answer::Proved(proof) => Some(proof.claim.candidate.cell),
            Answer::NoSolution(_) | Answer::SeveralSolutions(_) | Answer::OneSolution => None,
        }
    }

    /// The complete answer: the summary, and each part of the argument.
    pub fn argument(&self) -> Text {
        let parts = self.passages().into_iter();
        let summary = match self.left_out() {
            Some(left_out) => self.summary().sentence(left_out),
            None => self.summary(),
        };
        parts.fold(summary, |all, part| all.sentence(part.argument.text()))
    }
}

/// `r5c8 of row 5 and r2c3 of column 3`
fn others(others: &[(Cell, House)]) -> Text {
    let other = |(cell, house): &(Cell, House)| said!("why-other", cell = *cell, house = *house);
    Text::listed_texts(others.iter().map(other))
}

/// The claim in a sentence that depends on the state of the digit on the board.
fn shown(proof: &Demonstration) -> Text {
    let Claim {
        candidate: Candidate { cell, digit },
        is_true,
    } = proof.claim;
    let name = match (proof.standing, is_true) {
        (Standing::Replaced(instead), true) => {
            return said!(
                "why-is-instead",
                cell = cell,
                digit = digit,
                value = instead.digit,
            );
        }
        (Standing::Candidate, true) => "why-is",
        (Standing::Candidate | Standing::Replaced(_), false) => "why-is-not",
        (Standing::Entered(_), true) => "why-entry-is-right",
        (Standing::Entered(_), false) => "why-entry-is-wrong",
        (Standing::Removed(_), true) => "why-removal-is-wrong",
        (Standing::Removed(_), false) => "why-removal-is-right",
    };
    said!(name, cell = cell, digit = digit)
}

/// The way in which the claim is shown, in a sentence.
fn by(argument: &Grounds) -> Text {
    match argument {
        Grounds::Story(story) => {
            let named = story.off.or(story.steps.last().map(|last| last.technique));
            let name = if story.off.is_some() {
                "why-by-off"
            } else {
                "why-by-step"
            };
            let technique = named.map_or_else(Text::new, |it| Text::new().then(it));
            let count = story.steps.len();
            said!(name, count = count, technique = technique)
        }
        Grounds::Contradiction(it) => {
            let name = match (it.stands, it.supposed.is_true) {
                (true, true) => "why-by-contradiction-with",
                (true, false) => "why-by-contradiction-without",
                (false, _) => match it.shown_in {
                    Some(count) => return said!("why-by-contradiction-shorter", count = count),
                    None => "why-by-contradiction",
                },
            };
            said!(name)
        }
        Grounds::Search { given_up: false } => said!("why-by-search"),
        Grounds::Search { given_up: true } => said!("why-by-search-given-up"),
    }
}

/// The maximum number of missing candidates to list; if more leave no solution, only their number
/// is given.
const LISTED: usize = 12;

fn no_solution(conflict: &Incompatible, grid: &Grid) -> Text {
    if let Some(clash) = &conflict.clash {
        return explain::contradiction(clash).sentence(explain::cause(clash, grid));
    }
    let value = |cell: Cell| {
        let digit = grid.value(cell)?;
        Some(said!("why-value", digit = digit, cell = cell))
    };
    let values = |cells: CellSet| cells.into_iter().filter_map(value);
    if !conflict.givens.is_empty() {
        return said!(
            "why-no-solution-givens",
            count = conflict.givens.len(),
            values = Text::listed_texts(values(conflict.givens)),
        );
    }
    if conflict.entries.is_empty() && conflict.removed.is_empty() {
        let cages = conflict.cages.iter();
        let cages = cages.map(explain::cage_name);
        return if conflict.cages.is_empty() {
            said!("why-no-solution-board")
        } else {
            said!(
                "why-no-solution-cages",
                count = conflict.cages.len(),
                cages = Text::listed_texts(cages),
            )
        };
    }
    if conflict.entries.is_empty() && conflict.removed.len() > LISTED {
        let count = conflict.removed.len();
        return said!("why-no-solution-marks", count = count);
    }
    let removal =
        |Candidate { cell, digit }: &Candidate| said!("why-removal", digit = *digit, cell = *cell);
    let removals = conflict.removed.iter().map(removal);
    said!(
        "why-no-solution-entries",
        count = conflict.entries.len() + conflict.removed.len(),
        values = Text::listed_texts(values(conflict.entries).chain(removals)),
    )
}

fn several_solutions(several: &Several, grid: &Grid) -> Text {
    let digits = grid.layout().digits();
    let is_open = |cell: Cell| grid.candidates(cell) == digits;
    if grid.layout().cages().is_empty() && grid.layout().cells().iter().all(is_open) {
        return said!(
            "why-several-blank",
            count = several.cells.len(),
            cells = Text::listed(several.cells),
        );
    }
    let pair = said!(
        "why-several",
        count = several.cells.len(),
        cells = Text::listed(several.cells),
    );
    match several.differing {
        Some(differing) => pair.sentence(said!(
            "why-several-in-all",
            count = (differing - several.cells).len(),
        )),
        None => pair,
    }
}

/// `Suppose r5c3 is 4.`
pub(super) fn supposition(supposed: Claim) -> Text {
    let Candidate { cell, digit } = supposed.candidate;
    let name = if supposed.is_true {
        "why-suppose-is"
    } else {
        "why-suppose-is-not"
    };
    said!(name, cell = cell, digit = digit)
}

/// `So r5c3 is not 4.`
pub(super) fn conclusion(claim: Claim) -> Text {
    let Candidate { cell, digit } = claim.candidate;
    let name = if claim.is_true {
        "why-so-is"
    } else {
        "why-so-is-not"
    };
    said!(name, cell = cell, digit = digit)
}

/// `Then r6c6 must be 1: it has no other candidate. … And then r6c3 has no candidate left.` Without
/// `Then` if nothing comes before it: no step, and no assumption (`supposed`). The first singles,
/// `anyway` of them, are told elsewhere.
pub(super) fn ends(refutation: &Refutation, supposed: bool, anyway: usize) -> Text {
    let contradiction = |end: Contradiction| explain::event(&Event::Contradiction(end));
    let (sentence, is_first) = match refutation {
        Refutation::Singles(row) if row.singles.is_empty() => {
            (contradiction(row.contradiction), true)
        }
        Refutation::Singles(row) => (explain::forced_from(row, anyway), true),
        Refutation::Steps {
            steps,
            contradiction: end,
        } => (contradiction(*end), steps.is_empty()),
    };
    if is_first && !supposed {
        return sentence;
    }
    said!("why-then", sentence = sentence)
}
