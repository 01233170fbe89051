//! Working by hand: which candidates are shown, the filter, and what is marked
//! on the board.

mod save_points;
mod view;

use iced::Task;

use super::{Action, Beside, Message as ScreenMessage, Report, Solver};
use crate::app::board::{self, Filter, Scene, Shown};
use crate::app::shortcut::{Direction, Shortcut};
use crate::grid::{Candidate, Cell, Digit};
use crate::sudoku::{MarkColor, MarkedLink};
use crate::texts::words;
use save_points::SavePoints;

/// How a person works on the board.
#[derive(Debug, Default)]
pub(super) struct ByHand {
    shown: Shown,
    filter: Option<Filter>,
    tool: Tool,
    color: Option<MarkColor>,
    /// Whether links that are drawn are weak.
    weak: bool,
    /// Where a link begins that is being drawn.
    link_from: Option<Candidate>,
    save_points: SavePoints,
}

/// What is marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tool {
    /// Cells.
    #[default]
    Cells,
    /// Candidates.
    Candidates,
    /// Links between candidates.
    Links,
}

/// What can be done by hand.
#[derive(Debug, Clone)]
pub enum Message {
    /// Show these candidates.
    Show(Shown),
    /// Note all candidates.
    FillInNotes,
    /// Show the places of a digit or, with true, of one more digit.
    Filter(Digit, bool),
    /// Show the cells with two candidates, or everything again.
    FilterTwo,
    /// Show everything again.
    FilterOff,
    /// Choose the next empty cell in a direction or, with true, the next one that
    /// the filter shows.
    Jump(Direction, bool),
    /// Choose the last cell in a direction.
    Edge(Direction),
    /// Mark this.
    Tool(Tool),
    /// Mark in this colour; cells are marked at once, where one is chosen.
    Color(MarkColor),
    /// Draw strong links, or weak ones.
    Strong(bool),
    /// Mark at this place.
    Mark(Candidate),
    /// A link shall not be drawn from where one was begun.
    DropLink,
    /// Clear colours and links.
    Clear,
    /// Of save points.
    SavePoint(save_points::Message),
}

impl Tool {
    const ALL: [Self; 3] = [Self::Cells, Self::Candidates, Self::Links];

    fn label(self) -> String {
        match self {
            Self::Cells => words!("marks-cells"),
            Self::Candidates => words!("marks-candidates"),
            Self::Links => words!("marks-links"),
        }
    }

    const fn next(self) -> Self {
        match self {
            Self::Cells => Self::Candidates,
            Self::Candidates => Self::Links,
            Self::Links => Self::Cells,
        }
    }
}

impl ByHand {
    fn color(&self) -> MarkColor {
        self.color.unwrap_or(MarkColor::A)
    }
}

impl Solver {
    /// Which candidates are shown.
    pub const fn shown(&self) -> Shown {
        self.by_hand.shown
    }

    /// Shows these candidates from now on.
    pub const fn show_candidates(&mut self, shown: Shown) {
        self.by_hand.shown = shown;
    }

    /// What is looked for on the board, if anything.
    pub const fn looked_for(&self) -> Option<Filter> {
        self.by_hand.filter
    }

    /// What is marked by a press on the board, while marks are shown beside it.
    pub const fn tool(&self) -> Tool {
        self.by_hand.tool
    }

    pub(super) fn on_by_hand(&mut self, message: Message) -> Action {
        match message {
            Message::Show(shown) => {
                self.by_hand.shown = shown;
                return Action::Remember;
            }
            Message::FillInNotes => {
                self.session.fill_in_notes();
            }
            Message::Filter(digit, too) => {
                self.by_hand.filter = Filter::turned(self.by_hand.filter, digit, too);
            }
            Message::FilterTwo => {
                let is_on = self.by_hand.filter == Some(Filter::TwoCandidates);
                self.by_hand.filter = (!is_on).then_some(Filter::TwoCandidates);
            }
            Message::FilterOff => self.by_hand.filter = None,
            Message::Jump(direction, found) => self.jump(direction, found),
            Message::Edge(direction) => self.go_to_edge(direction),
            Message::Tool(tool) => {
                self.by_hand.tool = tool;
                self.by_hand.link_from = None;
            }
            Message::Color(color) => {
                self.by_hand.color = Some(color);
                match (self.by_hand.tool, self.selected) {
                    (Tool::Cells, Some(cell)) => {
                        self.session.color_cell(cell, color);
                    }
                    (Tool::Links, _) => self.by_hand.tool = Tool::Cells,
                    _ => {}
                }
            }
            Message::Strong(strong) => self.by_hand.weak = !strong,
            Message::Mark(place) => self.mark(place),
            Message::DropLink => self.by_hand.link_from = None,
            Message::Clear => {
                self.session.clear_marks();
                self.by_hand.link_from = None;
            }
            Message::SavePoint(message) => return self.on_save_point(message),
        }
        Action::None
    }

    /// The board was pressed: chooses the cell and, where marks are shown beside
    /// it, marks.
    pub(super) fn press(&mut self, place: Candidate) {
        if self.beside == Beside::Marks {
            self.mark(place);
        } else {
            self.selected = Some(place.cell);
        }
    }

    fn mark(&mut self, place: Candidate) {
        self.selected = Some(place.cell);
        let color = self.by_hand.color();
        match self.by_hand.tool {
            Tool::Cells => {
                self.session.color_cell(place.cell, color);
            }
            Tool::Candidates if self.is_shown(place) => {
                self.session.color_candidate(place, color);
            }
            Tool::Links if self.is_shown(place) => match self.by_hand.link_from.take() {
                None => self.by_hand.link_from = Some(place),
                Some(from) => {
                    if let Some(link) = MarkedLink::new(from, place, !self.by_hand.weak) {
                        self.session.draw_link(link);
                    }
                }
            },
            Tool::Candidates | Tool::Links => {}
        }
    }

    /// Whether the board shows a candidate.
    fn is_shown(&self, candidate: Candidate) -> bool {
        let shown = &self.scene().candidates;
        shown.contains(&candidate)
    }

    /// Lays what was done by hand over the scene of a step.
    pub(super) fn with_marks(&self, mut scene: Scene) -> Scene {
        let by_hand = board::ByHand {
            position: self.session.position(),
            shown: self.by_hand.shown,
            filter: self.by_hand.filter,
            link_from: self.by_hand.link_from,
        };
        board::lay_over(&mut scene, &by_hand);
        scene
    }

    /// Chooses the next empty cell in a direction, row by row or column by
    /// column, or the next one that the filter shows.
    fn jump(&mut self, direction: Direction, found: bool) {
        let by_column = matches!(direction, Direction::Up | Direction::Down);
        let back = matches!(direction, Direction::Up | Direction::Left);
        let turned = |cell: Cell| Cell::at(cell.column(), cell.row());
        let cell = |place: usize| {
            let cell = Cell::new(place % Cell::COUNT)?;
            Some(if by_column { turned(cell) } else { cell })
        };
        let start = self.selected.map_or(0, |chosen| {
            let chosen = if by_column { turned(chosen) } else { chosen };
            chosen.index()
        });
        let position = self.session.position();
        let filter = self.by_hand.filter.filter(|_| found);
        let in_filter = filter.map(|filter| filter.find(position, self.by_hand.shown));
        let fits = |cell: &Cell| {
            let is_open = position.grid().value(*cell).is_none();
            let is_found = |all: &Vec<(Cell, _)>| all.iter().any(|(one, _)| one == cell);
            is_open && in_filter.as_ref().is_none_or(is_found)
        };
        let mut on = (1..=Cell::COUNT).filter_map(|step| {
            cell(if back {
                start + Cell::COUNT - step
            } else {
                start + step
            })
        });
        self.selected = on.find(fits).or(self.selected);
    }

    fn go_to_edge(&mut self, direction: Direction) {
        let chosen = self.selected.unwrap_or(Cell::at(4, 4));
        self.selected = Some(match direction {
            Direction::Up => Cell::at(0, chosen.column()),
            Direction::Down => Cell::at(8, chosen.column()),
            Direction::Left => Cell::at(chosen.row(), 0),
            Direction::Right => Cell::at(chosen.row(), 8),
        });
    }

    /// Sets or removes a note of the chosen cell, or clears them all.
    pub(super) fn note(&mut self, cell: Cell, digit: Option<Digit>) {
        let Some(digit) = digit else {
            self.session.clear_notes(cell);
            return;
        };
        if let Err(error) = self.session.toggle_note(Candidate::new(cell, digit)) {
            self.report = Report::Refused(error);
        }
    }

    /// What a key asks for that works on the board wherever it is shown.
    pub(super) fn by_hand_shortcut(&self, shortcut: Shortcut) -> Option<ScreenMessage> {
        Some(
            match shortcut {
                Shortcut::Filter(digit) => Message::Filter(digit, false),
                Shortcut::FilterToo(digit) => Message::Filter(digit, true),
                Shortcut::FilterTwo => Message::FilterTwo,
                Shortcut::Escape if self.by_hand.filter.is_some() => Message::FilterOff,
                Shortcut::Candidates => Message::Show(match self.by_hand.shown {
                    Shown::Automatic => Shown::ByHand,
                    Shown::ByHand => Shown::Automatic,
                }),
                Shortcut::FillInNotes if self.by_hand.shown == Shown::ByHand => {
                    Message::FillInNotes
                }
                Shortcut::Jump(direction) => Message::Jump(direction, false),
                Shortcut::JumpFound(direction) => Message::Jump(direction, true),
                Shortcut::Edge(direction) => Message::Edge(direction),
                Shortcut::First => Message::Edge(Direction::Left),
                Shortcut::Last => Message::Edge(Direction::Right),
                Shortcut::ClearMarks => Message::Clear,
                Shortcut::SavePoint => Message::SavePoint(save_points::Message::Make),
                _ => return None,
            }
            .into(),
        )
    }

    /// What a key asks for where marks are shown.
    pub(super) fn marks_shortcut(&self, shortcut: Shortcut) -> Option<ScreenMessage> {
        if let Some(message) = self.save_point_shortcut(shortcut) {
            return Some(Message::SavePoint(message).into());
        }
        let busy = self.work.is_some() || self.correcting_givens;
        let message = match shortcut {
            Shortcut::ShowMarks => Message::Tool(self.by_hand.tool.next()),
            Shortcut::ShowEveryStep => Message::Color(MarkColor::A),
            Shortcut::BackToOrigin => Message::Color(MarkColor::B),
            Shortcut::Givens if !self.correcting_givens => Message::Color(MarkColor::C),
            Shortcut::Color(color) => Message::Color(color),
            Shortcut::BuiltIn(_) => Message::Color(MarkColor::E),
            Shortcut::All(strong) if self.by_hand.tool == Tool::Links => Message::Strong(strong),
            Shortcut::Digit(digit) if self.by_hand.tool != Tool::Cells => {
                Message::Mark(Candidate::new(self.selected?, digit))
            }
            Shortcut::Escape if busy => return None,
            Shortcut::Escape if self.by_hand.link_from.is_some() => Message::DropLink,
            Shortcut::Escape if self.by_hand.filter.is_some() => Message::FilterOff,
            Shortcut::Escape => return Some(ScreenMessage::Show(Beside::Step)),
            _ => return None,
        };
        Some(message.into())
    }

    /// The board is about to be another: a link that was begun is dropped.
    pub(super) const fn drop_link(&mut self) {
        self.by_hand.link_from = None;
    }
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::ByHand(message)
    }
}

/// The cursor goes into a field.
fn focus(field: &'static str) -> Action {
    let focused = Task::batch([
        iced::widget::operation::focus(field),
        iced::widget::operation::select_all(field),
    ]);
    Action::Run(focused)
}
