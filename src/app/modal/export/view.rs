//! The dialog for copying and exporting, as widgets.

use iced::widget::{button, column, row, space as gap, text, text_input};
use iced::{Center, Element, Fill};

use super::{Export, Form, Message, PATH, SIZE, Subject};
use crate::app::names;
use crate::app::theme::{self, size, space};
use crate::app::widget::{action, choice, dialog, primary, section, with_key};
use crate::export::FileKind;
use crate::formats::{self, Format, Loss};
use crate::sudoku::Puzzle;
use crate::texts::words;

impl Export {
    /// The dialog as widgets.
    pub fn view(&self) -> Element<'_, Message> {
        let subjects = Subject::ALL
            .into_iter()
            .filter(|subject| *subject != Subject::Step || self.taken.step.is_some());
        let labels = subjects.map(|subject| (subject, subject.label()));
        let mut content = column![
            choice(labels, self.subject, "1, 2, 3", Message::Subject),
            section(words!("export-dialog-as"), self.forms()),
            text(self.description())
                .size(size::SMALL)
                .style(theme::muted),
        ]
        .spacing(space::MEDIUM);
        if self.is_picture() {
            content = content.push(self.size_field());
        }
        if self.form.file().is_some() {
            content = content.push(section(
                words!("export-dialog-file-field"),
                self.path_field(),
            ));
        }
        if let Some(problem) = &self.problem {
            content = content.push(text(problem).size(size::BODY).style(theme::bad));
        }
        let content = content.push(self.answers());
        dialog(words!("export-dialog-title"), content).into()
    }

    fn forms(&self) -> Element<'_, Message> {
        let buttons = self.subject.forms().into_iter().map(|form| {
            let style = if form == self.form {
                theme::chosen_button
            } else {
                theme::plain_button
            };
            let label = text(form.label()).size(size::SMALL);
            button(label)
                .padding([4, 8])
                .style(style)
                .on_press(Message::Form(form))
                .into()
        });
        let buttons = row(buttons)
            .spacing(space::SMALL)
            .wrap()
            .vertical_spacing(space::SMALL);
        with_key(buttons, "Left, Right")
    }

    fn size_field(&self) -> Element<'_, Message> {
        let field = text_input("1000", &self.size)
            .id(SIZE)
            .on_input(Message::SizeTyped)
            .padding([5, 8])
            .size(size::BODY)
            .width(80)
            .style(theme::field);
        row![
            with_key(field, "+, -"),
            text(words!("export-dialog-pixels")).size(size::BODY)
        ]
        .spacing(space::SMALL)
        .align_y(Center)
        .into()
    }

    fn path_field(&self) -> Element<'_, Message> {
        let field = text_input(&words!("file-path"), &self.path())
            .id(PATH)
            .on_input(Message::PathTyped)
            .on_submit(Message::Save)
            .padding([7, 10])
            .size(size::BODY)
            .style(theme::field);
        with_key(field, "Ctrl L")
    }

    fn answers(&self) -> Element<'_, Message> {
        if self.making.is_under_way() {
            return row![
                text(words!("export-dialog-looking"))
                    .size(size::BODY)
                    .width(Fill),
                action(words!("button-cancel"), "Esc", Some(Message::Cancel)),
            ]
            .align_y(Center)
            .into();
        }
        let cancel = action(words!("button-cancel"), "Esc", Some(Message::Cancel));
        if self.form.file().is_none() {
            return row![
                primary(words!("export-dialog-copy"), "Enter", Some(Message::Copy)),
                gap::horizontal(),
                cancel
            ]
            .spacing(space::SMALL)
            .into();
        }
        let named = !self.path().trim().is_empty();
        let mut answers = row![
            primary(
                words!("button-save"),
                "Enter",
                named.then_some(Message::Save)
            ),
            action(
                words!("button-choose-file"),
                "Ctrl O",
                Some(Message::Browse)
            ),
        ]
        .spacing(space::SMALL);
        if self.form.is_text() {
            answers = answers.push(action(
                words!("export-dialog-copy"),
                "Ctrl C",
                Some(Message::Copy),
            ));
        }
        answers.push(cancel).into()
    }

    /// What is to be known of the form.
    fn description(&self) -> String {
        match self.form {
            Form::Text(format) => {
                lost(&self.taken.puzzle, format).unwrap_or_else(|| words!("export-dialog-all-kept"))
            }
            Form::Compact => words!("export-dialog-about-compact"),
            Form::File(FileKind::Html) => words!("export-dialog-about-html"),
            Form::File(FileKind::Markdown) => words!("export-dialog-about-markdown"),
            Form::File(FileKind::Json) => words!("export-dialog-about-json"),
            Form::File(FileKind::Svg | FileKind::Png) => match self.subject {
                Subject::Step => words!("export-dialog-about-step"),
                _ => words!("export-dialog-about-board"),
            },
        }
    }

    /// What is told when it was copied.
    pub(super) fn copied(&self) -> String {
        match self.form {
            Form::Text(format) => copied(&self.taken.puzzle, format),
            form => {
                let form = form.label();
                match self.subject {
                    Subject::Board => words!("export-dialog-board-copied", form = form),
                    Subject::Step => words!("export-dialog-step-copied", form = form),
                    Subject::Path => words!("export-dialog-path-copied", form = form),
                }
            }
        }
    }
}

/// What is told when a board was copied as text.
pub fn copied(puzzle: &Puzzle, format: Format) -> String {
    let copied = words!("export-dialog-copied", format = names::format(format));
    match lost(puzzle, format) {
        Some(lost) => words!("sentences-next", before = copied, sentence = lost),
        None => copied,
    }
}

/// What a format does not hold of the board, in a sentence.
fn lost(puzzle: &Puzzle, format: Format) -> Option<String> {
    let losses = formats::losses(puzzle, format).into_iter();
    // Whoever copies a board does not look for its moves there.
    let losses = losses.filter(|loss| !matches!(loss, Loss::History | Loss::OldestMoves));
    names::losses(losses).map(|losses| words!("export-dialog-loses", losses = losses))
}

impl Subject {
    fn label(self) -> String {
        match self {
            Self::Board => words!("export-dialog-board"),
            Self::Step => words!("export-dialog-step"),
            Self::Path => words!("export-dialog-path"),
        }
    }
}

impl Form {
    fn label(self) -> String {
        match self {
            Self::Text(format) => names::format_label(format),
            Self::Compact => words!("export-dialog-compact"),
            Self::File(kind) => names::file_kind(kind),
        }
    }
}
