//! The check of givens while they are being typed.

use super::diagnosis::diagnose;
use super::{Origin, Session};
use sudoku_engine::generate::redundant_givens;
use sudoku_engine::grid::{Cell, CellSet, Contradiction, Grid};
use sudoku_engine::rate::{Rating, explainer, rate};
use sudoku_engine::search::{Solutions, Stop, Stopped, all_differing, solve};
use sudoku_engine::solver::{Preset, Solver};
use sudoku_engine::sudoku::{Change, Position};

/// The number of solutions of a draft, with the things to show about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DraftSolutions {
    /// None.
    None {
        /// The entry after which there was no solution, if it could be found.
        culprit: Option<Cell>,
    },
    /// Exactly one.
    One,
    /// More than one.
    Several {
        /// The cells that are not the same in all solutions, as far as
        /// [`MOST_GUESSES`](sudoku_engine::search::MOST_GUESSES) are enough to find them.
        differing: CellSet,
    },
    /// It takes more than [`MOST_GUESSES`](sudoku_engine::search::MOST_GUESSES) to find out.
    Unknown,
}

/// A result of the check of a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DraftFinding {
    /// The number of solutions. Other results only follow if there is exactly one.
    Solutions(DraftSolutions),
    /// The givens any one of which could be left out; empty if the draft is minimal.
    Redundant(CellSet),
    /// The rating by the rules of [`Preset::HoDoKuAndOn`].
    Rating(Box<Rating>),
    /// The rating by Sudoku Explainer, which only rates the classic board.
    Explained(explainer::Rating),
}

/// The check of a draft, independent of the session, so that another thread can run it.
#[derive(Debug, Clone)]
pub struct DraftCheck {
    position: Position,
    moves: Vec<Change>,
}

impl DraftCheck {
    /// Runs the check, and passes each result to `found` as soon as it is known.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before the end.
    pub fn run(self, stop: &Stop, found: &mut dyn FnMut(DraftFinding)) -> Result<(), Stopped> {
        let grid = self.position.givens();
        let solutions = self.solutions(&grid, stop)?;
        let is_puzzle = solutions == DraftSolutions::One;
        found(DraftFinding::Solutions(solutions));
        if !is_puzzle {
            return Ok(());
        }
        if let Ok(redundant) = redundant_givens(grid.layout(), grid.values(), stop) {
            found(DraftFinding::Redundant(redundant));
        }
        if let Ok(rating) = rate(&grid, &Solver::preset(Preset::HoDoKuAndOn), stop) {
            found(DraftFinding::Rating(Box::new(rating)));
        }
        if grid.layout().is_classic()
            && let Ok(rating) = explainer::rate(&grid, stop)
        {
            found(DraftFinding::Explained(rating));
        }
        if stop.is_raised() {
            Err(Stopped)
        } else {
            Ok(())
        }
    }

    fn solutions(&self, grid: &Grid, stop: &Stop) -> Result<DraftSolutions, Stopped> {
        let visible = Contradiction::visible(grid).next();
        let patience = stop.or_after_most_guesses();
        let solutions = match visible {
            Some(_) => Solutions::None,
            None => match solve(grid, &patience) {
                Ok(found) => found.solutions,
                Err(Stopped) if stop.is_raised() => return Err(Stopped),
                Err(Stopped) => return Ok(DraftSolutions::Unknown),
            },
        };
        Ok(match solutions {
            Solutions::One(_) => DraftSolutions::One,
            Solutions::Several(pair) => {
                let differing = match all_differing(grid, &pair, &patience) {
                    Ok(differing) => differing,
                    Err(Stopped) if stop.is_raised() => return Err(Stopped),
                    Err(Stopped) => {
                        let [one, other] = &*pair;
                        let differs = |cell: &Cell| one[cell.index()] != other[cell.index()];
                        Cell::all().filter(differs).collect()
                    }
                };
                DraftSolutions::Several { differing }
            }
            Solutions::None => {
                let contradiction = visible.unwrap_or(Contradiction::NoSolution);
                let position = self.position.clone();
                let diagnosis = diagnose(contradiction, position, &self.moves, stop);
                let culprit = match diagnosis.origin {
                    Origin::Move { change, .. } => {
                        let mut values = change.values.iter();
                        values.find(|value| value.after.is_some()).map(|it| it.cell)
                    }
                    _ => None,
                };
                DraftSolutions::None { culprit }
            }
        })
    }
}

impl Session {
    /// The check of the present givens.
    pub fn check_draft(&self) -> DraftCheck {
        DraftCheck {
            position: self.position().clone(),
            moves: self.journal().moves().to_vec(),
        }
    }
}
