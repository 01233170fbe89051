//! Every step that is possible on the board as it stands: looked for beside the
//! window, listed by family, filtered, shown without being made.

mod list;
mod view;

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;
use iced::widget::operation;
use iced::widget::scrollable::AbsoluteOffset;

use super::background::{Job, Sender};
use super::{Action, Beside, Message as ScreenMessage, Report, Solver};
use crate::app::shortcut::{Direction, Shortcut};
use crate::app::widget::Seen;
use crate::explain::Length;
use crate::grid::Grid;
use crate::rules::Family;
use crate::search::{Stop, Stopped};
use crate::session::{EveryStepSearch, Finding, RuleFindings};
use list::{List, Row};

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
pub(super) struct EverySteps {
    list: List,
    /// The board and the rules that the list is of.
    of: Option<(Grid, u64)>,
    search: Option<Search>,
    jobs: u64,
    /// How many rules have been asked.
    asked: usize,
    /// How many of them were not searched to their end.
    left_off: usize,
    /// Whether the search was stopped.
    stopped: bool,
    /// The row that keys act on.
    row: usize,
    seen: Seen,
}

#[derive(Debug)]
struct Search {
    job: Job,
    /// How many rules will be asked.
    rules: usize,
    of: (Grid, u64),
    /// Whether something of it has come.
    begun: bool,
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
    /// More steps were found: by which search, after how many rules.
    Found(u64, usize, Vec<RuleFindings>),
    /// The search came to its end.
    Ended(u64, Result<(), Stopped>),
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

impl EverySteps {
    /// Nothing is shown of them: nothing is looked for.
    pub(super) fn rest(&mut self) {
        if self.search.take().is_some() {
            self.of = None;
        }
    }

    /// Whether what is listed is of this board and these rules.
    fn is_of(&self, grid: &Grid, choice: u64) -> bool {
        self.of
            .as_ref()
            .is_some_and(|(of, by)| of == grid && *by == choice)
    }

    /// The list begins anew where the search that found something began.
    fn begin_list(&mut self, number: u64) -> bool {
        match &mut self.search {
            Some(search) if search.job.number == number => {
                if !std::mem::replace(&mut search.begun, true) {
                    self.of = Some(search.of.clone());
                    self.list.clear();
                    self.asked = 0;
                    self.left_off = 0;
                    self.stopped = false;
                    self.row = 0;
                }
                true
            }
            _ => false,
        }
    }
}

impl Solver {
    /// Carries out a message.
    pub(super) fn on_every_step(&mut self, message: Message) -> Action {
        let steps = &mut self.every_step;
        let task = match message {
            Message::Found(number, asked, found) => {
                let of = steps.of.clone();
                if steps.begin_list(number) {
                    steps.asked = asked;
                    steps.left_off += found.iter().filter(|rule| rule.left_off).count();
                    steps.list.extend(found);
                }
                if steps.of == of {
                    Task::none()
                } else {
                    scroll_to(0.0)
                }
            }
            Message::Ended(number, result) => {
                if steps.begin_list(number) {
                    steps.stopped = result.is_err();
                    steps.search = None;
                }
                Task::none()
            }
            Message::Filter(filter) => {
                steps.list.filter(filter);
                steps.row = 0;
                scroll_to(0.0)
            }
            Message::Find => operation::focus(FILTER),
            // Nothing else can have the cursor: whatever has it loses it.
            Message::Leave => operation::focus(LIST),
            Message::Clear => {
                steps.list.filter(String::new());
                steps.row = 0;
                Task::batch([operation::focus(LIST), scroll_to(0.0)])
            }
            Message::Order(order) => {
                steps.list.order(order);
                steps.row = 0;
                scroll_to(0.0)
            }
            Message::Press(row) => {
                steps.row = row;
                match steps.list.rows().get(row) {
                    Some(Row::Family { family, open, .. }) => {
                        let (family, open) = (*family, !*open);
                        steps.list.open(family, open);
                    }
                    Some(Row::Step(_)) => self.show_row(),
                    None => {}
                }
                Task::none()
            }
            Message::Move(rows) => {
                let last = steps.list.rows().len().saturating_sub(1);
                steps.row = steps.row.saturating_add_signed(rows).min(last);
                self.show_row();
                self.reveal_row()
            }
            Message::Open(open) => {
                self.open_family(open);
                self.reveal_row()
            }
            Message::Scrolled(seen) => {
                let was_known = steps.seen.height;
                steps.seen = seen;
                if seen.height == was_known {
                    Task::none()
                } else {
                    self.reveal_row()
                }
            }
            Message::Cancel => {
                if let Some(search) = &steps.search {
                    let number = search.job.number;
                    steps.begin_list(number);
                    steps.search = None;
                    steps.stopped = true;
                }
                Task::none()
            }
        };
        if task.units() == 0 {
            Action::None
        } else {
            Action::Run(task)
        }
    }

    /// What a key asks for where all steps are shown.
    pub(super) fn every_step_shortcut(&self, shortcut: Shortcut) -> Option<ScreenMessage> {
        let page = PAGE as isize;
        let busy = self.work.is_some() || self.correcting_givens;
        let message = match shortcut {
            Shortcut::Move(Direction::Up) => Message::Move(-1),
            Shortcut::Move(Direction::Down) => Message::Move(1),
            Shortcut::Move(Direction::Left) => Message::Open(false),
            Shortcut::Move(Direction::Right) => Message::Open(true),
            Shortcut::Page(Direction::Up) => Message::Move(-page),
            Shortcut::Page(_) => Message::Move(page),
            Shortcut::First => Message::Move(isize::MIN),
            Shortcut::Last => Message::Move(isize::MAX),
            Shortcut::Find => Message::Find,
            Shortcut::Order => Message::Order(match self.every_step.list.ordered() {
                Order::Difficulty => Order::Effect,
                Order::Effect => Order::Difficulty,
            }),
            Shortcut::Escape if busy => return None,
            Shortcut::Escape if !self.every_step.list.filtered().is_empty() => Message::Clear,
            Shortcut::Escape if self.every_step.search.is_some() => Message::Cancel,
            Shortcut::Escape => return Some(ScreenMessage::Show(Beside::Step)),
            _ => return None,
        };
        Some(message.into())
    }

    /// The steps that are listed, in their order; those of closed families are
    /// not.
    pub fn listed_steps(&self) -> impl Iterator<Item = &Finding> {
        let list = &self.every_step.list;
        list.rows().iter().filter_map(|row| match row {
            Row::Step(number) => list.finding(*number),
            Row::Family { .. } => None,
        })
    }

    /// The families that are listed, each with the number of its steps.
    pub fn listed_families(&self) -> impl Iterator<Item = (Family, usize)> {
        let rows = self.every_step.list.rows().iter();
        rows.filter_map(|row| match row {
            Row::Family { family, count, .. } => Some((*family, *count)),
            Row::Step(_) => None,
        })
    }

    /// Whether what is listed is of the board as it stands.
    fn is_listed_here(&self) -> bool {
        self.every_step.is_of(self.session.grid(), self.choice)
    }

    /// Shows the step in the chosen row on the board.
    fn show_row(&mut self) {
        let steps = &self.every_step;
        if let Some(Row::Step(number)) = steps.list.rows().get(steps.row)
            && let Some(finding) = steps.list.finding(*number)
            && self.is_listed_here()
        {
            self.focus = None;
            self.report = Report::Hinted {
                step: Arc::clone(&finding.step),
                told: Length::Argument,
            };
        }
    }

    /// Opens the family of the chosen row, or closes it.
    fn open_family(&mut self, open: bool) {
        let steps = &mut self.every_step;
        let above = steps.list.rows().iter().enumerate().take(steps.row + 1);
        let mut heads = above.filter_map(|(row, it)| match it {
            Row::Family { family, .. } => Some((row, *family)),
            Row::Step(_) => None,
        });
        let head = heads.next_back();
        if let Some((row, family)) = head {
            if !open {
                steps.row = row;
            }
            steps.list.open(family, open);
        }
    }

    /// Brings the chosen row into view.
    fn reveal_row(&mut self) -> Task<ScreenMessage> {
        let steps = &mut self.every_step;
        let start = steps.seen.start_to_reveal(steps.row, ROW);
        start.map_or_else(Task::none, |start| {
            steps.seen.start = start;
            scroll_to(start)
        })
    }

    /// Looks for the steps where they are not known.
    pub(super) fn follow_every_step(&mut self) -> Task<ScreenMessage> {
        let grid = self.session.grid();
        let choice = self.choice;
        let sought = self.every_step.search.as_ref();
        if sought.map_or_else(
            || self.every_step.is_of(grid, choice),
            |search| search.of.0 == *grid && search.of.1 == choice,
        ) {
            return Task::none();
        }
        let of = (grid.clone(), choice);
        let search = self.session.search_every_step();
        let rules = search.rules();
        self.every_step.jobs += 1;
        let number = self.every_step.jobs;
        let (job, task) = Job::start(number, |stop, sender| find_steps(search, stop, sender));
        self.every_step.search = Some(Search {
            job,
            rules,
            of,
            begun: false,
        });
        task.map(move |found| {
            let message = match found {
                Found::Steps(asked, steps) => Message::Found(number, asked, steps),
                Found::End(end) => Message::Ended(number, end),
            };
            message.into()
        })
    }
}

fn scroll_to(y: f32) -> Task<ScreenMessage> {
    operation::scroll_to(LIST, AbsoluteOffset { x: 0.0, y })
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::EveryStep(message)
    }
}

/// What the search for every step tells.
enum Found {
    Steps(usize, Vec<RuleFindings>),
    End(Result<(), Stopped>),
}

/// Looks for every step, and tells what it found from time to time.
fn find_steps(search: EveryStepSearch, stop: &Stop, sender: &Sender<Found>) {
    let mut asked = 0;
    let mut steps = Vec::new();
    let mut told = Instant::now();
    let end = search.run(stop, &mut |found| {
        asked += 1;
        steps.push(found);
        if told.elapsed() >= TELLING {
            sender.send(Found::Steps(asked, std::mem::take(&mut steps)));
            told = Instant::now();
        }
    });
    sender.send(Found::Steps(asked, steps));
    sender.send(Found::End(end));
}
