//! The language of the program: read at the start, and chosen in the settings.

use super::App;
use super::languages::{FOLDER, Languages, Problem};
use sudoku_engine::printable;
use sudoku_engine::texts::{self, Language, said};

impl App {
    /// Reads the languages and uses the one in the settings; if none is set, the system's if it is
    /// available, and else English. Tells the player about problems with files.
    pub fn read_languages(&mut self, system: Option<&str>) {
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
        let told = problems.iter().map(Problem::text).chain(missing);
        for problem in told {
            self.notices.complain_too(problem);
        }
        self.languages = languages;
    }

    /// The available languages.
    pub const fn languages(&self) -> &Languages {
        &self.languages
    }

    /// The language of all texts.
    pub const fn language(&self) -> &Language {
        &self.language
    }

    /// Switches all texts to this language.
    pub fn speak(&mut self, language: Language) {
        self.language = language;
        if let Some(lessons) = &mut self.lessons {
            lessons.say_again(&self.language);
        }
        if let Some(draft) = &mut self.create {
            draft.say_again();
        }
        self.redraw();
    }

    /// Switches to the language with this tag.
    pub(super) fn choose_language(&mut self, tag: &str) {
        if let Some(language) = self.languages.of_tag(tag).cloned() {
            self.settings.language = Some(language.tag());
            self.speak(language);
            self.remember();
        }
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
