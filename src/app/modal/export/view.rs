//! The dialog for copying and exporting, as widgets.

use iced::widget::{button, column, row, space as gap, text, text_input};
use iced::{Center, Element, Fill};

use super::{Export, Form, Message, PATH, SIZE, Subject};
use crate::app::theme::{self, size, space};
use crate::app::widget::{action, choice, dialog, primary, section, with_key};
use crate::export::FileKind;
use crate::formats::{self, Format, Loss};
use crate::sudoku::Puzzle;

impl Export {
    /// The dialog as widgets.
    pub fn view(&self) -> Element<'_, Message> {
        let subjects = Subject::ALL
            .into_iter()
            .filter(|subject| *subject != Subject::Step || self.taken.step.is_some());
        let labels = subjects.map(|subject| (subject, subject.label().to_owned()));
        let mut content = column![
            choice(labels, self.subject, "1, 2, 3", Message::Subject),
            section("As", self.forms()),
            text(self.description())
                .size(size::SMALL)
                .style(theme::muted),
        ]
        .spacing(space::MEDIUM);
        if self.is_picture() {
            content = content.push(self.size_field());
        }
        if self.form.file().is_some() {
            content = content.push(section("File", self.path_field()));
        }
        if let Some(problem) = &self.problem {
            content = content.push(text(problem).size(size::BODY).style(theme::bad));
        }
        let content = content.push(self.answers());
        dialog("Copy or export", content).into()
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
            text("pixels wide and high").size(size::BODY)
        ]
        .spacing(space::SMALL)
        .align_y(Center)
        .into()
    }

    fn path_field(&self) -> Element<'_, Message> {
        let field = text_input("the path of the file", &self.path())
            .id(PATH)
            .on_input(Message::PathTyped)
            .on_submit(Message::Save)
            .padding([7, 10])
            .size(size::BODY)
            .style(theme::field);
        with_key(field, "Ctrl L")
    }

    fn answers(&self) -> Element<'_, Message> {
        if self.work.is_some() {
            return row![
                text("Looking for the path …").size(size::BODY).width(Fill),
                action("Cancel", "Esc", Some(Message::Cancel)),
            ]
            .align_y(Center)
            .into();
        }
        let cancel = action("Cancel", "Esc", Some(Message::Cancel));
        if self.form.file().is_none() {
            return row![
                primary("Copy", "Enter", Some(Message::Copy)),
                gap::horizontal(),
                cancel
            ]
            .spacing(space::SMALL)
            .into();
        }
        let named = !self.path().trim().is_empty();
        let mut answers = row![
            primary("Save", "Enter", named.then_some(Message::Save)),
            action("Choose a file", "Ctrl O", Some(Message::Browse)),
        ]
        .spacing(space::SMALL);
        if self.form.is_text() {
            answers = answers.push(action("Copy", "Ctrl C", Some(Message::Copy)));
        }
        answers.push(cancel).into()
    }

    /// What is to be known of the form.
    fn description(&self) -> String {
        match self.form {
            Form::Text(format) => lost(&self.taken.puzzle, format)
                .unwrap_or_else(|| "Everything on the board is kept.".to_owned()),
            Form::Compact => "The notation of experts, a line a step.".to_owned(),
            Form::File(FileKind::Html) => {
                "One file with boards and sentences, to read, send or print.".to_owned()
            }
            Form::File(FileKind::Markdown) => {
                "Boards as pencil marks, and the sentences.".to_owned()
            }
            Form::File(FileKind::Json) => {
                "For programs: techniques, texts and pictures.".to_owned()
            }
            Form::File(FileKind::Svg | FileKind::Png) => match self.subject {
                Subject::Step => "The board with what the step sees and does.".to_owned(),
                _ => "The board as it is shown now.".to_owned(),
            },
        }
    }

    /// What is told when it was copied.
    pub(super) fn copied(&self) -> String {
        match self.form {
            Form::Text(format) => copied(&self.taken.puzzle, format),
            form => format!("{} copied as {}.", self.subject.label(), form.label()),
        }
    }
}

/// What is told when a board was copied as text.
pub fn copied(puzzle: &Puzzle, format: Format) -> String {
    let lost = lost(puzzle, format).map_or_else(String::new, |lost| format!(" {lost}"));
    format!("The board was copied as {format}.{lost}")
}

/// What a format does not hold of the board, in a sentence.
fn lost(puzzle: &Puzzle, format: Format) -> Option<String> {
    let losses = formats::losses(puzzle, format).into_iter();
    // Whoever copies a board does not look for its moves there.
    let losses = losses.filter(|loss| !matches!(loss, Loss::History | Loss::OldestMoves));
    let clauses: Vec<String> = losses.map(|loss| loss.to_string()).collect();
    let clauses = clauses.join("; ");
    (!clauses.is_empty()).then(|| format!("In this format {clauses}."))
}

impl Subject {
    const fn label(self) -> &'static str {
        match self {
            Self::Board => "The board",
            Self::Step => "This step",
            Self::Path => "The whole path",
        }
    }
}

impl Form {
    fn label(self) -> String {
        match self {
            Self::Text(Format::Own) => "own format".to_owned(),
            Self::Text(Format::CandidateLine) => "line of candidates".to_owned(),
            Self::Text(Format::Constraints) => "constraint dump".to_owned(),
            Self::Text(Format::Library) => "library line".to_owned(),
            Self::Text(format) => format.to_string(),
            Self::Compact => "compact notation".to_owned(),
            Self::File(kind) => kind.to_string(),
        }
    }
}
