//! Checks that an argument is well founded: nothing in it rests on itself, or on a later statement.

use sudoku_stepper::branching::{Because, Branching, Claim, Consequence, Within};
use sudoku_stepper::explain::{Argument, argument};
use sudoku_stepper::rules::guardians::Outcome;
use sudoku_stepper::rules::{Deduction, Pattern};
use sudoku_stepper::texts::Span;

/// Returns the part of a deduction that is not well founded, in the pattern or in its lines.
pub fn unfounded(deduction: &Deduction) -> Option<String> {
    let in_pattern = match &deduction.pattern {
        Pattern::Forcing(pattern) => in_branching(&pattern.argument),
        Pattern::SideArguments(pattern) => in_branching(&pattern.argument),
        Pattern::Kraken(pattern) => in_branches(&pattern.branches, &[]),
        Pattern::Guardians(pattern) => match &pattern.outcome {
            Outcome::Forced { branches, .. } => in_branches(branches, &[]),
            _ => Ok(()),
        },
        _ => Ok(()),
    };
    let lines = || in_lines(&argument(deduction));
    in_pattern.and_then(|()| lines()).err()
}

/// Returns the number of arguments within the argument of a deduction, down to the innermost.
pub fn within(deduction: &Deduction) -> usize {
    match &deduction.pattern {
        Pattern::Forcing(pattern) => pattern.argument.inner_count(),
        Pattern::SideArguments(pattern) => pattern.argument.inner_count(),
        _ => 0,
    }
}

/// Checks that each line rests only on lines before it, and names no others.
pub fn in_lines(argument: &Argument) -> Result<(), String> {
    for (number, line) in argument.lines.iter().enumerate() {
        let named = line.text.named().into_iter().filter_map(|span| match span {
            Span::Line(name) => Some(name.place),
            _ => None,
        });
        let mut all = line.from.iter().copied().chain(line.under).chain(named);
        if let Some(later) = all.find(|it| *it >= number) {
            let (line, later) = (number + 1, later + 1);
            return Err(format!("line {line} rests on line {later}"));
        }
    }
    Ok(())
}

fn in_branching(argument: &Branching) -> Result<(), String> {
    in_branches(&argument.branches, &argument.inner)?;
    for (number, within) in argument.inner.iter().enumerate() {
        let all = argument.branches.iter().flatten();
        if !all
            .into_iter()
            .any(|it| it.because == Because::Argued(number))
        {
            return Err(format!("nothing rests on argument {number} within"));
        }
        in_branching(&within.argument)?;
    }
    Ok(())
}

fn in_branches(branches: &[Vec<Consequence>], inner: &[Within]) -> Result<(), String> {
    for branch in branches {
        for (place, one) in branch.iter().enumerate() {
            if let Some(later) = one.from.iter().find(|from| **from >= place) {
                return Err(format!("consequence {place} follows from {later}"));
            }
            if let Because::Argued(number) = one.because {
                let within = inner.get(number);
                let within = within.ok_or(format!("there is no argument {number} within"))?;
                made_before(place, branch, within)?;
            }
        }
    }
    Ok(())
}

/// Checks that an inner argument uses only those consequences of the surrounding branch that come
/// before the one it proves.
fn made_before(place: usize, around: &[Consequence], within: &Within) -> Result<(), String> {
    let outside = within.argument.branches.iter().flatten();
    let outside = outside.filter_map(|one| match one.because {
        Because::Outside(outer) => Some((outer, Some(one.claim))),
        _ => None,
    });
    let left = within.outer.iter().map(|outer| (*outer, None));
    for (outer, claim) in left.chain(outside) {
        if outer >= place {
            let said = format!("consequence {place} is shown by what rests on {outer}");
            return Err(said);
        }
        let says = around.get(outer).map(|one| one.claim);
        let is_so = |it: Claim| claim.map_or(!it.is_true, |claim| claim == it);
        if !says.is_some_and(is_so) {
            return Err(format!("consequence {outer} does not say so"));
        }
    }
    Ok(())
}
