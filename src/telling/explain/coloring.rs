//! Coloring in words and pictures.

use super::acts::removing;
use super::almost_locked_lines::letter;
use super::picture::{Sight, candidates_in, excluding};
use super::place::digits_in;
use super::{Argument, Explain, Link, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, Cell, CellSet, DigitSet};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::coloring::{ColorMeeting, ColoringPattern, WeakLink};

impl Explain for ColoringPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let digit = self.digit;
        let clusters = self.clusters.iter().enumerate();
        let text = clusters.fold(Text::new(), |text, (number, cluster)| {
            let [first, second] = cluster.colors;
            text.sentence(said!(
                "coloring-cluster",
                number = number,
                digit = digit,
                cells = Text::listed(first | second),
                one = letter(2 * number),
                other = letter(2 * number + 1),
                first = Text::listed(first),
                second = Text::listed(second),
            ))
        });
        let removing = removing(&deduction.eliminations);
        text.sentence(match self.meeting {
            ColorMeeting::Trap => said!(
                "coloring-trap",
                eliminated = Text::listed(cells_of(deduction)),
                count = deduction.eliminations.len(),
                digit = digit,
                removing = removing,
            ),
            ColorMeeting::Wrap(link) => said!(
                "coloring-wrap",
                house = link.house,
                ends = Text::listed(link.ends),
                digit = digit,
                removing = removing,
            ),
            ColorMeeting::Wing(link) => said!(
                "coloring-wing",
                house = link.house,
                ends = Text::listed(link.ends),
                digit = digit,
                eliminated = Text::listed(cells_of(deduction)),
                count = deduction.eliminations.len(),
                removing = removing,
            ),
            ColorMeeting::Both([one, two]) => said!(
                "coloring-both",
                first = one.house,
                first_ends = Text::listed(one.ends),
                second = two.house,
                second_ends = Text::listed(two.ends),
                digit = digit,
                removing = removing,
            ),
        })
        .into()
    }

    fn picture(&self) -> Picture {
        let at = |cell| vec![Candidate::new(cell, self.digit)];
        let link = |ends: [Cell; 2], strong| Link {
            from: at(ends[0]),
            to: at(ends[1]),
            strong,
        };
        let digits = DigitSet::only(self.digit);
        let mut picture = Picture::default();
        for (number, cluster) in (0..).zip(&self.clusters) {
            let [first, second] = cluster.colors;
            picture = picture
                .with(Role::ColorA(number), candidates_in(first, digits))
                .with(Role::ColorB(number), candidates_in(second, digits));
            let strong = cluster.links.iter().map(|strong| link(strong.ends, true));
            picture.links.extend(strong);
        }
        let weak: &[WeakLink] = match &self.meeting {
            ColorMeeting::Trap => &[],
            ColorMeeting::Wrap(link) | ColorMeeting::Wing(link) => std::slice::from_ref(link),
            ColorMeeting::Both(links) => links,
        };
        let drawn = weak.iter().map(|weak| link(weak.ends, false));
        picture.links.extend(drawn);
        picture.tinting(weak.iter().map(|weak| weak.house))
    }

    /// The colors at least one of which is true.
    fn sights(&self, deduction: &Deduction) -> Vec<Sight> {
        let colors = match (self.meeting, self.clusters.as_slice()) {
            (ColorMeeting::Trap, [cluster]) => cluster.colors[0] | cluster.colors[1],
            (ColorMeeting::Wing(_), [first, second]) => first.colors[1] | second.colors[1],
            _ => CellSet::EMPTY,
        };
        excluding(deduction, candidates_in(colors, DigitSet::only(self.digit)))
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        ColoringPattern::digits(self)
    }

    fn place(&self, _: &Deduction) -> Text {
        let colors = self.clusters.iter().flat_map(|cluster| cluster.colors);
        let cells = colors.fold(CellSet::EMPTY, |cells, color| cells | color);
        digits_in(ColoringPattern::digits(self), cells)
    }

    fn short(&self, _: &Deduction) -> Text {
        let clusters = self.clusters.iter().enumerate().map(|(number, cluster)| {
            let [first, second] = cluster.colors;
            said!(
                "short-colors",
                one = letter(2 * number),
                first = Text::listed(first),
                other = letter(2 * number + 1),
                second = Text::listed(second),
            )
        });
        said!(
            "short-coloring",
            digit = self.digit,
            clusters = Text::clauses(clusters),
        )
    }
}

fn cells_of(deduction: &Deduction) -> impl Iterator<Item = Cell> {
    deduction
        .eliminations
        .iter()
        .map(|candidate| candidate.cell)
}
