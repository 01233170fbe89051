//! A step in words: its conclusion, its argument line by line, and the hint that leads to it.

use iced::widget::{Column, column, container, row, space as gap, text};
use iced::{Center, Element, Fill, Padding};

use super::chips;
use super::said::{BORDER, Heading, Room, Said, margin, numbered, room_of_sign};
use super::view::{CardView, learn};
use crate::motion;
use crate::screen::solver::Message;
use crate::screen::solver::keys::{ANOTHER, HINT, LENGTH};
use crate::shortcut::ACCEPT;
use crate::shown::{Fold, Told, WALK_ON};
use crate::theme::{self, size, space};
use crate::widget::{self, Icon, Press, level_sign, level_width, line_width, sentences_of_size};
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::texts::words;
use sudoku_telling::explain::{self, Length, Text};

/// The room beside the name of a technique.
const BESIDE_NAME: f32 = 8.0;

/// The room beside the words of the button that makes a step.
const BESIDE_APPLY: f32 = 16.0;

/// The right end of the line above a conclusion.
pub(super) enum AtRight<'a> {
    Words(String),
    Button(Element<'a, Message>),
}

impl<'a> CardView<'a> {
    pub(super) fn stepped(&self, deductions: &[Deduction], room: Room) -> Said<'a> {
        let Some(first) = deductions.first() else {
            return Said::headed(Heading::Words(String::new()));
        };
        let place = self.place_words(deductions, room);
        let mut said = self.concluding(deductions, place.map(AtRight::Words));
        said = self.argued(said);
        said.chips = self.chips(room);
        said.quiet(self.length_button())
            .quiet(self.another_button())
            .lesson(learn(self.language, first.technique))
    }

    /// A card that begins with the conclusion of a deduction. Above it are the technique with its
    /// level, and `beside`.
    fn concluding(&self, step: &[Deduction], beside: Option<AtRight<'a>>) -> Said<'a> {
        let conclusion = self.context.card.shown().conclusion();
        Said {
            above: Some(self.above(step, beside)),
            ..Said::headed(Heading::Concludes(conclusion.clone()))
        }
    }

    /// The button that switches between the whole argument and one line, if the setting makes it
    /// one line.
    fn length_button(&self) -> Option<Element<'a, Message>> {
        let card = self.context.card;
        let is_offered = card.is_short() || card.is_short_as_chosen();
        is_offered.then(|| {
            let label = if card.is_short() {
                words!(self.language, "card-at-length")
            } else {
                words!(self.language, "card-in-short")
            };
            Press::new(label)
                .quiet()
                .key(LENGTH)
                .on_press(Message::Length)
                .view(self.language)
        })
    }

    /// The technique and its level, with words or a button at the right. The level moves below a
    /// long name, so that the words at the right stay in one line.
    pub(super) fn above(
        &self,
        step: &[Deduction],
        beside: Option<AtRight<'a>>,
    ) -> Element<'a, Message> {
        let name = text(explain::step_title(self.language, step));
        let level = step
            .first()
            .map(|first| level_sign(self.language, first.technique.level()));
        let beside = beside.map(|beside| match beside {
            AtRight::Words(words) => {
                let words = text(words).size(size::SMALL).style(theme::muted);
                let words = words.wrapping(text::Wrapping::None);
                container(words).padding(Padding::ZERO.top(2)).into()
            }
            AtRight::Button(button) => button,
        });
        let named = row![name.size(size::BODY).style(theme::muted)].push(level);
        let named = named.spacing(BESIDE_NAME).align_y(Center).wrap();
        row![container(named).width(Fill)]
            .push(beside)
            .spacing(BESIDE_NAME)
            .into()
    }

    /// The number of the last move on the path, if the path is known to its end. It is short if
    /// there is no room for more beside the technique and its level.
    fn place_words(&self, step: &[Deduction], room: Room) -> Option<String> {
        let made = self.context.moves_made();
        let all = self.path.length(&self.context)?;
        let place = words!(self.language, "card-step-of", step = made, count = all);
        if line_width(&place, size::SMALL) <= self.room_beside_level(step, room) {
            return Some(place);
        }
        Some(words!(
            self.language,
            "card-step-of-short",
            step = made,
            count = all
        ))
    }

    /// The room to the right of the technique and its level, if both are in one line.
    fn room_beside_level(&self, step: &[Deduction], room: Room) -> f32 {
        let name = line_width(&explain::step_title(self.language, step), size::BODY);
        let level = step.first().map_or(0.0, |first| {
            let level = explain::level_name(self.language, first.technique.level());
            level_width(&level) + BESIDE_NAME
        });
        let around = 2.0 * (margin(room, self.is_little) + BORDER) + room_of_sign(room);
        self.width - around - name - level - BESIDE_NAME
    }

    /// Chips for the other cells that the step sets.
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

    /// The argument in numbered lines, or the sentence of the link that the walk is at.
    pub(in crate::screen::solver) fn argument(&self) -> Option<Column<'a, Message>> {
        let shown = self.context.card.shown();
        let bar = widget::walk_bar(self.language, shown, WALK_ON, Message::Walk);
        let lines = self.told(self.context.card.lines(self.language));
        let is_step = shown.is_step() && shown.at().is_none();
        let stages = self.stage.filter(|_| is_step);
        let stages = stages.map(|stage| motion::stages(self.language, stage, Message::Stage));
        let is_there = bar.is_some() || lines.is_some() || stages.is_some();
        let argument = Column::new().push(bar).push(lines).push(stages);
        is_there.then(|| argument.spacing(if self.is_little { space::SMALL } else { 10.0 }))
    }

    /// The text of the card in numbered lines.
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

    /// The button that folds or unfolds a side argument.
    fn fold_button(&self, fold: Fold) -> Element<'a, Message> {
        let (icon, label) = if fold.is_open {
            (Icon::Less, words!(self.language, "card-fold"))
        } else {
            let label = words!(self.language, "card-unfold", lines = fold.lines);
            (Icon::More, label)
        };
        let message = Some(Message::Fold(fold.line));
        let press = Press::new(label)
            .quiet()
            .icon(icon)
            .on_press_maybe(message)
            .view(self.language);
        container(press).padding(Padding::ZERO.left(24)).into()
    }

    /// The button that shows another argument of the last resort.
    fn another_button(&self) -> Option<Element<'a, Message>> {
        self.can_show_another.then(|| {
            let label = words!(self.language, "card-another-argument");
            Press::new(label)
                .quiet()
                .key(ANOTHER)
                .on_press(Message::Another)
                .view(self.language)
        })
    }

    /// A card with the argument added below, and with the rules of the board that it rests on.
    pub(super) fn argued(&self, said: Said<'a>) -> Said<'a> {
        said.maybe(self.argument()).maybe(self.seen_apart())
    }

    /// Why cells of the step see each other although they share no house.
    fn seen_apart(&self) -> Option<Element<'a, Message>> {
        let (step, alone) = self.context.card.shown().deductions();
        let layout = self.session().grid().layout();
        let reasons = explain::seen_apart(layout, step.get(alone)?);
        let reason = reasons.into_iter().reduce(Text::sentence)?;
        Some(self.written(&reason))
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

    /// The hint, up to the part already told.
    pub(super) fn hinted(&self, step: &[Deduction], told: Length, room: Room) -> Said<'a> {
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
        let more = |label| {
            Press::new(label)
                .key([HINT, ACCEPT])
                .on_press(Message::Hint)
                .view(self.language)
        };
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
                    .lesson(learn(self.language, technique))
            }
            Length::Place => {
                let said = Said {
                    above: Some(degree(2)),
                    ..named
                };
                said.with(self.written(&explain::look(deduction).text))
                    .answer(more(words!(self.language, "hint-why")))
            }
            Length::Short | Length::Argument => self.previewed(step, room),
        }
    }

    /// Whether a rule is off.
    fn is_off(&self, technique: Technique) -> bool {
        let mut rules = self.session().rules().techniques();
        rules.any(|(it, on)| it == technique && !on)
    }

    /// A step that can be made, with its argument.
    pub(super) fn previewed(&self, step: &[Deduction], room: Room) -> Said<'a> {
        let Some(deduction) = step.first() else {
            return Said::headed(Heading::Words(String::new()));
        };
        let technique = deduction.technique;
        let ice = self
            .game
            .and_then(|game| game.ice_words(self.language, step, self.session(), self.notation));
        // Making the step uses the rule this once.
        let off = (!self.is_game_on() && self.is_off(technique)).then(|| {
            let words = text(words!(self.language, "hint-by-off"));
            words.size(size::SMALL).style(theme::muted)
        });
        let label = words!(self.language, "hint-apply");
        let width = line_width(&label, size::SMALL) + BESIDE_APPLY;
        let fits = width <= self.room_beside_level(step, room);
        let apply = Press::new(label)
            .low()
            .key(ACCEPT)
            .on_press(Message::Apply)
            .view(self.language);
        // Beside a list, the card is low: a row for the button would take the argument out of sight.
        let said = match room {
            Room::Part(_) if fits => self.concluding(step, Some(AtRight::Button(apply))),
            _ => self.concluding(step, None).answer(apply),
        };
        // It matters more than the end of a long argument.
        self.argued(said.maybe(off))
            .maybe(ice)
            .quiet(self.another_button())
            .lesson(learn(self.language, technique))
    }
}
