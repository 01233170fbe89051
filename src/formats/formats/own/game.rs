//! The table `[game]`: the game played on the puzzle.

use serde::Deserialize;
use toml::Spanned;

use super::cells::{read_candidates, write_candidates};
use super::history::{read_conclusions, write_conclusion};
use super::source::{Source, quoted};
use crate::formats::Fault;
use crate::formats::FormatError;
use crate::formats::error::shown;
use sudoku_engine::grid::{BoardKind, Cell, CellSet};
use sudoku_engine::sudoku::{
    ErrorsTold, GameKind, GameLevel, GameOutcome, GameRecord, HintsTaken, Measure, Mode, Puzzle,
};

pub(super) const KEY: &str = "game";

/// The keys of the table.
pub(super) const KEYS: [&str; 20] = [
    "kind",
    "measure",
    "level",
    "board",
    "seed",
    "errors-told",
    "timer",
    "limit",
    "seconds",
    "errors",
    "known-errors",
    "naked-singles",
    "hidden-singles",
    "techniques",
    "answers",
    "frozen",
    "checked",
    "paid",
    "answered",
    "outcome",
];

/// The table, as in the file.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Game {
    kind: GameKind,
    measure: Measure,
    level: GameLevel,
    /// The classic board, if it is left out.
    #[serde(default)]
    board: BoardKind,
    /// In quotes, because TOML's numbers end at half of the largest seed.
    seed: Spanned<String>,
    errors_told: ErrorsTold,
    timer: bool,
    limit: Option<u64>,
    seconds: u64,
    errors: u32,
    known_errors: u32,
    #[serde(flatten)]
    hints: HintsTaken,
    frozen: Option<Spanned<String>>,
    /// No cells are checked, if it is left out.
    #[serde(default)]
    checked: Vec<Spanned<String>>,
    /// No hint was paid for, if it is left out. A step is written as in the history.
    #[serde(default)]
    paid: Vec<Spanned<String>>,
    answered: Option<Spanned<String>>,
    outcome: GameOutcome,
}

pub(super) fn read(source: &mut Source<'_>, puzzle: &mut Puzzle) -> Result<(), FormatError> {
    source.check_names_in(&[KEY], &KEYS)?;
    let Some(game) = source.take::<Game>(KEY)? else {
        return Ok(());
    };
    let seed = game.seed.as_ref().parse();
    let seed = seed.map_err(|_| {
        let text = shown(game.seed.as_ref(), FormatError::SHOWN_OF_NAME);
        source.mistake(&game.seed, Fault::NotANumber { text })
    })?;
    let frozen = read_cells(source, game.frozen.as_ref())?;
    let answered = read_cells(source, game.answered.as_ref())?;
    let mut paid = Vec::new();
    for step in &game.paid {
        let read = read_conclusions(step.as_ref()).ok_or_else(|| {
            let text = shown(step.as_ref(), FormatError::SHOWN_OF_LINE);
            source.mistake(step, Fault::NotAMove { text })
        })?;
        paid.extend(read);
    }
    let checked = read_candidates(source, &game.checked)?;
    puzzle.game = Some(GameRecord {
        mode: Mode {
            kind: game.kind,
            measure: game.measure,
            level: game.level,
            board: game.board,
        },
        seed,
        errors_told: game.errors_told,
        timer: game.timer,
        limit: game.limit,
        seconds: game.seconds,
        errors: game.errors,
        known_errors: game.known_errors,
        hints: game.hints,
        frozen,
        checked,
        paid,
        answered,
        outcome: game.outcome,
    });
    Ok(())
}

/// Reads a list of cells, which is empty if it is left out.
fn read_cells(
    source: &Source<'_>,
    written: Option<&Spanned<String>>,
) -> Result<CellSet, FormatError> {
    let mut cells = CellSet::EMPTY;
    let Some(written) = written else {
        return Ok(cells);
    };
    for name in written.as_ref().split_whitespace() {
        let cell: Cell = name.parse().map_err(|_| {
            let text = shown(written.as_ref(), FormatError::SHOWN_OF_NAME);
            source.mistake(written, Fault::NotAListOfCells { text })
        })?;
        cells.insert(cell);
    }
    Ok(cells)
}

fn write_cells(name: &str, cells: CellSet, table: &mut String) {
    if !cells.is_empty() {
        let cells: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
        *table += &format!("{name} = \"{}\"\n", cells.join(" "));
    }
}

pub(super) fn write(puzzle: &Puzzle, file: &mut String) {
    if let Some(game) = &puzzle.game {
        *file += &table(game);
    }
}

fn table(game: &GameRecord) -> String {
    let GameRecord {
        mode:
            Mode {
                kind,
                measure,
                level,
                board,
            },
        seed,
        errors_told,
        timer,
        limit,
        seconds,
        errors,
        known_errors,
        hints,
        frozen,
        checked,
        paid,
        answered,
        outcome,
    } = game;
    let limit = limit.map_or_else(String::new, |limit| format!("limit = {limit}\n"));
    let board = match board {
        BoardKind::Classic => String::new(),
        other => format!("board = \"{}\"\n", other.slug()),
    };
    let mut table = format!(
        "\n[game]\nkind = \"{}\"\nmeasure = \"{}\"\nlevel = \"{}\"\n{board}seed = \"{seed}\"\n\
         errors-told = \"{}\"\ntimer = {timer}\n{limit}seconds = {seconds}\nerrors = {errors}\n\
         known-errors = {known_errors}\n",
        match kind {
            GameKind::Classic => "classic",
            GameKind::Ice => "ice",
        },
        match measure {
            Measure::Technique => "technique",
            Measure::Givens => "givens",
        },
        match level {
            GameLevel::Easy => "easy",
            GameLevel::Medium => "medium",
            GameLevel::Hard => "hard",
            GameLevel::Expert => "expert",
        },
        match errors_told {
            ErrorsTold::AtOnce => "at-once",
            ErrorsTold::OnCheck => "on-check",
        },
    );
    for (name, count) in [
        ("naked-singles", hints.naked_singles),
        ("hidden-singles", hints.hidden_singles),
        ("techniques", hints.techniques),
        ("answers", hints.answers),
    ] {
        table += &format!("{name} = {count}\n");
    }
    write_cells("frozen", *frozen, &mut table);
    write_candidates("checked", checked, &mut table);
    if !paid.is_empty() {
        let steps = paid.iter().map(|step| quoted(&write_conclusion(step)));
        let steps: Vec<String> = steps.collect();
        table += &format!("paid = [{}]\n", steps.join(", "));
    }
    write_cells("answered", *answered, &mut table);
    let outcome = match outcome {
        GameOutcome::Playing => "playing",
        GameOutcome::Won => "won",
        GameOutcome::GivenUp => "given-up",
    };
    table + &format!("outcome = \"{outcome}\"\n")
}
