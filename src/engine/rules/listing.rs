use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::mem;
use std::ops::ControlFlow;

use super::{Conclusions, Deduction};

/// A list of everything that one rule after another finds on a position, with each
/// conclusion of a rule only once.
///
/// Some rules reach the same few conclusions in millions of ways. Such a rule asks whether
/// a deduction is needed before describing it, and reports how many combinations it looks
/// at, so that it can be told to stop. This work is counted, not timed: the same position
/// gives the same list.
#[derive(Debug, Default)]
pub struct Listing {
    listed: RefCell<Vec<Listed>>,
    /// The position of each conclusion in the list.
    known: RefCell<HashMap<Key, Known>>,
    /// The size of the deduction that was last reported as needed.
    needed: Cell<usize>,
    /// The number of combinations that the rule has looked at.
    spent: Cell<usize>,
    is_cut: Cell<bool>,
}

/// A conclusion of a rule, and the number of ways in which the rule reaches it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The way with the fewest cells if the rule reports their number, otherwise the first
    /// way found.
    pub deduction: Deduction,
    /// The number of other ways in which the rule found exactly these conclusions, up to
    /// [`Self::MOST_WAYS`].
    pub other_ways: usize,
}

impl Listed {
    /// The greatest number of other ways that is counted.
    pub const MOST_WAYS: usize = 1000;
}

/// The placements and the eliminations of a deduction.
type Key = (Conclusions, Conclusions);

#[derive(Debug, Clone, Copy)]
struct Known {
    number: usize,
    /// The size of the deduction in the list.
    size: usize,
}

/// The greatest number of conclusions that is listed for a rule. No position on the path of
/// a puzzle has been seen with more than 700.
const MOST_LISTED: usize = 1000;

/// The greatest number of combinations that a rule may look at. One takes about a tenth of
/// a microsecond.
const MOST_SPENT: usize = 1_500_000;

impl Listing {
    /// The greatest number of almost locked sets that is combined. No position on the path
    /// of a puzzle has been seen with more.
    pub(super) const MOST_SETS: usize = 2000;

    /// Adds a deduction of the rule. Breaks if the rule must stop.
    pub fn add(&self, deduction: Deduction) -> ControlFlow<()> {
        self.spend(1)?;
        let size = self.needed.take();
        let mut listed = self.listed.borrow_mut();
        let key = (deduction.placements.clone(), deduction.eliminations.clone());
        match self.known.borrow_mut().entry(key) {
            Entry::Occupied(known) => {
                let known = known.into_mut();
                let old = &mut listed[known.number];
                old.count_another();
                if size < known.size {
                    known.size = size;
                    old.deduction = deduction;
                }
            }
            Entry::Vacant(new) => {
                if listed.len() == MOST_LISTED {
                    self.cut();
                    return ControlFlow::Break(());
                }
                let number = listed.len();
                new.insert(Known { number, size });
                listed.push(Listed {
                    deduction,
                    other_ways: 0,
                });
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a deduction with only these eliminations, and of this size, would be new or
    /// smaller than the one in the list. If not, counts it as another way.
    pub(super) fn needs(&self, eliminations: &Conclusions, size: usize) -> bool {
        let key = (Conclusions::new(), eliminations.clone());
        if let Some(known) = self.known.borrow().get(&key)
            && size >= known.size
        {
            self.listed.borrow_mut()[known.number].count_another();
            return false;
        }
        self.needed.set(size);
        true
    }

    /// Counts combinations that the rule looks at. Breaks if the rule must stop.
    pub(super) fn spend(&self, combinations: usize) -> ControlFlow<()> {
        let spent = self.spent.get() + combinations;
        self.spent.set(spent);
        if spent > MOST_SPENT {
            self.cut();
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// Records that the rule does not look at everything.
    pub(super) fn cut(&self) {
        self.is_cut.set(true);
    }

    /// Returns the list, and whether the rule was searched to its end. Another rule can be
    /// listed afterward.
    pub(crate) fn take(&self) -> (Vec<Listed>, bool) {
        self.known.borrow_mut().clear();
        self.needed.set(0);
        self.spent.set(0);
        let is_whole = !self.is_cut.take();
        (mem::take(&mut self.listed.borrow_mut()), is_whole)
    }
}

impl Listed {
    fn count_another(&mut self) {
        self.other_ways = (self.other_ways + 1).min(Self::MOST_WAYS);
    }
}
