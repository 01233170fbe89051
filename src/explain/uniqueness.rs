//! What uniqueness says and shows.

use super::acts::removing;
use super::picture::{CellPart, Link, Sight, candidates_in, excluding};
use super::place::digits_in;
use super::state::claim;
use super::{Argument, Explain, Picture, Role, Text, said};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind};
use crate::rules::Deduction;
use crate::rules::uniqueness::{Escape, UniqueRectangle, UniquenessPattern};
use crate::texts::Language;

impl Explain for UniquenessPattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Argument {
        let lost = &deduction.eliminations;
        match self {
            UniquenessPattern::UniqueRectangle { rectangle, escape } => said!(
                language,
                "unique-rectangle",
                corners = Text::listed(language, rectangle.floor | rectangle.roof),
                floor = Text::listed(language, rectangle.floor),
                count = rectangle.floor.len(),
                digits = Text::listed(language, rectangle.digits),
                regions = regions_key(rectangle.regions),
            )
            .sentence(escaped(language, rectangle, escape, lost)),
            UniquenessPattern::AvoidableRectangle {
                solved,
                missing,
                extra,
                regions,
            } => avoidable_rectangle(language, solved, missing, (*extra, *regions), lost),
            UniquenessPattern::BivalueUniversalGrave { extra, .. } => said!(
                language,
                "universal-grave",
                cell = extra.cell,
                digit = extra.digit,
                removing = removing(language, lost),
            ),
        }
        .into()
    }

    fn picture(&self) -> Picture {
        let nothing = Picture::default();
        match self {
            UniquenessPattern::UniqueRectangle { rectangle, escape } => {
                let of_pair = |candidate: &Candidate| rectangle.digits.contains(candidate.digit);
                let (base, extras): (Vec<_>, Vec<_>) =
                    rectangle.candidates.iter().copied().partition(of_pair);
                let picture = nothing
                    .with(Role::Base, base)
                    .framing(rectangle.floor | rectangle.roof, CellPart::Rectangle);
                match escape {
                    Escape::OtherCandidates | Escape::OneExtra(_) => {
                        picture.with(Role::Fin, extras)
                    }
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
                        lines_of(rectangle, rectangle.roof),
                    ),
                    Escape::StrongLinks {
                        digit, opposite, ..
                    } => strongly_linked(
                        picture,
                        rectangle.floor | rectangle.roof,
                        *digit,
                        lines_of(rectangle, CellSet::only(*opposite)),
                    ),
                }
            }
            UniquenessPattern::AvoidableRectangle {
                solved,
                missing,
                extra,
                ..
            } => {
                let picture = Picture {
                    witnesses: solved.iter().map(|candidate| candidate.cell).collect(),
                    ..nothing
                }
                .framing(self.corners(), CellPart::Rectangle);
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
            UniquenessPattern::BivalueUniversalGrave {
                extra,
                houses,
                others,
            } => nothing
                .with(Role::Fin, [*extra])
                .with(
                    Role::Base,
                    candidates_in(*others, DigitSet::only(extra.digit)),
                )
                .tinting(houses.iter().copied()),
        }
    }

    /// The extra candidates of which one is true.
    fn sights(&self, deduction: &Deduction) -> Vec<Sight> {
        match self {
            Self::UniqueRectangle {
                rectangle,
                escape: Escape::OneExtra(extra),
            } => excluding(
                deduction,
                candidates_in(rectangle.roof, DigitSet::only(*extra)),
            ),
            Self::AvoidableRectangle {
                missing,
                extra: Some(extra),
                ..
            } => {
                let cells = missing.iter().map(|candidate| candidate.cell);
                excluding(deduction, cells.map(|cell| Candidate::new(cell, *extra)))
            }
            _ => Vec::new(),
        }
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        UniquenessPattern::digits(self)
    }

    fn place(&self, language: &Language, _: &Deduction) -> Text {
        match self {
            Self::BivalueUniversalGrave { extra, .. } => Text::new().then(*extra),
            Self::UniqueRectangle { .. } | Self::AvoidableRectangle { .. } => {
                digits_in(language, UniquenessPattern::digits(self), self.corners())
            }
        }
    }
}

/// Why the rectangle must not have its two digits alone, and what follows.
fn escaped(
    language: &Language,
    rectangle: &UniqueRectangle,
    escape: &Escape,
    lost: &[Candidate],
) -> Text {
    let (floor, roof) = (rectangle.floor, rectangle.roof);
    let pair = Text::listed(language, rectangle.digits);
    match escape {
        Escape::OtherCandidates => {
            let digits: DigitSet = lost.iter().map(|candidate| candidate.digit).collect();
            said!(
                language,
                "unique-rectangle-others",
                roof = Text::listed(language, roof),
                digits = Text::alternatives(language, digits),
                pair = pair,
                removing = removing(language, lost),
            )
        }
        Escape::OneExtra(extra) => one_extra(language, rectangle.digits, roof, *extra, lost),
        Escape::Subset {
            digits,
            cells,
            candidates: _,
            houses,
        } => {
            let of_roof = rectangle.candidates.iter();
            let of_roof = of_roof.filter(|candidate| roof.contains(candidate.cell));
            let extras: DigitSet = of_roof.map(|candidate| candidate.digit).collect();
            said!(
                language,
                "unique-rectangle-subset",
                roof = Text::listed(language, roof),
                pair = pair,
                extras = Text::alternatives(language, extras - rectangle.digits),
            )
            .sentence(said!(
                language,
                "unique-rectangle-in-subset",
                cells = Text::listed(language, *cells),
                cell_count = cells.len(),
                digits = Text::listed(language, *digits),
                digit_count = digits.len(),
                houses = Text::listed(language, houses.iter().copied()),
                removing = removing(language, lost),
            ))
        }
        Escape::Locked { digit, houses } => said!(
            language,
            "unique-rectangle-locked",
            houses = Text::listed(language, houses.iter().copied()),
            digit = *digit,
            roof = Text::listed(language, roof),
            other = Text::listed(language, rectangle.digits.without(*digit)),
            pair = pair,
            removing = removing(language, lost),
        ),
        Escape::XWing(digit) => said!(
            language,
            "unique-rectangle-x-wing",
            lines = Text::listed(language, lines_of(rectangle, roof)),
            digit = *digit,
            roof = Text::listed(language, roof),
            floor = Text::listed(language, floor),
            other = Text::listed(language, rectangle.digits.without(*digit)),
            pair = pair,
            removing = removing(language, lost),
        ),
        Escape::StrongLinks {
            digit,
            corner,
            opposite,
        } => {
            let between = (floor | roof).without(*corner).without(*opposite);
            said!(
                language,
                "unique-rectangle-strong-links",
                lines = Text::listed(language, lines_of(rectangle, CellSet::only(*opposite))),
                digit = *digit,
                corners = Text::listed(language, between.with(*opposite)),
                opposite = *opposite,
                other = Text::listed(language, rectangle.digits.without(*digit)),
                between = Text::listed(language, between),
                corner = *corner,
                pair = pair,
                removing = removing(language, lost),
            )
        }
    }
}

fn avoidable_rectangle(
    language: &Language,
    solved: &[Candidate],
    missing: &[Candidate],
    (extra, regions): (Option<Digit>, Option<HouseKind>),
    lost: &[Candidate],
) -> Text {
    let all = || solved.iter().chain(missing);
    let digits: DigitSet = all().map(|candidate| candidate.digit).collect();
    let cells: CellSet = all().map(|candidate| candidate.cell).collect();
    let is = |one: &Candidate| claim(language, CellSet::only(one.cell), one.digit, true);
    let text = said!(
        language,
        "avoidable-rectangle",
        cells = Text::listed(language, cells),
        solved = Text::listed_texts(language, solved.iter().map(is)),
        regions = regions_key(regions),
    );
    match (extra, missing) {
        (Some(extra), [first, second]) => {
            let text = text.sentence(said!(
                language,
                "avoidable-rectangle-with-extra",
                first = first.cell,
                first_digits = Text::listed(language, DigitSet::only(first.digit).with(extra)),
                second = second.cell,
                second_digits = Text::listed(language, DigitSet::only(second.digit).with(extra)),
            ));
            let roof = CellSet::only(first.cell).with(second.cell);
            text.sentence(one_extra(language, digits, roof, extra, lost))
        }
        _ => text.sentence(said!(
            language,
            "avoidable-rectangle-missing",
            cells = Text::listed(language, missing.iter().map(|one| one.cell)),
            digits = Text::listed(language, missing.iter().map(|one| one.digit)),
            count = missing.len(),
            pair = Text::listed(language, digits),
            removing = removing(language, lost),
        )),
    }
}

/// One of the cells holds the extra candidate, and what sees them does not.
fn one_extra(
    language: &Language,
    pair: DigitSet,
    roof: CellSet,
    extra: Digit,
    lost: &[Candidate],
) -> Text {
    said!(
        language,
        "rectangle-extra",
        count = roof.len(),
        roof = Text::listed(language, roof),
        extra = extra,
        pair = Text::listed(language, pair),
        removing = removing(language, lost),
    )
}

/// The rows and columns of some corners of a rectangle, the rows first.
fn lines_of(
    rectangle: &UniqueRectangle,
    cells: CellSet,
) -> impl Iterator<Item = House> + Clone + '_ {
    let lines = rectangle.lines.iter().copied();
    lines.filter(move |line| !line.cells().is_disjoint(cells))
}

/// What is said of the boxes of a board, or of what it has in their place.
const fn regions_key(regions: Option<HouseKind>) -> &'static str {
    match regions {
        None => "none",
        Some(HouseKind::Region) => "region",
        Some(_) => "box",
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
