//! Leaving out the steps that the end does not depend on.

use super::follow::{Goal, Planned};
use super::patience::Patience;
use crate::explain;
use sudoku_engine::grid::{Candidate, Cell, CellSet, Contradiction, Digit, DigitSet, Grid, Layout};
use sudoku_engine::rules::{Deduction, Pattern};
use sudoku_engine::search::Stopped;

/// The steps that are needed to reach the goal, each as its rule finds it after the ones before it.
/// Without any one of them, the others would not reach the goal, unless the patience ended before
/// this was checked for each. `None` if the steps do not reach the goal one by one.
///
/// First, the steps that each step depends on are guessed from its picture, which usually leaves
/// only a few; then these are checked to reach the goal, and left out one by one.
pub(super) fn thinned(
    base: &Grid,
    steps: &[Planned],
    goal: Goal,
    patience: &Patience<'_>,
) -> Result<Option<Vec<Planned>>, Stopped> {
    if let Some(guessed) = led_to(base, &guessed(base, steps, goal), goal, patience)? {
        return one_by_one(base, guessed, goal, patience).map(Some);
    }
    match led_to(base, steps, goal, patience)? {
        Some(led) => in_pieces(base, led, goal, patience).map(Some),
        None => Ok(None),
    }
}

/// Does the same for steps that are known to reach the goal one by one. Returns all of them if the
/// patience ends before it is known which are needed.
pub(super) fn thinned_path(
    base: &Grid,
    steps: Vec<Planned>,
    goal: Goal,
    patience: &Patience<'_>,
) -> Result<Vec<Planned>, Stopped> {
    match led_to(base, &guessed(base, &steps, goal), goal, patience) {
        Ok(Some(guessed)) => one_by_one(base, guessed, goal, patience),
        Ok(None) => in_pieces(base, steps, goal, patience),
        Err(Stopped) if patience.stop.is_raised() => Err(Stopped),
        Err(Stopped) => Ok(steps),
    }
}

/// Takes the steps one after another, each if its rule still finds it. Returns those taken if they
/// reach the goal.
fn led_to(
    base: &Grid,
    steps: &[Planned],
    goal: Goal,
    patience: &Patience<'_>,
) -> Result<Option<Vec<Planned>>, Stopped> {
    let mut grid = base.clone();
    let mut taken = Vec::new();
    for step in steps {
        if let Some(again) = step.again(&grid, goal, patience)? {
            again.deduction.apply(&mut grid);
            taken.push(again);
            if goal.is_reached_on(&grid) {
                return Ok(Some(taken));
            }
        }
    }
    Ok(None)
}

/// Leaves out halves, quarters and so on, and finally single steps.
fn in_pieces(
    base: &Grid,
    mut kept: Vec<Planned>,
    goal: Goal,
    patience: &Patience<'_>,
) -> Result<Vec<Planned>, Stopped> {
    let mut size = kept.len() / 2;
    while size > 1 {
        let end = without_pieces(base, &mut kept, size, goal, patience);
        if let Err(Stopped) = end {
            return so_far(kept, patience);
        }
        size /= 2;
    }
    one_by_one(base, kept, goal, patience)
}

/// Leaves out single steps until each of those left is needed.
fn one_by_one(
    base: &Grid,
    mut kept: Vec<Planned>,
    goal: Goal,
    patience: &Patience<'_>,
) -> Result<Vec<Planned>, Stopped> {
    loop {
        let before = kept.len();
        let end = without_pieces(base, &mut kept, 1, goal, patience);
        if let Err(Stopped) = end {
            return so_far(kept, patience);
        }
        if kept.len() == before {
            return Ok(kept);
        }
    }
}

/// The steps left when the patience ends; these reach the goal, too.
fn so_far(kept: Vec<Planned>, patience: &Patience<'_>) -> Result<Vec<Planned>, Stopped> {
    if patience.stop.is_raised() {
        Err(Stopped)
    } else {
        Ok(kept)
    }
}

/// Leaves out each piece of this many steps that is not needed, starting with the last.
fn without_pieces(
    base: &Grid,
    kept: &mut Vec<Planned>,
    size: usize,
    goal: Goal,
    patience: &Patience<'_>,
) -> Result<(), Stopped> {
    let mut end = kept.len();
    while end > 0 {
        let start = end.saturating_sub(size);
        // The steps before the piece stay valid.
        let mut grid = base.clone();
        for step in &kept[..start] {
            step.deduction.apply(&mut grid);
        }
        if let Some(behind) = led_to(&grid, &kept[end..], goal, patience)? {
            kept.truncate(start);
            kept.extend(behind);
        }
        end = start.min(kept.len());
    }
    Ok(())
}

/// The steps that the end seems to depend on: the last one, or those that led to the contradiction,
/// and those that removed a candidate whose absence one of these steps needs.
fn guessed(base: &Grid, steps: &[Planned], goal: Goal) -> Vec<Planned> {
    let mut grid = base.clone();
    // The step that removed each candidate.
    let mut gone_by = [[None; Digit::COUNT]; Cell::COUNT];
    // The earlier steps that each step seems to need.
    let mut needs: Vec<Vec<usize>> = Vec::with_capacity(steps.len());
    let needed = |gone_by: &[[Option<usize>; Digit::COUNT]; Cell::COUNT], areas: Vec<Area>| {
        let of_area = |(cells, digits): Area| {
            let by = move |cell: Cell| digits.into_iter().map(move |it| (cell, it));
            cells.into_iter().flat_map(by)
        };
        let all = areas.into_iter().flat_map(of_area);
        let by =
            all.filter_map(|(cell, digit): (Cell, Digit)| gone_by[cell.index()][digit.index()]);
        by.collect::<Vec<usize>>()
    };
    for (number, step) in steps.iter().enumerate() {
        needs.push(needed(&gone_by, rests_on(&step.deduction, base.layout())));
        let before = grid.clone();
        step.deduction.apply(&mut grid);
        for cell in before.unsolved() {
            for digit in before.candidates(cell) - grid.candidates(cell) {
                gone_by[cell.index()][digit.index()] = Some(number);
            }
        }
    }
    let mut is_needed = vec![false; steps.len()];
    match goal {
        Goal::Claim(_) => {
            if let Some(last) = is_needed.last_mut() {
                *last = true;
            }
        }
        Goal::Contradiction => {
            let contradiction = Contradiction::visible(&grid).next();
            let areas = contradiction.iter().map(area_of).collect();
            for step in needed(&gone_by, areas) {
                is_needed[step] = true;
            }
        }
    }
    for number in (0..steps.len()).rev() {
        if is_needed[number] {
            for step in &needs[number] {
                is_needed[*step] = true;
            }
        }
    }
    let guessed = steps.iter().zip(is_needed).filter(|(_, needed)| *needed);
    guessed.map(|(step, _)| step.clone()).collect()
}

/// Every combination of these cells and digits.
type Area = (CellSet, DigitSet);

/// The areas that a deduction depends on: it may need a candidate to be missing there.
fn rests_on(deduction: &Deduction, layout: &Layout) -> Vec<Area> {
    let conclusions = || deduction.placements.iter().chain(&deduction.eliminations);
    match &deduction.pattern {
        Pattern::NakedSingle(_) => {
            let cells = conclusions().map(|it| it.cell).collect();
            vec![(cells, DigitSet::ALL)]
        }
        Pattern::FullHouse(pattern) => vec![(pattern.house.cells(), DigitSet::ALL)],
        Pattern::HiddenSingle(pattern) => {
            let digits = conclusions().map(|it| it.digit).collect();
            vec![(pattern.house.cells(), digits)]
        }
        _ => {
            let picture = explain::picture(deduction);
            let used: Vec<Candidate> = picture.used().chain(conclusions().copied()).collect();
            let added = picture.sums.iter().map(|(cells, _)| *cells);
            let outlined = picture.sets.iter().copied().chain(added);
            let outlined = outlined.fold(picture.witnesses, CellSet::union);
            let cells = used.iter().fold(outlined, |all, it| all.with(it.cell));
            let digits: DigitSet = used.iter().map(|it| it.digit).collect();
            let tinted = picture.houses.iter().chain(&picture.covers);
            let tinted = tinted.map(|house| (house.cells(), digits));
            let linked = digits.into_iter().flat_map(|digit| {
                let with = used.iter().filter(|it| it.digit == digit);
                let with: CellSet = with.map(|it| it.cell).collect();
                let houses = layout.houses().iter().map(|house| house.cells());
                let houses = houses.filter(move |cells| (*cells & with).len() > 1);
                houses.map(move |cells| (cells, DigitSet::only(digit)))
            });
            let inside = [(cells, DigitSet::ALL)].into_iter();
            inside.chain(tinted).chain(linked).collect()
        }
    }
}

/// The area of a contradiction: its cells with the digits that are missing or were filled in.
fn area_of(contradiction: &Contradiction) -> Area {
    match *contradiction {
        Contradiction::NoPlace { digit, house } => (house.cells(), DigitSet::only(digit)),
        Contradiction::NoCandidate(_)
        | Contradiction::Clash { .. }
        | Contradiction::Seen { .. }
        | Contradiction::Sum { .. }
        | Contradiction::NoSolution => (contradiction.cells(), DigitSet::ALL),
    }
}
