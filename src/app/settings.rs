//! The settings that the program remembers: `settings.toml` in the platform's folder for
//! configuration.

mod change;
mod export;
mod folders;
mod game;
mod granularities;
mod last_place;
mod motion;
mod places;
mod rules;
mod text_size;

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::board::CandidateSource;
use super::telling::TellingChoice;
use sudoku_engine::printable;
use sudoku_engine::texts::{Language, Text, said, words};
use sudoku_formats::files::{self, FileError};
use sudoku_telling::drawing::BoardStyle;
use sudoku_telling::explain::Notation;

pub use change::SettingChange;
pub use export::ExportChoice;
pub use folders::{FileUse, Folders};
pub use game::GameChoice;
pub use granularities::Granularities;
pub use last_place::{Beginning, LeftOff, ListedIn};
pub use motion::MotionChoice;
pub use places::{Beside, Order};
pub use rules::{RuleChoice, RuleChoices};
pub use text_size::TextSize;

/// The number of recent files.
const RECENT: usize = 8;

/// Light, dark or the system's theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// Follow the system.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl ThemeChoice {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// The choice as a label.
    pub fn label(self, language: &Language) -> String {
        match self {
            Self::System => words!(language, "settings-theme-system"),
            Self::Light => words!(language, "settings-theme-light"),
            Self::Dark => words!(language, "settings-theme-dark"),
        }
    }
}

/// The size of the window in logical pixels, before the enlargement by the text size.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct WindowSize {
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
}

impl WindowSize {
    /// The smallest size that everything fits in.
    pub const LEAST: Self = Self {
        width: 760.0,
        height: 560.0,
    };
}

impl Default for WindowSize {
    fn default() -> Self {
        Self {
            width: 1000.0,
            height: 700.0,
        }
    }
}

/// Whether something is visible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Visible.
    #[default]
    Shown,
    /// Not visible.
    Hidden,
}

impl Visibility {
    /// The other choice.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Shown => Self::Hidden,
            Self::Hidden => Self::Shown,
        }
    }
}

/// The look of the boxes of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boxes {
    /// Lines between the boxes.
    #[default]
    Plain,
    /// A shade for every other box too.
    Shaded,
}

impl Boxes {
    /// The other choice.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Plain => Self::Shaded,
            Self::Shaded => Self::Plain,
        }
    }
}

/// The settings.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct Settings {
    /// Light, dark or the system's theme.
    pub theme: ThemeChoice,
    /// The tag of the language; `None` for the system's, if it is available.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The size of the text, which enlarges everything.
    pub text_size: TextSize,
    /// Whether the window is maximized.
    pub maximized: bool,
    /// The screen to begin with.
    pub beginning: Beginning,
    /// The notation of cells.
    pub notation: Notation,
    /// Whether rows and columns have labels beside the board, which is a little smaller then.
    pub labels: Visibility,
    /// Whether boxes are shaded.
    pub boxes: Boxes,
    /// Whether marks show where the digits on the board came from.
    pub origins: Visibility,
    /// Whether correct digits are green in a game.
    pub right_digits: bool,
    /// Whether a digit typed into a puzzle in the making chooses the next cell.
    pub goes_on: bool,
    /// Whether steps unfold in motion.
    pub motion: MotionChoice,
    /// The length of arguments.
    pub telling: TellingChoice,
    /// The source of the candidates on the board.
    pub candidates: CandidateSource,
    /// The panel beside the board.
    pub beside: Beside,
    /// The panels that have a tab of their own because they were opened once.
    pub opened: Vec<Beside>,
    /// The order of a collection.
    pub list_order: Order,
    /// The files opened or saved last, the latest first. A file whose name is not UTF-8 is not
    /// saved here.
    #[serde(serialize_with = "utf8_paths")]
    pub recent: Vec<PathBuf>,
    /// The rules, their order, and whether each is on.
    #[serde(flatten)]
    pub rules: RuleChoices,
    /// The size of the window.
    pub window: WindowSize,
    /// The size of a step.
    #[serde(skip_serializing_if = "Granularities::is_empty")]
    pub granularity: Granularities,
    /// The choices of the last copy or export.
    pub export: ExportChoice,
    /// The choices of the last game.
    pub game: GameChoice,
    /// The folders of the last files that were opened, saved and exported.
    #[serde(skip_serializing_if = "Folders::is_empty")]
    pub folders: Folders,
    /// The place where the program was last closed.
    pub left_off: LeftOff,
}

/// The paths that TOML can hold.
fn utf8_paths<S: serde::Serializer>(paths: &[PathBuf], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(paths.iter().filter_map(|path| path.to_str()))
}

impl Settings {
    /// The style of boards.
    pub fn board_style(&self) -> BoardStyle {
        BoardStyle {
            labels: (self.labels == Visibility::Shown).then_some(self.notation),
            shaded: self.boxes == Boxes::Shaded,
            enlarged: self.text_size.of_digits(),
        }
    }

    /// Puts a file first among the recent ones. The next file dialog opens in its folder.
    pub fn remember(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        self.folders.note(FileUse::Open, &path);
        self.recent.retain(|known| *known != path);
        self.recent.insert(0, path);
        self.recent.truncate(RECENT);
    }

    /// The folder in which to ask for a file: the folder of the last file with the same use.
    /// Without one, puzzles are opened in the folder of the last puzzle, or at first in the user's
    /// documents, and saved in the folder to open from.
    pub fn folder_for(&self, of: FileUse) -> PathBuf {
        if let Some(folder) = self.folders.last(of) {
            return folder.to_owned();
        }
        match of {
            FileUse::Open => {
                let folders = self.recent.iter().filter_map(|file| file.parent());
                let mut there = folders.filter(|folder| folder.is_dir());
                there.next().map_or_else(folders::documents, Path::to_owned)
            }
            FileUse::Save => self.folder_for(FileUse::Open),
            FileUse::Export => self.folder_for(FileUse::Save),
            FileUse::Learned => folders::documents(),
        }
    }

    /// Reads settings field by field. A missing or invalid field gets its default, and an invalid
    /// one is named among the complaints.
    ///
    /// # Errors
    ///
    /// The reason, if the text is not TOML at all.
    pub fn parse(text: &str) -> Result<(Self, Vec<Text>), Text> {
        let table: toml::Table = text
            .parse()
            .map_err(|error: toml::de::Error| Text::from(error.message().to_owned()))?;
        let mut complaints = Vec::new();
        let mut fields = Fields {
            table,
            complaints: &mut complaints,
        };
        let mut settings = Self {
            theme: fields.take("theme"),
            language: fields.take_some("language"),
            text_size: fields.take("text_size"),
            beginning: fields.take("beginning"),
            notation: fields.take("notation"),
            labels: fields.take("labels"),
            boxes: fields.take("boxes"),
            origins: fields.take("origins"),
            right_digits: fields.take("right_digits"),
            goes_on: fields.take("goes_on"),
            motion: fields.take("motion"),
            telling: fields.take("telling"),
            granularity: fields.take("granularity"),
            candidates: fields.take("candidates"),
            recent: fields.take("recent"),
            folders: fields.take("folders"),
            rules: RuleChoices::read(&mut fields),
            beside: fields.take("beside"),
            opened: fields.take("opened"),
            list_order: fields.take("list_order"),
            game: fields.take("game"),
            window: fields.take("window"),
            maximized: fields.take("maximized"),
            export: fields.take("export"),
            left_off: fields.take("left_off"),
        };
        let sensible =
            |length: f32, least: f32| length.is_finite() && (least..=20_000.0).contains(&length);
        if !sensible(settings.window.width, WindowSize::LEAST.width)
            || !sensible(settings.window.height, WindowSize::LEAST.height)
        {
            settings.window = WindowSize::default();
        }
        settings.recent.truncate(RECENT);
        Ok((settings, complaints))
    }
}

struct Fields<'a> {
    table: toml::Table,
    complaints: &'a mut Vec<Text>,
}

impl Fields<'_> {
    fn take<T: Default + for<'de> Deserialize<'de>>(&mut self, name: &str) -> T {
        self.table.remove(name).map_or_else(T::default, |value| {
            value.try_into().unwrap_or_else(|_| {
                self.complaints.push(Text::from(name.to_owned()));
                T::default()
            })
        })
    }

    fn take_some<T: for<'de> Deserialize<'de>>(&mut self, name: &str) -> Option<T> {
        let value = self.table.remove(name)?;
        let taken = value.try_into().ok();
        if taken.is_none() {
            self.complaints.push(Text::from(name.to_owned()));
        }
        taken
    }
}

/// The file of the settings, if there is one.
#[derive(Debug, Clone, Default)]
pub struct Store {
    path: Option<PathBuf>,
}

impl Store {
    /// The platform's place.
    pub fn platform() -> Self {
        let folders = directories::ProjectDirs::from("", "", "sudoku-stepper");
        Self {
            path: folders.map(|folders| folders.config_dir().join("settings.toml")),
        }
    }

    /// A store in this file.
    pub fn at(path: PathBuf) -> Self {
        Self { path: Some(path) }
    }

    /// A store without a file: settings are lost at the end.
    pub fn none() -> Self {
        Self::default()
    }

    /// Another file in the same folder, if there is one.
    pub fn beside(&self, name: &str) -> Option<PathBuf> {
        self.path.as_ref().map(|path| path.with_file_name(name))
    }

    /// Reads the settings. A damaged file gives the defaults and a notice, and is copied before it
    /// is overwritten.
    pub fn load(&self) -> (Settings, Option<Text>) {
        let Some(path) = &self.path else {
            return (Settings::default(), None);
        };
        let text = match read_kept(path) {
            Ok(Some(text)) => text,
            Ok(None) => return (Settings::default(), None),
            Err(error) => {
                let notice = said!(
                    "settings-unreadable",
                    path = printable::path(path),
                    reason = error.text(),
                );
                return (Settings::default(), Some(notice));
            }
        };
        match Settings::parse(&text) {
            Ok((settings, complaints)) if complaints.is_empty() => (settings, None),
            Ok((settings, complaints)) => {
                let what = said!(
                    "settings-no-sense",
                    count = complaints.len(),
                    fields = Text::enumerated(complaints),
                );
                (settings, Some(keep_broken(Content::Settings, path, what)))
            }
            Err(reason) => (
                Settings::default(),
                Some(keep_broken(Content::Settings, path, reason)),
            ),
        }
    }

    /// Writes the settings.
    ///
    /// # Errors
    ///
    /// A sentence with the path and the system's reason.
    pub fn save(&self, settings: &Settings) -> Result<(), Text> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        let text = toml::to_string_pretty(settings).map_err(|error| Text::from(error.to_string()));
        let written = text.and_then(|text| write_kept(path, &text).map_err(|error| error.text()));
        written.map_err(|reason| {
            said!(
                "settings-not-kept",
                path = printable::path(path),
                reason = reason,
            )
        })
    }
}

/// The largest size in bytes of the program's own files.
const MAX_BYTES: u64 = 1_000_000;

/// Reads one of the program's own files; `None` if there is none. Bytes that are not UTF-8 become
/// the replacement character.
pub(super) fn read_kept(path: &Path) -> Result<Option<String>, FileError> {
    let bytes = files::open(path).and_then(|file| files::read_up_to(MAX_BYTES, file));
    match bytes {
        Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        Err(error) if error.is_missing() => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes one of the program's own files, and its folder if needed.
pub(super) fn write_kept(path: &Path, text: &str) -> Result<(), FileError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    files::write_whole(path, text.as_bytes())
}

/// The content of a file beside the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Content {
    /// The settings themselves.
    Settings,
    /// The records of the lessons.
    Lessons,
    /// The best games.
    BestGames,
}

impl Content {
    const fn slug(self) -> &'static str {
        match self {
            Self::Settings => "settings",
            Self::Lessons => "lessons",
            Self::BestGames => "best-games",
        }
    }
}

/// Copies a damaged file, and says so with its content, its path and the problem.
pub(super) fn keep_broken(content: Content, path: &Path, what: Text) -> Text {
    let copy = path.with_extension("toml.broken");
    let shown = printable::path(&copy);
    let kept = match files::copy(path, &copy) {
        Ok(()) => said!("broken-file-kept", copy = shown),
        Err(error) => said!(
            "broken-file-not-copied",
            copy = shown,
            reason = error.text(),
        ),
    };
    let told = said!(
        "broken-file",
        content = content.slug(),
        path = printable::path(path),
        problem = what,
    );
    told.sentence(kept)
}
