//! The singles that lead to a contradiction, link by link.

use super::{Line, Link, Text, event, said, state};
use sudoku_engine::grid::{Candidate, CellSet};
use sudoku_engine::search::watched::Event;
use sudoku_engine::solver::{ForcedRow, ForcedSingle, RuledOut};
use sudoku_engine::texts::Language;

/// The links of a row of singles in order: from each single to the candidates that it rules out,
/// and from these to the single that they leave. Singles that depend on no other single are stated
/// with the next link, and the contradiction with the last one.
pub fn walk_forced(language: &Language, row: &ForcedRow) -> Vec<Line> {
    let mut walked: Vec<Line> = Vec::new();
    // The sentences before the link.
    let mut before = Text::new();
    for single in &row.singles {
        if single.ruled_out.is_empty() {
            before = before.sentence(event(
                language,
                &Event::Single {
                    placement: single.placement,
                    house: single.house,
                },
            ));
            continue;
        }
        for out in &single.ruled_out {
            push_new(&mut walked, ruled_out(language, out), &mut before);
        }
        push_new(&mut walked, left(language, single), &mut before);
    }
    for out in &row.ruled_out {
        push_new(&mut walked, ruled_out(language, out), &mut before);
    }
    if let Some(last) = walked.last_mut() {
        let contradiction = event(language, &Event::Contradiction(row.contradiction));
        let text = std::mem::take(&mut last.text).sentence(before);
        last.text = text.sentence(said!(language, "forced-end", sentence = contradiction));
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
fn ruled_out(language: &Language, out: &RuledOut) -> Line {
    let RuledOut {
        by,
        candidate,
        house,
    } = *out;
    let text = match house {
        Some(house) => said!(
            language,
            "forcing-house-taken",
            because = is(language, by),
            cell = candidate.cell,
            house = house,
            digit = by.digit,
        ),
        None if by.cell != candidate.cell => said!(
            language,
            "forcing-seen",
            because = is(language, by),
            cell = candidate.cell,
            digit = by.digit,
        ),
        None => said!(
            language,
            "forcing-cell-taken",
            because = is(language, by),
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
fn is(language: &Language, candidate: Candidate) -> Text {
    state::claim(
        language,
        CellSet::only(candidate.cell),
        candidate.digit,
        true,
    )
}

/// The line for the single that is left after that.
fn left(language: &Language, single: &ForcedSingle) -> Line {
    let Candidate { cell, digit } = single.placement;
    let lost = single.ruled_out.iter().map(|out| out.candidate);
    let count = single.ruled_out.len();
    let text = match single.house {
        Some(house) => said!(
            language,
            "forcing-last-place",
            digit = digit,
            lost = Text::listed(language, lost.map(|out| out.cell)),
            claim = is(language, single.placement),
            house = house,
        ),
        None => said!(
            language,
            "forcing-last-candidate",
            lost = Text::listed(language, lost.map(|out| out.digit)),
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
