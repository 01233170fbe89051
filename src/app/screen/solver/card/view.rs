//! The report in words: the card beside the board.

use std::slice::from_ref;

use iced::widget::{container, text};
use iced::{Element, Fill};

use super::said::{Heading, Lesson, Room, Said};
use crate::names::capitalised;
use crate::screen::solver::card::report::{Filling, GameReport, Report, Wanted};
use crate::screen::solver::causes::Causes;
use crate::screen::solver::context::Context;
use crate::screen::solver::game::{GamePanel, game_words};
use crate::screen::solver::keys::GIVENS;
use crate::screen::solver::path::PathPanel;
use crate::screen::solver::summary::AfterSolving;
use crate::screen::solver::{Beside, Message};
use crate::shortcut::{self, ACCEPT, CLOSE, LESSONS, UNDO};
use crate::theme::{self, BOLD, size};
use crate::widget::{self, Icon, Press, bold_sentence, in_a_row, sentences};
use sudoku_engine::grid::CellSet;
use sudoku_engine::rules::Technique;
use sudoku_engine::search::MOST_GUESSES;
use sudoku_engine::sudoku::{Cause, Change};
use sudoku_engine::texts::{Language, said, words};
use sudoku_telling::drawing::{Entry as LegendEntry, Phase, Sample, Tint};
use sudoku_telling::explain::{self, Notation, Text};
use sudoku_telling::play::{Entry, Verdict};
use sudoku_telling::session::{EntryError, Session};

/// The most moves taken back at once that are told one by one.
const UNDONE_NAMED: usize = 3;

/// The card with the other state that its widgets need.
#[derive(Debug, Clone, Copy)]
pub(in crate::screen::solver) struct CardView<'a> {
    /// The card and the puzzle.
    pub(in crate::screen::solver) context: Context<'a>,
    /// The known causes of its report.
    pub(in crate::screen::solver) causes: &'a Causes,
    /// The summary, once the puzzle is solved.
    pub(in crate::screen::solver) after_solving: &'a AfterSolving,
    /// The game, if there is one.
    pub(in crate::screen::solver) game: Option<&'a GamePanel>,
    /// The panel beside the board.
    pub(in crate::screen::solver) beside: Beside,
    /// Whether the cells worth trying are marked.
    pub(in crate::screen::solver) worth_trying: bool,
    /// The language of all texts.
    pub(in crate::screen::solver) language: &'a Language,
    /// The notation of cells.
    pub(in crate::screen::solver) notation: Notation,
    /// The path, for the number of steps.
    pub(in crate::screen::solver) path: &'a PathPanel,
    /// The stage of the step on the board, if it is shown in stages.
    pub(in crate::screen::solver) stage: Option<Phase>,
    /// The stage at which the step stays; later marks are not explained yet.
    pub(in crate::screen::solver) stays_at: Option<Phase>,
    /// Whether there can be another argument of the last resort.
    pub(in crate::screen::solver) can_show_another: bool,
    /// Whether there is little room.
    pub(in crate::screen::solver) is_little: bool,
    /// The width of the card.
    pub(in crate::screen::solver) width: f32,
}

impl<'a> CardView<'a> {
    pub(in crate::screen::solver) const fn report(&self) -> &'a Report {
        self.context.card.report()
    }

    pub(in crate::screen::solver) const fn session(&self) -> &'a Session {
        self.context.session
    }

    /// A text that lights up the board and is lit by it.
    pub(in crate::screen::solver) fn sentences(&self, text: &Text) -> Element<'a, Message> {
        sentences(
            self.language,
            text,
            self.notation,
            self.context.hovered,
            Message::Point,
        )
    }

    /// Whether a game is running.
    pub(in crate::screen::solver) fn is_game_on(&self) -> bool {
        self.game.is_some_and(GamePanel::is_on)
    }

    /// Whether the main action is the filled button below the card: there is one in every panel
    /// where a step can be made.
    pub(super) fn is_answered_below(&self) -> bool {
        !matches!(self.beside, Beside::Search | Beside::Game) && !self.is_game_on()
    }

    /// Whether the card warns of something that matters in any panel.
    pub(in crate::screen::solver) const fn warns(&self) -> bool {
        matches!(
            self.report(),
            Report::Inconsistent(_)
                | Report::Mistaken(_)
                | Report::Refused(_)
                | Report::NothingLeft
                | Report::NoCell
        )
    }

    /// The card with the legend.
    pub(in crate::screen::solver) fn view(&self, room: Room) -> Element<'a, Message> {
        let style = match self.report() {
            Report::Filled(_) => theme::good_card,
            _ if self.tells_solved() && self.was_given_up() => theme::card,
            _ if self.tells_solved() => theme::good_card,
            Report::Stalled { .. }
            | Report::Several { .. }
            | Report::NothingLeft
            | Report::NoCell => theme::asking_card,
            Report::Inconsistent(_) | Report::Mistaken(_) | Report::Refused(_) => theme::bad_card,
            Report::Hinted { .. } | Report::Previewed(_) | Report::Answered { .. } => {
                theme::asking_card
            }
            Report::Game(report) if report.is_bad() => theme::bad_card,
            Report::Game(report) if report.asks() => theme::asking_card,
            _ => theme::card,
        };
        let said = self.said(room).maybe(self.still_wrong());
        let mut said = said.quiet(self.why_button());
        if self.context.correcting_givens {
            let begins = text(words!(self.language, "card-givens")).size(size::BODY);
            said.body.insert(0, begins.into());
            said = said.answer(
                Press::new(words!(self.language, "card-givens-done"))
                    .key([GIVENS, CLOSE])
                    .on_press(Message::Givens)
                    .view(self.language),
            );
        }
        let body = said.view(room, self.is_little, self.legend(), |heading, size| {
            self.heading(heading, size)
        });
        container(body).width(Fill).style(style).into()
    }

    /// The heading, smaller if it is long, and whether it takes several lines even then.
    fn heading(&self, heading: Heading, size: f32) -> (Element<'a, Message>, bool) {
        const LONG: usize = 34;
        const SEVERAL_LINES: usize = 2 * LONG;
        let fitted = |length: usize| match length / LONG {
            0 => size,
            1 => size.min(size::TITLE),
            2 | 3 => size.min(size::LEAD),
            _ => size.min(size::BODY),
        };
        let length = match &heading {
            Heading::Concludes(text) => {
                let words = text.render(self.language, self.notation);
                words.chars().count()
            }
            Heading::Words(words) | Heading::Warns(words) => words.chars().count(),
        };
        let size = fitted(length);
        let heading = match heading {
            Heading::Concludes(text) => bold_sentence(
                self.language,
                &text,
                self.notation,
                self.context.hovered,
                Message::Point,
                size,
            ),
            Heading::Words(words) => text(words).size(size).font(BOLD).into(),
            Heading::Warns(words) => text(words).size(size).font(BOLD).style(theme::bad).into(),
        };
        (heading, length >= SEVERAL_LINES)
    }

    /// The meaning of the colors and marks on the board.
    fn legend(&self) -> Option<Element<'a, Message>> {
        // The hardest step of a solved puzzle is on the board in place of the last one.
        let again = self.after_solving.again().filter(|_| self.tells_solved());
        let shown = again.unwrap_or_else(|| self.context.card.shown());
        let entries = shown.legend().iter();
        let is_seen = |it: &&LegendEntry| self.stays_at.is_none_or(|stage| it.from <= stage);
        let entries = entries.filter(is_seen).cloned();
        let entries: Vec<_> = entries.chain(self.worth_trying_entry()).collect();
        (!entries.is_empty()).then(|| widget::legend(self.language, entries))
    }

    /// The entry for the cells worth trying, unless the card itself tells of them.
    fn worth_trying_entry(&self) -> Option<LegendEntry> {
        let is_told = matches!(self.report(), Report::Stalled { .. });
        let is_seen = self.worth_trying && self.causes.differing().is_none();
        let sample = Sample::Tint(Tint::WorthTrying);
        (is_seen && !is_told && self.context.card.answer().is_none())
            .then(|| LegendEntry::new(vec![sample], said!("legend-worth-trying")))
    }

    /// The card during a search by the rules.
    fn looking(&self, wanted: Wanted) -> Said<'a> {
        let language = self.language;
        let (heading, words) = match wanted {
            Wanted::Step => (
                words!(language, "card-stepping"),
                words!(language, "card-stepping-words"),
            ),
            Wanted::Hint => (
                words!(language, "step-hint"),
                words!(language, "card-hinting-words"),
            ),
            Wanted::Why(question) => (
                words!(language, "why-looking"),
                self.why_looking_words(question),
            ),
            Wanted::OwnMoves => (
                words!(language, "why-weighing"),
                words!(language, "why-weighing-words"),
            ),
            Wanted::Another => (
                words!(language, "card-another-argument"),
                words!(language, "card-another-words"),
            ),
        };
        searching(language, heading, words)
    }

    fn said(&self, room: Room) -> Said<'a> {
        let notation = self.notation;
        if let Some(solved) = self.solved_card() {
            return solved;
        }
        match self.report() {
            Report::Ready if self.beside == Beside::Step => self.ready(room),
            Report::Ready => said(
                words!(self.language, "card-ready"),
                ready_words(self.language, self.beside),
            ),
            Report::Stepped(deductions) => self.stepped(deductions, room),
            // A digit on the board clashes with this report.
            Report::Solved => said(
                words!(self.language, "card-solved"),
                words!(self.language, "card-refused-solved"),
            ),
            Report::Stalled {
                off,
                skipped,
                solutions,
            } => self.stalled(off, skipped, *solutions),
            Report::Inconsistent(diagnosis) => self.inconsistent(diagnosis),
            Report::Hinted { step, told } => self.hinted(step, *told, room),
            Report::Previewed(step) => self.previewed(step, room),
            Report::Mistaken(mistake) => self.mistake(*mistake),
            Report::Answered { why, is_told } => self.answered(why, *is_told),
            Report::Weighed(all, notes) => self.weighed(all, notes),
            Report::NoAnswer => self.no_answer(),
            Report::Looking(wanted) => self.looking(*wanted),
            Report::Checking => searching(
                self.language,
                words!(self.language, "card-checking"),
                words!(self.language, "card-checking-words"),
            ),
            Report::Solving => searching(
                self.language,
                words!(self.language, "card-solving"),
                words!(self.language, "card-solving-words"),
            ),
            Report::Filled(filling) => said(
                words!(self.language, "card-filled"),
                filling_words(self.language, *filling),
            )
            .answer(
                Press::new(words!(self.language, "card-take-back"))
                    .key(UNDO)
                    .on_press(Message::Undo)
                    .view(self.language),
            )
            .answer(
                Press::new(words!(self.language, "watch-it"))
                    .key(shortcut::Told::default())
                    .on_press(Message::Watch)
                    .view(self.language),
            ),
            Report::Several(_) => said(
                words!(self.language, "card-several"),
                words!(self.language, "card-several-words"),
            )
            .words(self.differing_words())
            .answer(
                Press::new(words!(self.language, "card-fill-in"))
                    .key(ACCEPT)
                    .on_press(Message::FillIn)
                    .view(self.language),
            ),
            Report::Canceled => said(
                words!(self.language, "card-cancelled"),
                words!(self.language, "card-cancelled-words"),
            ),
            Report::GivenUp => said(
                words!(self.language, "card-given-up"),
                words!(self.language, "card-given-up-words", guesses = MOST_GUESSES),
            ),
            Report::Entered(change) => {
                let values = &change.values;
                let title = match change.cause {
                    Cause::SavePoint(_) => words!(self.language, "card-save-point"),
                    _ if values.iter().any(|value| value.after.is_some()) => {
                        words!(self.language, "card-entered")
                    }
                    _ if values.is_empty() => words!(self.language, "card-candidates"),
                    _ => words!(self.language, "card-erased"),
                };
                let what = capitalised(&explain::change(self.language, change, notation));
                said(title, words!(self.language, "card-done", what = what))
            }
            Report::Undone(changes) => said(
                words!(self.language, "card-undone"),
                in_a_row(self.undone_words(changes).chain(self.there_again(changes))),
            ),
            Report::Redone(change) => said(
                words!(self.language, "card-redone"),
                move_words(self.language, change, notation),
            ),
            Report::Restarted => said(
                words!(self.language, "card-restarted"),
                words!(self.language, "card-restarted-words"),
            ),
            Report::Refused(error) => Said::warning(
                words!(self.language, "card-refused"),
                match error {
                    // Without a game, the givens can be corrected.
                    EntryError::Given => words!(self.language, "card-refused-given"),
                    error => error.text().render(self.language, notation),
                },
            ),
            Report::NothingLeft => said(
                words!(self.language, "card-refused"),
                words!(self.language, "card-refused-solved"),
            ),
            Report::Game(report) => game_words(
                self.language,
                self.context.board(),
                report,
                (
                    self.game.map(GamePanel::game),
                    !self.shown_errors().is_empty(),
                ),
                notation,
            ),
            Report::NoCell => said(
                words!(self.language, "card-no-cell"),
                words!(self.language, "card-no-cell-words"),
            ),
        }
    }

    /// The moves taken back, or their number and the first one made.
    fn undone_words(&self, changes: &[Change]) -> impl Iterator<Item = String> {
        let (named, others) = match changes {
            [.., first] if changes.len() > UNDONE_NAMED => (from_ref(first), changes.len()),
            few => (few, 0),
        };
        let count =
            (others > 0).then(|| words!(self.language, "card-undone-several", count = others));
        let named = named.iter();
        let named = named.map(move |change| {
            let is_named = others == 0;
            let own = || explain::own_move_before(self.language, change, self.notation);
            let own = is_named.then(own).flatten();
            own.unwrap_or_else(|| move_words(self.language, change, self.notation))
        });
        count.into_iter().chain(named)
    }

    /// The digits that return to the board because moves that replaced them are taken back.
    fn there_again(&self, changes: &[Change]) -> impl Iterator<Item = String> {
        let latest = changes.iter().flat_map(|change| &change.values);
        let filled = latest.filter(|value| value.after.is_some());
        let replaced: CellSet = filled.map(|value| value.cell).collect();
        let mut told = CellSet::EMPTY;
        let first = changes.iter().rev().flat_map(|change| &change.values);
        let again = first.filter_map(|value| {
            let is_first = told.insert(value.cell);
            let before = value.before.filter(|before| !before.given)?;
            (is_first && replaced.contains(value.cell)).then(|| {
                words!(
                    self.language,
                    "card-undone-again",
                    digit = before.digit.to_string(),
                    cell = self.notation.cell(value.cell)
                )
            })
        });
        again.collect::<Vec<_>>().into_iter()
    }

    /// The entries that are red on the board of a game.
    fn shown_errors(&self) -> CellSet {
        let session = self.session();
        let game = self.game.filter(|game| game.is_on());
        game.map_or(CellSet::EMPTY, |it| {
            it.game().shown_errors(session) - session.position().given()
        })
    }

    /// A warning about other wrong entries, which are red on the board, below a report that is not
    /// about them.
    fn still_wrong(&self) -> Option<Element<'a, Message>> {
        let told = match self.report() {
            Report::Game(GameReport::Entered(Entry {
                verdict: None | Some(Verdict::Right),
                candidate,
                ..
            })) => Some(candidate.cell),
            Report::Undone(_) | Report::Redone(_) | Report::Entered(_) => None,
            _ => return None,
        };
        let wrong = self.shown_errors();
        let wrong = told.map_or(wrong, |cell| wrong.without(cell));
        (!wrong.is_empty()).then(|| {
            let cells = Text::listed(wrong).render(self.language, self.notation);
            let count = wrong.len();
            let words = words!(
                self.language,
                "game-still-wrong",
                count = count,
                cells = cells
            );
            text(words).size(size::BODY).style(theme::bad).into()
        })
    }
}

/// The possible actions of a panel.
fn ready_words(language: &Language, beside: Beside) -> String {
    match beside {
        Beside::Step | Beside::Rules => words!(language, "card-ready-step"),
        Beside::Path => words!(language, "card-ready-path"),
        Beside::EveryStep => words!(language, "card-ready-every-step"),
        Beside::Marks => words!(language, "card-ready-marks"),
        Beside::Search => words!(language, "card-ready-search"),
        Beside::Game => words!(language, "card-ready-game"),
    }
}

/// The button to the lesson of a technique; `None` for a rule from outside the catalog.
pub(super) fn learn<'a>(language: &Language, technique: Technique) -> Option<Lesson<'a>> {
    let has_lesson = !matches!(technique, Technique::Custom(_));
    has_lesson.then(|| {
        let words = Press::new(words!(language, "card-learn")).quiet();
        let [words, sign] = [words.icon(Icon::Book), Press::low_sign(Icon::Book)].map(|button| {
            let told = words!(
                language,
                "card-learn-tip",
                technique = explain::technique_name(language, technique)
            );
            button
                .key(shortcut::Told::from(LESSONS).saying(told))
                .on_press(Message::Learn(Some(technique.into())))
                .view(language)
        });
        Lesson { words, sign }
    })
}

fn said<'a>(title: String, words: String) -> Said<'a> {
    Said::new(title, words)
}

fn searching<'a>(language: &Language, title: String, words: String) -> Said<'a> {
    said(title, words).answer(
        Press::new(words!(language, "card-cancel"))
            .key(CLOSE)
            .on_press(Message::Cancel)
            .view(language),
    )
}

pub(super) fn move_words(language: &Language, change: &Change, notation: Notation) -> String {
    let own = explain::own_move(language, change, notation);
    own.unwrap_or_else(|| {
        words!(
            language,
            "card-move",
            title = explain::change_title(language, change),
            what = explain::change(language, change, notation),
        )
    })
}

fn filling_words(language: &Language, filling: Filling) -> String {
    match filling {
        Filling::Only => words!(language, "card-filled-only"),
        Filling::OneOfSeveral => words!(language, "card-filled-one-of-several"),
        Filling::Watched { tries, go_backs } => {
            words!(language, "card-watched", tries = tries, back = go_backs)
        }
    }
}
