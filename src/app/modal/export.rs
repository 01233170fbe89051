//! Copying and exporting: the board, a step or the whole path, to the clipboard or to a file.

mod keys;
mod make;
mod purpose;
mod view;

use std::path::{Path, PathBuf};

use iced::Task;

use super::CHOICES_ID;
use crate::lookup::{Late, Lookup};
use crate::paths::{replaces, typed_path};
use crate::settings::ExportChoice;
use crate::widget::reveal;
use sudoku_engine::solver::Solver;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, Text, said};
use sudoku_formats::formats::{Format, Unheld, unheld};
use sudoku_telling::drawing::{Appearance, BoardStyle, Scene};
use sudoku_telling::explain::Notation;
use sudoku_telling::export::{FileKind, PictureSize, SolutionPath, Wanted};
use sudoku_telling::session::PathSearch;

pub(super) use keys::KEYS;
pub use purpose::Purpose;
pub use view::{copied, lost};

/// The field for the name of the file.
pub const PATH: &str = "export-path";
/// The field for the size of a picture.
pub const SIZE: &str = "export-size";

/// The fields with the room around them.
const FILE: &str = "export-file";
const SIZE_FIELD: &str = "export-size-field";

/// The sizes of a picture that the keys go through.
const SIZES: [u16; 5] = [300, 500, 1000, 2000, 4000];

/// The material for an export, from when the dialog opened.
#[derive(Debug, Clone)]
pub struct Exported {
    /// The name of the puzzle in file names.
    pub name: String,
    /// The folder for a file.
    pub folder: PathBuf,
    /// The board as a file holds it.
    pub puzzle: Puzzle,
    /// The board as it is on the screen.
    pub scene: Scene,
    /// The step on the screen, if there is one.
    pub step: Option<SolutionPath>,
    /// The moves made.
    pub made: SolutionPath,
    /// The search for the rest of the path.
    pub search: PathSearch,
    /// The rules that are on.
    pub rules: Solver,
    /// The notation of cells.
    pub notation: Notation,
    /// The style of the board.
    pub style: BoardStyle,
    /// The colors of pictures.
    pub appearance: Appearance,
}

/// The thing to export.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// The board.
    Board,
    /// The step on the screen.
    Step,
    /// The whole path.
    Path,
}

/// The form of an export.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The board as text.
    Text(Format),
    /// The compact notation.
    Compact,
    /// A kind of file.
    File(FileKind),
}

/// The dialog.
#[derive(Debug)]
pub struct Export {
    exported: Exported,
    /// The purpose of the export, once it is chosen.
    purpose: Option<Purpose>,
    subject: Subject,
    form: Form,
    /// The typed size.
    size: String,
    /// The parts of a picture around its board.
    wanted: Wanted,
    /// The typed name of the file; `None` while it is the proposed one.
    path: Option<String>,
    problem: Option<Text>,
    making: Lookup<Made>,
}

/// The result or an error; `None` if the work was stopped.
type Made = Option<Result<Done, Text>>;

/// The messages of the dialog.
#[derive(Debug, Clone)]
pub enum Message {
    /// Choose a purpose.
    Purpose(Purpose),
    /// Choose another thing to export.
    Subject(Subject),
    /// Choose another form.
    Form(Form),
    /// Change the size.
    SizeTyped(String),
    /// Turn the caption of a picture on or off.
    Caption,
    /// Turn the legend of a picture on or off.
    Legend,
    /// Change the name of the file.
    PathTyped(String),
    /// Put the cursor in the field for the name.
    FocusPath,
    /// Choose the name with the system's dialog.
    Browse,
    /// Copy it.
    Copy,
    /// Write the file.
    Save,
    /// The work ended.
    Made(Late<Made>),
    /// Stop the work, or close the dialog.
    Cancel,
}

/// The result of an export.
#[derive(Debug, Clone)]
pub enum Done {
    /// A text for the clipboard.
    Text(String),
    /// A file that is written.
    File(PathBuf),
}

/// The request of the dialog to the program.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// Run this.
    Run(Task<Message>),
    /// Ask for the name of the file, proposing this one.
    Browse(String),
    /// Put the first text in the clipboard, tell the player the second, and close.
    Copied(String, Text),
    /// Tell the player where the file was written, and close.
    Saved(PathBuf),
    /// Close.
    Close,
}

impl Export {
    /// The folder of the file unless the player chooses another one.
    pub fn folder(&self) -> &Path {
        &self.exported.folder
    }
}

impl Subject {
    const ALL: [Self; 3] = [Self::Board, Self::Step, Self::Path];

    /// The possible forms.
    fn forms(self, puzzle: &Puzzle) -> Vec<Form> {
        match self {
            Self::Board => {
                let holds = |it: &Format| unheld(puzzle, *it).is_none();
                let texts = Format::ALL
                    .into_iter()
                    .filter(|it| it.is_text())
                    .filter(holds);
                let pictures = [FileKind::Svg, FileKind::Png].map(Form::File);
                texts.map(Form::Text).chain(pictures).collect()
            }
            Self::Step => [Form::Compact]
                .into_iter()
                .chain(FileKind::ALL.map(Form::File))
                .collect(),
            Self::Path => vec![
                Form::Compact,
                Form::File(FileKind::Html),
                Form::File(FileKind::Markdown),
                Form::File(FileKind::Json),
            ],
        }
    }
}

/// The text formats for this kind of board, even if they do not hold all of it.
fn texts_for(puzzle: &Puzzle) -> impl Iterator<Item = Format> + use<> {
    let is_classic = puzzle.layout.is_classic();
    let is_for_it = move |it: &Format| !(is_classic && it.is_for_other_boards());
    Format::ALL
        .into_iter()
        .filter(|it| it.is_text())
        .filter(is_for_it)
}

/// The format for copying the board: the one chosen last, or else the first that holds this board.
pub fn copy_format(puzzle: &Puzzle, chosen: Format) -> Format {
    let holds = |it: &Format| unheld(puzzle, *it).is_none();
    let mut all = std::iter::once(chosen).chain(texts_for(puzzle));
    all.find(holds).unwrap_or(Format::Own)
}

impl Form {
    /// Whether this form can go to the clipboard.
    const fn is_text(self) -> bool {
        !matches!(self, Self::File(FileKind::Png))
    }

    /// The kind of file, if this form is a file.
    const fn file(self) -> Option<FileKind> {
        match self {
            Self::File(kind) => Some(kind),
            Self::Text(_) | Self::Compact => None,
        }
    }
}

/// The visible state of the dialog.
#[derive(Debug, PartialEq)]
pub(crate) struct InView {
    chosen: (Option<Purpose>, Subject, Form, Wanted),
    typed: (String, Option<String>),
    problem: Option<Text>,
}

impl Export {
    /// The visible state.
    pub(super) fn in_view(&self) -> InView {
        InView {
            chosen: (self.purpose, self.subject, self.form, self.wanted),
            typed: (self.size.clone(), self.path.clone()),
            problem: self.problem.clone(),
        }
    }

    /// The dialog set to make a page of the whole path.
    pub fn page(exported: Exported, choice: ExportChoice) -> Self {
        Self {
            subject: Subject::Path,
            form: Form::File(FileKind::Html),
            ..Self::new(exported, choice)
        }
    }

    /// The purpose, once it is chosen.
    pub const fn purpose(&self) -> Option<Purpose> {
        self.purpose
    }

    /// The dialog set to print the board.
    pub fn print(exported: Exported, choice: ExportChoice) -> Self {
        let mut dialog = Self::new(exported, choice);
        dialog.purpose = Some(Purpose::Print);
        dialog.take(dialog.subject);
        dialog
    }

    /// The dialog as it opens.
    pub fn new(exported: Exported, choice: ExportChoice) -> Self {
        Self {
            form: Form::Text(copy_format(&exported.puzzle, choice.copy)),
            exported,
            purpose: None,
            subject: Subject::Board,
            size: choice.size.to_string(),
            wanted: Wanted {
                caption: choice.caption,
                legend: choice.legend,
            },
            path: None,
            problem: None,
            making: Lookup::default(),
        }
    }

    /// Carries out a message.
    pub fn update(&mut self, language: &Language, message: Message) -> Action {
        let is_making = self.making.is_under_way();
        if is_making && !matches!(message, Message::Made(_) | Message::Cancel) {
            return Action::None;
        }
        let ending = self.form.file().map(FileKind::ending);
        match message {
            Message::Purpose(purpose) => {
                self.purpose = Some(purpose);
                self.take(self.subject);
            }
            Message::Subject(subject) => self.take(subject),
            Message::Form(form) => {
                self.form = form;
                self.problem = None;
            }
            Message::SizeTyped(size) => {
                self.size = size;
                self.problem = None;
            }
            Message::Caption => self.wanted.caption = !self.wanted.caption,
            Message::Legend => self.wanted.legend = !self.wanted.legend,
            Message::PathTyped(path) => {
                self.path = Some(path);
                self.problem = None;
            }
            Message::FocusPath => return Action::Run(iced::widget::operation::focus(PATH)),
            Message::Browse => return Action::Browse(self.proposed_name()),
            Message::Copy if self.form.is_text() => return self.make(language, None),
            Message::Save if self.form.file().is_some() => return self.save(language),
            Message::Copy | Message::Save => {}
            Message::Made(late) => return self.made(late),
            Message::Cancel if self.making.cancel() => {}
            Message::Cancel => return Action::Close,
        }
        self.follow_form(ending);
        Action::None
    }

    /// Gives a typed path the ending of the new form.
    fn follow_form(&mut self, before: Option<&str>) {
        let now = self.form.file().map(FileKind::ending);
        if let (Some(path), Some(before), Some(now)) = (&mut self.path, before, now)
            && before != now
            && let Some(stem) = path.strip_suffix(&format!(".{before}"))
        {
            *path = format!("{stem}.{now}");
        }
    }

    fn take(&mut self, subject: Subject) {
        if subject == Subject::Step && self.exported.step.is_none() {
            return;
        }
        self.subject = subject;
        self.problem = None;
        let forms = self.forms();
        if !forms.contains(&self.form) {
            // Players most likely want a page of a path.
            let page = Form::File(FileKind::Html);
            let page = (self.purpose.is_none() && forms.contains(&page)).then_some(page);
            self.form = page.unwrap_or(forms[0]);
        }
    }

    /// The forms on offer: those for the purpose, or all if the purpose has none for this subject.
    fn forms(&self) -> Vec<Form> {
        let puzzle = &self.exported.puzzle;
        let serving = self.purpose.map(|it| it.forms(self.subject, puzzle));
        let serving = serving.filter(|forms| !forms.is_empty());
        serving.unwrap_or_else(|| self.subject.forms(puzzle))
    }

    /// The formats that suit the purpose but cannot hold the board, grouped by the part that they
    /// cannot hold.
    fn not_offered(&self) -> Vec<(Unheld, Vec<Format>)> {
        let mut all: Vec<(Unheld, Vec<Format>)> = Vec::new();
        let Some(purpose) = self.purpose.filter(|_| self.subject == Subject::Board) else {
            return all;
        };
        let wanted = purpose.wanted();
        let is_wanted = |format: &Format| {
            let form = Form::Text(*format);
            wanted.as_ref().is_none_or(|forms| forms.contains(&form))
        };
        let puzzle = &self.exported.puzzle;
        for format in texts_for(puzzle).filter(is_wanted) {
            if let Some(what) = unheld(puzzle, format) {
                match all.iter_mut().find(|(other, _)| *other == what) {
                    Some((_, formats)) => formats.push(format),
                    None => all.push((what, vec![format])),
                }
            }
        }
        all
    }

    /// Writes the file of the typed name. If there is such a file, the player has to save again.
    fn save(&mut self, language: &Language) -> Action {
        let path = self.path();
        if path.trim().is_empty() {
            return self.tell(said!("export-dialog-no-name"));
        }
        let path = typed_path(&path);
        let warning = replaces(&path);
        match warning {
            Some(warning) if self.problem.as_ref() != Some(&warning) => self.tell(warning),
            _ => self.make(language, Some(path)),
        }
    }

    /// Says what is wrong, with the field for the file in view: its name is at fault, or can be
    /// changed.
    fn tell(&mut self, problem: Text) -> Action {
        self.problem = Some(problem);
        match self.form.file() {
            Some(_) => Action::Run(reveal(CHOICES_ID, FILE)),
            None => Action::None,
        }
    }

    /// Writes the file that the player chose in the system's dialog.
    pub fn save_in(&mut self, language: &Language, path: PathBuf) -> Action {
        self.path = Some(path.display().to_string());
        self.make(language, Some(path))
    }

    /// Says that the system has no file dialog.
    pub fn cannot_browse(&mut self) {
        self.problem = Some(said!("save-no-dialog"));
    }

    /// Makes the export on another thread.
    fn make(&mut self, language: &Language, path: Option<PathBuf>) -> Action {
        self.problem = None;
        let size = match self.size.parse() {
            Ok(size) => size,
            Err(error) if self.is_picture() => {
                let error: sudoku_telling::export::SizeError = error;
                self.problem = Some(said!("export-dialog-size-failed", reason = error.text()));
                return Action::Run(reveal(CHOICES_ID, SIZE_FIELD));
            }
            Err(_) => PictureSize::default(),
        };
        let picture = (size, self.wanted);
        let (exported, subject, form) = (self.exported.clone(), self.subject, self.form);
        let language = language.clone();
        let task = self.making.begin(move |stop, _| {
            make::make(&language, exported, subject, form, picture, path, stop)
        });
        Action::Run(task.map(Message::Made))
    }

    fn made(&mut self, late: Late<Made>) -> Action {
        match self.making.answer(late).flatten() {
            None => Action::None,
            Some(Ok(Done::Text(text))) => Action::Copied(text, self.copied()),
            Some(Ok(Done::File(path))) => Action::Saved(path),
            Some(Err(problem)) => self.tell(problem),
        }
    }

    /// The choices to remember.
    pub fn choice(&self, before: ExportChoice) -> ExportChoice {
        let proposed = copy_format(&self.exported.puzzle, before.copy);
        ExportChoice {
            copy: match self.form {
                // A format forced by the board is not a choice.
                Form::Text(format) if format != proposed => format,
                _ => before.copy,
            },
            size: self.size.parse().unwrap_or(before.size),
            caption: self.wanted.caption,
            legend: self.wanted.legend,
        }
    }

    /// Whether this is the picture of a step, so that its marks need a legend.
    fn has_legend(&self) -> bool {
        self.is_picture() && self.subject == Subject::Step
    }

    const fn is_picture(&self) -> bool {
        matches!(self.form.file(), Some(kind) if kind.is_picture())
    }

    /// The typed name of the file, or else the proposed one.
    fn path(&self) -> String {
        let proposed = || self.exported.folder.join(self.proposed_name());
        let typed = self.path.clone();
        typed.unwrap_or_else(|| proposed().display().to_string())
    }

    /// The proposed name of the file, from the puzzle and the subject.
    fn proposed_name(&self) -> String {
        let stem = self.exported.name.replace([' ', '/', '\\', ':'], "-");
        let of = match (self.subject, &self.exported.step) {
            (Subject::Board, _) => String::new(),
            (Subject::Step, Some(step)) => format!("-step-{}", step.first),
            (Subject::Step, None) => "-step".to_owned(),
            (Subject::Path, _) => "-path".to_owned(),
        };
        let ending = self.form.file().map_or("txt", FileKind::ending);
        format!("{stem}{of}.{ending}")
    }

    fn next_size(&self, larger: bool) -> String {
        let now: u16 = self.size.parse().unwrap_or_default();
        let next = if larger {
            SIZES.into_iter().find(|size| *size > now)
        } else {
            SIZES.into_iter().rfind(|size| *size < now)
        };
        next.map_or_else(|| self.size.clone(), |size| size.to_string())
    }
}
