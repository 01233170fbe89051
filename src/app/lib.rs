//! The window: state, message, update, view.
//!
//! The program owns the screens, the settings and the dialog over the window. Each [`screen`] has
//! its own state and messages, and asks for anything outside itself by an action.

#![warn(unreachable_pub)]
#![forbid(unsafe_code)]

pub mod ask;
pub mod autosave;
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
mod granted;
mod idle;
mod keys;
pub mod languages;
mod last_place;
mod launch;
mod lesson_progress;
pub mod list;
pub mod lookup;
pub mod modal;
#[doc(hidden)]
pub mod moment;
pub mod motion;
mod names;
mod notice;
pub mod pad;
mod paths;
mod puzzle_list;
mod read_in;
pub mod reading;
pub mod saving;
pub mod screen;
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

use std::mem::{Discriminant, discriminant};
use std::path::PathBuf;
use std::time::{Instant, SystemTime};

use iced::keyboard;
use iced::theme::Mode;
use iced::{Size, Task, window};

use ask::Ask;
use autosave::Autosave;
use file_dialog::FileDialog;
use languages::Languages;
use last_place::WayBack;
use lookup::{Done, Late, Lookup};
use modal::{Leaving, Modal};
use motion::Pace;
use reading::{Piece, Read, Reading};
use saving::{Saved, Saving};
use screen::collection::{self, Collection};
use screen::create::{self, Create};
use screen::lessons::{self, Lessons};
use screen::solver::{self, Event, SolverScreen};
use screen::start::{self, Start};
use settings::Beside;
use settings::{Settings, Store, WindowSize};
use sudoku_engine::sudoku::GameRecord;
use sudoku_engine::texts::{Language, Text};

pub use launch::{Opening, iced_settings, run};
pub use source::Source;

/// The whole state of the window.
#[derive(Debug)]
pub struct App {
    screen: Screen,
    start: Start,
    solver: Option<SolverScreen>,
    lessons: Option<Lessons>,
    /// The screen that closing the lessons returns to.
    before_lessons: Screen,
    create: Option<Create>,
    modal: Option<Modal>,
    notice: Option<Text>,
    /// The notice whose time runs.
    passing: notice::Passing,
    settings: Settings,
    store: Store,
    languages: Languages,
    /// The language of all texts.
    language: Language,
    system_theme: Mode,
    /// The pace of steps if the settings leave it to the system.
    system_pace: Pace,
    /// The system's file dialog.
    dialog: FileDialog,
    saving: Saving,
    /// The check whether other windows or programs changed the open file.
    watch: changed::Watch,
    autosave: Autosave,
    /// The read under way, until its puzzles are shown.
    reading: Option<Reading>,
    /// The time when the open puzzle was left for another screen.
    left_at: Option<SystemTime>,
    /// The collection opened last.
    list: Option<Collection>,
    /// The puzzles solved so far.
    solved: solved_puzzles::Solved,
    /// The way back to the place where the program was last closed, unless it is there.
    way_back: Option<WayBack>,
    /// The size of the window when it was last not maximized.
    usual_size: WindowSize,
    /// The number of messages that may have changed the view.
    shown: u16,
    /// Whether a control may have the focus: Tab was pressed and the focus not taken away since.
    tabbed: bool,
    /// Whether the window fills the screen.
    full_screen: bool,
    /// Whether the window is in front of all others, if the system reports it.
    is_in_front: bool,
    /// The wait for the next frame of a movement.
    next_frame: Lookup<()>,
}

/// The screen that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Screen {
    /// All the ways to a puzzle.
    Start,
    /// The open puzzle.
    Solver,
    /// The puzzles of a file.
    Collection,
    /// The lessons.
    Lessons,
    /// A puzzle that the player makes.
    Create,
}

/// Everything that can happen.
#[derive(Debug, Clone)]
pub enum Message {
    /// A message of the start screen.
    Start(start::Message),
    /// A message of the solver screen.
    Solver(solver::Message),
    /// A message of the screen of a collection.
    Collection(collection::Message),
    /// A message of the lessons.
    Lessons(lessons::Message),
    /// A message of the screen where a puzzle is made.
    Create(create::Message),
    /// A message of the dialog over the window.
    Modal(modal::Message),
    /// A key asked the program for something.
    Ask(Ask),
    /// A key was pressed that no widget took.
    Key(keyboard::Key, keyboard::Modifiers),
    /// Esc took the cursor out of a text field.
    FieldLeft,
    /// Go to the next control or, with `false`, to the previous one.
    Focus(bool),
    /// Esc was pressed: whether a control had the focus and lost it.
    FocusDropped(bool),
    /// Turn full screen on or off.
    FullScreen,
    /// The dialog for the file to open has an answer.
    OpenAnswered(Late<file_dialog::Answer>),
    /// The dialog for the file to save in has an answer.
    SaveAnswered(Late<file_dialog::Answer>),
    /// A file is written that took longer than a moment.
    Saved(Done<Saved>),
    /// The dialog for the file to export to has an answer.
    ExportAnswered(Late<file_dialog::Answer>),
    /// A file, a part of a file or a pasted text is read.
    Read(Late<Read, Piece>),
    /// The read takes long.
    ReadingIsLong(Late<()>),
    /// A file was dropped on the window.
    Dropped(PathBuf),
    /// The clipboard was read.
    Pasted(Option<String>),
    /// Close the notice, or stop the read that it is about.
    NoticeDismissed,
    /// The notice was shown long enough.
    NoticePassed(Late<()>),
    /// The system reports its theme.
    SystemTheme(Mode),
    /// The system reports whether it asks for less motion.
    SystemMotion(Pace),
    /// The moment of a frame while something moves.
    Frame(Instant),
    /// It is time for the next frame.
    FrameDue(Late<()>),
    /// The window opened.
    Opened(window::Id),
    /// The window was resized to this size, in the scale of the text size.
    Resized(Size),
    /// Whether the window is maximized at its present size.
    Maximized(bool),
    /// The window came to the front, or left it.
    InFront(bool),
    /// The file of the open puzzle was compared with its known state.
    FileLookedAt(Late<changed::Found>),
    /// The player closes the window.
    CloseRequested,
    /// The place to begin in is still not ready.
    BeginningIsLong(Late<()>),
    /// A message of the automatic saving of work.
    Autosave(autosave::Message),
    /// A message of the record of solved puzzles.
    SolvedPuzzles(solved_puzzles::Message),
}

impl Message {
    /// Whether only the pointer moved or a clock advanced.
    const fn is_motion(&self) -> bool {
        match self {
            Self::Solver(solver::Message::Pad(message))
            | Self::Create(create::Message::Pad(message))
            | Self::Lessons(lessons::Message::Pad(message)) => message.is_motion(),
            Self::Solver(message) => matches!(
                message,
                solver::Message::Hover(_)
                    | solver::Message::Point(..)
                    | solver::Message::Game(solver::game::Message::Tick(_))
            ),
            Self::Create(message) => matches!(message, create::Message::Hover(_)),
            Self::Lessons(message) => matches!(
                message,
                lessons::Message::Hover(_) | lessons::Message::Point(..)
            ),
            Self::Start(message) => {
                matches!(
                    message,
                    start::Message::Hover(_) | start::Message::Point(..)
                )
            }
            Self::Frame(_) | Self::FrameDue(_) => true,
            _ => false,
        }
    }
}

impl Message {
    /// Whether the message is only about the system or the program's own files.
    const fn is_of_surroundings(&self) -> bool {
        matches!(
            self,
            Self::Autosave(_)
                | Self::SolvedPuzzles(_)
                | Self::Opened(_)
                | Self::Resized(_)
                | Self::Maximized(_)
                | Self::SystemTheme(_)
                | Self::SystemMotion(_)
                | Self::InFront(_)
        )
    }
}

impl App {
    /// The program on its start screen.
    pub fn new(settings: Settings, store: Store) -> Self {
        Self {
            screen: Screen::Start,
            start: Start::default(),
            solver: None,
            lessons: None,
            before_lessons: Screen::Start,
            create: None,
            modal: None,
            notice: None,
            passing: notice::Passing::default(),
            usual_size: settings.window,
            settings,
            store,
            languages: Languages::default(),
            language: Language::english().clone(),
            system_theme: Mode::None,
            system_pace: Pace::default(),
            dialog: FileDialog::default(),
            saving: Saving::default(),
            watch: changed::Watch::default(),
            autosave: Autosave::default(),
            reading: None,
            left_at: None,
            list: None,
            solved: solved_puzzles::Solved::default(),
            way_back: None,
            shown: 0,
            tabbed: false,
            full_screen: false,
            is_in_front: true,
            next_frame: Lookup::default(),
        }
    }

    /// Carries out a message.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        let may_change = autosave::may_change(&message);
        if view::may_change(&message) {
            self.shown = self.shown.wrapping_add(1);
            self.start.redraw();
        }
        let was_resuming = self.is_resuming();
        let before = self.over_and_screen();
        let in_front = match idle::is_pressed(&message) {
            true => self.is_acted_on(),
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
            Message::NoticePassed(late) => {
                self.notice_passed(late);
                Task::none()
            }
            Message::SystemMotion(pace) => {
                self.system_pace = pace;
                self.set_pace();
                self.begin_demonstration();
                Task::none()
            }
            Message::Frame(now) => {
                self.frame(now);
                Task::none()
            }
            Message::FrameDue(late) => {
                if self.next_frame.answer(late).is_some() {
                    self.frame(Instant::now());
                }
                Task::none()
            }
            Message::SystemTheme(mode) => {
                self.system_theme = mode;
                self.redraw();
                Task::none()
            }
            // A system may accept this only now.
            Message::Opened(id) => {
                self.begin_demonstration();
                if self.settings.maximized {
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
        let menu = self.solver.as_ref().and_then(SolverScreen::menu);
        let modal = self.modal.as_ref().map(discriminant);
        (modal, menu.is_some(), self.screen)
    }

    /// Whether a dialog, a menu or another screen took over the keys. Closing a menu does not
    /// count.
    fn comes_over(&self, before: (Option<Discriminant<Modal>>, bool, Screen)) -> bool {
        let (modal, menu, screen) = self.over_and_screen();
        (modal, screen) != (before.0, before.2) || menu && !before.1
    }

    /// The screen that is shown.
    pub const fn screen(&self) -> Screen {
        self.screen
    }

    /// The solver screen, once a puzzle is open.
    pub const fn solver(&self) -> Option<&SolverScreen> {
        self.solver.as_ref()
    }

    /// The solver screen for changes.
    pub const fn solver_mut(&mut self) -> Option<&mut SolverScreen> {
        self.solver.as_mut()
    }

    /// The lessons, once they are open.
    pub const fn lessons(&self) -> Option<&Lessons> {
        self.lessons.as_ref()
    }

    /// The start screen.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// The scene on the board of the start screen.
    pub fn start_scene(&self) -> board::Scene {
        self.start.scene(self.start_context())
    }

    /// The dialog over the window.
    pub const fn modal(&self) -> Option<&Modal> {
        self.modal.as_ref()
    }

    /// The text of the notice.
    pub fn notice(&self) -> Option<String> {
        self.notice.as_ref().map(|text| self.worded(text))
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
        &self.settings
    }

    fn on_start(&mut self, message: start::Message) -> Task<Message> {
        let action = self.start.update(message);
        self.act(action, Message::Start)
    }

    fn on_solver(&mut self, message: solver::Message) -> Task<Message> {
        let Some(solver) = &mut self.solver else {
            return Task::none();
        };
        let (action, events) = solver.update(&self.language, message);
        // A search opens on request, and a game belongs to its puzzle: keep neither.
        if !matches!(solver.beside(), Beside::Search | Beside::Game) {
            self.settings.beside = solver.beside();
        }
        let beside = solver.beside();
        if Beside::MORE.contains(&beside) && !self.settings.opened.contains(&beside) {
            self.settings.opened.push(beside);
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
            }
            Task::none()
        });
        Task::batch(tasks.collect::<Vec<_>>())
    }

    /// Shows a puzzle in place of the open one.
    pub(crate) fn replace_solver(&mut self, mut solver: SolverScreen) -> Task<Message> {
        let events = solver.events();
        self.solver = Some(solver);
        self.happened(events)
    }

    /// Updates the state that depends on the screen after a message, and starts the lookups that
    /// the screen needs.
    fn follow(&mut self) -> Task<Message> {
        self.tell_by_learned();
        if let Some(solver) = &mut self.solver
            && self.screen != Screen::Solver
        {
            solver.out_of_sight();
            self.left_at.get_or_insert_with(SystemTime::now);
        } else {
            self.left_at = None;
        }
        if let Some(draft) = &mut self.create
            && (self.screen != Screen::Create || self.modal.is_some())
        {
            draft.out_of_sight();
        }
        let demonstrates = self.screen == Screen::Start
            && self.modal.is_none()
            && self.start_context().shows_demonstration();
        let start = self.start.follow(demonstrates).map(Message::Start);
        let screen = self.follow_screen();
        let notice = self.follow_notice();
        self.follow_discarded();
        Task::batch([start, screen, notice, self.follow_motion()])
    }

    /// Shows moving parts as they are at this moment.
    fn frame(&mut self, now: Instant) {
        if let Some(solver) = &mut self.solver {
            solver.frame(now);
        }
    }

    /// Waits for the next frame, as long as something moves.
    fn follow_motion(&mut self) -> Task<Message> {
        let moving = self.solver.as_ref().filter(|it| it.is_moving());
        if moving.is_none() || self.screen != Screen::Solver {
            self.next_frame = Lookup::default();
        } else if !self.next_frame.is_under_way() {
            return self.next_frame.wait(motion::BETWEEN).map(Message::FrameDue);
        }
        Task::none()
    }

    fn follow_screen(&mut self) -> Task<Message> {
        match (&mut self.solver, &mut self.list, self.screen) {
            (Some(solver), list, Screen::Solver) => {
                list.iter_mut().for_each(Collection::rest);
                solver.follow().map(Message::Solver)
            }
            (_, Some(list), Screen::Collection) => list.follow().map(Message::Collection),
            _ if self.screen == Screen::Create => match &mut self.create {
                Some(draft) => draft.follow().map(Message::Create),
                None => Task::none(),
            },
            _ => Task::none(),
        }
    }

    fn is_resuming(&self) -> bool {
        self.solver.as_ref().is_some_and(SolverScreen::is_resuming)
    }

    /// Marks the work as safe if a puzzle was resumed with nothing to save, with or without its
    /// game.
    fn resumed(&mut self) {
        if self.solver.as_ref().is_some_and(|it| !it.is_unsaved()) {
            self.work_is_safe();
        }
    }

    /// Saves the records of a game that was just won, and tells the player.
    fn keep_best(&mut self, record: &GameRecord) {
        let kept = best::keep(&self.store, record);
        if let (Some(solver), Some(best)) = (&mut self.solver, kept.best) {
            solver.tell_best(best, kept.record);
        }
        if kept.notice.is_some() {
            self.notice = kept.notice;
        }
    }

    /// The window came to the front, or left it.
    fn in_front(&mut self, is_it: bool) -> Task<Message> {
        self.is_in_front = is_it;
        if is_it {
            Task::batch([self.show_passing(), self.look_at_file()])
        } else {
            Task::none()
        }
    }

    fn show(&mut self, screen: Screen) -> Task<Message> {
        self.screen = screen;
        Task::none()
    }

    fn resized(&mut self, size: Size) -> Task<Message> {
        let before = self.scale();
        self.settings.window = WindowSize {
            width: size.width * before,
            height: size.height * before,
        };
        let maximized = window::latest()
            .and_then(window::is_maximized)
            .map(Message::Maximized);
        if self.scale() == before {
            return maximized;
        }
        self.redraw();
        // Sizes in the old scale may still be on their way.
        let size = window::latest()
            .and_then(window::size)
            .map(Message::Resized);
        Task::batch([maximized, size])
    }

    fn maximized(&mut self, maximized: bool) {
        self.settings.maximized = maximized;
        if !maximized && !self.full_screen {
            self.usual_size = self.settings.window;
        }
    }

    /// Saves the settings, and tells the player if that fails.
    fn remember(&mut self) {
        self.settings.left_off = self.left_off();
        let kept = Settings {
            // A maximized window returns to this size.
            window: self.usual_size,
            ..self.settings.clone()
        };
        if let Err(error) = self.store.save(&kept) {
            self.notice = Some(error);
        }
    }

    /// The pace of steps.
    const fn pace(&self) -> Pace {
        self.settings.motion.pace(self.system_pace)
    }

    /// Starts the demonstration, once, unless motion is turned off.
    fn begin_demonstration(&mut self) {
        if self.pace() != Pace::AtOnce {
            self.start.begin();
        }
    }

    fn set_pace(&mut self) {
        let pace = self.pace();
        if let Some(solver) = &mut self.solver {
            solver.set_pace(pace);
        }
    }

    fn redraw(&self) {
        if let Some(solver) = &self.solver {
            solver.redraw();
        }
        if let Some(lessons) = &self.lessons {
            lessons.redraw();
        }
        if let Some(draft) = &self.create {
            draft.redraw();
        }
    }
}
