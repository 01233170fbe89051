//! The place where the program was last closed: saved at the end, and restored at the start.
//!
//! The command line and a player's own work left behind come first. Steps left behind in no file
//! are resumed if they are the last place, or if a crash left them behind. A player who is on
//! another screen by the time the file is read stays there.

use std::path::{Path, PathBuf};
use std::time::Duration;

use iced::Task;

use super::ask::Subject;
use super::lookup::{Late, Lookup};
use super::screen::collection::Collection;
use super::screen::create::Create;
use super::screen::solver::SolverScreen;
use super::settings::{Beginning, LeftOff, ListedIn};
use super::{App, Message, Screen, Source, own_names};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Text, said};
use sudoku_formats::formats::{self, Format};
use sudoku_telling::session::ListPlace;

/// The most bytes in the program's own format that the settings hold of a puzzle that is in no
/// file. Of a longer puzzle they hold only the digits.
const LONGEST: usize = 64 * 1024;

/// How long the window stays empty while the file of the last place is read. Shown earlier, the
/// start screen would only flash up.
pub(super) const PATIENCE: Duration = Duration::from_millis(300);

/// The way back to the last place, while it is open.
#[derive(Debug)]
pub(super) struct WayBack {
    to: LeftOff,
    /// Whether the file of the last place is being read.
    is_reading: bool,
    /// Whether this takes so long that the start screen is shown.
    is_long: bool,
    /// The wait before that.
    patience: Lookup<()>,
}

impl App {
    /// Prepares the way back to the last place, unless a crash left work behind.
    pub(super) fn begin(&mut self) -> Task<Message> {
        let to = self.settings().left_off.clone();
        if self.settings().beginning == Beginning::StartScreen {
            return Task::none();
        }
        if matches!(to, LeftOff::Puzzle { .. }) {
            self.preferences.forget_place();
        }
        // The start screen is there already.
        let is_there = to == LeftOff::Start;
        let way_back = self.way_back.insert(WayBack {
            to,
            is_reading: false,
            is_long: is_there,
            patience: Lookup::default(),
        });
        if is_there {
            return Task::none();
        }
        let over = way_back.patience.wait(PATIENCE);
        over.map(Message::BeginningIsLong)
    }

    /// Shows the start screen, because the window was empty long enough.
    pub(super) fn beginning_is_long(&mut self, late: Late<()>) {
        let way = self.way_back.as_mut();
        if way.is_some_and(|way| way.patience.answer(late).is_some()) {
            self.way_back_is_long();
        }
    }

    /// Notes that the way back takes long.
    pub(super) fn way_back_is_long(&mut self) {
        if let Some(way) = &mut self.way_back {
            way.is_long = true;
        }
    }

    /// Whether a screen other than the start screen is about to be shown.
    pub(super) fn is_about_to_be_back(&self) -> bool {
        self.way_back.as_ref().is_some_and(|way| !way.is_long)
    }

    /// Goes back to the last place, if that is still wanted.
    pub(super) fn go_back(&mut self) -> Task<Message> {
        let noted = self.way_back.take_if(|way| !way.is_reading);
        let Some(noted) = noted.filter(|_| self.is_idle()) else {
            return Task::none();
        };
        match noted.to.clone() {
            LeftOff::Start => Task::none(),
            LeftOff::Lessons { technique, board } => {
                let technique = technique.map(Subject::Technique);
                self.open_lessons(board.map(Subject::Board).or(technique))
            }
            LeftOff::Create { path: None } => self.show_create(),
            LeftOff::Puzzle { name, puzzle, list } => match one(&puzzle) {
                Ok(puzzle) => {
                    let name = own_names::in_language(self.language(), &name);
                    let opened = self.opened(vec![puzzle], Source::named(&name));
                    Task::batch([opened, self.look_for_its_list(list)])
                }
                Err(reason) => self.cannot_go_back(reason),
            },
            LeftOff::File { path, .. }
            | LeftOff::Collection { path, .. }
            | LeftOff::Create { path: Some(path) } => {
                let earlier = self.notices.text().cloned();
                // A question about a long file comes after the first frame.
                let task = self.read_file(path, Some(PATIENCE));
                // The player has not asked for this, so an earlier notice stays.
                self.notices.restore(earlier);
                self.way_back = Some(WayBack {
                    is_reading: true,
                    ..noted
                });
                task
            }
        }
    }

    /// Whether the way back is open and nothing is being read for it.
    pub(super) fn is_free_to_go_back(&self) -> bool {
        let way = self.way_back.as_ref();
        way.is_some_and(|way| !way.is_reading) && self.is_idle()
    }

    /// The puzzle in no file that the way back leads to, as it was opened.
    pub(super) fn way_back_to_puzzle(&self) -> Option<Puzzle> {
        match &self.way_back.as_ref()?.to {
            LeftOff::Puzzle { puzzle, .. } => one(puzzle).ok(),
            _ => None,
        }
    }

    /// Whether the player has done nothing since the start.
    fn is_idle(&self) -> bool {
        self.screen() == Screen::Start && self.modal.is_none()
    }

    /// The place that the present read leads back to; `None` if the read is for something else.
    pub(super) fn take_way_back(&mut self) -> Option<LeftOff> {
        let way = self.way_back.take_if(|way| way.is_reading);
        way.map(|way| way.to)
    }

    /// Whether the present read leads back to a puzzle or a draft, and not to a list.
    pub(super) fn is_back_to_one(&self) -> bool {
        let way = self.way_back.as_ref().filter(|way| way.is_reading);
        way.is_some_and(|way| !matches!(way.to, LeftOff::Collection { .. }))
    }

    /// Goes back to the last place once its file is read.
    pub(super) fn back_in_file(
        &mut self,
        to: LeftOff,
        source: Source,
        result: Result<Vec<Puzzle>, Text>,
    ) -> Task<Message> {
        if !self.is_idle() {
            return Task::none();
        }
        let puzzles = match result {
            Ok(puzzles) => puzzles,
            Err(reason) => return self.cannot_go_back(reason),
        };
        if let (LeftOff::Create { .. }, [draft]) = (&to, puzzles.as_slice()) {
            let Source {
                name, path, seen, ..
            } = source;
            let mut opened = Create::opened(draft, name, path);
            opened.file_is(seen);
            self.screens.set_draft(opened);
            return self.show(Screen::Create);
        }
        let opened = self.opened(puzzles, source);
        let rest = match to {
            LeftOff::File { list, .. } if self.screen() == Screen::Solver => {
                self.look_for_its_list(list)
            }
            LeftOff::Collection { number, .. } => self.back_in_list(number),
            _ => Task::none(),
        };
        Task::batch([opened, rest])
    }

    /// Whether the first puzzles of a long file are still wanted. On the way back they are only if
    /// the player has done nothing else.
    pub(super) fn is_wanted(&self, to: Option<&LeftOff>) -> bool {
        to.is_none() || self.is_idle()
    }

    /// Chooses the last puzzle in a list that is shown again.
    pub(super) fn back_in_list(&mut self, number: usize) -> Task<Message> {
        let is_in_sight = self.screen() == Screen::Collection;
        match self.screens.list_mut() {
            // The file may have become shorter.
            Some(list) if is_in_sight && number < list.puzzles().len() => {
                list.choose(number);
                list.reveal().map(Message::Collection)
            }
            _ => Task::none(),
        }
    }

    fn look_for_its_list(&mut self, list: Option<ListedIn>) -> Task<Message> {
        let place = list.and_then(ListedIn::place);
        place.map_or_else(Task::none, |place| self.look_for_list(place))
    }

    fn cannot_go_back(&mut self, reason: Text) -> Task<Message> {
        let told = said!("left-off-gone", reason = reason);
        self.notices.complain_too(told);
        Task::none()
    }

    /// The present place, for the next start.
    pub(super) fn left_off(&self) -> LeftOff {
        let is = match self.screen() {
            // It has not returned yet to the last place.
            Screen::Start => self.way_back.as_ref().map(|way| way.to.clone()),
            Screen::Solver => self.solver().and_then(|open| self.left_puzzle(open)),
            Screen::Collection => self.screens.list().and_then(left_list),
            Screen::Lessons => Some(LeftOff::Lessons {
                technique: self.screens.lessons().and_then(|it| it.technique()),
                board: self.screens.lessons().and_then(|it| it.board()),
            }),
            Screen::Create => Some(LeftOff::Create {
                path: self.screens.draft().and_then(|it| kept(it.path()?)),
            }),
        };
        is.unwrap_or_default()
    }

    fn left_puzzle(&self, solver: &SolverScreen) -> Option<LeftOff> {
        let list = self.sought_place().and_then(|it| ListedIn::of(&it));
        if let Some(path) = solver.path() {
            let path = kept(path)?;
            return Some(LeftOff::File { path, list });
        }
        let puzzle = match self.autosave.opened() {
            // The rules can find the steps again.
            _ if !solver.session().has_own_work() => solver.to_puzzle(),
            Some(opened) => opened.clone(),
            // A resumed puzzle: nobody knows how it was opened.
            None => solver.to_puzzle().as_given(),
        };
        // An unsaved game was discarded, or is over.
        (puzzle.game.is_none() && solver.game().is_none()).then(|| LeftOff::Puzzle {
            name: solver.name().to_owned(),
            puzzle: text(&puzzle),
            list,
        })
    }
}

fn left_list(list: &Collection) -> Option<LeftOff> {
    Some(LeftOff::Collection {
        path: kept(list.file()?)?,
        number: list.chosen(),
    })
}

impl ListedIn {
    /// The place in the settings; `None` without a file, because nothing leads back there.
    fn of(place: &ListPlace) -> Option<Self> {
        Some(Self {
            file: kept(place.file.as_deref()?)?,
            number: place.number,
            values: formats::write_line(&place.values),
        })
    }

    /// The place in a list; `None` if its values are not valid, because it cannot be found without
    /// them.
    fn place(self) -> Option<ListPlace> {
        Some(ListPlace {
            file: Some(self.file),
            number: self.number,
            values: Puzzle::from_line(&self.values)?.givens,
        })
    }
}

/// The absolute form of a path; `None` if the settings cannot hold it.
fn kept(path: &Path) -> Option<PathBuf> {
    let path = std::path::absolute(path).ok()?;
    path.to_str().is_some().then_some(path)
}

/// A puzzle in its shortest form.
fn text(puzzle: &Puzzle) -> String {
    let whole = formats::write_own(puzzle);
    let is_classic = puzzle.layout.is_classic();
    if whole.len() > LONGEST && is_classic || formats::losses(puzzle, Format::Line).is_empty() {
        formats::write_line_on(&puzzle.layout, &puzzle.values())
    } else {
        whole
    }
}

fn one(text: &str) -> Result<Puzzle, Text> {
    let puzzles = formats::read(text.as_bytes()).map_err(|error| error.text())?;
    let none = formats::FormatError::Empty;
    puzzles.into_iter().next().ok_or_else(|| none.text())
}
