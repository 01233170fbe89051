//! Searches one position with all lanes, which share one pile of positions.
//!
//! A free lane takes the position on top. So the lanes go down the tree together, each on its own
//! branch, and the pile stays short.

use super::drive::{MOST_GUESSES, ROUNDS_BETWEEN_LOOKS, Saved, guess};
use super::layout::{Words, cells_with_one_digit, values, words};
use super::round::{Positions, State};
use crate::search::bands::Bands;
use crate::search::engine::Answer;
use crate::search::{Stop, Stopped};

/// Searches positions that have no solution in common. Returns the number of their solutions, up to
/// `limit`, and one of the solutions. `None` if that takes so many guesses that another engine does
/// it better.
#[inline(always)]
pub(in crate::search) fn together<const N: usize>(
    starts: impl Iterator<Item = Bands>,
    limit: usize,
    stop: &Stop,
) -> Result<Option<Answer>, Stopped> {
    let mut pile: Vec<Saved> = starts.map(|position| words(&position)).map(start).collect();
    let mut positions = Positions::<N>::EMPTY;
    let mut busy = [false; N];
    let mut answer = Answer::default();
    let mut rounds = 0_u32;
    loop {
        for (lane, busy) in busy.iter_mut().enumerate().filter(|(_, busy)| !**busy) {
            let Some(saved) = pile.pop() else { break };
            positions.put(lane, &saved.words, saved.naked);
            *busy = true;
        }
        if !busy.contains(&true) {
            return Ok(Some(answer));
        }
        if rounds.is_multiple_of(ROUNDS_BETWEEN_LOOKS) && stop.is_raised() {
            return Err(Stopped);
        }
        rounds = rounds.wrapping_add(1);
        positions.round();
        for (lane, busy) in busy.iter_mut().enumerate().filter(|(_, busy)| **busy) {
            match positions.state(lane) {
                State::Moving => {}
                State::Stuck => {
                    answer.guesses += 1;
                    if answer.guesses > u64::from(MOST_GUESSES) {
                        return Ok(None);
                    }
                    let mut saved = Saved::EMPTY;
                    guess(lane, &mut positions, &mut saved);
                    pile.push(saved);
                }
                State::Solved => {
                    answer.add(|| values(&positions.get(lane)));
                    if answer.count >= limit {
                        return Ok(Some(answer));
                    }
                    *busy = false;
                }
                State::Failed => *busy = false,
            }
        }
    }
}

/// A position to start with.
#[inline(always)]
fn start(words: Words) -> Saved {
    Saved {
        naked: cells_with_one_digit(&words),
        words,
    }
}
