//! What uniqueness says and shows.

use super::picture::{Link, candidates_in};
use super::sentences::leaving;
use super::{Picture, Role, Text};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use crate::rules::Deduction;
use crate::rules::uniqueness::{Escape, UniqueRectangle, UniquenessPattern};

pub(super) fn argument(deduction: &Deduction, pattern: &UniquenessPattern) -> Text {
    let text = match pattern {
        UniquenessPattern::UniqueRectangle { rectangle, escape } => {
            unique_rectangle(rectangle, escape, &deduction.eliminations)
        }
        UniquenessPattern::AvoidableRectangle {
            solved,
            missing,
            extra,
        } => avoidable_rectangle(solved, missing, *extra),
        UniquenessPattern::BivalueUniversalGrave { extra, .. } => universal_grave(*extra),
    };
    leaving(text, &deduction.eliminations)
}

/// What is seen, and why the conclusion follows.
fn unique_rectangle(rectangle: &UniqueRectangle, escape: &Escape, lost: &[Candidate]) -> Text {
    let (floor, roof) = (rectangle.floor, rectangle.roof);
    let text = Text::new()
        .list(floor | roof)
        .then(" form a rectangle in two boxes without a given, and ")
        .list(floor)
        .then(if floor.len() == 1 { " holds" } else { " hold" })
        .then(" only ")
        .list(rectangle.digits)
        .then(". ");
    match escape {
        Escape::OtherCandidates => {
            let lost: DigitSet = lost.iter().map(|candidate| candidate.digit).collect();
            let text = text.then("If ").list(roof).then(" were ");
            let text = either(text, lost).then(" too, ");
            two_solutions(text, rectangle.digits).then(": ")
        }
        Escape::OneExtra(extra) => one_extra(text, rectangle.digits, roof, *extra),
        Escape::Subset {
            digits,
            cells,
            candidates: _,
            houses,
        } => {
            let text = text.then("If ").list(roof).then(" held only these too, ");
            let text = two_solutions(text, rectangle.digits).then(", so one of ");
            let of_roof = rectangle.candidates.iter();
            let of_roof = of_roof.filter(|candidate| roof.contains(candidate.cell));
            let extras: DigitSet = of_roof.map(|candidate| candidate.digit).collect();
            let text = text.list(roof).then(" is ");
            either(text, extras - rectangle.digits)
                .then(". With ")
                .list(*cells)
                .then(if cells.len() == 1 {
                    ", which holds only "
                } else {
                    ", which hold only "
                })
                .list(*digits)
                .then(match digits.len() {
                    2 => ", it takes both",
                    3 => ", it takes all three",
                    _ => ", it takes all four",
                })
                .then(", so no other cell of ")
                .list(houses.iter().copied())
                .then(if digits.len() == 2 {
                    " can be either: "
                } else {
                    " can be one of them: "
                })
        }
        Escape::Locked { digit, houses } => {
            let other = rectangle.digits.without(*digit);
            let text = text
                .then("In ")
                .list(houses.iter().copied())
                .then(", ")
                .then(*digit)
                .then(" can only stand in ")
                .list(roof)
                .then(". If the one that is not ")
                .then(*digit)
                .then(" were ")
                .list(other)
                .then(", ");
            two_solutions(text, rectangle.digits)
                .then(", so neither is ")
                .list(other)
                .then(": ")
        }
        Escape::XWing(digit) => {
            let text = text
                .then("In ")
                .list(lines_of(roof))
                .then(", ")
                .then(*digit)
                .then(" can only stand in these four cells. If one of ")
                .list(roof)
                .then(" were ")
                .then(*digit)
                .then(", so would the other be, ")
                .list(floor)
                .then(" would be ")
                .list(rectangle.digits.without(*digit))
                .then(", ");
            two_solutions(text.then("and "), rectangle.digits)
                .then(", so neither is ")
                .then(*digit)
                .then(": ")
        }
        Escape::StrongLinks {
            digit,
            corner,
            opposite,
        } => {
            let between = (floor | roof).without(*corner).without(*opposite);
            let other = rectangle.digits.without(*digit);
            let text = text
                .then("In ")
                .list(lines_of(CellSet::only(*opposite)))
                .then(", ")
                .then(*digit)
                .then(" can only stand in ")
                .list(between.with(*opposite))
                .then(". If ")
                .then(*opposite)
                .then(" were ")
                .list(other)
                .then(", ")
                .list(between)
                .then(" would be ")
                .then(*digit)
                .then(" and ")
                .then(*corner)
                .then(" would be ")
                .list(other)
                .then(", and ");
            two_solutions(text, rectangle.digits).then(": ")
        }
    }
}

fn avoidable_rectangle(solved: &[Candidate], missing: &[Candidate], extra: Option<Digit>) -> Text {
    let all = || solved.iter().chain(missing);
    let digits: DigitSet = all().map(|candidate| candidate.digit).collect();
    let cells: CellSet = all().map(|candidate| candidate.cell).collect();
    let mut text = Text::new()
        .list(cells)
        .then(" form a rectangle in two boxes without a given. ");
    for (number, Candidate { cell, digit }) in (1..).zip(solved) {
        text = text.then(*cell).then(" is ").then(*digit).then(match () {
            () if number == solved.len() => ". ",
            () if number + 1 == solved.len() => " and ",
            () => ", ",
        });
    }
    match (extra, missing) {
        (Some(extra), [first, second]) => {
            let text = text
                .then(first.cell)
                .then(" holds only ")
                .list(DigitSet::only(first.digit).with(extra))
                .then(", and ")
                .then(second.cell)
                .then(" only ")
                .list(DigitSet::only(second.digit).with(extra))
                .then(". ");
            let roof = CellSet::only(first.cell).with(second.cell);
            one_extra(text, digits, roof, extra)
        }
        _ => {
            let cell = |candidate: &Candidate| candidate.cell;
            let digit = |candidate: &Candidate| candidate.digit;
            let text = text
                .then("If ")
                .list(missing.iter().map(cell))
                .then(" were ")
                .list(missing.iter().map(digit))
                .then(", ");
            two_solutions(text, digits).then(": ")
        }
    }
}

fn universal_grave(extra: Candidate) -> Text {
    Text::new()
        .then("Every empty cell has two candidates, but for ")
        .then(extra.cell)
        .then(" with three. Without its ")
        .then(extra.digit)
        .then(
            ", each digit would stand exactly twice in every house that lacks it. A solution \
             would take one candidate of each cell, the ones it leaves would be a solution too, \
             and the puzzle has only one, so ",
        )
        .then(extra.cell)
        .then(" is ")
        .then(extra.digit)
        .then(": ")
}

/// One of the cells holds the extra candidate, and what sees them does not.
fn one_extra(text: Text, digits: DigitSet, roof: CellSet, extra: Digit) -> Text {
    let two = roof.len() == 2;
    let text = text
        .then(if two { "If neither of " } else { "If none of " })
        .list(roof)
        .then(" were ")
        .then(extra)
        .then(", ");
    two_solutions(text, digits)
        .then(", so one of them is the ")
        .then(extra)
        .then(if two {
            ", and no cell that sees both can be: "
        } else {
            ", and no cell that sees all three can be: "
        })
}

/// Why the two digits must not fill the rectangle.
fn two_solutions(text: Text, digits: DigitSet) -> Text {
    text.list(digits).then(
        " could change places in the four cells and the puzzle would have two solutions. It has \
         only one",
    )
}

/// `6`, `6 or 8`, `4, 6 or 8`.
fn either(mut text: Text, digits: DigitSet) -> Text {
    for (number, digit) in (1..).zip(digits) {
        text = text
            .then(match number {
                1 => "",
                _ if number == digits.len() => " or ",
                _ => ", ",
            })
            .then(digit);
    }
    text
}

/// The rows and columns of some cells, the rows first.
fn lines_of(cells: CellSet) -> impl Iterator<Item = House> + Clone {
    House::lines().filter(move |line| !line.cells().is_disjoint(cells))
}

pub(super) fn picture(pattern: &UniquenessPattern) -> Picture {
    let nothing = Picture::default();
    match pattern {
        UniquenessPattern::UniqueRectangle { rectangle, escape } => {
            let of_pair = |candidate: &Candidate| rectangle.digits.contains(candidate.digit);
            let (base, extras): (Vec<_>, Vec<_>) =
                rectangle.candidates.iter().copied().partition(of_pair);
            let picture = nothing.with(Role::Base, base);
            match escape {
                Escape::OtherCandidates | Escape::OneExtra(_) => picture.with(Role::Fin, extras),
                Escape::Subset {
                    cells,
                    candidates,
                    houses,
                    ..
                } => picture
                    .with(Role::Fin, extras)
                    .with(Role::Set(0), candidates.iter().copied())
                    .outlining([*cells])
                    .tinting(houses.iter().copied()),
                Escape::Locked { digit, houses } => Picture {
                    links: strong_link(rectangle.roof, *digit).into_iter().collect(),
                    ..picture.tinting(houses.iter().copied())
                },
                Escape::XWing(digit) => strongly_linked(
                    picture,
                    rectangle.floor | rectangle.roof,
                    *digit,
                    lines_of(rectangle.roof),
                ),
                Escape::StrongLinks {
                    digit, opposite, ..
                } => strongly_linked(
                    picture,
                    rectangle.floor | rectangle.roof,
                    *digit,
                    lines_of(CellSet::only(*opposite)),
                ),
            }
        }
        UniquenessPattern::AvoidableRectangle {
            solved,
            missing,
            extra,
        } => {
            let picture = Picture {
                witnesses: solved.iter().map(|candidate| candidate.cell).collect(),
                ..nothing
            };
            // Where one corner is empty, what completes it is removed.
            match extra {
                Some(extra) => {
                    let with_extra = |cell: Cell| Candidate::new(cell, *extra);
                    let cells = missing.iter().map(|candidate| candidate.cell);
                    picture
                        .with(Role::Base, missing.iter().copied())
                        .with(Role::Fin, cells.map(with_extra))
                }
                None => picture,
            }
        }
        UniquenessPattern::BivalueUniversalGrave { extra, others } => nothing
            .with(Role::Fin, [*extra])
            .with(
                Role::Base,
                candidates_in(*others, DigitSet::only(extra.digit)),
            )
            .tinting(extra.cell.houses()),
    }
}

/// The picture with a digit's strong link between two corners in each line.
fn strongly_linked(
    picture: Picture,
    corners: CellSet,
    digit: Digit,
    lines: impl Iterator<Item = House> + Clone,
) -> Picture {
    let links = lines.clone();
    let links = links.filter_map(|line| strong_link(corners & line.cells(), digit));
    Picture {
        links: links.collect(),
        ..picture.tinting(lines)
    }
}

fn strong_link(cells: CellSet, digit: Digit) -> Option<Link> {
    let mut ends = cells.iter().map(|cell| vec![Candidate::new(cell, digit)]);
    Some(Link {
        from: ends.next()?,
        to: ends.next()?,
        strong: true,
    })
}
