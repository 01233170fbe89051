//! Uniqueness in words and pictures.

use super::acts::removing;
use super::guardians::drawn_beside;
use super::picture::{CellPart, Link, Sight, candidates_in, excluding};
use super::place::digits_in;
use super::singles::kinds;
use super::state::claim;
use super::{Argument, Explain, Line, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::joint::{JointSubset, LockedDigit};
use sudoku_engine::rules::uniqueness::{Escape, Exchange, UniqueRectangle, UniquenessPattern};
use sudoku_engine::texts::LineName;

impl Explain for UniquenessPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let lost = &deduction.eliminations;
        match self {
            Self::UniqueRectangle { rectangle, escape } => {
                let mut told = Told::new(self.corners(), self.digits(), rectangle.exchange);
                told.seen(said!(
                    "unique-rectangle-floor",
                    floor = Text::listed(rectangle.floor),
                    count = rectangle.floor.len(),
                    pair = Text::listed(rectangle.digits),
                ));
                escaped(&mut told, rectangle, escape, lost);
                told.argument
            }
            Self::AvoidableRectangle {
                solved,
                missing,
                extra,
                exchange,
            } => {
                let mut told = Told::new(self.corners(), self.digits(), *exchange);
                avoidable_rectangle(&mut told, solved, missing, *extra, lost);
                told.argument
            }
            Self::BivalueUniversalGrave { extra, .. } => universal_grave(*extra, lost),
        }
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
                    .framing(rectangle.floor | rectangle.roof, CellPart::Rectangle)
                    .framing(rectangle.floor, CellPart::Floor)
                    .framing(rectangle.roof, CellPart::Roof);
                match escape {
                    Escape::OtherCandidates | Escape::OneExtra(_) => {
                        picture.with(Role::Fin, extras)
                    }
                    Escape::Subset(subset) => drawn_beside(picture.with(Role::Fin, extras), subset),
                    Escape::Locked(LockedDigit { digit, houses }) => Picture {
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
                // If one corner is empty, the digit that completes the rectangle is removed.
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

    /// A candidate of one of the two digits in a corner.
    fn lost(&self, deduction: &Deduction) -> Vec<(Candidate, Role)> {
        let Self::UniqueRectangle { rectangle, .. } = self else {
            return Vec::new();
        };
        let (corners, digits) = (self.corners(), rectangle.digits);
        let gone = deduction.eliminations.iter().copied();
        gone.filter(|it| corners.contains(it.cell) && digits.contains(it.digit))
            .map(|it| (it, Role::Base))
            .collect()
    }

    /// The extra candidates, at least one of which is true.
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

    fn place(&self, _: &Deduction) -> Text {
        match self {
            Self::BivalueUniversalGrave { extra, .. } => Text::new().then(*extra),
            Self::UniqueRectangle { .. } | Self::AvoidableRectangle { .. } => {
                digits_in(UniquenessPattern::digits(self), self.corners())
            }
        }
    }

    fn short(&self, _: &Deduction) -> Text {
        let rectangle = said!(
            "short-rectangle",
            pair = Text::listed(self.digits()),
            corners = Text::listed(self.corners()),
        );
        let extra = |rectangle: Text, digit: Digit| {
            said!(
                "short-rectangle-extra",
                rectangle = rectangle,
                digit = digit
            )
        };
        let linked = |rectangle: Text, digit: Digit, houses: Text| {
            said!(
                "short-rectangle-linked",
                rectangle = rectangle,
                digit = digit,
                houses = houses,
            )
        };
        let houses = |houses: Vec<House>| Text::listed_houses(houses);
        match self {
            Self::BivalueUniversalGrave {
                extra: Candidate { cell, digit },
                ..
            } => said!("short-grave", cell = *cell, digit = *digit),
            Self::AvoidableRectangle {
                extra: Some(digit), ..
            } => extra(rectangle, *digit),
            Self::AvoidableRectangle { extra: None, .. } => rectangle,
            Self::UniqueRectangle {
                rectangle: corners,
                escape,
            } => {
                let rectangle = said!(
                    "short-unique-rectangle",
                    pair = Text::listed(corners.digits),
                    floor = Text::listed(corners.floor),
                    roof = Text::listed(corners.roof),
                );
                match escape {
                    Escape::OtherCandidates => rectangle,
                    Escape::OneExtra(digit) => extra(rectangle, *digit),
                    Escape::Subset(subset) => said!(
                        "short-rectangle-subset",
                        rectangle = rectangle,
                        cells = Text::listed(subset.cells),
                    ),
                    Escape::Locked(locked) => {
                        linked(rectangle, locked.digit, houses(locked.houses.clone()))
                    }
                    Escape::XWing(digit) => {
                        linked(rectangle, *digit, houses(corners.lines.clone()))
                    }
                    Escape::StrongLinks {
                        digit, opposite, ..
                    } => {
                        let lines = lines_of(corners, CellSet::only(*opposite));
                        linked(rectangle, *digit, houses(lines.collect()))
                    }
                }
            }
        }
    }
}

/// The lines of a rectangle.
struct Told {
    pair: DigitSet,
    argument: Argument,
}

/// The line that rules out the deadly pattern.
const RULED_OUT: usize = 1;

impl Told {
    /// An argument that starts with the idea that the corners must not hold only the two digits.
    fn new(corners: CellSet, pair: DigitSet, exchange: Exchange) -> Self {
        let cells = || Text::listed(corners);
        let digits = || Text::listed(pair);
        let has = |kind| exchange.kinds.iter().any(|other| other == kind);
        let regions = match (has(HouseKind::Box), has(HouseKind::Region)) {
            (true, _) => "box",
            (_, true) => "region",
            _ => "none",
        };
        let mut told = Self {
            pair,
            argument: Argument {
                idea: said!("deadly-pattern-idea", corners = cells(), pair = digits()),
                ..Argument::default()
            },
        };
        told.seen(said!(
            "deadly-pattern-corners",
            corners = cells(),
            regions = regions,
        ));
        let ruled_out = said!(
            "deadly-pattern-swap",
            pair = digits(),
            kinds = Text::listed_texts(kinds(exchange.kinds)),
            apart = if exchange.apart { "yes" } else { "no" },
        );
        told.follows(ruled_out, &[0]);
        told
    }

    /// Adds an observation on the board.
    fn seen(&mut self, text: Text) -> usize {
        self.argument.push(text.into())
    }

    /// Adds a consequence of lines.
    fn follows(&mut self, text: Text, from: &[usize]) -> usize {
        self.argument.push(Line {
            text,
            from: from.to_vec(),
            ..Line::default()
        })
    }

    /// Adds the conclusion, which rests on all observations.
    fn concludes(&mut self, text: Text) {
        let from: Vec<usize> = (RULED_OUT..self.argument.lines.len()).collect();
        self.follows(text, &from);
    }

    fn pair(&self) -> Text {
        Text::listed(self.pair)
    }

    /// Adds that at least one cell of the roof holds the extra candidate, so a cell that sees all
    /// of them does not.
    fn one_extra(&mut self, roof: CellSet, extra: Digit, lost: &[Candidate]) {
        self.concludes(said!(
            "deadly-pattern-extra",
            count = roof.len(),
            roof = Text::listed(roof),
            extra = extra,
            pair = self.pair(),
            line = LineName::main(RULED_OUT),
            removing = removing(lost),
        ));
    }
}

/// Adds the reason why the rectangle must not hold only its two digits, and the consequences.
fn escaped(told: &mut Told, rectangle: &UniqueRectangle, escape: &Escape, lost: &[Candidate]) {
    let (floor, roof) = (rectangle.floor, rectangle.roof);
    let cells = |cells: CellSet| Text::listed(cells);
    let other = |digit: Digit| Text::listed(rectangle.digits.without(digit));
    let removing = || removing(lost);
    let line = || LineName::main(RULED_OUT);
    let pair = told.pair();
    match escape {
        Escape::OtherCandidates => {
            let digits: DigitSet = lost.iter().map(|candidate| candidate.digit).collect();
            told.concludes(said!(
                "unique-rectangle-others",
                roof = cells(roof),
                digits = Text::alternatives(digits),
                pair = pair,
                line = line(),
                removing = removing(),
            ));
        }
        Escape::OneExtra(extra) => {
            told.seen(said!(
                "unique-rectangle-roof",
                roof = cells(roof),
                count = roof.len(),
                extras = *extra,
                extra_count = 1_usize,
            ));
            told.one_extra(roof, *extra, lost);
        }
        Escape::Subset(JointSubset {
            digits,
            cells: others,
            houses,
            ..
        }) => {
            let of_roof = rectangle.candidates.iter();
            let of_roof = of_roof.filter(|candidate| roof.contains(candidate.cell));
            let extras: DigitSet = of_roof.map(|candidate| candidate.digit).collect();
            let extras = extras - rectangle.digits;
            told.seen(said!(
                "unique-rectangle-roof",
                roof = cells(roof),
                count = roof.len(),
                extras = Text::listed(extras),
                extra_count = extras.len(),
            ));
            let from: Vec<usize> = (RULED_OUT..told.argument.lines.len()).collect();
            let one = told.follows(
                said!(
                    "unique-rectangle-subset",
                    roof = cells(roof),
                    pair = pair,
                    line = line(),
                    extras = Text::alternatives(extras),
                ),
                &from,
            );
            told.follows(
                said!(
                    "unique-rectangle-in-subset",
                    cells = cells(*others),
                    cell_count = others.len(),
                    digits = Text::listed(*digits),
                    digit_count = digits.len(),
                    houses = Text::listed(houses.iter().copied()),
                    removing = removing(),
                ),
                &[one],
            );
        }
        Escape::Locked(LockedDigit { digit, houses }) => {
            told.seen(said!(
                "unique-rectangle-locked",
                houses = Text::listed(houses.iter().copied()),
                digit = *digit,
                roof = cells(roof),
            ));
            told.concludes(said!(
                "unique-rectangle-locked-end",
                other = other(*digit),
                pair = pair,
                line = line(),
                removing = removing(),
            ));
        }
        Escape::XWing(digit) => {
            told.seen(said!(
                "unique-rectangle-x-wing",
                lines = Text::listed_houses(lines_of(rectangle, roof)),
                digit = *digit,
            ));
            told.concludes(said!(
                "unique-rectangle-x-wing-end",
                digit = *digit,
                roof = cells(roof),
                floor = cells(floor),
                other = other(*digit),
                pair = pair,
                line = line(),
                removing = removing(),
            ));
        }
        Escape::StrongLinks {
            digit,
            corner,
            opposite,
        } => {
            let between = (floor | roof).without(*corner).without(*opposite);
            let lines = lines_of(rectangle, CellSet::only(*opposite));
            told.seen(said!(
                "unique-rectangle-strong-links",
                lines = Text::listed(lines),
                digit = *digit,
                corners = cells(between.with(*opposite)),
            ));
            told.concludes(said!(
                "unique-rectangle-strong-links-end",
                opposite = *opposite,
                other = other(*digit),
                digit = *digit,
                between = cells(between),
                corner = *corner,
                pair = pair,
                line = line(),
                removing = removing(),
            ));
        }
    }
}

fn avoidable_rectangle(
    told: &mut Told,
    solved: &[Candidate],
    missing: &[Candidate],
    extra: Option<Digit>,
    lost: &[Candidate],
) {
    let is = |one: &Candidate| claim(CellSet::only(one.cell), one.digit, true);
    told.seen(said!(
        "avoidable-rectangle-solved",
        solved = Text::listed_texts(solved.iter().map(is)),
    ));
    match (extra, missing) {
        (Some(extra), [first, second]) => {
            told.seen(said!(
                "avoidable-rectangle-with-extra",
                first = first.cell,
                first_digits = Text::listed(DigitSet::only(first.digit).with(extra)),
                second = second.cell,
                second_digits = Text::listed(DigitSet::only(second.digit).with(extra)),
                extra = extra,
            ));
            let roof = CellSet::only(first.cell).with(second.cell);
            told.one_extra(roof, extra, lost);
        }
        _ => told.concludes(said!(
            "avoidable-rectangle-missing",
            cells = Text::listed(missing.iter().map(|one| one.cell)),
            digits = Text::listed(missing.iter().map(|one| one.digit)),
            count = missing.len(),
            pair = told.pair(),
            line = LineName::main(RULED_OUT),
            removing = removing(lost),
        )),
    }
}

/// The extra candidate without which the whole board would be a deadly pattern.
fn universal_grave(extra: Candidate, lost: &[Candidate]) -> Argument {
    let Candidate { cell, digit } = extra;
    let mut argument = Argument {
        idea: said!("universal-grave-idea", cell = cell, digit = digit),
        ..Argument::default()
    };
    argument.push(said!("universal-grave-cells", cell = cell, digit = digit).into());
    argument.push(Line {
        text: said!("universal-grave-houses"),
        from: vec![0],
        ..Line::default()
    });
    argument.push(Line {
        text: said!("universal-grave-swap"),
        from: vec![0, 1],
        ..Line::default()
    });
    argument.push(Line {
        text: said!(
            "universal-grave",
            cell = cell,
            digit = digit,
            removing = removing(lost),
        ),
        from: vec![2],
        ..Line::default()
    });
    argument
}

/// The rows and columns of some corners of a rectangle, the rows first.
fn lines_of(
    rectangle: &UniqueRectangle,
    cells: CellSet,
) -> impl Iterator<Item = House> + Clone + '_ {
    let lines = rectangle.lines.iter().copied();
    lines.filter(move |line| !line.cells().is_disjoint(cells))
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
