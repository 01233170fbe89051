//! The drawn layers of a board, kept until it changes.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use iced::widget::canvas::Cache;

use sudoku_engine::grid::House;
use sudoku_engine::sudoku::{Change, Observer, Position};
use sudoku_telling::drawing::{HouseKind, Sheet, Text};

/// The drawn layers, from the lowest to the highest. [`Clearing`] marks them as outdated when the
/// board changes; any other visible change has to clear them.
#[derive(Debug, Default)]
pub struct Layers {
    /// The shapes below the digits.
    pub(super) ground: Cache,
    /// The digits and the marks above them, painted together with the ground.
    pub(super) painted: RefCell<Painted>,
    /// The marks above the digits.
    pub(super) marks: Cache,
    /// The lights.
    pub(super) lights: Cache,
    /// Whether the board changed after it was drawn.
    is_outdated: Arc<AtomicBool>,
}

/// The parts that are painted together with the ground and drawn above it.
#[derive(Debug, Default)]
pub(super) struct Painted {
    pub(super) digits: Vec<Text>,
    /// The houses whose labels are marked as used.
    pub(super) used: Vec<(House, HouseKind)>,
    pub(super) marks: Sheet,
}

impl Layers {
    /// Clears all layers.
    pub fn clear(&self) {
        self.ground.clear();
        self.marks.clear();
        self.lights.clear();
    }

    /// Clears the layers if the board has changed since they were drawn.
    pub(super) fn catch_up(&self) {
        if self.is_outdated.swap(false, Ordering::Relaxed) {
            self.clear();
        }
    }

    /// An observer for the board that is drawn.
    pub fn clearing(&self) -> Clearing {
        Clearing(Arc::clone(&self.is_outdated))
    }

    /// Clears only the lights.
    pub fn clear_lights(&self) {
        self.lights.clear();
    }
}

/// Says to layers that the board changed. Unlike them, it can be on any thread.
#[derive(Debug, Clone)]
pub struct Clearing(Arc<AtomicBool>);

impl Observer for Clearing {
    fn changed(&mut self, _position: &Position, _change: &Change) {
        self.0.store(true, Ordering::Relaxed);
    }
}
