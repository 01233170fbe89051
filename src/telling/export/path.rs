//! The path to be exported: positions, and the act that leads from each to the next.

use std::sync::Arc;

use crate::drawing::{Names, Scene, View, scene};
use crate::explain::{self, Argument, Notation, Picture, Role, Text, technique_name};
use crate::notation::{Style, step_compact, step_compact_in};
use crate::session::{PathSearch, Session};
use sudoku_engine::grid::{Candidate, CellSet};
use sudoku_engine::printable;
use sudoku_engine::rate::{Rating, RatingError, rate};
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::solver::{Ending, Preset, Solver};
use sudoku_engine::sudoku::{Cause, Change, Edits, Position, Puzzle};
use sudoku_engine::texts::{Language, words};

/// A path or a part of it, ready to be exported.
#[derive(Debug, Clone)]
pub struct SolutionPath {
    /// The name of the puzzle, without control characters.
    pub name: String,
    /// The position at the start.
    pub start: Position,
    /// The steps in order.
    pub steps: Vec<PathStep>,
    /// The number of the first of these steps on the whole path, counted from 1.
    pub first: usize,
    /// The ending; `None` for a part of a path, or if the path was not followed to its end.
    pub ending: Option<Ending>,
    /// The rating of the puzzle, if it was requested.
    pub rating: Option<Result<Graded, RatingError>>,
}

/// The rating of a puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Graded {
    /// The rating by the rules that are on if they solve the puzzle, otherwise by all rules of the
    /// field, because guesses would not rate the puzzle.
    pub rating: Rating,
    /// The number of cells to guess with the rules that are on.
    pub left: u32,
}

/// A step of a path.
#[derive(Debug, Clone)]
pub struct PathStep {
    /// The position before the step.
    pub before: Position,
    /// The act itself.
    pub act: Act,
}

/// An act that leads from one position to the next.
#[derive(Debug, Clone)]
pub enum Act {
    /// A step of a rule: its deductions, at least one.
    Rule(Arc<[Deduction]>),
    /// A change by a person or a search.
    Other(Change),
}

impl SolutionPath {
    /// The moves of a session since the puzzle was opened, without a rating or an ending.
    pub fn made(session: &Session, name: &str) -> Self {
        let journal = session.journal();
        let mut position = session.position().clone();
        let mut steps: Vec<PathStep> = Vec::new();
        for change in journal.moves().iter().rev() {
            position.revert(change);
            let act = match &change.cause {
                Cause::Rule(deductions) => Act::Rule(Arc::clone(deductions)),
                _ => Act::Other(change.clone()),
            };
            steps.push(PathStep {
                before: position.clone(),
                act,
            });
        }
        steps.reverse();
        Self {
            name: printable::text(name),
            start: position,
            steps,
            first: 1,
            ending: None,
            rating: None,
        }
    }

    /// A single step by a rule in a position, with its number.
    pub fn of_step(
        name: &str,
        before: Position,
        deductions: Arc<[Deduction]>,
        number: usize,
    ) -> Self {
        Self {
            name: printable::text(name),
            start: before.clone(),
            steps: vec![PathStep {
                before,
                act: Act::Rule(deductions),
            }],
            first: number,
            ending: None,
            rating: None,
        }
    }

    /// Continues to the end with the search of a session at the end of this path.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised; the steps found so far are kept.
    pub fn go_on(&mut self, search: PathSearch, stop: &Stop) -> Result<(), Stopped> {
        self.go_on_telling(search, stop, &mut || {})
    }

    /// Does the same as [`go_on`](Self::go_on), and calls `tell` at each step.
    ///
    /// # Errors
    ///
    /// As for [`go_on`](Self::go_on).
    pub fn go_on_telling(
        &mut self,
        search: PathSearch,
        stop: &Stop,
        tell: &mut dyn FnMut(),
    ) -> Result<(), Stopped> {
        let mut position = self.end();
        let steps = &mut self.steps;
        let ending = search.run(stop, &mut |deductions| {
            let before = position.clone();
            position.apply(&edits(&deductions));
            steps.push(PathStep {
                before,
                act: Act::Rule(deductions),
            });
            tell();
        })?;
        self.ending = Some(ending);
        Ok(())
    }

    /// Rates the puzzle by these rules, or by all rules of the field if these do not solve it.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised.
    pub fn rate(&mut self, solver: &Solver, stop: &Stop) -> Result<(), Stopped> {
        let givens = self.start.givens();
        let graded = rate(&givens, solver, stop).and_then(|rating| {
            let left = rating.guesses();
            let rating = match left {
                0 => rating,
                _ => rate(&givens, &Solver::preset(Preset::HoDoKuAndOn), stop)?,
            };
            Ok(Graded { rating, left })
        });
        if graded == Err(RatingError::Stopped) {
            return Err(Stopped);
        }
        self.rating = Some(graded);
        Ok(())
    }

    /// The part of the path with only the step of this number; `None` if there is no such step.
    pub fn part(&self, number: usize) -> Option<Self> {
        let step = self.steps.get(number.checked_sub(self.first)?)?;
        Some(Self {
            name: self.name.clone(),
            start: step.before.clone(),
            steps: vec![step.clone()],
            first: number,
            ending: None,
            rating: None,
        })
    }

    /// The techniques of the listed steps, the easiest first, each with its number of steps.
    pub fn techniques(&self) -> Vec<(Technique, usize)> {
        let mut counted: Vec<(Technique, usize)> = Vec::new();
        for technique in self.steps.iter().filter_map(PathStep::technique) {
            match counted.iter_mut().find(|(known, _)| *known == technique) {
                Some((_, count)) => *count += 1,
                None => counted.push((technique, 1)),
            }
        }
        counted.sort_by_key(|(technique, _)| (technique.level(), technique.score(), *technique));
        counted
    }

    /// The position after the last step.
    pub fn end(&self) -> Position {
        let last = self.steps.last();
        last.map_or_else(|| self.start.clone(), PathStep::after)
    }

    /// Whether the path reaches its end.
    pub const fn is_whole(&self) -> bool {
        self.ending.is_some()
    }

    /// Whether the puzzle is a solved grid, so that there is nothing to rate.
    pub(super) fn is_of_solved_grid(&self) -> bool {
        self.ending == Some(Ending::Solved) && self.start.givens().is_full()
    }

    /// Whether the export sums up the techniques: the puzzle was rated, and there are steps.
    pub(super) fn has_summary(&self) -> bool {
        matches!(self.rating, Some(Ok(_))) && !self.steps.is_empty()
    }

    /// The steps with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, &PathStep)> {
        (self.first..).zip(&self.steps)
    }

    /// The ending: a word for machines, and a line for readers without a period.
    pub fn outcome(
        &self,
        language: &Language,
        notation: Notation,
    ) -> Option<(&'static str, String)> {
        let ending = self.ending.as_ref()?;
        Some(ended(
            language,
            ending,
            self.steps.len(),
            self.empty(),
            notation,
        ))
    }

    /// The ending in a sentence of its own.
    pub fn outcome_sentence(&self, language: &Language, notation: Notation) -> Option<String> {
        let steps = self.steps.len();
        Some(match self.ending.as_ref()? {
            Ending::Solved => words!(language, "export-solved", steps = steps),
            Ending::Stalled => words!(
                language,
                "export-stalled",
                steps = steps,
                cells = self.empty()
            ),
            Ending::Several => words!(
                language,
                "export-several",
                steps = steps,
                cells = self.empty()
            ),
            Ending::Inconsistent(contradiction) => words!(
                language,
                "export-inconsistent",
                steps = steps,
                cause = explain::contradiction(contradiction).render(language, notation),
            ),
        })
    }

    /// The number of empty cells at the end.
    fn empty(&self) -> usize {
        self.end().grid().unsolved().len()
    }

    /// The steps in the compact notation, one numbered line per step.
    pub fn compact(&self, language: &Language, notation: Notation) -> String {
        let lines = self.numbered().map(|(number, step)| {
            let compact = step.compact(language, notation);
            format!("{number}. {compact}\n")
        });
        lines.collect()
    }

    /// The puzzle at the start, with its name.
    pub fn puzzle(&self) -> Puzzle {
        self.start.to_puzzle(Some(self.name.clone()))
    }

    /// The title of the path.
    pub fn title(&self, language: &Language) -> String {
        match &self.steps[..] {
            [step] if !self.is_whole() => {
                words!(
                    language,
                    "export-title-of-step",
                    puzzle = self.name.as_str(),
                    number = self.first,
                    step = step.name(language),
                )
            }
            _ => self.name.clone(),
        }
    }
}

impl PathStep {
    /// The position after the step.
    pub fn after(&self) -> Position {
        let mut after = self.before.clone();
        match &self.act {
            Act::Rule(deductions) => after.apply(&edits(deductions)),
            Act::Other(change) => after.replay(change),
        }
        after
    }

    /// The technique, if a rule made it.
    pub fn technique(&self) -> Option<Technique> {
        match &self.act {
            Act::Rule(deductions) => deductions.first().map(|one| one.technique),
            Act::Other(_) => None,
        }
    }

    /// The name of the step.
    pub fn name(&self, language: &Language) -> String {
        match &self.act {
            Act::Rule(deductions) => deductions
                .first()
                .map_or_else(String::new, |one| technique_name(language, one.technique)),
            Act::Other(change) => match change.cause {
                Cause::Person => words!(language, "export-by-hand"),
                _ => explain::change_title(language, change),
            },
        }
    }

    /// The arguments of the step, one paragraph each.
    pub fn paragraphs(&self, language: &Language, notation: Notation) -> Vec<Argument> {
        match &self.act {
            Act::Rule(deductions) => {
                let said = |one| explain::argument(one);
                deductions.iter().map(said).collect()
            }
            Act::Other(change) => {
                vec![
                    Text::new()
                        .then(explain::change(language, change, notation))
                        .into(),
                ]
            }
        }
    }

    /// The step in the compact notation; in plain words if no rule made it.
    pub fn compact(&self, language: &Language, notation: Notation) -> String {
        match &self.act {
            Act::Rule(deductions) => step_compact(deductions, Style::Hodoku, notation),
            Act::Other(change) => {
                words!(
                    language,
                    "export-move",
                    name = self.name(language),
                    change = explain::change(language, change, notation),
                )
            }
        }
    }

    /// The step of a rule in the compact notation with the words of a language, for a page; in plain
    /// words if no rule made it.
    pub fn compact_in(&self, language: &Language, notation: Notation) -> String {
        match &self.act {
            Act::Rule(deductions) => step_compact_in(language, deductions, notation),
            Act::Other(_) => self.compact(language, notation),
        }
    }

    /// The picture of the step: the pattern and the conclusions of a rule, or the digits that a
    /// person filled in and the candidates they removed.
    pub fn picture(&self) -> Picture {
        match &self.act {
            Act::Rule(deductions) => explain::step_picture(deductions),
            Act::Other(change) => {
                let set = change.values.iter().filter_map(|one| {
                    let digit = one.after?.digit;
                    Some(Candidate::new(one.cell, digit))
                });
                let removed = change.removals.iter().filter(|one| one.removed);
                Picture::default()
                    .with(Role::Placed, set)
                    .with(Role::Eliminated, removed.map(|one| one.candidate))
            }
        }
    }

    /// The board of the step: before a rule is applied, but after any other act. Its parts have
    /// names in this language.
    pub fn scene(&self, language: &Language) -> Scene {
        let after;
        let position = match &self.act {
            Act::Rule(_) => &self.before,
            Act::Other(_) => {
                after = self.after();
                &after
            }
        };
        let names = match &self.act {
            Act::Rule(deductions) => Names::of(deductions),
            Act::Other(_) => Names::default(),
        };
        Scene {
            names,
            language: language.clone(),
            ..plain(position, &self.picture())
        }
    }
}

/// A board with a picture, and nothing that belongs to a window.
pub fn plain(position: &Position, picture: &Picture) -> Scene {
    scene(&View {
        position,
        selected: CellSet::EMPTY,
        contradicting: CellSet::EMPTY,
        worth_trying: CellSet::EMPTY,
        picture,
        walk: None,
        also: CellSet::EMPTY,
    })
}

fn edits(deductions: &[Deduction]) -> Edits {
    let placements = deductions.iter().flat_map(|one| &one.placements);
    let eliminations = deductions.iter().flat_map(|one| &one.eliminations);
    Edits::placing(placements.copied()).removing(eliminations.copied())
}

/// The ending of a path after `steps` steps with `empty` empty cells: a word for machines, and a
/// line for readers without a period.
pub fn ended(
    language: &Language,
    ending: &Ending,
    steps: usize,
    empty: usize,
    notation: Notation,
) -> (&'static str, String) {
    match ending {
        Ending::Solved => ("solved", words!(language, "ending-solved", steps = steps)),
        Ending::Stalled => (
            "stalled",
            words!(language, "ending-stalled", steps = steps, cells = empty),
        ),
        Ending::Several => (
            "several",
            words!(language, "ending-several", steps = steps, cells = empty),
        ),
        Ending::Inconsistent(contradiction) => {
            let cause = explain::contradiction(contradiction).render(language, notation);
            let cause = cause.trim_end_matches('.');
            (
                "contradiction",
                words!(
                    language,
                    "ending-inconsistent",
                    steps = steps,
                    cause = cause
                ),
            )
        }
    }
}
