//! What has been drawn of a board, kept until it changes.

use std::cell::RefCell;
use std::rc::Rc;

use iced::widget::canvas::Cache;

use sudoku_engine::grid::House;
use sudoku_engine::sudoku::{Change, Observer, Position};
use sudoku_telling::drawing::{HouseKind, Sheet, Text};

/// What has been drawn, from the lowest to the highest. [`Clearing`] clears it
/// when the board changes; whoever changes anything else that is seen clears it too.
#[derive(Debug, Default)]
pub struct Layers {
    /// The shapes below the digits.
    pub(super) ground: Cache,
    /// The digits and what covers them, as painted with the ground.
    pub(super) painted: RefCell<Painted>,
    /// What covers digits.
    pub(super) marks: Cache,
    /// What is lit.
    pub(super) lights: Cache,
}

/// What is painted together with the ground and drawn above it.
#[derive(Debug, Default)]
pub(super) struct Painted {
    pub(super) digits: Vec<Text>,
    /// The houses that the labels tell to be used.
    pub(super) used: Vec<(House, HouseKind)>,
    pub(super) marks: Sheet,
}

impl Layers {
    /// Forgets what has been drawn.
    pub fn clear(&self) {
        self.ground.clear();
        self.marks.clear();
        self.lights.clear();
    }

    /// Forgets what is lit alone.
    pub fn clear_lights(&self) {
        self.lights.clear();
    }
}

/// Clears the layers when the board changes.
#[derive(Debug)]
pub struct Clearing(pub Rc<Layers>);

impl Observer for Clearing {
    fn changed(&mut self, _position: &Position, _change: &Change) {
        self.0.clear();
    }
}
