//! The choice of the candidates to suppose, and their order.

use std::ops::ControlFlow;
use std::rc::Rc;

use super::draft::Draft;
use super::world::World;
use crate::grid::{Candidate, CellSet, Digit};
use crate::rules::Survey;

/// The work to find a shorter argument than the first one, before the simplest is reported.
const BUDGET: usize = 10_000;

/// The work done in vain before a candidate is refuted by cases. These arguments are longer, but
/// the search for them always ends.
const IN_VAIN: usize = 10_000;

/// The work to refute a candidate by cases at first, before trying others, and the factor by which
/// this work grows.
const TO_REFUTE: usize = 4_000;
const TIMES: usize = 3;

/// The most work to refute a candidate by cases. An argument that takes more has several hundred
/// side arguments: nobody follows it, and each step would take seconds.
const MOST_TO_REFUTE: usize = 12_000;

/// The number of candidates to try by cases: those that came closest to a contradiction.
const TRIED_BY_CASES: usize = 2;

/// The most side arguments of an argument to thin out. With more, it would take too long to try
/// whether the argument works without some of them.
const MOST_TO_THIN: usize = 24;

/// The search for an argument on a position with exactly one solution.
pub(super) struct Hunt<'s, 'g> {
    world: World<'g>,
    survey: &'s Survey<'g>,
    /// The wrong candidates.
    wrong: Vec<Candidate>,
    found: Vec<Draft>,
    /// The number of candidates left by each supposition that side arguments did not refute.
    closest: Vec<(usize, Candidate)>,
    /// The limit on the total work; beyond it, the hunt ends in vain.
    most: usize,
}

/// The reason why a hunt stopped early.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ended {
    /// The result is no longer wanted.
    Unwanted,
    /// The work led to nothing, so the hunt continues in another way.
    InVain,
}

impl<'s, 'g> Hunt<'s, 'g> {
    /// Starts a hunt; `None` unless the position has exactly one solution and the result is still
    /// wanted. Solutions are counted only if the solution is not known.
    pub(super) fn on(survey: &'s Survey<'g>) -> Option<Self> {
        let mut world = World::of(survey.grid());
        let solution = match survey.known_solution() {
            Some(solution) => *solution,
            None => world.only_solution(&|| survey.is_stopped())?,
        };
        let is_wrong = |it: &Candidate| solution[it.cell.index()] != Some(it.digit);
        let wrong = survey.grid().all_candidates().filter(is_wrong).collect();
        Some(Self {
            world,
            survey,
            wrong,
            found: Vec::new(),
            closest: Vec::new(),
            most: usize::MAX,
        })
    }

    /// Passes the arguments found within the budget to `found`, the simplest first: at least one,
    /// if a candidate is wrong, unless each argument would be too long to follow. If at most one
    /// level was enough, arguments against the other candidates with at most one level follow as
    /// they are found, which takes longer.
    pub(super) fn each(
        mut self,
        found: &mut dyn FnMut(Draft) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.wrong.is_empty() {
            return ControlFlow::Continue(());
        }
        let levels = match self.look() {
            Ok(levels) => Some(levels),
            Err(Ended::InVain) if self.by_cases().is_ok() => None,
            Err(_) => return ControlFlow::Continue(()),
        };
        let mut within = std::mem::take(&mut self.found);
        within.sort_by_key(Draft::size);
        within.into_iter().try_for_each(&mut *found)?;
        // With nested side arguments, each candidate can take seconds.
        if levels.is_some_and(|levels| levels <= 1) {
            for candidate in std::mem::take(&mut self.wrong) {
                if let Ok(Some(draft)) = self.against(candidate, 1) {
                    found(draft)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Tries one level after another until an argument is found. Returns the number of levels.
    fn look(&mut self) -> Result<usize, Ended> {
        self.without_side_arguments()?;
        self.most = self.world.work + IN_VAIN;
        let mut levels = 0;
        while self.found.is_empty() {
            levels += 1;
            self.with_side_arguments(levels)?;
        }
        Ok(levels)
    }

    /// Refutes candidates by cases and stores the arguments. Tries the candidates that came
    /// closest to a contradiction with a little work first, and then with more, until one is
    /// refuted or the limit is reached.
    fn by_cases(&mut self) -> Result<(), Ended> {
        let mut order = std::mem::take(&mut self.closest);
        order.sort_unstable();
        let order = order.into_iter().map(|(_, candidate)| candidate);
        let mut order: Vec<Candidate> = order.chain(self.wrong.iter().copied()).collect();
        // If the first wrong candidate is the only one to have finished, do not try it twice.
        order.dedup();
        let mut drafts = Vec::new();
        let mut most = TO_REFUTE;
        while drafts.is_empty() {
            if most > MOST_TO_REFUTE {
                return Err(Ended::InVain);
            }
            for candidate in &order[..order.len().min(TRIED_BY_CASES)] {
                self.most = self.world.work.saturating_add(most);
                let outside = self.world.suppose(*candidate);
                let draft = self.followed_by_cases(outside.mark);
                self.world.leave(outside);
                match draft {
                    Ok(draft) => drafts.push(draft),
                    Err(Ended::InVain) => {}
                    Err(Ended::Unwanted) => return Err(Ended::Unwanted),
                }
            }
            most = most.saturating_mul(TIMES);
        }
        self.found = drafts;
        Ok(())
    }

    fn asks(&self) -> Result<(), Ended> {
        if self.survey.is_stopped() {
            Err(Ended::Unwanted)
        } else if self.world.work > self.most {
            Err(Ended::InVain)
        } else {
            Ok(())
        }
    }

    /// Supposes each candidate and follows it. Sorts the unrefuted candidates by what they leave,
    /// the least first.
    fn without_side_arguments(&mut self) -> Result<(), Ended> {
        let mut left = Vec::with_capacity(self.wrong.len());
        for candidate in self.wrong.clone() {
            self.asks()?;
            let outside = self.world.suppose(candidate);
            match self.world.close() {
                Err(clash) => self.found.push(self.world.draft(outside.mark, clash)),
                Ok(()) => left.push((self.world.left(), candidate)),
            }
            self.world.leave(outside);
        }
        left.sort_unstable();
        self.wrong = left.into_iter().map(|(_, candidate)| candidate).collect();
        Ok(())
    }

    /// Supposes each candidate, with side arguments of `levels` levels. Once an argument is found,
    /// candidates beyond the budget stay in `wrong`.
    fn with_side_arguments(&mut self, levels: usize) -> Result<(), Ended> {
        let start = self.world.work;
        let wrong = self.wrong.clone();
        for (number, candidate) in wrong.iter().enumerate() {
            if !self.found.is_empty() && self.world.work - start > BUDGET {
                self.wrong.drain(..number);
                return Ok(());
            }
            if let Some(draft) = self.against(*candidate, levels)? {
                self.found.push(draft);
            }
        }
        if !self.found.is_empty() {
            self.wrong.clear();
        }
        Ok(())
    }

    /// Supposes a candidate, follows it and refutes other candidates inside, with side arguments
    /// of `levels` levels.
    fn against(&mut self, candidate: Candidate, levels: usize) -> Result<Option<Draft>, Ended> {
        let outside = self.world.suppose(candidate);
        let draft = match self.world.close() {
            Ok(()) => self.in_this_world(levels, outside.mark),
            Err(clash) => Ok(Some(self.world.draft(outside.mark, clash))),
        };
        if levels == 1 && matches!(draft, Ok(None)) {
            self.closest.push((self.world.left(), candidate));
        }
        self.world.leave(outside);
        match draft? {
            Some(draft) => {
                // The work is no longer in vain.
                self.most = usize::MAX;
                self.thinned(draft).map(Some)
            }
            None => Ok(None),
        }
    }

    /// Refutes candidates in the current world until it contradicts itself. Side arguments with
    /// fewer levels come first.
    fn in_this_world(&mut self, levels: usize, mark: usize) -> Result<Option<Draft>, Ended> {
        if levels == 1
            && let Some(draft) = self.with_one(mark)?
        {
            return Ok(Some(draft));
        }
        let mut level = 1;
        while level <= levels {
            match self.round(level, mark)? {
                Round::Contradiction(draft) => return Ok(Some(draft)),
                Round::Progress => level = 1,
                Round::Nothing => level += 1,
            }
        }
        Ok(None)
    }

    /// The simplest argument with a single side argument of one level.
    fn with_one(&mut self, mark: usize) -> Result<Option<Draft>, Ended> {
        let mut simplest: Option<Draft> = None;
        let mut possible = Possible::default();
        for candidate in self.world.open_candidates() {
            if possible.contains(candidate) {
                continue;
            }
            let Some(side) = self.refute(candidate, 1, &mut possible)? else {
                continue;
            };
            let (before, length) = (self.world.now.clone(), self.world.log.len());
            self.world.refuted(Rc::new(side));
            if let Err(clash) = self.world.close() {
                let draft = self.world.draft(mark, clash);
                if simplest.as_ref().is_none_or(|it| draft.size() < it.size()) {
                    simplest = Some(draft);
                }
            }
            self.world.now = before;
            self.world.log.truncate(length);
        }
        Ok(simplest)
    }

    /// Tries to refute each candidate once, with side arguments of exactly this level.
    fn round(&mut self, level: usize, mark: usize) -> Result<Round, Ended> {
        let mut any = false;
        let mut possible = Possible::default();
        for candidate in self.world.open_candidates() {
            if possible.contains(candidate)
                || !self.world.has(candidate)
                || self.world.now.filled.contains(candidate.cell)
            {
                continue;
            }
            if let Some(side) = self.refute(candidate, level, &mut possible)? {
                self.world.refuted(Rc::new(side));
                if let Err(clash) = self.world.close() {
                    return Ok(Round::Contradiction(self.world.draft(mark, clash)));
                }
                any = true;
                if level > 1 {
                    break;
                }
            }
        }
        Ok(if any { Round::Progress } else { Round::Nothing })
    }

    /// Follows the supposition in the current world, which has no solution, until it contradicts
    /// itself. Refutes candidates with side arguments of one level; if these find nothing, refutes
    /// a candidate of a cell with few candidates by cases.
    ///
    /// Each supposition fills a cell, so suppositions are nested no deeper than the number of
    /// cells.
    fn followed_by_cases(&mut self, mark: usize) -> Result<Draft, Ended> {
        let mut closed = self.world.close();
        loop {
            if let Err(clash) = closed {
                return Ok(self.world.draft(mark, clash));
            }
            match self.round(1, mark)? {
                Round::Contradiction(draft) => return Ok(draft),
                Round::Progress => {}
                Round::Nothing => {
                    let outside = {
                        let candidate = self.case()?;
                        self.world.suppose(candidate)
                    };
                    let side = self.followed_by_cases(outside.mark);
                    self.world.leave(outside);
                    self.world.refuted(Rc::new(side?));
                    closed = self.world.close();
                }
            }
        }
    }

    /// The candidate to refute by cases. Among the cells with the fewest candidates, chooses the
    /// cell whose candidates all leave little, and from it the candidate that leaves the least.
    fn case(&mut self) -> Result<Candidate, Ended> {
        let mut best: Option<(u128, usize, Candidate)> = None;
        let open = self.world.open_candidates();
        let count = |candidate: &Candidate| self.world.now.candidates[candidate.cell.index()].len();
        let fewest = open.first().map_or(0, count);
        let few: Vec<Candidate> = open
            .iter()
            .copied()
            .filter(|it| count(it) == fewest)
            .collect();
        for of_cell in few.chunk_by(|one, other| one.cell == other.cell) {
            let mut product = 1;
            let mut least = (usize::MAX, of_cell[0]);
            for candidate in of_cell {
                self.asks()?;
                let outside = self.world.suppose(*candidate);
                let closed = self.world.close();
                let left = closed.map_or(0, |()| self.world.left());
                self.world.leave(outside);
                product *= left as u128;
                least = least.min((left, *candidate));
            }
            if best.is_none_or(|(before, ..)| product < before) {
                best = Some((product, least.0, least.1));
            }
        }
        // If no cell is open, the known solution is not the only one.
        best.map(|(_, _, candidate)| candidate)
            .ok_or(Ended::Unwanted)
    }

    /// The argument against a candidate in the current world, with `level` levels. If a candidate
    /// leads to no contradiction, the candidates that follow from it lead to none either.
    fn refute(
        &mut self,
        candidate: Candidate,
        level: usize,
        possible: &mut Possible,
    ) -> Result<Option<Draft>, Ended> {
        self.asks()?;
        let outside = self.world.suppose(candidate);
        let draft = match self.world.close() {
            Err(clash) => Ok(Some(self.world.draft(outside.mark, clash))),
            Ok(()) if level > 1 => self.in_this_world(level - 1, outside.mark),
            Ok(()) => {
                possible.add(&self.world);
                Ok(None)
            }
        };
        self.world.leave(outside);
        draft
    }

    /// The argument without the side arguments that it does not need; the last one is dropped
    /// first.
    fn thinned(&mut self, mut draft: Draft) -> Result<Draft, Ended> {
        let of = |draft: &Draft| -> Vec<(Candidate, usize)> {
            let sides = draft.sides();
            sides.map(|side| (side.supposed, side.level())).collect()
        };
        let mut sides = of(&draft);
        if sides.len() < 2 || sides.len() > MOST_TO_THIN {
            return Ok(draft);
        }
        let mut number = sides.len();
        while number > 0 {
            number -= 1;
            let mut fewer = sides.clone();
            fewer.remove(number);
            if let Some(shorter) = self.replayed(draft.supposed, &fewer)?
                && shorter.size() < draft.size()
            {
                draft = shorter;
                sides = of(&draft);
                number = number.min(sides.len());
            }
        }
        Ok(draft)
    }

    /// The argument with these side arguments, if they are enough.
    fn replayed(
        &mut self,
        supposed: Candidate,
        sides: &[(Candidate, usize)],
    ) -> Result<Option<Draft>, Ended> {
        let outside = self.world.suppose(supposed);
        let draft = self.replay(sides, outside.mark);
        self.world.leave(outside);
        draft
    }

    fn replay(
        &mut self,
        sides: &[(Candidate, usize)],
        mark: usize,
    ) -> Result<Option<Draft>, Ended> {
        let mut closed = self.world.close();
        for (candidate, level) in sides {
            if closed.is_err() {
                break;
            }
            if !self.world.has(*candidate) || self.world.now.filled.contains(candidate.cell) {
                continue;
            }
            let mut possible = Possible::default();
            if let Some(side) = self.refute(*candidate, *level, &mut possible)? {
                self.world.refuted(Rc::new(side));
                closed = self.world.close();
            }
        }
        Ok(closed.err().map(|clash| self.world.draft(mark, clash)))
    }
}

/// The result of a round of side arguments.
enum Round {
    Contradiction(Draft),
    Progress,
    Nothing,
}

/// Candidates found to lead to no contradiction.
#[derive(Default)]
struct Possible([CellSet; Digit::COUNT]);

impl Possible {
    fn contains(&self, candidate: Candidate) -> bool {
        self.0[candidate.digit.index()].contains(candidate.cell)
    }

    /// Adds the digits of all filled cells of a world.
    fn add(&mut self, world: &World<'_>) {
        for (own, places) in self.0.iter_mut().zip(world.now.places) {
            *own |= places & world.now.filled;
        }
    }
}

impl World<'_> {
    /// The number of candidates left.
    fn left(&self) -> usize {
        self.now.places.iter().map(|cells| cells.len()).sum()
    }
}
