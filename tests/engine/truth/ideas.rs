//! Checks the sentence above the lines of a chain, a net, a kraken fish or almost locked sets: it
//! must name only items from the lines, and the conclusion of the step.

use super::holds::{Holds, ensure};
use super::read::{Claim, Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, CellSet, Digit, DigitSet, Grid};
use sudoku_stepper::rules::almost_locked_sets::AlmostLockedSetsPattern;
use sudoku_stepper::rules::{Deduction, Pattern};

/// Reads the idea; `Err` if it is not understood, or does not fit.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    if argument.idea.is_empty() {
        return ensure(!argument.is_numbered(), "lines without an idea");
    }
    let idea = Idea {
        grid,
        deduction,
        lines: argument
            .lines
            .iter()
            .map(|line| tokens(&line.text))
            .collect(),
    };
    let tokens = tokens(&argument.idea);
    let holds = match &deduction.pattern {
        Pattern::AlmostLockedSets(pattern) => idea.of_sets(pattern, &tokens),
        _ => idea.of_links(&tokens).or_else(|| idea.of_cases(&tokens)),
    };
    holds.unwrap_or_else(|| Err(format!("the idea is not understood: {tokens:?}")))
}

struct Idea<'a> {
    grid: &'a Grid,
    deduction: &'a Deduction,
    lines: Vec<Vec<Token>>,
}

fn word(word: &str) -> Token {
    Token::Word(word.to_owned())
}

/// Whether a row of tokens is part of another.
fn stands_in(part: &[Token], all: &[Token]) -> bool {
    !part.is_empty() && all.windows(part.len()).any(|it| it == part)
}

/// Returns the tokens between the first of some words and the first of others behind it.
fn between<'t>(tokens: &'t [Token], from: &str, to: &str) -> Option<&'t [Token]> {
    let from = tokens.iter().position(|it| *it == word(from))? + 1;
    let to = tokens[from..].iter().position(|it| *it == word(to))?;
    Some(&tokens[from..from + to])
}

impl Idea<'_> {
    fn last(&self) -> &[Token] {
        self.lines.last().map_or(&[], Vec::as_slice)
    }

    /// Checks the idea of a chain: its ends, or the supposition and its consequence.
    fn of_links(&self, tokens: &[Token]) -> Option<Holds> {
        let open = "strong and weak links take turns and lead from one end of the chain to the other , so at least one of the ends is true : {claim} or {claim} .";
        if matched(open, tokens).is_some() {
            let ends = between(tokens, ":", ".")?;
            return Some(ensure(stands_in(ends, self.last()), "other ends"));
        }
        let continuous = "strong and weak links take turns and form a closed loop . exactly one end of each link is true , so everything else that sees both ends of a weak one is false .";
        if matched(continuous, tokens).is_some() {
            let says = |line: &Vec<Token>| line.contains(&word("loop"));
            return Some(ensure(self.lines.iter().any(says), "no loop is told"));
        }
        let closed = "strong and weak links take turns and lead back to where they began : if {claim} , then {claim} .";
        if let Some(places) = matched(closed, tokens)
            && let [Read::Claims(premise), Read::Claims(claim)] = &places[..]
        {
            let opposite = Claim {
                is_true: !claim[0].is_true,
                ..claim[0]
            };
            return Some(
                self.supposes(between(tokens, "if", ",")?)
                    .and_then(|()| ensure(premise[0] == opposite, "it is not refuted")),
            );
        }
        None
    }

    /// Checks that the first line makes this supposition.
    fn supposes(&self, premise: &[Token]) -> Holds {
        let first = self
            .lines
            .first()
            .and_then(|line| between(line, "suppose", "."));
        ensure(first == Some(premise), "something else is supposed")
    }

    /// Checks a contradiction, or cases that all lead to the same conclusion.
    fn of_cases(&self, tokens: &[Token]) -> Option<Holds> {
        use Read::{Candidates, Cells, Digits, Houses};
        let first = self.lines.first()?;
        let clause_behind = |sign: &str| {
            let from = tokens.iter().position(|it| *it == word(sign))? + 1;
            let to = tokens.iter().rposition(|it| *it == word("."))?;
            tokens.get(from..to)
        };
        if let [start, ..] = tokens
            && *start == word("if")
            && !matches!(self.deduction.pattern, Pattern::Kraken(_))
        {
            let premise = between(tokens, "if", ",")?;
            let conflict = clause_behind(",")?;
            return Some(
                self.supposes(premise)
                    .and_then(|()| self.conflicts(premise, conflict)),
            );
        }
        let heads: [&str; 5] = [
            "whichever of its candidates {cells} holds",
            "wherever the {digits} of {houses} is",
            "whether {cells} is {digits} or not",
            "if none of the fins of this fish is {digits}",
            "wherever {houses} have their {digits}",
        ];
        for head in heads {
            let comma = tokens.iter().position(|it| *it == word(","))?;
            let Some(places) = matched(head, &tokens[..comma]) else {
                continue;
            };
            let names = |named: &[Token]| named.iter().all(|it| first.contains(it));
            let holds = match (&self.deduction.pattern, &places[..]) {
                (Pattern::Forcing(_), [Cells(cell)]) => {
                    let own = cell.single().map(|it| self.grid.candidates(it));
                    let is_told = first.first() == tokens.get(4)
                        && own.is_some_and(|own| first.contains(&listed(own)));
                    ensure(is_told, "another cell")
                }
                (Pattern::Forcing(_), [Digits(_), Houses(_)]) => ensure(
                    names(&[tokens[2].clone(), tokens[4].clone()]),
                    "another house",
                ),
                (Pattern::Forcing(_), [Cells(_), Digits(_)]) => ensure(
                    names(&[tokens[1].clone(), tokens[3].clone()]),
                    "another candidate",
                ),
                (Pattern::Kraken(kraken), [Digits(digit)]) => {
                    ensure(digit.single() == Some(kraken.digit), "another digit")
                }
                (Pattern::Kraken(_), [Houses(_), Digits(_)]) => ensure(
                    names(&[tokens[1].clone(), tokens[4].clone()]),
                    "another base",
                ),
                _ => continue,
            };
            let end = "; and if one of them is , the same follows".split(' ');
            let end: Vec<Token> = end.map(word).collect();
            let clause = clause_behind(",")?;
            let clause = clause.strip_suffix(&end[..]).unwrap_or(clause);
            return Some(holds.and_then(|()| self.concludes(clause)));
        }
        let guardians = "whichever of the extra candidates ( guardians ) {candidates} is true , the same candidates are false .";
        if let Some(places) = matched(guardians, tokens)
            && let [Candidates(named)] = &places[..]
            && let Pattern::Guardians(pattern) = &self.deduction.pattern
        {
            return Some(ensure(*named == pattern.guardians, "other guardians"));
        }
        None
    }

    /// Checks that a line states this conflict, or that the opposite of the supposition follows.
    fn conflicts(&self, premise: &[Token], conflict: &[Token]) -> Holds {
        let follows: Vec<Token> = ["it", "follows", "that"].map(word).into();
        if let Some(claim) = conflict.strip_prefix(&follows[..]) {
            let cells_and_digit = |tokens: &[Token]| {
                let named = tokens.iter().filter(|it| !matches!(it, Token::Word(_)));
                named.cloned().collect::<Vec<_>>()
            };
            let is_same = cells_and_digit(claim) == cells_and_digit(premise);
            let nots = |tokens: &[Token]| tokens.contains(&word("not"));
            return ensure(
                is_same && nots(claim) != nots(premise),
                "it is not the opposite",
            );
        }
        let told = self
            .lines
            .iter()
            .any(|line| line.first() == Some(&word("now")) && stands_in(conflict, line));
        ensure(told, "no line says what cannot be")
    }

    /// Checks that this is the conclusion of the step: `r1c2 is 5`, `r1c2 and r1c3 are not 4 or 5;
    /// …`.
    fn concludes(&self, clause: &[Token]) -> Holds {
        let (mut placed, mut removed) = (Vec::new(), Vec::new());
        for part in clause.split(|it| *it == word(";")) {
            let (cells, digits, is_not) = match part {
                [
                    Token::Cells(cells),
                    Token::Word(_),
                    Token::Word(not),
                    Token::Digits(digits),
                ] if not == "not" => (cells, digits, true),
                [Token::Cells(cells), Token::Word(_), Token::Digits(digits)] => {
                    (cells, digits, false)
                }
                _ => return Err(format!("the conclusion is not understood: {part:?}")),
            };
            for cell in cells {
                let all = digits.iter().map(|digit| Candidate::new(*cell, *digit));
                if is_not {
                    removed.extend(all);
                } else {
                    placed.extend(all);
                }
            }
        }
        let sorted = |all: &[Candidate]| {
            let mut all = all.to_vec();
            all.sort();
            all
        };
        ensure(
            sorted(&placed) == sorted(&self.deduction.placements)
                && sorted(&removed) == sorted(&self.deduction.eliminations),
            "it concludes something else",
        )
    }

    /// Checks the idea of almost locked sets: the digits that one of them holds, and where they are
    /// removed.
    fn of_sets(&self, pattern: &AlmostLockedSetsPattern, tokens: &[Token]) -> Option<Holds> {
        use Read::{Cells, Digits, Houses, Number};
        let gone: DigitSet = self
            .deduction
            .eliminations
            .iter()
            .map(|it| it.digit)
            .collect();
        let places = |pattern: &str| matched(pattern, tokens);
        match pattern {
            AlmostLockedSetsPattern::Chain { sets, digits, .. } => {
                let one = "{words} holds {digits} ( z ) , so what sees all its places in both is not {digits} .";
                let several = "{words} holds each of {digits} ( z ) , so what sees all places of one in both is not that .";
                let (told, is_one) = match (places(one).as_deref(), places(several).as_deref()) {
                    (Some([Digits(told), Digits(again)]), _) if told == again => (*told, true),
                    (_, Some([Digits(told)])) => (*told, false),
                    _ => return None,
                };
                let last = if sets.len() == 3 { 1 } else { sets.len() - 1 };
                let last = char::from(b'a' + u8::try_from(last).ok()?).to_string();
                let names = tokens.first() == Some(&word("a")) && tokens.get(2) == Some(&word(&last));
                let fits = told == *digits && is_one == (told.len() == 1) && gone.is_subset(told);
                Some(ensure(names && fits, "other sets, or another Z"))
            }
            AlmostLockedSetsPattern::DoublyLinked {
                restricted_commons, ..
            } => match places("a and b have two restricted commons , {digits} : each set lacks one of the two , and holds all its other digits .").as_deref() {
                Some([Digits(told)]) => Some(ensure(
                    told == restricted_commons,
                    "other restricted commons",
                )),
                _ => None,
            },
            AlmostLockedSetsPattern::DeathBlossom { stem, digits, .. } => {
                match places("whatever the stem {cells} is , one of the petals holds {digits} .").as_deref() {
                    Some([Cells(at), Digits(told)]) => Some(ensure(
                        at.single() == Some(*stem) && told == digits && gone.is_subset(*told),
                        "another stem, or another Z",
                    )),
                    _ => None,
                }
            }
            AlmostLockedSetsPattern::SueDeCoq {
                block,
                line,
                intersection,
                in_line,
                in_block,
            } => match places("in and beside the crossing of {houses} , {number} cells use up all the digits that they can hold , so the rest of each house cannot have these .").as_deref() {
                Some([Houses(houses), Number(count)]) => {
                    let cells: CellSet = intersection.cells | in_line.cells | in_block.cells;
                    Some(ensure(
                        *houses == [*line, *block] && *count == cells.len(),
                        "other houses, or another number of cells",
                    ))
                }
                _ => None,
            },
        }
    }
}

/// Returns the digits as a list.
fn listed(digits: DigitSet) -> Token {
    Token::Digits(digits.into_iter().collect::<Vec<Digit>>())
}
