use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// What is said about a puzzle beside its title, such as who made it.
///
/// Each text is kept tidy, so that every format that has a place for it keeps
/// it as it is: its lines end in `\n` and have no blanks at their ends, there
/// is no empty line at its start or end, and control characters are blanks.
/// Copies share it: a file may say the same about many puzzles.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Metadata(Arc<BTreeMap<Field, String>>);

/// One thing that may be said about a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// Who made it.
    Author,
    /// What it is.
    Description,
    /// When it was made or published, as the file puts it.
    Date,
    /// The newspaper, book or site it is from.
    Source,
    /// How hard it is said to be.
    Level,
    /// Where it can be found.
    Url,
    /// Anything else.
    Comment,
}

impl Field {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Author,
        Self::Description,
        Self::Date,
        Self::Source,
        Self::Level,
        Self::Url,
        Self::Comment,
    ];

    /// One word in lower case, as the program's own files have it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Author => "author",
            Self::Description => "description",
            Self::Date => "date",
            Self::Source => "source",
            Self::Level => "level",
            Self::Url => "url",
            Self::Comment => "comment",
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Url => "link",
            field => field.name(),
        })
    }
}

impl Metadata {
    /// What is said; `None` if nothing is.
    pub fn get(&self, field: Field) -> Option<&str> {
        self.0.get(&field).map(String::as_str)
    }

    /// Says something instead of what was said before. A text of blanks says
    /// nothing.
    pub fn set(&mut self, field: Field, text: &str) {
        let text = tidy(text);
        let texts = Arc::make_mut(&mut self.0);
        if text.is_empty() {
            texts.remove(&field);
        } else {
            texts.insert(field, text);
        }
    }

    /// All that is said, in the order of [`Field::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Field, &str)> {
        self.0.iter().map(|(field, text)| (*field, text.as_str()))
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn tidy(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let printable = |character: char| {
        // The last two are no characters, and XML cannot hold them.
        let odd = character.is_control() || matches!(character, '\u{fffe}' | '\u{ffff}');
        if odd { ' ' } else { character }
    };
    let lines = text
        .split('\n')
        .map(|line| line.chars().map(printable).collect::<String>());
    let lines: Vec<String> = lines.map(|line| line.trim().to_owned()).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}
