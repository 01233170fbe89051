//! From the command line to the window that runs: what it is opened with and how it
//! is set up.

use std::path::{Path, PathBuf};

use iced::{Size, Task, system, window};
use mundy::{Interest, Preferences, ReducedMotion};

use super::autosave::Autosave;
use super::motion::Pace;
use super::reading::Reader;
use super::screen::solver;
use super::settings::{Settings, Store, WindowSize};
use super::solved_puzzles::Solved;
use super::{App, Message, file_dialog, theme};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::Language;
use sudoku_telling::export::icon_pixels;
use sudoku_telling::session::Seen;

/// What the window is opened with.
#[derive(Debug)]
pub enum Opening {
    /// What was shown when the program was left.
    LeftOff,
    /// What was read, and where it came from.
    Puzzles(Vec<Puzzle>, Source),
    /// This file, read while the window is shown.
    File(PathBuf),
    /// Something else that was named, read in the same way.
    Named(Source, Reader),
}

/// Where a puzzle came from.
#[derive(Debug, Clone)]
pub struct Source {
    /// What it is called.
    pub name: String,
    /// The file.
    pub path: Option<PathBuf>,
    /// How the file was.
    pub seen: Option<Seen>,
}

impl Source {
    /// A file as it is now.
    pub fn file(path: &Path) -> Self {
        Self {
            seen: Seen::of(path).ok(),
            ..Self::unseen(path)
        }
    }

    /// A file that is not looked at yet.
    pub(super) fn unseen(path: &Path) -> Self {
        Self {
            name: solver::file_name(path),
            path: Some(path.to_owned()),
            seen: None,
        }
    }

    /// Something without a file.
    pub fn named(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            path: None,
            seen: None,
        }
    }
}

/// Opens the window and runs it until it is closed. It speaks this language, or else the one
/// that is chosen in the settings, or the system's.
///
/// # Errors
///
/// What iced says when the window cannot be opened.
pub fn run(store: Store, opening: Opening, language: Option<Language>) -> iced::Result {
    file_dialog::listen();
    let (settings, complaint) = store.load(Language::english());
    let WindowSize { width, height } = settings.window;
    let maximized = settings.maximized;
    // iced enlarges the size that it is given.
    let scale = settings.text_size.scale(settings.window);
    let start = std::cell::RefCell::new(Some((settings, complaint, store, opening, language)));
    let boot = move || match start.take() {
        Some((settings, complaint, store, opening, language)) => {
            let mut app = App::new(settings, store);
            app.notice = complaint;
            app.let_errors_pass();
            app.read_languages(sys_locale::get_locale().as_deref());
            if let Some(language) = language {
                app.speak(language);
            }
            let task = app.open_with(opening);
            let found = match Autosave::platform_folder() {
                Some(folder) => app.keep_work_in(folder),
                None => app.go_back(),
            };
            let solved = Solved::platform_file()
                .map_or_else(Task::none, |path| app.remember_solved_in(path));
            let theme = system::theme().map(Message::SystemTheme);
            let motion = Task::run(Preferences::stream(Interest::ReducedMotion), |it| {
                Message::SystemMotion(match it.reduced_motion {
                    ReducedMotion::Reduce => Pace::AtOnce,
                    ReducedMotion::NoPreference => Pace::Usual,
                })
            });
            (app, Task::batch([task, found, solved, theme, motion]))
        }
        // The window is made once.
        None => (App::new(Settings::default(), Store::none()), Task::none()),
    };
    iced::application(boot, App::update, App::view)
        .title(App::title)
        .theme(App::theme)
        .scale_factor(App::scale)
        .subscription(App::subscription)
        .settings(iced_settings())
        .window(window::Settings {
            size: Size::new(width / scale, height / scale),
            maximized,
            min_size: Some(Size::new(WindowSize::LEAST.width, WindowSize::LEAST.height)),
            exit_on_close_request: false,
            icon: icon(),
            ..window::Settings::default()
        })
        .run()
}

/// The icon of the window, where the system shows one.
fn icon() -> Option<window::Icon> {
    const SIDE: u32 = 64;
    let pixels = icon_pixels(SIDE).ok()?;
    window::icon::from_rgba(pixels, SIDE, SIDE).ok()
}

/// How iced is set up: the fonts of the program, which are embedded, so that a
/// window looks the same on every system.
pub fn iced_settings() -> iced::Settings {
    iced::Settings {
        // By this the desktop finds the program's entry and icon.
        id: Some("sudoku-stepper".to_owned()),
        default_font: theme::FONT,
        fonts: theme::FONT_BYTES.map(Into::into).to_vec(),
        ..iced::Settings::default()
    }
}

impl App {
    /// Opens what the command line asked for.
    pub fn open_with(&mut self, opening: Opening) -> Task<Message> {
        match opening {
            Opening::LeftOff => self.begin(),
            Opening::File(path) => self.read_first(path),
            Opening::Named(source, reader) => self.read_named(source, reader),
            Opening::Puzzles(puzzles, source) => self.opened(puzzles, source),
        }
    }
}
