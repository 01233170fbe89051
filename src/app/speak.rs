//! The language of the program: read at the start, and chosen in the settings.

use super::App;
use super::languages::Languages;
use sudoku_engine::texts::Language;

impl App {
    /// Reads the languages and uses the one in the settings; if none is set, the system's if it is
    /// available, and else English. Tells the player about problems with files.
    pub fn read_languages(&mut self, system: Option<&str>) {
        for problem in self.preferences.read_languages(system) {
            self.notices.complain_too(problem);
        }
    }

    /// The available languages.
    pub const fn languages(&self) -> &Languages {
        self.preferences.languages()
    }

    /// The language of all texts.
    pub const fn language(&self) -> &Language {
        self.preferences.language()
    }

    /// Switches all texts to this language.
    pub fn speak(&mut self, language: Language) {
        self.preferences.speak(language);
        self.screens.say_again(self.preferences.language());
    }

    /// Switches to the language with this tag.
    pub(super) fn choose_language(&mut self, tag: &str) {
        if let Some(language) = self.preferences.choose_language(tag) {
            self.speak(language);
            self.remember();
        }
    }
}
