//! Cells that need as many digits as some houses can give, in words and pictures.

use super::acts::removing;
use super::picture::{CellPart, Share};
use super::{Argument, Explain, Line, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::large_patterns::{SectorPattern, SectorShape};

impl Explain for SectorPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let count = self.cells.len();
        let cells = Text::listed(self.cells);
        let (idea, lie) = match &self.shape {
            SectorShape::Ring { corners, links, .. } => (
                said!("sectors-ring-idea", count = count),
                said!(
                    "sectors-ring",
                    corners = Text::listed(*corners),
                    count = count,
                    cells = cells,
                    houses = Text::listed(*links),
                ),
            ),
            SectorShape::Crossing { rows, columns } => (
                said!("sectors-crossing-idea", count = count),
                said!(
                    "sectors-crossing",
                    rows = Text::listed_houses(rows.iter().copied()),
                    columns = Text::listed_houses(columns.iter().copied()),
                    count = count,
                    cells = cells,
                ),
            ),
        };
        let mut argument = Argument {
            idea,
            ..Argument::default()
        };
        let first = argument.push(lie.into());
        let mut from = vec![first];
        for (digit, choices) in &self.covers {
            let text = said_digit(*digit, choices);
            from.push(argument.push(Line {
                from: vec![first],
                ..text.into()
            }));
        }
        let full = argument.push(Line {
            from,
            ..said!("sectors-full", count = count).into()
        });
        argument.push(end(deduction, full));
        argument
    }

    fn picture(&self) -> Picture {
        match &self.shape {
            SectorShape::Ring { corners, links, .. } => ring(self, corners, links),
            SectorShape::Crossing { rows, columns } => {
                let of = |lines: &[House]| {
                    let linked = self.linked.iter();
                    let own = linked.filter(|(_, house)| lines.contains(house));
                    own.map(|(one, _)| *one).collect::<Vec<_>>()
                };
                let shares = rows.iter().chain(columns).map(|line| Share {
                    house: *line,
                    corners: CellSet::EMPTY,
                    digits: given_by(self, *line).map(|one| one.digit).collect(),
                });
                Picture {
                    // If other lines contain all places of a digit as well, a line may give no
                    // digit.
                    shares: shares.filter(|share| !share.digits.is_empty()).collect(),
                    ..Picture::default()
                }
                .with(Role::Base, of(rows))
                .with(Role::Y, of(columns))
                .tinting(rows.iter().copied())
                .covering(columns.iter().copied())
            }
        }
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        self.covers.iter().map(|(digit, _)| *digit).collect()
    }

    fn place(&self, _: &Deduction) -> Text {
        match &self.shape {
            SectorShape::Ring { corners, .. } => {
                said!("place-ring", corners = Text::listed(*corners))
            }
            SectorShape::Crossing { rows, columns } => said!(
                "place-crossing",
                rows = Text::listed_houses(rows.iter().copied()),
                columns = Text::listed_houses(columns.iter().copied()),
            ),
        }
    }

    fn short(&self, deduction: &Deduction) -> Text {
        // The digits of each house of the first choices: `12 in row 3`.
        let shares = self.houses().into_iter().map(|house| {
            said!(
                "short-share",
                digits = self.digits_of(house).iter().fold(Text::new(), Text::then),
                house = house,
            )
        });
        said!(
            "short-sectors",
            place = self.place(deduction),
            shares = Text::enumerated(shares),
        )
    }

    fn look(&self) -> Option<Vec<House>> {
        match &self.shape {
            SectorShape::Ring { links, .. } => Some(links.to_vec()),
            SectorShape::Crossing { rows, columns } => Some([&rows[..], columns].concat()),
        }
    }
}

/// The candidates of the cells that a house gives to them.
fn given_by(pattern: &SectorPattern, house: House) -> impl Iterator<Item = Candidate> + '_ {
    let own = pattern
        .linked
        .iter()
        .filter(move |(_, other)| *other == house);
    own.map(|(one, _)| *one)
}

/// The pairs of a ring, and the digits that the house of each link gives to them: those
/// of lines and those of boxes.
fn ring(pattern: &SectorPattern, corners: &[Cell; 4], links: &[House; 8]) -> Picture {
    let corners: CellSet = corners.iter().copied().collect();
    let mut picture = Picture::default().framing(pattern.cells, CellPart::Pattern);
    for link in links {
        let own: Vec<Candidate> = given_by(pattern, *link).collect();
        picture.shares.push(Share {
            house: *link,
            corners: corners & link.cells(),
            digits: own.iter().map(|one| one.digit).collect(),
        });
        picture = if matches!(link.kind(), HouseKind::Row | HouseKind::Column) {
            picture.with(Role::Base, own).tinting([*link])
        } else {
            picture.with(Role::Y, own).covering([*link])
        };
    }
    picture
}

/// The line in which the removal follows from an earlier line.
pub(super) fn end(deduction: &Deduction, from: usize) -> Line {
    Line {
        from: vec![from],
        ..said!(
            "sectors-end",
            count = deduction.eliminations.len(),
            removing = removing(&deduction.eliminations)
        )
        .into()
    }
}

/// The places for a digit in the cells, and the other houses that contain these places.
fn said_digit(digit: Digit, choices: &[Vec<House>]) -> Text {
    let mut choices = choices
        .iter()
        .map(|houses| Text::listed_houses(houses.iter().copied()));
    let text = said!(
        "sectors-digit",
        digit = digit,
        houses = choices.next().unwrap_or_default(),
    );
    let also = choices.map(|houses| said!("also-in", houses = houses));
    also.fold(text, Text::sentence)
}
