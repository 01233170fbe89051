//! The whole path: the moves so far and the steps ahead. It is found on another thread, and the
//! player can go along it in both directions.

mod grading;
mod keys;
mod line;
mod timeline;
mod uses;
mod view;
mod walk;

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;

use crate::list::{self, List, Rows};
use crate::lookup::{Late, Lookup, News, Teller};
use crate::screen::solver::Message as ScreenMessage;
use crate::screen::solver::context::{Context, Request};
use crate::screen::solver::doing::edit::Edit;
use crate::screen::solver::speed::Speed;
use grading::Grading;
use line::{End, Line};
use sudoku_engine::grid::Grid;
use sudoku_engine::rate::{Rating, RatingError, explainer};
use sudoku_engine::rules::{Deduction, Level, Technique};
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::solver::Ending;
use sudoku_engine::texts::Language;
use sudoku_telling::session::PathSearch;

pub use grading::{Rated, Scale};
pub(in crate::screen::solver) use keys::KEYS;

/// The deductions of one step.
type PathStep = Arc<[Deduction]>;

/// The time between two reports of new steps: long enough that the window does more than draw them.
const TELLING: Duration = Duration::from_millis(40);

/// The known path and its list.
#[derive(Debug, Default)]
pub(in crate::screen::solver) struct PathPanel {
    line: Line,
    /// The last place of the board on the line.
    place: usize,
    search: Lookup<Result<Ending, Stopped>, Vec<PathStep>>,
    /// The start and the rules of the line in the making.
    sought: Option<Sought>,
    grading: Grading,
    /// Whether the path plays by itself.
    playing: bool,
    /// The wait for the next step.
    pause: Lookup<()>,
    speed: Speed,
    list: List,
    /// Whether the list shows techniques instead of steps.
    summary: bool,
    techniques: List,
    /// The number of the chosen technique there.
    technique: usize,
}

#[derive(Debug)]
struct Sought {
    start: Grid,
    choice: u64,
    /// Whether the search has found something.
    begun: bool,
}

/// The messages of the path.
#[derive(Debug, Clone)]
pub enum Message {
    /// More steps were found, or the end of the path.
    Found(Late<Result<Ending, Stopped>, Vec<Arc<[Deduction]>>>),
    /// The puzzle was rated.
    Rated(Late<Rated>),
    /// The puzzle was rated by all rules of the catalog.
    Leveled(Late<Result<Rating, RatingError>>),
    /// The puzzle was rated as Sudoku Explainer does.
    Explained(Late<Result<explainer::Rating, RatingError>>),
    /// Tell the difficulty of steps on the other scale.
    Scale(Scale),
    /// Go to the place after this many moves.
    GoTo(usize),
    /// Start or stop playing.
    Play,
    /// It is time for the next step.
    Tick(Late<()>),
    /// Play at this speed.
    Speed(Speed),
    /// Go to just before the next use of this technique.
    UpTo(Technique),
    /// List techniques or steps.
    Summary,
    /// A message of the list of steps.
    List(list::Message),
    /// A message of the list of techniques.
    Techniques(list::Message),
    /// Stop looking for the path.
    Cancel,
    /// Look for it again.
    Again,
}

/// The visible state of the path, except the place of the board.
#[derive(Debug, PartialEq)]
pub(in crate::screen::solver) struct PathInView(bool, Speed, bool, usize, Scale, bool);

impl PathPanel {
    /// Stops all work when the path is out of sight.
    pub(in crate::screen::solver) fn rest(&mut self) {
        self.search.cancel();
        self.sought = None;
        self.stop_playing();
        self.grading.rest();
    }

    /// Stops playing.
    fn stop_playing(&mut self) {
        self.playing = false;
        self.pause.cancel();
    }

    /// When something else changes the board: stops playing, and drops the note on changed rules.
    pub(in crate::screen::solver) fn board_changes(&mut self) {
        self.stop_playing();
        self.grading.forget();
    }

    /// Starts a new line once the search has found something.
    fn begin_line(&mut self) {
        if let Some(sought) = &mut self.sought
            && !std::mem::replace(&mut sought.begun, true)
        {
            self.line = Line::new(sought.start.clone(), sought.choice);
            self.place = 0;
        }
    }

    /// The visible state, except the place of the board.
    pub(in crate::screen::solver) const fn seen(&self) -> PathInView {
        PathInView(
            self.playing,
            self.speed,
            self.summary,
            self.technique,
            self.grading.scale,
            self.is_searching(),
        )
    }

    pub(in crate::screen::solver) const fn is_searching(&self) -> bool {
        self.search.is_under_way()
    }

    /// Carries out a message.
    pub(in crate::screen::solver) fn update(
        &mut self,
        language: &Language,
        message: Message,
        context: &Context<'_>,
    ) -> Request<Message> {
        match message {
            Message::Found(late) => match self.search.take(late) {
                None => {}
                Some(News::Progress(steps)) => {
                    self.begin_line();
                    self.line.extend(steps);
                }
                Some(News::Answer(ending)) => {
                    self.begin_line();
                    self.line.end = ending.map_or(End::Stopped, End::Reached);
                    self.sought = None;
                }
            },
            Message::Rated(late) => self.grading.take(language, late, context.session),
            Message::Leveled(late) => self.grading.take_level(late),
            Message::Explained(late) => self.grading.take_explained(late),
            Message::Scale(scale) => {
                self.grading.scale = scale;
                if scale == Scale::Hodoku {
                    self.grading.stop_explaining();
                }
            }
            Message::UpTo(technique) => {
                if let Some(place) = self.next_use(technique, context) {
                    self.stop_playing();
                    return self.go_to(place, context);
                }
            }
            Message::GoTo(place) => {
                self.stop_playing();
                return self.go_to(place, context);
            }
            Message::List(message) => {
                let rows = self.rows(context);
                return match self.list.update(message, &rows) {
                    list::Action::Choose(row) => {
                        self.stop_playing();
                        self.go_to(row, context)
                    }
                    list::Action::Run(task) => Request::run(task),
                };
            }
            Message::Techniques(message) => return self.among_techniques(message, context),
            Message::Play => return self.play(context),
            Message::Tick(late) => {
                if self.pause.answer(late).is_some() {
                    return self.go_on(context);
                }
            }
            Message::Speed(speed) => self.speed = speed,
            Message::Summary => {
                self.summary = !self.summary;
                self.technique = 0;
            }
            Message::Cancel => self.stop_search(),
            Message::Again => self.line = Line::default(),
        }
        Request::None
    }

    /// The place of the board on the line, if the board is on it and the rules are the same.
    fn on_line(&self, context: &Context<'_>) -> Option<usize> {
        let place = self.line.place_of(context.session.grid(), self.place);
        place.filter(|_| self.line.choice == context.choice)
    }

    /// The steps ahead. During the search after a change of the board, these are the previous ones.
    pub(in crate::screen::solver) fn ahead(&self, context: &Context<'_>) -> &[PathStep] {
        let place = self.on_line(context).unwrap_or(self.place);
        self.line.after(place)
    }

    /// The number of moves and steps from the opening or the last restart to the solution, if the
    /// path is known to reach it.
    pub(in crate::screen::solver) fn length(&self, context: &Context<'_>) -> Option<usize> {
        let is_solved = matches!(self.ending(context), Some(Ending::Solved));
        is_solved.then(|| context.moves_made() + self.ahead(context).len())
    }

    /// The levels of the steps ahead.
    pub(in crate::screen::solver) fn levels_ahead(
        &self,
        context: &Context<'_>,
    ) -> Vec<Option<Level>> {
        let steps = self.ahead(context).iter();
        steps
            .map(|step| step.first().map(|first| first.technique.level()))
            .collect()
    }

    /// Looks for the path only, for a panel that mentions it.
    pub(in crate::screen::solver) fn look_ahead(&mut self, context: &Context<'_>) -> Task<Message> {
        self.look_for_path(context)
    }

    /// The end of the path, if it is known.
    pub(in crate::screen::solver) fn ending(&self, context: &Context<'_>) -> Option<&Ending> {
        match &self.line.end {
            End::Reached(ending) if self.on_line(context).is_some() => Some(ending),
            _ => None,
        }
    }

    /// Starts the searches for the path and its ratings, waits for the next step while playing, and
    /// scrolls to the last move.
    pub(in crate::screen::solver) fn follow(&mut self, context: &Context<'_>) -> Task<Message> {
        let path = self.look_for_path(context);
        let rating = self.look_for_rating(context);
        let level = self.look_for_level(context);
        let explained = self.look_for_explained(context);
        let pause = self.wait();
        let rows = self.rows(context);
        let reveal = self.list.follow(&rows);
        Task::batch([path, rating, level, explained, pause, reveal])
    }

    /// The rows: the opened board, then one for each move and step.
    fn rows(&self, context: &Context<'_>) -> Rows<'static> {
        let made = context.made();
        Rows::new(1 + made + self.ahead(context).len(), Some(made)).with_neighbors()
    }

    /// The rows of techniques, then their total and the moves by no rule.
    fn technique_rows(&self, context: &Context<'_>) -> Rows<'static> {
        let uses = self.uses(context).len();
        let total = usize::from(uses > 0);
        let rows = uses + total + self.others(context).len();
        Rows::new(rows, Some(self.technique))
    }

    fn among_techniques(
        &mut self,
        message: list::Message,
        context: &Context<'_>,
    ) -> Request<Message> {
        let rows = self.technique_rows(context);
        let below: Vec<usize> = (self.uses(context).len()..rows.count()).collect();
        let rows = rows.with_headings(&below);
        Request::run(match self.techniques.update(message, &rows) {
            list::Action::Choose(row) => {
                self.technique = row;
                self.techniques.reveal(&self.technique_rows(context))
            }
            list::Action::Run(task) => task,
        })
    }

    fn look_for_path(&mut self, context: &Context<'_>) -> Task<Message> {
        let choice = context.choice;
        if self.on_line(context).is_none() {
            self.line.lead_here(context.session, choice);
        }
        if let Some(place) = self.on_line(context) {
            self.place = place;
            let open = self.line.end == End::Open;
            if !open || self.sought.as_ref().is_some_and(|it| it.begun) {
                return Task::none();
            }
        }
        let search = context.session.search_path();
        let is_sought =
            |it: &Sought| !it.begun && it.choice == choice && it.start == *search.start();
        if self.sought.as_ref().is_some_and(is_sought) {
            return Task::none();
        }
        self.sought = Some(Sought {
            start: search.start().clone(),
            choice,
            begun: false,
        });
        let found = self
            .search
            .begin(move |stop, teller| find_path(search, stop, teller));
        found.map(Message::Found)
    }

    /// Stops the search, keeping its findings.
    fn stop_search(&mut self) {
        if self.search.cancel() {
            self.begin_line();
            self.line.end = End::Stopped;
            self.sought = None;
        }
    }

    /// The change that leads to the place after this many moves, or as far as the path is known:
    /// makes steps to go forward, takes moves back to go backward.
    fn go_to(&mut self, place: usize, context: &Context<'_>) -> Request<Message> {
        let made = context.made();
        if place == made {
            return Request::None;
        }
        if place < made {
            let journal = context.session.journal();
            let first = journal.board_moves().nth(place).map(|(index, _)| index);
            return Request::Change(Edit::TakeBack(first.unwrap_or(made)));
        }
        if self.on_line(context).is_none() {
            return Request::None;
        }
        let steps = self.ahead(context).iter().take(place - made);
        Request::Change(Edit::GoOn(steps.map(Arc::clone).collect()))
    }
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::Path(message)
    }
}

/// Looks for the path, and reports steps from time to time.
fn find_path(
    search: PathSearch,
    stop: &Stop,
    teller: &Teller<Result<Ending, Stopped>, Vec<PathStep>>,
) -> Result<Ending, Stopped> {
    let mut steps = Vec::new();
    let mut told = Instant::now();
    let ending = search.run(stop, &mut |step| {
        steps.push(step);
        if told.elapsed() >= TELLING {
            teller.tell(std::mem::take(&mut steps));
            told = Instant::now();
        }
    });
    teller.tell(steps);
    ending
}
