//! The report in words: the card beside the board.

use iced::widget::{Column, button, column, container, row, rule, scrollable, text};
use iced::{Center, Element, Fill, Theme};

use super::{Beside, Effort, Message, Report, Solver};
use crate::app::board;
use crate::app::theme::{self, BOLD, size, space};
use crate::app::widget::{self, action, capitalised, small};
use crate::explain::{self, Length, Notation};
use crate::grid::Contradiction;
use crate::rules::{Deduction, Family, Technique};
use crate::session::{Diagnosis, EntryError, Origin, SolutionCount};
use crate::sudoku::{Cause, Change};

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
                .push(text("The givens can be changed: choose a cell and type.").size(size::BODY))
                .push(action("Done", "C or Esc", Some(Message::Givens)));
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
            Report::Ready => said("Ready", self.ready_words()),
            Report::Stepped(deductions) => self.stepped(deductions, notation),
            Report::Solved => said("Solved", self.solved_words()),
            Report::Stalled { .. } => self.stalled(),
            Report::Inconsistent(diagnosis) => self.inconsistent(diagnosis, notation),
            Report::Hinted { step, told } => self.hinted(step, *told, notation),
            Report::Mistaken(mistake) => self.mistake(*mistake, notation),
            Report::Looking => searching("Stepping", "Looking for the next step by the rules."),
            Report::Solving => searching("Solving", "Looking for the solution by trying."),
            Report::Filled(effort) => said("Solved by search", effort_words(*effort)),
            Report::Several { effort, .. } => said(
                "Several solutions",
                format!(
                    "More than one way of filling the board fits. {}",
                    effort_words(*effort)
                ),
            )
            .push(text(self.differing_words()).size(size::BODY))
            .push(action(
                "Fill in one of them",
                "Enter",
                Some(Message::FillIn),
            )),
            Report::Cancelled => said(
                "Cancelled",
                "The search was stopped; the board is as it was.",
            ),
            Report::Entered(change) => {
                let title = match change.cause {
                    Cause::SavePoint(_) => "Save point",
                    _ => "Entered",
                };
                said(title, sentence(&explain::change(change, notation)))
            }
            Report::Undone(change) => said("Taken back", move_words(change, notation)),
            Report::Redone(change) => said("Made again", move_words(change, notation)),
            Report::Restarted => said(
                "Restarted",
                "The board holds the givens. Undo brings the work back.",
            ),
            Report::Refused(error) => said("Not entered", refusal(error)),
            Report::Game(report) => self.game_words(report, notation),
            Report::NoCell => said(
                "Which cell?",
                "Choose a cell first: click on it or press an arrow key.",
            ),
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
    pub(super) const fn ready_words(&self) -> &'static str {
        match self.beside {
            Beside::Step => {
                "Press Step to apply the first rule that finds something, or ask for a Hint."
            }
            Beside::Path => {
                "Go along the path: play it, drag the knob, or choose a step. Each says why it \
                 holds."
            }
            Beside::EveryStep => "Choose a step to see it on the board. Enter makes it.",
            Beside::Marks => "Press on the board to mark. Marks change nothing for the rules.",
            Beside::Search => {
                "Play the search, or go on act by act. The board beside is its own: yours stays \
                 as it is."
            }
            Beside::Game => "Choose a cell and type its digit.",
        }
    }

    fn stepped(&self, deductions: &[Deduction], notation: Notation) -> Column<'_, Message> {
        let Some(first) = deductions.first() else {
            return Column::new();
        };
        let mut content = column![titled(first.technique)];
        if self.session.grid().is_solved() {
            content = content.push(
                text(format!("Solved. {}", self.solved_words()))
                    .size(size::BODY)
                    .font(BOLD),
            );
        }
        if let [only] = deductions {
            return self.argued(content, only, notation);
        }
        content = content.push(
            text(format!(
                "Sets {} cells. Click on one, or press N, to see it alone.",
                deductions.len()
            ))
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
        let links = self.links();
        let link = self.walked().and_then(|at| links.get(at));
        let bar = widget::walk_bar(self.walked(), links.len(), "Alt Right", Message::Walk);
        content.push(bar).push(match link {
            Some(link) => self.sentences(&link.text, notation),
            None => self.sentences(&explain::argument(deduction), notation),
        })
    }

    fn stalled(&self) -> Column<'_, Message> {
        let mut words =
            String::from("No rule finds anything here. Choose a cell and type a digit.");
        let mut answers = row![].spacing(space::SMALL);
        if let Report::Stalled {
            off,
            skipped,
            solutions,
        } = &self.report
        {
            words += &self.off_words(off);
            words += &skipped_words(skipped);
            if !off.is_empty() {
                answers = answers.push(action("Rules", "R", Some(Message::Rules)));
            }
            if *solutions == SolutionCount::Several {
                words += " This position has several solutions, so some cells are a free choice.";
            }
        }
        let label = if self.worth_trying {
            "Unmark cells"
        } else {
            "Mark cells worth trying"
        };
        let answers = answers.push(action(label, "T", Some(Message::WorthTrying)));
        let fewest = self.fewest_words();
        let content = said("Your turn", words);
        let content = content.push(fewest.map(|words| text(words).size(size::BODY)));
        self.with_off(content)
            .push(answers.wrap().vertical_spacing(space::SMALL))
    }

    /// Which rules are off: by name, if they are few.
    fn off_words(&self, off: &[Technique]) -> String {
        let rules = self.session.solver.techniques().count();
        match off.len() {
            0 => String::new(),
            count if count == rules => " All rules are off.".to_owned(),
            count if count <= NAMED => format!(" Switched off: {}.", names(off)),
            count => format!(" {count} of {rules} rules are off."),
        }
    }

    fn inconsistent(&self, diagnosis: &Diagnosis, notation: Notation) -> Column<'_, Message> {
        let mut content = column![
            text("Contradiction").size(size::TITLE).style(theme::bad),
            self.sentences(&explain::contradiction(&diagnosis.contradiction), notation),
        ];
        let mut origin = None;
        let mut answers = row![].spacing(space::SMALL);
        match &diagnosis.origin {
            Origin::Move { index, change } => {
                let words = format!(
                    "It arose with move {}. {}",
                    self.session.journal().board_moves_in(index + 1),
                    move_words(change, notation)
                );
                origin = Some(text(words).size(size::BODY));
                answers = answers.push(action(
                    "Back to before it",
                    "B or Enter",
                    Some(Message::BackTo(*index)),
                ));
            }
            Origin::Givens => {
                let words = "It is in the givens of the puzzle.".to_owned();
                origin = Some(text(words).size(size::BODY));
                if !self.correcting_givens {
                    let correct = action("Correct the givens", "C", Some(Message::Givens));
                    answers = answers.push(correct);
                }
            }
            Origin::SavedEntries => {
                let words = "The givens are fine; an entry that the puzzle was saved with is not.";
                let words = words.to_owned();
                origin = Some(text(words).size(size::BODY));
            }
            Origin::Unknown => {}
        }
        if !self.session.position().is_untouched() {
            answers = answers.push(action("Restart", "Ctrl R", Some(Message::Restart)));
        }
        // The argument may be long: what to do stands above.
        content = content.push(answers).push(origin);
        let argument = diagnosis.argument(self.session.grid());
        if !argument.spans().is_empty() {
            content = content.push(self.sentences(&argument, notation));
        }
        content.push(
            text("Or go on editing: choose a cell and type.")
                .size(size::SMALL)
                .style(theme::muted),
        )
    }

    fn solved_words(&self) -> String {
        let moves = match self.session.journal().board_moves().len() {
            1 => "1 move".to_owned(),
            moves => format!("{moves} moves"),
        };
        format!("Every cell is filled and nothing clashes, after {moves}.")
    }
}

/// The name of a technique, with the way to its lesson.
fn titled<'a>(technique: Technique) -> Element<'a, Message> {
    row![
        text(technique.name()).size(size::TITLE).width(Fill),
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
    has_lesson.then(|| small("Learn", "L", Some(Message::Learn(Some(technique)))))
}

fn said<'a>(title: &'a str, words: impl text::IntoFragment<'a>) -> Column<'a, Message> {
    column![text(title).size(size::TITLE), text(words).size(size::BODY)]
}

fn searching<'a>(title: &'a str, words: &'a str) -> Column<'a, Message> {
    said(title, words).push(action("Cancel", "Esc", Some(Message::Cancel)))
}

fn skipped_words(skipped: &[Technique]) -> String {
    let why = "since they rest on exactly one solution";
    match skipped.len() {
        0 => String::new(),
        count if count <= NAMED => format!(" Skipped, {why}: {}.", names(skipped)),
        count => format!(" {count} rules are skipped, {why}."),
    }
}

fn names(techniques: &[Technique]) -> String {
    let names: Vec<_> = techniques
        .iter()
        .map(|technique| technique.name())
        .collect();
    names.join(", ")
}

fn move_words(change: &Change, notation: Notation) -> String {
    format!(
        "{}: {}.",
        explain::change_title(change),
        explain::change(change, notation)
    )
}

fn refusal(error: &EntryError) -> String {
    let words = sentence(&error.to_string());
    match error {
        EntryError::Given => format!("{words} Press C to correct the givens."),
        _ => words,
    }
}

/// Words with a capital and a full stop.
pub(super) fn sentence(words: &str) -> String {
    capitalised(words) + "."
}

fn effort_words(effort: Effort) -> String {
    let guesses = match effort.guesses {
        0 => "no guess".to_owned(),
        1 => "1 guess".to_owned(),
        guesses => format!("{guesses} guesses"),
    };
    format!(
        "The search took {guesses} and {:.2} ms.",
        effort.time.as_secs_f64() * 1000.0
    )
}
