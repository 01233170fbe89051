//! The summary of a solved puzzle: the steps and who made them, the techniques that came up, and
//! which of these the person found.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::Session;
use sudoku_engine::grid::{Candidate, Grid};
use sudoku_engine::rules::{Deduction, Level, Survey, Technique, rule_for};
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::sudoku::{Cause, Change, Position};

/// The summary.
#[derive(Debug, Clone, Default)]
pub struct Summary {
    /// The moves that changed values or candidates, in order.
    pub steps: Vec<Credited>,
    /// The techniques, the hardest first.
    pub met: Vec<Met>,
    /// The hardest step.
    pub hardest: Option<Hardest>,
}

/// A step that was taken.
#[derive(Debug, Clone)]
pub struct Credited {
    /// The maker of the step.
    pub by: By,
    /// The technique: for a person's move, the easiest deduction with the same conclusion, if there
    /// is one.
    pub step: Option<Arc<[Deduction]>>,
}

/// The maker of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// A person.
    Person,
    /// A rule.
    Rule,
    /// The search.
    Search,
    /// The program, because the person asked for the answer.
    Answer,
}

/// A technique that came up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Met {
    /// The technique.
    pub technique: Technique,
    /// The number of times it came up.
    pub times: usize,
    /// The number of times the person found it.
    pub found: usize,
}

/// The hardest step, and the position before it.
#[derive(Debug, Clone)]
pub struct Hardest {
    /// Its number, counted from 1.
    pub number: usize,
    /// Its deductions.
    pub step: Arc<[Deduction]>,
    /// The position before it.
    pub before: Position,
}

/// The making of a summary, independent of the session, so that another thread can run it.
#[derive(Debug, Clone)]
pub struct SummarySearch {
    position: Position,
    moves: Vec<Change>,
}

impl Credited {
    /// The technique.
    pub fn technique(&self) -> Option<Technique> {
        Some(self.step.as_ref()?.first()?.technique)
    }

    /// Its difficulty, by its technique.
    fn hardness(&self) -> Option<(Level, u32, Technique)> {
        let technique = self.technique()?;
        Some((technique.level(), technique.score(), technique))
    }
}

impl Summary {
    /// The number of steps that the person took.
    pub fn own(&self) -> usize {
        let own = self.steps.iter().filter(|taken| taken.by == By::Person);
        own.count()
    }

    /// The technique of the hardest step.
    pub fn hardest_technique(&self) -> Option<Technique> {
        Some(self.hardest.as_ref()?.step.first()?.technique)
    }
}

impl SummarySearch {
    /// Makes the summary.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before it was done.
    pub fn run(self, stop: &Stop) -> Result<Summary, Stopped> {
        let mut position = self.position;
        let mut steps: Vec<Credited> = Vec::new();
        let mut hardest: Option<(usize, Position)> = None;
        for change in self.moves.iter().rev() {
            if stop.is_raised() {
                return Err(Stopped);
            }
            position.revert(change);
            if !change.is_of_board() {
                continue;
            }
            let taken = credited(position.grid(), change);
            let before = hardest.as_ref().and_then(|(at, _)| steps[*at].hardness());
            // Among equally hard steps, it is the first.
            if taken.hardness().is_some() && taken.hardness() >= before {
                hardest = Some((steps.len(), position.clone()));
            }
            steps.push(taken);
        }
        let count = steps.len();
        let hardest = hardest.and_then(|(at, before)| {
            Some(Hardest {
                number: count - at,
                step: steps[at].step.clone()?,
                before,
            })
        });
        steps.reverse();
        Ok(Summary {
            met: met(&steps),
            steps,
            hardest,
        })
    }
}

/// The techniques of these steps.
fn met(steps: &[Credited]) -> Vec<Met> {
    let mut met: Vec<Met> = Vec::new();
    for taken in steps {
        let Some(technique) = taken.technique() else {
            continue;
        };
        let at = met.iter().position(|it| it.technique == technique);
        let at = at.unwrap_or_else(|| {
            met.push(Met {
                technique,
                times: 0,
                found: 0,
            });
            met.len() - 1
        });
        met[at].times += 1;
        met[at].found += usize::from(taken.by == By::Person);
    }
    met.sort_by_key(|it| {
        let technique = it.technique;
        std::cmp::Reverse((technique.level(), technique.score(), technique))
    });
    met
}

/// The maker of a move on this board, and its technique.
pub fn credited(before: &Grid, change: &Change) -> Credited {
    match &change.cause {
        Cause::Rule(step) => Credited {
            by: By::Rule,
            step: Some(Arc::clone(step)),
        },
        Cause::Search => Credited {
            by: By::Search,
            step: None,
        },
        Cause::Answer => Credited {
            by: By::Answer,
            step: None,
        },
        _ => Credited {
            by: By::Person,
            step: conclusion(change).and_then(|it| easiest(before, it).map(|it| Arc::from([it]))),
        },
    }
}

/// The conclusion of a person's move.
#[derive(Debug, Clone, Copy)]
enum Conclusion {
    Set(Candidate),
    Removed(Candidate),
}

/// The conclusion of a move, if it has only one.
fn conclusion(change: &Change) -> Option<Conclusion> {
    match (&change.values[..], &change.removals[..]) {
        ([value], _) => {
            let digit = value.after?.digit;
            Some(Conclusion::Set(Candidate::new(value.cell, digit)))
        }
        ([], [removal]) if removal.removed => Some(Conclusion::Removed(removal.candidate)),
        _ => None,
    }
}

/// The easiest deduction with this conclusion, among those that a person can see.
fn easiest(grid: &Grid, conclusion: Conclusion) -> Option<Deduction> {
    let survey = Survey::of(grid);
    let mut may_see = Technique::ALL.iter().copied().filter(|technique| {
        let sets = technique.level() == Level::Easy;
        let is_seen = technique.is_standard() && technique.level() <= Level::Hard;
        match conclusion {
            Conclusion::Set(_) => sets,
            Conclusion::Removed(_) => is_seen && !sets,
        }
    });
    may_see.find_map(|technique| {
        let mut found = None;
        let _ = rule_for(technique)?.search(&survey, &mut |deduction| {
            let is_it = match conclusion {
                Conclusion::Set(candidate) => deduction.placements.contains(&candidate),
                Conclusion::Removed(candidate) => deduction.eliminations.contains(&candidate),
            };
            if !is_it {
                return ControlFlow::Continue(());
            }
            found = Some(deduction);
            ControlFlow::Break(())
        });
        found
    })
}

impl Session {
    /// The making of a summary of the moves since the opening or the last restart.
    pub fn search_summary(&self) -> SummarySearch {
        SummarySearch {
            position: self.position().clone(),
            moves: self.journal().since_restart().to_vec(),
        }
    }
}
