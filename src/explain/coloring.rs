//! What colouring says and shows.

use super::picture::candidates_in;
use super::sentences::leaving;
use super::{Link, Picture, Role, Text};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use crate::rules::Deduction;
use crate::rules::coloring::{Cluster, ColorMeeting, ColoringPattern, WeakLink};

pub(super) fn argument(deduction: &Deduction, pattern: &ColoringPattern) -> Text {
    let digit = pattern.digit;
    let mut text = Text::new();
    for (number, cluster) in pattern.clusters.iter().enumerate() {
        text = text.then(if number == 0 {
            "Strong links join "
        } else {
            " Others join "
        });
        text = cluster_said(text, digit, cluster);
    }
    let sees = if deduction.eliminations.len() == 1 {
        " sees"
    } else {
        " each see"
    };
    let text = match (pattern.meeting, pattern.clusters.as_slice()) {
        (ColorMeeting::Wrap(link), [cluster]) => {
            let text = cannot_both(text.then(" In "), digit, link).then(". So ");
            text.list(cluster.colors[0])
                .then(", which are ")
                .then(digit)
                .then(" together or not at all, are not: ")
        }
        (ColorMeeting::Wing(link), [first, second]) => {
            let text = cannot_both(text.then(" In "), digit, link).then(". So ");
            let text = all_are(text, first.colors[1], digit).then(", or ");
            all_are(text, second.colors[1], digit)
                .then(", or both. ")
                .list(cells_of(deduction))
                .then(sees)
                .then(" a cell of both groups: ")
        }
        (ColorMeeting::Both([one, two]), [first, _]) => {
            let text = cannot_both(text.then(" In "), digit, one);
            let text = cannot_both(text.then("; in "), digit, two).then(". If ");
            all_are(text, first.colors[0], digit)
                .then(", neither of the other two groups can be, but one of them is: ")
        }
        // A trap: no other meeting comes with another number of clusters.
        _ => text
            .then(" ")
            .list(cells_of(deduction))
            .then(sees)
            .then(" a cell of both groups: "),
    };
    leaving(text, &deduction.eliminations)
}

/// `r1c1, r1c5 and r4c5: either r1c1 and r4c5 are both 3, or r1c5 is 3.`
fn cluster_said(text: Text, digit: Digit, cluster: &Cluster) -> Text {
    let [first, second] = cluster.colors;
    let text = text.list(first | second).then(": either ");
    let text = all_are(text, first, digit).then(", or ");
    all_are(text, second, digit).then(".")
}

/// `r1c1 is 3`, `r1c1 and r4c5 are both 3`, `r1c1, r4c5 and r6c8 are all 3`.
fn all_are(text: Text, cells: CellSet, digit: Digit) -> Text {
    text.list(cells)
        .then(match cells.len() {
            1 => " is ",
            2 => " are both ",
            _ => " are all ",
        })
        .then(digit)
}

/// `row 4, r4c1 and r4c5 cannot both be 3`.
fn cannot_both(text: Text, digit: Digit, link: WeakLink) -> Text {
    text.then(link.house)
        .then(", ")
        .list(link.ends)
        .then(" cannot both be ")
        .then(digit)
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
