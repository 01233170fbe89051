//! The reasons why an action changed nothing.
//!
//! Every action either changes the screen or gets a reason. The screen is compared before and
//! after: if it is the same, a notice tells the reason.

use super::by_hand::Tool;
use super::card::report::{GameReport, Report};
use super::keys::BACK_TO_ORIGIN;
use super::speed::Speed;
use super::{Beside, Message, SolverScreen, by_hand, every_step, game, menu, path, summary, watch};
use super::{causes, why};
use crate::choice::Choice;
use crate::list;
use crate::pad::Mode;
use crate::shortcut::Shortcut;
use sudoku_engine::grid::{Cell, CellSet, Digit};
use sudoku_engine::sudoku::{Mark, MarkColor, Position};
use sudoku_engine::texts::{Text, said};
use sudoku_telling::explain::Length;
use sudoku_telling::session::Origin;
use sudoku_telling::why::Answer;

/// The kinds of actions that may change nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    /// Going on: a step, a hint, the solution, the answer to a question.
    GoOn,
    Undo,
    Redo,
    Restart,
    Enter,
    Erase,
    /// Choosing the next cell in a direction.
    Cell,
    /// Jumping to the next cell of a kind.
    Jump,
    /// Checking the consequences of the player's own moves.
    Weigh,
    /// Noting all candidates.
    Notes,
    /// Clearing the marks.
    ClearMarks,
    /// Marking a place.
    Mark,
    /// Going to a link, with its number.
    Link(Option<usize>),
    /// Going along the path: forward if `true`, else backward.
    Path(bool),
    /// Going to a technique of the path.
    Technique,
    /// Going along a list: down if `true`, else up.
    Rows(bool),
    /// Listing the other ways to a conclusion.
    Ways,
    /// Going on with the watched search.
    Search,
    Speed(Speed),
    /// Showing something beside the board.
    Show,
    /// Making one of several choices.
    Choose,
    Other,
}

/// The report, the numbers of its link, line and deduction on the screen, and whether it is told in
/// short.
type Told = (Report, Option<usize>, Option<usize>, usize, bool);

/// The part of the screen that an action may leave unchanged.
#[derive(Debug, PartialEq)]
pub(crate) struct InView {
    /// The content of the card, if there is one.
    told: Option<Told>,
    chosen: Choice,
    beside: Beside,
    flags: [bool; 4],
    menu: Option<menu::Menu>,
    pad: (Mode, Option<Digit>),
    moves: (usize, usize),
    by_hand: by_hand::MarksInView,
    path: path::PathInView,
    every_step: every_step::StepsInView,
    search: watch::SearchInView,
    game: Option<(bool, bool)>,
}

impl Asked {
    /// The kind of action of a message; `None` if the player did not ask for it or it always
    /// changes something visible.
    pub(super) fn of(message: &Message) -> Option<Self> {
        use list::Message as List;
        let going = |message: &List| match message {
            List::Move(by) | List::Page(by) => Some(*by > 0),
            List::First => Some(false),
            List::Last => Some(true),
            List::Shown(_) | List::Resized(_) | List::Scrolled(_) => None,
        };
        Some(match message {
            // Messages that come by themselves or only follow the pointer.
            Message::Sought(_)
            | Message::Resumed(_)
            | Message::Board(_)
            | Message::Pad(_)
            | Message::Press(_)
            | Message::Select(_)
            | Message::Choose(_)
            | Message::Point(..)
            | Message::Hover(_)
            | Message::Stage(_)
            | Message::Menu(_)
            | Message::Fold(_)
            | Message::Cause(causes::Message::Found(_) | causes::Message::Argued(_))
            | Message::Solved(
                summary::Message::Found(_)
                | summary::Message::Leveled(_)
                | summary::Message::Rested(_),
            )
            | Message::Game(game::Message::Tick(_) | game::Message::Rated(_))
            | Message::ByHand(by_hand::Message::SavePoint(_)) => return None,
            Message::Step
            | Message::Hint
            | Message::Solve
            | Message::Apply
            | Message::Why(why::Message::Ask | why::Message::About(_)) => Self::GoOn,
            Message::Why(why::Message::Weigh) => Self::Weigh,
            Message::Undo => Self::Undo,
            Message::Redo => Self::Redo,
            Message::Restart => Self::Restart,
            Message::Enter(_) | Message::Put(_) => Self::Enter,
            Message::Erase | Message::Clear(_) => Self::Erase,
            Message::Move(_) | Message::Extend(_) => Self::Cell,
            Message::Show(_) => Self::Show,
            Message::Walk(link) => Self::Link(*link),
            Message::ByHand(message) => match message {
                by_hand::Message::Jump(..) => Self::Jump,
                by_hand::Message::Edge(_) => Self::Cell,
                by_hand::Message::FillInNotes => Self::Notes,
                by_hand::Message::Clear => Self::ClearMarks,
                by_hand::Message::Mark(_) => Self::Mark,
                _ => Self::Other,
            },
            Message::Path(message) => match message {
                path::Message::List(message) => Self::Path(going(message)?),
                path::Message::Play => Self::Path(true),
                path::Message::UpTo(_) => Self::Technique,
                path::Message::Speed(speed) => Self::Speed(*speed),
                path::Message::Techniques(message) => Self::Rows(going(message)?),
                path::Message::Scale(_) => Self::Choose,
                _ => return None,
            },
            Message::EveryStep(message) => match message {
                every_step::Message::List(message) => Self::Rows(going(message)?),
                every_step::Message::Open(_) => Self::Ways,
                every_step::Message::Order(_) => Self::Choose,
                _ => return None,
            },
            Message::Search(message) => match message {
                watch::Message::Step
                | watch::Message::Play
                | watch::Message::GoOn(_)
                | watch::Message::Keep => Self::Search,
                watch::Message::Speed(speed) => Self::Speed(*speed),
                watch::Message::Method(_) => Self::Choose,
                watch::Message::Again => Self::Other,
                _ => return None,
            },
            _ => Self::Other,
        })
    }
}

impl Message {
    /// Whether the message comes without any action and answers no question.
    pub(crate) const fn comes_by_itself(&self) -> bool {
        matches!(
            self,
            Self::Resumed(_)
                | Self::Hover(_)
                | Self::Point(..)
                | Self::Stage(_)
                | Self::Cause(causes::Message::Argued(_))
                | Self::Solved(
                    summary::Message::Found(_)
                        | summary::Message::Leveled(_)
                        | summary::Message::Rested(_)
                )
                | Self::Game(game::Message::Tick(_) | game::Message::Rated(_))
                | Self::Path(
                    path::Message::Found(_)
                        | path::Message::Rated(_)
                        | path::Message::Leveled(_)
                        | path::Message::Explained(_)
                        | path::Message::Tick(_)
                )
                | Self::EveryStep(every_step::Message::Found(_))
                | Self::Search(
                    watch::Message::Tick(_) | watch::Message::Ran(_) | watch::Message::Counted(..)
                )
        )
    }
}

impl SolverScreen {
    /// The visible state.
    pub(crate) fn in_view(&self) -> InView {
        let shown = self.card.shown();
        let journal = self.session.journal();
        let (_, alone) = shown.deductions();
        let line = shown.answered().map(|answered| answered.line());
        let game = self.game();
        let is_short = self.card.is_short();
        let told = || (self.report().clone(), shown.at(), line, alone, is_short);
        InView {
            told: self.shows_card().then(told),
            chosen: self.chosen,
            beside: self.beside,
            flags: [
                self.sums,
                self.worth_trying,
                self.correcting_givens,
                self.after_solving.again().is_some(),
            ],
            menu: self.menu,
            pad: (self.pad.mode(), self.pad.hand()),
            moves: (journal.moves().len(), journal.undone().len()),
            by_hand: self.by_hand.seen(),
            path: self.path_panel.seen(),
            every_step: self.every_step.seen(),
            search: self.search_panel.seen(),
            game: game.map(|game| (game.is_paused(), game.record().timer)),
        }
    }

    /// Whether there is a card beside the board.
    pub(super) fn shows_card(&self) -> bool {
        match self.beside {
            Beside::Step | Beside::Path | Beside::EveryStep => true,
            Beside::Game => self.is_game_on(),
            Beside::Rules | Beside::Marks | Beside::Search => false,
        }
    }

    /// Switches to the card, if another panel hides it.
    pub(super) fn bring_card(&mut self) {
        if !self.shows_card() && !self.is_game_on() {
            self.show(Beside::Step);
        }
    }

    /// The reason why an action changes nothing.
    pub(super) fn idle_text(&self, asked: Asked) -> Text {
        if self.is_paused() {
            return said!("idle-paused");
        }
        if self.is_resuming() {
            return said!("idle-resuming");
        }
        match asked {
            Asked::GoOn => self.no_way_on(),
            Asked::Undo => said!("idle-undo"),
            Asked::Redo => said!("idle-redo"),
            Asked::Restart => said!("idle-restart"),
            Asked::Enter
                if matches!(
                    self.report(),
                    Report::Refused(_)
                        | Report::NothingLeft
                        | Report::NoCell
                        | Report::Game(GameReport::Refused(_))
                ) =>
            {
                said!("idle-told")
            }
            Asked::Enter => said!("idle-enter"),
            Asked::Erase if matches!(self.report(), Report::Refused(_) | Report::NoCell) => {
                said!("idle-told")
            }
            Asked::Erase => said!("idle-erase"),
            Asked::Cell => said!("idle-edge"),
            Asked::Jump => said!("idle-jump"),
            Asked::Weigh
                if matches!(
                    self.report(),
                    Report::Weighed(..) | Report::Game(GameReport::WeighKeptBack)
                ) =>
            {
                said!("idle-told")
            }
            Asked::Weigh if self.is_searching() => said!("idle-searching"),
            Asked::Weigh => said!("idle-weigh"),
            Asked::Notes => said!("idle-notes"),
            Asked::ClearMarks => said!("idle-marks"),
            Asked::Mark if self.tool() == Tool::Cells => said!("idle-nothing"),
            Asked::Mark => said!("idle-mark"),
            Asked::Link(Some(0)) => said!("idle-walk-start"),
            Asked::Link(_) => said!("idle-walk-end"),
            Asked::Path(true) | Asked::Technique if self.path_panel.is_searching() => {
                said!("idle-path-looking")
            }
            Asked::Path(true) => said!("idle-path-end"),
            Asked::Technique => said!("idle-path-only"),
            Asked::Path(false) => said!("idle-path-start"),
            Asked::Rows(true) => said!("idle-list-end"),
            Asked::Rows(false) => said!("idle-list-start"),
            Asked::Ways => said!("idle-ways"),
            Asked::Search if self.is_running_search() => said!("idle-search-running"),
            Asked::Search => said!("idle-search-end"),
            Asked::Speed(Speed::Slow) => said!("idle-speed-slow"),
            Asked::Speed(_) => said!("idle-speed"),
            Asked::Show if self.beside == Beside::Search && self.is_playing_search() => {
                said!("idle-search-playing")
            }
            Asked::Show => said!("idle-here"),
            Asked::Choose => said!("idle-chosen"),
            Asked::Other
                if matches!(
                    self.report(),
                    Report::Refused(_) | Report::NoCell | Report::Game(GameReport::Checked(_))
                ) =>
            {
                said!("idle-told")
            }
            Asked::Other if matches!(self.report(), Report::Game(GameReport::AnswerOffered(_))) => {
                said!("idle-offered")
            }
            Asked::Other => said!("idle-nothing"),
        }
    }

    /// The reason why a key for the board does nothing while another board is in its place.
    pub(crate) fn missing_text(&self, shortcut: &Shortcut) -> Option<Text> {
        let is_of_board = super::bindings::is_of_board(shortcut);
        if is_of_board && self.beside == Beside::Search {
            return Some(said!("idle-search-board"));
        }
        let is_back = shortcut.words == BACK_TO_ORIGIN.words;
        (is_back && !self.is_game_on()).then(|| self.no_way_back())
    }

    /// The reason why there is nothing to go back before.
    fn no_way_back(&self) -> Text {
        let origin = match self.contradiction() {
            Some(Report::Inconsistent(diagnosis)) => Some(&diagnosis.origin),
            _ => None,
        };
        let position = self.session.position();
        let clashing = self.session.clashing();
        let is_clash = !clashing.is_empty() && clashing.is_subset(position.given());
        match origin {
            _ if is_clash => said!("idle-back-clash").sentence(self.way_out()),
            Some(Origin::Givens) => said!("idle-back-givens").sentence(self.way_out()),
            Some(Origin::SavedEntries) => said!("idle-back-saved").sentence(self.way_out()),
            _ => said!("idle-back-none"),
        }
    }

    /// The cells worth trying, in words.
    pub(super) fn fewest_text(&self) -> Text {
        let cells = self.session.cells_to_try();
        let candidates = cells.first().map_or(0, |cell| {
            let candidates = self.session.grid().candidates(cell);
            candidates.len()
        });
        said!(
            "stalled-fewest",
            cells = cells.len(),
            candidates = candidates
        )
    }

    /// The effect of coloring cells, in words.
    pub(super) fn colored_text(&self, cells: CellSet, color: MarkColor) -> Text {
        let is_colored = |cell: Cell| self.session.marks().has(Mark::Cell(cell, color));
        let name = match cells.iter().all(is_colored) {
            true => "marks-colored",
            false => "marks-uncolored",
        };
        let told = said!(
            name,
            count = cells.len(),
            cells = Text::listed(cells),
            color = color.letter().to_string(),
        );
        // Outside the marks, this key lists all steps.
        match color {
            MarkColor::A => told.sentence(said!("marks-not-every-step")),
            _ => told,
        }
    }

    /// The reason why there is neither a step nor a hint nor a solution.
    fn no_way_on(&self) -> Text {
        if self.is_searching() {
            return said!("idle-searching");
        }
        match self.report() {
            Report::Inconsistent(_) => said!("idle-contradiction").sentence(self.way_out()),
            Report::Stalled { .. } => self.stalled_idle_text(),
            _ if self.is_right() => self.solved_idle_text(),
            Report::Previewed(_)
            | Report::Hinted {
                told: Length::Argument,
                ..
            } => said!("idle-hint-told"),
            _ => said!("idle-told"),
        }
    }

    /// The reason why a board with clashing digits cannot be solved.
    pub(super) fn clash_idle_text(&self) -> Text {
        said!("idle-clash").sentence(self.way_out())
    }

    /// The reason why no search is made for a solution, if it is known that there is none.
    pub(super) fn unsolvable_idle_text(&self) -> Option<Text> {
        if !self.session.clashing().is_empty() {
            return Some(self.clash_idle_text());
        }
        let answer = self.card.answer().map(|why| &why.answer);
        let is_told =
            self.contradiction().is_some() || matches!(answer, Some(Answer::NoSolution(_)));
        is_told.then(|| said!("idle-contradiction").sentence(self.way_out()))
    }

    /// The reported contradiction of the board, even while another card is over it.
    pub(super) fn contradiction(&self) -> Option<&Report> {
        let reports = [Some(self.report()), self.causes.held()];
        let mut reports = reports.into_iter().flatten();
        reports.find(|report| matches!(report, Report::Inconsistent(_)))
    }

    /// The way out of a contradiction that applies here.
    fn way_out(&self) -> Text {
        let contradiction = self.contradiction();
        if contradiction.and_then(Report::origin).is_some() {
            return said!("idle-way-back");
        }
        let position = self.session.position();
        if self.correcting_givens && !position.given().is_empty() {
            return said!("idle-way-correcting");
        }
        let clashing = self.session.clashing();
        let origin = match contradiction {
            Some(Report::Inconsistent(diagnosis)) => Some(&diagnosis.origin),
            _ => None,
        };
        let is_given = origin == Some(&Origin::Givens)
            || !clashing.is_empty() && clashing.is_subset(position.given());
        if is_given {
            given_idle_text(position)
        } else if origin != Some(&Origin::SavedEntries)
            && self.session.journal().board_moves().next().is_some()
        {
            said!("idle-way-undo")
        } else if !position.is_untouched() {
            said!("idle-way-restart")
        } else {
            given_idle_text(position)
        }
    }

    /// The reason why nothing goes on once the puzzle is solved.
    pub(super) fn solved_idle_text(&self) -> Text {
        let leads_on = self.after_solving.goes_on() || self.after_solving.rests();
        if leads_on && !self.is_game_on() {
            said!("idle-solved-next")
        } else if self.session.journal().moves().is_empty() {
            said!("idle-solved-as-opened")
        } else {
            said!("idle-solved")
        }
    }

    /// The reason why there is no step if the rules stall.
    pub(super) fn stalled_idle_text(&self) -> Text {
        if self.causes.is_looking_for_off() {
            said!("idle-stalled-looking")
        } else {
            said!("idle-stalled")
        }
    }
}

/// The way out if the givens leave no solution.
fn given_idle_text(position: &Position) -> Text {
    if position.given().is_empty() {
        said!("idle-way-board")
    } else {
        said!("idle-way-givens")
    }
}
