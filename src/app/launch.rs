//! From the command line to a running window: the puzzle to open and the setup.

use std::path::PathBuf;

use iced::{Size, Task, system, window};
use mundy::{Interest, Preferences, ReducedMotion};

use super::autosave::Autosave;
use super::motion::Pace;
use super::reading::Reader;
use super::settings::{Settings, Store, WindowSize};
use super::solved_puzzles::SolvedRecord;
use super::source::Source;
use super::{App, Message, file_dialog, theme};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::Language;
use sudoku_telling::export::icon_pixels;

/// The content to open the window with.
#[derive(Debug)]
pub enum Opening {
    /// The place where the program was last closed.
    LeftOff,
    /// Puzzles, and their source.
    Puzzles(Vec<Puzzle>, Source),
    /// This file, read while the window is shown.
    File(PathBuf),
    /// Another named source, read in the same way.
    Named(Source, Reader),
}

/// Opens the window and runs it until it is closed. Without a `language`, it uses the one in the
/// settings or the system's.
///
/// # Errors
///
/// iced's error if the window cannot be opened.
pub fn run(store: Store, opening: Opening, language: Option<Language>) -> iced::Result {
    file_dialog::listen();
    let (settings, complaint) = store.load();
    let WindowSize { width, height } = settings.window;
    let maximized = settings.maximized;
    // iced enlarges the size that it gets.
    let scale = settings.text_size.scale(settings.window);
    let start = std::cell::RefCell::new(Some((settings, complaint, store, opening, language)));
    let boot = move || match start.take() {
        Some((settings, complaint, store, opening, language)) => {
            let mut app = App::new(settings, store);
            app.notices.restore(complaint);
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
            let solved = SolvedRecord::platform_file()
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
        // The window is made only once.
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

/// The icon of the window, for systems that show one.
fn icon() -> Option<window::Icon> {
    const SIDE: u32 = 64;
    let pixels = icon_pixels(SIDE).ok()?;
    window::icon::from_rgba(pixels, SIDE, SIDE).ok()
}

/// The setup of iced, with the program's own fonts, so that a window looks the same on every
/// system.
pub fn iced_settings() -> iced::Settings {
    iced::Settings {
        // The desktop finds the program's entry and icon by this ID.
        id: Some("sudoku-stepper".to_owned()),
        default_font: theme::FONT,
        fonts: theme::FONT_BYTES.map(Into::into).to_vec(),
        ..iced::Settings::default()
    }
}

impl App {
    /// Opens the content that the command line asks for.
    pub fn open_with(&mut self, opening: Opening) -> Task<Message> {
        match opening {
            Opening::LeftOff => self.begin(),
            Opening::File(path) => self.read_first(path),
            Opening::Named(source, reader) => self.read_named(source, reader),
            Opening::Puzzles(puzzles, source) => self.opened(puzzles, source),
        }
    }
}
