//! The window: state, message, update, view.
//!
//! The program owns the screens, the settings and the dialog over the window. Each [`screen`] has
//! its own state and messages, and asks for anything outside itself by an action.

#![warn(unreachable_pub)]
#![forbid(unsafe_code)]

pub mod ask;
pub mod autosave;
mod bar_words;
mod best;
pub mod board;
pub mod builtin;
pub mod changed;
pub mod choice;
mod convert;
mod copy_and_export;
mod dialogs;
mod discarded;
mod draft;
mod events;
pub mod file_dialog;
mod files;
mod frame;
mod granted;
mod idle;
mod keys;
pub mod languages;
mod last_place;
mod launch;
mod lesson_progress;
pub mod list;
pub mod lookup;
mod message;
pub mod modal;
#[doc(hidden)]
pub mod moment;
pub mod motion;
mod names;
mod notice;
mod own_names;
pub mod pad;
mod paths;
mod preferences;
mod puzzle_list;
mod read_in;
pub mod reading;
mod refused;
pub mod saving;
pub mod screen;
mod screens;
mod set;
pub mod settings;
pub mod shortcut;
mod shown;
pub mod solved_puzzles;
mod source;
mod speak;
pub mod telling;
#[doc(hidden)]
pub mod theme;
mod view;
#[doc(hidden)]
pub mod widget;

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

use std::time::Instant;

use iced::{Size, Task, window};

use autosave::Autosave;
use file_dialog::FileDialog;
use frame::Frame;
use last_place::WayBack;
use lookup::Late;
use modal::{Leaving, Modal};
use motion::Pace;
use notice::Notices;
use preferences::Preferences;
use reading::Reading;
use saving::Saving;
use screen::lessons::Lessons;
use screen::solver::{self, Event, SolverScreen};
use screen::start::{self, Start};
use screens::Screens;
use settings::Beside;
use settings::{Settings, Store, WindowSize};
use sudoku_engine::rules::Technique;
use sudoku_engine::sudoku::GameRecord;
use sudoku_engine::texts::said;

pub use launch::{Opening, iced_settings, run};
pub use message::Message;
pub use screens::Screen;
pub use source::Source;

/// The whole state of the window.
#[derive(Debug)]
pub struct App {
    screens: Screens,
    modal: Option<Modal>,
    notices: Notices,
    preferences: Preferences,
    frame: Frame,
    /// The system's file dialog.
    dialog: FileDialog,
    saving: Saving,
    /// The check whether other windows or programs changed the open file.
    watch: changed::Watch,
    autosave: Autosave,
    /// The read under way, until its puzzles are shown.
    reading: Option<Reading>,
    /// The puzzles solved so far.
    solved: solved_puzzles::SolvedRecord,
    /// The way back to the place where the program was last closed, unless it is there.
    way_back: Option<WayBack>,
    /// The rules that went wrong, of which the player was told.
    refused: HashSet<Technique>,
}

impl App {
    /// The program on its start screen.
    pub fn new(settings: Settings, store: Store) -> Self {
        Self::know_shortcuts();
        Self {
            screens: Screens::default(),
            modal: None,
            notices: Notices::default(),
            frame: Frame::new(settings.window),
            preferences: Preferences::new(settings, store),
            dialog: FileDialog::default(),
            saving: Saving::default(),
            watch: changed::Watch::default(),
            autosave: Autosave::default(),
            reading: None,
            solved: solved_puzzles::SolvedRecord::default(),
            way_back: None,
            refused: HashSet::new(),
        }
    }

    /// Carries out a message.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        let may_change = autosave::may_change(&message);
        if view::may_change(&message) {
            self.frame.redraw();
            self.screens.start_mut().redraw();
        }
        let was_resuming = self.is_resuming();
        let before = self.over_and_screen();
        let in_front = match idle::is_pressed(&message) {
            // Not every system reports that the window is in front.
            true => {
                self.frame.set_in_front(true);
                self.show_passing()
            }
            false => Task::none(),
        };
        let answer = match idle::comes_by_itself(&message) {
            true => None,
            false => self.beside_answer(),
        };
        let task = self.carry_out(message);
        self.end_answer(answer);
        let focus = if self.comes_over(before) {
            self.leave_focus()
        } else {
            Task::none()
        };
        let follows = self.follow();
        if was_resuming && !self.is_resuming() {
            self.resumed();
        }
        Task::batch([in_front, focus, task, follows, self.after(may_change)])
    }

    fn carry_out(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Start(message) => self.on_start(message),
            Message::Solver(message) => self.on_solver(message),
            Message::Collection(message) => self.on_collection(message),
            Message::Lessons(message) => self.on_lessons(message),
            Message::Create(message) => self.on_create(message),
            Message::Modal(message) => self.on_modal(message),
            Message::Ask(ask) => self.grant(ask),
            Message::Key(key, modifiers) => self.on_key(&key, modifiers),
            Message::FieldLeft => self.field_left(),
            Message::Focus(on) => self.focus(on),
            Message::FocusDropped(any) => self.focus_dropped(any),
            Message::FullScreen => self.turn_full_screen(),
            Message::OpenAnswered(late) => self.open_answered(late),
            Message::SaveAnswered(late) => self.save_answered(late),
            Message::Saved(done) => self.was_saved(done),
            Message::ExportAnswered(late) => self.export_answered(late),
            Message::Read(late) => self.read(late),
            Message::ReadingIsLong(late) => {
                self.reading_is_long(late);
                Task::none()
            }
            Message::Dropped(path) => self.open_path(path),
            Message::Pasted(text) => self.pasted(text),
            Message::NoticeDismissed => {
                self.close_notice();
                Task::none()
            }
            Message::CopyReport => self.copy_report(),
            Message::NoticePassed(late) => {
                self.notices.passed(late, self.frame.is_in_front());
                Task::none()
            }
            Message::SystemMotion(pace) => {
                self.frame.report_pace(pace);
                self.set_pace();
                self.begin_demonstration();
                Task::none()
            }
            Message::Frame(now) => {
                self.frame(now);
                Task::none()
            }
            Message::FrameDue(late) => {
                if self.frame.is_due(late) {
                    self.frame(Instant::now());
                }
                Task::none()
            }
            Message::SystemTheme(mode) => {
                self.frame.report_theme(mode);
                self.screens.redraw();
                Task::none()
            }
            // A system may accept this only now.
            Message::Opened(id) => {
                self.begin_demonstration();
                if self.settings().maximized {
                    window::maximize(id, true)
                } else {
                    Task::none()
                }
            }
            Message::Resized(size) => self.resized(size),
            Message::Maximized(maximized) => {
                self.maximized(maximized);
                Task::none()
            }
            Message::InFront(is_it) => self.in_front(is_it),
            Message::FileLookedAt(late) => self.file_looked_at(late),
            Message::CloseRequested => match self.modal {
                // The player is asked already, perhaps about the draft by now.
                Some(Modal::Leave(Leaving::Quit | Leaving::Draft)) => Task::none(),
                _ => self.leave(Leaving::Quit),
            },
            Message::BeginningIsLong(late) => {
                self.beginning_is_long(late);
                Task::none()
            }
            Message::Autosave(message) => self.on_autosave(message),
            Message::SolvedPuzzles(message) => self.on_solved_puzzles(message),
        }
    }

    /// The kind of the dialog over the window, whether a menu is open, and the screen.
    fn over_and_screen(&self) -> (Option<Discriminant<Modal>>, bool, Screen) {
        let menu = self.screens.solver().and_then(SolverScreen::menu);
        let modal = self.modal.as_ref().map(discriminant);
        (modal, menu.is_some(), self.screen())
    }

    /// Whether a dialog, a menu or another screen took over the keys. Closing a menu does not
    /// count.
    fn comes_over(&self, before: (Option<Discriminant<Modal>>, bool, Screen)) -> bool {
        let (modal, menu, screen) = self.over_and_screen();
        (modal, screen) != (before.0, before.2) || menu && !before.1
    }

    /// The screen that is shown.
    pub const fn screen(&self) -> Screen {
        self.screens.shown()
    }

    /// The solver screen, once a puzzle is open.
    pub const fn solver(&self) -> Option<&SolverScreen> {
        self.screens.solver()
    }

    /// The solver screen for changes.
    pub const fn solver_mut(&mut self) -> Option<&mut SolverScreen> {
        self.screens.solver_mut()
    }

    /// The lessons, once they are open.
    pub const fn lessons(&self) -> Option<&Lessons> {
        self.screens.lessons()
    }

    /// The start screen.
    pub const fn start(&self) -> &Start {
        self.screens.start()
    }

    /// The scene on the board of the start screen.
    pub fn start_scene(&self) -> board::Scene {
        self.screens.start().scene(self.start_context())
    }

    /// The dialog over the window.
    pub const fn modal(&self) -> Option<&Modal> {
        self.modal.as_ref()
    }

    /// The text of the notice.
    pub fn notice(&self) -> Option<String> {
        self.notices.text().map(|text| self.worded(text))
    }

    /// The request to the system's file dialog, while it is open.
    pub fn file_request(&self) -> Option<&file_dialog::Request> {
        match &self.modal {
            Some(Modal::ProgressFile(dialog)) => dialog.request(),
            _ => self.dialog.request(),
        }
    }

    /// The answer of the open file dialog, for tests that choose a file.
    pub fn answer_to_file_request(
        &self,
        answer: file_dialog::Answer,
    ) -> Option<Late<file_dialog::Answer>> {
        self.dialog.answered(answer)
    }

    /// The present settings.
    pub const fn settings(&self) -> &Settings {
        self.preferences.settings()
    }

    fn on_start(&mut self, message: start::Message) -> Task<Message> {
        let action = self.screens.start_mut().update(message);
        self.act(action, Message::Start)
    }

    fn on_solver(&mut self, message: solver::Message) -> Task<Message> {
        let Some(solver) = self.screens.solver_mut() else {
            return Task::none();
        };
        let (action, events) = solver.update(self.preferences.language(), message);
        // A search opens on request, and a game belongs to its puzzle: keep neither.
        if !matches!(solver.beside(), Beside::Search | Beside::Game) {
            self.preferences.settings_mut().beside = solver.beside();
        }
        let beside = solver.beside();
        if Beside::MORE.contains(&beside) && !self.settings().opened.contains(&beside) {
            self.preferences.settings_mut().opened.push(beside);
        }
        // First the events: the request may replace the puzzle.
        let happened = self.happened(events);
        Task::batch([happened, self.act(action, Message::Solver)])
    }

    /// Carries out what follows from events on the solver screen.
    pub(crate) fn happened(&mut self, events: Vec<Event>) -> Task<Message> {
        let tasks = events.into_iter().map(|event| {
            match event {
                Event::Met(met) => self.note_met(met),
                Event::Solved(puzzle) => return self.note_solved(*puzzle),
                Event::SolvedOfLesson(technique) => self.note_lesson_solved(technique),
                Event::Won(record) => self.keep_best(&record),
                Event::TimeUp => return self.tell(said!("game-time-over")),
                Event::Reported => return solver::card_from_its_top(),
            }
            Task::none()
        });
        Task::batch(tasks.collect::<Vec<_>>())
    }

    /// Shows a puzzle in place of the open one.
    pub(crate) fn replace_solver(&mut self, mut solver: SolverScreen) -> Task<Message> {
        self.notices.withdraw_offer();
        let events = solver.opened();
        self.screens.open(solver);
        self.happened(events)
    }

    /// Updates the state that depends on the screen after a message, and starts the lookups that
    /// the screen needs.
    fn follow(&mut self) -> Task<Message> {
        self.tell_by_learned();
        let events = self.screens.note_sight(self.modal.is_some());
        let happened = self.happened(events);
        let demonstrates = self.screen() == Screen::Start
            && self.modal.is_none()
            && self.start_context().shows_demonstration();
        let start = self
            .screens
            .start_mut()
            .follow(demonstrates)
            .map(Message::Start);
        let screen = self.screens.follow();
        self.tell_refused();
        let notice = self.follow_notice();
        let frame = self.frame.follow_motion(self.screens.is_moving());
        Task::batch([
            happened,
            start,
            screen,
            notice,
            frame.map(Message::FrameDue),
        ])
    }

    /// Shows moving parts as they are at this moment.
    fn frame(&mut self, now: Instant) {
        if let Some(solver) = self.screens.solver_mut() {
            solver.frame(now);
        }
    }

    fn is_resuming(&self) -> bool {
        self.screens.solver().is_some_and(SolverScreen::is_resuming)
    }

    /// Marks the work as safe if a puzzle was resumed with nothing to save, with or without its
    /// game.
    fn resumed(&mut self) {
        if self.screens.solver().is_some_and(|it| !it.is_unsaved()) {
            self.work_is_safe();
        }
    }

    /// Saves the records of a game that was just won, and tells the player.
    fn keep_best(&mut self, record: &GameRecord) {
        let kept = best::keep(self.preferences.store(), record);
        if let (Some(solver), Some(best)) = (self.screens.solver_mut(), kept.best) {
            solver.tell_best(best, kept.record);
        }
        if let Some(notice) = kept.notice {
            self.notices.complain(notice);
        }
    }

    /// The window came to the front, or left it.
    fn in_front(&mut self, is_it: bool) -> Task<Message> {
        self.frame.set_in_front(is_it);
        if is_it {
            Task::batch([self.show_passing(), self.look_at_file()])
        } else {
            Task::none()
        }
    }

    fn show(&mut self, screen: Screen) -> Task<Message> {
        if screen != Screen::Solver {
            // The start screen shows what was left behind.
            self.notices.withdraw_offer();
        }
        self.screens.show(screen);
        Task::none()
    }

    fn resized(&mut self, size: Size) -> Task<Message> {
        let before = self.scale();
        self.preferences.settings_mut().window = WindowSize {
            width: size.width * before,
            height: size.height * before,
        };
        let maximized = window::latest()
            .and_then(window::is_maximized)
            .map(Message::Maximized);
        if self.scale() == before {
            return maximized;
        }
        self.screens.redraw();
        // Sizes in the old scale may still be on their way.
        let size = window::latest()
            .and_then(window::size)
            .map(Message::Resized);
        Task::batch([maximized, size])
    }

    fn maximized(&mut self, maximized: bool) {
        self.preferences.settings_mut().maximized = maximized;
        if !maximized {
            self.frame.note_size(self.settings().window);
        }
    }

    /// Saves the settings, and tells the player if that fails.
    fn remember(&mut self) {
        let (place, usual_size) = (self.left_off(), self.frame.usual_size());
        if let Err(error) = self.preferences.save(place, usual_size) {
            self.notices.complain(error);
        }
    }

    /// The pace of steps.
    const fn pace(&self) -> Pace {
        self.frame.pace(self.settings().motion)
    }

    /// Starts the demonstration, once, unless motion is turned off.
    fn begin_demonstration(&mut self) {
        if self.pace() != Pace::AtOnce {
            self.screens.start_mut().begin();
        }
    }

    fn set_pace(&mut self) {
        self.screens.set_pace(self.pace());
    }
}
