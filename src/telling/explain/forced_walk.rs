//! The singles that lead to a contradiction, link by link.

use super::{Line, Link, Text, event, said, state};
use sudoku_engine::grid::{Candidate, CellSet};
use sudoku_engine::search::watched::Event;
use sudoku_engine::solver::{ForcedRow, ForcedSingle, RuledOut};

/// The links of a row of singles in order: from each single to the candidates that it rules out,
/// and from these to the single that they leave. Singles that depend on no other single are stated
/// with the next link, and the contradiction with the last one.
pub fn walk_forced(row: &ForcedRow) -> Vec<Line> {
    let mut walked: Vec<Line> = Vec::new();
    // The sentences before the link.
    let mut before = Text::new();
    for single in &row.singles {
        if single.ruled_out.is_empty() {
            before = before.sentence(event(&Event::Single {
                placement: single.placement,
                house: single.house,
            }));
            continue;
        }
        for out in &single.ruled_out {
            push_new(&mut walked, ruled_out(out), &mut before);
        }
        push_new(&mut walked, left(single), &mut before);
    }
    for out in &row.ruled_out {
        push_new(&mut walked, ruled_out(out), &mut before);
    }
    if let Some(last) = walked.last_mut() {
        let contradiction = event(&Event::Contradiction(row.contradiction));
        let text = std::mem::take(&mut last.text).sentence(before);
        last.text = text.sentence(said!("forced-end", sentence = contradiction));
    }
    walked
}

/// Adds a link after the sentences before it, unless the link was already added.
fn push_new(walked: &mut Vec<Line>, mut link: Line, before: &mut Text) {
    if walked.iter().all(|one| one.links != link.links) {
        link.text = std::mem::take(before).sentence(link.text);
        walked.push(link);
    }
}

/// The link from all alternatives of a single to the single.
pub(super) fn drawn_link(single: &ForcedSingle) -> Link {
    Link {
        from: single.ruled_out.iter().map(|out| out.candidate).collect(),
        to: vec![single.placement],
        strong: true,
    }
}

/// The line for a single that excludes a candidate.
fn ruled_out(out: &RuledOut) -> Line {
    let RuledOut {
        by,
        candidate,
        house,
    } = *out;
    let text = match house {
        Some(house) => said!(
            "forcing-house-taken",
            because = is(by),
            cell = candidate.cell,
            house = house,
            digit = by.digit,
        ),
        None if by.cell != candidate.cell => said!(
            "forcing-seen",
            because = is(by),
            cell = candidate.cell,
            digit = by.digit,
        ),
        None => said!(
            "forcing-cell-taken",
            because = is(by),
            digit = candidate.digit,
        ),
    };
    Line {
        links: vec![Link {
            from: vec![by],
            to: vec![candidate],
            strong: false,
        }],
        house,
        ..Line::from(text)
    }
}

/// `r1c2 is 5`
fn is(candidate: Candidate) -> Text {
    state::claim(CellSet::only(candidate.cell), candidate.digit, true)
}

/// The line for the single that is left after that.
fn left(single: &ForcedSingle) -> Line {
    let Candidate { cell, digit } = single.placement;
    let lost = single.ruled_out.iter().map(|out| out.candidate);
    let count = single.ruled_out.len();
    let text = match single.house {
        Some(house) => said!(
            "forcing-last-place",
            digit = digit,
            lost = Text::listed(lost.map(|out| out.cell)),
            claim = is(single.placement),
            house = house,
        ),
        None => said!(
            "forcing-last-candidate",
            lost = Text::listed(lost.map(|out| out.digit)),
            count = count,
            cell = cell,
            digit = digit,
        ),
    };
    Line {
        links: vec![drawn_link(single)],
        house: single.house,
        ..Line::from(text)
    }
}
