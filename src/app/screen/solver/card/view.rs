//! The report in words: the card beside the board.

use iced::widget::{Column, column, container, row, space as gap, text};
use iced::{Center, Element, Fill, Padding};

use super::chips;
use super::said::{Heading, Room, Said, numbered};
use crate::app::motion;
use crate::app::screen::solver::causes::Causes;
use crate::app::screen::solver::context::Context;
use crate::app::screen::solver::game::{GamePanel, game_words};
use crate::app::screen::solver::keys::{ANOTHER, GIVENS, HINT, LENGTH};
use crate::app::screen::solver::path::PathPanel;
use crate::app::screen::solver::report::{Effort, GameReport, Report};
use crate::app::screen::solver::solved::Solved;
use crate::app::screen::solver::{Beside, Message};
use crate::app::shortcut::{self, ACCEPT, CLOSE, LESSONS, Shortcut, UNDO};
use crate::app::shown::{Fold, Told, WALK_ON};
use crate::app::theme::{self, BOLD, size, space};
use crate::app::widget::{
    self, Icon, action, bold_sentence, capitalised, in_a_row, level_sign, quiet, sentences,
    sentences_of_size, small,
};
use crate::drawing::Phase;
use crate::explain::{self, Length, Notation, Text};
use crate::play::{Entry, Verdict};
use crate::rules::{Deduction, Technique};
use crate::session::{EntryError, Session};
use crate::sudoku::{Cause, Change};
use crate::texts::{Language, decimal, words};

/// The card as widgets, and what it reads besides its own state.
#[derive(Debug, Clone, Copy)]
pub(in crate::app::screen::solver) struct CardView<'a> {
    /// The card and the puzzle.
    pub(in crate::app::screen::solver) context: Context<'a>,
    /// What is known of the cause of what it tells.
    pub(in crate::app::screen::solver) causes: &'a Causes,
    /// What it took, once the puzzle is solved.
    pub(in crate::app::screen::solver) solved: &'a Solved,
    /// The game, if there is one.
    pub(in crate::app::screen::solver) game: Option<&'a GamePanel>,
    /// What is shown beside the board.
    pub(in crate::app::screen::solver) beside: Beside,
    /// Whether the cells worth trying are marked.
    pub(in crate::app::screen::solver) worth_trying: bool,
    /// The language in which all is said.
    pub(in crate::app::screen::solver) language: &'a Language,
    /// How cells are named.
    pub(in crate::app::screen::solver) notation: Notation,
    /// The path, by which it is known how many steps there are.
    pub(in crate::app::screen::solver) path: &'a PathPanel,
    /// The stage up to which a step is shown, where it is shown in stages.
    pub(in crate::app::screen::solver) stage: Option<Phase>,
    /// Whether there can be another argument of the last resort.
    pub(in crate::app::screen::solver) can_show_another: bool,
    /// Whether there is little room.
    pub(in crate::app::screen::solver) is_little: bool,
}

impl<'a> CardView<'a> {
    pub(in crate::app::screen::solver) const fn report(&self) -> &'a Report {
        self.context.card.report()
    }

    pub(in crate::app::screen::solver) const fn session(&self) -> &'a Session {
        self.context.session
    }

    /// A text that lights the board and is lit by it.
    pub(in crate::app::screen::solver) fn sentences(&self, text: &Text) -> Element<'a, Message> {
        sentences(
            self.language,
            text,
            self.notation,
            self.context.hovered,
            Message::Point,
        )
    }

    /// Whether a game is on.
    pub(in crate::app::screen::solver) fn is_game_on(&self) -> bool {
        self.game.is_some_and(GamePanel::is_on)
    }

    /// Whether what goes on is the filled button below the card: beside the board of a
    /// step, unless a game is on.
    pub(super) fn is_answered_below(&self) -> bool {
        self.beside == Beside::Step && !self.is_game_on()
    }

    /// Whether it warns of something that is to be read whatever else is shown.
    pub(in crate::app::screen::solver) const fn warns(&self) -> bool {
        matches!(
            self.report(),
            Report::Inconsistent(_)
                | Report::Mistaken(_)
                | Report::Refused(_)
                | Report::NothingLeft
                | Report::NoCell
        )
    }

    /// What the last action did, found or asks, and the legend.
    pub(in crate::app::screen::solver) fn view(&self, room: Room) -> Element<'a, Message> {
        let style = match self.report() {
            Report::Solved | Report::Filled(_) => theme::good_card,
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
        let mut said = self.said(room).quiet(self.why_button());
        if self.context.correcting_givens {
            said = said
                .words(words!(self.language, "card-givens"))
                .answer(action(
                    self.language,
                    words!(self.language, "card-givens-done"),
                    [GIVENS, CLOSE],
                    Some(Message::Givens),
                ));
        }
        let body = said.view(room, self.is_little, self.legend(), |heading, size| {
            self.heading(heading, size)
        });
        container(body).width(Fill).style(style).into()
    }

    /// What is said first; what is long is written smaller.
    fn heading(&self, heading: Heading, size: f32) -> Element<'a, Message> {
        const LONG: usize = 34;
        let fitted = |length: usize| match length / LONG {
            0 => size,
            1 => size.min(size::TITLE),
            2 | 3 => size.min(size::LEAD),
            _ => size.min(size::BODY),
        };
        match heading {
            Heading::Concludes(text) => {
                let length = text.render(self.language, self.notation).chars().count();
                bold_sentence(
                    self.language,
                    &text,
                    self.notation,
                    self.context.hovered,
                    Message::Point,
                    fitted(length),
                )
            }
            Heading::Words(words) => {
                let size = fitted(words.chars().count());
                text(words).size(size).font(BOLD).into()
            }
            Heading::Warns(words) => {
                let size = fitted(words.chars().count());
                text(words).size(size).font(BOLD).style(theme::bad).into()
            }
        }
    }

    /// What the colors and signs on the board mean.
    fn legend(&self) -> Option<Element<'a, Message>> {
        let entries = self.context.card.shown().legend();
        if entries.is_empty() {
            return None;
        }
        Some(widget::legend(entries.to_vec()))
    }

    fn said(&self, room: Room) -> Said<'a> {
        let notation = self.notation;
        if let Some(solved) = self.solved() {
            return solved;
        }
        match self.report() {
            Report::Ready if self.beside == Beside::Step => self.ready(),
            Report::Ready => said(
                words!(self.language, "card-ready"),
                ready_words(self.language, self.beside),
            ),
            Report::Stepped(deductions) => self.stepped(deductions, room),
            // Something on the board clashes with what was told.
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
            Report::Hinted { step, told } => self.hinted(step, *told),
            Report::Previewed(step) => self.previewed(step),
            Report::Mistaken(mistake) => self.mistake(*mistake),
            Report::Answered { why, is_told } => self.answered(why, *is_told),
            Report::Weighed(all) => self.weighed(all),
            Report::NoAnswer => self.no_answer(),
            Report::Looking => searching(
                self.language,
                words!(self.language, "card-stepping"),
                words!(self.language, "card-stepping-words"),
            ),
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
            Report::Filled(effort) => said(
                words!(self.language, "card-filled"),
                effort_words(self.language, *effort),
            )
            .answer(action(
                self.language,
                words!(self.language, "card-take-back"),
                UNDO,
                Some(Message::Undo),
            ))
            .answer(action(
                self.language,
                words!(self.language, "watch-it"),
                shortcut::Told::default(),
                Some(Message::Watch),
            )),
            Report::Several { effort, .. } => said(
                words!(self.language, "card-several"),
                in_a_row([
                    words!(self.language, "card-several-words"),
                    effort_words(self.language, *effort),
                ]),
            )
            .words(self.differing_words())
            .answer(action(
                self.language,
                words!(self.language, "card-fill-in"),
                ACCEPT,
                Some(Message::FillIn),
            )),
            Report::Cancelled => said(
                words!(self.language, "card-cancelled"),
                words!(self.language, "card-cancelled-words"),
            ),
            Report::Entered(change) => {
                let title = match change.cause {
                    Cause::SavePoint(_) => words!(self.language, "card-save-point"),
                    _ => words!(self.language, "card-entered"),
                };
                let what = capitalised(&explain::change(self.language, change, notation));
                said(title, words!(self.language, "card-done", what = what))
            }
            Report::Undone(change) => said(
                words!(self.language, "card-undone"),
                move_words(self.language, change, notation),
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
                refusal(self.language, error, notation),
            ),
            Report::NothingLeft => said(
                words!(self.language, "card-refused"),
                words!(self.language, "card-refused-solved"),
            ),
            Report::Game(report) => game_words(
                self.language,
                self.context.board(),
                report,
                self.game.map(GamePanel::game),
                notation,
            )
            .maybe(self.still_wrong(report)),
            Report::NoCell => said(
                words!(self.language, "card-no-cell"),
                words!(self.language, "card-no-cell-words"),
            ),
        }
    }

    /// What is wrong beside an entry that is not: it is red on the board.
    fn still_wrong(&self, report: &GameReport) -> Option<Element<'a, Message>> {
        let GameReport::Entered(Entry {
            verdict: None | Some(Verdict::Right),
            candidate,
            ..
        }) = report
        else {
            return None;
        };
        let session = self.session();
        let errors = self.game?.game().shown_errors(session);
        let wrong = (errors - session.position().given()).without(candidate.cell);
        (!wrong.is_empty()).then(|| {
            let cells = Text::listed(self.language, wrong).render(self.language, self.notation);
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

    fn stepped(&self, deductions: &[Deduction], room: Room) -> Said<'a> {
        let Some(first) = deductions.first() else {
            return Said::headed(Heading::Words(String::new()));
        };
        let place = self.place_words();
        let mut said = self.concluding(deductions, place);
        said = self.argued(said);
        said.chips = self.chips(room);
        said.quiet(self.length_button())
            .quiet(self.another_button())
            .quiet(learn(self.language, first.technique))
    }

    /// A card that begins with what a deduction concludes: above it the technique and
    /// its level, and what stands beside them.
    fn concluding(&self, step: &[Deduction], beside: Option<String>) -> Said<'a> {
        let conclusion = self.context.card.shown().conclusion();
        Said {
            above: Some(self.above(step, beside)),
            ..Said::headed(Heading::Concludes(conclusion.clone()))
        }
    }

    /// What turns between the whole argument and the line, where that is told in a line
    /// unless somebody asks.
    fn length_button(&self) -> Option<Element<'a, Message>> {
        let card = self.context.card;
        let is_offered = card.is_short() || card.is_short_as_chosen();
        is_offered.then(|| {
            let label = if card.is_short() {
                words!(self.language, "card-at-length")
            } else {
                words!(self.language, "card-in-short")
            };
            quiet(self.language, None, label, LENGTH, Some(Message::Length))
        })
    }

    /// The technique and its level, and words at the right. Where the name is long, its
    /// level comes below it, and the words at the right stay in one line.
    pub(super) fn above(&self, step: &[Deduction], beside: Option<String>) -> Element<'a, Message> {
        let name = text(explain::step_title(self.language, step));
        let level = step
            .first()
            .map(|first| level_sign(self.language, first.technique.level()));
        let beside = beside.map(|words| {
            text(words)
                .size(size::SMALL)
                .style(theme::muted)
                .wrapping(text::Wrapping::None)
        });
        let named = row![name.size(size::BODY).style(theme::muted)].push(level);
        let named = named.spacing(8).align_y(Center).wrap();
        row![container(named).width(Fill)]
            .push(beside)
            .spacing(8)
            .align_y(Center)
            .into()
    }

    /// Which step of the path the last move was, if the path is known to its end.
    fn place_words(&self) -> Option<String> {
        let made = self.context.taken();
        let all = self.path.length(&self.context)?;
        Some(words!(
            self.language,
            "card-step-of",
            step = made,
            count = all
        ))
    }

    /// What the step sets too, to be gone through.
    fn chips(&self, room: Room) -> Option<Element<'a, Message>> {
        let (step, alone) = self.context.card.shown().deductions();
        (step.len() > 1).then(|| {
            let (page, columns) = match room {
                Room::Whole if self.is_little => (2, 2),
                Room::Whole => (6, 3),
                _ => (0, 1),
            };
            chips::chips(self.language, step, alone, (page, columns), self.notation)
        })
    }

    /// An argument in numbered lines, or the sentence of the link at which the walk
    /// through it is.
    pub(in crate::app::screen::solver) fn argument(&self) -> Column<'a, Message> {
        let shown = self.context.card.shown();
        let bar = widget::walk_bar(self.language, shown, WALK_ON, Message::Walk);
        let lines = self.told(self.context.card.lines());
        let is_step = shown.is_step() && shown.at().is_none();
        let stages = self.stage.filter(|_| is_step);
        let stages = stages.map(|stage| motion::stages(self.language, stage, Message::Stage));
        Column::new()
            .push(bar)
            .push(lines)
            .push(stages)
            .spacing(space::SMALL)
    }

    /// What is said of what is shown, in numbered lines.
    pub(super) fn told(&self, lines: Vec<Told>) -> Option<Column<'a, Message>> {
        let lines = lines.into_iter().map(|told| {
            let line = self.written(&told.text);
            let line = match told.name {
                Some(name) if name.side.is_some() => numbered(name, line, theme::side_square),
                Some(name) => numbered(name, line, theme::plain_disc),
                None => line,
            };
            let line = column![line].push(told.fold.map(|fold| self.fold_button(fold)));
            widget::farther_in(told.depth, line)
        });
        let lines: Vec<_> = lines.collect();
        (!lines.is_empty()).then(|| Column::with_children(lines).spacing(10))
    }

    /// What unfolds a side argument, or folds it up.
    fn fold_button(&self, fold: Fold) -> Element<'a, Message> {
        let (icon, label) = if fold.is_open {
            (Icon::Less, words!(self.language, "card-fold"))
        } else {
            let label = words!(self.language, "card-unfold", lines = fold.lines);
            (Icon::More, label)
        };
        let message = Some(Message::Fold(fold.line));
        let press = quiet(self.language, Some(icon), label, None::<Shortcut>, message);
        container(press).padding(Padding::ZERO.left(24)).into()
    }

    /// What shows another argument of the last resort.
    fn another_button(&self) -> Option<Element<'a, Message>> {
        self.can_show_another.then(|| {
            let label = words!(self.language, "card-another-argument");
            quiet(self.language, None, label, ANOTHER, Some(Message::Another))
        })
    }

    /// The same below what was said.
    pub(super) fn argued(&self, said: Said<'a>) -> Said<'a> {
        said.with(self.argument())
    }

    /// A line of an argument.
    pub(super) fn written(&self, text: &Text) -> Element<'a, Message> {
        let size = if self.is_little {
            size::BODY
        } else {
            size::LEAD
        };
        sentences_of_size(
            self.language,
            text,
            self.notation,
            self.context.hovered,
            Message::Point,
            size,
        )
    }

    /// The hint, as far as it is told.
    fn hinted(&self, step: &[Deduction], told: Length) -> Said<'a> {
        let Some(deduction) = step.first() else {
            return Said::headed(Heading::Words(String::new()));
        };
        let technique = deduction.technique;
        let degree = |degree: u32| -> Element<'a, Message> {
            let words = text(words!(self.language, "hint-degree", degree = degree));
            row![
                level_sign(self.language, technique.level()),
                gap::horizontal(),
                words.size(size::SMALL).style(theme::muted),
            ]
            .align_y(Center)
            .into()
        };
        let more = |label| action(self.language, label, [HINT, ACCEPT], Some(Message::Hint));
        let named = Said::headed(Heading::Words(explain::step_title(self.language, step)));
        match told {
            Length::Name => {
                let words = if self.is_game_on() {
                    words!(self.language, "hint-easiest-in-game")
                } else if self.is_off(technique) {
                    words!(self.language, "hint-easiest-off")
                } else {
                    words!(self.language, "hint-easiest")
                };
                let said = Said {
                    above: Some(degree(1)),
                    ..named
                };
                said.words(words)
                    .answer(more(words!(self.language, "hint-where")))
                    .quiet(learn(self.language, technique))
            }
            Length::Place => {
                let said = Said {
                    above: Some(degree(2)),
                    ..named
                };
                said.with(self.written(&explain::look(self.language, deduction).text))
                    .answer(more(words!(self.language, "hint-why")))
            }
            Length::Short | Length::Argument => self.previewed(step),
        }
    }

    /// Whether a rule is among those that are off.
    fn is_off(&self, technique: Technique) -> bool {
        let mut rules = self.session().rules().techniques();
        rules.any(|(it, on)| it == technique && !on)
    }

    /// A step that can be made, with its argument.
    fn previewed(&self, step: &[Deduction]) -> Said<'a> {
        let Some(deduction) = step.first() else {
            return Said::headed(Heading::Words(String::new()));
        };
        let technique = deduction.technique;
        let ice = self
            .game
            .and_then(|game| game.ice_words(self.language, step, self.session(), self.notation));
        // Made, it is used this once.
        let off = (!self.is_game_on() && self.is_off(technique)).then(|| {
            let words = text(words!(self.language, "hint-by-off"));
            words.size(size::SMALL).style(theme::muted)
        });
        self.argued(self.concluding(step, None))
            .maybe(off)
            .maybe(ice)
            .answer(small(
                self.language,
                words!(self.language, "hint-apply"),
                ACCEPT,
                Some(Message::Apply),
            ))
            .quiet(self.another_button())
            .quiet(learn(self.language, technique))
    }
}

/// What can be done with what is shown beside the board.
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

/// The way to the lesson of a technique; none to that of a rule from outside the
/// catalogue.
pub(in crate::app::screen::solver) fn learn<'a>(
    language: &Language,
    technique: Technique,
) -> Option<Element<'a, Message>> {
    let has_lesson = !matches!(technique, Technique::Custom(_));
    has_lesson.then(|| {
        quiet(
            language,
            Some(Icon::Book),
            words!(language, "card-learn"),
            LESSONS,
            Some(Message::Learn(Some(technique.into()))),
        )
    })
}

fn said<'a>(title: String, words: String) -> Said<'a> {
    Said::new(title, words)
}

fn searching<'a>(language: &Language, title: String, words: String) -> Said<'a> {
    said(title, words).answer(action(
        language,
        words!(language, "card-cancel"),
        CLOSE,
        Some(Message::Cancel),
    ))
}

pub(super) fn move_words(language: &Language, change: &Change, notation: Notation) -> String {
    words!(
        language,
        "card-move",
        title = explain::change_title(language, change),
        what = explain::change(language, change, notation),
    )
}

/// Why an entry is not taken.
pub(in crate::app::screen::solver) fn refusal(
    language: &Language,
    error: &EntryError,
    notation: Notation,
) -> String {
    match error {
        EntryError::Given => words!(language, "card-refused-given"),
        EntryError::Filled => words!(language, "card-refused-filled"),
        EntryError::Excluded(candidate, cell) => words!(
            language,
            "card-refused-excluded",
            digit = candidate.digit.to_string(),
            cell = notation.cell(*cell),
        ),
    }
}

fn effort_words(language: &Language, effort: Effort) -> String {
    match effort {
        Effort::AtOnce { guesses, time } => words!(
            language,
            "card-effort",
            guesses = guesses,
            time = decimal(language, time.as_secs_f64() * 1000.0, 2),
        ),
        Effort::Watched { tries, go_backs } => {
            words!(language, "card-watched", tries = tries, back = go_backs)
        }
    }
}
