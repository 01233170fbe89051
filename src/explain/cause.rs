//! Why a position contradicts itself: what it says and what it shows.

use super::picture::candidates_in;
use super::{Link, Picture, Role, Text, event};
use crate::grid::{Candidate, Cell, CellSet, Contradiction, Digit, DigitSet, Grid};
use crate::rules::few_witnesses;
use crate::search::watched::Event;
use crate::solver::ForcedRow;

/// What a contradiction rests on, after the sentence that names it: which values
/// rule out what is missing, and what was removed. Nothing for
/// [`Contradiction::NoSolution`], of which nothing is seen.
pub fn cause(contradiction: &Contradiction, grid: &Grid) -> Text {
    match *contradiction {
        Contradiction::Clash { .. } => {
            Text::new().then("A row, column or box holds each digit only once.")
        }
        Contradiction::NoCandidate(cell) => {
            let mut text = Text::new();
            let seen = seen_from(grid, cell.peers());
            let mut seen = seen.into_iter().peekable();
            let mut first = true;
            while let Some((digit, at)) = seen.next() {
                text = match (first, seen.peek()) {
                    (true, _) => text.then(cell).then(" sees "),
                    (false, Some(_)) => text.then(", "),
                    (false, None) => text.then(" and "),
                };
                text = text.then(digit).then(" in ").then(at);
                first = false;
            }
            let removed = removed_from(grid, cell.peers());
            if removed.is_empty() {
                return text.then(".");
            }
            let text = text.then(if first { "" } else { "; " }).list(removed);
            text.then(if removed.len() == 1 {
                " was removed from it."
            } else {
                " were removed from it."
            })
        }
        Contradiction::NoPlace { digit, house } => {
            let empty = grid.unsolved() & house.cells();
            let (witnesses, removed) = few_witnesses(grid, digit, empty);
            let seeing = empty - removed;
            let filled = house.cells() - empty;
            let mut text = Text::new();
            let mut between = "";
            if !filled.is_empty() {
                text = text.list(filled).then(if filled.len() == 1 {
                    " holds another digit"
                } else {
                    " hold other digits"
                });
                between = "; ";
            }
            if !seeing.is_empty() {
                text = text.then(between).list(seeing);
                text = text.then(if seeing.len() == 1 {
                    " sees the "
                } else {
                    " see the "
                });
                text = text.then(digit).then(" in ").list(witnesses);
                between = "; ";
            }
            if !removed.is_empty() {
                text = text.then(between).then(digit).then(" was removed from ");
                text = text.list(removed);
            }
            text.then(".")
        }
        Contradiction::NoSolution => Text::new(),
    }
}

/// What is to be drawn of a contradiction beside its cells: the house, the values
/// that rule out what is missing, the candidates that were removed.
pub fn cause_picture(contradiction: &Contradiction, grid: &Grid) -> Picture {
    let nothing = Picture::default();
    match *contradiction {
        Contradiction::Clash { house, .. } => nothing.tinting([house]),
        Contradiction::NoCandidate(cell) => {
            let seen = seen_from(grid, cell.peers());
            let removed = removed_from(grid, cell.peers());
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
            let (witnesses, removed) = few_witnesses(grid, digit, empty);
            Picture {
                witnesses,
                ..nothing
            }
            .tinting([house])
            .with(
                Role::Eliminated,
                candidates_in(removed, DigitSet::only(digit)),
            )
        }
        Contradiction::NoSolution => nothing,
    }
}

/// Each digit that stands in one of these cells, and where first.
fn seen_from(grid: &Grid, cells: CellSet) -> Vec<(Digit, Cell)> {
    let digits = Digit::ALL.into_iter();
    let seen = digits.filter_map(|digit| Some((digit, (grid.placed(digit) & cells).first()?)));
    seen.collect()
}

/// The digits that stand in none of these cells.
fn removed_from(grid: &Grid, cells: CellSet) -> DigitSet {
    let seen = seen_from(grid, cells).into_iter();
    DigitSet::ALL - seen.map(|(digit, _)| digit).collect()
}

/// What a row of singles says: `r1c3 must be 5: it has no other candidate. Then …
/// And then row 3 has no place left for 7.`
pub fn forced(row: &ForcedRow) -> Text {
    let mut text = Text::new();
    for (number, single) in row.singles.iter().enumerate() {
        text = text.then(if number == 0 { "" } else { " Then " });
        text = text.join(event(&Event::Single {
            placement: single.placement,
            house: single.house,
        }));
    }
    text.then(" And then ")
        .join(event(&Event::Contradiction(row.contradiction)))
}

/// What a row of singles shows: each single as true, what it rules out as false,
/// and the links from the one to the other in order.
pub fn forced_picture(row: &ForcedRow) -> Picture {
    let mut picture = Picture::default();
    let link = |from: Candidate, to: Candidate, strong| Link {
        from: vec![from],
        to: vec![to],
        strong,
    };
    let add_role = |picture: &mut Picture, candidate, role| {
        if !picture.candidates.contains(&(candidate, role)) {
            picture.candidates.push((candidate, role));
        }
    };
    for single in &row.singles {
        for out in &single.ruled_out {
            add_role(&mut picture, out.candidate, Role::False);
            picture.links.push(link(out.by, out.candidate, false));
            picture
                .links
                .push(link(out.candidate, single.placement, true));
        }
        add_role(&mut picture, single.placement, Role::True);
    }
    for out in &row.ruled_out {
        add_role(&mut picture, out.candidate, Role::False);
        picture.links.push(link(out.by, out.candidate, false));
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
