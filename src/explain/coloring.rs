//! What colouring says and shows.

use super::picture::candidates_in;
use super::sentences::leaving;
use super::{Link, Picture, Role, Text, said};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use crate::rules::Deduction;
use crate::rules::coloring::{ColorMeeting, ColoringPattern, WeakLink};

pub(super) fn argument(deduction: &Deduction, pattern: &ColoringPattern) -> Text {
    let digit = pattern.digit;
    let clusters = pattern.clusters.iter().enumerate();
    let text = clusters.fold(Text::new(), |text, (number, cluster)| {
        let [first, second] = cluster.colors;
        text.sentence(said!(
            "coloring-cluster",
            number = number,
            cells = Text::listed(first | second),
            first = all_are(first, digit),
            second = all_are(second, digit),
        ))
    });
    let leaving = leaving(&deduction.eliminations);
    text.sentence(match (pattern.meeting, pattern.clusters.as_slice()) {
        (ColorMeeting::Wrap(link), [cluster]) => said!(
            "coloring-wrap",
            house = link.house,
            ends = Text::listed(link.ends),
            digit = digit,
            cells = Text::listed(cluster.colors[0]),
            leaving = leaving,
        ),
        (ColorMeeting::Wing(link), [first, second]) => said!(
            "coloring-wing",
            house = link.house,
            ends = Text::listed(link.ends),
            digit = digit,
            first = all_are(first.colors[1], digit),
            second = all_are(second.colors[1], digit),
            eliminated = Text::listed(cells_of(deduction)),
            count = deduction.eliminations.len(),
            leaving = leaving,
        ),
        (ColorMeeting::Both([one, two]), [first, _]) => said!(
            "coloring-both",
            first = one.house,
            first_ends = Text::listed(one.ends),
            second = two.house,
            second_ends = Text::listed(two.ends),
            digit = digit,
            cells = Text::listed(first.colors[0]),
            count = first.colors[0].len(),
            leaving = leaving,
        ),
        // A trap: no other meeting comes with another number of clusters.
        _ => said!(
            "coloring-trap",
            eliminated = Text::listed(cells_of(deduction)),
            count = deduction.eliminations.len(),
            leaving = leaving,
        ),
    })
}

/// `r1c1 is 3`, `r1c1 and r4c5 are both 3`, `r1c1, r4c5 and r6c8 are all 3`.
fn all_are(cells: CellSet, digit: Digit) -> Text {
    said!(
        "coloring-all-are",
        cells = Text::listed(cells),
        count = cells.len(),
        digit = digit,
    )
}

fn cells_of(deduction: &Deduction) -> impl Iterator<Item = Cell> {
    deduction
        .eliminations
        .iter()
        .map(|candidate| candidate.cell)
}

pub(super) fn picture(pattern: &ColoringPattern) -> Picture {
    let at = |cell| vec![Candidate::new(cell, pattern.digit)];
    let link = |ends: [Cell; 2], strong| Link {
        from: at(ends[0]),
        to: at(ends[1]),
        strong,
    };
    let digits = DigitSet::only(pattern.digit);
    let mut picture = Picture::default();
    for (number, cluster) in (0..).zip(&pattern.clusters) {
        let [first, second] = cluster.colors;
        picture = picture
            .with(Role::ColorA(number), candidates_in(first, digits))
            .with(Role::ColorB(number), candidates_in(second, digits));
        let strong = cluster.links.iter().map(|strong| link(strong.ends, true));
        picture.links.extend(strong);
    }
    let weak: &[WeakLink] = match &pattern.meeting {
        ColorMeeting::Trap => &[],
        ColorMeeting::Wrap(link) | ColorMeeting::Wing(link) => std::slice::from_ref(link),
        ColorMeeting::Both(links) => links,
    };
    let drawn = weak.iter().map(|weak| link(weak.ends, false));
    picture.links.extend(drawn);
    picture.tinting(weak.iter().map(|weak| weak.house))
}
