//! The drawing of branches of forcing chains, nets and kraken fish.

use super::telling::sources;
use crate::explain::picture::{CellPart, candidates_in};
use crate::explain::{Link, Picture, Role};
use sudoku_engine::branching::{Because, Conflict, Consequence, Within};
use sudoku_engine::grid::{Candidate, CellSet, DigitSet};

/// The true and the false candidates of the branches, each once per role, and the links: strong
/// from a false candidate to a true one.
pub(in crate::explain) fn drawn(branches: &[Vec<Consequence>]) -> Picture {
    let mut picture = Picture {
        directed: true,
        ..Picture::default()
    };
    let mut groups: Vec<Candidate> = Vec::new();
    for branch in branches {
        for one in branch {
            let claim = one.claim;
            let role = if claim.is_true {
                Role::True
            } else {
                Role::False
            };
            if !picture.candidates.contains(&(claim.candidate, role)) {
                picture.candidates.push((claim.candidate, role));
            }
            let start = (claim.candidate, Role::Start);
            if one.because == Because::Assumed && !picture.candidates.contains(&start) {
                picture.candidates.push(start);
            }
            if let Because::Locked { left, .. } = one.because {
                let digits = DigitSet::only(claim.candidate.digit);
                groups.extend(candidates_in(left, digits));
            }
            for link in drawn_links(branch, one) {
                if !picture.links.contains(&link) {
                    picture.links.push(link);
                }
            }
        }
    }
    for candidate in groups {
        if !picture.candidates.iter().any(|(it, _)| *it == candidate) {
            picture.candidates.push((candidate, Role::GroupTrue));
        }
    }
    picture
}

/// The picture with the suppositions of nested arguments and the candidates that would be true
/// there, in the color of their depth.
pub(super) fn draw_inner(mut picture: Picture, inner: &[Within], depth: u8) -> Picture {
    for within in inner {
        for branch in &within.argument.branches {
            for one in branch {
                let candidate = one.claim.candidate;
                let role = match (one.because, one.claim.is_true) {
                    (Because::Outside(_), _) => continue,
                    (Because::Assumed, _) => Role::Supposed(depth),
                    (_, true) => Role::Follows(depth),
                    (_, false) => Role::False,
                };
                if !picture.candidates.iter().any(|(it, _)| *it == candidate) {
                    picture.candidates.push((candidate, role));
                }
                for link in drawn_links(branch, one) {
                    if !picture.links.contains(&link) {
                        picture.links.push(link);
                    }
                }
            }
        }
        picture = draw_inner(picture, &within.argument.inner, depth.saturating_add(1));
    }
    picture
}

/// The picture with the house or the cell of a contradiction.
pub(in crate::explain) fn contradicting(mut picture: Picture, conflict: Conflict) -> Picture {
    match conflict {
        Conflict::NoPlace { house, .. }
        | Conflict::Twice {
            house: Some(house), ..
        } => {
            if !picture.conflicts.contains(&house) {
                picture.conflicts.push(house);
            }
            picture
        }
        Conflict::NoCandidate(cell)
        | Conflict::TwoDigits { cell, .. }
        | Conflict::Both(Candidate { cell, .. }) => {
            picture.framing(CellSet::only(cell), CellPart::Contradiction)
        }
        Conflict::Twice {
            house: None, cells, ..
        } => picture.framing(cells, CellPart::Contradiction),
        Conflict::NoSum(cage) => picture.framing(cage.cells, CellPart::Contradiction),
        Conflict::Opposite(_) => picture,
    }
}

/// The links to a consequence from its reasons. If the rest of a house locks a digit, the rest is a
/// node in between.
pub(super) fn drawn_links(branch: &[Consequence], one: &Consequence) -> Vec<Link> {
    let from: Vec<Candidate> = sources(branch, one).collect();
    let to = vec![one.claim.candidate];
    match one.because {
        Because::Assumed | Because::Outside(_) => Vec::new(),
        _ if from.is_empty() => Vec::new(),
        Because::Locked { left, .. } => {
            let digits = DigitSet::only(one.claim.candidate.digit);
            let group: Vec<Candidate> = candidates_in(left, digits).collect();
            vec![
                Link {
                    from,
                    to: group.clone(),
                    strong: true,
                },
                Link {
                    from: group,
                    to,
                    strong: false,
                },
            ]
        }
        _ => vec![Link {
            from,
            to,
            strong: one.claim.is_true,
        }],
    }
}
