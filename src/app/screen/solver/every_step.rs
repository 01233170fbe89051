//! Every step that is possible on the board as it stands: looked for beside the
//! window, listed by conclusion, filtered, shown without being made.

mod keys;
mod listed;
mod view;

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;
use iced::widget::operation;

use super::Message as ScreenMessage;
use super::context::{Context, Request};
use super::report::Report;
use crate::list::{self, List, Rows};
use crate::lookup::{Late, Lookup, News, Teller};
use listed::{Listed, Row};
use sudoku_engine::grid::Grid;
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::texts::Language;
use sudoku_telling::session::{EveryStepSearch, Finding, RuleFindings};

pub(super) use keys::KEYS;

/// The field that filters the list.
const FILTER: &str = "steps-filter";

/// How often what was found is told.
const TELLING: Duration = Duration::from_millis(60);

/// The steps that are possible, and how they are listed.
#[derive(Debug, Default)]
pub(super) struct EveryStepPanel {
    listed: Listed,
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
    list: List,
    /// The row that was chosen last, which keys act on while its step is on the card.
    row: Option<usize>,
}

/// What can be seen of the list.
#[derive(Debug, PartialEq)]
pub(super) struct Seen(Option<usize>, String, Order, usize, bool);

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

/// In which order the conclusions are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// What the easiest technique comes to first.
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
    /// Show the step in this row; again, list the ways to its conclusion, or do not.
    Press(usize),
    /// Something happened to the list.
    List(list::Message),
    /// List the ways to the conclusion of the chosen row, or do not.
    Open(bool),
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
        self.listed.clear(language);
        self.asked = 0;
        self.left_off = 0;
        self.stopped = false;
        self.row = None;
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
                self.listed.filter(language, filter);
                self.choose_none()
            }
            Message::Find => operation::focus(FILTER),
            // Nothing else can have the cursor: whatever has it loses it.
            Message::Leave => operation::focus(self.list.id()),
            Message::Clear => {
                self.listed.filter(language, String::new());
                Task::batch([operation::focus(self.list.id()), self.choose_none()])
            }
            Message::Order(order) => {
                self.listed.order(language, order);
                self.choose_none()
            }
            Message::Press(row) => {
                if Some(row) == self.row(context)
                    && let Some(Row::Conclusion {
                        open: Some(open), ..
                    }) = self.listed.rows().get(row)
                {
                    let open = !*open;
                    self.open(language, row, open);
                }
                self.row = Some(row);
                return self.preview(context);
            }
            Message::List(message) => match self.list.update(message, &self.rows(context)) {
                list::Action::Choose(row) => {
                    self.row = Some(row);
                    return self.preview(context);
                }
                list::Action::Run(task) => task,
            },
            Message::Open(open) => {
                if let Some(row) = self.row(context) {
                    self.open(language, row, open);
                    if !open {
                        // From one of the ways it goes back to the conclusion.
                        return self.preview(context);
                    }
                }
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
                self.listed.extend(language, found);
            }
            News::Answer(end) => {
                self.stopped = end.is_err();
                self.sought = None;
            }
        }
        if begins {
            Request::run(self.choose_none())
        } else {
            Request::None
        }
    }

    /// The steps that are listed, in their order: the easiest of each conclusion, and
    /// below it all of them where that is opened.
    pub(super) fn listed(&self) -> impl Iterator<Item = &Finding> {
        let rows = self.listed.rows().iter();
        rows.filter_map(|row| self.listed.finding(row.step()))
    }

    /// How many conclusions are listed.
    pub(super) const fn conclusions(&self) -> usize {
        self.listed.conclusions()
    }

    /// What can be seen of it.
    pub(super) fn seen(&self) -> Seen {
        Seen(
            self.row,
            self.listed.filtered().to_owned(),
            self.listed.ordered(),
            self.listed.rows().len(),
            self.search.is_under_way(),
        )
    }

    /// The row whose step is on the card; none, while something else is told there.
    pub(super) fn row(&self, context: &Context<'_>) -> Option<usize> {
        let row = self.row?;
        let finding = self.listed.finding(self.listed.rows().get(row)?.step())?;
        match context.card.report() {
            Report::Previewed(step) => Arc::ptr_eq(step, &finding.step).then_some(row),
            _ => None,
        }
    }

    /// Shows the step in the chosen row on the board.
    fn preview(&self, context: &Context<'_>) -> Request<Message> {
        let row = self.row.and_then(|row| self.listed.rows().get(row));
        match row.and_then(|row| self.listed.finding(row.step())) {
            Some(finding) if self.is_of(context) => {
                Request::Report(Report::Previewed(Arc::clone(&finding.step)))
            }
            _ => Request::None,
        }
    }

    /// Lists the ways to the conclusion of a row, or does not.
    fn open(&mut self, language: &Language, row: usize, open: bool) {
        let above = self.listed.rows().iter().enumerate().take(row + 1);
        let mut heads = above.filter(|(_, row)| matches!(row, Row::Conclusion { .. }));
        let head = heads.next_back().map(|(row, head)| (row, head.step()));
        if let Some((row, step)) = head {
            if !open {
                self.row = Some(row);
            }
            self.listed.open(language, step, open);
        }
    }

    /// Looks for the steps where they are not known, and brings the row that is chosen
    /// into sight.
    pub(super) fn follow(&mut self, context: &Context<'_>) -> Task<Message> {
        let rows = self.rows(context);
        let reveal = self.list.follow(&rows);
        Task::batch([self.look_for_steps(context), reveal])
    }

    fn rows(&self, context: &Context<'_>) -> Rows<'static> {
        Rows::new(self.listed.rows().len(), self.row(context))
    }

    /// What is listed is another: none of it is chosen, and its beginning is seen.
    fn choose_none(&mut self) -> Task<Message> {
        self.row = None;
        self.list.reveal(&Rows::new(self.listed.rows().len(), None))
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
