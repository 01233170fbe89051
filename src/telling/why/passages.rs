//! The parts of an argument, each with its words and its picture.

use super::words::{conclusion, ends, supposition};
use super::{Answer, Claim, Grounds, Incompatible, Refutation, Supposition, Why};
use crate::explain::{self, Argument, Line, Picture, Role, SumPart};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Contradiction, Grid, House, Values};
use sudoku_engine::rules::Deduction;
use sudoku_engine::texts::said;

/// A part of an argument: a step, an assumption, or the contradiction that it leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    /// The board before this part.
    pub grid: Grid,
    /// The words.
    pub argument: Argument,
    /// The picture.
    pub picture: Picture,
    /// The lines about the links, in order, of a chain or of singles that lead to a contradiction.
    pub walk: Vec<Line>,
    /// The step, if it is one.
    pub step: Option<Deduction>,
}

impl Why {
    /// The parts of the argument in order: the steps of a story, or an assumption and the way to
    /// its contradiction. Empty if the summary says everything.
    pub fn passages(&self) -> Vec<Passage> {
        match &self.answer {
            Answer::Proved(proof) => match &proof.grounds {
                Grounds::Story(story) => {
                    let mut parts = steps(&self.grid, &story.steps);
                    if let Some(last) = parts.last_mut() {
                        conclude(last, proof.claim);
                    }
                    parts
                }
                Grounds::Contradiction(supposition) => from_supposition(&self.grid, supposition),
                Grounds::Search { .. } => Vec::new(),
            },
            Answer::NoSolution(conflict) => match &conflict.refutation {
                Some(refutation) => {
                    let grid = match conflict.is_of_board {
                        true => self.grid.clone(),
                        false => self.board_of(conflict),
                    };
                    to_contradiction(&grid, refutation, None)
                }
                None => Vec::new(),
            },
            Answer::Given(_)
            | Answer::Taken { .. }
            | Answer::Clash { .. }
            | Answer::Excluded { .. }
            | Answer::LeftOut { .. }
            | Answer::Open { .. }
            | Answer::SeveralSolutions(_)
            | Answer::OneSolution => Vec::new(),
        }
    }

    /// The picture of the answer itself, apart from the parts of the argument: values that clash or
    /// rule a digit out, the digit in question, or the digits in which solutions differ.
    pub fn picture(&self) -> Picture {
        let nothing = Picture::default();
        let standing = |cells: CellSet| Picture {
            witnesses: cells,
            ..Picture::default()
        };
        let others = |others: &[(Cell, House)]| {
            standing(others.iter().map(|(cell, _)| *cell).collect())
                .tinting(others.iter().map(|(_, house)| *house))
        };
        match &self.answer {
            Answer::Given(given) => standing(CellSet::only(given.cell)),
            Answer::Taken { given, .. } => standing(CellSet::only(given.cell)),
            Answer::Clash { entry, with } => others(with).with(Role::Wrong, [*entry]),
            Answer::Excluded { candidate, by, .. } => {
                others(by).with(Role::Eliminated, [*candidate])
            }
            Answer::LeftOut { candidate, .. } => nothing.with(Role::Eliminated, [*candidate]),
            Answer::Proved(proof) => {
                let role = if proof.claim.is_true {
                    Role::Placed
                } else {
                    Role::Eliminated
                };
                nothing.with(role, [proof.claim.candidate])
            }
            Answer::Open { solutions, .. } => two(solutions),
            Answer::SeveralSolutions(several) => two(&several.solutions),
            Answer::NoSolution(conflict) => {
                let cells = conflict.givens | conflict.entries;
                let wrong = conflict.entries.into_iter().filter_map(|cell| {
                    let digit = self.grid.value(cell)?;
                    Some(Candidate::new(cell, digit))
                });
                let houses = conflict.clash.iter().filter_map(|clash| match clash {
                    Contradiction::Clash { house, .. } => Some(*house),
                    _ => None,
                });
                let cages = conflict.cages.iter();
                Picture {
                    sums: cages.map(|cage| (cage.cells, SumPart::Cage)).collect(),
                    ..standing(cells)
                }
                .tinting(houses)
                .with(Role::Wrong, wrong)
                .with(Role::Eliminated, conflict.removed.iter().copied())
            }
            Answer::OneSolution => nothing,
        }
    }

    /// The board with only the values and removals that do not fit together, and with all givens if
    /// the conflict names none.
    fn board_of(&self, conflict: &Incompatible) -> Grid {
        let givens = if conflict.givens.is_empty() {
            self.grid.given()
        } else {
            conflict.givens
        };
        let mut grid = Grid::empty_on(self.grid.layout());
        for cell in givens | conflict.entries {
            if let Some(digit) = self.grid.value(cell) {
                grid.place(Candidate::new(cell, digit));
            }
        }
        for removed in &conflict.removed {
            grid.eliminate(*removed);
        }
        grid.set_givens(givens);
        grid
    }
}

/// The digits of two solutions in the cells where they differ.
fn two(solutions: &[Values; 2]) -> Picture {
    let [one, other] = solutions;
    let differing = || Cell::all().filter(|cell| one[cell.index()] != other[cell.index()]);
    let of = |solution: &Values| {
        let solution = *solution;
        differing()
            .filter_map(move |cell| solution[cell.index()].map(|digit| Candidate::new(cell, digit)))
    };
    Picture::default()
        .with(Role::ColorA(0), of(one))
        .with(Role::ColorB(0), of(other))
}

/// Steps as parts of an argument, each on the board after the steps before it.
fn steps(base: &Grid, steps: &[Deduction]) -> Vec<Passage> {
    let mut grid = base.clone();
    let part = |step: &Deduction| {
        let before = grid.clone();
        step.apply(&mut grid);
        Passage {
            grid: before,
            argument: explain::argument(step),
            picture: explain::picture(step),
            walk: explain::walk(step),
            step: Some(step.clone()),
        }
    };
    steps.iter().map(part).collect()
}

/// Adds the claim at the end of the last step if it only follows from the conclusion of that step:
/// a digit that the step sets rules the candidate out.
fn conclude(passage: &mut Passage, claim: Claim) {
    let Some(step) = &passage.step else {
        return;
    };
    let told = if claim.is_true {
        &step.placements
    } else {
        &step.eliminations
    };
    if told.contains(&claim.candidate) {
        return;
    }
    let Candidate { cell, digit } = claim.candidate;
    let layout = passage.grid.layout();
    let elsewhere = |it: &&Candidate| it.digit == digit && layout.sees(it.cell, cell);
    let text = match step.placements.iter().find(elsewhere) {
        Some(placed) => said!(
            "why-so-is-and-is-not",
            placed = placed.cell,
            cell = cell,
            digit = digit,
        ),
        None => conclusion(claim),
    };
    let argument = &mut passage.argument;
    if argument.is_numbered() {
        let from = vec![argument.lines.len() - 1];
        let line = Line::from(text);
        argument.push(Line { from, ..line });
    } else if let Some(line) = argument.lines.first_mut() {
        line.text = std::mem::take(&mut line.text).sentence(text);
    }
}

fn from_supposition(base: &Grid, supposition: &Supposition) -> Vec<Passage> {
    let supposed = supposition.supposed;
    let mut grid = base.clone();
    if supposed.is_true {
        grid.place(supposed.candidate);
    } else {
        grid.eliminate(supposed.candidate);
    }
    let mut refutation = supposition.refutation.clone();
    let anyway = match &mut refutation {
        Refutation::Singles(row) => row.part(base),
        Refutation::Steps { .. } => 0,
    };
    let supposed = Supposed {
        claim: supposed,
        base,
        anyway,
    };
    to_contradiction(&grid, &refutation, Some(supposed))
}

/// An assumption.
struct Supposed<'a> {
    claim: Claim,
    /// The board without it.
    base: &'a Grid,
    /// The number of singles, the first ones, that hold without it.
    anyway: usize,
}

/// The parts that lead from a board to a contradiction, starting with the assumption, if there is
/// one.
fn to_contradiction(
    grid: &Grid,
    refutation: &Refutation,
    supposed: Option<Supposed<'_>>,
) -> Vec<Passage> {
    let mut parts = match refutation {
        Refutation::Singles(_) => Vec::new(),
        Refutation::Steps { steps: by, .. } => steps(grid, by),
    };
    let mut end = grid.clone();
    parts
        .iter()
        .filter_map(|part| part.step.as_ref())
        .for_each(|step| step.apply(&mut end));
    let anyway = supposed.as_ref().map_or(0, |it| it.anyway);
    let text = ends(refutation, supposed.is_some(), anyway);
    let seen = |contradiction| {
        let cause = explain::cause(contradiction, &end);
        let picture = explain::cause_picture(contradiction, &end);
        (text.clone().sentence(cause), picture, Vec::new())
    };
    let (text, picture, walk) = match refutation {
        Refutation::Singles(row) if row.singles.is_empty() => seen(&row.contradiction),
        Refutation::Singles(row) => (
            text,
            explain::forced_picture(row),
            explain::walk_forced(row),
        ),
        Refutation::Steps { contradiction, .. } => seen(contradiction),
    };
    let mut last = Passage {
        grid: end,
        argument: text.clone().into(),
        picture,
        walk,
        step: None,
    };
    let Some(Supposed { claim, base, .. }) = supposed else {
        parts.push(last);
        return parts;
    };
    let role = if claim.is_true {
        Role::True
    } else {
        Role::False
    };
    let marked = Picture::default().with(role, [claim.candidate]);
    let said = match refutation {
        Refutation::Singles(row) if anyway > 0 => {
            let forced = explain::forced_singles(&row.singles[..anyway]);
            said!("diagnosis-anyway", forced = forced).sentence(supposition(claim))
        }
        _ => supposition(claim),
    };
    let concluded = conclusion(claim.opposite());
    let text = text.sentence(concluded.clone());
    // Link by link, the assumption comes with the first link, and the conclusion with the last.
    if let Some(first) = last.walk.first_mut() {
        first.text = said.clone().sentence(std::mem::take(&mut first.text));
    }
    if let Some(end) = last.walk.last_mut() {
        end.text = std::mem::take(&mut end.text).sentence(concluded);
    }
    if parts.is_empty() && matches!(refutation, Refutation::Singles(_)) {
        // The assumption and the singles are one part.
        last.grid = base.clone();
        last.argument = said.sentence(text).into();
        last.picture = marked.join(last.picture);
    } else {
        last.argument = text.into();
        parts.insert(
            0,
            Passage {
                grid: base.clone(),
                argument: said.into(),
                picture: marked,
                walk: Vec::new(),
                step: None,
            },
        );
    }
    parts.push(last);
    parts
}
