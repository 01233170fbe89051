//! The choice of rules as widgets.

use iced::widget::{
    Button, button, column, container, mouse_area, row, space as gap, text, text_input, toggler,
};
use iced::{Center, Element, Fill, Length, Padding, Right, mouse};

use super::keys::{ALL_OFF, ALL_ON, MOVE_DOWN, MOVE_UP, NUMBERED};
use super::{FILTER, Message, Rules};
use crate::names;
use crate::shortcut::Direction;
use crate::shortcut::{CLOSE, FIND, Told};
use crate::theme::SCROLL_BAR;
use crate::theme::{self, size, space};
use crate::widget::{Press, dialog_telling, other_names, section, with_key, with_key_noticed};
use sudoku_engine::grid::Digit;
use sudoku_engine::rules::Technique;
use sudoku_engine::solver::{Preset, WikiGrade};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::{family_name, level_name, technique_name};

/// The largest size of the dialog.
const SIZE: (f32, f32) = (680.0, 860.0);

/// The widths of the columns. The name takes the rest.
mod width {
    pub(crate) const NUMBER: f32 = 24.0;
    pub(crate) const SWITCH: f32 = 42.0;
    pub(crate) const FAMILY: f32 = 124.0;
    pub(crate) const LEVEL: f32 = 70.0;
    pub(crate) const SCORE: f32 = 46.0;
}

/// The height of the text beside the title: two lines.
const TOLD: f32 = 34.0;

/// The height of the buttons below the list. It is a whole number, because the software renderer
/// leaves traces if the list ends inside a pixel.
const FOOTER: f32 = 34.0;

impl Rules {
    /// The dialog. `difference` is the effect of the last change of the rules on the open puzzle.
    pub fn view<'a>(
        &'a self,
        language: &Language,
        difference: Option<&'a str>,
    ) -> Element<'a, Message> {
        let obstacle = self.chosen.and_then(|chosen| self.obstacle(chosen));
        let told = match (self.preview(language), obstacle) {
            (Some(preview), _) => text(preview),
            (None, Some(obstacle)) => text(obstacle.text().words(language)),
            (None, None) => text(difference.unwrap_or_default()),
        };
        let told = told.size(size::SMALL).width(Fill);
        // Keep the room even if there is no text, so that nothing moves.
        let told = row![told, gap().height(TOLD)].align_y(Center);
        let content = column![
            section(
                words!(language, "rules-dialog-preset"),
                self.presets(language)
            ),
            self.filter(language),
            other_names(&self.other_names(language)),
            self.list(language)
        ];
        let content = content.push(self.footer(language));
        // The list has all the room below.
        dialog_telling(
            words!(language, "rules-dialog-title"),
            told,
            content.spacing(space::MEDIUM),
        )
        .max_width(SIZE.0)
        .max_height(SIZE.1)
        .into()
    }

    /// The presets, and a button for the player's own choice.
    fn presets(&self, language: &Language) -> Element<'_, Message> {
        let now = self.rules.matching_preset();
        let presets = Preset::ALL.into_iter().zip(Digit::ALL);
        let presets = presets.map(|(preset, digit)| {
            let label = names::preset(language, preset);
            let tip = words!(language, "rules-dialog-preset-tip", preset = label.clone());
            with_key_noticed(
                language,
                one_of(label, now == Some(preset), Some(Message::Preset(preset))),
                Told::digit(NUMBERED, digit).saying(tip),
                move |on| Message::Notice(preset, on),
            )
        });
        let own = self.can_go_back().then_some(Message::Own);
        let label = words!(language, "rules-dialog-changed");
        let own = one_of(label, now.is_none(), own);
        let tip = words!(language, "rules-dialog-own-tip");
        let own = with_key(
            language,
            own,
            Told::digit(NUMBERED, Digit::ALL[7]).saying(tip),
        );
        let presets = row(presets.chain([own])).spacing(space::SMALL).wrap();
        presets.vertical_spacing(space::SMALL).into()
    }

    fn filter(&self, language: &Language) -> Element<'_, Message> {
        let field = text_input(&words!(language, "rules-dialog-filter"), &self.filter)
            .id(FILTER)
            .on_input(Message::Filter)
            .on_submit(Message::Found)
            .padding([5, 10])
            .size(size::BODY)
            .style(theme::field);
        let (all_on, all_off) = if self.filter.is_empty() {
            (
                words!(language, "rules-dialog-all-on"),
                words!(language, "rules-dialog-all-off"),
            )
        } else {
            (
                words!(language, "rules-dialog-these-on"),
                words!(language, "rules-dialog-these-off"),
            )
        };
        let on = self.rules.techniques().filter(|(_, on)| *on).count();
        let count = words!(
            language,
            "rules-dialog-count",
            on = on,
            all = self.rules.techniques().count()
        );
        row![
            with_key(language, field, FIND),
            text(count)
                .size(size::SMALL)
                .style(theme::muted)
                .wrapping(text::Wrapping::None),
            Press::new(all_on)
                .low()
                .key(ALL_ON)
                .on_press(Message::SwitchListed(true))
                .view(language),
            Press::new(all_off)
                .low()
                .key(ALL_OFF)
                .on_press(Message::SwitchListed(false))
                .view(language),
        ]
        .spacing(space::MEDIUM)
        .align_y(Center)
        .into()
    }

    fn list(&self, language: &Language) -> Element<'_, Message> {
        let head = |words: String, width: Length| {
            text(words)
                .size(size::SMALL)
                .style(theme::muted)
                .width(width)
        };
        let heads = row![
            head(String::new(), width::NUMBER.into()),
            head(words!(language, "rules-dialog-on"), width::SWITCH.into()),
            head(words!(language, "rules-dialog-rule"), Fill),
            head(
                if self.has_wiki_grades() {
                    words!(language, "rules-dialog-wiki-grade")
                } else {
                    words!(language, "rules-dialog-family")
                },
                width::FAMILY.into()
            ),
            head(words!(language, "rules-dialog-level"), width::LEVEL.into()),
            head(words!(language, "rules-dialog-score"), width::SCORE.into()).align_x(Right),
        ]
        .spacing(space::SMALL)
        .padding(Padding::from([0.0, space::SMALL]).right(space::SMALL + SCROLL_BAR));
        let listed: Vec<_> = self.listed(language).collect();
        let rows: Element<'_, Message> = if listed.is_empty() {
            text(words!(language, "rules-dialog-none"))
                .size(size::BODY)
                .width(Fill)
                .height(Fill)
                .into()
        } else {
            self.list
                .view(&self.rows(language), Message::List, |row, chosen| {
                    let (technique, on) = listed[row];
                    self.row(language, technique, on, chosen)
                })
        };
        column![heads, rows].spacing(space::SMALL).into()
    }

    /// Whether SudokuWiki's grades replace the families: with its preset.
    fn has_wiki_grades(&self) -> bool {
        self.rules.matching_preset() == Some(Preset::SudokuWiki)
    }

    fn row(
        &self,
        language: &Language,
        technique: Technique,
        on: bool,
        chosen: bool,
    ) -> Element<'_, Message> {
        let obstacle = self.obstacle(technique);
        let beside = match obstacle {
            Some(_) => words!(language, "rules-dialog-not-here"),
            None if self.has_wiki_grades() => {
                WikiGrade::of(technique).map_or_else(|| "–".into(), |grade| grade.to_string())
            }
            None => family_name(language, technique.family()),
        };
        let number = self.rules.place(technique).map_or(0, |place| place + 1);
        let muted = |words: String| {
            text(words)
                .size(size::SMALL)
                .style(theme::muted)
                .wrapping(text::Wrapping::None)
        };
        let name = text(technique_name(language, technique))
            .size(size::BODY)
            .style(match (obstacle, on) {
                (Some(_), _) => theme::dim,
                (None, true) => text::default,
                (None, false) => theme::muted,
            })
            .wrapping(text::Wrapping::None)
            .width(Fill);
        let switch = toggler(on)
            .size(18.0)
            .style(theme::switch)
            .on_toggle(move |on| Message::Switch(technique, on));
        let level = container(text(level_name(language, technique.level())).size(size::SMALL))
            .center_x(width::LEVEL)
            .padding([1, 0])
            .style(theme::level(technique.level()));
        let content = row![
            muted(number.to_string())
                .width(width::NUMBER)
                .align_x(Right),
            container(switch).width(width::SWITCH),
            name,
            muted(beside).width(width::FAMILY),
            level,
            muted(technique.score().to_string())
                .width(width::SCORE)
                .align_x(Right),
        ]
        .spacing(space::SMALL)
        .align_y(Center);
        let content = container(content)
            .center_y(self.list.row_height())
            .padding([0.0, space::SMALL])
            .style(theme::list_row(chosen));
        let area = mouse_area(content)
            .on_press(Message::Grab(technique))
            .on_release(Message::Drop);
        if self.dragging {
            area.interaction(mouse::Interaction::Grabbing)
                .on_enter(Message::Over(technique))
                .into()
        } else {
            area.interaction(mouse::Interaction::Grab).into()
        }
    }

    fn footer(&self, language: &Language) -> Element<'_, Message> {
        let moving = |direction| {
            let neighbor = self.neighbor(language, direction);
            neighbor.map(|_| Message::Shift(direction))
        };
        let through_sets = toggler(self.rules.through_sets())
            .label(words!(language, "rules-dialog-through-sets"))
            .size(18.0)
            .text_size(size::SMALL)
            .style(theme::switch)
            .on_toggle(Message::ThroughSets);
        row![
            Press::new(words!(language, "rules-dialog-move-up"))
                .key(MOVE_UP)
                .on_press_maybe(moving(Direction::Up))
                .view(language),
            Press::new(words!(language, "rules-dialog-move-down"))
                .key(MOVE_DOWN)
                .on_press_maybe(moving(Direction::Down))
                .view(language),
            gap::horizontal(),
            with_key(
                language,
                through_sets,
                Told::digit(NUMBERED, Digit::ALL[8])
                    .saying(words!(language, "rules-dialog-through-sets-tip")),
            ),
            gap::horizontal(),
            Press::new(words!(language, "button-close"))
                .key(CLOSE)
                .on_press(Message::Close)
                .view(language),
        ]
        .spacing(space::SMALL)
        .align_y(Center)
        .height(FOOTER)
        .into()
    }
}

/// A button for one of several choices.
fn one_of<'a>(label: String, chosen: bool, message: Option<Message>) -> Button<'a, Message> {
    let label = text(label).size(size::SMALL).wrapping(text::Wrapping::None);
    button(label)
        .padding([4, 10])
        .style(theme::choice_button(chosen))
        .on_press_maybe(message)
}
