//! Reads the pattern of a step, in the forms in which the techniques write it.

use super::links::chain;
use crate::notation::branches::Fact;
use crate::notation::chain::Chain;
use crate::notation::error::{Expected, ReadError};
use crate::notation::eureka;
use crate::notation::scan::Scan;
use crate::notation::step::{Argument, Fish, Sets, SingleDigit, Slots};
use sudoku_engine::grid::{CellSet, Digit, DigitSet};
use sudoku_engine::rules::large_patterns::Slot;
use sudoku_engine::rules::{Family, Technique};

/// Reads one form of the pattern of a step.
type Reader = fn(Scan<'_>) -> Result<Argument, ReadError>;

/// Reads the pattern of a step of a technique.
///
/// # Errors
///
/// The error of the form that fits best.
pub(super) fn pattern(technique: Option<Technique>, scan: Scan<'_>) -> Result<Argument, ReadError> {
    let family = technique.map(Technique::family);
    if technique == Some(Technique::RankZeroLogic) {
        return slots(scan);
    }
    if matches!(
        family,
        Some(Family::Cages | Family::LargePatterns | Family::Templates | Family::Custom)
    ) {
        return Ok(raw(scan));
    }
    if scan.is_done() {
        return Ok(Argument::Nothing);
    }
    let is_branching = family == Some(Family::Forcing);
    let readers: &[Reader] = if is_branching {
        &[branches]
    } else {
        &[
            eureka_chains,
            digits_in,
            fish,
            colors,
            sectors,
            sets,
            sets_in_a_row,
            chain,
            branches,
        ]
    };
    // The attempt that got furthest gives the error.
    let mut nearest: Option<ReadError> = None;
    for reader in readers {
        match reader(scan) {
            Ok(argument) => return Ok(argument),
            Err(error) if nearest.as_ref().is_none_or(|it| error.left() < it.left()) => {
                nearest = Some(error);
            }
            Err(_) => {}
        }
    }
    match nearest {
        // The rules of other boards have forms of their own.
        Some(_) if technique.is_some_and(|it| it.code() == "-") => Ok(raw(scan)),
        Some(error) => Err(error),
        None => Ok(Argument::Other),
    }
}

/// A pattern that only its rule can check.
fn raw(scan: Scan<'_>) -> Argument {
    match scan.is_done() {
        true => Argument::Nothing,
        false => Argument::Raw(scan.rest().to_owned()),
    }
}

/// Checks that nothing follows.
pub(super) fn done<T>(scan: Scan<'_>, read: T) -> Result<T, ReadError> {
    if scan.is_done() {
        Ok(read)
    } else {
        Err(scan.expected(Expected::End))
    }
}

/// Truths and, after a backslash, links.
fn slots(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let truths = slot_list(&mut scan)?;
    scan.needs("\\")?;
    let links = slot_list(&mut scan)?;
    done(scan, Argument::Slots(Slots { truths, links }))
}

/// As many cells, and digits in houses, as there are: `r1c2 3r14 5c2*2`.
fn slot_list(scan: &mut Scan<'_>) -> Result<Vec<(Slot, usize)>, ReadError> {
    let is_over = |mut scan: Scan<'_>| scan.is_done() || scan.takes("\\");
    let mut list = Vec::new();
    while !is_over(*scan) {
        let slots: Vec<Slot> = if scan.has_cell() {
            scan.cells()?.iter().map(Slot::Cell).collect()
        } else {
            let digits = scan.digits()?;
            let houses = scan.houses()?.into_iter();
            let of_house = |house| digits.iter().map(move |digit| Slot::Digit(digit, house));
            houses.flat_map(of_house).collect()
        };
        let times = match scan.takes("*") {
            true => scan.times().ok_or_else(|| scan.expected(Expected::Digit))?,
            false => 1,
        };
        list.extend(slots.into_iter().map(|slot| (slot, times)));
    }
    Ok(list)
}

fn eureka_chains(scan: Scan<'_>) -> Result<Argument, ReadError> {
    let parts = parts(scan).map(eureka::chain);
    let chains: Vec<Chain> = parts.collect::<Result<_, _>>()?;
    Ok(Argument::Chains(chains))
}

/// The parts between slashes.
fn parts(scan: Scan<'_>) -> impl Iterator<Item = Scan<'_>> {
    scan.rest().split(" / ").map(move |part| scan.over(part))
}

/// Patterns that start with digits and `in`; before cells, `in` may be missing.
fn digits_in(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let whole = scan;
    let digits: Vec<Digit> = scan
        .digit_list(&[',', '/'])?
        .into_iter()
        .flatten()
        .collect();
    if !scan.takes("in ") && !scan.has_cell() {
        scan.needs("in ")?;
    }
    if !scan.has_cell() {
        let houses = scan.houses()?;
        if scan.is_done() {
            return Ok(Argument::House(digits.into_iter().collect(), houses[0]));
        }
        return single_digits(whole);
    }
    let cells = scan.cell_list()?;
    if scan.takes("connected by") {
        let by = scan.digit().ok_or_else(|| scan.expected(Expected::Digit))?;
        scan.needs("in ")?;
        let link = scan.cells()?;
        let [first, second] = digits[..] else {
            return Err(whole.expected(Expected::TwoDigits));
        };
        let pincers = two(&cells, whole)?;
        return done(
            scan,
            Argument::Joined {
                digits: [first, second],
                pincers,
                by,
                link,
            },
        );
    }
    if scan.is_done() {
        return Ok(Argument::Cells(digits, cells));
    }
    single_digits(whole)
}

fn two<T: Copy>(items: &[T], scan: Scan<'_>) -> Result<[T; 2], ReadError> {
    match items {
        [one, other] => Ok([*one, *other]),
        _ => Err(scan.expected(Expected::TwoCells)),
    }
}

fn single_digits(scan: Scan<'_>) -> Result<Argument, ReadError> {
    let all = parts(scan).map(|mut scan| {
        let digit = scan.digit().ok_or_else(|| scan.expected(Expected::Digit))?;
        scan.needs("in ")?;
        let read = if scan.has_cell() {
            let ends = two(&scan.cell_list()?, scan)?;
            scan.needs("(connected by")?;
            let inner = two(&scan.cell_list()?, scan)?;
            SingleDigit::Connected { digit, ends, inner }
        } else {
            let block = scan.houses()?[0];
            scan.needs("(")?;
            let link = two(&scan.cell_list()?, scan)?;
            SingleDigit::EmptyRectangle { digit, block, link }
        };
        scan.needs(")")?;
        done(scan, read)
    });
    Ok(Argument::SingleDigit(all.collect::<Result<_, _>>()?))
}

fn fish(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let digit = scan.digit().ok_or_else(|| scan.expected(Expected::Digit))?;
    let base = scan.houses()?;
    let mut covers = Vec::new();
    loop {
        let houses = scan.houses()?;
        let mut fins = CellSet::EMPTY;
        while scan.takes("ef") || scan.takes("f") {
            fins |= scan.cells()?;
        }
        covers.push((houses, fins));
        if !scan.takes("/") {
            break;
        }
    }
    let branches = if scan.takes(":") {
        read_branches(scan)?
    } else {
        done(scan, Vec::new())?
    };
    Ok(Argument::Fish(Fish {
        digit,
        base,
        covers,
        branches,
    }))
}

fn colors(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let digit = scan.digit().ok_or_else(|| scan.expected(Expected::Digit))?;
    let mut clusters = Vec::new();
    let color = |scan: &mut Scan<'_>| {
        scan.needs("(")?;
        let cells = scan.cells()?;
        scan.needs(")")?;
        Ok(cells)
    };
    loop {
        let first = color(&mut scan)?;
        scan.needs("/")?;
        clusters.push([first, color(&mut scan)?]);
        if !scan.takes(",") {
            return done(scan, Argument::Colors(digit, clusters));
        }
    }
}

/// `r2c23 {147}`, with or without a sign before the digits.
fn set(scan: &mut Scan<'_>) -> Result<(CellSet, DigitSet), ReadError> {
    let cells = scan.cells()?;
    let _ = scan.takes("-");
    scan.needs("{")?;
    let digits = scan.digits()?;
    scan.needs("}")?;
    Ok((cells, digits))
}

fn sectors(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let middle = set(&mut scan)?;
    scan.needs("(")?;
    let line = set(&mut scan)?;
    scan.needs(",")?;
    let block = set(&mut scan)?;
    scan.needs(")")?;
    done(scan, Argument::Sectors([middle, line, block]))
}

fn sets(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let mut stem = None;
    if scan.has_cell() {
        stem = scan.cells()?.single();
        scan.needs(",")?;
    }
    let mut sets = Vec::new();
    for name in ["A=", "B=", "C=", "D=", "E=", "F=", "G=", "H=", "I="] {
        if !scan.takes(name) {
            break;
        }
        sets.push(set(&mut scan)?);
        let _ = scan.takes(",");
    }
    if sets.is_empty() {
        return Err(scan.expected(Expected::Set));
    }
    let in_the_middle = scan.takes("X,Y=");
    if !in_the_middle {
        scan.needs("X=")?;
    }
    let linking = scan.digit_list(&[','])?;
    // The last set is the one between the two others.
    if in_the_middle && sets.len() == 3 {
        sets.swap(1, 2);
    }
    let mut locked = DigitSet::EMPTY;
    if scan.takes(",") {
        scan.needs("Z=")?;
        locked = scan.digit_list(&[','])?.into_iter().flatten().collect();
    }
    done(
        scan,
        Argument::Sets(Sets {
            stem,
            sets,
            linking,
            locked,
        }),
    )
}

/// `6- r2c1 {36} -3- r2c7 {35} -5- r3c9 {56} -6`
fn sets_in_a_row(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let locked = scan.digits()?;
    scan.needs("-")?;
    let (mut all, mut linking) = (Vec::new(), Vec::new());
    loop {
        all.push(set(&mut scan)?);
        scan.needs("-")?;
        let digits = scan.digits()?;
        if !scan.takes("-") {
            let sets = Sets {
                stem: None,
                sets: all,
                linking,
                locked,
            };
            return done(scan, Argument::Sets(sets));
        }
        linking.push(digits);
    }
}

fn branches(scan: Scan<'_>) -> Result<Argument, ReadError> {
    Ok(Argument::Branches(read_branches(scan)?))
}

fn read_branches(scan: Scan<'_>) -> Result<Vec<Vec<Fact>>, ReadError> {
    parts(scan).map(branch).collect()
}

/// Consecutive claims, with or without brackets, or in Eureka.
fn branch(mut scan: Scan<'_>) -> Result<Vec<Fact>, ReadError> {
    if eureka::begins(scan) {
        return eureka::branch(scan);
    }
    let mut facts = Vec::new();
    while !scan.is_done() {
        if scan.takes("(") || scan.takes(")") {
            continue;
        }
        let cells = scan.cells()?;
        let is_true = !scan.takes("<>");
        if is_true {
            scan.needs("=")?;
        }
        let digits = scan.digits()?;
        facts.extend(digits.iter().map(|digit| Fact {
            digit,
            cells,
            is_true,
        }));
    }
    Ok(facts)
}
