//! What the program remembers between two runs: `settings.toml` in the
//! platform's folder for configuration.

mod change;
mod export;
mod folders;
mod game;
mod granularities;
mod last_place;
mod rules;
mod text_size;

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::board::CandidateSource;
use super::errors;
use super::motion::MotionChoice;
use super::screen::collection::Order;
use super::screen::solver::Beside;
use super::telling::TellingChoice;
use sudoku_engine::texts::{Language, words};
use sudoku_formats::files::{self, FileError};
use sudoku_telling::drawing::BoardStyle;
use sudoku_telling::explain::Notation;

pub use change::SettingChange;
pub use export::ExportChoice;
pub use folders::{FileUse, Folders};
pub use game::GameChoice;
pub use granularities::Granularities;
pub use last_place::{Beginning, LeftOff, ListedIn};
pub use rules::{RuleChoice, RuleChoices};
pub use text_size::TextSize;

/// How many files are remembered.
const RECENT: usize = 8;

/// Light, dark or whatever the system has.
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

/// The size of the window, in logical pixels, before the size of the text.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct WindowSize {
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

impl WindowSize {
    /// The least that everything fits in.
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

/// Whether something is shown on the board or beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// It is.
    #[default]
    Shown,
    /// It is not.
    Hidden,
}

impl Visibility {
    /// What is not chosen now.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Shown => Self::Hidden,
            Self::Hidden => Self::Shown,
        }
    }
}

/// How the boxes of a board are told apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boxes {
    /// By the lines between them.
    #[default]
    Plain,
    /// By a shade of every other one too.
    Shaded,
}

impl Boxes {
    /// What is not chosen now.
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
    /// Light, dark or the system's.
    pub theme: ThemeChoice,
    /// The tag of the language; without one it is that of the system, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// How large everything is drawn.
    pub text_size: TextSize,
    /// Whether the window is maximised.
    pub maximized: bool,
    /// With what the program begins.
    pub beginning: Beginning,
    /// How cells are written.
    pub notation: Notation,
    /// Whether rows and columns are named beside the board, which is a little smaller
    /// then.
    pub labels: Visibility,
    /// Whether boxes are shaded.
    pub boxes: Boxes,
    /// Whether signs tell where the digits on the board came from.
    pub origins: Visibility,
    /// Whether right digits are green in a game.
    pub right_digits: bool,
    /// Whether steps are shown as they are thought.
    pub motion: MotionChoice,
    /// How long arguments are.
    pub telling: TellingChoice,
    /// Which candidates are shown.
    pub candidates: CandidateSource,
    /// What is shown beside the board.
    pub beside: Beside,
    /// What has a tab of its own beside the board, since it was opened once.
    pub opened: Vec<Beside>,
    /// In which order a collection is listed.
    pub list_order: Order,
    /// The files opened or saved last, the latest first. One whose name is not
    /// UTF-8 is forgotten at the end.
    #[serde(serialize_with = "utf8_paths")]
    pub recent: Vec<PathBuf>,
    /// The rules, their order, and which of them are on.
    #[serde(flatten)]
    pub rules: RuleChoices,
    /// The size of the window.
    pub window: WindowSize,
    /// How much a step does.
    #[serde(skip_serializing_if = "Granularities::is_empty")]
    pub granularity: Granularities,
    /// How the board was copied and exported last.
    pub export: ExportChoice,
    /// What was chosen last for a game.
    pub game: GameChoice,
    /// The folders in which files were opened, saved and exported last.
    #[serde(skip_serializing_if = "Folders::is_empty")]
    pub folders: Folders,
    /// Where the program was left.
    pub left_off: LeftOff,
}

/// The paths that TOML can hold.
fn utf8_paths<S: serde::Serializer>(paths: &[PathBuf], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(paths.iter().filter_map(|path| path.to_str()))
}

impl Settings {
    /// How boards are drawn besides what they show.
    pub fn board_style(&self) -> BoardStyle {
        BoardStyle {
            labels: (self.labels == Visibility::Shown).then_some(self.notation),
            shaded: self.boxes == Boxes::Shaded,
            enlarged: self.text_size.of_digits(),
        }
    }

    /// Puts a file at the head of the recent ones. The next one is asked for in its folder.
    pub fn remember(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        self.folders.note(FileUse::Open, &path);
        self.recent.retain(|known| *known != path);
        self.recent.insert(0, path);
        self.recent.truncate(RECENT);
    }

    /// The folder in which a file is asked for: that of the last one of the same use. Where
    /// there was none yet, a puzzle is opened in the folder of the last puzzle, or at first
    /// in the user's documents, and saved where it would be opened.
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

    /// Reads settings, field by field: a field that is missing or makes no
    /// sense has its default, and is named among the complaints if it was
    /// there.
    ///
    /// # Errors
    ///
    /// The reason, if the text is not TOML at all.
    pub fn parse(language: &Language, text: &str) -> Result<(Self, Vec<String>), String> {
        let table: toml::Table = text
            .parse()
            .map_err(|error: toml::de::Error| error.message().to_owned())?;
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
            motion: fields.take("motion"),
            telling: fields.take("telling"),
            granularity: fields.take("granularity"),
            candidates: fields.take("candidates"),
            recent: fields.take("recent"),
            folders: fields.take("folders"),
            rules: RuleChoices::read(language, &mut fields),
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
    complaints: &'a mut Vec<String>,
}

impl Fields<'_> {
    fn take<T: Default + for<'de> Deserialize<'de>>(&mut self, name: &str) -> T {
        self.table.remove(name).map_or_else(T::default, |value| {
            value.try_into().unwrap_or_else(|_| {
                self.complaints.push(name.to_owned());
                T::default()
            })
        })
    }

    fn take_some<T: for<'de> Deserialize<'de>>(&mut self, name: &str) -> Option<T> {
        let value = self.table.remove(name)?;
        let taken = value.try_into().ok();
        if taken.is_none() {
            self.complaints.push(name.to_owned());
        }
        taken
    }
}

/// Where settings are kept, if anywhere.
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

    /// This file.
    pub fn at(path: PathBuf) -> Self {
        Self { path: Some(path) }
    }

    /// Nowhere: settings are forgotten at the end.
    pub fn none() -> Self {
        Self::default()
    }

    /// Another file in the same folder, if there is one.
    pub fn beside(&self, name: &str) -> Option<PathBuf> {
        self.path.as_ref().map(|path| path.with_file_name(name))
    }

    /// Reads the settings. A broken file gives the defaults and a notice, and
    /// is kept under another name before it would be overwritten.
    pub fn load(&self, language: &Language) -> (Settings, Option<String>) {
        let Some(path) = &self.path else {
            return (Settings::default(), None);
        };
        let text = match read_kept(path) {
            Ok(Some(text)) => text,
            Ok(None) => return (Settings::default(), None),
            Err(error) => {
                let notice = words!(
                    language,
                    "settings-unreadable",
                    path = errors::path(path),
                    reason = errors::reason(language, &error),
                );
                return (Settings::default(), Some(notice));
            }
        };
        match Settings::parse(language, &text) {
            Ok((settings, complaints)) if complaints.is_empty() => (settings, None),
            Ok((settings, complaints)) => {
                let what = words!(
                    language,
                    "settings-no-sense",
                    fields = listed(language, &complaints),
                    count = complaints.len(),
                );
                (
                    settings,
                    Some(keep_broken(language, Content::Settings, path, &what)),
                )
            }
            Err(reason) => (
                Settings::default(),
                Some(keep_broken(language, Content::Settings, path, &reason)),
            ),
        }
    }

    /// Writes the settings.
    ///
    /// # Errors
    ///
    /// A sentence with the place and the system's reason.
    pub fn save(&self, language: &Language, settings: &Settings) -> Result<(), String> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        let text = toml::to_string_pretty(settings).map_err(|error| error.to_string());
        let written = text.and_then(|text| {
            write_kept(path, &text).map_err(|error| errors::reason(language, &error))
        });
        written.map_err(|reason| {
            words!(
                language,
                "settings-not-kept",
                path = errors::path(path),
                reason = reason,
            )
        })
    }
}

/// The size in bytes up to which a file is read that the program keeps for itself.
const MAX_BYTES: u64 = 1_000_000;

/// Reads a text that the program keeps for itself; `None` if it has kept none. What is no
/// UTF-8 in it becomes the replacement character.
pub(super) fn read_kept(path: &Path) -> Result<Option<String>, FileError> {
    let bytes = files::open(path).and_then(|file| files::read_up_to(MAX_BYTES, file));
    match bytes {
        Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        Err(error) if error.is_missing() => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes a text that the program keeps for itself, and makes its folder if it is not
/// there.
pub(super) fn write_kept(path: &Path, text: &str) -> Result<(), FileError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    files::write_whole(path, text.as_bytes())
}

/// What a file holds that is kept beside the settings.
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

/// Names in a row, with commas.
pub(super) fn listed(language: &Language, names: &[String]) -> String {
    let mut names = names.iter().cloned();
    let first = names.next().unwrap_or_default();
    names.fold(first, |before, name| {
        words!(language, "names-next", before = before, name = name)
    })
}

/// Copies a file that makes no sense, and says so: what it holds, where it is,
/// what is wrong with it.
pub(super) fn keep_broken(
    language: &Language,
    content: Content,
    path: &Path,
    what: &str,
) -> String {
    let copy = path.with_extension("toml.broken");
    let shown = errors::path(&copy);
    let kept = match files::copy(path, &copy) {
        Ok(()) => words!(language, "broken-file-kept", copy = shown),
        Err(error) => words!(
            language,
            "broken-file-not-copied",
            copy = shown,
            reason = errors::reason(language, &error),
        ),
    };
    let told = words!(
        language,
        "broken-file",
        content = content.slug(),
        path = errors::path(path),
        problem = what,
    );
    words!(language, "sentences-next", before = told, sentence = kept)
}
