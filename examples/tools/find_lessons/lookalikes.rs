//! Positions on which a technique seems to apply, but does not.
//!
//! A position of a puzzle is changed in one place: a right candidate is removed, a cage loses a
//! cell but keeps its sum, or a given is treated as an entry. If a rule then removes a right digit,
//! the unchanged position looks like one for its technique.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use sudoku_stepper::explain::{Length, Link, Notation, Picture, SumPart, argument, picture, text};
use sudoku_stepper::formats::read_library_line;
use sudoku_stepper::grid::{
    Candidate, Cell, CellSet, Grid, House, HouseKind, Layout, LayoutBuilder, Values,
};
use sudoku_stepper::lessons::{Origin, StoredPosition, stored};
use sudoku_stepper::rules::{Deduction, Family, Level, Survey, Technique, rule_for};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::texts::Language;

/// The number of lookalikes to print for each technique.
const TOLD: usize = 4;
/// The number of findings of a rule to examine on a changed position.
const LOOKED_AT: usize = 60;

/// The difference between the changed position and the real one.
#[derive(Clone, Copy)]
enum Change {
    /// This candidate is overlooked.
    Candidate(Candidate),
    /// This cell of a cage is overlooked.
    CageCell(Cell),
    /// This given is treated as an entry.
    Given(Cell),
}

struct Found {
    score: usize,
    /// The puzzle of the position.
    puzzle: (Layout, Solution),
    told: String,
}

/// Searches for lookalikes of techniques, and prints the best.
pub fn find(of: &[Technique], lines: &str, time: Duration) {
    let stop = Stop::after(time);
    let mut starts: Vec<Grid> = of
        .iter()
        .flat_map(|it| stored(*it))
        .map(|it| it.grid)
        .collect();
    starts.extend(lines.lines().filter_map(|line| {
        let case = read_library_line(line, 1).ok()??;
        Some(case.grid)
    }));
    let others = Technique::ALL.iter().filter(|it| !of.contains(it));
    starts.extend(others.flat_map(|it| stored(*it)).map(|it| it.grid));
    let found: Mutex<BTreeMap<Technique, Vec<Found>>> = Mutex::default();
    let share = time / u32::try_from(of.len().max(1)).unwrap_or(1) * 3;
    std::thread::scope(|scope| {
        for worker in 0..2 {
            let (found, stop, starts) = (&found, &stop, &starts);
            scope.spawn(move || {
                let mut spent: BTreeMap<Technique, Duration> = BTreeMap::new();
                for start in starts.iter().skip(worker).step_by(2) {
                    for (grid, solution, is_single) in path(start, stop) {
                        let may_be_easy = |it: &&Technique| {
                            !is_single || it.level() == Level::Easy || it.family() == Family::Cages
                        };
                        for technique in of.iter().filter(may_be_easy) {
                            let begin = Instant::now();
                            let spent = spent.entry(*technique).or_default();
                            if *spent < share && !stop.is_raised() {
                                look(*technique, &grid, &solution, stop, found);
                                *spent += begin.elapsed();
                            }
                        }
                    }
                }
            });
        }
    });
    let Ok(found) = found.into_inner() else {
        return;
    };
    for technique in of {
        match found.get(technique) {
            None => eprintln!("nothing for {}", technique.slug()),
            Some(all) => all.iter().for_each(|it| say!("{}", it.told)),
        }
    }
}

type Solution = Box<Values>;

/// Returns the positions on the path from one on, and whether a single is next there.
fn path(start: &Grid, stop: &Stop) -> Vec<(Grid, Solution, bool)> {
    let Ok(Solutions::One(solution)) = solve(start, stop).map(|it| it.solutions) else {
        return Vec::new();
    };
    let solver = Solver::preset(Preset::HoDoKu);
    let mut grid = start.clone();
    let mut positions = Vec::new();
    while !grid.is_full() && !stop.is_raised() {
        let step = solver.step_until(&grid, Granularity::Deduction, stop);
        let next = step.ok().flatten().and_then(|step| step.into_iter().next());
        let is_single = next
            .as_ref()
            .is_some_and(|it| it.technique.family() == Family::Singles);
        positions.push((grid.clone(), solution.clone(), is_single));
        match next {
            Some(next) => next.apply(&mut grid),
            None => break,
        }
    }
    positions
}

fn look(
    technique: Technique,
    grid: &Grid,
    solution: &Solution,
    stop: &Stop,
    found: &Mutex<BTreeMap<Technique, Vec<Found>>>,
) {
    let Some(rule) = rule_for(technique) else {
        return;
    };
    if !super::is_of_board(technique, grid) || grid.unsolved().len() > 60 {
        return;
    }
    let right = |cell: Cell| solution[cell.index()].map(|digit| Candidate::new(cell, digit));
    let mut changes: Vec<Change> = Vec::new();
    let candidates = grid.unsolved().into_iter().filter_map(right);
    changes.extend(candidates.map(Change::Candidate));
    for cage in grid.layout().cages() {
        changes.extend(cage.cells.iter().map(Change::CageCell));
    }
    if technique.name().contains("Avoidable") {
        changes.extend(grid.given().into_iter().map(Change::Given));
    }
    let mut there: Option<Vec<CellSet>> = None;
    for change in changes {
        if stop.is_raised() {
            return;
        }
        let Some(changed) = changed(grid, change) else {
            continue;
        };
        let mut count = 0;
        let _ = rule.search(&Survey::of(&changed), &mut |step| {
            count += 1;
            let wrong = wrong_of(&step, grid, solution, change);
            if let Some(wrong) = wrong {
                let picture = picture(&step);
                let score = score(grid, &picture, &step, change);
                let is_better = found.lock().is_ok_and(|it| {
                    let all = it.get(&technique);
                    all.is_none_or(|all| all.len() < TOLD || all[TOLD - 1].score > score)
                });
                if is_better {
                    let seeming = seeming(grid, &picture, &step);
                    let cells: CellSet = seeming.iter().map(|it| it.cell).collect();
                    let there = there.get_or_insert_with(|| cells_there(technique, grid));
                    let spoiled = match change {
                        Change::Candidate(it) => CellSet::only(it.cell),
                        Change::CageCell(cell) | Change::Given(cell) => CellSet::only(cell),
                    };
                    // A double cover of a fish is hard to see.
                    let is_used = !picture.covers.is_empty() && seeming.contains(&wrong);
                    let shown = cells | spoiled | CellSet::only(wrong.cell);
                    if !is_used
                        && !has_single(grid, shown)
                        && !there.iter().any(|used| cells.is_subset(*used))
                    {
                        let told = told(grid, solution, &step, change, wrong, score);
                        let puzzle = (grid.layout().clone(), solution.clone());
                        add(
                            found,
                            technique,
                            Found {
                                score,
                                puzzle,
                                told,
                            },
                        );
                    }
                }
            }
            if count < LOOKED_AT {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
    }
}

/// Returns the cells of the real findings of the technique.
fn cells_there(technique: Technique, grid: &Grid) -> Vec<CellSet> {
    let mut cells = Vec::new();
    if let Some(rule) = rule_for(technique) {
        let _ = rule.search(&Survey::of(grid), &mut |step| {
            cells.push(picture(&step).used().map(|it| it.cell).collect());
            ControlFlow::Continue(())
        });
    }
    cells
}

fn add(found: &Mutex<BTreeMap<Technique, Vec<Found>>>, technique: Technique, it: Found) {
    let Ok(mut found) = found.lock() else {
        return;
    };
    let all = found.entry(technique).or_default();
    if let Some(at) = all.iter().position(|other| other.puzzle == it.puzzle) {
        if all[at].score <= it.score {
            return;
        }
        all.remove(at);
    }
    let at = all.partition_point(|other| other.score <= it.score);
    all.insert(at, it);
    all.truncate(TOLD);
}

/// Returns the position as it looks.
fn changed(grid: &Grid, change: Change) -> Option<Grid> {
    let mut changed = grid.clone();
    match change {
        Change::Candidate(candidate) => {
            changed.eliminate(candidate);
        }
        Change::Given(cell) => changed.set_givens(grid.given() - CellSet::only(cell)),
        Change::CageCell(cell) => {
            let mut builder = LayoutBuilder::classic();
            for cage in grid.layout().cages() {
                let cells = cage.cells - CellSet::only(cell);
                if cells.is_empty() {
                    return None;
                }
                builder = builder.cage(cells, cage.sum);
            }
            changed = Grid::from_values_on(&builder.build().ok()?, grid.values());
            changed.set_givens(grid.given());
            for cell in grid.unsolved() {
                for digit in changed.candidates(cell) - grid.candidates(cell) {
                    changed.eliminate(Candidate::new(cell, digit));
                }
            }
        }
    }
    Some(changed)
}

/// Returns a right digit that a step removes.
fn wrong_of(
    step: &Deduction,
    grid: &Grid,
    solution: &Solution,
    change: Change,
) -> Option<Candidate> {
    let spoiled = match change {
        Change::Candidate(candidate) => Some(candidate.cell),
        _ => None,
    };
    let placed = step.placements.iter().filter_map(|placed| {
        let right = solution[placed.cell.index()]?;
        (right != placed.digit).then_some(Candidate::new(placed.cell, right))
    });
    let is_right = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
    let removed = step.eliminations.iter().copied().filter(is_right);
    let mut wrong = placed.chain(removed);
    wrong.find(|it| Some(it.cell) != spoiled && grid.has(*it))
}

/// Returns the apparent pattern: the candidates that the argument rests on, or else the placements,
/// or the digits that its cells can hold.
fn seeming(grid: &Grid, picture: &Picture, step: &Deduction) -> Vec<Candidate> {
    let mut seeming: Vec<Candidate> = picture.used().filter(|it| grid.has(*it)).collect();
    if seeming.is_empty() {
        seeming.extend(&step.placements);
    }
    if seeming.is_empty() {
        let sums = picture.sums.iter();
        let sides = sums.filter(|(_, part)| part.is_side()).map(|(set, _)| *set);
        let sets = picture.sets.iter().copied();
        let cells = sides
            .chain(sets)
            .chain(picture.cells.iter().map(|(set, _)| *set));
        for cell in cells.flatten() {
            let digits = grid.candidates(cell).iter();
            seeming.extend(digits.map(|digit| Candidate::new(cell, digit)));
        }
    }
    seeming.sort_unstable();
    seeming.dedup();
    seeming
}

/// Whether one of these cells needs no technique.
fn has_single(grid: &Grid, cells: CellSet) -> bool {
    let mut open = (cells & grid.unsolved()).into_iter();
    open.any(|cell| grid.candidates(cell).len() == 1)
}

/// Returns a score; the lower it is, the easier to read.
fn score(grid: &Grid, picture: &Picture, step: &Deduction, change: Change) -> usize {
    let cells = grid.unsolved().into_iter();
    let candidates: usize = cells.map(|cell| grid.candidates(cell).len()).sum();
    let used: CellSet = picture.used().map(|it| it.cell).collect();
    let is_far = match change {
        Change::Candidate(it) => {
            let in_house = |house: &&House| house.contains(it.cell);
            !used.contains(it.cell) && !picture.houses.iter().any(|house| in_house(&house))
        }
        _ => false,
    };
    candidates / 2
        + 5 * picture.candidates.len()
        + 6 * picture.links.len()
        + 2 * step.eliminations.len()
        + if is_far { 40 } else { 0 }
        // Without this candidate, the cell should not be solved.
        + match change {
            Change::Candidate(it) if grid.candidates(it.cell).len() == 2 => 60,
            _ => 0,
        }
        + if matches!(change, Change::CageCell(_)) {
            30
        } else {
            0
        }
}

fn at(cell: Cell) -> String {
    format!("{}{}", cell.row() + 1, cell.column() + 1)
}

fn triple(it: &Candidate) -> String {
    format!("{}{}", it.digit, at(it.cell))
}

fn joined(words: impl IntoIterator<Item = String>, between: &str) -> String {
    let words: Vec<String> = words.into_iter().collect();
    words.join(between)
}

fn house(house: &House) -> String {
    let kind = match house.kind() {
        HouseKind::Row => 'r',
        HouseKind::Column => 'c',
        HouseKind::Box => 'b',
        _ => 'g',
    };
    format!("{kind}{}", house.number() + 1)
}

fn cells(cells: CellSet) -> String {
    joined(cells.iter().map(at), ".")
}

/// Writes chains of links, starting a new one if a link does not continue the last.
fn chains(links: &[Link]) -> String {
    let group = |group: &[Candidate]| joined(group.iter().map(triple), ".");
    let mut words = String::new();
    let mut last: Option<&[Candidate]> = None;
    for link in links {
        if last != Some(&link.from) {
            if last.is_some() {
                words.push('/');
            }
            words += &group(&link.from);
        }
        words.push(if link.strong { '=' } else { '-' });
        words += &group(&link.to);
        last = Some(&link.to);
    }
    words
}

/// Returns the line, the solution and the text.
fn told(
    grid: &Grid,
    solution: &Solution,
    step: &Deduction,
    change: Change,
    wrong: Candidate,
    score: usize,
) -> String {
    let picture = picture(step);
    let position = StoredPosition {
        technique: step.technique,
        origin: Origin::Next,
        grid: grid.clone(),
        eliminations: vec![wrong],
        placements: Vec::new(),
    };
    let line = position.write().replacen(" next ", " ", 1);
    let seeming = seeming(grid, &picture, step);
    let mut words = vec![format!(
        "seeming={}",
        joined(seeming.iter().map(triple), ",")
    )];
    let mut spoiler = String::new();
    match change {
        Change::Candidate(it) => words.push(format!("spoiling={}", triple(&it))),
        Change::CageCell(cell) => spoiler = format!("cage cell {}", at(cell)),
        Change::Given(cell) => spoiler = format!("given {}", at(cell)),
    }
    let sums = |part: SumPart| {
        let sums = picture.sums.iter().filter(move |(_, it)| *it == part);
        joined(sums.map(|(set, _)| cells(*set)), "/")
    };
    let lists = [
        ("houses", joined(picture.houses.iter().map(house), ",")),
        ("covers", joined(picture.covers.iter().map(house), ",")),
        ("links", chains(&picture.links)),
        (
            "sets",
            joined(picture.sets.iter().map(|set| cells(*set)), "/"),
        ),
        ("cages", sums(SumPart::Cage)),
        ("counted", sums(SumPart::Counted)),
        ("innies", sums(SumPart::Innie)),
        ("outies", sums(SumPart::Outie)),
    ];
    for (name, list) in lists {
        if !list.is_empty() {
            words.push(format!("{name}={list}"));
        }
    }
    let english = Language::english();
    let said = argument(step).render(english, Notation::Rc);
    let short = text(step, Length::Short).render(english, Notation::Rc);
    let solved: String = solution.iter().flatten().map(ToString::to_string).collect();
    format!(
        "== {} {score} {spoiler}\n{line} {}\nS {solved}\nP {short}\nA {}\n",
        step.technique.slug(),
        words.join(" "),
        said.replace('\n', "\nA "),
    )
}
