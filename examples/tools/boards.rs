//! Reads and solves the puzzles of all boards in a folder, and writes them again.
//!
//! ```text
//! cargo run --release -p sudoku-tools --bin boards -- FOLDER [--searches] [--altered]
//! ```
//!
//! With `--searches` it prints the effort of the search for each puzzle. With `--altered` it
//! searches each killer again with each cage without its sum, and with one sum greater and another
//! smaller: most of these are not puzzles.
//!
//! Each file of the folder has one puzzle per line, in the nine fields that [`read_board_line`]
//! reads. The search must find the solution of the line, and no other. Each puzzle must come back
//! from each format that has a place for it. If the source of a puzzle contains a game ID of Solo,
//! it must be read as the same puzzle, and written again.
//!
//! In a file called `notations.txt`, such a line is followed by lines with the name of a notation,
//! a TAB and the puzzle in it: each must be read as that puzzle, and written exactly as it is
//! there.
//!
//! Exit code 1 if something is wrong, 2 if the folder cannot be read.

#[macro_use]
#[path = "../shared/say.rs"]
mod say;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use sudoku_stepper::formats::{Format, SolvedBoard, read, read_board_line, unheld, write};
use sudoku_stepper::grid::{Cage, Grid, Layout, LayoutBuilder, LayoutError};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::sudoku::{Field, Metadata, Position, Puzzle};

/// The longest search for a solution.
const LONGEST_SEARCH: Duration = Duration::from_secs(30);

/// The results for a file.
#[derive(Default)]
struct Tally {
    /// Puzzles that were read.
    read: usize,
    /// Lines that were refused with a sentence.
    refused: usize,
    /// Puzzles with the given solution and no other.
    right: usize,
    /// Texts that were read as the puzzle, and written again unchanged.
    both_ways: usize,
    /// The longest search.
    longest: Duration,
    /// The most guesses of a search.
    guesses: u64,
    altered: Altered,
    wrong: Vec<String>,
}

/// The results for killers with other sums.
#[derive(Default)]
struct Altered {
    puzzles: usize,
    none: Searched,
    one: Searched,
    several: Searched,
    /// Searches that took too long.
    stopped: Searched,
}

/// Searches with the same result.
#[derive(Default)]
struct Searched {
    count: usize,
    longest: Duration,
}

impl Searched {
    fn add(&mut self, time: Duration) {
        self.count += 1;
        self.longest = self.longest.max(time);
    }
}

impl std::fmt::Display for Searched {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({:?} at most)", self.count, self.longest)
    }
}

/// The options besides the folder.
#[derive(Clone, Copy)]
struct Wishes {
    searches: bool,
    altered: bool,
}

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("boards: name the folder of puzzles");
        return ExitCode::from(2);
    };
    let has = |name: &str| std::env::args().any(|argument| argument == name);
    let wishes = Wishes {
        searches: has("--searches"),
        altered: has("--altered"),
    };
    match run(Path::new(&folder), wishes) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("boards: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(folder: &Path, wishes: Wishes) -> Result<bool, std::io::Error> {
    let entries = std::fs::read_dir(folder)?;
    let mut files: Vec<PathBuf> = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_, std::io::Error>>()?;
    files.sort();
    let mut is_fine = true;
    for file in files {
        let text = std::fs::read_to_string(&file)?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let tally = if name == "notations.txt" {
            notations(&text, wishes)
        } else {
            boards(&text, wishes)
        };
        if tally.read + tally.refused == 0 {
            continue;
        }
        say!(
            "{name:22} {:4} read {:4} refused {:4} right {:5} both ways, longest search {:?}, most guesses {}",
            tally.read,
            tally.refused,
            tally.right,
            tally.both_ways,
            tally.longest,
            tally.guesses
        );
        let altered = &tally.altered;
        if altered.puzzles > 0 {
            say!(
                "    {} altered: {} with no solution, {} with one, {} with several, {} stopped",
                altered.puzzles,
                altered.none,
                altered.one,
                altered.several,
                altered.stopped.count
            );
        }
        for line in &tally.wrong {
            say!("    wrong: {line}");
        }
        is_fine &= tally.wrong.is_empty();
    }
    Ok(is_fine)
}

/// Checks a file with one puzzle per line.
fn boards(text: &str, wishes: Wishes) -> Tally {
    let mut tally = Tally::default();
    for (number, line) in (1..).zip(text.lines()) {
        if line.matches('\t').count() != 8 {
            continue;
        }
        match read_board_line(line, number) {
            Ok(None) => {}
            Ok(Some(board)) => {
                tally.solve(&board, wishes);
                tally.write_in_all(&board.puzzle);
                if let Some((_, id)) = line.split_once("game id ") {
                    tally.compare(&board.puzzle, id.trim(), Format::Solo);
                }
            }
            Err(error) => {
                tally.refused += 1;
                say!("    refused: {error}");
            }
        }
    }
    tally
}

/// Checks a file of notations.
fn notations(text: &str, wishes: Wishes) -> Tally {
    let mut tally = Tally::default();
    let mut puzzle = None;
    for (number, line) in (1..).zip(text.lines().filter(|line| !line.starts_with('#'))) {
        match read_board_line(line, number) {
            Ok(Some(board)) => {
                tally.solve(&board, wishes);
                puzzle = Some(board.puzzle);
            }
            Ok(None) => {}
            Err(_) => {
                let Some((name, text)) = line.split_once('\t') else {
                    continue;
                };
                let format = match name {
                    "PS" => Format::Ps,
                    "arrow killer" => Format::Arrows,
                    "SumoCue" => Format::SumoCue,
                    "solo game id" => Format::Solo,
                    "162 characters" => Format::Jigsaw,
                    "andoku" => Format::Andoku,
                    "f-puzzles JSON" => Format::FPuzzles,
                    "f-puzzles link" => Format::FPuzzlesLink,
                    other => {
                        tally.wrong.push(format!("'{other}' is not known"));
                        continue;
                    }
                };
                if let Some(puzzle) = &puzzle {
                    tally.compare(puzzle, text, format);
                }
            }
        }
    }
    tally
}

/// Returns the puzzle without data about it.
fn plain(puzzle: &Puzzle) -> Puzzle {
    Puzzle {
        title: None,
        metadata: Metadata::default(),
        ..puzzle.clone()
    }
}

impl Tally {
    /// Searches for the solutions of a puzzle.
    fn solve(&mut self, board: &SolvedBoard, wishes: Wishes) {
        self.read += 1;
        let name = board.puzzle.title.as_deref().unwrap_or("a puzzle");
        let grid = Position::new(&board.puzzle).grid().clone();
        let start = Instant::now();
        let found = solve(&grid, &Stop::after(LONGEST_SEARCH));
        let time = start.elapsed();
        self.longest = self.longest.max(time);
        if let Ok(found) = &found {
            self.guesses = self.guesses.max(found.guesses);
            if wishes.searches {
                say!("    {name}: {} guesses in {time:?}", found.guesses);
            }
        }
        if wishes.altered {
            self.altered.search(&grid);
        }
        match found.map(|found| found.solutions) {
            Ok(Solutions::One(solution)) if *solution == board.solution => self.right += 1,
            Ok(other) => self.wrong.push(format!("{name}: {other:?}")),
            Err(_) => self
                .wrong
                .push(format!("{name}: the search takes too long")),
        }
    }

    /// Writes a puzzle in each format that has a place for it, and reads it again.
    fn write_in_all(&mut self, puzzle: &Puzzle) {
        let name = puzzle.title.as_deref().unwrap_or("a puzzle");
        let mut puzzle = puzzle.clone();
        puzzle.metadata.set(Field::Level, "");
        puzzle.metadata.set(Field::Source, "");
        let keeps = |format: &Format| puzzle.removed.is_empty() || format.keeps_removed();
        let formats = Format::ALL.into_iter().filter(keeps);
        for format in formats.filter(|format| unheld(&puzzle, *format).is_none()) {
            let file = write(&puzzle, format).unwrap_or_default();
            match read(&file).as_deref() {
                Ok([back]) if plain(back) == plain(&puzzle) => self.both_ways += 1,
                Ok(_) => self
                    .wrong
                    .push(format!("{name} as {format}: another puzzle")),
                Err(error) => self.wrong.push(format!("{name} as {format}: {error}")),
            }
        }
    }

    /// Reads a text that should be this puzzle, and writes it again.
    fn compare(&mut self, puzzle: &Puzzle, text: &str, format: Format) {
        let name = puzzle.title.as_deref().unwrap_or("a puzzle");
        match read(text.as_bytes()).as_deref() {
            Ok([back]) if plain(back) == plain(puzzle) => {
                let written = write(&plain(puzzle), format).unwrap_or_default();
                let written = String::from_utf8_lossy(&written);
                if is_same(written.trim(), text, format) {
                    self.both_ways += 1;
                } else {
                    let said = format!("{name} as {format}: {text} is written {written}");
                    self.wrong.push(said);
                }
            }
            Ok(_) => self
                .wrong
                .push(format!("{name} as {format}: another puzzle")),
            Err(error) => self.wrong.push(format!("{name} as {format}: {error}")),
        }
    }
}

impl Altered {
    /// Searches a killer with other sums.
    fn search(&mut self, grid: &Grid) {
        let cages = grid.layout().cages();
        let with_sums = (0..cages.len()).filter(|number| cages[*number].sum.is_some());
        let with_sums: Vec<usize> = with_sums.collect();
        for (number, cage) in with_sums.iter().enumerate() {
            let mut without = cages.to_vec();
            without[*cage].sum = None;
            let other = with_sums[(number + with_sums.len() / 2) % with_sums.len()];
            let mut shifted = cages.to_vec();
            let raised = shifted[*cage].sum.map(|sum| sum + 1);
            let lowered = shifted[other].sum.map(|sum| sum - 1);
            shifted[*cage].sum = raised;
            shifted[other].sum = lowered;
            for cages in [without, shifted] {
                // Some cells cannot have this sum.
                if let Ok(layout) = with_cages(grid.layout(), &cages) {
                    self.count(&layout, grid);
                }
            }
        }
    }

    fn count(&mut self, layout: &Layout, grid: &Grid) {
        self.puzzles += 1;
        let grid = Grid::from_values_on(layout, grid.values());
        let start = Instant::now();
        let found = solve(&grid, &Stop::after(LONGEST_SEARCH)).map(|found| found.solutions);
        let came_to = match found {
            Ok(Solutions::None) => &mut self.none,
            Ok(Solutions::One(_)) => &mut self.one,
            Ok(Solutions::Several(_)) => &mut self.several,
            Err(_) => &mut self.stopped,
        };
        came_to.add(start.elapsed());
    }
}

/// Returns a board with other cages.
fn with_cages(board: &Layout, cages: &[Cage]) -> Result<Layout, LayoutError> {
    let regions = board.regions().iter().map(|region| region.cells());
    let mut other = LayoutBuilder::new(board.size()).regions(regions);
    for feature in board.features() {
        other = other.with(feature);
    }
    for region in board.extra_regions() {
        other = other.extra_region(region.cells());
    }
    for cage in cages {
        other = other.cage(cage.cells, cage.sum);
    }
    other.build()
}

/// Whether the output means the same as another text. PS numbers cages freely, arrows may take any
/// path, JSON has its fields in any order, and a game ID contains the options used to make it.
fn is_same(written: &str, text: &str, format: Format) -> bool {
    let without_wishes = |id: &str| {
        let (parameters, puzzle) = id.split_once(':').unwrap_or((id, ""));
        let plain = parameters.find(['a', 'd', 'm', 'r']);
        let plain = &parameters[..plain.unwrap_or(parameters.len())];
        format!("{plain}:{puzzle}")
    };
    match format {
        Format::Solo => without_wishes(written) == without_wishes(text),
        Format::SumoCue | Format::Jigsaw => written == text,
        _ => read(written.as_bytes()) == read(text.as_bytes()),
    }
}
