//! An answer to 'Why?' in words, its buttons, and its board.

use std::ops::Range;

use iced::widget::{Column, Row, button, column, container, row, text};
use iced::{Element, Fill, Padding, Theme};

use super::{
    Message, NEXT_LINE, OtherBoard, asked_by, follows, origin, own_move, own_moves, weighed_wrong,
    wrong,
};
use crate::board::{self, Frame, Scene};
use crate::names::{capitalised, shortened};
use crate::screen::solver::card::report::{NotesChecked, Report};
use crate::screen::solver::card::{BETWEEN_BUTTONS, CardView, Heading, Said, correcting_tip};
use crate::screen::solver::keys::{ASK, WEIGH};
use crate::screen::solver::view::Offer;
use crate::screen::solver::{Message as ScreenMessage, SolverScreen};
use crate::shortcut::{ACCEPT, ERASE, Told};
use crate::shown::Answered;
use crate::theme::{self, size, space};
use crate::widget::Press;
use sudoku_engine::grid::{Candidate, CellSet};
use sudoku_engine::texts::{Language, Text, said, words};
use sudoku_telling::explain;
use sudoku_telling::session::MistakeKind;
use sudoku_telling::why::{Answer, Passage, Question, Why};

/// The most characters of the conclusion of a line that is not read now.
const LONGEST: usize = 60;

/// The number of lines visible after the present one.
const BEHIND: usize = 4;

impl<'a> CardView<'a> {
    /// An answer: the question, the conclusion, and the reason.
    pub(in crate::screen::solver) fn answered(&self, why: &Why, is_told: bool) -> Said<'a> {
        let asked = why.question();
        let asked = text(asked.render(self.language, self.notation));
        let shown = self.context.card.shown().answered();
        let lines = shown.map_or(&[][..], Answered::lines);
        let at = shown.map_or(0, Answered::line);
        let place = (lines.len() > 1).then(|| {
            let place = words!(
                self.language,
                "why-place",
                line = at + 1,
                count = lines.len()
            );
            text(place).size(size::SMALL).style(theme::muted)
        });
        let above = row![asked.size(size::SMALL).style(theme::muted).width(Fill)];
        let above = above.push(place).spacing(space::SMALL);
        let conclusion = Heading::Concludes(why.conclusion());
        let mut said = Said {
            above: Some(above.into()),
            ..Said::headed(conclusion)
        };
        let left_out = why.left_out().filter(|_| !self.is_game_on());
        said = said.with(self.sentences(&match left_out {
            Some(left_out) => why.reason().sentence(left_out),
            None => why.reason(),
        }));
        said = said.maybe(self.context.card.other_board().map(|other| {
            let words = match other {
                OtherBoard::Before(number) => {
                    words!(self.language, "why-board-before", number = number)
                }
                OtherBoard::Fewer(count) => {
                    words!(self.language, "why-board-fewer", count = count)
                }
            };
            text(words).size(size::SMALL).style(theme::muted)
        }));
        if !is_told {
            said = said.words(words!(self.language, "why-not-in-game"));
        }
        said = match lines {
            [_] => said.maybe(self.argument()),
            lines => said.with(self.lines(lines, at)),
        };
        // Keep these buttons below the text, however long it is: they are pressed one after the
        // other.
        said.quiet(self.other_digits(why))
    }

    /// The lines around the present one, with their numbers.
    fn lines(&self, lines: &[Passage], at: usize) -> Column<'a, ScreenMessage> {
        let seen = around(at, lines.len());
        let left_out = |words: String| text(words).size(size::SMALL).style(theme::muted);
        let before = (seen.start > 0).then(|| {
            left_out(words!(
                self.language,
                "why-lines-before",
                count = seen.start
            ))
        });
        let behind = (seen.end < lines.len()).then(|| {
            let count = lines.len() - seen.end;
            left_out(words!(self.language, "why-lines-behind", count = count))
        });
        let seen = seen.filter_map(|number| Some(self.line(number, lines.get(number)?, at)));
        Column::new()
            .push(before)
            .extend(seen)
            .push(behind)
            .spacing(space::SMALL / 2.0)
    }

    /// A line: the present one in full, the others with their conclusions only.
    fn line(&self, number: usize, line: &Passage, at: usize) -> Element<'a, ScreenMessage> {
        let words: Element<'a, ScreenMessage> = match &line.step {
            _ if number == at => {
                let title = line.step.as_ref().map(|step| {
                    let name = explain::technique_name(self.language, step.technique);
                    text(name).size(size::SMALL).style(theme::muted)
                });
                let content = Column::new().push(title);
                content
                    .push(self.argument())
                    .spacing(space::SMALL / 2.0)
                    .into()
            }
            Some(step) => {
                let acts = explain::acts_in_short(self.language, step, self.notation);
                let acts = shortened(acts, LONGEST);
                let technique = explain::technique_name(self.language, step.technique);
                let words = words!(
                    self.language,
                    "why-line",
                    technique = technique,
                    acts = acts
                );
                text(words).size(size::BODY).style(theme::muted).into()
            }
            None => {
                let words = line.argument.render(self.language, self.notation);
                text(words).size(size::BODY).style(theme::muted).into()
            }
        };
        let style: fn(&Theme, button::Status) -> button::Style = if number == at {
            theme::chosen_button
        } else {
            theme::row_button
        };
        let label = text((number + 1).to_string()).size(size::SMALL);
        let line = row![label.width(space::LARGE), words].spacing(space::SMALL);
        button(line)
            .padding([4, 6])
            .width(Fill)
            .style(style)
            .on_press(Message::Read(number).into())
            .into()
    }

    /// Buttons to ask about the other digits of the cell.
    fn other_digits(&self, why: &Why) -> Option<Element<'a, ScreenMessage>> {
        let cell = why.cell()?;
        let is_given = matches!(why.answer, Answer::Given(_) | Answer::Taken { .. });
        if is_given || self.is_game_on() {
            return None;
        }
        let label = words!(
            self.language,
            "why-other-digits",
            cell = self.notation.cell(cell)
        );
        let digits = self.context.board().digits().into_iter().map(|digit| {
            let question = Question::Digit(Candidate::new(cell, digit));
            let message = Message::About(question).into();
            Press::new(digit.to_string())
                .low()
                .on_press(message)
                .view(self.language)
        });
        let digits = Row::with_children(digits)
            .spacing(space::SMALL / 2.0)
            .wrap();
        let label = text(label).size(size::SMALL).style(theme::muted);
        let digits = column![label, digits].spacing(space::SMALL / 2.0);
        let inset = Padding::ZERO.left(BETWEEN_BUTTONS);
        Some(container(digits).padding(inset).into())
    }

    /// The button to ask about the card or the chosen cell.
    pub(in crate::screen::solver) fn why_button(&self) -> Option<Element<'a, ScreenMessage>> {
        let report = self.report();
        if matches!(
            report,
            Report::Answered { .. }
                | Report::Looking(_)
                | Report::Checking
                | Report::Solving
                | Report::Hinted { .. }
        ) {
            return None;
        }
        let (label, question) = match (asked_by(report, self.session()), report) {
            (Some(question), Report::Inconsistent(_)) => {
                (words!(self.language, "why-asked-no-solution"), question)
            }
            (Some(question), Report::Several { .. }) => {
                (words!(self.language, "why-asked-several"), question)
            }
            (Some(question), _) => (words!(self.language, "why-ask-mistake"), question),
            (None, Report::Game(_)) => return None,
            (None, _) if self.is_game_on() => return None,
            (None, _) => {
                let cell = self.context.chosen?;
                let name = self.notation.cell(cell);
                let label = words!(self.language, "why-ask-cell", cell = name);
                (label, Question::Cell(cell))
            }
        };
        let message = Some(Message::About(question).into());
        let tip = words!(self.language, "why-ask-tip");
        let ask = Press::new(label)
            .quiet()
            .key(Told::from(ASK).saying(tip))
            .on_press_maybe(message)
            .view(self.language);
        let weigh = matches!(report, Report::Entered(_)) && !own_moves(self.session()).is_empty();
        let weigh = weigh.then(|| {
            let label = words!(self.language, "why-weigh");
            Press::new(label)
                .quiet()
                .key(WEIGH)
                .on_press(Message::Weigh.into())
                .view(self.language)
        });
        Some(row![ask].push(weigh).spacing(space::SMALL).into())
    }

    /// The player's own moves, whether each of them follows, and buttons for the arguments.
    pub(in crate::screen::solver) fn weighed(&self, all: &[Why], notes: &NotesChecked) -> Said<'a> {
        let right = all.iter().filter(|why| follows(why)).count();
        let name = |why: &Why| {
            let name = own_move(self.session(), why);
            name.unwrap_or_else(|| why.conclusion())
        };
        let title = said!(
            "why-weighed",
            right = right,
            count = all.len(),
            what = all.first().map_or_else(Text::new, name),
        );
        let title = match all.is_empty() {
            true => said!(
                "why-notes",
                wrong = notes.missing.len(),
                count = notes.cells
            ),
            false => title,
        };
        let title = title.render(self.language, self.notation);
        let written = |message: &'static str, why: &Why| {
            let said = said!(message, what = name(why));
            capitalised(&said.render(self.language, self.notation))
        };
        let moves = all.iter().enumerate().map(|(number, why)| {
            // For a single move, the heading says it.
            let sign = (all.len() > 1).then(|| {
                let sign = if follows(why) {
                    text(written("why-follows", why)).style(theme::good)
                } else {
                    text(written("why-follows-not", why)).style(theme::bad)
                };
                sign.size(size::SMALL)
            });
            let words = Column::new().push(sign);
            button(words.push(self.sentences(&why.summary())))
                .padding([4, 6])
                .width(Fill)
                .style(theme::row_button)
                .on_press(Message::Show(number).into())
        });
        let said = moves.fold(Said::headed(Heading::Words(title)), Said::with);
        let missing = notes.missing.iter().map(|candidate| {
            let words = explain::wrong_notes(*candidate);
            let words = words.render(self.language, self.notation);
            text(words).size(size::BODY).style(theme::bad)
        });
        let said = missing.fold(said, Said::with);
        let right = (notes.cells > 0 && notes.missing.is_empty()).then(|| {
            let words = words!(self.language, "why-notes-right", count = notes.cells);
            text(words).size(size::BODY)
        });
        let said = said.maybe(right);
        let wrong = weighed_wrong(all, notes, self.session());
        if wrong.is_empty() {
            return said;
        }
        let correct = self.correcting(&wrong, Message::PutRight.into());
        let back = origin(self.report(), self.session());
        let back = back.map(|index| self.back_before_mistake(index));
        back.into_iter().fold(said.answer(correct), Said::answer)
    }

    /// The aim of the search for the answer to a question.
    pub(in crate::screen::solver) fn why_looking_words(&self, question: Question) -> String {
        let language = self.language;
        let of_digit = |Candidate { cell, digit }: Candidate| {
            words!(
                language,
                "why-looking-digit",
                cell = self.notation.cell(cell),
                digit = digit.to_string()
            )
        };
        match question {
            Question::Digit(candidate) => of_digit(candidate),
            Question::Cell(cell) => match self.session().grid().value(cell) {
                Some(digit) => of_digit(Candidate::new(cell, digit)),
                None => {
                    let cell = self.notation.cell(cell);
                    words!(language, "why-looking-cell", cell = cell)
                }
            },
            Question::Board => words!(language, "why-looking-board"),
        }
    }

    /// The card that says that there is no answer.
    pub(in crate::screen::solver) fn no_answer(&self) -> Said<'a> {
        Said::new(
            words!(self.language, "why-no-answer"),
            words!(self.language, "why-no-answer-words"),
        )
    }
}

impl SolverScreen {
    /// The button to go on with the answer: its next line, or back to the board.
    pub(in crate::screen::solver) fn next_line(
        &self,
        language: &Language,
        is_narrow: bool,
    ) -> Option<Offer> {
        let next = match is_narrow {
            false => words!(language, "why-next"),
            true => words!(language, "solved-next-short"),
        };
        let message = self.on_with_answer()?;
        let label = match message {
            ScreenMessage::Dismiss => words!(language, "why-done"),
            _ => next,
        };
        Some(Offer {
            label,
            key: [NEXT_LINE, ACCEPT].into(),
            message,
        })
    }

    /// Goes on with the answer: to its next line or, after the last one, back to the board.
    pub(in crate::screen::solver) fn on_with_answer(&self) -> Option<ScreenMessage> {
        Some(match self.card.shown().answered()?.next_line() {
            Some(line) => Message::Read(line).into(),
            None => ScreenMessage::Dismiss,
        })
    }

    /// The button to take back the mistake that the answer shows.
    pub(in crate::screen::solver) fn taking_back(&self, language: &Language) -> Option<Offer> {
        let mistake = wrong(self.card.answer()?, &self.session)?;
        let digit = mistake.candidate.digit.to_string();
        let label = match mistake.kind {
            MistakeKind::Entered => words!(language, "why-take-back", digit = digit),
            MistakeKind::Removed | MistakeKind::NotNoted => {
                words!(language, "why-put-back", digit = digit)
            }
        };
        let key = self.is_entry_argued_against().then_some(ERASE);
        Some(Offer {
            label,
            key: Told::from(key).saying(correcting_tip(language, &[mistake])),
            message: Message::TakeBack.into(),
        })
    }

    /// Whether an answer shows that an entry of the player is wrong.
    pub(in crate::screen::solver) fn is_entry_argued_against(&self) -> bool {
        let mistake = self.card.answer().and_then(|why| wrong(why, &self.session));
        mistake.is_some_and(|it| it.kind == MistakeKind::Entered)
    }

    /// The board of an answer, with the picture of its line.
    pub(in crate::screen::solver) fn answer_scene(&self, answered: &Answered) -> Scene {
        let shown = self.card.shown();
        let mut scene = board::scene(&board::View {
            position: answered.position(),
            selected: CellSet::EMPTY,
            contradicting: CellSet::EMPTY,
            worth_trying: CellSet::EMPTY,
            picture: shown.picture(),
            walk: shown.walked(),
            also: CellSet::EMPTY,
        });
        scene.names = shown.names().clone();
        let is_wrong = wrong(answered.why(), &self.session).is_some();
        let frame = if is_wrong {
            Frame::Clashing
        } else {
            Frame::Selected
        };
        scene
            .frames
            .extend(answered.why().cell().map(|cell| (cell, frame)));
        scene
    }
}

/// The visible lines: the present one near the top, and some after it.
fn around(at: usize, count: usize) -> Range<usize> {
    at.saturating_sub(1)..count.min(at + BEHIND + 1)
}
