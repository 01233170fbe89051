//! The whole path: the moves that led here, and the steps that lead on. It is
//! looked for beside the window, and gone along in both directions.

mod grading;
mod line;
mod timeline;
mod view;
mod walk;

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;
use iced::widget::operation;
use iced::widget::scrollable::AbsoluteOffset;

use super::background::{Job, Sender};
use super::{Action, Beside, Message as ScreenMessage, Solver};
use crate::app::screen::solver::speed::Speed;
use crate::app::shortcut::{Direction, Shortcut};
use crate::app::widget::Seen;
use crate::grid::Grid;
use crate::rate::{Rating, RatingError};
use crate::rules::{Deduction, Technique};
use crate::search::{Stop, Stopped};
use crate::session::PathSearch;
use crate::solver::Ending;
use crate::sudoku::Cause;
use grading::Grading;
use line::{End, Line};

/// The deductions of one step.
type Step = Arc<[Deduction]>;

/// The list.
const LIST: &str = "path-list";

/// The height of a row of the list.
const ROW: f32 = 27.0;

/// How many steps a page key goes.
const PAGE: usize = 10;

/// How often what was found is told: not so often that the window does nothing
/// but draw it.
const TELLING: Duration = Duration::from_millis(40);

/// What is known of the path, and how it is shown.
#[derive(Debug, Default)]
pub(super) struct Path {
    line: Line,
    /// Where the board was last on the line.
    place: usize,
    /// The search for a line, and where it begins.
    search: Option<Search>,
    jobs: u64,
    grading: Grading,
    /// Whether it goes on by itself: which time.
    playing: Option<u64>,
    plays: u64,
    speed: Speed,
    seen: Seen,
    /// The move that was brought into view last.
    revealed: Option<usize>,
    /// Whether the techniques are listed in the place of the steps.
    summary: bool,
    /// The technique there that keys act on, by its number.
    row: usize,
}

#[derive(Debug)]
struct Search {
    job: Job,
    start: Grid,
    choice: u64,
    /// Whether something of it has come.
    begun: bool,
}

/// What can happen on the path.
#[derive(Debug, Clone)]
pub enum Message {
    /// More steps were found: by which search.
    Found(u64, Vec<Arc<[Deduction]>>),
    /// The search for the path came to its end.
    Ended(u64, Result<Ending, Stopped>),
    /// The puzzle was rated: by which work; and, if that was asked for, by the
    /// rules as they were before.
    Rated(u64, Result<Rating, RatingError>, Option<Rating>),
    /// Go to where so many moves are made.
    GoTo(usize),
    /// Go on by itself, or stop that.
    Play,
    /// It is time for the next step: of which time that it went on.
    Tick(u64),
    /// Go on by itself at this speed.
    Speed(Speed),
    /// Go to just before the next step of this technique.
    UpTo(Technique),
    /// Choose a technique so many rows away.
    Row(isize),
    /// List the techniques in the place of the steps, or the steps again.
    Summary,
    /// The list was scrolled.
    Scrolled(Seen),
    /// Stop looking for the path.
    Cancel,
    /// Look for it again.
    Again,
}

impl Path {
    /// Nothing is shown of it: nothing is looked for.
    pub(super) fn rest(&mut self) {
        self.search = None;
        self.pause();
        self.grading.rest();
    }

    /// Goes on by itself no longer.
    pub(super) const fn pause(&mut self) {
        self.playing = None;
    }

    /// The board is changed: it goes on no longer, and what was told of the
    /// rules has been read.
    pub(super) fn board_changes(&mut self) {
        self.pause();
        self.grading.forget();
    }

    /// A number for new work.
    const fn new_job(&mut self) -> u64 {
        self.jobs += 1;
        self.jobs
    }

    fn search_with(&mut self, number: u64) -> Option<&mut Search> {
        self.search
            .as_mut()
            .filter(|search| search.job.number == number)
    }

    /// The line begins anew where the search that found something began.
    fn begin_line(&mut self, number: u64) -> bool {
        let Some(search) = self.search_with(number) else {
            return false;
        };
        if !std::mem::replace(&mut search.begun, true) {
            self.line = Line::new(search.start.clone(), search.choice);
            self.place = 0;
        }
        true
    }

    fn is_searching(&self) -> bool {
        self.search.is_some()
    }
}

impl Solver {
    /// Carries out a message.
    pub(super) fn on_path(&mut self, message: Message) -> Action {
        match message {
            Message::Found(number, steps) => {
                if self.steps.begin_line(number) {
                    self.steps.line.extend(steps);
                }
            }
            Message::Ended(number, result) => {
                if self.steps.begin_line(number) {
                    self.steps.line.end = result.map_or(End::Stopped, End::Reached);
                    self.steps.search = None;
                }
            }
            Message::Rated(number, rating, before) => self.rated(number, rating, before),
            Message::UpTo(technique) => {
                if let Some(place) = self.next_use(technique) {
                    self.go_to(place);
                }
            }
            Message::Row(rows) => {
                let last = self.tallies().len().saturating_sub(1);
                let row = self.steps.row.saturating_add_signed(rows).min(last);
                self.steps.row = row;
                // Below the heading.
                return Action::Run(scroll_to(row.saturating_sub(1) as f32 * ROW));
            }
            Message::GoTo(place) => self.go_to(place),
            Message::Play => return self.play(),
            Message::Tick(number) => return self.tick(number),
            Message::Speed(speed) => self.steps.speed = speed,
            Message::Summary => return self.turn_summary(),
            Message::Scrolled(seen) => {
                if seen.height != self.steps.seen.height {
                    self.steps.revealed = None;
                }
                self.steps.seen = seen;
            }
            Message::Cancel => self.stop_path(),
            Message::Again => self.steps.line = Line::default(),
        }
        Action::None
    }

    /// What a key asks for where the path is shown.
    pub(super) fn path_shortcut(&self, shortcut: Shortcut) -> Option<ScreenMessage> {
        let made = self.made();
        let busy = self.work.is_some() || self.correcting_givens;
        let message = match shortcut {
            Shortcut::Move(Direction::Up) if self.steps.summary => Message::Row(-1),
            Shortcut::Move(Direction::Down) if self.steps.summary => Message::Row(1),
            Shortcut::Accept if self.steps.summary && self.first_answer().is_none() => {
                Message::UpTo(self.tallies().get(self.steps.row)?.technique)
            }
            Shortcut::Move(Direction::Left | Direction::Up) => {
                Message::GoTo(made.saturating_sub(1))
            }
            Shortcut::Move(Direction::Right | Direction::Down) => Message::GoTo(made + 1),
            Shortcut::Page(Direction::Up) => Message::GoTo(made.saturating_sub(PAGE)),
            Shortcut::Page(_) => Message::GoTo(made + PAGE),
            Shortcut::First => Message::GoTo(0),
            Shortcut::Last => Message::GoTo(made + self.ahead().len()),
            Shortcut::Accept => return self.first_answer().or(Some(Message::Play.into())),
            Shortcut::All(true) => Message::Speed(self.steps.speed.faster()),
            Shortcut::All(false) => Message::Speed(self.steps.speed.slower()),
            Shortcut::Summary => Message::Summary,
            Shortcut::Escape if busy => return None,
            Shortcut::Escape if self.steps.playing.is_some() => Message::Play,
            Shortcut::Escape if self.steps.is_searching() => Message::Cancel,
            Shortcut::Escape => return Some(ScreenMessage::Show(Beside::Step)),
            _ => return None,
        };
        Some(message.into())
    }

    /// How many moves are made just before the next step of a technique, or, if
    /// none lies ahead, before the first one that was made.
    fn next_use(&self, technique: Technique) -> Option<usize> {
        let is_it = |step: &[Deduction]| step.first().is_some_and(|it| it.technique == technique);
        let fits = self.on_line().is_some();
        let ahead = self.ahead().iter().position(|step| fits && is_it(step));
        let journal = self.session.journal();
        ahead.map(|place| self.made() + place).or_else(|| {
            let mut moves = journal.board_moves();
            moves.position(|(_, it)| matches!(&it.cause, Cause::Rule(step) if is_it(step)))
        })
    }

    /// How many moves led here, but for marks.
    fn made(&self) -> usize {
        self.session.journal().board_moves().len()
    }

    /// Where the board is on the line, if it is there and the line is that of
    /// the rules as they are.
    fn on_line(&self) -> Option<usize> {
        let line = &self.steps.line;
        let place = line.place_of(self.session.grid(), self.steps.place);
        place.filter(|_| line.choice == self.choice)
    }

    /// The steps that lead on. While those from a board that has just changed
    /// are looked for, they are what was ahead before.
    pub fn ahead(&self) -> &[Arc<[Deduction]>] {
        let place = self.on_line().unwrap_or(self.steps.place);
        self.steps.line.after(place)
    }

    /// How the path ends, if that is known.
    pub fn path_ending(&self) -> Option<&Ending> {
        match &self.steps.line.end {
            End::Reached(ending) if self.on_line().is_some() => Some(ending),
            _ => None,
        }
    }

    /// Looks for the path and for the rating where they are not known, and
    /// brings the last move into view.
    pub(super) fn follow_path(&mut self) -> Task<ScreenMessage> {
        let path = self.look_for_path();
        let rating = self.look_for_rating();
        let made = self.made();
        let reveal = if self.steps.revealed.replace(made) == Some(made) {
            Task::none()
        } else {
            self.reveal_place(made)
        };
        Task::batch([
            path.map(ScreenMessage::Path),
            rating.map(ScreenMessage::Path),
            reveal,
        ])
    }

    /// Brings a row of the list into view, with its neighbours.
    fn reveal_place(&mut self, place: usize) -> Task<ScreenMessage> {
        let before = self.steps.seen;
        let last = self.made() + self.ahead().len();
        for row in [(place + 1).min(last), place.saturating_sub(1)] {
            let start = self.steps.seen.start_to_reveal(row, ROW);
            self.steps.seen.start = start.unwrap_or(self.steps.seen.start);
        }
        let most = (last + 1) as f32 * ROW - before.height;
        let start = self.steps.seen.start.min(most).max(0.0);
        self.steps.seen.start = start;
        if self.steps.seen == before {
            Task::none()
        } else {
            scroll_to(start)
        }
    }

    /// Lists the techniques in the place of the steps, or the steps again. Both
    /// lists scroll in the same place.
    fn turn_summary(&mut self) -> Action {
        self.steps.summary = !self.steps.summary;
        self.steps.row = 0;
        if self.steps.summary {
            Action::Run(scroll_to(0.0))
        } else {
            self.steps.seen.start = f32::INFINITY;
            self.steps.revealed = None;
            Action::None
        }
    }

    fn look_for_path(&mut self) -> Task<Message> {
        let choice = self.choice;
        if self.on_line().is_none() {
            self.steps.line.lead_here(&self.session, choice);
        }
        if let Some(place) = self.on_line() {
            self.steps.place = place;
            let open = self.steps.line.end == End::Open;
            if !open || self.steps.search.as_ref().is_some_and(|it| it.begun) {
                return Task::none();
            }
        }
        let search = self.session.search_path();
        let sought = self.steps.search.as_ref();
        if sought.is_some_and(|it| !it.begun && it.choice == choice && it.start == *search.start())
        {
            return Task::none();
        }
        let start = search.start().clone();
        let (job, task) = Job::start(self.steps.new_job(), |stop, sender| {
            find_path(search, stop, sender);
        });
        let number = job.number;
        self.steps.search = Some(Search {
            job,
            start,
            choice,
            begun: false,
        });
        task.map(move |found| match found {
            Found::Steps(steps) => Message::Found(number, steps),
            Found::Ending(ending) => Message::Ended(number, ending),
        })
    }

    /// Stops looking for the path, and keeps what was found of it.
    fn stop_path(&mut self) {
        if let Some(search) = &self.steps.search {
            let number = search.job.number;
            self.steps.begin_line(number);
            self.steps.line.end = End::Stopped;
            self.steps.search = None;
        }
    }
}

fn scroll_to(y: f32) -> Task<ScreenMessage> {
    operation::scroll_to(LIST, AbsoluteOffset { x: 0.0, y })
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::Path(message)
    }
}

/// What the search for the path tells.
enum Found {
    Steps(Vec<Step>),
    Ending(Result<Ending, Stopped>),
}

/// Looks for the path, and tells its steps from time to time.
fn find_path(search: PathSearch, stop: &Stop, sender: &Sender<Found>) {
    let mut steps = Vec::new();
    let mut told = Instant::now();
    let ending = search.run(stop, &mut |step| {
        steps.push(step);
        if told.elapsed() >= TELLING {
            sender.send(Found::Steps(std::mem::take(&mut steps)));
            told = Instant::now();
        }
    });
    sender.send(Found::Steps(steps));
    sender.send(Found::Ending(ending));
}
