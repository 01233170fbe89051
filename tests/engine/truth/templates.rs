//! Checks the lines about the number of ways to place a digit on the whole board.

use super::holds::{Holds, ensure};
use super::read::{Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, Grid};
use sudoku_stepper::rules::{Deduction, Pattern};
use sudoku_stepper::texts::Language;

/// Returns every way to place a digit on the board, ignoring the other digits: one cell in each
/// row, and one in each other house.
fn ways(grid: &Grid, digit: Digit) -> Vec<CellSet> {
    let layout = grid.layout();
    let places = grid.placed(digit) | grid.cells_with(digit);
    let mut ways = vec![CellSet::EMPTY];
    for row in layout.rows() {
        let longer = |way: &CellSet| {
            let way = *way;
            let free = (places & row.cells()).into_iter();
            let free = free.filter(move |cell| way.is_disjoint(layout.peers(*cell)));
            free.map(move |cell| way.with(cell)).collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(longer).collect();
    }
    let has_one = |way: &CellSet| {
        let mut houses = layout
            .houses()
            .iter()
            .filter(|it| it.cells().len() == layout.size());
        houses.all(|house| (house.cells() & *way).has_one())
    };
    ways.retain(has_one);
    ways
}

/// Returns the remaining ways of each digit: no other digit needs one of their cells.
fn left(grid: &Grid) -> Vec<(Digit, Vec<CellSet>)> {
    let digits = grid.layout().digits().into_iter();
    let mut all: Vec<(Digit, Vec<CellSet>)> = digits.map(|it| (it, ways(grid, it))).collect();
    loop {
        let before: usize = all.iter().map(|(_, ways)| ways.len()).sum();
        for at in 0..all.len() {
            let needed = needed(&all, all[at].0);
            let taken: CellSet = needed.iter().map(|it| it.cell).collect();
            all[at].1.retain(|way| way.is_disjoint(taken));
        }
        if all.iter().map(|(_, ways)| ways.len()).sum::<usize>() == before {
            return all;
        }
    }
}

/// Returns the candidates that other digits have in all of their ways.
fn needed(all: &[(Digit, Vec<CellSet>)], digit: Digit) -> Vec<Candidate> {
    let others = all.iter().filter(|(other, _)| *other != digit);
    let of_other = others.flat_map(|(other, ways)| {
        let shared = ways.iter().fold(CellSet::ALL, |all, way| all & *way);
        shared.into_iter().map(|cell| Candidate::new(cell, *other))
    });
    of_other.collect()
}

/// Reads the idea and all lines; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    use Read::{Cells, Digits, Number, Placed, Removed};
    let Pattern::Templates(pattern) = &deduction.pattern else {
        return Err("no templates".to_owned());
    };
    let is_set = !deduction.placements.is_empty();
    let idea = tokens(&argument.idea);
    let meant = if is_set {
        "however {digits} is placed on the whole board , it is always in {cells} ."
    } else {
        "however {digits} is placed on the whole board , it is never in {cells} ."
    };
    let digit = match matched(meant, &idea).as_deref() {
        Some([Digits(digit), Cells(cells)]) => {
            let concluded = deduction.placements.iter().chain(&deduction.eliminations);
            let concluded: CellSet = concluded.map(|it| it.cell).collect();
            ensure(*cells == concluded, "the idea has other cells")?;
            digit.single().ok_or("one digit")?
        }
        _ => return Err(format!("the idea is not understood: {idea:?}")),
    };
    ensure(digit == pattern.digit, "another digit")?;
    let first = ways(grid, digit);
    let all = left(grid);
    let left = all.iter().find(|(one, _)| *one == digit);
    let left = left.map(|(_, ways)| ways.clone()).unwrap_or_default();
    let mut listed: Vec<CellSet> = Vec::new();
    let mut are_told = false;
    let mut is_concluded = false;
    for line in &argument.lines {
        for sentence in line.text.sentences(Language::english()) {
            let tokens = tokens(&sentence);
            let read = |pattern: &str| matched(pattern, &tokens);
            let says = |word: &str| tokens.contains(&Token::Word(word.to_owned()));
            if let Some(places) = read("{digits} needs {number} cells , one in each house , and with the candidates it has left there are {number} ways to choose them .")
                .or_else(|| read("{digits} needs {number} cells , one in each house , and with the candidates it has left there is only {number} way to choose them ."))
            {
                let [Digits(told), Number(size), Number(count)] = &places[..] else {
                    return Err("other places".to_owned());
                };
                ensure(told.single() == Some(digit), "another digit")?;
                ensure(*size == grid.layout().size(), "another number of cells")?;
                ensure(*count == first.len(), "another number of ways")?;
                are_told = first.len() == left.len();
            } else if let Some([Number(struck), Placed(taken)]) =
                read("{number} of these ways takes/take a cell that another digit has in every way left to it : {placed} .").as_deref()
            {
                ensure(*struck == first.len() - left.len(), "another number goes")?;
                let needed = needed(&all, digit);
                ensure(taken.iter().all(|it| needed.contains(it)), "it need not stand there")?;
                let cells: CellSet = taken.iter().map(|it| it.cell).collect();
                let gone = first.iter().filter(|way| !way.is_disjoint(cells));
                ensure(gone.count() == *struck, "others take these cells")?;
                let takes = |cell: Cell| first.iter().any(|way| way.contains(cell));
                ensure(cells.into_iter().all(takes), "no way takes this cell")?;
            } else if let Some([Number(count)]) = read("{number} way/ways is/are left .").as_deref() {
                ensure(*count == left.len(), "another number is left")?;
                are_told = true;
            } else if let Some([Cells(way)]) = read("the way left : {cells} .").as_deref() {
                ensure(left.len() == 1, "several are left")?;
                listed.push(*way);
            } else if let Some([Number(number), Number(count), Cells(way)]) =
                read("way {number} of {number} : {cells} .").as_deref()
            {
                listed.push(*way);
                ensure(*number == listed.len() && *count == left.len(), "another number")?;
            } else if let Some(places) = read("the way left has it in {cells} ( line/lines {lines} ) , so it stands there .")
                .or_else(|| read("all {number} ways left have it in {cells} ( line/lines {lines} ) , so it stands there ."))
            {
                counted(&places, left.len())?;
                let set = cells_of(&places)?;
                let placed: CellSet = deduction.placements.iter().map(|it| it.cell).collect();
                ensure(set == placed, "it places another")?;
                ensure(left.iter().all(|way| set.is_subset(*way)), "a way lacks one")?;
                is_concluded = are_told && is_set;
            } else if let Some(places) = [
                "no way ever did",
                "the one way that did is gone",
                "the {number} ways that did are gone",
            ]
            .into_iter()
            .flat_map(|why| {
                [
                    format!("the way left does not have it in {{cells}} ( line/lines {{lines}} ) ; {why} : {{removed}} ."),
                    format!("none of the {{number}} ways left has it in {{cells}} ( line/lines {{lines}} ) ; {why} : {{removed}} ."),
                ]
            })
            .find_map(|pattern| read(&pattern))
            {
                let set = cells_of(&places)?;
                let gone: CellSet = deduction.eliminations.iter().map(|it| it.cell).collect();
                ensure(set == gone, "it removes it from other cells")?;
                ensure(left.iter().all(|way| way.is_disjoint(set)), "a way has one")?;
                let Some(Removed(removed)) = places.last() else {
                    return Err("it removes nothing".to_owned());
                };
                let mut removed = removed.clone();
                removed.sort();
                let mut all = deduction.eliminations.to_vec();
                all.sort();
                ensure(removed == all, "it removes something else")?;
                let had = first.iter().filter(|way| !way.is_disjoint(set)).count();
                let told = match places.iter().rev().find(|it| matches!(it, Number(_))) {
                    Some(Number(told)) if says("are") && says("did") => *told,
                    _ if says("ever") => 0,
                    _ => 1,
                };
                ensure(told == had, "another number had it there")?;
                if says("none") {
                    let Some(Number(count)) = places.first() else {
                        return Err("no number".to_owned());
                    };
                    ensure(*count == left.len(), "another number is left")?;
                }
                is_concluded = are_told && !is_set;
            } else {
                return Err(format!("it is not understood: {tokens:?}"));
            }
            let named = tokens.iter().filter_map(|token| match token {
                Token::Lines(lines) => Some(lines.clone()),
                _ => None,
            });
            let named: Vec<usize> = named.flatten().collect();
            ensure(
                named.is_empty() || named == line.from,
                "it names other lines",
            )?;
        }
    }
    ensure(
        listed.is_empty() || listed.len() == left.len(),
        "a way is not listed",
    )?;
    let mut one_by_one = listed.iter().enumerate();
    let is_way = |(at, way): (usize, &CellSet)| left.contains(way) && !listed[..at].contains(way);
    ensure(one_by_one.all(is_way), "it is none of the ways")?;
    ensure(is_concluded, "nothing is concluded")
}

fn cells_of(places: &[Read]) -> Result<CellSet, String> {
    let cells = places.iter().find_map(|it| match it {
        Read::Cells(cells) => Some(*cells),
        _ => None,
    });
    cells.ok_or_else(|| "no cells".to_owned())
}

/// Checks that the number in a sentence, if there is one, is the number of ways left.
fn counted(places: &[Read], count: usize) -> Holds {
    match places.first() {
        Some(Read::Number(number)) => ensure(*number == count, "another number is left"),
        _ => ensure(count == 1, "several are left"),
    }
}
