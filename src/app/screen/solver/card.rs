//! The report in words: the card beside the board.

use iced::widget::{Column, button, column, container, row, rule, scrollable, text};
use iced::{Center, Element, Fill, Theme};

use super::{Beside, Effort, Message, Report, Solver};
use crate::app::board;
use crate::app::theme::{self, BOLD, size, space};
use crate::app::widget::{self, action, capitalised, in_a_row, small};
use crate::explain::{self, Length, Notation, Text};
use crate::grid::Contradiction;
use crate::rules::{Deduction, Family, Technique};
use crate::session::{Diagnosis, EntryError, Origin, SolutionCount};
use crate::sudoku::{Cause, Change};
use crate::texts::{enumerated, words};

/// How many rules are named in a sentence.
const NAMED: usize = 3;

/// How much higher the words may be where there is no legend.
const LEGEND: f32 = 40.0;

/// How much room the card has.
#[derive(Debug, Clone, Copy)]
pub(in crate::app::screen::solver) enum Room {
    /// The words are this high at most; the legend stands below them.
    Words(f32),
    /// All of it has this height, and the legend is scrolled with the words.
    All(f32),
}

impl Solver {
    /// What the last action did, found or asks, and the legend.
    pub(super) fn card(&self, room: Room, notation: Notation) -> Element<'_, Message> {
        let style = match &self.report {
            Report::Solved | Report::Filled(_) => theme::good_card,
            Report::Stalled { .. } | Report::Several { .. } | Report::NoCell => theme::asking_card,
            Report::Inconsistent(_) | Report::Mistaken(_) | Report::Refused(_) => theme::bad_card,
            Report::Hinted { .. } => theme::asking_card,
            Report::Game(report) if report.is_bad() => theme::bad_card,
            Report::Game(report) if report.asks() => theme::asking_card,
            _ => theme::card,
        };
        let mut content = self.content(notation);
        if self.correcting_givens {
            content = content
                .push(text(words!("card-givens")).size(size::BODY))
                .push(action(
                    words!("card-givens-done"),
                    "C or Esc",
                    Some(Message::Givens),
                ));
        }
        let content = content
            .spacing(space::SMALL)
            .width(Fill)
            .padding(space::MEDIUM);
        let scroll = |content| scrollable(content).style(theme::scroll).width(Fill);
        // In the words' scroll it has their margin already.
        let margin = match room {
            Room::Words(_) => space::MEDIUM,
            Room::All(_) => 0.0,
        };
        let legend = self.legend(margin);
        let body = match room {
            Room::Words(most) => {
                let most = if legend.is_some() {
                    most
                } else {
                    most + LEGEND
                };
                column![container(scroll(content)).max_height(most)].push(legend)
            }
            Room::All(height) => column![scroll(content.push(legend)).height(height)],
        };
        container(body).width(Fill).style(style).into()
    }

    /// What the colours and signs of the step on the board mean, with this margin
    /// at its sides.
    fn legend(&self, margin: f32) -> Option<Element<'_, Message>> {
        let deductions: &[Deduction] = match &self.report {
            Report::Stepped(deductions) => deductions,
            Report::Hinted {
                step,
                told: Length::Argument,
            } => step,
            // Of a clash the words say it all.
            Report::Inconsistent(it) if matches!(it.contradiction, Contradiction::Clash { .. }) => {
                return None;
            }
            Report::Inconsistent(_) => &[],
            _ => return None,
        };
        let family = match deductions.first() {
            Some(deduction) => deduction.technique.family(),
            None => Family::Singles,
        };
        let entries = board::legend(&self.picture(), family);
        if entries.is_empty() {
            return None;
        }
        let legend = container(widget::legend(entries)).padding([space::SMALL, margin]);
        Some(column![rule::horizontal(1).style(theme::divider), legend].into())
    }

    fn content(&self, notation: Notation) -> Column<'_, Message> {
        match &self.report {
            Report::Ready => said(words!("card-ready"), self.ready_words()),
            Report::Stepped(deductions) => self.stepped(deductions, notation),
            Report::Solved => said(words!("card-solved"), self.solved_words()),
            Report::Stalled { .. } => self.stalled(),
            Report::Inconsistent(diagnosis) => self.inconsistent(diagnosis, notation),
            Report::Hinted { step, told } => self.hinted(step, *told, notation),
            Report::Mistaken(mistake) => self.mistake(*mistake, notation),
            Report::Looking => searching(words!("card-stepping"), words!("card-stepping-words")),
            Report::Solving => searching(words!("card-solving"), words!("card-solving-words")),
            Report::Filled(effort) => said(words!("card-filled"), effort_words(*effort)),
            Report::Several { effort, .. } => said(
                words!("card-several"),
                in_a_row([words!("card-several-words"), effort_words(*effort)]),
            )
            .push(text(self.differing_words()).size(size::BODY))
            .push(action(
                words!("card-fill-in"),
                "Enter",
                Some(Message::FillIn),
            )),
            Report::Cancelled => said(words!("card-cancelled"), words!("card-cancelled-words")),
            Report::Entered(change) => {
                let title = match change.cause {
                    Cause::SavePoint(_) => words!("card-save-point"),
                    _ => words!("card-entered"),
                };
                let what = capitalised(&explain::change(change, notation));
                said(title, words!("card-done", what = what))
            }
            Report::Undone(change) => said(words!("card-undone"), move_words(change, notation)),
            Report::Redone(change) => said(words!("card-redone"), move_words(change, notation)),
            Report::Restarted => said(words!("card-restarted"), words!("card-restarted-words")),
            Report::Refused(error) => said(words!("card-refused"), refusal(error, notation)),
            Report::Game(report) => self.game_words(report, notation),
            Report::NoCell => said(words!("card-no-cell"), words!("card-no-cell-words")),
        }
    }

    /// The technique that the card names, if it names one.
    pub(super) fn named_technique(&self) -> Option<Technique> {
        let deductions = match &self.report {
            Report::Stepped(deductions)
            | Report::Hinted {
                step: deductions, ..
            } => deductions,
            _ => return None,
        };
        let technique = deductions.first()?.technique;
        (!matches!(technique, Technique::Custom(_))).then_some(technique)
    }

    /// What can be done with what is shown beside the board.
    pub(super) fn ready_words(&self) -> String {
        match self.beside {
            Beside::Step => words!("card-ready-step"),
            Beside::Path => words!("card-ready-path"),
            Beside::EveryStep => words!("card-ready-every-step"),
            Beside::Marks => words!("card-ready-marks"),
            Beside::Search => words!("card-ready-search"),
            Beside::Game => words!("card-ready-game"),
        }
    }

    fn stepped(&self, deductions: &[Deduction], notation: Notation) -> Column<'_, Message> {
        let Some(first) = deductions.first() else {
            return Column::new();
        };
        let mut content = column![titled(first.technique)];
        if self.session.grid().is_solved() {
            let moves = self.session.journal().board_moves().len();
            let words = text(words!("card-solved-by-step", moves = moves));
            content = content.push(words.size(size::BODY).font(BOLD));
        }
        if let [only] = deductions {
            return self.argued(content, only, notation);
        }
        content = content.push(
            text(words!("card-sets-cells", count = deductions.len()))
                .size(size::SMALL)
                .style(theme::muted),
        );
        for (number, deduction) in deductions.iter().enumerate() {
            let (style, words) = if self.focus == Some(number) {
                let words = self.argued(Column::new(), deduction, notation);
                (
                    theme::chosen_button as fn(&Theme, button::Status) -> button::Style,
                    words.spacing(space::SMALL),
                )
            } else {
                let words = self.sentences(&explain::argument(deduction), notation);
                (theme::row_button as _, column![words])
            };
            content = content.push(
                button(words)
                    .padding([4, 6])
                    .width(Fill)
                    .style(style)
                    .on_press(Message::Focus(number)),
            );
        }
        content
    }

    /// The argument of a deduction; of a chain or a net that is gone through, the
    /// sentence of the link.
    pub(super) fn argued<'a>(
        &self,
        content: Column<'a, Message>,
        deduction: &Deduction,
        notation: Notation,
    ) -> Column<'a, Message> {
        self.walkable(content, explain::argument(deduction), notation)
    }

    /// An argument, or the sentence of the link at which the walk through it is.
    fn walkable<'a>(
        &self,
        content: Column<'a, Message>,
        argument: Text,
        notation: Notation,
    ) -> Column<'a, Message> {
        let links = self.links();
        let link = self.walked().and_then(|at| links.get(at));
        let bar = widget::walk_bar(self.walked(), links.len(), "Alt Right", Message::Walk);
        content.push(bar).push(match link {
            Some(link) => self.sentences(&link.text, notation),
            None => self.sentences(&argument, notation),
        })
    }

    fn stalled(&self) -> Column<'_, Message> {
        let mut words = vec![words!("stalled-words")];
        let mut answers = row![].spacing(space::SMALL);
        if let Report::Stalled {
            off,
            skipped,
            solutions,
        } = &self.report
        {
            words.extend(self.off_words(off));
            words.extend(skipped_words(skipped));
            if !off.is_empty() {
                answers = answers.push(action(words!("stalled-rules"), "R", Some(Message::Rules)));
            }
            if *solutions == SolutionCount::Several {
                words.push(words!("stalled-several"));
            }
        }
        let label = if self.worth_trying {
            words!("stalled-unmark")
        } else {
            words!("stalled-mark")
        };
        let answers = answers.push(action(label, "T", Some(Message::WorthTrying)));
        let fewest = self.fewest_words();
        let content = said(words!("stalled-title"), in_a_row(words));
        let content = content.push(fewest.map(|words| text(words).size(size::BODY)));
        self.with_off(content)
            .push(answers.wrap().vertical_spacing(space::SMALL))
    }

    /// Which rules are off: by name, if they are few.
    fn off_words(&self, off: &[Technique]) -> Option<String> {
        let rules = self.session.rules().techniques().count();
        match off.len() {
            0 => None,
            count if count == rules => Some(words!("stalled-all-off")),
            count if count <= NAMED => Some(words!("stalled-off-named", rules = names(off))),
            count => Some(words!("stalled-off-counted", off = count, all = rules)),
        }
    }

    fn inconsistent(&self, diagnosis: &Diagnosis, notation: Notation) -> Column<'_, Message> {
        let mut content = column![
            text(words!("contradiction-title"))
                .size(size::TITLE)
                .style(theme::bad),
            self.sentences(&explain::contradiction(&diagnosis.contradiction), notation),
        ];
        let mut origin = None;
        let mut answers = row![].spacing(space::SMALL);
        match &diagnosis.origin {
            Origin::Move { index, change } => {
                let number = self.session.journal().board_moves_in(index + 1);
                let words = in_a_row([
                    words!("contradiction-move", number = number),
                    move_words(change, notation),
                ]);
                origin = Some(text(words).size(size::BODY));
                answers = answers.push(action(
                    words!("contradiction-back"),
                    "B or Enter",
                    Some(Message::BackTo(*index)),
                ));
            }
            Origin::Givens => {
                origin = Some(text(words!("contradiction-givens")).size(size::BODY));
                if !self.correcting_givens {
                    let label = words!("contradiction-correct");
                    let correct = action(label, "C", Some(Message::Givens));
                    answers = answers.push(correct);
                }
            }
            Origin::SavedEntries => {
                origin = Some(text(words!("contradiction-saved")).size(size::BODY));
            }
            Origin::Unknown => {}
        }
        if !self.session.position().is_untouched() {
            answers = answers.push(action(
                words!("contradiction-restart"),
                "Ctrl R",
                Some(Message::Restart),
            ));
        }
        // The argument may be long: what to do stands above.
        content = content.push(answers).push(origin);
        let argument = diagnosis.argument(self.session.grid());
        if !argument.spans().is_empty() {
            content = self.walkable(content, argument, notation);
        }
        content.push(
            text(words!("contradiction-go-on"))
                .size(size::SMALL)
                .style(theme::muted),
        )
    }

    fn solved_words(&self) -> String {
        let moves = self.session.journal().board_moves().len();
        words!("card-solved-words", moves = moves)
    }
}

/// The name of a technique, with the way to its lesson.
fn titled<'a>(technique: Technique) -> Element<'a, Message> {
    row![
        text(explain::technique_name(technique))
            .size(size::TITLE)
            .width(Fill),
        learn(technique),
    ]
    .spacing(space::SMALL)
    .align_y(Center)
    .into()
}

/// The way to the lesson of a technique; none to that of a rule from outside the
/// catalogue.
pub(super) fn learn<'a>(technique: Technique) -> Option<Element<'a, Message>> {
    let has_lesson = !matches!(technique, Technique::Custom(_));
    has_lesson.then(|| {
        small(
            words!("card-learn"),
            "L",
            Some(Message::Learn(Some(technique))),
        )
    })
}

fn said<'a>(title: String, words: String) -> Column<'a, Message> {
    column![text(title).size(size::TITLE), text(words).size(size::BODY)]
}

fn searching<'a>(title: String, words: String) -> Column<'a, Message> {
    said(title, words).push(action(words!("card-cancel"), "Esc", Some(Message::Cancel)))
}

fn skipped_words(skipped: &[Technique]) -> Option<String> {
    match skipped.len() {
        0 => None,
        count if count <= NAMED => Some(words!("stalled-skipped-named", rules = names(skipped))),
        count => Some(words!("stalled-skipped-counted", count = count)),
    }
}

/// The names of techniques: `X-Wing, Swordfish`.
fn names(techniques: &[Technique]) -> String {
    let names = techniques.iter().copied().map(explain::technique_name);
    enumerated(names).unwrap_or_default()
}

fn move_words(change: &Change, notation: Notation) -> String {
    words!(
        "card-move",
        title = explain::change_title(change),
        what = explain::change(change, notation),
    )
}

/// Why an entry is not taken.
pub(super) fn refusal(error: &EntryError, notation: Notation) -> String {
    match error {
        EntryError::Given => words!("card-refused-given"),
        EntryError::Filled => words!("card-refused-filled"),
        EntryError::Excluded(candidate, cell) => words!(
            "card-refused-excluded",
            digit = candidate.digit.to_string(),
            cell = notation.cell(*cell),
        ),
    }
}

fn effort_words(effort: Effort) -> String {
    words!(
        "card-effort",
        guesses = effort.guesses,
        time = format!("{:.2}", effort.time.as_secs_f64() * 1000.0),
    )
}
