use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::mem;
use std::ops::ControlFlow;

use super::{Conclusions, Deduction};

/// A list of all that one rule after the other finds on a position, in which each
/// conclusion of a rule stands once.
///
/// Some rules come to the same few conclusions in millions of ways. Such a rule asks
/// whether a deduction is needed before it describes it, and says how much it looks
/// at, so that it can be told to leave off. That is counted and not timed: the same
/// position gives the same list.
#[derive(Debug, Default)]
pub struct Listing {
    listed: RefCell<Vec<Listed>>,
    /// Where each conclusion stands in the list.
    known: RefCell<HashMap<Key, Known>>,
    /// The size of the deduction that was last said to be needed.
    needed: Cell<usize>,
    /// How much the rule has looked at.
    spent: Cell<usize>,
    is_cut: Cell<bool>,
}

/// A conclusion of a rule, and in how many ways the rule comes to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The way with the fewest cells, where the rule tells how many there are, and
    /// else the first that it found.
    pub deduction: Deduction,
    /// How many other ways to exactly these conclusions the rule found, up to
    /// [`Self::MOST_WAYS`].
    pub other_ways: usize,
}

impl Listed {
    /// So many other ways are counted.
    pub const MOST_WAYS: usize = 1000;
}

/// What a deduction places and what it eliminates.
type Key = (Conclusions, Conclusions);

#[derive(Debug, Clone, Copy)]
struct Known {
    number: usize,
    /// The size of the deduction in the list.
    size: usize,
}

/// So many conclusions of a rule are listed. No position on the way of a puzzle has
/// been seen with more than 700.
const MOST_LISTED: usize = 1000;

/// So many combinations a rule may look at. One takes about a tenth of a microsecond.
const MOST_SPENT: usize = 1_500_000;

impl Listing {
    /// So many almost locked sets are combined. No position on the way of a puzzle
    /// has been seen with more.
    pub(super) const MOST_SETS: usize = 2000;

    /// Adds what the rule found. Breaks if the rule shall leave off.
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

    /// Whether a deduction with only these eliminations, and of such a size, would be
    /// a new one or one that is smaller than what the list has. If not, it is counted.
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

    /// Notes that the rule looks at so many combinations. Breaks if it shall leave
    /// off.
    pub(super) fn spend(&self, combinations: usize) -> ControlFlow<()> {
        let spent = self.spent.get() + combinations;
        self.spent.set(spent);
        if spent > MOST_SPENT {
            self.cut();
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// Notes that the rule does not look at everything.
    pub(super) fn cut(&self) {
        self.is_cut.set(true);
    }

    /// The list, and whether the rule was searched to its end. Another rule can be
    /// listed then.
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
