//! The exercise that the player is doing.

use std::sync::Arc;

use super::Lessons;
use crate::board::{Filter, Gesture};
use crate::pad::{self, Done, Pad};
use crate::shortcut::Direction;
use crate::shown::Shown;
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, Layout};
use sudoku_engine::rules::Deduction;
use sudoku_engine::sudoku::Position;
use sudoku_engine::texts::{Text, said};
use sudoku_telling::explain::{self, Picture, Role};
use sudoku_telling::lessons::{Act, Answer, Exercise, Verdict};

/// An exercise with the player's marks and the verdict on them.
#[derive(Debug)]
pub(super) struct Practice {
    exercise: Exercise,
    position: Position,
    answer: Answer,
    selected: Option<Cell>,
    pad: Pad,
    /// The filter on the board, if there is one.
    filter: Option<Filter>,
    verdict: Option<Verdict>,
    /// The place to look at, if the player asked for it.
    hint: Option<explain::Look>,
    /// The step, if the player found it or asked for it.
    shown: Option<Shown>,
    /// Whether the exercise was done correctly without help, once that is decided.
    told: Option<bool>,
}

/// The visible state of an exercise.
#[derive(Debug, PartialEq)]
pub(super) struct InView {
    chosen: Option<Cell>,
    answer: Answer,
    filter: Option<Filter>,
    verdict: Option<Verdict>,
    hint: Option<explain::Look>,
    link: Option<Option<usize>>,
    hand: Option<Digit>,
}

impl Practice {
    pub(super) fn new(exercise: Exercise) -> Self {
        Self {
            position: Position::new(exercise.puzzle()),
            exercise,
            answer: Answer::default(),
            selected: None,
            pad: Pad::default(),
            filter: None,
            verdict: None,
            hint: None,
            shown: None,
            told: None,
        }
    }

    /// The visible state that keys may leave unchanged.
    pub(super) fn in_view(&self) -> InView {
        InView {
            chosen: self.selected,
            answer: self.answer.clone(),
            filter: self.filter,
            verdict: self.verdict.clone(),
            hint: self.hint.clone(),
            link: self.shown.as_ref().map(Shown::at),
            hand: self.pad.hand(),
        }
    }

    pub(super) const fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    pub(super) const fn position(&self) -> &Position {
        &self.position
    }

    pub(super) const fn answer(&self) -> &Answer {
        &self.answer
    }

    pub(super) const fn selected(&self) -> Option<Cell> {
        self.selected
    }

    pub(super) const fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// Whether the exercise counts as done correctly without help, once that is decided.
    pub(super) const fn counts(&self) -> Option<bool> {
        self.told
    }

    /// The reason why a digit cannot be marked in the chosen cell; empty if it can.
    pub(super) fn no_mark(&self, digit: Digit) -> Text {
        let grid = self.exercise.grid();
        let words = self.selected.map(|cell| {
            if grid.value(cell).is_some() {
                return said!("idle-mark-filled");
            }
            let seen = self.board().peers(cell).iter();
            let mut seen = seen.filter(|other| grid.value(*other) == Some(digit));
            match seen.next() {
                Some(other) => {
                    said!("idle-mark-seen", digit = digit, cell = cell, other = other)
                }
                None => said!("idle-mark-ruled-out", digit = digit, cell = cell),
            }
        });
        words.unwrap_or_else(|| said!("idle-no-cell"))
    }

    pub(super) const fn hinted(&self) -> Option<&explain::Look> {
        self.hint.as_ref()
    }

    pub(super) const fn shown(&self) -> Option<&Shown> {
        self.shown.as_ref()
    }

    pub(super) const fn shown_mut(&mut self) -> Option<&mut Shown> {
        self.shown.as_mut()
    }

    /// The layout of the board.
    pub(super) fn board(&self) -> &Layout {
        self.exercise.grid().layout()
    }

    pub(super) const fn pad(&self) -> &Pad {
        &self.pad
    }

    /// Carries out a gesture on the board, which marks the digit in hand or the pressed candidate.
    pub(super) fn on_board(&mut self, gesture: Gesture) {
        match gesture {
            Gesture::Press { place, .. } | Gesture::Twice(place) => {
                let digit = self.pad.hand().unwrap_or(place.digit);
                self.mark(Candidate::new(place.cell, digit));
            }
            Gesture::Aside(place) => self.mark(place),
            Gesture::Over(_) | Gesture::Release | Gesture::Ask(_) => {}
        }
    }

    /// Carries out an action on the pad, which marks the digit.
    pub(super) fn on_pad(&mut self, message: pad::Message, hovered: Option<Cell>) {
        match self.pad.update(message, hovered) {
            Done::Pressed(digit) => match self.selected.map(|cell| Candidate::new(cell, digit)) {
                Some(candidate) if self.exercise.grid().has(candidate) => self.mark(candidate),
                _ => self.pad.take(digit),
            },
            Done::Put(digit, cell) => self.mark(Candidate::new(cell, digit)),
            // Digits cannot be removed from the board of an exercise.
            Done::Nothing | Done::Shifted(..) | Done::Off(_) => {}
        }
    }

    pub(super) fn select(&mut self, cell: Cell) {
        self.selected = Some(cell);
    }

    pub(super) fn go(&mut self, direction: Direction) {
        self.selected = Some(direction.from(self.selected, self.board()));
    }

    pub(super) const fn filter(&self) -> Option<Filter> {
        self.filter
    }

    /// Filters by a digit or, with `too`, adds it to the filter. If it is the only one already, the
    /// filter ends.
    pub(super) fn look_for(&mut self, digit: Digit, too: bool) {
        self.filter = Filter::turned(self.filter, digit, too);
    }

    /// Filters the cells with two candidates, or ends that.
    pub(super) fn look_for_two(&mut self) {
        let is_on = self.filter == Some(Filter::TwoCandidates);
        self.filter = (!is_on).then_some(Filter::TwoCandidates);
    }

    pub(super) const fn look_for_nothing(&mut self) {
        self.filter = None;
    }

    /// Marks a candidate, changes its mark, or removes it.
    pub(super) fn mark(&mut self, candidate: Candidate) {
        self.selected = Some(candidate.cell);
        if self.shown.is_none() && self.exercise.grid().has(candidate) {
            let next = Lessons::next_mark(&self.exercise, self.answer.mark(candidate));
            self.answer.set(candidate, next);
            self.verdict = None;
        }
    }

    /// Marks a digit of the chosen cell.
    pub(super) fn digit(&mut self, digit: Digit) {
        if let Some(cell) = self.selected {
            self.mark(Candidate::new(cell, digit));
        }
    }

    /// Removes the marks of the chosen cell, or all marks if it has none.
    pub(super) fn erase(&mut self) {
        if self.shown.is_some() {
            return;
        }
        self.verdict = None;
        let marks: Vec<(Candidate, Act)> = self.answer.marks().collect();
        let is_here = |it: &&(Candidate, Act)| Some(it.0.cell) == self.selected;
        let here: Vec<_> = marks.iter().filter(is_here).copied().collect();
        let gone = if here.is_empty() { marks } else { here };
        for (candidate, _) in gone {
            self.answer.set(candidate, None);
        }
    }

    /// Compares the marks with the technique. Returns whether they are right, the first time.
    pub(super) fn check(&mut self) -> Option<bool> {
        if self.answer.is_empty() || self.shown.is_some() {
            return None;
        }
        let verdict = self.exercise.check(&self.answer);
        let right = verdict.is_right();
        if right {
            self.end(verdict.meant.clone());
        }
        self.verdict = Some(verdict);
        self.tell(right)
    }

    /// Shows the place to look at. The exercise no longer counts as done without help.
    pub(super) fn hint(&mut self) {
        if self.shown.is_none() {
            self.hint = self.exercise.steps().first().map(explain::look);
        }
    }

    /// Shows the step nearest to the marks. Returns that the exercise was not done correctly, if
    /// nothing was decided before.
    pub(super) fn show(&mut self) -> Option<bool> {
        if self.shown.is_some() {
            return None;
        }
        let meant = self.exercise.check(&self.answer).meant;
        let step = meant.or_else(|| self.exercise.steps().first().cloned())?;
        self.end(Some(step));
        self.verdict = None;
        self.tell(false)
    }

    /// Shows the step and ends the marking.
    fn end(&mut self, step: Option<Deduction>) {
        self.shown = step.map(|step| Shown::possible(Arc::new([step])));
        self.selected = None;
        self.pad.let_go();
    }

    fn tell(&mut self, right: bool) -> Option<bool> {
        let is_first = self.told.is_none();
        let came_out = *self.told.get_or_insert(right && self.hint.is_none());
        is_first.then_some(came_out)
    }

    /// The picture: the step, or the marks with the place to look at.
    pub(super) fn picture(&self) -> Picture {
        if let Some(shown) = &self.shown {
            return shown.picture().clone();
        }
        let marked = |act| {
            let marks = self.answer.marks();
            marks.filter(move |it| it.1 == act).map(|it| it.0)
        };
        let picture = Picture::default()
            .with(Role::Placed, marked(Act::Set))
            .with(Role::Eliminated, marked(Act::Remove));
        match &self.hint {
            Some(look) => Picture {
                witnesses: look.cells,
                ..picture.tinting(look.houses.iter().copied())
            },
            None => picture,
        }
    }

    /// The cells with wrong marks.
    pub(super) fn wrong(&self) -> CellSet {
        let wrong = self.verdict.iter().flat_map(|verdict| &verdict.wrong);
        wrong.map(|wrong| wrong.candidate.cell).collect()
    }

    /// The cells with missing marks.
    pub(super) fn missed(&self) -> CellSet {
        let missed = self.verdict.iter().flat_map(|verdict| &verdict.missed);
        missed.map(|(candidate, _)| candidate.cell).collect()
    }
}
