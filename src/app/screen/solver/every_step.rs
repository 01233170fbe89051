//! Every step that is possible on the board as it stands: looked for beside the
//! window, listed by family, filtered, shown without being made.

mod keys;
mod list;
mod view;

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;
use iced::widget::operation;
use iced::widget::scrollable::AbsoluteOffset;

use super::Message as ScreenMessage;
use super::context::{Context, Request};
use super::report::Report;
use crate::app::lookup::{Late, Lookup, News, Teller};
use crate::app::widget::Seen;
use crate::grid::Grid;
use crate::rules::Family;
use crate::search::{Stop, Stopped};
use crate::session::{EveryStepSearch, Finding, RuleFindings};
use crate::texts::Language;
use list::{List, Row};

pub(super) use keys::KEYS;

/// The field that filters the list.
const FILTER: &str = "steps-filter";

/// The list.
const LIST: &str = "steps-list";

/// The height of a row of the list.
const ROW: f32 = 27.0;

/// How many rows a page key goes.
const PAGE: usize = 10;

/// How often what was found is told.
const TELLING: Duration = Duration::from_millis(60);

/// The steps that are possible, and how they are listed.
#[derive(Debug, Default)]
pub(super) struct EveryStepPanel {
    list: List,
    /// The board and the rules that the list is of.
    of: Option<(Grid, u64)>,
    search: Lookup<Result<(), Stopped>, Part>,
    /// What the list that is looked for is of.
    sought: Option<Sought>,
    /// How many rules have been asked.
    asked: usize,
    /// How many of them were not searched to their end.
    left_off: usize,
    /// Whether the search was stopped.
    stopped: bool,
    /// The row that keys act on.
    row: usize,
    /// The row that was brought into view last.
    revealed: Option<usize>,
    seen: Seen,
}

#[derive(Debug)]
struct Sought {
    /// How many rules will be asked.
    rules: usize,
    of: (Grid, u64),
    /// Whether something of it has come.
    begun: bool,
}

/// A part of the steps.
#[derive(Debug, Clone)]
pub struct Part {
    /// How many rules have been asked.
    asked: usize,
    found: Vec<RuleFindings>,
}

/// In which order the steps are listed within their family, and the families.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// The easiest technique first.
    #[default]
    Difficulty,
    /// What clears the most candidates first.
    Effect,
}

/// What can happen among the steps.
#[derive(Debug, Clone)]
pub enum Message {
    /// More steps were found, or all.
    Found(Late<Result<(), Stopped>, Part>),
    /// What filters the list was changed.
    Filter(String),
    /// Put the cursor in the field that filters.
    Find,
    /// Take the cursor out of it.
    Leave,
    /// List all again.
    Clear,
    /// List them in this order.
    Order(Order),
    /// Show the step in this row, or open or close the family.
    Press(usize),
    /// Choose a row so many rows away.
    Move(isize),
    /// Open the family of the chosen row, or close it.
    Open(bool),
    /// The list was scrolled.
    Scrolled(Seen),
    /// Stop looking for steps.
    Cancel,
}

impl EveryStepPanel {
    /// Nothing is shown of them: nothing is looked for.
    pub(super) fn rest(&mut self) {
        if self.search.cancel() {
            self.sought = None;
            self.of = None;
        }
    }

    /// Whether what is listed is of the board as it stands.
    fn is_of(&self, context: &Context<'_>) -> bool {
        let is_it = |(grid, choice): &(Grid, u64)| {
            grid == context.session.grid() && *choice == context.choice
        };
        self.of.as_ref().is_some_and(is_it)
    }

    /// The list begins anew where the search that found something began. True if it
    /// does so now.
    fn begin_list(&mut self, language: &Language) -> bool {
        let Some(sought) = &mut self.sought else {
            return false;
        };
        if std::mem::replace(&mut sought.begun, true) {
            return false;
        }
        self.of = Some(sought.of.clone());
        self.list.clear(language);
        self.asked = 0;
        self.left_off = 0;
        self.stopped = false;
        self.row = 0;
        true
    }

    /// Carries out a message.
    pub(super) fn update(
        &mut self,
        language: &Language,
        message: Message,
        context: &Context<'_>,
    ) -> Request<Message> {
        let task = match message {
            Message::Found(late) => return self.take(language, late),
            Message::Filter(filter) => {
                self.list.filter(language, filter);
                self.row = 0;
                scroll_to(0.0)
            }
            Message::Find => operation::focus(FILTER),
            // Nothing else can have the cursor: whatever has it loses it.
            Message::Leave => operation::focus(LIST),
            Message::Clear => {
                self.list.filter(language, String::new());
                self.row = 0;
                Task::batch([operation::focus(LIST), scroll_to(0.0)])
            }
            Message::Order(order) => {
                self.list.order(language, order);
                self.row = 0;
                scroll_to(0.0)
            }
            Message::Press(row) => {
                self.row = row;
                if let Some(Row::Family { family, open, .. }) = self.list.rows().get(row) {
                    let (family, open) = (*family, !*open);
                    self.list.open(language, family, open);
                    return Request::None;
                }
                return self.preview(context);
            }
            Message::Move(rows) => {
                let last = self.list.rows().len().saturating_sub(1);
                self.row = self.row.saturating_add_signed(rows).min(last);
                return self.preview(context);
            }
            Message::Open(open) => {
                self.open_family(language, open);
                Task::none()
            }
            Message::Scrolled(seen) => {
                if seen.height != self.seen.height {
                    self.revealed = None;
                }
                self.seen = seen;
                Task::none()
            }
            Message::Cancel => {
                if self.search.cancel() {
                    self.begin_list(language);
                    self.sought = None;
                    self.stopped = true;
                }
                Task::none()
            }
        };
        Request::run(task)
    }

    /// Takes steps that were found.
    fn take(
        &mut self,
        language: &Language,
        late: Late<Result<(), Stopped>, Part>,
    ) -> Request<Message> {
        let Some(news) = self.search.take(late) else {
            return Request::None;
        };
        let begins = self.begin_list(language);
        match news {
            News::Progress(Part { asked, found }) => {
                self.asked = asked;
                self.left_off += found.iter().filter(|rule| rule.left_off).count();
                self.list.extend(language, found);
            }
            News::Answer(end) => {
                self.stopped = end.is_err();
                self.sought = None;
            }
        }
        if begins {
            Request::Run(scroll_to(0.0))
        } else {
            Request::None
        }
    }

    /// The steps that are listed, in their order; those of closed families are
    /// not.
    pub(super) fn listed(&self) -> impl Iterator<Item = &Finding> {
        self.list.rows().iter().filter_map(|row| match row {
            Row::Step(number) => self.list.finding(*number),
            Row::Family { .. } => None,
        })
    }

    /// The families that are listed, each with the number of its steps.
    pub(super) fn families(&self) -> impl Iterator<Item = (Family, usize)> {
        let rows = self.list.rows().iter();
        rows.filter_map(|row| match row {
            Row::Family { family, count, .. } => Some((*family, *count)),
            Row::Step(_) => None,
        })
    }

    /// Shows the step in the chosen row on the board.
    fn preview(&self, context: &Context<'_>) -> Request<Message> {
        match self.list.rows().get(self.row) {
            Some(Row::Step(number)) if self.is_of(context) => {
                let finding = self.list.finding(*number);
                finding.map_or(Request::None, |finding| {
                    Request::Report(Report::Previewed(Arc::clone(&finding.step)))
                })
            }
            _ => Request::None,
        }
    }

    /// Opens the family of the chosen row, or closes it.
    fn open_family(&mut self, language: &Language, open: bool) {
        let above = self.list.rows().iter().enumerate().take(self.row + 1);
        let mut heads = above.filter_map(|(row, it)| match it {
            Row::Family { family, .. } => Some((row, *family)),
            Row::Step(_) => None,
        });
        let head = heads.next_back();
        if let Some((row, family)) = head {
            if !open {
                self.row = row;
            }
            self.list.open(language, family, open);
        }
    }

    /// Looks for the steps where they are not known, and brings the chosen row into
    /// view.
    pub(super) fn follow(&mut self, context: &Context<'_>) -> Task<Message> {
        Task::batch([self.look_for_steps(context), self.reveal()])
    }

    /// Brings the chosen row into view, if another one was chosen or the list has
    /// another height.
    fn reveal(&mut self) -> Task<Message> {
        if self.revealed.replace(self.row) == Some(self.row) {
            return Task::none();
        }
        let start = self.seen.start_to_reveal(self.row, ROW);
        start.map_or_else(Task::none, |start| {
            self.seen.start = start;
            scroll_to(start)
        })
    }

    fn look_for_steps(&mut self, context: &Context<'_>) -> Task<Message> {
        let of = (context.session.grid().clone(), context.choice);
        let known = match &self.sought {
            Some(sought) => sought.of == of,
            None => self.of.as_ref() == Some(&of),
        };
        if known {
            return Task::none();
        }
        let search = context.session.search_every_step();
        self.sought = Some(Sought {
            rules: search.rules(),
            of,
            begun: false,
        });
        let found = self
            .search
            .begin(move |stop, teller| find_steps(search, stop, teller));
        found.map(Message::Found)
    }
}

fn scroll_to(y: f32) -> Task<Message> {
    operation::scroll_to(LIST, AbsoluteOffset { x: 0.0, y })
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::EveryStep(message)
    }
}

/// Looks for every step, and tells what it found from time to time.
fn find_steps(
    search: EveryStepSearch,
    stop: &Stop,
    teller: &Teller<Result<(), Stopped>, Part>,
) -> Result<(), Stopped> {
    let mut part = Part {
        asked: 0,
        found: Vec::new(),
    };
    let mut told = Instant::now();
    let end = search.run(stop, &mut |found| {
        part.asked += 1;
        part.found.push(found);
        if told.elapsed() >= TELLING {
            let found = std::mem::take(&mut part.found);
            teller.tell(Part { found, ..part });
            told = Instant::now();
        }
    });
    teller.tell(part);
    end
}
