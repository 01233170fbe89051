//! What a game reports, and its words.

use std::sync::Arc;

use iced::widget::{Column, column, row, text};

use super::Message;
use crate::app::screen::solver::{Message as ScreenMessage, Solver};
use crate::app::theme::{self, size, space};
use crate::app::widget::action;
use crate::explain::Notation;
use crate::grid::{Cell, CellSet, House};
use crate::play::{Checked, Entry, Help, PlayError, ResumeError, Score, Verdict};
use crate::rules::Deduction;
use crate::session::EntryError;
use crate::sudoku::{ErrorsTold, GameKind};

/// What a game did, found or asks.
#[derive(Debug, Clone, PartialEq)]
pub enum GameReport {
    /// It waits for an entry.
    Begun,
    /// A digit was filled in.
    Entered(Entry),
    /// A digit was filled in for the person.
    Answered(Entry),
    /// The digit of the cell was asked for, and stands there.
    IsRight(Cell),
    /// The entries were checked.
    Checked(Checked),
    /// A hint can be had for its price.
    Offered {
        /// The step: one deduction.
        step: Arc<[Deduction]>,
        /// What it is paid as.
        help: Help,
    },
    /// The digit of this cell can be had for its price.
    AnswerOffered(Cell),
    /// The digit of a hint belongs in this cell, which is frozen: what follows
    /// from it was noted.
    Noted(Cell),
    /// A hint was asked for while an entry is wrong.
    Wrong,
    /// No rule finds anything.
    NoHint,
    /// It is asked whether the person gives up.
    GivingUp,
    /// What would show the answer is not to be had in a game.
    Hidden,
    /// Something was not done.
    Refused(PlayError),
    /// The game of a file cannot be gone on with.
    NotResumed(ResumeError),
}

impl GameReport {
    /// Whether it tells of something that is wrong.
    pub(in crate::app::screen::solver) fn is_bad(&self) -> bool {
        match self {
            Self::Entered(entry) => {
                matches!(entry.verdict, Some(Verdict::Wrong | Verdict::Clash { .. }))
            }
            Self::Checked(checked) => !checked.wrong.is_empty(),
            Self::Wrong | Self::Refused(_) | Self::NotResumed(_) => true,
            _ => false,
        }
    }

    /// Whether it asks something.
    pub(in crate::app::screen::solver) const fn asks(&self) -> bool {
        matches!(
            self,
            Self::Offered { .. } | Self::AnswerOffered(_) | Self::GivingUp
        )
    }
}

/// What an error costs, and what a hint takes of the bonus.
const ERROR: i64 = Score::ERROR;
const HINT: i64 = Score::HINT;

type Words<'a> = Column<'a, ScreenMessage>;

impl Solver {
    /// The report of a game in words.
    pub(in crate::app::screen::solver) fn game_words<'a>(
        &self,
        report: &GameReport,
        notation: Notation,
    ) -> Words<'a> {
        match report {
            GameReport::Begun => self.begun(),
            GameReport::Entered(entry) => entered(entry, notation),
            GameReport::Answered(entry) => {
                let candidate = entry.candidate;
                let words = format!(
                    "{} is {}. That cost {} points.",
                    notation.cell(candidate.cell),
                    candidate.digit,
                    Help::Answer.price()
                );
                said("The answer", words + &thawed(entry.thawed, notation))
            }
            GameReport::IsRight(cell) => said(
                "It is right",
                format!(
                    "{} holds its digit already. That cost nothing.",
                    notation.cell(*cell)
                ),
            ),
            GameReport::Checked(checked) => self.checked(*checked),
            GameReport::Offered { help, .. } => {
                let words = format!(
                    "It costs {} points, and {HINT} of the bonus. It is told in three degrees: \
                     technique, place and reason.",
                    help.price(),
                );
                said("A hint?", words).push(answers("Take it", "H or Enter", Message::Take))
            }
            GameReport::AnswerOffered(cell) => {
                let words = format!(
                    "The digit of {} costs {} points, and {HINT} of the bonus.",
                    notation.cell(*cell),
                    Help::Answer.price(),
                );
                said("The answer?", words).push(answers(
                    "Fill it in",
                    "Enter",
                    Message::TakeAnswer(*cell),
                ))
            }
            GameReport::Noted(cell) => said(
                "Noted",
                format!(
                    "{} is frozen, so its digit is not filled in. The candidates that it takes \
                     away are gone.",
                    notation.cell(*cell)
                ),
            ),
            GameReport::Wrong => said(
                "Something is wrong",
                "An entry on the board is wrong. No hint helps before it is mended; Check shows \
                 it, for nothing.",
            )
            .push(action("Check", "Enter", Some(Message::Check.into()))),
            GameReport::NoHint => said(
                "No hint here",
                "No technique of the program finds a step. The answer of a cell can be had: \
                 choose one and press A.",
            ),
            GameReport::GivingUp => {
                let words = "The board is filled in, and the game ends without a bonus. Then the \
                             path and all steps can be seen.";
                said("Give up?", words).push(answers("Give up", "Ctrl Enter", Message::Solve))
            }
            GameReport::Hidden => said(
                "Not in a game",
                "Steps, path and search would show the answer. Ask for a hint, or give up to see \
                 them.",
            ),
            GameReport::Refused(error) => refused(error, notation),
            GameReport::NotResumed(error) => said(
                "Opened without its game",
                format!("{}.", sentence(&error.to_string())),
            ),
        }
    }

    fn begun<'a>(&self) -> Words<'a> {
        let Some(game) = self.game() else {
            return Column::new();
        };
        let record = game.record();
        let mut words = String::from("Choose a cell and type its digit. ");
        words += &match record.errors_told {
            ErrorsTold::AtOnce => {
                format!("What is wrong is red at once, and costs {ERROR} points.")
            }
            ErrorsTold::OnCheck => {
                format!("What is wrong costs {ERROR} points, and is told when you check.")
            }
        };
        if record.mode.kind == GameKind::Ice {
            words += " A frozen cell takes no digit until one that you fill in beside it is right.";
        }
        said("Your turn", words)
    }

    fn checked<'a>(&self, checked: Checked) -> Words<'a> {
        let entries = match checked.entries {
            0 => return said("Checked", "Nothing is filled in yet."),
            1 => "The only entry".to_owned(),
            count => format!("All {count} entries"),
        };
        match checked.wrong.len() {
            0 if checked.entries == 1 => said("No errors", format!("{entries} is right.")),
            0 => said("No errors", format!("{entries} are right.")),
            wrong => {
                let title = match wrong {
                    1 => "1 error".to_owned(),
                    wrong => format!("{wrong} errors"),
                };
                let clash = (checked.wrong & checked.clashing).len();
                let mut words = String::from(match wrong {
                    1 => "It is red on the board.",
                    _ => "They are red on the board.",
                });
                words += &match (clash, wrong) {
                    (0, _) => " Nothing clashes; the solution has other digits there.".to_owned(),
                    (_, 1) => " It clashes with another digit.".to_owned(),
                    (clash, wrong) if clash == wrong => {
                        " Each clashes with another digit.".to_owned()
                    }
                    (1, _) => " One clashes with another digit; the rest depart from the solution."
                        .to_owned(),
                    (clash, _) => format!(
                        " {clash} clash with other digits; the rest depart from the solution."
                    ),
                };
                bad(title, words)
            }
        }
    }
}

fn entered<'a>(entry: &Entry, notation: Notation) -> Words<'a> {
    let candidate = entry.candidate;
    let (name, digit) = (notation.cell(candidate.cell), candidate.digit);
    let thawed = thawed(entry.thawed, notation);
    match entry.verdict {
        None | Some(Verdict::Right) => {
            said("Entered", format!("{digit} stands in {name}.") + &thawed)
        }
        Some(Verdict::Wrong) => bad(
            "Not the solution",
            format!(
                "{digit} in {name} clashes with nothing, but the solution has another digit there. That cost {ERROR} points."
            ),
        ),
        Some(Verdict::Clash { with }) => bad(
            "A clash",
            format!(
                "{digit} in {name} breaks the rules: {} holds a {digit} too, in the same {}. That \
                 cost {ERROR} points.",
                notation.cell(with),
                common_house(candidate.cell, with),
            ) + &thawed,
        ),
    }
}

/// The kind of house that two cells share: the row before the column before the
/// box.
fn common_house(one: Cell, other: Cell) -> &'static str {
    let shared = one
        .houses()
        .into_iter()
        .filter(|house: &House| house.cells().contains(other))
        .min_by_key(|house| house.index());
    match shared.map(House::kind) {
        Some(crate::grid::HouseKind::Row) => "row",
        Some(crate::grid::HouseKind::Column) => "column",
        _ => "box",
    }
}

fn thawed(cells: CellSet, notation: Notation) -> String {
    match cells.len() {
        0 => String::new(),
        1 => format!(" {} has thawed.", names(cells, "and", notation)),
        _ => format!(" {} have thawed.", names(cells, "and", notation)),
    }
}

fn refused<'a>(error: &PlayError, notation: Notation) -> Words<'a> {
    match error {
        PlayError::Frozen { cell, thawed_by } => {
            let name = notation.cell(*cell);
            let way = if thawed_by.is_empty() {
                "It thaws when a cell beside it can be filled, and is filled rightly; those \
                 beside it are frozen too."
                    .to_owned()
            } else {
                format!(
                    "It thaws when you fill in the right digit of {}.",
                    names(*thawed_by, "or", notation)
                )
            };
            bad("Frozen", format!("{name} takes no digit yet. {way}"))
        }
        PlayError::Entry(EntryError::Given) => bad(
            "Not entered",
            "This cell is a given of the puzzle and stays as it is.",
        ),
        error => bad("Not done", format!("{}.", sentence(&error.to_string()))),
    }
}

/// The cells by name, such as `r1c1, r1c2 or r2c1`.
fn names(cells: CellSet, last: &str, notation: Notation) -> String {
    let names: Vec<String> = cells.iter().map(|cell| notation.cell(cell)).collect();
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((end, others)) => format!("{} {last} {end}", others.join(", ")),
    }
}

fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(char::to_uppercase);
    let first: String = first.into_iter().flatten().collect();
    first + letters.as_str()
}

fn said<'a>(title: impl text::IntoFragment<'a>, words: impl text::IntoFragment<'a>) -> Words<'a> {
    column![text(title).size(size::TITLE), text(words).size(size::BODY)]
}

fn bad<'a>(title: impl text::IntoFragment<'a>, words: impl text::IntoFragment<'a>) -> Words<'a> {
    column![
        text(title).size(size::TITLE).style(theme::bad),
        text(words).size(size::BODY)
    ]
}

/// The answer that is asked for, and the other.
fn answers<'a>(label: &'a str, key: &'a str, message: Message) -> iced::Element<'a, ScreenMessage> {
    row![
        action(label, key, Some(message.into())),
        action("Not now", "Esc", Some(Message::Decline.into())),
    ]
    .spacing(space::SMALL)
    .into()
}
