//! The lessons in the program: opening and leaving them, and saving the learning progress in
//! `lessons.toml` beside the settings.

use iced::Task;

use super::ask::{Subject, Way};
use super::modal::progress_file::{self, ProgressFile};
use super::modal::{self, Modal};
use super::paths::typed_path;
use super::screen::lessons::{self, Lessons};
use super::screen::solver::{Met, SolverScreen};
use super::settings::{Content, FileUse, Store, keep_broken, read_kept, write_kept};
use super::telling::Telling;
use super::{App, Message, Screen};
use sudoku_engine::printable;
use sudoku_engine::rules::Technique;
use sudoku_engine::texts::{Text, said};
use sudoku_telling::lessons::Progress;

/// The file beside the settings.
const FILE: &str = "lessons.toml";

impl App {
    /// Shows the lesson of a technique or of a board, or the list of all lessons. The first call
    /// reads the learning progress.
    pub(super) fn open_lessons(&mut self, subject: Option<Subject>) -> Task<Message> {
        self.learned();
        if self.screen() != Screen::Lessons {
            let solver = self.screens.solver_in_sight();
            let board = solver.map(|it| it.session().grid().layout().clone());
            self.learned().come_from(board);
        }
        self.screens.show(Screen::Lessons);
        match self.screens.lessons_mut() {
            Some(lessons) => {
                let action = lessons.open(self.preferences.language(), subject);
                self.act(action, Message::Lessons)
            }
            None => Task::none(),
        }
    }

    /// The lessons with the learning progress, which the first call reads.
    fn learned(&mut self) -> &mut Lessons {
        let Self {
            preferences,
            notices,
            ..
        } = self;
        self.screens.lessons_or(|| {
            let (progress, complaint) = load(preferences.store());
            if let Some(complaint) = complaint {
                notices.complain(complaint);
            }
            Lessons::new(preferences.language(), progress, rand::random())
        })
    }

    /// Sets the length of steps in the open puzzle.
    pub(super) fn tell_by_learned(&mut self) {
        if !self.solver().is_some_and(SolverScreen::tells_a_step) {
            return;
        }
        let telling = Telling::new(self.settings().telling, self.learned().progress());
        if let Some(solver) = self.screens.solver_mut() {
            solver.tell_by(telling);
        }
    }

    /// Records a technique that came up in the open puzzle.
    pub(super) fn note_met(&mut self, met: Met) {
        let Met {
            technique,
            is_first,
            meeting,
        } = met;
        self.learned().met(technique, is_first, meeting);
    }

    /// Records that the puzzle of a lesson was solved.
    pub(super) fn note_lesson_solved(&mut self, technique: Technique) {
        self.learned().solved(technique);
    }

    /// Shows the courses at the next lesson.
    pub(super) fn open_courses(&mut self) -> Task<Message> {
        let language = self.language().clone();
        self.learned().set_order(&language, lessons::Order::Courses);
        self.open_lessons(None)
    }

    /// Shows the lesson of a technique, and starts an exercise.
    pub(super) fn practise(&mut self, technique: Technique) -> Task<Message> {
        let opened = self.open_lessons(Some(technique.into()));
        let made = self.on_lessons(lessons::Message::Practise);
        Task::batch([opened, made])
    }

    /// Shows the dialog that writes the learning progress to a file or reads it back.
    pub(super) fn show_progress_file(&mut self, way: Way) -> Task<Message> {
        let learned = match self.learned().progress().write() {
            Ok(learned) => learned,
            Err(reason) => {
                self.notices.complain(reason.into());
                return Task::none();
            }
        };
        let folder = self.settings().folder_for(FileUse::Learned);
        let (dialog, asked) = ProgressFile::new(self.language(), way, learned, folder);
        let asked = asked.map(|message| Message::Modal(modal::Message::ProgressFile(message)));
        let shown = self.show_modal(Modal::ProgressFile(dialog));
        Task::batch([shown, asked])
    }

    /// Carries out a message of that dialog.
    pub(super) fn on_progress_file(&mut self, message: progress_file::Message) -> Task<Message> {
        use progress_file::Action;
        let Some(Modal::ProgressFile(dialog)) = &mut self.modal else {
            return Task::none();
        };
        let action = dialog.update(self.preferences.language(), message);
        if let Action::Run(task) = action {
            return task.map(|message| Message::Modal(modal::Message::ProgressFile(message)));
        }
        let file = typed_path(dialog.path());
        self.modal = None;
        match action {
            Action::Close | Action::Run(_) => Task::none(),
            Action::Copy(text) => {
                let told = self.tell_answer(said!("map-exported"));
                Task::batch([told, iced::clipboard::write(text)])
            }
            Action::Written(path) => {
                self.preferences.note_folder(FileUse::Learned, &path);
                self.remember();
                let path = printable::path(&path);
                self.tell_answer(said!("save-done", path = path))
            }
            Action::Learned(progress) => {
                let language = self.language().clone();
                self.preferences.note_folder(FileUse::Learned, &file);
                self.remember();
                let techniques = progress.len();
                self.learned().add(&language, *progress);
                self.keep_lessons();
                let told = said!("progress-added", techniques = techniques);
                self.tell_answer(told)
            }
        }
    }

    pub(super) fn on_lessons(&mut self, message: lessons::Message) -> Task<Message> {
        match self.screens.lessons_mut() {
            Some(lessons) => {
                let action = lessons.update(self.preferences.language(), message);
                self.act(action, Message::Lessons)
            }
            None => Task::none(),
        }
    }

    /// Leaves the lessons for the screen that they were opened from.
    pub(super) fn leave_lessons(&mut self) -> Task<Message> {
        self.keep_lessons();
        self.show(self.screens.before_lessons())
    }

    /// Saves the learning progress if it has changed; tells the player if that fails.
    pub(super) fn keep_lessons(&mut self) {
        let Some(lessons) = self.screens.lessons_mut() else {
            return;
        };
        if lessons.take_unkept()
            && let Err(error) = save(self.preferences.store(), lessons.progress())
        {
            self.notices.complain(error);
        }
    }
}

/// Reads the learning progress. A damaged file is copied before it is overwritten, and its valid
/// parts count.
fn load(store: &Store) -> (Progress, Option<Text>) {
    let Some(path) = store.beside(FILE) else {
        return (Progress::default(), None);
    };
    let text = match read_kept(&path) {
        Ok(Some(text)) => text,
        Ok(None) => return (Progress::default(), None),
        Err(error) => {
            let notice = said!(
                "lessons-unreadable",
                path = printable::path(&path),
                reason = error.text(),
            );
            return (Progress::default(), Some(notice));
        }
    };
    match Progress::parse(&text) {
        Ok((progress, complaints)) if complaints.is_empty() => (progress, None),
        Ok((progress, complaints)) => {
            let what = said!(
                "lessons-no-sense",
                fields = Text::enumerated(complaints.into_iter().map(Text::from))
            );
            (progress, Some(keep_broken(Content::Lessons, &path, what)))
        }
        Err(reason) => {
            let notice = keep_broken(Content::Lessons, &path, reason.into());
            (Progress::default(), Some(notice))
        }
    }
}

/// Writes the learning progress.
fn save(store: &Store, progress: &Progress) -> Result<(), Text> {
    let Some(path) = store.beside(FILE) else {
        return Ok(());
    };
    let text = progress
        .write()
        .map_err(|error| Text::from(error.to_string()));
    let written = text.and_then(|text| write_kept(&path, &text).map_err(|error| error.text()));
    written.map_err(|reason| {
        said!(
            "lessons-not-kept",
            path = printable::path(&path),
            reason = reason,
        )
    })
}
