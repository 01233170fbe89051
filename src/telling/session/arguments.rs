//! The arguments of steps that came from a file: a file only stores the conclusions, and the rules
//! find the arguments again.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::Session;
use sudoku_engine::grid::Candidate;
use sudoku_engine::rules::chains::THROUGH_SETS;
use sudoku_engine::rules::{Deduction, DeductionRule, Pattern, Survey, Technique, rule_for};
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::sudoku::{Cause, Change, Position};

/// The search for the arguments, independent of the session, so that another thread can run it.
#[derive(Debug, Clone)]
pub struct ArgumentSearch {
    position: Position,
    moves: Vec<Change>,
    undone: Vec<Change>,
}

/// A step from a file, without and with its argument.
#[derive(Debug, Clone)]
pub struct Argued {
    /// The step from the file.
    pub step: Arc<[Deduction]>,
    /// The step with its argument.
    pub argued: Arc<[Deduction]>,
}

impl ArgumentSearch {
    /// Asks the rule of each step for the same conclusion on the board at that time, and passes the
    /// result to `found`: first the last move, then the earlier ones, then the undone ones. If a
    /// rule finds several patterns with that conclusion, the first is used.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before the last step; it is checked after each deduction.
    pub fn run(self, stop: &Stop, found: &mut dyn FnMut(Argued)) -> Result<(), Stopped> {
        let mut position = self.position.clone();
        for change in self.moves.iter().rev() {
            position.revert(change);
            argue(&position, change, stop, found)?;
        }
        position = self.position;
        for change in self.undone.iter().rev() {
            argue(&position, change, stop, found)?;
            position.replay(change);
        }
        Ok(())
    }
}

/// Searches for the arguments of one move.
fn argue(
    before: &Position,
    change: &Change,
    stop: &Stop,
    found: &mut dyn FnMut(Argued),
) -> Result<(), Stopped> {
    let Cause::Rule(step) = &change.cause else {
        return Ok(());
    };
    if !step.iter().any(lacks_argument) {
        return Ok(());
    }
    let survey = Survey::of(before.grid());
    let mut argued = step.to_vec();
    let mut techniques: Vec<Technique> = step.iter().map(|it| it.technique).collect();
    techniques.dedup();
    for technique in techniques {
        let through_sets = THROUGH_SETS.into_iter();
        let through_sets = through_sets.filter(|rule| rule.technique() == technique);
        for rule in rule_for(technique).into_iter().chain(through_sets) {
            find_again(rule, &survey, &mut argued, stop)?;
        }
    }
    if argued.iter().any(|deduction| !lacks_argument(deduction)) {
        found(Argued {
            step: Arc::clone(step),
            argued: argued.into(),
        });
    }
    Ok(())
}

/// Gives deductions the argument that their rule finds for the same conclusion or, if there is
/// none, for a conclusion that includes it.
fn find_again(
    rule: &dyn DeductionRule,
    survey: &Survey<'_>,
    step: &mut [Deduction],
    stop: &Stop,
) -> Result<(), Stopped> {
    let technique = rule.technique();
    let is_open = |it: &Deduction| it.technique == technique && lacks_argument(it);
    let mut further: Vec<Option<Deduction>> = vec![None; step.len()];
    let mut stopped = false;
    let _ = rule.search(survey, &mut |deduction| {
        for (it, further) in step.iter_mut().zip(&mut further) {
            if !is_open(it) || !covers(&deduction, it) {
                continue;
            }
            let same = conclusions(&deduction) == conclusions(it);
            if same {
                *it = deduction.clone();
            } else {
                further.get_or_insert_with(|| deduction.clone());
            }
        }
        stopped = stop.is_raised();
        if stopped || !step.iter().any(is_open) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    if stopped {
        return Err(Stopped);
    }
    for (it, further) in step.iter_mut().zip(further) {
        if let Some(further) = further.filter(|_| is_open(it)) {
            *it = further.restricted_to(|candidate| {
                it.placements.contains(&candidate) || it.eliminations.contains(&candidate)
            });
        }
    }
    Ok(())
}

fn lacks_argument(deduction: &Deduction) -> bool {
    deduction.pattern == Pattern::NotKept
}

/// Whether one deduction includes all conclusions of another.
fn covers(one: &Deduction, other: &Deduction) -> bool {
    let has = |all: &[Candidate], some: &[Candidate]| some.iter().all(|it| all.contains(it));
    has(&one.placements, &other.placements) && has(&one.eliminations, &other.eliminations)
}

fn conclusions(deduction: &Deduction) -> (usize, usize) {
    (deduction.placements.len(), deduction.eliminations.len())
}

impl Session {
    /// The search for the arguments of the steps that came from a file; `None`
    /// if every step has one.
    pub fn search_arguments(&self) -> Option<ArgumentSearch> {
        let journal = self.journal();
        let is_open = |change: &Change| {
            matches!(&change.cause, Cause::Rule(step) if step.iter().any(|it| {
                lacks_argument(it) && rule_for(it.technique).is_some()
            }))
        };
        let mut all = journal.moves().iter().chain(journal.undone());
        all.any(is_open).then(|| ArgumentSearch {
            position: self.position().clone(),
            moves: journal.moves().to_vec(),
            undone: journal.undone().to_vec(),
        })
    }

    /// Adds the argument found for a step. False if the step no longer exists.
    pub fn take_argument(&mut self, found: &Argued) -> bool {
        self.books_mut().journal.argue(&found.step, &found.argued)
    }

    /// Finds all the arguments at once.
    pub fn find_arguments(&mut self) {
        let Some(search) = self.search_arguments() else {
            return;
        };
        let mut all = Vec::new();
        let end = search.run(&Stop::never(), &mut |found| all.push(found));
        end.expect("nobody raises a stop that nobody else has");
        for found in &all {
            self.take_argument(found);
        }
    }
}
