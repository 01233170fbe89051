//! The dialog of the settings.

use iced::widget::{column, scrollable, text, toggler};
use iced::{Element, Fill, Padding, Shrink};

use super::keys::{
    BEGINNING, BOXES, LABELS, LANGUAGE, MOTION, NOTATION, ORIGINS, RIGHT_DIGITS, TELLING, THEME,
};
use super::{CHOICES_ID, Message, above_close};
use crate::languages::Languages;
use crate::settings::MotionChoice;
use crate::settings::{
    Beginning, Boxes, SettingChange, Settings, TextSize, ThemeChoice, Visibility,
};
use crate::shortcut::{LARGER, SMALLER, USUAL_SIZE};
use crate::shortcut::{Shortcut, Told};
use crate::telling::TellingChoice;
use crate::theme::{self, size, space};
use crate::widget::{FADE, chip, chips, choice, dialog, legend, section, with_key, with_keys};
use sudoku_engine::grid::Cell;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::drawing;
use sudoku_telling::explain::Notation;

/// The dialog as widgets.
pub(super) fn view<'a>(
    language: &Language,
    settings: &Settings,
    languages: &Languages,
) -> Element<'a, Message> {
    let themes = ThemeChoice::ALL.map(|theme| (theme, theme.label(language)));
    let sizes = TextSize::ALL.map(|size| (size, size.label(language)));
    let held_back = if settings.text_size.is_held_back(settings.window) {
        words!(language, "settings-size-held-back")
    } else {
        String::new()
    };
    let motions = MotionChoice::ALL.map(|motion| (motion, motion.label(language)));
    let tellings = TellingChoice::ALL.map(|telling| (telling, telling.label(language)));
    let notations =
        Notation::ALL.map(|notation| (notation, notation.cell_at_length(language, Cell::at(0, 2))));
    // The language comes first, for players who cannot read the other words.
    let content = column![
        language_choice(language, languages),
        section(
            words!(language, "settings-theme"),
            choice(
                language,
                themes,
                settings.theme,
                Told::from(THEME).saying(words!(language, "settings-theme")),
                SettingChange::Theme
            )
        ),
        section(
            words!(language, "settings-text-size"),
            column![
                choice(
                    language,
                    sizes,
                    settings.text_size,
                    [LARGER, SMALLER, USUAL_SIZE],
                    SettingChange::TextSize
                ),
                text(held_back).size(size::SMALL).style(theme::muted),
            ]
            .spacing(space::SMALL / 2.0)
        ),
        section(
            words!(language, "settings-notation"),
            choice(
                language,
                notations,
                settings.notation,
                Told::from(NOTATION).saying(words!(language, "settings-notation")),
                SettingChange::Notation
            )
        ),
    ]
    .push(section(
        words!(language, "settings-motion"),
        choice(
            language,
            motions,
            settings.motion,
            Told::from(MOTION).saying(words!(language, "settings-motion")),
            SettingChange::Motion,
        ),
    ))
    .push(section(
        words!(language, "settings-telling"),
        choice(
            language,
            tellings,
            settings.telling,
            Told::from(TELLING).saying(words!(language, "settings-telling")),
            SettingChange::Telling,
        ),
    ))
    .push(switches(language, settings))
    .spacing(space::MEDIUM)
    .padding(Padding::ZERO.right(14).vertical(FADE));
    let content = Element::from(content).map(Message::Set);
    let content = above_close(language, scrollable(content).id(CHOICES_ID).width(Fill));
    dialog(words!(language, "settings-title"), content).into()
}

/// The settings that are on or off.
fn switches<'a>(language: &Language, settings: &Settings) -> Element<'a, SettingChange> {
    let switch = |is_on: bool, label: String, key: Shortcut, change: SettingChange| {
        let told = Told::from(key).saying(label.clone());
        let switch = toggler(is_on)
            .label(label)
            .size(18.0)
            .text_size(size::BODY)
            .width(Shrink)
            .style(theme::switch)
            .on_toggle(move |_| change.clone());
        with_key(language, switch, told)
    };
    let (labels, left_off) = (
        words!(language, "settings-labels"),
        words!(language, "settings-left-off"),
    );
    column![
        switch(
            settings.beginning == Beginning::LeftOff,
            left_off,
            BEGINNING,
            SettingChange::Beginning
        ),
        switch(
            settings.labels == Visibility::Shown,
            labels,
            LABELS,
            SettingChange::Labels
        ),
        switch(
            settings.boxes == Boxes::Shaded,
            words!(language, "settings-boxes"),
            BOXES,
            SettingChange::Boxes
        ),
        switch(
            settings.origins == Visibility::Shown,
            words!(language, "settings-origins"),
            ORIGINS,
            SettingChange::Origins
        ),
        legend(language, drawing::origins()),
        switch(
            settings.right_digits,
            words!(language, "settings-right-digits"),
            RIGHT_DIGITS,
            SettingChange::RightDigits
        ),
    ]
    .spacing(space::SMALL)
    .into()
}

/// The languages, each by its own name.
fn language_choice<'a>(language: &Language, languages: &Languages) -> Element<'a, SettingChange> {
    let spoken = language.tag();
    let buttons = languages.all().iter().map(|language| {
        let tag = language.tag();
        chip(
            language.name().to_owned(),
            tag == spoken,
            SettingChange::Language(tag),
        )
    });
    section(
        words!(language, "settings-language"),
        with_keys(
            language,
            chips(buttons),
            Told::from(LANGUAGE).saying(words!(language, "settings-language")),
        ),
    )
}
