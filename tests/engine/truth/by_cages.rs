//! Checks the statements of a chain's lines about a cage: the ways in which its empty cells can
//! still be filled, and that one candidate follows or is excluded by the known facts.

use super::holds::ensure;
use super::read::{Claim, Read, Token, matched};
use sudoku_stepper::grid::{Cage, Candidate, CellSet, Digit, DigitSet, Grid};
use sudoku_stepper::texts::Sum;

type Holds = Result<Claim, String>;

/// The ways to fill the empty cells of a cage.
type Ways = Vec<Vec<Candidate>>;

fn ways(grid: &Grid, cage: &Cage) -> Ways {
    let open: Vec<_> = (cage.cells & grid.unsolved()).into_iter().collect();
    let placed = (cage.cells - grid.unsolved()).into_iter();
    let placed: Vec<Digit> = placed.filter_map(|cell| grid.value(cell)).collect();
    let taken: usize = placed.iter().map(|digit| usize::from(digit.get())).sum();
    let mut ways: Ways = vec![Vec::new()];
    for cell in open {
        let longer = |way: &Vec<Candidate>| {
            let way = way.clone();
            let free = grid.candidates(cell).into_iter();
            let longer = free.filter_map(move |digit| {
                if way.iter().any(|it| it.digit == digit) {
                    return None;
                }
                let mut longer = way.clone();
                longer.push(Candidate::new(cell, digit));
                Some(longer)
            });
            longer.collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(longer).collect();
    }
    let sum = cage.sum.map(usize::from);
    ways.retain(|way| {
        let made: usize = way.iter().map(|it| usize::from(it.digit.get())).sum();
        Some(made + taken) == sum
    });
    ways
}

fn digits(way: &[Candidate]) -> DigitSet {
    way.iter().map(|it| it.digit).collect()
}

/// Returns the cage named by its sum and its first cell.
fn cage(grid: &Grid, sum: Sum, at: CellSet) -> Result<Cage, String> {
    let first = at.single().ok_or("one cell")?;
    let cage = grid.layout().cage_of(first).ok_or("no cage is there")?;
    let is_named = cage.cells.first() == Some(first)
        && cage.cells == sum.cells
        && cage.sum.map(usize::from) == Some(sum.sum);
    ensure(is_named, "another cage")?;
    Ok(*cage)
}

/// The names of a cage: with its remaining cells, or as a whole.
const NAMES: [&str; 2] = [
    "{cells} of the cage {sum} at {cells} , which make {equation} ,",
    "the cage {sum} at {cells}",
];

/// Returns the cage of a name, and the values behind the name.
fn named<'r>(grid: &Grid, read: &'r [Read], name: &str) -> Result<(Cage, &'r [Read]), String> {
    match (name == NAMES[0], read) {
        (
            true,
            [
                Read::Cells(open),
                Read::Sum(sum),
                Read::Cells(at),
                Read::Equation(terms, made),
                rest @ ..,
            ],
        ) => {
            let cage = cage(grid, *sum, *at)?;
            ensure(
                *open == cage.cells & grid.unsolved(),
                "other cells are left",
            )?;
            let placed = (cage.cells - grid.unsolved()).into_iter();
            let placed = placed.filter_map(|cell| grid.value(cell));
            let placed: usize = placed.map(|digit| usize::from(digit.get())).sum();
            ensure(*made + placed == sum.sum, "the equation is wrong")?;
            let mut taken = terms.iter().skip(1).map(|(is_added, term)| {
                let value = term.cells.single().and_then(|it| grid.value(it));
                let is_so = value.map(|it| usize::from(it.get())) == Some(term.sum);
                is_so && !is_added && term.cells.is_subset(cage.cells)
            });
            ensure(taken.all(|it| it), "a term is wrong")?;
            ensure(terms.first() == Some(&(true, *sum)), "another cage in it")?;
            Ok((cage, rest))
        }
        (false, [Read::Sum(sum), Read::Cells(at), rest @ ..]) => {
            let cage = cage(grid, *sum, *at)?;
            ensure(cage.cells.is_subset(grid.unsolved()), "a cell is filled")?;
            Ok((cage, rest))
        }
        _ => Err("no cage".to_owned()),
    }
}

/// Whether a way agrees with a claim, if the claim is about the cage.
fn fits(way: &[Candidate], cage: &Cage, claim: &Claim) -> bool {
    let has = way
        .iter()
        .any(|it| it.digit == claim.digit && claim.cells.contains(it.cell));
    match claim.is_true {
        true => has || !claim.cells.is_subset(cage.cells),
        false => !has,
    }
}

/// Returns the claim that follows in a cage from earlier ones; `None` if the line is not about
/// sums.
pub fn follows(grid: &Grid, before: &[Claim], tokens: &[Token]) -> Option<Holds> {
    let sets = ["{sets}", "{digits}"];
    let kinds = [
        "with the {digits} in any case , and it has no other place there .",
        "without {digits} .",
        "and never {digits} together .",
        "and with {digits} in {cells} and {digits} in {cells} none of that can be shared out .",
    ];
    for name in NAMES {
        for set in sets {
            for (kind, end) in kinds.iter().enumerate() {
                let comma = if kind == 1 { "" } else { "," };
                let pattern =
                    format!("then {{claim}} , because {name} can only hold {set} {comma} {end}");
                if let Some(read) = matched(&pattern, tokens) {
                    return Some(of_kind(grid, before, (name, kind), &read));
                }
            }
        }
    }
    None
}

fn of_kind(grid: &Grid, before: &[Claim], (name, kind): (&str, usize), read: &[Read]) -> Holds {
    let [Read::Claims(claim), read @ ..] = read else {
        return Err("no claim".to_owned());
    };
    let claim = claim[0];
    let (cage, read) = named(grid, read, name)?;
    let all = ways(grid, &cage);
    let [told, read @ ..] = read else {
        return Err("no sets".to_owned());
    };
    let digit = |read: &Read| match read {
        Read::Digits(digits) => digits.single().ok_or_else(|| "one digit".to_owned()),
        _ => Err("a digit".to_owned()),
    };
    let mut meant: Vec<DigitSet> = all.iter().map(|way| digits(way)).collect();
    match (kind, read) {
        (0, [same]) => {
            let same = digit(same)?;
            ensure(meant.iter().all(|it| it.contains(same)), "not in any case")?;
            ensure(claim.digit == same && claim.is_true, "another digit")?;
        }
        (1, [lacked]) => {
            let lacked = digit(lacked)?;
            meant.retain(|it| !it.contains(lacked));
            let off = before.iter().filter(|it| !it.is_true && it.digit == lacked);
            let off = off.fold(CellSet::EMPTY, |all, it| all | it.cells);
            let places = grid.cells_with(lacked) & cage.cells;
            ensure(places.is_subset(off), "it may have the digit")?;
        }
        (2, [Read::Digits(two)]) => {
            ensure(two.len() == 2 && two.contains(claim.digit), "other digits")?;
            ensure(!meant.iter().any(|it| two.is_subset(*it)), "a set has both")?;
            ensure(!claim.is_true, "it is true")?;
        }
        (3, [from, Read::Cells(there), to, Read::Cells(here)]) => {
            let (from, to) = (digit(from)?, digit(to)?);
            let has = |way: &[Candidate], digit, cells: CellSet| {
                way.iter()
                    .any(|it| it.digit == digit && cells.contains(it.cell))
            };
            let both = |way: &Vec<Candidate>| has(way, from, *there) && has(way, to, *here);
            ensure(!all.iter().any(both), "it can be shared out")?;
            ensure(claim.cells == *here && claim.digit == to, "another claim")?;
        }
        _ => return Err("other places".to_owned()),
    }
    are_sets(told, meant)?;
    let mut known = all.iter().filter(|way| {
        let mut before = before.iter();
        before.all(|it| fits(way, &cage, it))
    });
    ensure(claim.cells.is_subset(cage.cells), "it is not in the cage")?;
    ensure(
        known.all(|way| fits(way, &cage, &claim)),
        "it does not follow",
    )?;
    Ok(claim)
}

/// Returns the empty cells of a cage, and the sets of digits that they can hold: `the cage 9 at
/// r3c3 can only hold 1 + 8 or 2 + 7.` behind some words.
pub fn can_hold(
    grid: &Grid,
    before: &str,
    tokens: &[Token],
) -> Option<Result<(CellSet, Vec<DigitSet>), String>> {
    for name in NAMES {
        let pattern = format!("{before} {name} can only hold {{sets}} .");
        if let Some(read) = matched(&pattern, tokens) {
            let held = || {
                let (cage, read) = named(grid, &read, name)?;
                let [told @ Read::Sets(sets)] = read else {
                    return Err("no sets".to_owned());
                };
                let all = ways(grid, &cage);
                are_sets(told, all.iter().map(|way| digits(way)).collect())?;
                Ok((cage.cells & grid.unsolved(), sets.clone()))
            };
            return Some(held());
        }
    }
    None
}

/// Checks that these are the sets, each named once.
fn are_sets(told: &Read, mut meant: Vec<DigitSet>) -> Result<(), String> {
    let mut told = match told {
        Read::Sets(sets) => sets.clone(),
        Read::Digits(digits) => digits.iter().map(DigitSet::only).collect(),
        _ => return Err("no sets".to_owned()),
    };
    told.sort_by_key(|it| it.bits());
    meant.sort_by_key(|it| it.bits());
    meant.dedup();
    ensure(told == meant, "it can hold other sets")
}

/// Two claims, one of which is true, and the candidates removed because of that.
type Gone = ([Claim; 2], Vec<Candidate>);

/// Returns the candidates removed because one of two claims is true and a cage cannot hold them
/// with either.
pub fn removed(grid: &Grid, tokens: &[Token]) -> Option<Result<Gone, String>> {
    for name in NAMES {
        for set in ["{sets}", "{digits}"] {
            let pattern = format!(
                "so {{claim}} or {{claim}} , and {name} can only hold {set} , so that some candidates can be with neither : {{removed}} ."
            );
            if let Some(read) = matched(&pattern, tokens) {
                return Some(removed_by(grid, name, &read));
            }
        }
    }
    None
}

fn removed_by(grid: &Grid, name: &str, read: &[Read]) -> Result<Gone, String> {
    let [Read::Claims(one), Read::Claims(other), read @ ..] = read else {
        return Err("two claims".to_owned());
    };
    let (one, other) = (one[0], other[0]);
    let (cage, read) = named(grid, read, name)?;
    let [told, Read::Removed(removed)] = read else {
        return Err("it removes nothing".to_owned());
    };
    let all = ways(grid, &cage);
    are_sets(told, all.iter().map(|way| digits(way)).collect())?;
    let goes = |it: &Candidate| {
        let mut with = all.iter().filter(|way| way.contains(it));
        let has_either = |way: &Vec<Candidate>| fits(way, &cage, &one) || fits(way, &cage, &other);
        cage.cells.contains(it.cell) && !with.any(has_either)
    };
    ensure(removed.iter().all(goes), "a removal does not follow")?;
    Ok(([one, other], removed.clone()))
}
