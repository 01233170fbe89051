//! The words of an exercise as widgets: the task, the hint, the verdict.

use iced::widget::{Column, column, container, row, rule, text};
use iced::{Center, Element, Fill};

use super::keys::{ANOTHER, HINT, PRACTISE, SHOW};
use super::lesson_view::{record_words, walk_bar};
use super::practice::Practice;
use super::{Lessons, Message};
use crate::theme::{self, BOLD, size, space};
use crate::widget::{Press, in_a_row, level_sign, section};
use sudoku_engine::grid::Candidate;
use sudoku_engine::texts::{Language, said, words};
use sudoku_telling::explain::{self, Notation, Text, technique_name};
use sudoku_telling::lessons::{Act, Origin, Verdict};

impl Lessons {
    /// The task, the possible actions, and the result.
    pub(super) fn exercise_words<'a>(
        &'a self,
        language: &Language,
        practice: &'a Practice,
        notation: Notation,
    ) -> Column<'a, Message> {
        let exercise = practice.exercise();
        let technique = exercise.technique();
        let over = practice.shown().is_some();
        let record = text(record_words(language, self.progress.record(technique)));
        let title = row![
            text(technique_name(language, technique))
                .size(size::TITLE)
                .width(Fill),
            record.size(size::SMALL).style(theme::muted),
            level_sign(language, technique.level()),
        ];
        let mut words = column![title.spacing(space::SMALL).align_y(Center)];
        if !over {
            let asked = match (exercise.asks(Act::Remove), exercise.asks(Act::Set)) {
                (true, true) => words!(language, "learn-mark-both"),
                (false, true) => words!(language, "learn-mark-set"),
                _ => words!(language, "learn-mark-removed"),
            };
            let next = match exercise.origin() {
                Origin::Next => words!(language, "learn-is-next"),
                Origin::Asked => words!(language, "learn-applies"),
            };
            words = words
                .push(text(next).size(size::BODY))
                .push(text(asked).size(size::BODY))
                .push(
                    text(words!(language, "learn-by-keys"))
                        .size(size::SMALL)
                        .style(theme::muted),
                );
        }
        words = words.push(self.answers(language, practice, over));
        if let Some(look) = practice.hinted().filter(|_| !over) {
            words = words.push(said_card(
                words!(language, "learn-hint"),
                self.sentences(language, &look.text, notation),
                theme::asking_card,
            ));
        }
        if let Some(verdict) = practice.verdict() {
            words = words.push(self.verdict_card(language, practice, verdict, notation));
        }
        if let Some(shown) = practice.shown() {
            let step = column![]
                .push(walk_bar(language, shown))
                .push(self.words(language, shown, notation))
                .spacing(space::SMALL);
            words = words
                .push(section(words!(language, "learn-step"), step))
                .push(self.legend(language));
        } else {
            let marks = explain_marks(language, practice, notation);
            words = words.push(section(
                words!(language, "learn-marks"),
                text(marks).size(size::BODY),
            ));
        }
        words
    }

    /// The possible actions in an exercise.
    fn answers<'a>(
        &'a self,
        language: &Language,
        practice: &Practice,
        over: bool,
    ) -> Element<'a, Message> {
        if let Some(making) = self.being_made(language) {
            return making;
        }
        if over {
            return Press::new(words!(language, "learn-next"))
                .main()
                .key(PRACTISE)
                .on_press(Message::Practise)
                .view(language);
        }
        let marked = !practice.answer().is_empty();
        column![
            Press::new(words!(language, "learn-check"))
                .main()
                .key(PRACTISE)
                .on_press_maybe(marked.then_some(Message::Check))
                .view(language),
            row![
                Press::new(words!(language, "learn-hint"))
                    .wide()
                    .key(HINT)
                    .on_press(Message::Hint)
                    .view(language),
                Press::new(words!(language, "learn-show"))
                    .wide()
                    .key(SHOW)
                    .on_press(Message::Show)
                    .view(language),
                Press::new(words!(language, "learn-another"))
                    .wide()
                    .key(ANOTHER)
                    .on_press(Message::Practise)
                    .view(language),
            ]
            .spacing(space::SMALL),
        ]
        .spacing(space::SMALL)
        .into()
    }

    fn verdict_card<'a>(
        &self,
        language: &Language,
        practice: &Practice,
        verdict: &Verdict,
        notation: Notation,
    ) -> Element<'a, Message> {
        let technique = practice.exercise().technique();
        if verdict.is_right() {
            let count = practice.answer().marks().count();
            let words = words!(language, "learn-all-right", count = count);
            // Say that this does not count as done without help.
            let but = match practice.counts() {
                Some(false) if practice.hinted().is_some() => {
                    Some(words!(language, "learn-right-hinted"))
                }
                Some(false) => Some(words!(language, "learn-right-later")),
                _ => None,
            };
            return said_card(
                words!(language, "learn-verdict-right"),
                text(in_a_row([words].into_iter().chain(but))).size(size::BODY),
                theme::good_card,
            );
        }
        let mut words = Column::new().spacing(space::SMALL);
        let listed = |marks: &[(Candidate, Act)]| {
            Text::new().list(marks.iter().map(|(candidate, _)| *candidate))
        };
        if !verdict.right.is_empty() {
            let right = said!("learn-right", candidates = listed(&verdict.right));
            words = words.push(self.sentences(language, &right, notation));
        }
        for wrong in &verdict.wrong {
            words = words.push(self.sentences(language, &wrong.text(technique), notation));
        }
        if !verdict.missed.is_empty() {
            let missed = said!("learn-missed", candidates = listed(&verdict.missed));
            words = words.push(self.sentences(language, &missed, notation));
            if let Some(meant) = &verdict.meant {
                let missed = |it| verdict.missed.iter().any(|(missed, _)| *missed == it);
                let meant = meant.clone().restricted_to(missed);
                words = words.push(self.sentences(
                    language,
                    &explain::argument(&meant).text(),
                    notation,
                ));
            }
        }
        let title = match (verdict.right.is_empty(), verdict.wrong.is_empty()) {
            (false, true) => words!(language, "learn-verdict-not-all"),
            (false, false) => words!(language, "learn-verdict-partly"),
            (true, _) => words!(language, "learn-verdict-wrong"),
        };
        said_card(title, words, theme::bad_card)
    }
}

fn said_card<'a>(
    title: String,
    words: impl Into<Element<'a, Message>>,
    style: fn(&iced::Theme) -> container::Style,
) -> Element<'a, Message> {
    let content = column![
        text(title).size(size::BODY).font(BOLD),
        rule::horizontal(1).style(theme::divider),
        words.into()
    ];
    container(content.spacing(space::SMALL))
        .padding(space::MEDIUM)
        .width(Fill)
        .style(style)
        .into()
}

fn explain_marks(language: &Language, practice: &Practice, notation: Notation) -> String {
    let name = |candidate: Candidate, act| match act {
        Act::Set => words!(
            language,
            "learn-set-one",
            digit = candidate.digit.to_string(),
            cell = notation.cell(candidate.cell)
        ),
        Act::Remove => words!(
            language,
            "learn-remove-one",
            digit = candidate.digit.to_string(),
            cell = notation.cell(candidate.cell)
        ),
    };
    let marked = |act| {
        let marks = practice.answer().marks().filter(|it| it.1 == act);
        let names = marks.map(|(candidate, act)| name(candidate, act));
        names.reduce(|before, name| words!(language, "names-next", before = before, name = name))
    };
    let set = marked(Act::Set).map(|names| words!(language, "learn-set", candidates = names));
    let removed =
        marked(Act::Remove).map(|names| words!(language, "learn-remove", candidates = names));
    let marks = set.into_iter().chain(removed).reduce(|before, sentence| {
        words!(
            language,
            "sentences-next",
            before = before,
            sentence = sentence
        )
    });
    marks.unwrap_or_else(|| words!(language, "learn-no-marks"))
}
