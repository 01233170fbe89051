//! An answer to 'Why?', line by line on its board.

use sudoku_engine::sudoku::Position;
use sudoku_telling::explain::{Picture, Role};
use sudoku_telling::why::{Answer, Claim, Demonstration, Passage, Standing, Why};

/// An answer with the number of its present line.
#[derive(Debug, Clone)]
pub(crate) struct Answered {
    why: Why,
    /// Whether the lines are shown.
    is_told: bool,
    lines: Vec<Passage>,
    /// The number of the present line.
    line: usize,
    /// The board before that line.
    position: Position,
}

impl Answered {
    /// An answer at its first line. `is_told` is false if its lines must stay hidden.
    pub(crate) fn new(why: Why, is_told: bool) -> Self {
        let position = Position::from(&why.grid);
        let mut answered = Self {
            why,
            is_told,
            lines: Vec::new(),
            line: 0,
            position,
        };
        answered.say();
        answered
    }

    /// Writes the lines in this language.
    pub(super) fn say(&mut self) {
        if self.is_told {
            self.lines = self.why.passages();
        }
        self.read(self.line);
    }

    /// Goes to a line, or to the last one if there are fewer.
    pub(super) fn read(&mut self, line: usize) {
        self.line = line.min(self.lines.len().saturating_sub(1));
        let grid = self.current().map_or(&self.why.grid, |line| &line.grid);
        self.position = Position::from(grid);
    }

    fn current(&self) -> Option<&Passage> {
        self.lines.get(self.line)
    }

    /// The picture of the present line, or of the answer if there are no lines.
    pub(super) fn picture(&self) -> Picture {
        let Some(line) = self.current() else {
            return self.why.picture();
        };
        let picture = line.picture.clone();
        match &self.why.answer {
            // Show the entry until its line comes.
            Answer::Proved(Demonstration {
                claim:
                    Claim {
                        candidate,
                        is_true: false,
                    },
                standing: Standing::Entered(_),
                ..
            }) if !picture.candidates.iter().any(|(it, _)| it == candidate) => {
                picture.with(Role::Wrong, [*candidate])
            }
            _ => picture,
        }
    }

    /// The answer.
    pub(crate) const fn why(&self) -> &Why {
        &self.why
    }

    /// Whether the picture shows the digits of two solutions.
    pub(super) const fn shows_two_solutions(&self) -> bool {
        matches!(
            self.why.answer,
            Answer::Open { .. } | Answer::SeveralSolutions(_)
        )
    }

    /// Whether the picture shows values and removals that were made and do not fit together.
    pub(super) fn shows_conflict(&self) -> bool {
        let has_step = self
            .lines()
            .get(self.line())
            .is_some_and(|it| it.step.is_some());
        matches!(self.why.answer, Answer::NoSolution(_)) && !has_step
    }

    /// The lines, if they are shown.
    pub(crate) fn lines(&self) -> &[Passage] {
        &self.lines
    }

    /// The number of the present line.
    pub(crate) const fn line(&self) -> usize {
        self.line
    }

    /// The number of the next line.
    pub(crate) fn next_line(&self) -> Option<usize> {
        Some(self.line + 1).filter(|next| *next < self.lines.len())
    }

    /// The board to draw.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }
}
