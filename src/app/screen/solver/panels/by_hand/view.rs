//! Work by hand as widgets: the candidates of the chosen cell, the filter, the pad of colors, the
//! list of save points.

use iced::widget::{
    Column, button, column, container, row, scrollable, space as gap, text, text_input,
};
use iced::{Center, Element, Fill, Padding};

use super::keys::{CANDIDATES, CLEAR, COLOR, FILL_IN, SAVE_POINT, STRONG, TOOL, WEAK};
use super::save_points::{self, NAME};
use super::save_points::{DELETE, GO_BACK, RENAME};
use super::{ByHand, Message, Tool};
use crate::board::{CandidateSource, Filter, Sample};
use crate::pad::AllNotes;
use crate::screen::solver::Message as ScreenMessage;
use crate::screen::solver::context::Context;
use crate::shortcut::{CANDIDATE, FILTER, FILTER_TWO};
use crate::theme::{self, size, space};
use crate::widget::{self, Press, choice, reached, section, swatch, with_key, with_keys};
use sudoku_engine::grid::{Candidate, Layout};
use sudoku_engine::sudoku::{Mark, MarkColor};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::Notation;

impl ByHand {
    /// The tools to mark the board, the filter and the save points.
    pub(in crate::screen::solver) fn marks<'a>(
        &'a self,
        language: &Language,
        context: &Context<'a>,
        notation: Notation,
    ) -> Element<'a, ScreenMessage> {
        column![
            self.tools(language, context),
            self.filter_keys(language, context.board()),
            self.candidates(language, context, notation),
            self.save_points_list(language, context),
        ]
        .spacing(space::MEDIUM)
        .into()
    }

    /// The choice of things to mark, and of a color or a kind of link.
    fn tools<'a>(
        &'a self,
        language: &Language,
        context: &Context<'_>,
    ) -> Element<'a, ScreenMessage> {
        let tools = Tool::ALL.map(|tool| (tool, tool.label(language)));
        let tools = choice(language, tools, self.tool, TOOL, |tool| {
            Message::Tool(tool).into()
        });
        let with = if self.tool == Tool::Links {
            let kinds = [
                (true, words!(language, "marks-strong")),
                (false, words!(language, "marks-weak")),
            ];
            choice(language, kinds, !self.weak, [STRONG, WEAK], |strong| {
                Message::Strong(strong).into()
            })
        } else {
            self.colors(language)
        };
        let hint = match self.tool {
            Tool::Cells => words!(language, "marks-cells-hint"),
            Tool::Candidates => words!(language, "marks-candidates-hint"),
            Tool::Links if self.link_from.is_some() => words!(language, "marks-links-second"),
            Tool::Links => words!(language, "marks-links-hint"),
        };
        let hint = text(hint).size(size::SMALL).style(theme::muted);
        let mut marks = context.session.marks().iter();
        let can_clear = marks.any(|mark| !matches!(mark, Mark::Note(_)));
        let clear = can_clear.then_some(Message::Clear.into());
        let heading = row![
            text(words!(language, "marks-title"))
                .size(size::SMALL)
                .style(theme::muted)
                .width(Fill),
            Press::new(words!(language, "marks-clear"))
                .low()
                .key(CLEAR)
                .on_press_maybe(clear)
                .view(language),
        ];
        column![heading.align_y(Center), tools, with, hint]
            .spacing(space::SMALL)
            .into()
    }

    /// The pad of colors.
    fn colors(&self, language: &Language) -> Element<'_, ScreenMessage> {
        let colors = MarkColor::ALL.map(|color| {
            let label = row![
                swatch(Sample::Mark(color)),
                text(color.letter()).size(size::SMALL),
            ]
            .spacing(3)
            .align_y(Center);
            let press = button(container(label).center_x(Fill))
                .padding([2, 0])
                .width(Fill)
                .style(theme::choice_button(color == self.color()));
            reached(press.on_press(Message::Color(color).into()))
        });
        with_keys(language, row(colors).spacing(3), COLOR)
    }

    fn filter_keys(&self, language: &Language, board: &Layout) -> Element<'_, ScreenMessage> {
        let on = |digit| match self.filter {
            Some(Filter::Digits(digits)) => digits.contains(digit),
            _ => false,
        };
        let digits = board.digits().into_iter().map(|digit| {
            let label = text(digit.to_string()).size(size::BODY);
            let press = button(label.center().width(Fill))
                .padding([3, 0])
                .width(Fill)
                .style(theme::choice_button(on(digit)));
            reached(press.on_press(Message::Filter(digit, true).into()))
        });
        let two = button(
            text(words!(language, "filter-two"))
                .size(size::BODY)
                .center()
                .width(Fill),
        )
        .padding([3, 0])
        .width(44)
        .style(theme::choice_button(
            self.filter == Some(Filter::TwoCandidates),
        ))
        .on_press(Message::FilterTwo.into());
        section(
            words!(language, "filter-title"),
            row![
                with_keys(language, row(digits).spacing(3).width(Fill), FILTER),
                with_key(language, two, FILTER_TWO)
            ]
            .spacing(3),
        )
    }

    /// The filter, for panels that do not show it otherwise.
    pub(in crate::screen::solver) fn filter_sign(
        &self,
        language: &Language,
    ) -> Option<Element<'_, ScreenMessage>> {
        let filter = self.filter?;
        let off = Message::FilterOff.into();
        Some(widget::filter_sign(language, filter, off))
    }

    /// Whether the board notes all candidates automatically, and the message that changes it.
    pub(in crate::screen::solver) fn all_notes(&self) -> AllNotes<ScreenMessage> {
        AllNotes {
            are_on: self.shown == CandidateSource::Automatic,
            turn: |on| {
                let shown = if on {
                    CandidateSource::Automatic
                } else {
                    CandidateSource::ByHand
                };
                Message::Show(shown).into()
            },
            key: CANDIDATES,
        }
    }

    /// The candidates or the notes of the chosen cell.
    fn candidates<'a>(
        &'a self,
        language: &Language,
        context: &Context<'_>,
        notation: Notation,
    ) -> Element<'a, ScreenMessage> {
        let is_automatic = self.shown == CandidateSource::Automatic;
        let fill = (!is_automatic).then(|| {
            let fill = Some(Message::FillInNotes.into());
            Press::new(words!(language, "candidates-fill-in"))
                .low()
                .key(FILL_IN)
                .on_press_maybe(fill)
                .view(language)
        });
        let heading = row![
            text(words!(language, "candidates-title"))
                .size(size::SMALL)
                .style(theme::muted),
            gap::horizontal(),
        ]
        .push(fill)
        .spacing(space::SMALL)
        .align_y(Center);
        column![heading, self.chosen_cell(language, context, notation)]
            .spacing(space::SMALL)
            .into()
    }

    /// The candidates of the chosen cell with buttons to remove and restore them, or its notes with
    /// buttons to set and remove them.
    fn chosen_cell<'a>(
        &self,
        language: &Language,
        context: &Context<'_>,
        notation: Notation,
    ) -> Element<'a, ScreenMessage> {
        let Some(cell) = context.chosen else {
            return text(words!(language, "candidates-no-cell"))
                .size(size::SMALL)
                .into();
        };
        let position = context.session.position();
        let name = notation.cell(cell);
        let shown = self.shown;
        let digits = shown.in_cell(position, cell);
        let count = digits.len();
        let words = match (position.value(cell), shown) {
            (Some(value), _) if value.given => {
                let digit = value.digit.to_string();
                words!(language, "candidates-given", cell = name, digit = digit)
            }
            (Some(value), _) => {
                let digit = value.digit.to_string();
                words!(language, "candidates-value", cell = name, digit = digit)
            }
            (None, CandidateSource::Automatic) => {
                words!(language, "candidates-count", cell = name, count = count)
            }
            (None, CandidateSource::ByHand) => {
                words!(language, "candidates-notes", cell = name, count = count)
            }
        };
        let digits = context.board().digits().into_iter().map(|digit| {
            let candidate = Candidate::new(cell, digit);
            let present = digits.contains(digit);
            let free = position.value(cell).is_none()
                && (shown == CandidateSource::ByHand || position.excluded_by(candidate).is_none());
            let label = text(digit.to_string()).size(size::BODY);
            let press = button(label.center().width(Fill))
                .padding([3, 0])
                .width(Fill)
                .style(theme::choice_button(present));
            reached(press.on_press_maybe(free.then_some(ScreenMessage::Toggle(digit))))
        });
        column![
            text(words).size(size::SMALL),
            with_keys(language, row(digits).spacing(3), CANDIDATE)
        ]
        .spacing(space::SMALL)
        .into()
    }

    /// The list of save points, with buttons to restore, rename and delete the chosen one.
    fn save_points_list<'a>(
        &'a self,
        language: &Language,
        context: &Context<'a>,
    ) -> Element<'a, ScreenMessage> {
        let heading = row![
            text(words!(language, "save-points-title"))
                .size(size::SMALL)
                .style(theme::muted),
            gap::horizontal(),
            Press::new(words!(language, "save-points-new"))
                .low()
                .key(SAVE_POINT)
                .on_press(act(save_points::Message::Make))
                .view(language),
        ]
        .align_y(Center);
        let all = context.session.save_points();
        let chosen = self.save_points.chosen(context);
        let rows = all.iter().enumerate().map(|(number, save_point)| {
            if chosen == Some(number) {
                self.chosen_row(language, number, &save_point.name)
            } else {
                button(one_line(&save_point.name))
                    .padding([4, 6])
                    .width(Fill)
                    .clip(true)
                    .style(theme::row_button)
                    .on_press(act(save_points::Message::Choose(number)))
                    .into()
            }
        });
        let mut list = Column::with_children(rows).spacing(2);
        if let Some((_, deleted)) = &self.save_points.deleted {
            let words = text(words!(
                language,
                "save-points-deleted",
                name = deleted.name.clone()
            ));
            let words = words.size(size::SMALL).style(theme::muted).width(Fill);
            let back = Press::new(words!(language, "save-points-put-back"))
                .low()
                .on_press(act(save_points::Message::PutBack))
                .view(language);
            list = list.push(row![words, back].align_y(Center));
        } else if all.is_empty() {
            let words = words!(language, "save-points-none");
            list = list.push(text(words).size(size::SMALL));
        }
        let list = scrollable(list.width(Fill).padding(Padding::ZERO.right(12)))
            .style(theme::scroll)
            .width(Fill)
            .height(Fill);
        column![heading, list].spacing(space::SMALL).into()
    }

    fn chosen_row<'a>(
        &'a self,
        language: &Language,
        number: usize,
        name: &'a str,
    ) -> Element<'a, ScreenMessage> {
        let content = if let Some(typed) = &self.save_points.name {
            let field = text_input(&words!(language, "save-points-name"), typed)
                .id(NAME)
                .on_input(|name| act(save_points::Message::NameTyped(name)))
                .on_submit(act(save_points::Message::NameEntered))
                .padding([3, 6])
                .size(size::SMALL)
                .style(theme::field);
            let done = act(save_points::Message::NameEntered);
            column![
                row![
                    field,
                    Press::new(words!(language, "save-points-named"))
                        .low()
                        .key(GO_BACK)
                        .on_press(done)
                        .view(language)
                ]
                .spacing(space::SMALL)
            ]
        } else {
            let acts = row![
                Press::new(words!(language, "save-points-go"))
                    .low()
                    .key(GO_BACK)
                    .on_press(act(save_points::Message::GoTo(number)))
                    .view(language),
                Press::new(words!(language, "save-points-rename"))
                    .low()
                    .key(RENAME)
                    .on_press(act(save_points::Message::Rename))
                    .view(language),
                Press::new(words!(language, "save-points-delete"))
                    .low()
                    .key(DELETE)
                    .on_press(act(save_points::Message::Delete))
                    .view(language),
            ]
            .spacing(space::SMALL);
            column![one_line(name), acts]
        };
        container(content.spacing(space::SMALL))
            .padding([4, 6])
            .width(Fill)
            .style(theme::list_row(true))
            .into()
    }
}

fn act(message: save_points::Message) -> ScreenMessage {
    Message::SavePoint(message).into()
}

fn one_line(name: &str) -> Element<'_, ScreenMessage> {
    text(name)
        .size(size::SMALL)
        .wrapping(text::Wrapping::None)
        .into()
}
