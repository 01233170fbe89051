use super::{language, say};
use sudoku_engine::texts::{Language, words};

/// The reason why the requested window does not open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoWindow<'a> {
    /// The system has no display.
    NoDisplay,
    /// The program was built without it.
    NotBuilt,
    /// The library of the window failed, with this reason if it gives one.
    Failed(&'a str),
}

impl NoWindow<'_> {
    /// Reports the reason on standard error, with the commands that work without a window.
    pub fn tell(self) {
        say(&self.words(language()));
    }

    fn words(self, language: &Language) -> String {
        match self {
            Self::NoDisplay => words!(language, "cli-no-display"),
            Self::NotBuilt => words!(language, "cli-without-window"),
            Self::Failed(reason) => {
                // The usual failure has a plain message; only the library knows about others.
                let reason = match reason {
                    "" => words!(language, "cli-no-reason"),
                    known if known.contains("XOpenDisplayFailed") => {
                        words!(language, "cli-no-answer-of-display")
                    }
                    other => other.to_owned(),
                };
                words!(language, "cli-no-window", reason = reason)
            }
        }
    }
}
