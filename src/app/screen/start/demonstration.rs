//! The demonstration: three steps of a built-in puzzle, shown one after the other with a sentence.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use iced::Task;

use super::Message;
use crate::board::{self, Scene};
use crate::builtin::{BuiltIn, Level};
use crate::lookup::{Late, Lookup};
use sudoku_engine::grid::{CellSet, House, HouseKind};
use sudoku_engine::rules::{
    Deduction, HiddenSinglePattern, Pattern, Technique, find_all, rule_for,
};
use sudoku_engine::sudoku::{Position, Puzzle};
use sudoku_engine::texts::{Language, Text, said};
use sudoku_telling::explain::{self, Picture, Role};

/// The puzzle of the demonstration.
const PUZZLE: BuiltIn = BuiltIn {
    level: Level::Easy,
    number: 2,
};

/// The number of steps.
const STEPS: usize = 3;

/// The times for showing what excludes the digit, and then the conclusion.
const LOOKING: Duration = Duration::from_millis(1500);
const CONCLUDED: Duration = Duration::from_millis(2600);

/// The steps, with the positions before each of them and after the last.
static STORY: LazyLock<Story> = LazyLock::new(Story::new);

struct Story {
    puzzle: Puzzle,
    steps: Vec<Deduction>,
    positions: Vec<Position>,
}

impl Story {
    fn new() -> Self {
        let puzzle = PUZZLE.puzzle();
        let mut now = puzzle.clone();
        let mut positions = vec![Position::new(&now)];
        let mut steps: Vec<Deduction> = Vec::new();
        while steps.len() < STEPS {
            let position = &positions[steps.len()];
            let Some(step) = telling(position, &steps) else {
                break;
            };
            for placed in &step.placements {
                now.entries[placed.cell.index()] = Some(placed.digit);
            }
            positions.push(Position::new(&now));
            steps.push(step);
        }
        Self {
            puzzle,
            steps,
            positions,
        }
    }
}

/// The next step that is easiest to see: a digit with one place in a box, where several values
/// outside the box exclude it from more than one other cell. Each step is in another box.
fn telling(position: &Position, before: &[Deduction]) -> Option<Deduction> {
    let all = find_all(rule_for(Technique::HiddenSingle)?, position.grid());
    let was_shown = |house: House| {
        let mut houses = before.iter().filter_map(hidden).map(|it| it.house);
        houses.any(|shown| shown == house)
    };
    let is_telling = |step: &&Deduction| {
        hidden(step).is_some_and(|single| {
            single.house.kind() == HouseKind::Box
                && !was_shown(single.house)
                && single.others.len() >= 2
                && (2..=3).contains(&single.excluded.len())
                && single.ruled_out.is_empty()
        })
    };
    let chosen = all.iter().find(is_telling).or(all.first());
    chosen.cloned()
}

const fn hidden(step: &Deduction) -> Option<&HiddenSinglePattern> {
    match &step.pattern {
        Pattern::HiddenSingle(single) => Some(single),
        _ => None,
    }
}

/// The present step, and the part of it on the board.
#[derive(Debug)]
pub(super) struct Demonstration {
    at: usize,
    /// Whether the conclusion is shown too.
    is_concluded: bool,
    is_running: bool,
    pause: Lookup<()>,
}

impl Default for Demonstration {
    /// The first step, not playing.
    fn default() -> Self {
        Self {
            at: 0,
            is_concluded: true,
            is_running: false,
            pause: Lookup::default(),
        }
    }
}

impl Demonstration {
    /// Plays from the first step.
    pub(super) const fn begin(&mut self) {
        self.at = 0;
        self.is_concluded = false;
        self.is_running = true;
    }

    /// Whether the demonstration plays.
    pub(super) const fn is_running(&self) -> bool {
        self.is_running
    }

    /// Stops playing, and shows the whole step.
    pub(super) fn stop(&mut self) {
        self.is_running = false;
        self.is_concluded = true;
        self.pause.cancel();
    }

    /// Shows the whole step with this number.
    pub(super) fn show(&mut self, step: usize) {
        self.stop();
        self.at = step.min(Self::steps().saturating_sub(1));
    }

    /// The number of the present step, from 0.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// The number of steps.
    pub(super) fn steps() -> usize {
        STORY.steps.len()
    }

    /// Waits for the next picture.
    pub(super) fn wait(&mut self) -> Task<Message> {
        if !self.is_running || self.pause.is_under_way() {
            return Task::none();
        }
        let time = if self.is_concluded {
            CONCLUDED
        } else {
            LOOKING
        };
        self.pause.wait(time).map(Message::Beat)
    }

    /// Shows the next picture.
    pub(super) fn go_on(&mut self, late: Late<()>) {
        if self.pause.answer(late).is_none() {
            return;
        }
        if !self.is_concluded {
            self.is_concluded = true;
        } else if self.at + 1 < Self::steps() {
            self.at += 1;
            self.is_concluded = false;
        }
        if self.is_concluded && self.at + 1 == Self::steps() {
            self.is_running = false;
        }
    }

    /// The name of the puzzle.
    pub(super) fn name(language: &Language) -> String {
        PUZZLE.name(language)
    }

    /// The puzzle, and the steps up to the present one.
    pub(super) fn so_far(&self) -> (Puzzle, Vec<Arc<[Deduction]>>) {
        let steps = STORY.steps.iter().take(self.at + 1);
        let steps = steps.map(|step| Arc::from([step.clone()]));
        (STORY.puzzle.clone(), steps.collect())
    }

    /// A sentence about the step.
    pub(super) fn words(&self) -> Text {
        let Some(step) = STORY.steps.get(self.at) else {
            return Text::new();
        };
        match (hidden(step), step.placements.first()) {
            (Some(single), Some(placed)) => said!(
                "demonstration-single",
                house = single.house,
                digit = placed.digit,
                cell = placed.cell,
            ),
            _ => explain::argument(step).text(),
        }
    }

    /// The present position.
    pub(super) fn position(&self) -> &'static Position {
        &STORY.positions[(self.at + usize::from(self.is_concluded)).min(Self::steps())]
    }

    /// The picture of the step.
    pub(super) fn picture(&self) -> Picture {
        let Some(step) = STORY.steps.get(self.at) else {
            return Picture::default();
        };
        let mut picture = explain::picture(step);
        if !self.is_concluded {
            picture.candidates.retain(|(_, role)| *role != Role::Placed);
        }
        picture
    }

    /// The scene of the board: only digits, as beginners see it.
    pub(super) fn scene(&self) -> Scene {
        digits(self.position(), &self.picture())
    }
}

/// A position without candidates, and the picture of a step on it.
pub(super) fn digits(position: &Position, picture: &Picture) -> Scene {
    let mut scene = board::scene(&board::View {
        position,
        selected: CellSet::EMPTY,
        contradicting: CellSet::EMPTY,
        worth_trying: CellSet::EMPTY,
        picture,
        walk: None,
        also: CellSet::EMPTY,
    });
    scene.candidates.clear();
    scene.marks.clear();
    scene
}
