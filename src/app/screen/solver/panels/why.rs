//! 'Why?': the question, and the actions on its answer.
//!
//! The question is about the chosen cell, the card or the board. It is answered on another thread,
//! by the rules that are on. The card shows the answer, and the board its position, until the
//! player does something else.

mod keys;
mod view;

use crate::board::CandidateSource;
use crate::screen::solver::card::report::{GameReport, NotesChecked, Report, Wanted};
use crate::screen::solver::doing::edit::{At, Edit, Play};
use crate::screen::solver::doing::seeking::Sought;
use crate::screen::solver::{Action, Beside, Message as ScreenMessage, SolverScreen};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Grid};
use sudoku_engine::sudoku::{Cause, Mark};
use sudoku_engine::texts::{Language, Text, said};
use sudoku_telling::play::Verdict;
use sudoku_telling::session::{Mistake, MistakeKind, Session};
use sudoku_telling::why::{Answer, Grounds, Question, Refutation, Standing, Why, WhySearch};

pub(in crate::screen::solver) use keys::{KEYS, NEXT_LINE};

/// The messages of a question and its answer.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// Ask about the card, else about the chosen cell, else about the board.
    Ask,
    /// Ask this question.
    About(Question),
    /// Read this line.
    Read(usize),
    /// Take back the mistake.
    TakeBack,
    /// Check the player's moves since the last step.
    Weigh,
    /// Show the argument for or against one of these moves.
    Show(usize),
    /// Put right what the check found wrong.
    PutRight,
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::Why(message)
    }
}

impl SolverScreen {
    /// Carries out a message.
    pub(in crate::screen::solver) fn on_why(
        &mut self,
        language: &Language,
        message: Message,
    ) -> Action<ScreenMessage> {
        match message {
            // The key that asks also ends the answer.
            Message::Ask if self.is_answered(self.question()) => self.tell_what_holds(),
            Message::Ask => return self.ask(language, self.question()),
            Message::About(question) => return self.ask(language, question),
            Message::Weigh => return self.weigh(language),
            Message::Show(number) => {
                if let Report::Weighed(all, _) = self.report()
                    && let Some(why) = all.get(number)
                {
                    let why = Box::new(why.clone());
                    self.answered(why);
                }
            }
            Message::PutRight => {
                if let Report::Weighed(all, notes) = self.report() {
                    let mistakes = weighed_wrong(all, notes, &self.session);
                    return self.change(language, Edit::CorrectAll(mistakes));
                }
            }
            Message::Read(line) => self.card.read(line),
            Message::TakeBack => {
                let mistake = self.card.answer().and_then(|why| wrong(why, &self.session));
                if let Some(mistake) = mistake {
                    self.chosen = mistake.candidate.cell.into();
                    let edit = if self.is_game_on() {
                        Edit::Play(Play::Erase(At::Cell(mistake.candidate.cell)))
                    } else {
                        Edit::Correct(mistake)
                    };
                    return self.change(language, edit);
                }
            }
        }
        Action::None
    }

    /// Carries out a message in a game: the player may ask only about things that are no secret.
    pub(in crate::screen::solver) fn on_why_in_game(
        &mut self,
        language: &Language,
        message: Message,
    ) -> Action<ScreenMessage> {
        let may = match message {
            Message::Ask => self.may_ask(self.question()),
            Message::About(question) => self.may_ask(question),
            Message::Weigh => {
                self.tell(Report::Game(GameReport::WeighKeptBack));
                return Action::None;
            }
            Message::Show(_) | Message::PutRight => false,
            Message::Read(_) | Message::TakeBack => true,
        };
        if !may {
            self.tell(Report::Game(GameReport::WhyKeptBack));
            return Action::None;
        }
        self.on_why(language, message)
    }

    /// Whether a question gives away nothing of the solution: it is about a given, or about an
    /// entry known to be wrong.
    fn may_ask(&self, question: Question) -> bool {
        let (cell, digit) = match question {
            Question::Board => return false,
            Question::Cell(cell) => (cell, None),
            Question::Digit(Candidate { cell, digit }) => (cell, Some(digit)),
        };
        let Some(value) = self.session.position().value(cell) else {
            return false;
        };
        let panel = self.game_panel.as_ref();
        let errors = panel.and_then(|panel| panel.errors(&self.session));
        let is_error = errors.is_some_and(|errors| errors.contains(cell));
        value.given || (is_error && digit.is_none_or(|digit| digit == value.digit))
    }

    /// The present question: about the card, the chosen cell or the board.
    fn question(&self) -> Question {
        let excluded = self.excluded.map(Question::Digit);
        excluded
            .or_else(|| asked_by(self.report(), &self.session))
            .or_else(|| self.chosen.lead().map(Question::Cell))
            .unwrap_or(Question::Board)
    }

    /// Whether answers are told where the player looks.
    fn tells_here(&self) -> bool {
        self.is_game_on() || self.beside == Beside::Step
    }

    /// Whether the answer to this question is on the card in view.
    fn is_answered(&self, question: Question) -> bool {
        let answer = self.card.answer().filter(|_| self.tells_here());
        answer.is_some_and(|why| {
            let about = about(why);
            match question {
                Question::Board => about.is_none(),
                Question::Cell(cell) => about.is_some_and(|it| it.cell == cell),
                Question::Digit(candidate) => about == Some(candidate),
            }
        })
    }

    fn ask(&mut self, language: &Language, question: Question) -> Action<ScreenMessage> {
        if self.seeking.is_under_way() || self.is_resuming() {
            return Action::None;
        }
        if !self.tells_here() {
            self.show(Beside::Step);
        }
        if let Question::Digit(Candidate { cell, .. }) | Question::Cell(cell) = question {
            self.chosen = cell.into();
        }
        let search = self.session.search_why(question);
        self.seek(
            language,
            Report::Looking(Wanted::Why(question)),
            move |stop| Sought::Why(search.run(stop).map(Box::new)),
        )
    }

    /// Checks which of the player's own moves follow, and whether notes leave out a right digit.
    fn weigh(&mut self, language: &Language) -> Action<ScreenMessage> {
        let own = own_moves(&self.session);
        let noted = match self.shown() {
            CandidateSource::ByHand => own_notes(&self.session),
            CandidateSource::Automatic => CellSet::EMPTY,
        };
        if own.is_empty() && noted.is_empty() || self.seeking.is_under_way() {
            return Action::None;
        }
        self.bring_card();
        let searches: Vec<WhySearch> = own
            .into_iter()
            .map(|candidate| self.session.search_why(Question::Digit(candidate)))
            .collect();
        let search = self.session.search_hint();
        self.seek(language, Report::Looking(Wanted::OwnMoves), move |stop| {
            let answers = searches.into_iter().map(|search| search.run(stop));
            let answers = answers.filter_map(Result::ok).collect();
            let wrong = match noted.is_empty() {
                true => None,
                false => search.wrong_notes(stop),
            };
            let notes = wrong.map(|mut missing| {
                missing.retain(|candidate| noted.contains(candidate.cell));
                NotesChecked {
                    cells: noted.len(),
                    missing,
                }
            });
            Sought::Weighed(answers, notes.unwrap_or_default())
        })
    }

    /// Shows an answer. In a game, nothing of it shows a digit that is not on the board.
    pub(in crate::screen::solver) fn answered(&mut self, why: Box<Why>) {
        if self.is_game_on() && tells_digit(&why, &self.session) {
            self.tell(Report::Game(GameReport::WhyKeptBack));
            return;
        }
        let is_told = !self.is_game_on() || !places_digits(&why);
        self.tell(Report::Answered { why, is_told });
    }
}

/// The board that an answer begins on, if it is not the one on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screen::solver) enum OtherBoard {
    /// The board before the move with this number.
    Before(usize),
    /// The board without this many of its digits.
    Fewer(usize),
}

impl OtherBoard {
    /// The board of an answer whose first line begins on `shown`; `None` if it is the board of the
    /// session.
    pub(in crate::screen::solver) fn of(
        why: &Why,
        shown: &Grid,
        session: &Session,
    ) -> Option<Self> {
        let grid = session.grid();
        let cells = grid.layout().cells().iter();
        let left_out: CellSet = cells
            .filter(|cell| grid.value(*cell).is_some() && shown.value(*cell).is_none())
            .collect();
        if left_out.is_empty() {
            return None;
        }
        let journal = session.journal();
        let origin = match &why.answer {
            Answer::Proved(proof) => match proof.standing {
                Standing::Entered(index) | Standing::Removed(index) => index,
                Standing::Candidate | Standing::Replaced(_) => None,
            },
            _ => None,
        };
        let is_before = |index: &usize| {
            let since = journal.moves().iter().skip(*index);
            let values = since.flat_map(|change| &change.values);
            // A digit that was replaced since then is not shown either.
            let is_plain = values.clone().all(|value| value.before.is_none());
            let set: CellSet = values.map(|value| value.cell).collect();
            let set = set.iter().filter(|cell| grid.value(*cell).is_some());
            is_plain && set.collect::<CellSet>() == left_out
        };
        Some(match origin.filter(is_before) {
            Some(index) => Self::Before(journal.number_of(index)),
            None => Self::Fewer(left_out.len()),
        })
    }
}

/// The question that a report leads to.
pub(in crate::screen::solver) fn asked_by(report: &Report, session: &Session) -> Option<Question> {
    let value_in = |cell: Cell| {
        let value = session.grid().value(cell)?;
        Some(Question::Digit(Candidate::new(cell, value)))
    };
    match report {
        Report::Mistaken(mistake) => Some(Question::Digit(mistake.candidate)),
        Report::Inconsistent(_) | Report::Several { .. } => Some(Question::Board),
        Report::Game(GameReport::Entered(entry)) => match entry.verdict {
            Some(Verdict::Wrong | Verdict::Clash { .. }) => value_in(entry.candidate.cell),
            _ => None,
        },
        Report::Game(GameReport::Checked(checked)) => value_in(checked.wrong.first()?),
        _ => None,
    }
}

/// The player's entries and removals since the last step that are still on the board: at most
/// `MOST`, the latest ones.
pub(in crate::screen::solver) fn own_moves(session: &Session) -> Vec<Candidate> {
    const MOST: usize = 20;
    let journal = session.journal();
    let moves: Vec<_> = journal.board_moves().collect();
    let own = moves.iter().rev().map(|(_, change)| change);
    let own = own.take_while(|change| change.cause == Cause::Person);
    let mut all: Vec<Candidate> = Vec::new();
    for change in own {
        let set = change.values.iter().filter_map(|value| {
            let candidate = Candidate::new(value.cell, value.after?.digit);
            let stands = session.grid().value(candidate.cell) == Some(candidate.digit);
            stands.then_some(candidate)
        });
        let removed = change.removals.iter().filter(|it| it.removed);
        let removed = removed.map(|it| it.candidate).filter(|it| {
            let is_open = session.grid().value(it.cell).is_none();
            is_open && session.position().removed(it.cell).contains(it.digit)
        });
        for candidate in set.chain(removed) {
            if !all.contains(&candidate) {
                all.push(candidate);
            }
        }
    }
    all.truncate(MOST);
    all.reverse();
    all
}

/// The cells whose notes the player changed since the last step, and that still have notes.
fn own_notes(session: &Session) -> CellSet {
    let moves = session.journal().moves().iter().rev();
    let own = moves.take_while(|change| change.cause == Cause::Person);
    let marks = own.flat_map(|change| &change.marks);
    let cells = marks.filter_map(|it| match it.mark {
        Mark::Note(note) => Some(note.cell),
        _ => None,
    });
    let has_notes = |cell: &Cell| !session.marks().notes(*cell).is_empty();
    let cells: CellSet = cells.filter(has_notes).collect();
    cells & session.grid().unsolved()
}

/// Everything that a check found wrong.
pub(in crate::screen::solver) fn weighed_wrong(
    all: &[Why],
    notes: &NotesChecked,
    session: &Session,
) -> Vec<Mistake> {
    let wrong = all.iter().filter_map(|why| wrong(why, session));
    let is_missing = |it: &&Candidate| !session.marks().has(Mark::Note(**it));
    let missing = notes.missing.iter().filter(is_missing);
    let missing = missing.map(|candidate| session.mistake(*candidate, MistakeKind::NotNoted));
    wrong.chain(missing).collect()
}

/// The number of moves to keep in order to return to the board before the earliest mistake that a
/// report shows by an answer.
pub(in crate::screen::solver) fn origin(report: &Report, session: &Session) -> Option<usize> {
    match report {
        Report::Weighed(all, notes) => {
            let wrong = weighed_wrong(all, notes, session);
            wrong.iter().filter_map(|mistake| mistake.index).min()
        }
        Report::Answered { why, .. } => wrong(why, session)?.index,
        _ => None,
    }
}

/// Whether an answer says that the player's own move is right.
pub(in crate::screen::solver) const fn follows(why: &Why) -> bool {
    match &why.answer {
        Answer::Proved(proof) => match proof.standing {
            Standing::Entered(_) => proof.claim.is_true,
            Standing::Removed(_) => !proof.claim.is_true,
            Standing::Candidate | Standing::Replaced(_) => false,
        },
        _ => false,
    }
}

/// The candidate that an answer is about; `None` if the answer is about the board alone.
const fn about(why: &Why) -> Option<Candidate> {
    Some(match &why.answer {
        Answer::Proved(proof) => match proof.standing {
            Standing::Replaced(instead) => instead,
            _ => proof.claim.candidate,
        },
        Answer::Given(candidate)
        | Answer::Open { candidate, .. }
        | Answer::Taken { candidate, .. }
        | Answer::Excluded { candidate, .. }
        | Answer::LeftOut { candidate, .. } => *candidate,
        Answer::Clash { entry, .. } => *entry,
        Answer::NoSolution(_) | Answer::SeveralSolutions(_) | Answer::OneSolution => return None,
    })
}

/// The player's own move that an answer is about; `None` if the answer is about the board alone.
pub(in crate::screen::solver) fn own_move(session: &Session, why: &Why) -> Option<Text> {
    let Candidate { cell, digit } = about(why)?;
    let name = if session.grid().value(cell) == Some(digit) {
        "why-value"
    } else {
        "why-removal"
    };
    Some(said!(name, digit = digit, cell = cell))
}

/// Whether an answer says of a digit that it is right, and the digit is not on the board.
fn tells_digit(why: &Why, session: &Session) -> bool {
    let right = match &why.answer {
        Answer::Proved(proof) if proof.claim.is_true => proof.claim.candidate,
        Answer::Excluded {
            candidate,
            is_right: true,
            ..
        }
        | Answer::LeftOut {
            candidate,
            is_right: true,
        } => *candidate,
        _ => return false,
    };
    session.grid().value(right.cell) != Some(right.digit)
}

/// Whether the argument of an answer places digits, or has more than one step.
fn places_digits(why: &Why) -> bool {
    let Answer::Proved(proof) = &why.answer else {
        return false;
    };
    match &proof.grounds {
        Grounds::Story(story) => match &story.steps[..] {
            [step] => !step.placements.is_empty(),
            steps => !steps.is_empty(),
        },
        Grounds::Contradiction(supposition) => match &supposition.refutation {
            Refutation::Singles(row) => !row.singles.is_empty(),
            Refutation::Steps { steps, .. } => !steps.is_empty(),
        },
        Grounds::Search { .. } => false,
    }
}

/// The mistake on the board that an answer shows.
pub(in crate::screen::solver) fn wrong(why: &Why, session: &Session) -> Option<Mistake> {
    let (candidate, kind) = match &why.answer {
        Answer::Proved(proof) => {
            let candidate = proof.claim.candidate;
            match (proof.standing, proof.claim.is_true) {
                (Standing::Entered(_), false) => (candidate, MistakeKind::Entered),
                (Standing::Removed(_), true) => (candidate, MistakeKind::Removed),
                (Standing::Replaced(instead), true) => (instead, MistakeKind::Entered),
                _ => return None,
            }
        }
        Answer::Clash { entry, .. } => (*entry, MistakeKind::Entered),
        Answer::LeftOut {
            candidate,
            is_right: false,
        } => (*candidate, MistakeKind::Entered),
        // Only a single entry: of several conflicting ones, any may be wrong.
        Answer::NoSolution(conflict)
            if conflict.entries.len() == 1 && conflict.removed.is_empty() =>
        {
            let cell = conflict.entries.first()?;
            let digit = why.grid.value(cell)?;
            (Candidate::new(cell, digit), MistakeKind::Entered)
        }
        _ => return None,
    };
    // It may be taken back by now.
    let stands = match kind {
        MistakeKind::Entered => {
            let value = session.position().value(candidate.cell);
            value.is_some_and(|value| !value.given && value.digit == candidate.digit)
        }
        MistakeKind::Removed => session
            .position()
            .removed(candidate.cell)
            .contains(candidate.digit),
        MistakeKind::NotNoted => false,
    };
    stands.then(|| session.mistake(candidate, kind))
}
