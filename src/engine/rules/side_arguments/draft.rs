//! The events that the contradiction of a world rests on, and nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::lines::{Conflict, Line, Reason, Refutation};
use super::sums::Fitting;
use super::world::{Clash, Event, Fact, Kind, World};
use crate::branching::Claim;
use crate::grid::{Cage, Candidate, Cell, CellSet, Digit, Layout};

/// An argument against a candidate, with the events of the log.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) supposed: Candidate,
    /// The position of the supposition in the log. Earlier events are outside the argument.
    mark: usize,
    /// The steps after the supposition, in order.
    steps: Vec<NeededEvent>,
    conflict: Conflict,
    /// The events that the conflict rests on.
    from: Vec<Event>,
    /// The outside facts that the argument needs, and the events that caused them.
    needed: Vec<Fact>,
    outside: Vec<Event>,
    /// The number of side arguments and the number of lines, with those of nested side arguments.
    side: usize,
    lines: usize,
}

/// An event that the argument rests on.
#[derive(Debug)]
struct NeededEvent {
    event: Event,
    /// The claims that the argument needs from the event.
    claims: Vec<Claim>,
    why: Why,
    from: Vec<Event>,
}

/// The reason why an event follows.
#[derive(Debug)]
enum Why {
    Said(Reason),
    Side(Rc<Draft>),
}

impl Draft {
    /// The direct side arguments of this argument, in order.
    pub(super) fn sides(&self) -> impl Iterator<Item = &Rc<Self>> {
        self.steps.iter().filter_map(|step| match &step.why {
            Why::Side(draft) => Some(draft),
            Why::Said(_) => None,
        })
    }

    /// The greatest number of nested suppositions.
    pub(super) fn level(&self) -> usize {
        1 + self.sides().map(|side| side.level()).max().unwrap_or(0)
    }

    /// The number of side arguments, then of lines; smaller is simpler.
    pub(super) fn size(&self) -> (usize, usize) {
        (self.side, self.lines)
    }

    /// The argument with numbered lines, including the lines of side arguments.
    pub(super) fn told(&self, layout: &Layout) -> Refutation {
        let mut telling = Telling {
            layout,
            next: 1,
            said: BTreeMap::new(),
        };
        self.tell(&mut telling, &BTreeMap::new())
    }

    fn tell(&self, telling: &mut Telling<'_>, outside: &BTreeMap<Event, usize>) -> Refutation {
        let mut numbers = outside.clone();
        // From the mark on, the log outside this argument had other events.
        numbers.retain(|event, _| usize::from(*event) < self.mark);
        let number = telling.number();
        telling.said.insert(number, vec![Claim::yes(self.supposed)]);
        numbers.insert(self.mark as Event, number);
        let mut lines = Vec::new();
        for step in &self.steps {
            let mut reason = match &step.why {
                Why::Said(reason) => reason.clone(),
                Why::Side(draft) => Reason::Refuted(Box::new(draft.tell(telling, &numbers))),
            };
            let number = telling.number();
            let from = step.from.iter().filter_map(|event| numbers.get(event));
            let from: Vec<usize> = from.copied().collect();
            if let (Reason::Locked { places, .. }, Some(claim)) = (&mut reason, step.claims.first())
            {
                *places -= telling.without(claim.candidate.digit, &from);
            }
            telling.said.insert(number, step.claims.clone());
            numbers.insert(step.event, number);
            lines.push(Line {
                number,
                claims: step.claims.clone(),
                reason,
                from,
            });
        }
        let of = |events: &[Event]| -> Vec<usize> {
            let known = events.iter().filter_map(|event| numbers.get(event));
            known.copied().collect()
        };
        let end = telling.number();
        Refutation {
            supposed: self.supposed,
            number,
            lines,
            end,
            conflict: self.conflict,
            from: of(&self.from),
            outside: of(&self.outside),
        }
    }
}

/// The numbered lines so far.
struct Telling<'a> {
    layout: &'a Layout,
    /// The number of the next line.
    next: usize,
    /// The claims of each line.
    said: BTreeMap<usize, Vec<Claim>>,
}

impl Telling<'_> {
    /// The number of a new line.
    const fn number(&mut self) -> usize {
        let number = self.next;
        self.next += 1;
        number
    }

    /// The cells that cannot be this digit, as these lines say.
    fn without(&self, digit: Digit, lines: &[usize]) -> CellSet {
        let claims = lines.iter().filter_map(|line| self.said.get(line));
        let gone = claims.flatten().map(|claim| {
            let Candidate { cell, digit: said } = claim.candidate;
            match claim.is_true {
                true if said == digit => self.layout.peers(cell),
                false if said != digit => CellSet::EMPTY,
                _ => CellSet::only(cell),
            }
        });
        gone.fold(CellSet::EMPTY, |all, cells| all | cells)
    }
}

/// The premises of an argument, collected from its end to its start.
struct Premises<'a> {
    gone_by: &'a [Event; Fact::COUNT],
    mark: usize,
    /// The facts needed from each event of the argument that is not processed yet.
    inside: BTreeMap<Event, BTreeSet<Fact>>,
    outside: BTreeSet<Fact>,
}

impl Premises<'_> {
    /// Returns the events that caused some facts, and records these facts as needed.
    fn of(&mut self, facts: Vec<Fact>) -> Vec<Event> {
        let mut from = BTreeSet::new();
        for fact in facts {
            let event = self.gone_by[fact.index()];
            from.insert(event);
            if usize::from(event) < self.mark {
                self.outside.insert(fact);
            } else {
                self.inside.entry(event).or_default().insert(fact);
            }
        }
        from.into_iter().collect()
    }
}

impl World<'_> {
    /// The argument against the last supposition, which is at the mark, for the contradiction
    /// `clash`.
    pub(super) fn draft(&self, mark: usize, clash: Clash) -> Draft {
        let mut premises = Premises {
            gone_by: &self.now.gone_by,
            mark,
            inside: BTreeMap::new(),
            outside: BTreeSet::new(),
        };
        let base = &self.base;
        let (conflict, gone) = match clash {
            Clash::Cell(cell) => (
                Conflict::NoCandidate(cell),
                Fact::of_cell(cell, base.candidates[cell.index()]).collect(),
            ),
            Clash::Place(digit, house) => (
                Conflict::NoPlace { digit, house },
                Fact::of_digit(digit, base.places[digit.index()] & house.cells()).collect(),
            ),
            Clash::Sum(number) => (
                Conflict::NoSum(self.cage(number)),
                self.needed_by_sum(number, &[], Event::MAX),
            ),
        };
        let from = premises.of(gone);
        let mut steps = Vec::new();
        let (mut side, mut lines) = (0, 2);
        while let Some((event, facts)) = premises.inside.pop_last() {
            let kind = &self.log[usize::from(event)];
            let facts: Vec<Fact> = facts.into_iter().collect();
            let Some(why) = self.why(kind, &facts) else {
                continue;
            };
            if let Why::Side(draft) = &why {
                side += 1 + draft.side;
                lines += draft.lines;
            }
            lines += 1;
            let claims = match kind {
                Kind::LastCandidate(candidate) | Kind::LastPlace(candidate, _) => {
                    vec![Claim::yes(*candidate)]
                }
                _ => facts.iter().map(|it| Claim::no(it.candidate())).collect(),
            };
            steps.push(NeededEvent {
                event,
                claims,
                why,
                from: premises.of(self.needed_by(kind, &facts, event)),
            });
        }
        steps.reverse();
        let Kind::Supposed(supposed) = self.log[mark] else {
            unreachable!("a supposition stands at the mark");
        };
        let needed: Vec<Fact> = premises.outside.into_iter().collect();
        let outside = needed.iter().map(|it| self.now.gone_by[it.index()]);
        let outside: BTreeSet<Event> = outside.collect();
        Draft {
            supposed,
            mark,
            steps,
            conflict,
            from,
            needed,
            outside: outside.into_iter().collect(),
            side,
            lines,
        }
    }

    fn cage(&self, number: usize) -> Cage {
        let sum = self.sums[number];
        Cage {
            cells: sum.cells,
            sum: Some(sum.sum),
        }
    }

    /// The reason why an event causes some facts; `None` for a supposition.
    fn why(&self, kind: &Kind, facts: &[Fact]) -> Option<Why> {
        let reason = match kind {
            Kind::Supposed(_) => return None,
            Kind::Refuted(draft) => return Some(Why::Side(Rc::clone(draft))),
            Kind::LastCandidate(_) => Reason::LastCandidate,
            Kind::LastPlace(_, house) => Reason::LastPlace(*house),
            Kind::Locked(digit, house) => Reason::Locked {
                house: *house,
                places: self.base.places[digit.index()] & house.cells() & self.seen(facts),
            },
            Kind::Naked(house, cells, digits) => Reason::Naked {
                house: *house,
                cells: *cells,
                digits: *digits,
            },
            Kind::Hidden(house, cells, digits) => Reason::Hidden {
                house: *house,
                cells: *cells,
                digits: *digits,
            },
            Kind::Sum(number) => Reason::Sum(self.cage(*number)),
        };
        Some(Why::Said(reason))
    }

    /// The cells that see all cells of some facts.
    fn seen(&self, facts: &[Fact]) -> CellSet {
        let cells = facts.iter().map(|fact| fact.candidate().cell);
        self.layout.common_peers(cells.collect())
    }

    /// The facts that an event needs to cause `facts`.
    fn needed_by(&self, kind: &Kind, facts: &[Fact], event: Event) -> Vec<Fact> {
        let candidates = |cell: Cell| self.base.candidates[cell.index()];
        let places = |digit: Digit| self.base.places[digit.index()];
        match kind {
            Kind::Supposed(_) => Vec::new(),
            Kind::Refuted(draft) => draft.needed.clone(),
            Kind::LastCandidate(Candidate { cell, digit }) => {
                Fact::of_cell(*cell, candidates(*cell).without(*digit)).collect()
            }
            Kind::LastPlace(Candidate { cell, digit }, house) => {
                let others = (places(*digit) & house.cells()).without(*cell);
                Fact::of_digit(*digit, others).collect()
            }
            Kind::Locked(digit, house) => {
                let left = self.seen(facts);
                Fact::of_digit(*digit, (places(*digit) & house.cells()) - left).collect()
            }
            Kind::Naked(_, cells, digits) => {
                let others = cells.into_iter();
                let others =
                    others.flat_map(|cell| Fact::of_cell(cell, candidates(cell) - *digits));
                others.collect()
            }
            Kind::Hidden(house, cells, digits) => {
                let others = digits.into_iter();
                let others =
                    others.flat_map(|it| Fact::of_digit(it, (places(it) & house.cells()) - *cells));
                others.collect()
            }
            Kind::Sum(number) => self.needed_by_sum(*number, facts, event),
        }
    }

    /// The facts that a sum needs to rule out some candidates, or to be impossible if there are
    /// none. Keeps only enough of the facts from before the event, and drops the latest facts
    /// first.
    fn needed_by_sum(&self, number: usize, facts: &[Fact], event: Event) -> Vec<Fact> {
        let sum = self.sums[number];
        // The candidates left in each cell, and the candidates it lost before the event.
        let mut left = Fitting::default();
        let mut gone: Vec<(Event, usize, Fact)> = Vec::new();
        for (number, cell) in sum.cells.into_iter().enumerate() {
            let all = self.base.candidates[cell.index()];
            left.set(number, all);
            for fact in Fact::of_cell(cell, all - self.now.candidates[cell.index()]) {
                let by = self.now.gone_by[fact.index()];
                if by < event {
                    gone.push((by, number, fact));
                    left.set(number, left.at(number).without(fact.candidate().digit));
                }
            }
        }
        gone.sort_unstable();
        let number_of = |cell: Cell| sum.cells.into_iter().position(|it| it == cell);
        let facts: Vec<(Option<usize>, Digit)> = facts
            .iter()
            .map(|fact| fact.candidate())
            .map(|Candidate { cell, digit }| (number_of(cell), digit))
            .collect();
        let excludes = |left: &Fitting| match sum.fitting(left) {
            None => true,
            Some(fitting) => {
                let is_out = |(number, digit): &(Option<usize>, Digit)| {
                    number.is_some_and(|number| !fitting.at(number).contains(*digit))
                };
                !facts.is_empty() && facts.iter().all(is_out)
            }
        };
        let mut events: Vec<Event> = gone.iter().map(|(by, ..)| *by).collect();
        events.dedup();
        for event in events.into_iter().rev() {
            let mut more = left;
            for (_, number, fact) in gone.iter().filter(|(by, ..)| *by == event) {
                more.set(*number, more.at(*number).with(fact.candidate().digit));
            }
            if excludes(&more) {
                left = more;
                gone.retain(|(by, ..)| *by != event);
            }
        }
        gone.into_iter().map(|(.., fact)| fact).collect()
    }
}
