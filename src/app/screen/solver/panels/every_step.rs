//! Every possible step on the present board: found on another thread, listed by conclusion,
//! filtered, and shown without being made.

mod keys;
mod listed;
mod view;

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;
use iced::widget::operation;

use crate::list::{self, List, Rows};
use crate::lookup::{Late, Lookup, News, Teller};
use crate::screen::solver::Message as ScreenMessage;
use crate::screen::solver::card::report::Report;
use crate::screen::solver::context::{Context, Request};
use listed::{Listed, Row};
use sudoku_engine::grid::Grid;
use sudoku_engine::search::{Solutions, Stop, Stopped, solve};
use sudoku_engine::texts::Language;
use sudoku_telling::session::{EveryStepSearch, Finding, RuleFindings};

pub(in crate::screen::solver) use keys::KEYS;

/// The field that filters the steps.
const FILTER: &str = "steps-filter";

/// The time between two reports of new findings.
const TELLING: Duration = Duration::from_millis(60);

/// The time to find out whether the board has a solution, before the steps. Nearly every board
/// takes less.
const KNOWN_WITHIN: Duration = Duration::from_millis(500);

/// The possible steps and their list.
#[derive(Debug, Default)]
pub(in crate::screen::solver) struct EveryStepPanel {
    listed: Listed,
    /// The board and the choice of rules that the list is for.
    of: Option<(Grid, u64)>,
    search: Lookup<Result<(), Stopped>, Part>,
    /// The board and rules of the list in the making.
    sought: Option<Sought>,
    /// The number of rules tried.
    asked: usize,
    /// The number of rules whose search ended early.
    cut_short: usize,
    /// Whether the search was stopped.
    stopped: bool,
    /// Whether the board has no solution, so that the steps lead nowhere.
    is_hopeless: bool,
    list: List,
    /// The row chosen last. Keys act on it while its step is on the card.
    row: Option<usize>,
}

/// The visible state of the list.
#[derive(Debug, PartialEq)]
pub(in crate::screen::solver) struct StepsInView(Option<usize>, String, Order, usize, bool);

#[derive(Debug)]
struct Sought {
    /// The number of rules to try.
    rules: usize,
    of: (Grid, u64),
    /// Whether the search has found something.
    begun: bool,
}

/// A part of the steps.
#[derive(Debug, Clone)]
pub struct Part {
    /// The number of rules tried.
    asked: usize,
    found: Vec<RuleFindings>,
    /// Whether the board is known to have no solution.
    is_hopeless: bool,
}

/// The order of the conclusions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// By the easiest technique.
    #[default]
    Difficulty,
    /// By the number of cleared candidates, the largest first.
    Effect,
}

/// The messages of the list of steps.
#[derive(Debug, Clone)]
pub enum Message {
    /// More steps were found, or the search ended.
    Found(Late<Result<(), Stopped>, Part>),
    /// Change the filter.
    Filter(String),
    /// Put the cursor in the filter.
    Find,
    /// Take the cursor out of the filter.
    Leave,
    /// List all steps again.
    Clear,
    /// Sort in this order.
    Order(Order),
    /// Show the step in this row; if it is shown, list or hide the other ways to its conclusion.
    Press(usize),
    /// A message of the list.
    List(list::Message),
    /// List or hide the other ways to the conclusion of the chosen row.
    Open(bool),
    /// Stop looking for steps.
    Cancel,
}

impl EveryStepPanel {
    /// Stops the search when the list is out of sight.
    pub(in crate::screen::solver) fn rest(&mut self) {
        if self.search.cancel() {
            self.sought = None;
            self.of = None;
        }
    }

    /// Whether the list is for the present board and rules.
    fn is_of(&self, context: &Context<'_>) -> bool {
        let is_it = |(grid, choice): &(Grid, u64)| {
            grid == context.session.grid() && *choice == context.choice
        };
        self.of.as_ref().is_some_and(is_it)
    }

    /// Starts a new list once the search has found something; true if it starts now.
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
        self.cut_short = 0;
        self.stopped = false;
        self.is_hopeless = false;
        self.row = None;
        true
    }

    /// Carries out a message.
    pub(in crate::screen::solver) fn update(
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
            // Focusing the list takes the cursor from the field.
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
                        // Return from one of the ways to the conclusion.
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

    /// Takes new findings.
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
            News::Progress(Part {
                asked,
                found,
                is_hopeless,
            }) => {
                self.asked = asked;
                self.is_hopeless |= is_hopeless;
                self.cut_short += found.iter().filter(|rule| rule.cut_short).count();
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

    /// The listed steps in order: the easiest way to each conclusion, followed by the other ways if
    /// they are open.
    pub(in crate::screen::solver) fn listed(&self) -> impl Iterator<Item = &Finding> {
        let rows = self.listed.rows().iter();
        rows.filter_map(|row| self.listed.finding(row.step()))
    }

    /// The number of conclusions.
    pub(in crate::screen::solver) const fn conclusions(&self) -> usize {
        self.listed.conclusions()
    }

    /// The visible state.
    pub(in crate::screen::solver) fn seen(&self) -> StepsInView {
        StepsInView(
            self.row,
            self.listed.filtered().to_owned(),
            self.listed.ordered(),
            self.listed.rows().len(),
            self.search.is_under_way(),
        )
    }

    /// The row whose step is on the card; `None` if something else is there.
    pub(in crate::screen::solver) fn row(&self, context: &Context<'_>) -> Option<usize> {
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

    /// Lists or hides the other ways to the conclusion of a row.
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

    /// Starts the search if needed, and scrolls to the chosen row.
    pub(in crate::screen::solver) fn follow(&mut self, context: &Context<'_>) -> Task<Message> {
        let rows = self.rows(context);
        let reveal = self.list.follow(&rows);
        Task::batch([self.look_for_steps(context), reveal])
    }

    fn rows(&self, context: &Context<'_>) -> Rows<'static> {
        Rows::new(self.listed.rows().len(), self.row(context))
    }

    /// Clears the choice and scrolls to the start of another list.
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
        let grid = context.session.grid().clone();
        self.sought = Some(Sought {
            rules: search.rules(),
            of,
            begun: false,
        });
        let found = self
            .search
            .begin(move |stop, teller| find_steps(&grid, search, stop, teller));
        found.map(Message::Found)
    }
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::EveryStep(message)
    }
}

/// Looks for every step, and reports findings from time to time.
fn find_steps(
    grid: &Grid,
    search: EveryStepSearch,
    stop: &Stop,
    teller: &Teller<Result<(), Stopped>, Part>,
) -> Result<(), Stopped> {
    let solutions = solve(grid, &stop.or_after(KNOWN_WITHIN));
    let is_hopeless = matches!(solutions, Ok(it) if it.solutions == Solutions::None);
    let mut part = Part {
        asked: 0,
        found: Vec::new(),
        is_hopeless,
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
