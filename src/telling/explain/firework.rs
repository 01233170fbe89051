//! Fireworks in words and pictures.

use super::acts::removing;
use super::picture::CellPart;
use super::place::{digits_in, with_digits};
use super::{Argument, Explain, Line, Link, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, CellSet, DigitSet};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::large_patterns::{Cross, FireworkPattern};

impl Explain for FireworkPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let removing = removing(&deduction.eliminations);
        let cells = || Text::listed(self.cells());
        let digits = || Text::listed(self.digits());
        let (Some(cross), wings) = (self.crosses.first(), self.wings()) else {
            return said!("firework-end", removing = removing).into();
        };
        let mut argument = Argument {
            idea: match self.pair {
                Some(_) => said!(
                    "firework-idea-pair",
                    cross = cross.cell,
                    digits = Text::alternatives(self.digits()),
                ),
                None => said!(
                    "firework-idea",
                    cells = cells(),
                    digits = digits(),
                    count = self.digits().len(),
                ),
            },
            ..Argument::default()
        };
        let mut from = Vec::new();
        for cross in &self.crosses {
            let lines = argument.push(lines(cross));
            from.push(argument.push(Line {
                from: vec![lines],
                ..twice(cross).into()
            }));
        }
        if let Some(pair) = self.pair {
            from.push(argument.push(Line::from(said!(
                "firework-pair",
                pair = pair,
                digits = Text::alternatives(self.digits()),
                wings = Text::listed(wings),
            ))));
            argument.push(Line {
                from,
                ..said!(
                    "firework-pair-end",
                    cross = cross.cell,
                    digits = Text::alternatives(self.digits()),
                    removing = removing,
                )
                .into()
            });
            return argument;
        }
        let told = from.clone();
        let filled = argument.push(Line {
            from: told,
            ..said!(
                "firework-filled",
                cells = cells(),
                digits = digits(),
                count = self.digits().len(),
            )
            .into()
        });
        let mut from = vec![filled];
        for cross in &self.crosses {
            let rest = cross.region.cells() - cross.row.cells() - cross.column.cells();
            let mut gone = deduction.eliminations.iter();
            if gone.any(|it| rest.contains(it.cell) && cross.digits.contains(it.digit)) {
                from.push(argument.push(Line {
                    from: vec![filled],
                    ..once(cross).into()
                }));
            }
        }
        argument.push(Line {
            from,
            ..said!("firework-end", removing = removing).into()
        });
        argument
    }

    fn picture(&self) -> Picture {
        let regions = self.crosses.iter().map(|it| it.region);
        let crosses: CellSet = self.crosses.iter().map(|it| it.cell).collect();
        let mut base: Vec<Candidate> = self.base.clone();
        base.sort_unstable();
        base.dedup();
        let mut picture = Picture::default()
            .with(Role::Base, base)
            .tinting(regions)
            .framing(crosses, CellPart::Cross)
            .framing(self.cells() - crosses, CellPart::Wing);
        for arm in self.crosses.iter().flat_map(arms) {
            picture = picture.framing(arm, CellPart::Arm);
        }
        if let Some(pair) = self.pair {
            picture = picture.framing(CellSet::only(pair), CellPart::Pattern);
        }
        picture.links = links(self);
        picture
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        FireworkPattern::digits(self)
    }

    fn place(&self, _: &Deduction) -> Text {
        digits_in(FireworkPattern::digits(self), self.cells())
    }

    fn short(&self, _: &Deduction) -> Text {
        let crosses = self
            .crosses
            .iter()
            .map(|it| with_digits(CellSet::only(it.cell), it.digits));
        let crosses = Text::listed_texts(crosses);
        let wings = Text::listed(self.wings());
        match self.pair {
            Some(pair) => said!(
                "short-firework-pair",
                crosses = crosses,
                wings = wings,
                pair = pair
            ),
            None => said!("short-firework", crosses = crosses, wings = wings),
        }
    }
}

/// The links from the cell with two candidates to the wings.
fn links(pattern: &FireworkPattern) -> Vec<Link> {
    let Some(pair) = pattern.pair else {
        return Vec::new();
    };
    let wings = pattern.wings();
    let at_wing = pattern.base.iter().filter(|it| wings.contains(&it.cell));
    let links = at_wing.map(|it| Link {
        from: vec![Candidate::new(pair, it.digit)],
        to: vec![*it],
        strong: false,
    });
    links.collect()
}

/// The cells that cannot hold the digits: the row and the column without the region and the wings.
fn arms(cross: &Cross) -> [CellSet; 2] {
    let [first, second] = cross.wings;
    let wings = CellSet::only(first) | CellSet::only(second);
    [cross.row, cross.column].map(|line| line.cells() - cross.region.cells() - wings)
}

/// The line that says where the row and the column have the digits.
fn lines(cross: &Cross) -> Line {
    let [first, second] = cross.wings;
    said!(
        "firework-lines",
        row = cross.row,
        column = cross.column,
        region = cross.region,
        digits = Text::listed(cross.digits),
        first = first,
        second = second,
    )
    .into()
}

/// The reason why each digit is in one of the three cells.
fn twice(cross: &Cross) -> Text {
    let [first, second] = cross.wings;
    said!(
        "firework-twice",
        row = cross.row,
        column = cross.column,
        region = cross.region,
        digits = Text::listed(cross.digits),
        cross = cross.cell,
        first = first,
        second = second,
    )
}

/// The reason why the region has the digits nowhere else.
fn once(cross: &Cross) -> Text {
    let [first, second] = cross.wings;
    said!(
        "firework-once",
        row = cross.row,
        column = cross.column,
        region = cross.region,
        digits = Text::listed(cross.digits),
        first = first,
        second = second,
    )
}
