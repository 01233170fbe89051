//! The argument that a candidate is right or wrong, on a board without mistakes.

use std::ops::ControlFlow;

use super::easiest::{Band, by_ease, easier, easier_than, is_plain, is_readable};
use super::follow::{Goal, Planned, Rule, Walk, each_on};
use super::patience::Patience;
use super::thinned::{thinned, thinned_path};
use super::{Claim, Grounds, Refutation, Story, Supposition};
use crate::explain;
use sudoku_engine::grid::{Contradiction, Grid, Layout};
use sudoku_engine::rules::{Deduction, Technique, rule_for};
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::solver::{ForcedRow, Solver, forced_row};

/// The easiest argument for a true claim, and the board that it is about: `base`, or the first
/// board in `stands` on which the opposite of the claim can be refuted.
pub(super) fn prove(
    claim: Claim,
    base: &Grid,
    stands: &[Grid],
    solver: &Solver,
    stop: &Stop,
) -> Result<(Grounds, Grid), Stopped> {
    let on_base = |grounds| Ok((grounds, base.clone()));
    let rules: Vec<Rule> = solver.usable(base.layout()).collect();
    let goal = Goal::Claim(claim);
    let patience = Patience::new(stop);
    let by_rules = by_rules(&rules, goal, base, &patience);
    let supposed = claim.opposite();
    let told = |steps: Vec<Deduction>| match by_fewer_singles(&steps, supposed, base, stands) {
        Some(shorter) => Ok(shorter),
        None => on_base(Grounds::Story(Story { steps, off: None })),
    };
    if let Some(steps) = unless_stopped(by_rules, stop)? {
        return told(steps);
    }
    // The rules always show their conclusions on the solving path, however long it takes.
    let mut path = Walk::from(base);
    if path.along_path(solver, goal, stop)? {
        let steps = thinned_path(base, path.steps, goal, &Patience::new(stop))?;
        return told(deductions(steps));
    }
    for board in stands {
        let patience = Patience::new(stop);
        let grid = holding(board, supposed);
        if let Some(refutation) = refuted_within(&grid, solver, Rules::On, &patience)? {
            let supposition = Supposition {
                supposed,
                stands: true,
                refutation,
                shown_in: None,
            };
            return Ok((Grounds::Contradiction(supposition), board.clone()));
        }
    }
    let off = off(solver, base.layout());
    let patience = Patience::new(stop);
    let with_one = with_one_more(&path, &rules, &off, goal, base, &patience);
    if let Some(story) = unless_stopped(with_one, stop)? {
        return on_base(Grounds::Story(story));
    }
    let mut given_up = patience.is_over();
    let patience = Patience::new(stop);
    let refutation = refuted_within(&holding(base, supposed), solver, Rules::All, &patience)?;
    given_up |= patience.is_over();
    on_base(match refutation {
        Some(refutation) => Grounds::Contradiction(Supposition {
            supposed,
            stands: false,
            refutation,
            shown_in: None,
        }),
        None => Grounds::Search { given_up },
    })
}

/// The supposition that singles refute in fewer lines than a story has, and the board that it is
/// about. A story of a few plain steps stays: it needs no supposition.
fn by_fewer_singles(
    steps: &[Deduction],
    supposed: Claim,
    base: &Grid,
    stands: &[Grid],
) -> Option<(Grounds, Grid)> {
    if is_plain(steps) && is_readable(steps) {
        return None;
    }
    let most: usize = steps
        .iter()
        .map(|it| explain::argument(it).lines.len())
        .sum();
    let on = |board: &Grid, stands: bool| {
        let row = forced_row(&holding(board, supposed))?;
        // The supposition and the contradiction are lines too.
        let lines = row.singles.len() + 2;
        Some((lines, stands, row, board.clone()))
    };
    let standing = stands.iter().filter_map(|board| on(board, true));
    let rows = standing
        .chain(on(base, false))
        .filter(|(lines, ..)| *lines < most);
    let (_, stands, row, board) = rows.min_by_key(|(lines, ..)| *lines)?;
    let supposition = Supposition {
        supposed,
        stands,
        refutation: Refutation::Singles(row),
        shown_in: Some(steps.len()),
    };
    Some((Grounds::Contradiction(supposition), board))
}

/// A board to which a claim was applied.
fn holding(board: &Grid, claim: Claim) -> Grid {
    let mut grid = board.clone();
    if claim.is_true {
        grid.place(claim.candidate);
    } else {
        grid.eliminate(claim.candidate);
    }
    grid
}

/// The easiest steps by which the rules that are on reach the goal. Harder rules are asked only if
/// the easier ones find no story that can be read in one go.
fn by_rules(
    rules: &[Rule],
    goal: Goal,
    base: &Grid,
    patience: &Patience<'_>,
) -> Result<Option<Vec<Deduction>>, Stopped> {
    let mut walk = Walk::from(base);
    let mut easiest: Option<Vec<Deduction>> = None;
    for band in Band::ALL {
        if easiest.as_deref().is_some_and(is_readable) {
            break;
        }
        let found = match within(band, &easiest, &mut walk, rules, goal, base, patience) {
            // The story known so far is an answer.
            Err(Stopped) if easiest.is_some() && !patience.stop.is_raised() => break,
            found => found?,
        };
        for story in found {
            easiest = Some(match easiest {
                Some(known) => easier(known, story),
                None => story,
            });
        }
    }
    Ok(easiest)
}

/// The stories that the rules of a band find: a step that reaches the goal at once or else, if no
/// story is known yet and the band is not the one with nets, a story that they tell with the easier
/// rules.
fn within(
    band: Band,
    known: &Option<Vec<Deduction>>,
    walk: &mut Walk,
    rules: &[Rule],
    goal: Goal,
    base: &Grid,
    patience: &Patience<'_>,
) -> Result<Vec<Vec<Deduction>>, Stopped> {
    let is_in = |rule: &Rule| Band::of(rule.technique()) == band;
    let new: Vec<Rule> = rules.iter().copied().filter(is_in).collect();
    if new.is_empty() {
        return Ok(Vec::new());
    }
    let mut stories = Vec::new();
    let at_once = at_once(base, &by_ease(&new), goal, patience)?;
    match &at_once {
        Some(step) if band == Band::Plain => {
            // A few singles may be easier than a subset.
            let easier = easier_than(step.technique, &new);
            stories.extend(told(&mut Walk::from(base), &easier, goal, base, patience)?);
        }
        // If only nets can continue, the solving path has the fewest of them.
        None if known.is_none() && band < Band::Extreme => {
            let so_far = rules.iter().copied();
            let so_far = so_far.filter(|rule| Band::of(rule.technique()) <= band);
            let so_far: Vec<Rule> = so_far.collect();
            stories.extend(told(walk, &so_far, goal, base, patience)?);
        }
        _ => {}
    }
    stories.extend(at_once.map(|step| vec![step]));
    Ok(stories)
}

/// The deduction by which the first of these rules reaches the goal at once; if there are several,
/// the one that uses the fewest candidates.
fn at_once(
    grid: &Grid,
    rules: &[Rule],
    goal: Goal,
    patience: &Patience<'_>,
) -> Result<Option<Deduction>, Stopped> {
    let found = each_on(
        grid,
        rules.iter().copied(),
        patience,
        &mut |_, found| match goal.shortest(found, grid.layout()) {
            Some(deduction) => ControlFlow::Break(deduction),
            None => ControlFlow::Continue(()),
        },
    )?;
    Ok(found.break_value())
}

/// The way from a position without a solution to a contradiction: by singles, or else by the rules
/// that are on and those of [`off`] together. `None` if they find none.
pub(super) fn refuted(
    grid: &Grid,
    solver: &Solver,
    stop: &Stop,
) -> Result<Option<Refutation>, Stopped> {
    let stop = stop.without_looks();
    refuted_within(grid, solver, Rules::All, &Patience::new(&stop))
}

/// The rules that may lead to a contradiction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rules {
    /// The rules that are on.
    On,
    /// The rules that are on, and those of [`off`].
    All,
}

/// The way to a contradiction by singles or by these rules, as far as the patience lasts.
fn refuted_within(
    grid: &Grid,
    solver: &Solver,
    which: Rules,
    patience: &Patience<'_>,
) -> Result<Option<Refutation>, Stopped> {
    if let Some(contradiction) = Contradiction::visible(grid).next() {
        return Ok(Some(Refutation::Singles(ForcedRow {
            singles: Vec::new(),
            contradiction,
            ruled_out: Vec::new(),
        })));
    }
    if let Some(row) = forced_row(grid) {
        return Ok(Some(Refutation::Singles(row)));
    }
    let off = match which {
        Rules::On => Vec::new(),
        Rules::All => off(solver, grid.layout()),
    };
    let off = off.into_iter().filter_map(rule_for);
    let rules = solver.usable(grid.layout()).chain(off);
    // With a wrong assumption, the puzzle has no solution, so rules that rely on a single one are
    // not valid.
    let rules: Vec<Rule> = rules.filter(|rule| !rule.needs_unique_solution()).collect();
    let mut walk = Walk::from(grid);
    let steps = told(&mut walk, &rules, Goal::Contradiction, grid, patience);
    let steps = unless_stopped(steps, patience.stop)?;
    Ok(steps.and_then(|steps| {
        let mut end = grid.clone();
        steps.iter().for_each(|step| step.apply(&mut end));
        let contradiction = Contradiction::visible(&end).next()?;
        Some(Refutation::Steps {
            steps,
            contradiction,
        })
    }))
}

/// The story of the rule that concluded the claim in a step of the journal, if the rule finds the
/// claim on this board.
pub(super) fn recorded(
    claim: Claim,
    step: &[Deduction],
    base: &Grid,
    solver: &Solver,
    stop: &Stop,
) -> Result<Option<Story>, Stopped> {
    let goal = Goal::Claim(claim);
    let Some(deduction) = step.iter().find(|it| goal.is_reached_by(it, base.layout())) else {
        return Ok(None);
    };
    let mut on = solver.usable(base.layout());
    let of_technique = on.find(|rule| rule.technique() == deduction.technique);
    let Some(rule) = of_technique.or_else(|| rule_for(deduction.technique)) else {
        return Ok(None);
    };
    let planned = Planned {
        rule,
        deduction: deduction.clone(),
    };
    let patience = Patience::new(stop);
    let again = unless_stopped(planned.again(base, goal, &patience), stop)?;
    Ok(again.map(|again| Story {
        steps: vec![again.deduction],
        off: None,
    }))
}

/// The steps by which rules reach the goal, thinned out.
fn told(
    walk: &mut Walk,
    rules: &[Rule],
    goal: Goal,
    base: &Grid,
    patience: &Patience<'_>,
) -> Result<Option<Vec<Deduction>>, Stopped> {
    if !walk.go_on(rules, goal, patience)? {
        return Ok(None);
    }
    let steps = thinned(base, &walk.steps, goal, patience)?;
    Ok(steps.map(deductions))
}

fn deductions(steps: Vec<Planned>) -> Vec<Deduction> {
    steps.into_iter().map(|step| step.deduction).collect()
}

/// The story of the easiest rule that is off and reaches the goal together with the rules that are
/// on. These find nothing more on the board of `stalled`.
fn with_one_more(
    stalled: &Walk,
    rules: &[Rule],
    off: &[Technique],
    goal: Goal,
    base: &Grid,
    patience: &Patience<'_>,
) -> Result<Option<Story>, Stopped> {
    // The conclusion of a net is easier to see from the opposite.
    let others = off.iter().copied();
    let others = others.filter(|technique| Band::of(*technique) < Band::Extreme);
    let others = others.filter_map(rule_for);
    let mut end = Ok(None);
    let _ = each_on(&stalled.grid, others, patience, &mut |rule, found| {
        if found.is_empty() {
            return ControlFlow::Continue(());
        }
        let story = with(stalled, rule, found, rules, goal, base, patience);
        if matches!(story, Ok(None)) {
            return ControlFlow::Continue(());
        }
        end = story;
        ControlFlow::Break(())
    })?;
    end
}

/// The story of one such rule, which found something on the board of `stalled`.
fn with(
    stalled: &Walk,
    rule: Rule,
    mut found: Vec<Deduction>,
    rules: &[Rule],
    goal: Goal,
    base: &Grid,
    patience: &Patience<'_>,
) -> Result<Option<Story>, Stopped> {
    // Deductions that reach the goal at once come first.
    found.sort_by_key(|it| !goal.is_reached_by(it, base.layout()));
    let mut walk = stalled.clone();
    let steps = if walk.take_all(rule, found, goal) {
        thinned(base, &walk.steps, goal, patience)?.map(deductions)
    } else {
        let rules: Vec<Rule> = rules.iter().copied().chain([rule]).collect();
        told(&mut walk, &rules, goal, base, patience)?
    };
    Ok(steps.map(|steps| Story {
        steps,
        off: Some(rule.technique()),
    }))
}

/// The techniques to ask if the rules that are on find nothing: those that are on by default but
/// off here, the easiest first. All others take long, and are harder to see than the consequences
/// of an assumption.
fn off(solver: &Solver, layout: &Layout) -> Vec<Technique> {
    let on: Vec<Technique> = solver.usable(layout).map(|rule| rule.technique()).collect();
    let holds = |technique: &Technique| {
        rule_for(*technique).is_some_and(|rule| rule.holds_in(layout).is_ok())
    };
    let may_use = |technique: &Technique| solver.is_unique() || !technique.entry().one_solution;
    let techniques = Technique::ALL.iter().copied();
    let mut off: Vec<Technique> = techniques
        .filter(|it| it.is_standard() && !on.contains(it))
        .filter(may_use)
        .filter(holds)
        .collect();
    off.sort_by_key(|technique| (technique.level(), technique.score()));
    off
}

/// Replaces a result that took too long by `None`, unless the whole search was stopped.
fn unless_stopped<T>(found: Result<Option<T>, Stopped>, stop: &Stop) -> Result<Option<T>, Stopped> {
    match found {
        Err(Stopped) if !stop.is_raised() => Ok(None),
        found => found,
    }
}
