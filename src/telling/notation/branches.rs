//! The written form of the consequences of assumptions.

use super::Style;
use super::chain::{Node, sign};
use super::write::short;
use sudoku_engine::branching::{Because, Claim, Consequence};
use sudoku_engine::grid::{CellSet, Digit};
use sudoku_engine::texts::Notation;

/// The fact that a digit is in one of some cells, or in none of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Fact {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
    pub(super) is_true: bool,
}

impl Fact {
    pub(super) const fn of(claim: Claim) -> Self {
        Self {
            digit: claim.candidate.digit,
            cells: CellSet::only(claim.candidate.cell),
            is_true: claim.is_true,
        }
    }

    /// `r4c5=7`, `r4c5<>7`
    pub(super) fn written(self, notation: Notation) -> String {
        let sign = if self.is_true { "=" } else { "<>" };
        format!("{}{sign}{}", notation.cells(self.cells), self.digit)
    }

    const fn node(self) -> Node {
        Node::of(self.digit, self.cells)
    }
}

/// A fact with the earlier facts that it follows from.
struct Inferred {
    fact: Fact,
    from: Vec<usize>,
}

/// The facts of a branch in order; a group that locks a digit is one of them.
fn facts(branch: &[Consequence]) -> Vec<Inferred> {
    let mut facts: Vec<Inferred> = Vec::new();
    let mut places: Vec<usize> = Vec::new();
    for one in branch {
        let mut from: Vec<usize> = one.from.iter().map(|place| places[*place]).collect();
        if let Because::Locked { left, .. } = one.because {
            let fact = Fact {
                digit: one.claim.candidate.digit,
                cells: left,
                is_true: true,
            };
            let known = facts.iter().position(|known| known.fact == fact);
            let group = known.unwrap_or_else(|| {
                let from = std::mem::take(&mut from);
                facts.push(Inferred { fact, from });
                facts.len() - 1
            });
            from = vec![group];
        }
        places.push(facts.len());
        facts.push(Inferred {
            fact: Fact::of(one.claim),
            from,
        });
    }
    facts
}

/// Whether every fact except the assumption follows only by links: strong ones from false to true,
/// weak ones from true to false. Patterns that arise in a branch and nested arguments have no
/// links.
fn is_linked(facts: &[Inferred]) -> bool {
    let mut inferred = facts.iter().skip(1);
    inferred.all(|one| {
        let mut from = one.from.iter();
        let is_link = |from: &usize| facts[*from].fact.is_true != one.fact.is_true;
        !one.from.is_empty() && from.all(is_link)
    })
}

/// The branches, separated by ` / `. Branches that cannot be expressed with links are written claim
/// by claim in both styles.
pub(super) fn written(branches: &[Vec<Consequence>], style: Style, notation: Notation) -> String {
    let branches = branches.iter().map(|branch| {
        let facts = facts(branch);
        match style {
            Style::Eureka if facts.len() > 1 && is_linked(&facts) => eureka(&facts, notation),
            Style::Hodoku | Style::Eureka => hodoku(&facts, notation),
        }
    });
    branches.collect::<Vec<_>>().join(" / ")
}

/// A branch claim by claim. A claim that the next one does not continue from is in brackets; the
/// assumption never is.
fn hodoku(facts: &[Inferred], notation: Notation) -> String {
    let numbered: Vec<(usize, &Inferred)> = facts.iter().enumerate().collect();
    let runs: Vec<&[(usize, &Inferred)]> = numbered
        .chunk_by(|(before, _), (_, next)| next.from.contains(before))
        .collect();
    let mut parts = Vec::new();
    for (number, run) in runs.iter().enumerate() {
        let mut run: Vec<String> = run
            .iter()
            .map(|(_, one)| one.fact.written(notation))
            .collect();
        if number == 0 {
            parts.push(run.remove(0));
        }
        match run.join(" ") {
            run if run.is_empty() => {}
            run if number + 1 < runs.len() => parts.push(format!("({run})")),
            run => parts.push(run),
        }
    }
    parts.join(" ")
}

/// A branch as chains. A claim that does not follow only from the previous one starts a new chain
/// with all of its premises.
fn eureka(facts: &[Inferred], notation: Notation) -> String {
    let node = |node: Node| format!("({}){}", short(node.digits), notation.cells(node.cells));
    let mut text = String::new();
    for (number, one) in facts.iter().enumerate() {
        let sign = sign(one.fact.is_true);
        let to = one.fact.node();
        let before = number.checked_sub(1);
        match before {
            None => {
                text += &node(to);
                continue;
            }
            Some(before) if one.from[..] == [before] => {
                let from = facts[before].fact.node();
                let open = format!("){}", notation.cells(from.cells));
                if from.is_inside(to) && text.ends_with(&open) {
                    text.truncate(text.len() - open.len());
                    text += &format!("{sign}{}{open}", short(to.digits));
                    continue;
                }
            }
            Some(_) => {
                let sources = one.from.iter().map(|from| node(facts[*from].fact.node()));
                text += ", ";
                text += &sources.collect::<Vec<_>>().join("&");
            }
        }
        text += &format!("{sign}{}", node(to));
    }
    text
}
