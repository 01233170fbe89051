use super::{language, say};
use sudoku_engine::texts::{Language, words};

/// Why there is no window, where one was wished.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoWindow<'a> {
    /// The system has no display.
    NoDisplay,
    /// The program was built without it.
    NotBuilt,
    /// The library of the window fails, for this reason, if it tells one.
    Failed(&'a str),
}

impl NoWindow<'_> {
    /// Tells it on standard error, and what does the work without a window.
    pub fn tell(self) {
        say(&self.words(language()));
    }

    fn words(self, language: &Language) -> String {
        match self {
            Self::NoDisplay => words!(language, "cli-no-display"),
            Self::NotBuilt => words!(language, "cli-without-window"),
            Self::Failed(reason) => {
                // The usual failure is told plainly; of the others only the library knows.
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
