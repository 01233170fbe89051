//! Work by hand: the candidates on the board, the filter and the marks.

mod keys;
mod save_points;
mod view;

use iced::Task;

use crate::board::{self, CandidateSource, Filter, Scene};
use crate::screen::solver::Message as ScreenMessage;
use crate::screen::solver::card::report::Report;
use crate::screen::solver::context::{Context, Request};
use crate::screen::solver::doing::edit::Edit;
use crate::shortcut::Direction;
use save_points::SavePoints;
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit};
use sudoku_engine::sudoku::{MarkColor, MarkedLink, Position};
use sudoku_engine::texts::{Language, words};

pub(in crate::screen::solver) use keys::{BOARD, shortcuts};

/// The player's tools on the board.
#[derive(Debug, Default)]
pub(in crate::screen::solver) struct ByHand {
    shown: CandidateSource,
    filter: Option<Filter>,
    tool: Tool,
    color: Option<MarkColor>,
    /// Whether the links to draw are weak.
    weak: bool,
    /// The start of a link that the player is drawing.
    link_from: Option<Candidate>,
    save_points: SavePoints,
}

/// The things to mark.
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

/// The messages of work by hand.
#[derive(Debug, Clone)]
pub enum Message {
    /// Show these candidates.
    Show(CandidateSource),
    /// Note all candidates.
    FillInNotes,
    /// Show the places of a digit; with `true`, add the digit to those shown.
    Filter(Digit, bool),
    /// Show the cells with two candidates, or everything again.
    FilterTwo,
    /// Show everything again.
    FilterOff,
    /// Choose the next empty cell in a direction or, with `true`, the next cell that passes the
    /// filter.
    Jump(Direction, bool),
    /// Choose the last cell in a direction.
    Edge(Direction),
    /// Choose the things to mark.
    Tool(Tool),
    /// Mark in this color; colors the chosen cells at once, if there are any.
    Color(MarkColor),
    /// Mark these cells in this color.
    ColorCells(CellSet, MarkColor),
    /// Draw strong or weak links.
    Strong(bool),
    /// Mark at this place.
    Mark(Candidate),
    /// Drop the link that was begun.
    DropLink,
    /// Clear colors and links.
    Clear,
    /// A message of the save points.
    SavePoint(save_points::Message),
}

/// The visible state of the tools.
#[derive(Debug, PartialEq)]
pub(in crate::screen::solver) struct MarksInView(
    CandidateSource,
    Option<Filter>,
    Tool,
    MarkColor,
    bool,
    Option<Candidate>,
);

impl Tool {
    const ALL: [Self; 3] = [Self::Cells, Self::Candidates, Self::Links];

    fn label(self, language: &Language) -> String {
        match self {
            Self::Cells => words!(language, "marks-cells"),
            Self::Candidates => words!(language, "marks-candidates"),
            Self::Links => words!(language, "marks-links"),
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

    /// The visible state.
    pub(in crate::screen::solver) fn seen(&self) -> MarksInView {
        MarksInView(
            self.shown,
            self.filter,
            self.tool,
            self.color(),
            self.weak,
            self.link_from,
        )
    }

    /// The source of the candidates on the board.
    pub(in crate::screen::solver) const fn shown(&self) -> CandidateSource {
        self.shown
    }

    /// Shows the candidates of this source.
    pub(in crate::screen::solver) const fn show(&mut self, shown: CandidateSource) {
        self.shown = shown;
    }

    /// The filter on the board, if there is one.
    pub(in crate::screen::solver) const fn filter(&self) -> Option<Filter> {
        self.filter
    }

    /// The thing that a press on the board marks while the marks are shown.
    pub(in crate::screen::solver) const fn tool(&self) -> Tool {
        self.tool
    }

    /// The save points.
    pub(in crate::screen::solver) const fn save_points(&mut self) -> &mut SavePoints {
        &mut self.save_points
    }

    /// Drops a link that was begun, before the board changes.
    pub(in crate::screen::solver) const fn drop_link(&mut self) {
        self.link_from = None;
    }

    /// Carries out a message.
    pub(in crate::screen::solver) fn update(
        &mut self,
        message: Message,
        context: &Context<'_>,
    ) -> Request<Message> {
        match message {
            Message::Show(shown) => {
                self.shown = shown;
                return Request::Remember;
            }
            Message::FillInNotes => return Request::Change(Edit::FillInNotes),
            Message::Filter(digit, too) => {
                self.filter = Filter::turned(self.filter, digit, too);
            }
            Message::FilterTwo => {
                let is_on = self.filter == Some(Filter::TwoCandidates);
                self.filter = (!is_on).then_some(Filter::TwoCandidates);
            }
            Message::FilterOff => self.filter = None,
            Message::Jump(direction, found) => {
                let cell = self.jump(direction, found, context);
                return cell.map_or(Request::None, Request::Choose);
            }
            Message::Edge(direction) => {
                return Request::Choose(direction.to_edge(context.chosen, context.board()));
            }
            Message::Tool(tool) => {
                self.tool = tool;
                self.link_from = None;
            }
            Message::Color(color) => {
                self.color = Some(color);
                let cells = context.all_chosen;
                match self.tool {
                    Tool::Cells if !cells.is_empty() => {
                        return Request::Change(Edit::ColorCells(cells, color));
                    }
                    Tool::Links => self.tool = Tool::Cells,
                    Tool::Cells | Tool::Candidates => {}
                }
            }
            Message::ColorCells(cells, _) if cells.is_empty() => {
                return Request::Report(Report::NoCell);
            }
            Message::ColorCells(cells, color) => {
                self.color = Some(color);
                return Request::Change(Edit::ColorCells(cells, color));
            }
            Message::Strong(strong) => self.weak = !strong,
            Message::Mark(place) => return self.mark(place, context),
            Message::DropLink => self.link_from = None,
            Message::Clear => {
                self.link_from = None;
                return Request::Change(Edit::ClearMarks);
            }
            Message::SavePoint(message) => return self.save_points.update(message, context),
        }
        Request::None
    }

    /// The cells that choosing a color colors at once, if there are any.
    pub(in crate::screen::solver) fn coloring(
        &self,
        chosen: CellSet,
        color: MarkColor,
    ) -> Option<(CellSet, MarkColor)> {
        (self.tool == Tool::Cells && !chosen.is_empty()).then_some((chosen, color))
    }

    /// Marks a pressed place.
    fn mark(&mut self, place: Candidate, context: &Context<'_>) -> Request<Message> {
        let color = self.color();
        let edit = match self.tool {
            Tool::Cells => Some(Edit::ColorCells(CellSet::only(place.cell), color)),
            Tool::Candidates if self.is_shown(place, context) => {
                Some(Edit::ColorCandidate(place, color))
            }
            Tool::Links if self.is_shown(place, context) => match self.link_from.take() {
                None => {
                    self.link_from = Some(place);
                    None
                }
                Some(from) => MarkedLink::new(from, place, !self.weak).map(Edit::DrawLink),
            },
            Tool::Candidates | Tool::Links => None,
        };
        edit.map_or(Request::None, Request::Change)
    }

    /// Whether the board shows a candidate.
    fn is_shown(&self, candidate: Candidate, context: &Context<'_>) -> bool {
        let position = context.session.position();
        position.value(candidate.cell).is_none()
            && self
                .shown
                .in_cell(position, candidate.cell)
                .contains(candidate.digit)
    }

    /// Lays the work by hand over the scene of a step.
    pub(in crate::screen::solver) fn lay_over(&self, scene: &mut Scene, position: &Position) {
        let by_hand = board::ByHand {
            position,
            shown: self.shown,
            filter: self.filter,
            link_from: self.link_from,
        };
        board::lay_over(scene, &by_hand);
    }

    /// The next empty cell in a direction, row by row or column by column, or the next cell that
    /// passes the filter.
    fn jump(&self, direction: Direction, found: bool, context: &Context<'_>) -> Option<Cell> {
        let by_column = matches!(direction, Direction::Up | Direction::Down);
        let back = matches!(direction, Direction::Up | Direction::Left);
        let turned = |cell: Cell| Cell::at(cell.column(), cell.row());
        let cell = |place: usize| {
            let cell = Cell::new(place % Cell::COUNT)?;
            Some(if by_column { turned(cell) } else { cell })
        };
        let start = context.chosen.map_or(0, |chosen| {
            let chosen = if by_column { turned(chosen) } else { chosen };
            chosen.index()
        });
        let position = context.session.position();
        let filter = self.filter.filter(|_| found);
        let in_filter = filter.map(|filter| filter.find(position, self.shown));
        let fits = |cell: &Cell| {
            let is_open = position.grid().unsolved().contains(*cell);
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
        on.find(fits)
    }
}

impl Message {
    /// Whether the message makes a save point.
    pub(in crate::screen::solver) const fn makes_save_point(&self) -> bool {
        matches!(self, Self::SavePoint(save_points::Message::Make))
    }
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::ByHand(message)
    }
}

/// Puts the cursor in a field.
fn focus(field: &'static str) -> Request<Message> {
    let focused = Task::batch([
        iced::widget::operation::focus(field),
        iced::widget::operation::select_all(field),
    ]);
    Request::Run(focused)
}
