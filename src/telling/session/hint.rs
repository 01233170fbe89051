//! Help for a person: a mistake on the board, or the easiest step.

use std::sync::Arc;

use super::diagnosis::diagnose;
use super::notes::{changes_note, missing_notes};
use super::step::{LOOK_AHEAD, Sought};
use super::{Diagnosis, EntryError, Session, SolutionCount, StepSearch};
use sudoku_engine::grid::{Candidate, Cell, Contradiction, Digit, Values};
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::search::{Solutions, Stop, Stopped, solve};
use sudoku_engine::solver::Granularity;
use sudoku_engine::sudoku::{Cause, Change, Edits, Mark, Position};

/// A hint about the present board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hint {
    /// The position visibly contradicts itself, or a search has found that nothing fits.
    Inconsistent(Diagnosis),
    /// Something on the board differs from the only solution.
    Mistake(Mistake),
    /// The first deduction of the first rule that finds anything.
    Step(Arc<[Deduction]>),
    /// The board is full and nothing clashes.
    Solved,
    /// No rule that is on finds anything.
    Stalled {
        /// The rules that are off.
        off: Vec<Technique>,
        /// The rules that are on, but skipped because they rely on a single solution, which the
        /// puzzle does not have.
        skipped: Vec<Technique>,
        /// The number of solutions of the position.
        solutions: SolutionCount,
    },
}

/// Something on the board that differs from the only solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mistake {
    /// The digit that was filled in, removed or left out, with its cell.
    pub candidate: Candidate,
    /// Whether it was filled in or removed.
    pub kind: MistakeKind,
    /// The move that made it, by its place among the moves of the journal, counted from 0; `None`
    /// if the puzzle was saved with it. If the digit was put in place of other wrong digits, the move
    /// that put the first of them there.
    pub index: Option<usize>,
}

/// The kind of a mistake with a digit in a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MistakeKind {
    /// It was filled in.
    Entered,
    /// It was removed from the candidates.
    Removed,
    /// The notes of the cell leave it out.
    NotNoted,
}

/// The search for a hint, independent of the session, so that another thread can run it.
#[derive(Debug, Clone)]
pub struct HintSearch {
    step: StepSearch,
    position: Position,
    moves: Vec<Change>,
    with_notes: bool,
}

impl HintSearch {
    /// Looks for mistakes in the notes made by hand, too.
    #[must_use]
    pub fn with_notes(self, with_notes: bool) -> Self {
        Self { with_notes, ..self }
    }

    /// Searches for the hint. Mistakes come first: a visible contradiction, then the earliest
    /// mistake.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before it was found; see
    /// [`Solver::step_until`](sudoku_engine::solver::Solver::step_until).
    pub fn run(self, stop: &Stop) -> Result<Hint, Stopped> {
        let visible = Contradiction::visible(self.position.grid()).next();
        if visible.is_none()
            && let Some(mistake) = self.first_mistake(stop)
        {
            return Ok(Hint::Mistake(mistake));
        }
        let mut solver = self.step.solver.clone();
        let finding = self.step.run(stop)?;
        finding.tell(&mut solver);
        Ok(match finding.result {
            Sought::Contradiction(contradiction) => {
                Hint::Inconsistent(diagnose(contradiction, self.position, &self.moves, stop))
            }
            Sought::Solved => Hint::Solved,
            Sought::Deductions(deductions) => Hint::Step(deductions),
            Sought::Nothing(solutions) => Hint::Stalled {
                off: solver.off(),
                skipped: solver.skipped(self.position.grid().layout()),
                solutions,
            },
        })
    }

    /// The earliest mistake on the board, if the givens have exactly one solution.
    pub fn first_mistake(&self, stop: &Stop) -> Option<Mistake> {
        let solution = self.solution(stop)?;
        let mistakes = mistakes(&self.position, &solution);
        let notes = self.missing_notes(&solution).into_iter();
        let notes = notes.map(|missing| (missing, MistakeKind::NotNoted));
        let mistakes = mistakes.chain(notes).map(|(candidate, kind)| Mistake {
            candidate,
            kind,
            index: made_by(&self.moves, candidate, kind, || Some(solution.clone())),
        });
        mistakes.min_by_key(|mistake| mistake.index)
    }

    /// The right digits that are missing among the notes of their cells. `None` if the givens do
    /// not have exactly one solution, or if it is not found in time.
    pub fn wrong_notes(&self, stop: &Stop) -> Option<Vec<Candidate>> {
        let solution = self.solution(stop)?;
        Some(missing_notes(&self.position, &self.moves, &solution))
    }

    fn missing_notes(&self, solution: &Values) -> Vec<Candidate> {
        match self.with_notes {
            true => missing_notes(&self.position, &self.moves, solution),
            false => Vec::new(),
        }
    }

    /// The only solution of the givens.
    fn solution(&self, stop: &Stop) -> Option<Box<Values>> {
        let stop = &stop.or_after(LOOK_AHEAD);
        let mut found = solve(&self.step.givens, stop).ok()?.solutions;
        // A wrong removal among the candidates of the puzzle is a mistake like any other.
        if found == Solutions::None && self.position.is_marked() {
            found = solve(&self.position.given_values(), stop).ok()?.solutions;
        }
        match found {
            Solutions::One(solution) => Some(solution),
            _ => None,
        }
    }
}

/// The last move that filled in or removed the digit, or changed the notes of its cell. Of wrong digits
/// that replaced each other in a cell, the move that put the first one there.
fn made_by(
    moves: &[Change],
    wrong: Candidate,
    kind: MistakeKind,
    solution: impl FnOnce() -> Option<Box<Values>>,
) -> Option<usize> {
    let last = last_by(moves, wrong, kind)?;
    let replaced = |at: usize, digit: Digit| {
        let mut values = moves[at].values.iter();
        let value = values.find(|value| {
            value.cell == wrong.cell && value.after.is_some_and(|after| after.digit == digit)
        })?;
        value.before.map(|before| before.digit)
    };
    if kind != MistakeKind::Entered || replaced(last, wrong.digit).is_none() {
        return Some(last);
    }
    let right = solution().and_then(|solution| solution[wrong.cell.index()]);
    let (mut first, mut digit) = (last, wrong.digit);
    while let Some(before) = replaced(first, digit).filter(|before| Some(*before) != right) {
        let before = Candidate::new(wrong.cell, before);
        let Some(earlier) = last_by(&moves[..first], before, kind).filter(|_| right.is_some())
        else {
            break;
        };
        (first, digit) = (earlier, before.digit);
    }
    Some(first)
}

fn last_by(moves: &[Change], wrong: Candidate, kind: MistakeKind) -> Option<usize> {
    moves.iter().rposition(|change| match kind {
        MistakeKind::Entered => change.values.iter().any(|value| {
            value.cell == wrong.cell && value.after.is_some_and(|after| after.digit == wrong.digit)
        }),
        MistakeKind::Removed => change
            .removals
            .iter()
            .any(|removal| removal.removed && removal.candidate == wrong),
        MistakeKind::NotNoted => changes_note(change, wrong.cell),
    })
}

/// Every value and every candidate removed from an empty cell that disagrees with the solution.
fn mistakes<'a>(
    position: &'a Position,
    solution: &'a Values,
) -> impl Iterator<Item = (Candidate, MistakeKind)> + 'a {
    Cell::all().filter_map(|cell| {
        let right = solution[cell.index()]?;
        match position.value(cell) {
            Some(value) if value.digit != right => {
                let wrong = Candidate::new(cell, value.digit);
                Some((wrong, MistakeKind::Entered))
            }
            None if position.removed(cell).contains(right) => {
                Some((Candidate::new(cell, right), MistakeKind::Removed))
            }
            _ => None,
        }
    })
}

impl Session {
    /// A hint for the present board. It changes nothing; [`Self::apply`] or [`Self::back_to`] carry
    /// it out.
    ///
    /// ```
    /// use sudoku_telling::explain::{Language, Length, Notation, look, text};
    /// use sudoku_telling::session::{Hint, Session};
    /// use sudoku_engine::sudoku::Puzzle;
    ///
    /// let puzzle = Puzzle::from_line(
    ///     "070000043040009610800634900094052000358460020000800530080070091902100005007040802",
    /// ).unwrap();
    /// let mut session = Session::new(&puzzle);
    /// let Hint::Step(step) = session.hint() else { panic!("nothing is wrong") };
    /// let english = Language::english();
    /// assert_eq!(text(&step[0], Length::Name).render(english, Notation::Rc), "Naked Single");
    /// assert_eq!(look(&step[0]).text.render(english, Notation::Rc), "Look at r1c7.");
    /// session.apply(&step);
    /// ```
    pub fn hint(&self) -> Hint {
        let found = self.search_hint().run(&Stop::never());
        found.expect("nobody raises a stop that nobody else has")
    }

    /// The search for a hint.
    pub fn search_hint(&self) -> HintSearch {
        HintSearch {
            step: StepSearch {
                granularity: Granularity::Deduction,
                ..self.search_step()
            },
            position: self.position().clone(),
            moves: self.journal().moves().to_vec(),
            with_notes: false,
        }
    }

    /// A mistake that was found with this digit, with the move that made it.
    pub fn mistake(&self, candidate: Candidate, kind: MistakeKind) -> Mistake {
        let solution = || self.search_hint().solution(&Stop::never());
        let index = made_by(self.journal().moves(), candidate, kind, solution);
        Mistake {
            candidate,
            kind,
            index,
        }
    }

    /// Undoes only a mistake, and keeps the later moves: erases a value, puts a candidate back, or
    /// notes a digit.
    /// Returns whether anything changed.
    ///
    /// # Errors
    ///
    /// [`EntryError`] if the cell has changed since.
    pub fn correct(&mut self, mistake: Mistake) -> Result<bool, EntryError> {
        match mistake.kind {
            MistakeKind::Entered => self.erase(mistake.candidate.cell),
            MistakeKind::Removed => self.toggle_candidate(mistake.candidate),
            MistakeKind::NotNoted => self.toggle_note(mistake.candidate),
        }
    }

    /// Undoes these mistakes, as one move. Returns whether anything changed.
    pub fn correct_all(&mut self, mistakes: &[Mistake]) -> bool {
        let mut edits = Edits::default();
        for Mistake {
            candidate, kind, ..
        } in mistakes
        {
            match kind {
                MistakeKind::Entered => edits.values.push((candidate.cell, None)),
                MistakeKind::Removed => edits.removals.push((*candidate, false)),
                MistakeKind::NotNoted => edits.marks.push((Mark::Note(*candidate), true)),
            }
        }
        self.sudoku.apply(&edits, Cause::Person)
    }
}
