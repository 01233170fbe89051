//! The dialog for copying and exporting, as widgets.

use iced::widget::{column, container, row, scrollable, space as gap, text, text_input};
use iced::{Center, Element, Fill, Padding};

use super::keys::{CAPTION, FORM, LARGER, LEGEND, PURPOSE, SMALLER, SUBJECT, TYPE_PATH};
use super::{Export, FILE, Form, Message, PATH, Purpose, SIZE, SIZE_FIELD, Subject};
use crate::modal::CHOICES_ID;
use crate::modal::keys::BROWSE;
use crate::names;
use crate::shortcut::{ACCEPT, CLOSE, COPY, Told};
use crate::theme::SCROLL_BAR;
use crate::theme::{self, size, space};
use crate::widget::{
    FADE, Press, chip, chips, choice, dialog, fading_below, footed, section, with_key, with_keys,
    wrapped,
};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, Text, said, words};
use sudoku_formats::formats::{self, Format, Loss};
use sudoku_telling::export::FileKind;

/// The largest height of the choices.
const CHOICES: f32 = 380.0;

/// The largest height of the dialog: the height of its tallest state.
const HEIGHT: f32 = 500.0;

impl Export {
    /// The dialog as widgets.
    pub fn view(&self, language: &Language) -> Element<'_, Message> {
        let subjects = Subject::ALL
            .into_iter()
            .filter(|subject| *subject != Subject::Step || self.exported.step.is_some());
        let labels = subjects.map(|subject| (subject, subject.label(language)));
        let mut content = column![
            section(
                words!(language, "export-dialog-for"),
                self.purposes(language)
            ),
            choice(
                language,
                labels,
                self.subject,
                Told::from(SUBJECT).saying(words!(language, "export-tip-subject")),
                Message::Subject
            ),
        ]
        .push(section(
            words!(language, "export-dialog-as"),
            match self.purpose {
                Some(_) => self.offered(language),
                // Without a purpose, name the form that is copied.
                None => text(self.form.label().words(language))
                    .size(size::BODY)
                    .into(),
            },
        ))
        .push(
            text(self.description(language))
                .size(size::SMALL)
                .style(theme::muted),
        )
        .push(self.left_out(language))
        .spacing(space::MEDIUM);
        if self.is_picture() {
            content = content.push(self.size_field(language));
            content = content.push(self.around(language));
        }
        if self.form.file().is_some() {
            let field = section(
                words!(language, "export-dialog-file-field"),
                self.path_field(language),
            );
            content = content.push(container(field).id(FILE));
        }
        let content = content.padding(Padding::ZERO.right(SCROLL_BAR).bottom(FADE));
        let choices =
            container(fading_below(scrollable(content).id(CHOICES_ID))).max_height(CHOICES);
        let problem = self.problem.as_ref();
        let problem = problem.map(|it| text(it.words(language)).size(size::BODY).style(theme::bad));
        let foot = column![].push(problem).push(self.answers(language));
        let content = footed(choices, foot.spacing(space::MEDIUM), space::MEDIUM);
        let dialog = dialog(words!(language, "export-dialog-title"), content);
        // Keep the top of the dialog in place when its height changes.
        let place = container(dialog).center_x(Fill).align_top(Fill);
        place.max_height(HEIGHT).into()
    }

    /// The purposes as buttons.
    fn purposes(&self, language: &Language) -> Element<'_, Message> {
        let purposes = Purpose::ALL.into_iter();
        let purposes = purposes.map(|purpose| {
            let is_chosen = self.purpose == Some(purpose);
            chip(
                purpose.label(language),
                is_chosen,
                Message::Purpose(purpose),
            )
        });
        with_keys(language, chips(purposes), PURPOSE)
    }

    /// The forms on offer.
    fn offered(&self, language: &Language) -> Element<'_, Message> {
        let forms = self.forms().into_iter();
        let forms = forms.map(|form| (form, form.label().words(language)));
        wrapped(
            language,
            forms,
            self.form,
            Told::from(FORM).saying(words!(language, "export-tip-form")),
            Message::Form,
        )
    }

    /// The formats that cannot hold the board, and why.
    fn left_out(&self, language: &Language) -> Option<Element<'_, Message>> {
        let sentences = self.not_offered().into_iter().map(|(what, formats)| {
            let formats = formats.into_iter().map(Format::text);
            said!(
                "export-dialog-not-offered",
                what = what.text(),
                formats = Text::enumerated(formats)
            )
        });
        let sentence = sentences.reduce(Text::sentence)?.words(language);
        Some(text(sentence).size(size::SMALL).style(theme::muted).into())
    }

    fn size_field(&self, language: &Language) -> Element<'_, Message> {
        let field = text_input("1000", &self.size)
            .id(SIZE)
            .on_input(Message::SizeTyped)
            .padding([5, 8])
            .size(size::BODY)
            .width(80)
            .style(theme::field);
        let field = row![
            with_key(language, field, [LARGER, SMALLER]),
            text(words!(language, "export-dialog-pixels")).size(size::BODY)
        ]
        .spacing(space::SMALL)
        .align_y(Center);
        container(field).id(SIZE_FIELD).into()
    }

    /// The parts that a picture may have around its board.
    fn around(&self, language: &Language) -> Element<'_, Message> {
        let caption = chip(
            words!(language, "export-dialog-caption"),
            self.wanted.caption,
            Message::Caption,
        );
        let caption = with_keys(language, caption, CAPTION);
        let legend = self.has_legend().then(|| {
            let legend = chip(
                words!(language, "export-dialog-legend"),
                self.wanted.legend,
                Message::Legend,
            );
            with_keys(language, legend, LEGEND)
        });
        row![caption].push(legend).spacing(space::SMALL).into()
    }

    fn path_field(&self, language: &Language) -> Element<'_, Message> {
        let field = text_input(&words!(language, "file-path"), &self.path())
            .id(PATH)
            .on_input(Message::PathTyped)
            .on_submit(Message::Save)
            .padding([7, 10])
            .size(size::BODY)
            .style(theme::field);
        with_key(language, field, TYPE_PATH)
    }

    fn answers(&self, language: &Language) -> Element<'_, Message> {
        if self.making.is_under_way() {
            return row![
                text(words!(language, "export-dialog-looking"))
                    .size(size::BODY)
                    .width(Fill),
                Press::new(words!(language, "button-cancel"))
                    .key(CLOSE)
                    .on_press(Message::Cancel)
                    .view(language),
            ]
            .align_y(Center)
            .into();
        }
        let cancel = Press::new(words!(language, "button-cancel"))
            .key(CLOSE)
            .on_press(Message::Cancel)
            .view(language);
        if self.form.file().is_none() {
            return row![
                Press::new(words!(language, "export-dialog-copy"))
                    .main()
                    .key(ACCEPT)
                    .on_press(Message::Copy)
                    .view(language),
                gap::horizontal(),
                cancel
            ]
            .spacing(space::SMALL)
            .into();
        }
        let named = !self.path().trim().is_empty();
        let mut answers = row![
            Press::new(words!(language, "button-save"))
                .main()
                .key(ACCEPT)
                .on_press_maybe(named.then_some(Message::Save))
                .view(language),
            Press::new(words!(language, "button-choose-file"))
                .key(BROWSE)
                .on_press(Message::Browse)
                .view(language),
        ]
        .spacing(space::SMALL);
        if self.form.is_text() {
            answers = answers.push(
                Press::new(words!(language, "export-dialog-copy"))
                    .key(COPY)
                    .on_press(Message::Copy)
                    .view(language),
            );
        }
        answers.push(cancel).into()
    }

    /// A description of the chosen form.
    fn description(&self, language: &Language) -> String {
        match self.form {
            Form::Text(format) => lost(&self.exported.puzzle, format)
                .unwrap_or_else(|| said!("export-dialog-all-kept"))
                .words(language),
            Form::Compact => words!(language, "export-dialog-about-compact"),
            Form::File(FileKind::Html) => words!(language, "export-dialog-about-html"),
            Form::File(FileKind::Markdown) => words!(language, "export-dialog-about-markdown"),
            Form::File(FileKind::Json) => words!(language, "export-dialog-about-json"),
            Form::File(FileKind::Svg | FileKind::Png) => match self.subject {
                Subject::Step => words!(language, "export-dialog-about-step"),
                _ => words!(language, "export-dialog-about-board"),
            },
        }
    }

    /// The text of the notice after copying.
    pub(super) fn copied(&self) -> Text {
        match self.form {
            Form::Text(format) => copied(&self.exported.puzzle, format),
            form => {
                let form = form.label();
                match self.subject {
                    Subject::Board => said!("export-dialog-board-copied", form = form),
                    Subject::Step => said!("export-dialog-step-copied", form = form),
                    Subject::Path => said!("export-dialog-path-copied", form = form),
                }
            }
        }
    }
}

/// The text of the notice after copying a board as text.
pub fn copied(puzzle: &Puzzle, format: Format) -> Text {
    let copied = said!("export-dialog-copied", format = format.text());
    match lost(puzzle, format) {
        Some(lost) => copied.sentence(lost),
        None => copied,
    }
}

/// A sentence about the parts of the board that a format does not hold.
pub fn lost(puzzle: &Puzzle, format: Format) -> Option<Text> {
    let losses = formats::losses(puzzle, format).into_iter();
    // Players who copy a board do not expect its moves there.
    let losses = losses.filter(|loss| !matches!(loss, Loss::History | Loss::OldestMoves));
    names::losses(losses).map(|losses| said!("export-dialog-loses", losses = losses))
}

impl Subject {
    fn label(self, language: &Language) -> String {
        match self {
            Self::Board => words!(language, "export-dialog-board"),
            Self::Step => words!(language, "export-dialog-step"),
            Self::Path => words!(language, "export-dialog-path"),
        }
    }
}

impl Form {
    fn label(self) -> Text {
        match self {
            Self::Text(format) => format.label(),
            Self::Compact => said!("export-dialog-compact"),
            Self::File(kind) => names::file_kind(kind),
        }
    }
}
