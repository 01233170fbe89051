//! The producers in the order in which they are asked.

use super::board::Board;
use super::chains::Chains;
use super::forcing::{Forcings, Producer};
use super::hint::Hint;
use super::technique::Inside;
use super::{aligned, fish, grave, locking, loops, sets, singles, wings};
use crate::search::{Stop, Stopped};

/// What the producers keep to work with.
#[derive(Default)]
pub(super) struct Producers {
    /// Made when they are first asked.
    chains: Option<Chains>,
    forcings: Option<Forcings>,
}

type Plain = fn(&Board) -> Option<Hint>;

/// The producers before the chains.
const PLAIN: [Plain; 20] = [
    singles::hidden_single,
    locking::direct_locking,
    |board| sets::direct_hidden_set(board, 2),
    singles::naked_single,
    |board| sets::direct_hidden_set(board, 3),
    locking::locking,
    |board| sets::naked_set(board, 2),
    |board| fish::fish(board, 2),
    |board| sets::hidden_set(board, 2),
    |board| sets::naked_set(board, 3),
    |board| fish::fish(board, 3),
    |board| sets::hidden_set(board, 3),
    |board| wings::wing(board, 2),
    |board| wings::wing(board, 3),
    loops::unique_loop,
    |board| sets::naked_set(board, 4),
    |board| fish::fish(board, 4),
    |board| sets::hidden_set(board, 4),
    grave::bivalue_universal_grave,
    aligned::pair_exclusion,
];

/// The producers after the aligned triplets.
const FORCING: [Producer; 8] = [
    Producer::Nishio,
    Producer::Multiple,
    Producer::Dynamic(Inside::Nothing),
    Producer::Dynamic(Inside::Patterns),
    Producer::Dynamic(Inside::Chains),
    Producer::Dynamic(Inside::MultipleChains),
    Producer::Dynamic(Inside::DynamicChains),
    Producer::Dynamic(Inside::NestedChains),
];

impl Producers {
    /// The first hint of the first producer that has one.
    pub(super) fn first(&mut self, board: &Board, stop: &Stop) -> Result<Option<Hint>, Stopped> {
        let easy = PLAIN.iter().find_map(|producer| producer(board));
        if easy.is_some() {
            return Ok(easy);
        }
        let chains = self.chains.get_or_insert_with(Chains::new);
        let hint = chains
            .best(board)
            .or_else(|| aligned::triplet_exclusion(board));
        if hint.is_some() {
            return Ok(hint);
        }
        let forcings = self.forcings.get_or_insert_with(Forcings::new);
        for producer in FORCING {
            let hint = forcings.best(board, producer, stop)?;
            if hint.is_some() {
                return Ok(hint);
            }
        }
        Ok(None)
    }
}
