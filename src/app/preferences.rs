//! The settings, the file that keeps them, and the language of all texts.

use std::path::Path;

use sudoku_engine::printable;
use sudoku_engine::texts::{self, Language, Text, said};
use sudoku_telling::drawing::BoardStyle;
use sudoku_telling::explain::Notation;

use super::languages::{FOLDER, Languages, Problem};
use super::settings::{FileUse, LeftOff, Settings, Store, WindowSize};

/// The settings in use.
#[derive(Debug)]
pub(super) struct Preferences {
    settings: Settings,
    store: Store,
    languages: Languages,
    /// The language of all texts.
    language: Language,
}

impl Preferences {
    /// These settings, in English until the languages are read.
    pub(super) fn new(settings: Settings, store: Store) -> Self {
        Self {
            settings,
            store,
            languages: Languages::default(),
            language: Language::english().clone(),
        }
    }

    /// The settings.
    pub(super) const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The settings for a change, which is kept once they are saved.
    pub(super) const fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings
    }

    /// Notes the folder of a file that was opened or written.
    pub(super) fn note_folder(&mut self, file_use: FileUse, file: &Path) {
        self.settings.folders.note(file_use, file);
    }

    /// The file of the settings.
    pub(super) const fn store(&self) -> &Store {
        &self.store
    }

    /// Saves the settings with the place where the program is, and the size that a maximized window
    /// returns to.
    ///
    /// # Errors
    ///
    /// The reason why the file cannot be written, as a sentence.
    pub(super) fn save(&mut self, place: LeftOff, usual_size: WindowSize) -> Result<(), Text> {
        self.settings.left_off = place;
        self.store.save(&Settings {
            window: usual_size,
            ..self.settings.clone()
        })
    }

    /// Saves that there is no last place, because it was used: if the program is killed, the next
    /// start does not go there again. If that fails, the next save tells of it.
    pub(super) fn forget_place(&mut self) {
        self.settings.left_off = LeftOff::Start;
        let _ = self.store.save(&self.settings);
    }

    /// The language of all texts.
    pub(super) const fn language(&self) -> &Language {
        &self.language
    }

    /// The available languages.
    pub(super) const fn languages(&self) -> &Languages {
        &self.languages
    }

    /// The names of cells.
    pub(super) const fn notation(&self) -> Notation {
        self.settings.notation
    }

    /// The look of boards.
    pub(super) fn board_style(&self) -> BoardStyle {
        self.settings.board_style()
    }

    /// The enlargement by the text size.
    pub(super) fn enlargement(&self) -> f32 {
        self.settings.text_size.enlargement(self.settings.window)
    }

    /// A text in the language and with the names of cells in the settings.
    pub(super) fn worded(&self, text: &Text) -> String {
        text.render(&self.language, self.settings.notation)
    }

    /// Reads the languages and uses the one in the settings; if none is set, the system's if it is
    /// available, and else English. Returns the problems with files.
    pub(super) fn read_languages(&mut self, system: Option<&str>) -> Vec<Text> {
        let folder = self.store.beside(FOLDER);
        let read = folder.as_deref().map(Languages::read);
        let (languages, problems) = read.unwrap_or_default();
        let wanted = self.settings.language.as_deref();
        let spoken = match wanted {
            Some(tag) => languages.of_tag(tag),
            None => system.and_then(|system| texts::nearest(languages.all(), system)),
        };
        self.language = spoken.unwrap_or(Language::english()).clone();
        let missing = wanted.filter(|_| spoken.is_none()).zip(folder.as_deref());
        let missing = missing.map(|(tag, folder)| {
            let folder = printable::path(folder);
            said!("language-missing", tag = tag, folder = folder)
        });
        self.languages = languages;
        problems.iter().map(Problem::text).chain(missing).collect()
    }

    /// Words all texts in this language from now on.
    pub(super) fn speak(&mut self, language: Language) {
        self.language = language;
    }

    /// Chooses the language with this tag, if it is available.
    pub(super) fn choose_language(&mut self, tag: &str) -> Option<Language> {
        let language = self.languages.of_tag(tag).cloned()?;
        self.settings.language = Some(language.tag());
        Some(language)
    }

    /// The tag of the language after the present one in the list.
    pub(super) fn next_language(&self) -> String {
        let spoken = self.language.tag();
        let all = self.languages.all();
        let now = all.iter().position(|it| it.tag() == spoken);
        let next = now.map_or(0, |now| (now + 1) % all.len());
        all[next].tag()
    }
}
