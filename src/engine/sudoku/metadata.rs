use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// The information about a puzzle in addition to its title, such as its author.
///
/// Each text is kept tidy, so that every format with a place for it stores it unchanged: its lines
/// end in `\n` and have no blanks at their ends, there is no empty line at its start or end, and
/// control characters become blanks. Copies share it, because a file may say the same about many
/// puzzles.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Metadata(Arc<BTreeMap<Field, String>>);

/// A kind of information about a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// The person who made it.
    Author,
    /// A description.
    Description,
    /// The date when it was made or published, as written in the file.
    Date,
    /// The newspaper, book or site it is from.
    Source,
    /// Its stated difficulty.
    Level,
    /// The address where it can be found.
    Url,
    /// Anything else.
    Comment,
}

impl Field {
    /// All fields.
    pub const ALL: [Self; 7] = [
        Self::Author,
        Self::Description,
        Self::Date,
        Self::Source,
        Self::Level,
        Self::Url,
        Self::Comment,
    ];

    /// The name: one word in lower case, as in the program's own files.
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
    /// The text of a field; `None` if there is none.
    pub fn get(&self, field: Field) -> Option<&str> {
        self.0.get(&field).map(String::as_str)
    }

    /// Sets the text of a field, replacing an earlier one. A text of blanks removes it.
    pub fn set(&mut self, field: Field, text: &str) {
        let text = tidy(text);
        let texts = Arc::make_mut(&mut self.0);
        if text.is_empty() {
            texts.remove(&field);
        } else {
            texts.insert(field, text);
        }
    }

    /// All texts, in the order of [`Field::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Field, &str)> {
        self.0.iter().map(|(field, text)| (*field, text.as_str()))
    }

    /// Whether there is no text.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn tidy(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let printable = |character: char| {
        // The last two are not characters, and XML cannot hold them.
        let odd = character.is_control() || matches!(character, '\u{fffe}' | '\u{ffff}');
        if odd { ' ' } else { character }
    };
    let lines = text
        .split('\n')
        .map(|line| line.chars().map(printable).collect::<String>());
    let lines: Vec<String> = lines.map(|line| line.trim().to_owned()).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}
