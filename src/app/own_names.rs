//! The names that the program itself gives to puzzles. They follow the language of the window, even
//! if they were kept in another one.

use super::builtin::{BuiltIn, Level};
use sudoku_engine::rules::Technique;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::technique_name;

/// In place of a part of a name that is not known yet.
const PART: &str = "\u{FFFC}";

/// A name that the program gives.
#[derive(Debug, Clone, PartialEq, Eq)]
enum OwnName {
    /// A pasted puzzle.
    Pasted,
    /// A puzzle that the player makes.
    New,
    /// A puzzle that comes with the program.
    BuiltIn(BuiltIn),
    /// The puzzle of a lesson.
    OfLesson(Technique),
    /// The puzzle with this number of a list.
    Listed(Box<Self>, usize),
}

/// The name of a puzzle in this language, if the program gave the name; any other name as it is.
pub(super) fn in_language(language: &Language, name: &str) -> String {
    let languages = std::iter::once(Language::english()).chain(Language::translations());
    let mut known = languages.filter_map(|it| OwnName::of(it, name));
    known
        .next()
        .map_or_else(|| name.to_owned(), |own| own.words(language))
}

impl OwnName {
    /// The meaning of a name in this language.
    fn of(language: &Language, name: &str) -> Option<Self> {
        let built_in = Level::ALL.into_iter().flat_map(|level| {
            let numbers = 1..=level.files().len();
            numbers.map(move |number| Self::BuiltIn(BuiltIn { level, number }))
        });
        let mut fixed = [Self::Pasted, Self::New].into_iter().chain(built_in);
        fixed
            .find(|it| it.words(language) == name)
            .or_else(|| Self::of_lesson(language, name))
            .or_else(|| Self::listed(language, name))
    }

    fn of_lesson(language: &Language, name: &str) -> Option<Self> {
        let whole = words!(language, "course-puzzle-name", technique = PART);
        let (before, behind) = whole.split_once(PART)?;
        let technique = name.strip_prefix(before)?.strip_suffix(behind)?;
        let mut all = Technique::ALL.iter().copied();
        all.find(|it| technique_name(language, *it) == technique)
            .map(Self::OfLesson)
    }

    fn listed(language: &Language, name: &str) -> Option<Self> {
        let (list, number) = name.rsplit_once(' ')?;
        let list = Self::of(language, list)?;
        let listed = Self::Listed(Box::new(list), number.parse().ok()?);
        (listed.words(language) == name).then_some(listed)
    }

    fn words(&self, language: &Language) -> String {
        match self {
            Self::Pasted => words!(language, "paste-name"),
            Self::New => words!(language, "create-name"),
            Self::BuiltIn(puzzle) => puzzle.name(language),
            Self::OfLesson(technique) => words!(
                language,
                "course-puzzle-name",
                technique = technique_name(language, *technique)
            ),
            Self::Listed(list, number) => words!(
                language,
                "collection-puzzle",
                name = list.words(language),
                number = *number
            ),
        }
    }
}
