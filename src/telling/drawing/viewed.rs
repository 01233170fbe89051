//! Building the scene of a board: what a position, a picture and the choices of a person put on it.

use super::cages::cages;
use super::links::{DrawnLink, Emphasis, Ground, route};
use super::outline::outlines;
use super::scene::{Frame, HouseKind, Scene, Tint, ValueKind};
use super::sight::Sight;
use crate::explain::{CellPart, Line, Link, Picture, Role, SumPart};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, Grid, House, Layout, Values};
use sudoku_engine::sudoku::Position;

/// The source of a scene.
#[derive(Debug, Clone)]
pub struct View<'a> {
    /// The values and candidates.
    pub position: &'a Position,
    /// The chosen cells. The cells that they see are only shown if one cell is chosen.
    pub selected: CellSet,
    /// Cells that take part in a contradiction.
    pub contradicting: CellSet,
    /// Cells to mark as worth trying.
    pub worth_trying: CellSet,
    /// The picture of the step that is shown, whether or not the step was already taken.
    pub picture: &'a Picture,
    /// The walk through the links of the picture.
    pub walk: Option<Walked<'a>>,
    /// Cells that the same step sets for reasons that are not shown at the moment.
    pub also: CellSet,
}

/// The position of a walk through links.
#[derive(Debug, Clone, Copy)]
pub struct Walked<'a> {
    /// The lines that are about links.
    pub lines: &'a [Line],
    /// The number of the current line of the walk.
    pub at: usize,
}

/// The plain scene of a board that holds these values as givens.
pub fn plain(layout: &Layout, values: &Values) -> Scene {
    let grid = Grid::empty_on(layout);
    let given = |cell: Cell| Some((cell, values[cell.index()]?, ValueKind::Given));
    Scene {
        layout: layout.clone(),
        cages: cages(&grid, CellSet::EMPTY, &Picture::default()),
        values: layout.cells().into_iter().filter_map(given).collect(),
        ..Scene::default()
    }
}

/// Builds the scene of a view.
pub fn scene(view: &View<'_>) -> Scene {
    let layout = view.position.grid().layout();
    let mut scene = Scene {
        layout: layout.clone(),
        cages: cages(view.position.grid(), view.contradicting, view.picture),
        sums: view.picture.sums.clone(),
        cells: view.picture.cells.clone(),
        shares: view.picture.shares.clone(),
        ..Scene::default()
    };
    let open = open_cells(view.position, view.picture);
    houses(view, &mut scene);
    tint(view, &mut scene);
    let grid = view.position.grid();
    for cell in Cell::all().filter(|cell| !open.contains(*cell)) {
        if let Some(value) = view.position.value(cell) {
            let is_wrong = (Candidate::new(cell, value.digit), Role::Wrong);
            let clashing = view.picture.candidates.contains(&is_wrong)
                || view.contradicting.contains(cell)
                    && !grid
                        .placed(value.digit)
                        .is_disjoint(grid.layout().peers(cell));
            if clashing && value.given {
                scene.frames.push((cell, Frame::ClashingGiven));
            }
            let kind = match (clashing, value.given) {
                (_, true) => ValueKind::Given,
                (true, false) => ValueKind::Clashing,
                (false, false) if view.also.contains(cell) => ValueKind::Also,
                (false, false) => ValueKind::Found,
            };
            scene.values.push((cell, value.digit, kind));
        }
    }
    candidates(view, open, &mut scene);
    scene.outlines = outlines(&view.picture.sets);
    if !view.picture.lettered {
        for outline in &mut scene.outlines {
            outline.letters.clear();
        }
    }
    links(view, open, &mut scene);
    sights(view, &mut scene);
    if let Some(walk) = view.walk {
        walked(walk, &mut scene);
    }
    frames(view, &mut scene);
    scene
}

/// The cells to show with candidates: cells without a value, and cells whose candidates the step
/// used before it set them.
pub(super) fn open_cells(position: &Position, picture: &Picture) -> CellSet {
    let candidates = &picture.candidates;
    let of = |meant: fn(Role) -> bool| -> CellSet {
        let marked = candidates.iter().filter(|(_, role)| meant(*role));
        marked.map(|(candidate, _)| candidate.cell).collect()
    };
    let placed = of(|role| role == Role::Placed);
    let others = of(|role| role != Role::Placed);
    position.grid().unsolved() | (placed & others)
}

fn houses(view: &View<'_>, scene: &mut Scene) {
    let picture = view.picture;
    for (houses, kind) in [
        (&picture.losing, HouseKind::Losing),
        (&picture.covers, HouseKind::Cover),
        (&picture.houses, HouseKind::Base),
        (&picture.conflicts, HouseKind::Contradiction),
    ] {
        scene
            .houses
            .extend(houses.iter().map(|house| (*house, kind)));
    }
}

fn tint(view: &View<'_>, scene: &mut Scene) {
    let grid = view.position.grid();
    let cells = |houses: &[House]| {
        let cells = houses.iter().map(|house| house.cells());
        cells.fold(CellSet::EMPTY, |all, cells| all | cells)
    };
    let mut add = |cells: CellSet, tint| scene.tints.extend(cells.iter().map(|cell| (cell, tint)));
    let picture = view.picture;
    let is_plain = picture.houses.is_empty()
        && picture.covers.is_empty()
        && picture.sums.is_empty()
        && picture.losing.is_empty()
        && picture.conflicts.is_empty()
        && picture.cells.is_empty()
        && (picture.witnesses | view.contradicting).is_empty();
    // If a step has its own tints, the tints of the chosen cell are left out.
    if let Some(selected) = view.selected.single().filter(|_| is_plain) {
        add(grid.layout().peers(selected), Tint::Peer);
        if let Some(digit) = grid.value(selected) {
            add(grid.placed(digit), Tint::SameDigit);
        }
    }
    let (base, cover) = (cells(&view.picture.houses), cells(&view.picture.covers));
    add(cover, Tint::Cover);
    add(base, Tint::House);
    add(base & cover, Tint::Crossing);
    let with_part = |part: CellPart| {
        let cells = picture
            .cells
            .iter()
            .filter(move |(_, other)| *other == part);
        cells.fold(CellSet::EMPTY, |all, (it, _)| all | *it)
    };
    add(
        cells(&picture.losing) | with_part(CellPart::Losing),
        Tint::Losing,
    );
    add(with_part(CellPart::Arm), Tint::Cover);
    add(
        cells(&picture.conflicts) | with_part(CellPart::Contradiction),
        Tint::Contradicting,
    );
    for (part, tint) in [
        (SumPart::Counted, Tint::Counted),
        (SumPart::Cage, Tint::Cage),
    ] {
        let cells = picture.sums.iter().filter(|(_, other)| *other == part);
        add(cells.fold(CellSet::EMPTY, |all, (it, _)| all | *it), tint);
    }
    add(view.picture.witnesses, Tint::Used);
    add(view.contradicting, Tint::Contradicting);
    add(view.selected, Tint::Selected);
    // The frame already shows that a cell is chosen.
    add(view.worth_trying, Tint::WorthTrying);
}

/// The candidates on the board and those with a role, and the roles.
fn candidates(view: &View<'_>, open: CellSet, scene: &mut Scene) {
    let grid = view.position.grid();
    for cell in open {
        for digit in grid.layout().digits() {
            let candidate = Candidate::new(cell, digit);
            let roles = roles(view.picture, candidate);
            let is_there = grid.has(candidate) && grid.value(cell).is_none();
            // A cell of a subset may not have all of its digits; a candidate with a link did exist.
            let mut links = view
                .picture
                .links
                .iter()
                .flat_map(|it| it.from.iter().chain(&it.to));
            let was_never = !is_there
                && grid.value(cell).is_none()
                && roles == [Role::Base]
                && links.all(|it| *it != candidate);
            if was_never {
                continue;
            }
            if is_there || !roles.is_empty() {
                scene.candidates.push(candidate);
            }
            scene
                .marks
                .extend(roles.into_iter().map(|role| (candidate, role)));
        }
    }
}

/// The roles of a candidate, each once: filled shapes first, then edges, then conclusions, and last
/// the signs beside the digit.
fn roles(picture: &Picture, candidate: Candidate) -> Vec<Role> {
    let mut roles: Vec<Role> = Vec::new();
    for (marked, role) in &picture.candidates {
        if *marked == candidate && !roles.contains(role) {
            roles.push(*role);
        }
    }
    roles.sort_by_key(|role| match role {
        Role::Start | Role::End => 4,
        Role::Eliminated => 3,
        Role::Placed | Role::Wrong => 2,
        Role::False | Role::GroupFalse => 1,
        _ => 0,
    });
    roles
}

fn links(view: &View<'_>, open: CellSet, scene: &mut Scene) {
    let links = &view.picture.links;
    let ends = links.iter().flat_map(ends);
    let marked = scene.marks.iter().map(|(candidate, _)| candidate);
    let ground = Ground::new(
        view.position.grid().layout(),
        scene.candidates.iter().copied(),
        ends.chain(marked.copied()),
        Cell::all().filter(|cell| !open.contains(*cell)).collect(),
    );
    let claimed = |candidate: &Candidate| {
        let roles = [Role::True, Role::False];
        roles
            .iter()
            .any(|role| scene.marks.contains(&(*candidate, *role)))
    };
    (scene.links, scene.groups) = route(links, &ground, claimed);
    for line in &mut scene.links {
        line.arrow = view.picture.directed;
    }
    for (number, letter) in &view.picture.link_letters {
        let Some(link) = links.get(*number) else {
            continue;
        };
        if let Some(line) = scene.links.iter_mut().find(|line| draws(line, link)) {
            line.letter = Some(*letter);
        }
    }
}

/// Whether a line draws a link.
fn draws(line: &DrawnLink, link: &Link) -> bool {
    line.strong == link.strong
        && line.from.iter().all(|one| link.from.contains(one))
        && line.to.iter().all(|one| link.to.contains(one))
}

/// Adds the lines between candidates that see each other.
fn sights(view: &View<'_>, scene: &mut Scene) {
    let layout = view.position.grid().layout();
    for sight in &view.picture.sights {
        for to in &sight.to {
            let sees = |from: &&Candidate| {
                from.digit == to.digit && layout.peers(to.cell).contains(from.cell)
            };
            for from in sight.from.iter().filter(sees) {
                let line = Sight {
                    from: *from,
                    to: *to,
                };
                if !scene.sights.contains(&line) {
                    scene.sights.push(line);
                }
            }
        }
    }
}

/// Distinguishes the current link of a walk from the links before it, and these from the links
/// after it.
fn walked(walk: Walked<'_>, scene: &mut Scene) {
    for line in &mut scene.links {
        let is_of = |walked: &Line| walked.links.iter().any(|link| draws(line, link));
        line.emphasis = if walk.lines.get(walk.at).is_some_and(is_of) {
            Emphasis::Current
        } else if walk.lines.iter().take(walk.at).any(is_of) {
            Emphasis::Passed
        } else {
            Emphasis::Ahead
        };
    }
    // The last one drawn is on top.
    let is_current = |line: &DrawnLink| line.emphasis == Emphasis::Current;
    scene.links.sort_by_key(is_current);
    let ends_of = |line: &Line| line.links.iter().flat_map(ends).collect::<Vec<_>>();
    for end in walk.lines.get(walk.at).map(ends_of).unwrap_or_default() {
        if !scene.ends.contains(&end) {
            scene.ends.push(end);
        }
    }
    let (come, ahead) = walk.lines.split_at(walk.lines.len().min(walk.at + 1));
    let come: Vec<Candidate> = come.iter().flat_map(ends_of).collect();
    let ahead = ahead.iter().flat_map(ends_of);
    scene.ahead = ahead.filter(|end| !come.contains(end)).collect();
}

fn ends(link: &Link) -> impl Iterator<Item = Candidate> + '_ {
    link.from.iter().chain(&link.to).copied()
}

fn frames(view: &View<'_>, scene: &mut Scene) {
    let clashing = scene.values.iter();
    let clashing = clashing.filter(|(_, _, kind)| *kind == ValueKind::Clashing);
    let clashing = clashing.map(|(cell, _, _)| (*cell, Frame::Clashing));
    scene.frames.extend(clashing);
    let also = |(cell, _, kind): &(Cell, Digit, ValueKind)| {
        (*kind == ValueKind::Also).then_some((*cell, Frame::Also))
    };
    scene.frames.extend(scene.values.iter().filter_map(also));
    let set = view.picture.candidates.iter().filter(|(candidate, role)| {
        let shown = |(cell, _, _): &(Cell, Digit, ValueKind)| *cell == candidate.cell;
        *role == Role::Placed && scene.values.iter().any(shown)
    });
    scene
        .frames
        .extend(set.map(|(candidate, _)| (candidate.cell, Frame::Set)));
    scene
        .frames
        .extend(view.selected.iter().map(|cell| (cell, Frame::Selected)));
}
