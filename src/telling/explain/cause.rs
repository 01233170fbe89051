//! Contradictions in a position and their causes, in words and pictures.

use super::forced_walk::drawn_link;
use super::picture::candidates_in;
use super::singles::sights;
use super::{Link, Picture, Role, Text, event, said};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Contradiction, Digit, DigitSet, Grid, House};
use sudoku_engine::rules::exclusions;
use sudoku_engine::search::watched::Event;
use sudoku_engine::solver::{ForcedRow, ForcedSingle};
use sudoku_engine::texts::house_kind_name;
use sudoku_engine::texts::said::Put;

/// The sentence that says why a position cannot be completed.
pub fn contradiction(contradiction: &Contradiction) -> Text {
    match contradiction {
        Contradiction::Clash {
            digit,
            house,
            cells,
        } => said!(
            "contradiction-clash",
            house = *house,
            digit = *digit,
            count = cells.len(),
            cells = Text::listed(*cells),
        ),
        Contradiction::Seen { digit, cells } => said!(
            "contradiction-seen",
            digit = *digit,
            cells = Text::listed(*cells),
        ),
        Contradiction::Sum { cells, sum } => said!(
            "contradiction-sum",
            cells = Text::listed(*cells),
            sum = usize::from(*sum),
        ),
        Contradiction::NoCandidate(cell) => {
            said!("contradiction-no-candidate", cell = *cell)
        }
        Contradiction::NoPlace { digit, house } => {
            said!("contradiction-no-place", house = *house, digit = *digit)
        }
        Contradiction::NoSolution => said!("contradiction-no-solution"),
    }
}

/// The cause of a contradiction, after the sentence that names it: the values that rule out the
/// missing digits or places, and the removed candidates. Empty for [`Contradiction::NoSolution`],
/// which is not visible.
pub fn cause(contradiction: &Contradiction, grid: &Grid) -> Text {
    match *contradiction {
        Contradiction::Clash { house, .. } => {
            said!(
                "cause-clash",
                kind = Put::Words(house_kind_name(house.kind()))
            )
        }
        Contradiction::NoCandidate(cell) => no_candidate(cell, grid),
        Contradiction::NoPlace { digit, house } => no_place(digit, house, grid),
        Contradiction::Seen { .. } | Contradiction::Sum { .. } | Contradiction::NoSolution => {
            Text::new()
        }
    }
}

/// The values and removals that rule out every digit of a cell.
fn no_candidate(cell: Cell, grid: &Grid) -> Text {
    let seen = seen_from(grid, grid.layout().peers(cell)).into_iter();
    let seen: Vec<Text> = seen
        .map(|(digit, at)| said!("cause-seen", digit = digit, cell = at))
        .collect();
    let removed = removed_from(grid, grid.layout().peers(cell));
    match (seen.is_empty(), removed.is_empty()) {
        (_, true) => said!(
            "cause-all-seen",
            cell = cell,
            seen = Text::listed_texts(seen),
        ),
        (true, false) => said!(
            "cause-all-removed",
            removed = Text::listed(removed),
            count = removed.len(),
        ),
        (false, false) => said!(
            "cause-seen-or-removed",
            cell = cell,
            seen = Text::listed_texts(seen),
            removed = Text::listed(removed),
            count = removed.len(),
        ),
    }
}

/// The values and removals that rule out every place for a digit in a house.
fn no_place(digit: Digit, house: House, grid: &Grid) -> Text {
    let empty = grid.unsolved() & house.cells();
    let (excluded, removed) = exclusions(grid, digit, empty);
    let filled = house.cells() - empty;
    let mut clauses = Vec::new();
    if !filled.is_empty() {
        clauses.push(said!(
            "cause-filled",
            cells = Text::listed(filled),
            count = filled.len(),
        ));
    }
    if !excluded.is_empty() {
        clauses.push(sights(digit, &excluded));
    }
    if !removed.is_empty() {
        clauses.push(said!(
            "cause-removed",
            digit = digit,
            cells = Text::listed(removed),
        ));
    }
    said!("cause-no-place", clauses = Text::clauses(clauses))
}

/// The picture of a contradiction apart from its cells: the house, the values that rule out the
/// missing digits or places, and the removed candidates.
pub fn cause_picture(contradiction: &Contradiction, grid: &Grid) -> Picture {
    let nothing = Picture::default();
    match *contradiction {
        Contradiction::Clash { house, .. } => nothing.tinting([house]),
        Contradiction::NoCandidate(cell) => {
            let seen = seen_from(grid, grid.layout().peers(cell));
            let removed = removed_from(grid, grid.layout().peers(cell));
            Picture {
                witnesses: seen.into_iter().map(|(_, at)| at).collect(),
                ..nothing
            }
            .with(
                Role::Eliminated,
                candidates_in(CellSet::only(cell), removed),
            )
        }
        Contradiction::NoPlace { digit, house } => {
            let empty = grid.unsolved() & house.cells();
            let (excluded, removed) = exclusions(grid, digit, empty);
            Picture {
                witnesses: excluded.iter().map(|one| one.witness).collect(),
                ..nothing
            }
            .tinting([house])
            .with(
                Role::Eliminated,
                candidates_in(removed, DigitSet::only(digit)),
            )
        }
        Contradiction::Seen { .. } | Contradiction::Sum { .. } | Contradiction::NoSolution => {
            nothing
        }
    }
}

/// Each digit in one of these cells, with the first cell that holds it.
fn seen_from(grid: &Grid, cells: CellSet) -> Vec<(Digit, Cell)> {
    let digits = Digit::ALL.into_iter();
    let seen = digits.filter_map(|digit| Some((digit, (grid.placed(digit) & cells).first()?)));
    seen.collect()
}

/// The digits in none of these cells.
fn removed_from(grid: &Grid, cells: CellSet) -> DigitSet {
    let seen = seen_from(grid, cells).into_iter();
    grid.layout().digits() - seen.map(|(digit, _)| digit).collect()
}

/// A row of singles in words: `r1c3 must be 5: it has no other candidate. Then … And then row 3 has
/// no place left for 7.`
pub fn forced(row: &ForcedRow) -> Text {
    forced_from(row, 0)
}

/// Does the same from the single with this number on.
pub fn forced_from(row: &ForcedRow, start: usize) -> Text {
    let singles = &row.singles[start.min(row.singles.len())..];
    let end = event(&Event::Contradiction(row.contradiction));
    if singles.is_empty() {
        return end;
    }
    forced_singles(singles).sentence(said!("forced-end", sentence = end))
}

/// Singles in words, one after the other.
pub fn forced_singles(singles: &[ForcedSingle]) -> Text {
    let singles = singles.iter().enumerate().map(|(number, single)| {
        let sentence = event(&Event::Single {
            placement: single.placement,
            house: single.house,
        });
        if number == 0 {
            sentence
        } else {
            said!("forced-then", sentence = sentence)
        }
    });
    singles.fold(Text::new(), Text::sentence)
}

/// The picture of a row of singles: each single as true, the candidates that it rules out as false,
/// and the links between them in order.
pub fn forced_picture(row: &ForcedRow) -> Picture {
    let mut picture = Picture::default();
    let link = |from: Candidate, to: Candidate| Link {
        from: vec![from],
        to: vec![to],
        strong: false,
    };
    let add_role = |picture: &mut Picture, candidate, role| {
        if !picture.candidates.contains(&(candidate, role)) {
            picture.candidates.push((candidate, role));
        }
    };
    for single in &row.singles {
        for out in &single.ruled_out {
            add_role(&mut picture, out.candidate, Role::False);
            picture.links.push(link(out.by, out.candidate));
        }
        if !single.ruled_out.is_empty() {
            picture.links.push(drawn_link(single));
        }
        add_role(&mut picture, single.placement, Role::True);
    }
    for out in &row.ruled_out {
        add_role(&mut picture, out.candidate, Role::False);
        picture.links.push(link(out.by, out.candidate));
    }
    let mut links: Vec<Link> = Vec::new();
    for link in picture.links {
        if !links.contains(&link) {
            links.push(link);
        }
    }
    picture.links = links;
    match row.contradiction {
        Contradiction::NoPlace { house, .. } => picture.tinting([house]),
        _ => picture,
    }
}
