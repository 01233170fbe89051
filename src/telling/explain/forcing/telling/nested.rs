//! Arguments within a branch, and what they show.

use std::collections::BTreeSet;

use super::super::reasons::{house_of, premise_left};
use super::{Around, Manner, Telling, tell_branches};
use crate::explain::cited::{behind, cited_in};
use crate::explain::state::claimed;
use crate::explain::{Argument, Line, said};
use sudoku_engine::branching::{Because, Claim, Consequence, Proof};

impl Telling<'_> {
    /// Writes a nested argument and everything that it shows.
    pub(super) fn argue(&mut self, argument: &mut Argument, place: usize, number: usize) {
        let together = |at: &usize| self.branch[*at].because == Because::Argued(number);
        let together: Vec<usize> = (place..self.branch.len()).filter(together).collect();
        let mut claims: Vec<Claim> = together.iter().map(|at| self.branch[*at].claim).collect();
        let sources = together.iter().flat_map(|at| &self.branch[*at].from);
        let mut from: BTreeSet<usize> = sources.filter_map(|from| self.lines[*from]).collect();
        let links = self.links(&together);
        let Some(within) = self.inner.get(number) else {
            return;
        };
        let nested = &within.argument;
        let around = Around {
            start: self.start,
            lines: &self.lines,
        };
        let tell = |argument: &mut Argument| {
            let manner = Manner {
                concluded: &[],
                ..self.manner
            };
            tell_branches(argument, nested.into(), manner, Some(around))
        };
        let (text, told) = match nested.proof {
            Proof::Contradiction(_) => {
                let told = tell(argument);
                let Some(branch) = told.first() else {
                    return;
                };
                // If its falsehood is wrong, the candidate is true.
                let opposite = nested.assumed().map(Claim::opposite);
                claims.extend(opposite.filter(|it| it.is_true));
                let lines = BTreeSet::from([branch.start, branch.end]);
                let text = said!(
                    "side-argument-wrong",
                    claims = claimed(&claims),
                    lines = behind(argument, &lines),
                );
                from.extend(lines);
                (text, told)
            }
            Proof::Verity(premise) => {
                let outer: BTreeSet<usize> = within
                    .outer
                    .iter()
                    .filter_map(|outer| self.lines.get(*outer).copied().flatten())
                    .collect();
                let first = argument.push(Line {
                    text: premise_left(argument, premise, &nested.branches, &outer),
                    from: outer.into_iter().collect(),
                    under: Some(self.start),
                    house: house_of(nested.proof),
                    ..Line::default()
                });
                let told = tell(argument);
                let mut ends = BTreeSet::new();
                for (branch, told) in nested.branches.iter().zip(&told) {
                    let last = branch.last().map(|last| last.claim);
                    if let Some(last) = last.filter(|last| last.is_true)
                        && !claims.contains(&last)
                    {
                        claims.push(last);
                    }
                    let is_end = |one: &Consequence| claims.contains(&one.claim);
                    let lines = branch.iter().zip(&told.lines);
                    let concluding = lines.filter(|(one, _)| is_end(one));
                    ends.extend(concluding.filter_map(|(_, line)| *line));
                }
                from.insert(first);
                from.extend(&ends);
                let text = said!(
                    "forcing-every-case",
                    count = nested.branches.len(),
                    lines = cited_in(argument, &ends),
                    conclusion = claimed(&claims),
                );
                (text, told)
            }
        };
        let line = argument.push(Line {
            name: None,
            supposed: None,
            text,
            from: from.into_iter().collect(),
            under: Some(self.start),
            links,
            house: None,
        });
        self.told_inner.insert(number, told);
        for at in together {
            self.lines[at] = Some(line);
        }
    }
}
