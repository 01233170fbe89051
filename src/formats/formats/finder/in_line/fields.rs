//! A puzzle among the fields of a table.

use super::said::{LONGEST_WORDS, Said, add, is_level};
use super::{Cells, InLine, Wrong, take_position};
use crate::formats::boards::names_regions;
use crate::formats::error::shown;
use crate::formats::finder::columns::{Columns, Role};
use crate::formats::finder::signs::Sign;
use crate::formats::finder::{is_solution, regions};
use crate::formats::rules;
use crate::formats::{Rule, Unknown};
use sudoku_engine::grid::{Cell, Digit, Layout};
use sudoku_engine::sudoku::Field;

/// Returns the puzzle in the fields of a line; `None` if there is none.
pub(super) fn of_fields(
    all: &[String],
    sign: Sign,
    columns: Option<&Columns>,
    number: usize,
) -> Option<InLine> {
    let roles = columns
        .filter(|columns| columns.roles.len() == all.len())
        .map(|columns| columns.roles.as_slice());
    let role = |at: usize| roles.and_then(|roles| roles.get(at)).copied();
    let cells = |field: &String| {
        if names_regions(field) {
            return None;
        }
        let inner: String;
        let field = if field.len() == Cell::COUNT {
            field
        } else if field.len() > Cell::COUNT {
            let between = |one: char| one.is_whitespace() || matches!(one, ',' | '[' | ']' | '|');
            inner = field.chars().filter(|one| !between(*one)).collect();
            &inner
        } else {
            return None;
        };
        Cells::read(field, sign)
    };
    // A title may look like a puzzle if the puzzle has a column of its own.
    let is_named = (0..all.len()).any(|at| role(at) == Some(Role::Puzzle));
    let is_board = |at: usize| match role(at) {
        Some(Role::WorkedOut) => false,
        Some(Role::Title | Role::About(_)) => !is_named,
        _ => true,
    };
    let boards: Vec<(usize, Cells)> = (0..)
        .zip(all)
        .filter_map(|(at, field)| Some((at, cells(field).filter(|_| is_board(at))?)))
        .collect();
    // Choose the puzzle by its name, or the first one that is not full, or the first.
    let named = boards
        .iter()
        .find(|(at, _)| role(*at) == Some(Role::Puzzle));
    let open = boards.iter().find(|(_, cells)| !cells.is_full());
    let (at, chosen) = named.or(open).or(boards.first()).copied()?;
    let solution = boards
        .iter()
        .find(|(other, cells)| *other != at && cells.is_full())
        .map(|(_, cells)| cells.givens);
    let mut puzzle = chosen.puzzle();
    let mut said = Said::default();
    for (place, field) in all.iter().enumerate() {
        let found = boards.binary_search_by_key(&place, |(board, _)| *board);
        if found.is_ok() || field.is_empty() {
            continue;
        }
        let field: String = field.chars().take(LONGEST_WORDS).collect();
        match role(place) {
            Some(Role::Title) if said.title.is_none() => said.title = Some(field),
            Some(Role::About(about)) => said.about.push((about, field)),
            Some(Role::Kind) if is_level(&field) => said.about.push((Field::Level, field)),
            _ if names_regions(&field) => {}
            Some(_) => {}
            None if place < at => add(&mut said.before, &field),
            None => add(&mut said.behind, &field),
        }
    }
    said.of(&mut puzzle, number);
    // If the solution proves which of them is the puzzle, a board in any other column is not a
    // puzzle.
    let is_proven = named.is_some() && solution.is_some_and(|values| is_solution(&values, &puzzle));
    let is_meant = |(other, cells): &&(usize, Cells)| {
        let differs = |(own, other): (&Option<Digit>, &Option<Digit>)| {
            own.is_some() && other.is_some() && own != other
        };
        let is_other = is_proven && role(*other) == Some(Role::Other);
        !is_other || !puzzle.givens.iter().zip(&cells.givens).any(differs)
    };
    let others: Vec<&(usize, Cells)> = boards
        .iter()
        .filter(|(other, _)| *other != at)
        .filter(is_meant)
        .collect();
    let others = others.into_iter();
    let several = take_position(&mut puzzle, others.map(|(_, cells)| cells));
    let is_solution = role(at) == Some(Role::Solution) && chosen.is_full();
    let several = several.or(is_solution.then_some(Wrong::OnlySolution));
    let (layout, wrong) = match rules_of(all, &role) {
        Ok(layout) => (layout, several),
        Err(wrong) => (None, Some(wrong)),
    };
    if let Some(layout) = layout {
        puzzle.layout = layout;
    }
    Some(InLine {
        puzzle,
        solution,
        wrong,
        is_numbered: None,
    })
}

/// Returns the board that the fields of a table describe, if it is not the classic one.
fn rules_of(all: &[String], role: &dyn Fn(usize) -> Option<Role>) -> Result<Option<Layout>, Wrong> {
    let mut board = None;
    let worked_out = |at: usize| role(at) == Some(Role::WorkedOut);
    let told = || (0..).zip(all).filter(|(at, _)| !worked_out(*at));
    if let Some((_, names)) = told().find(|(_, field)| names_regions(field)) {
        let layout = regions::board(names, 1).map_err(|_| Wrong::Regions(names.clone()))?;
        board = Some(layout);
    }
    for (at, field) in told() {
        if rules::says_nothing(field) || names_regions(field) {
            continue;
        }
        let is_rule = match role(at) {
            Some(Role::Rules(_)) => true,
            Some(Role::Kind) => rules::named(field).is_some() || rules::board(field).is_some(),
            Some(Role::Other) | None => rules::is_name(field),
            Some(_) => false,
        };
        if let Some(what) = rules::listed(field) {
            return Err(Wrong::Unsupported(match what {
                Unknown::Rule(rule) => Unknown::not_in_full(rule),
                what => what,
            }));
        }
        if !is_rule {
            continue;
        }
        let what = rules::named(field).or(match role(at) {
            Some(Role::Rules(what)) => what,
            _ => None,
        });
        // The regions are known.
        if what == Some(Rule::IrregularRegions) && board.is_some() {
            continue;
        }
        // The name of the column describes the rule.
        let is_on = ["1", "true", "yes", "x"]
            .iter()
            .any(|it| field.eq_ignore_ascii_case(it));
        let told = match what.filter(|_| is_on) {
            Some(rule) => rule.name(),
            None => field,
        };
        let known = rules::board(told).filter(|_| board.is_none());
        match known.and_then(|known| known.build().ok()) {
            Some(known) => board = Some(known),
            None => {
                let quoted = || Unknown::Named(shown(field, rules::LONGEST_TOLD));
                return Err(Wrong::Unsupported(
                    what.map_or_else(quoted, Unknown::not_in_full),
                ));
            }
        }
    }
    Ok(board)
}
