//! Every part of the window after every other, on one living tree of widgets, as in the running
//! program.

use iced::theme::Mode;
use iced::{Point, Task};
use sudoku_stepper::app::settings::{RuleChoice, RuleChoices, Settings, Store};
use sudoku_stepper::app::{App, Message, Opening, Source};
use sudoku_stepper::grid::BoardKind;
use sudoku_stepper::rules::Technique;
use sudoku_stepper::solver::{Preset, Solver};
use sudoku_stepper::sudoku::Puzzle;

use crate::common::boards;
use crate::living::Living;
use crate::support::{ASSIGNMENT, HARD, RICH, SEVERAL, puzzles};

/// The sizes of the window: the smallest one, the usual one, a wide one.
const SIZES: [(f32, f32); 3] = [(760.0, 560.0), USUAL, (1900.0, 1000.0)];
pub const USUAL: (f32, f32) = (1000.0, 700.0);

/// Of so many changes of what is shown, one leaves a control with the focus. All of them would take
/// half as long again.
const FOCUSED: usize = 4;

/// Three puzzles that are shown as a list.
const LIST: &str = "\
.7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2 One
.....4.5...1.7....35.1.86....94....85...3....1..2..7...7.....46.42......8....6... Two
1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.. Three
";

/// Before the name of a puzzle of another board.
const BOARD: &str = "board ";

/// A puzzle that takes the last resort from the first step on.
pub const EASTER_MONSTER: &str =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

/// The states of the window: the name, the puzzle to open, and the keys to press from there.
pub const SHOWN: &[(&str, Option<&str>, &str)] = &[
    ("the first start", None, ""),
    ("another step of the demonstration", None, "right"),
    ("the recent files and a path", None, "r"),
    ("the path field", None, "ctrl+l a"),
    ("gone on from the demonstration", None, "right enter"),
    (
        "the start beside a puzzle",
        Some(ASSIGNMENT),
        "space ctrl+n",
    ),
    ("a notice", Some(ASSIGNMENT), "ctrl+v"),
    ("ready", Some(ASSIGNMENT), ""),
    ("a step of several deductions", Some(ASSIGNMENT), "space"),
    (
        "a step in stages, on shaded boxes",
        Some(ASSIGNMENT),
        "ctrl+, m m b esc space left right",
    ),
    ("one deduction of it", Some(ASSIGNMENT), "space n"),
    ("a hint that names", Some(ASSIGNMENT), "h wait"),
    ("a hint that shows where", Some(ASSIGNMENT), "h wait h"),
    ("a hint that says all", Some(ASSIGNMENT), "h wait h h"),
    ("solved", Some(ASSIGNMENT), "solve wait"),
    (
        "the hardest step again",
        Some(ASSIGNMENT),
        "solve wait ctrl+b",
    ),
    ("solved by trying", Some(ASSIGNMENT), "ctrl+enter wait"),
    (
        "an argument with side arguments",
        Some(EASTER_MONSTER),
        "space wait",
    ),
    ("stalled", Some(HARD), "g g wait stall wait"),
    ("a hint where the rules end", Some(HARD), "stall wait h"),
    ("a stronger rule", Some(HARD), "stall wait space"),
    (
        "stalled before several solutions",
        Some(SEVERAL),
        "stall wait",
    ),
    ("several solutions", Some(SEVERAL), "ctrl+enter wait"),
    ("a clash", Some(ASSIGNMENT), "left ctrl+right 3 wait"),
    ("a mistake", Some(ASSIGNMENT), "left ctrl+right 7 h wait"),
    (
        "no solution",
        Some(ASSIGNMENT),
        "left ctrl+right 7 ctrl+enter wait",
    ),
    ("why of a cell", Some(ASSIGNMENT), "left ctrl+right y wait"),
    (
        "its next line",
        Some(ASSIGNMENT),
        "left ctrl+right y wait space",
    ),
    (
        "why not an entry",
        Some(ASSIGNMENT),
        "left ctrl+right 7 y wait",
    ),
    (
        "why no solution",
        Some(ASSIGNMENT),
        "left ctrl+right 3 wait y wait",
    ),
    ("why several", Some(SEVERAL), "y wait"),
    (
        "why by a rule that is off",
        Some(HARD),
        "left ctrl+right y wait space*3",
    ),
    (
        "what follows of a person's moves",
        Some(ASSIGNMENT),
        "left ctrl+right 7 right ctrl+right 1 wait j wait",
    ),
    ("a digit by hand", Some(ASSIGNMENT), "left ctrl+right 1"),
    (
        "several cells",
        Some(ASSIGNMENT),
        "left ctrl+right shift+right shift+down 4",
    ),
    ("the pad for notes", Some(ASSIGNMENT), "k v left 3"),
    ("the pad for colors", Some(ASSIGNMENT), "v v left 2"),
    ("taken back", Some(ASSIGNMENT), "left ctrl+right 1 ctrl+z"),
    (
        "made again",
        Some(ASSIGNMENT),
        "left ctrl+right 1 ctrl+z ctrl+y",
    ),
    ("restarted", Some(ASSIGNMENT), "space ctrl+r"),
    ("refused", Some(ASSIGNMENT), "left 5"),
    ("no cell chosen", Some(ASSIGNMENT), "5"),
    ("givens corrected", Some(ASSIGNMENT), "left c"),
    ("a filter", Some(ASSIGNMENT), "f1 shift+f2"),
    (
        "candidates by hand",
        Some(ASSIGNMENT),
        "left ctrl+right k ctrl+k ctrl+1",
    ),
    ("the menu", Some(ASSIGNMENT), "alt+m down"),
    ("what else can be shown", Some(ASSIGNMENT), "alt+o end"),
    (
        "the rules beside the board",
        Some(ASSIGNMENT),
        "space*3 shift+r",
    ),
    ("the path", Some(ASSIGNMENT), "p wait right right"),
    ("its techniques", Some(HARD), "p wait u down"),
    ("the path that goes on", Some(RICH), "p enter"),
    ("all steps", Some(RICH), "a wait"),
    ("one of them", Some(RICH), "a wait down down right down"),
    ("the last of them", Some(RICH), "a wait end"),
    ("all steps, filtered", Some(RICH), "a wait ctrl+f e"),
    (
        "a walk through links",
        Some(RICH),
        "a wait end alt+right alt+right",
    ),
    ("the search", Some(HARD), "w wait"),
    ("some of the search", Some(HARD), "w wait right*5"),
    ("the search at a solution", Some(HARD), "w pagedown wait"),
    ("the search at its end", Some(HARD), "w end wait"),
    ("what each method takes", Some(HARD), "w u wait"),
    ("marking", Some(ASSIGNMENT), "left ctrl+right m a m b"),
    (
        "save points",
        Some(ASSIGNMENT),
        "m ctrl+m space ctrl+m pageup",
    ),
    (
        "a name for a save point",
        Some(ASSIGNMENT),
        "m ctrl+m ctrl+shift+m",
    ),
    ("a game", Some(ASSIGNMENT), "ctrl+shift+n enter play"),
    (
        "a hint in a game",
        Some(ASSIGNMENT),
        "ctrl+shift+n enter play h wait enter",
    ),
    (
        "a game that is paused",
        Some(ASSIGNMENT),
        "ctrl+shift+n enter play p",
    ),
    (
        "a game given up",
        Some(ASSIGNMENT),
        "ctrl+shift+n enter play ctrl+enter enter wait",
    ),
    (
        "a paused game on the start screen",
        Some(ASSIGNMENT),
        "ctrl+shift+n enter play ctrl+n",
    ),
    (
        "why, kept back in a game",
        Some(ASSIGNMENT),
        "ctrl+shift+n enter play y",
    ),
    (
        "a game with a limit of time",
        Some(ASSIGNMENT),
        "ctrl+shift+n l l enter play t",
    ),
    (
        "a game of a killer",
        Some(ASSIGNMENT),
        "ctrl+shift+n b enter play h wait enter",
    ),
    (
        "a game with ice on six rows",
        Some(ASSIGNMENT),
        "ctrl+shift+n 2 b*24 enter play left",
    ),
    ("a new game of a jigsaw", None, "n b*8"),
    ("a list", Some(LIST), ""),
    ("a list by techniques", Some(LIST), "wait o*4 wait"),
    ("a list that is filtered", Some(LIST), "ctrl+f t o"),
    ("a list without puzzles", Some(LIST), "ctrl+f x"),
    ("a puzzle of a list", Some(LIST), "enter wait"),
    ("a search that goes on", Some(HARD), "w enter"),
    (
        "a game that may be given up",
        Some(ASSIGNMENT),
        "ctrl+shift+n enter play ctrl+enter",
    ),
    (
        "the start beside unsaved work",
        Some(ASSIGNMENT),
        "left ctrl+right 1 ctrl+n",
    ),
    (
        "a solution that is asked for again",
        Some(ASSIGNMENT),
        "ctrl+enter wait space",
    ),
    ("the lessons", Some(ASSIGNMENT), "l"),
    ("a short lesson", None, "l home"),
    ("a long lesson", None, "l end"),
    ("a pattern in letters", None, "l home down*5 b"),
    ("what looks like a pattern", None, "l home down*5 b b"),
    ("a lesson with a walk", None, "l end alt+right alt+right"),
    ("all lessons, family by family", None, "l o"),
    ("the map of techniques", None, "l m"),
    ("the menu, by Tab", Some(ASSIGNMENT), "alt+m tab tab"),
    ("a technique on the map", None, "l m right down right"),
    ("lessons that are filtered", None, "l ctrl+f w i n g"),
    ("lessons by another name", None, "l o ctrl+f b u g"),
    ("an exercise", None, "l home enter wait"),
    (
        "an exercise with a hint",
        None,
        "l home enter wait h down 1",
    ),
    (
        "an exercise that is checked",
        None,
        "l home enter wait down 1 enter",
    ),
    ("an exercise that is shown", None, "l home enter wait s"),
    ("an empty draft", None, "ctrl+t"),
    ("a draft", None, "ctrl+t 1 right 2 wait c"),
    ("a draft that clashes", None, "ctrl+t 1 right 1 wait"),
    ("a solution of a draft", None, "ctrl+t 1 f wait"),
    ("the settings", Some(ASSIGNMENT), "ctrl+,"),
    ("the keys", Some(ASSIGNMENT), "f12"),
    ("the keys, further down", None, "f12 pagedown"),
    ("the rules", Some(ASSIGNMENT), "r down down"),
    ("the rules, filtered", Some(HARD), "r ctrl+f f i s h"),
    ("a new game", Some(ASSIGNMENT), "ctrl+shift+n"),
    ("the seed of a game", None, "n s"),
    ("the export of a board", Some(ASSIGNMENT), "ctrl+e"),
    ("the export of a step", Some(ASSIGNMENT), "space ctrl+e 2"),
    (
        "the export of a path",
        Some(ASSIGNMENT),
        "space ctrl+e 3 down",
    ),
    ("a name to save under", Some(ASSIGNMENT), "ctrl+shift+s"),
    ("unsaved work", Some(ASSIGNMENT), "left ctrl+right 1 ctrl+q"),
    (
        "an unsaved puzzle and a draft",
        Some(ASSIGNMENT),
        "left ctrl+right 1 ctrl+t 1 ctrl+q",
    ),
    ("an unsaved draft", None, "ctrl+t 1 ctrl+q"),
    ("four rows", Some("board four"), "space left 2"),
    ("six rows and a hint", Some("board six"), "h wait h h"),
    (
        "six rows by hand",
        Some("board six"),
        "left m f2 a k ctrl+k",
    ),
    ("a jigsaw", Some("board jigsaw"), "space p wait right"),
    ("diagonals", Some("board diagonal"), "a wait down"),
    ("a windoku", Some("board windoku"), "w wait right*5"),
    (
        "a killer and its rules",
        Some("board killer"),
        "space r down down",
    ),
    (
        "a killer that clashes",
        Some("board killer"),
        "ctrl+home home 1 down 2 right 9 wait",
    ),
    (
        "a small killer on shaded cages",
        Some("board small killer"),
        "ctrl+, b esc space*3",
    ),
    ("the export of a killer", Some("board killer"), "ctrl+e"),
    (
        "all that a killer can be copied as",
        Some("board killer"),
        "ctrl+e 8",
    ),
    (
        "the sums of a cage",
        Some("board killer"),
        "ctrl+home home q",
    ),
    (
        "the sums of several cells",
        Some("board killer"),
        "ctrl+home home shift+right shift+down q",
    ),
    ("a draft of six rows", None, "ctrl+t alt+5 1 right 2 wait"),
    (
        "what a draft's board has besides",
        None,
        "ctrl+t b y p wait",
    ),
    (
        "unfinished regions",
        None,
        "ctrl+t b b shift+right shift+right shift+right c",
    ),
    (
        "further regions",
        None,
        "ctrl+t b b e down shift+right shift+down",
    ),
    (
        "a cage that is drawn",
        None,
        "ctrl+t b b b shift+right shift+down 1 7 wait",
    ),
    (
        "a cage that cannot have its sum",
        None,
        "ctrl+t b b b shift+right 3 0",
    ),
    ("what is different on a board", None, "l o end up*10"),
];

/// The keys to press on the boards, in turn, so that each part of the window is there on some of
/// them.
const ON_BOARDS: [&str; 9] = [
    "space*3 left 2",
    "h wait h h",
    "p wait right right",
    "a wait down",
    "w wait right*5",
    "r down down",
    "left m f2 a k ctrl+k",
    "space ctrl+e",
    "left right y wait",
];

/// The program in this state.
pub fn shown(puzzle: Option<&str>, keys: &str) -> App {
    let puzzles = puzzle.map(|text| match text.strip_prefix(BOARD) {
        Some(name) => vec![boards::named(name)],
        None => puzzles(text),
    });
    let rules = match puzzle {
        Some(RICH) => Solver::preset(Preset::HoDoKu).complete(),
        Some(EASTER_MONSTER) => {
            Solver::with([Technique::ContradictionWithSideArguments]).complete()
        }
        _ => Solver::default(),
    };
    shown_by(rules, puzzles, keys)
}

/// The program with these rules and puzzles, after these keys.
fn shown_by(rules: Solver, puzzles: Option<Vec<Puzzle>>, keys: &str) -> App {
    let settings = Settings {
        rules: RuleChoices::everywhere(RuleChoice::of(&rules)),
        ..Settings::default()
    };
    let mut app = App::new(settings, Store::none());
    let begun = puzzles.map_or_else(Task::none, |puzzles| {
        let source = Source::named("puzzle.txt");
        app.open_with(Opening::Puzzles(puzzles, source))
    });
    let mut living = Living::new(app, begun, USUAL);
    // The clock of a game never stands still.
    if let Some((before, after)) = keys.split_once("play") {
        living.keys(before);
        let is_on = |app: &App| app.solver().is_some_and(|solver| solver.is_game_on());
        living.wait_until(is_on);
        living.keys(after);
    } else {
        living.keys(keys);
    }
    living.into_app()
}

/// A window that shows one program after another.
struct Window {
    living: Living,
    at: usize,
    /// The state of each program.
    names: Vec<String>,
    /// The programs that are not shown.
    others: Vec<Option<App>>,
}

impl Window {
    fn new(shown: impl IntoIterator<Item = (String, App)>) -> Self {
        let (names, others): (_, Vec<_>) = shown.into_iter().unzip();
        let mut others: Vec<_> = others.into_iter().map(Some).collect();
        let first = others[0].take().unwrap();
        Self {
            living: Living::new(first, Task::none(), USUAL),
            at: 0,
            names,
            others,
        }
    }

    fn show(&mut self, to: usize) {
        let _named = Named(format!(
            "from {} to {}",
            self.names[self.at], self.names[to]
        ));
        if let Some(next) = self.others[to].take() {
            self.others[self.at] = Some(self.living.show(next));
            self.at = to;
        }
    }

    /// Shows each after each other, with the focus on a control after some, then each in both themes
    /// and at each size.
    fn show_all(mut self) {
        let count = self.names.len();
        for from in 0..count {
            for to in from + 1..count {
                self.show(from);
                if (from + to).is_multiple_of(FOCUSED) {
                    self.living.keys("tab");
                }
                self.show(to);
            }
        }
        for (theme, size) in [Mode::Dark, Mode::Light]
            .into_iter()
            .flat_map(|theme| SIZES.map(|size| (theme, size)))
        {
            self.living.resize(size);
            let middle = Point::new(size.0 * 0.3, size.1 * 0.5);
            let beside = Point::new(size.0 * 0.8, size.1 * 0.4);
            for to in 0..count {
                self.show(to);
                self.living.send(Message::SystemTheme(theme));
                self.living.move_to(middle);
                self.living.move_to(beside);
            }
        }
    }
}

/// Prints the name of the state if the test panics there.
struct Named(String);

impl Drop for Named {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("it fell {}", self.0);
        }
    }
}

#[test]
fn everything_is_shown_after_everything_else() {
    let all = SHOWN.iter().map(|(what, puzzle, keys)| {
        let _named = Named(format!("to {what}"));
        ((*what).to_owned(), shown(*puzzle, keys))
    });
    Window::new(all).show_all();
}

#[test]
fn each_kind_of_board_is_shown_after_each_other() {
    let kinds = BoardKind::ALL.iter().zip(ON_BOARDS.iter().cycle());
    let all = kinds.map(|(kind, keys)| {
        let _named = Named(format!("to {kind} by {keys}"));
        let puzzle = boards::dealt(*kind);
        let app = shown_by(Solver::default(), Some(vec![puzzle]), keys);
        (format!("{kind} by {keys}"), app)
    });
    Window::new(all).show_all();
}
