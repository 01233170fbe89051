//! The places of the parts of the screen in a window. They depend only on the size of the window
//! and the text, so that nothing moves during work.

use iced::{Padding, Size};

use crate::pad::Face;

/// The room in a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screen::solver) enum Room {
    /// Little room: gaps, heights and headings are smaller.
    Little,
    /// The usual room.
    Usual,
}

/// The places of the parts of the screen, in whole pixels: the software renderer would leave traces
/// of a fractional edge over a dialog.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::screen::solver) struct Places {
    /// The room in the window.
    pub(in crate::screen::solver) room: Room,
    /// Whether the board is above the panel, in a window that is higher than wide.
    pub(in crate::screen::solver) upright: bool,
    /// The room to the left of the board, and to the right of the panel.
    pub(in crate::screen::solver) beside: f32,
    /// The room above the header.
    pub(in crate::screen::solver) above: f32,
    /// The height of the header.
    pub(in crate::screen::solver) header: f32,
    /// The gap between the header and the board.
    pub(in crate::screen::solver) below_header: f32,
    /// The side of the board, with its labels.
    pub(in crate::screen::solver) side: f32,
    /// The place and size of the keys of the pad.
    pub(in crate::screen::solver) pad: Face,
    /// The gap between the board and the panel.
    pub(in crate::screen::solver) gap: f32,
    /// The size of the panel.
    pub(in crate::screen::solver) panel: Size,
}

/// The least and the largest width of the panel, in a window narrower than the first number.
const PANEL: [(f32, f32, f32); 4] = [
    (900.0, 300.0, 380.0),
    (1280.0, 320.0, 420.0),
    (1500.0, 400.0, 456.0),
    (f32::INFINITY, 456.0, 520.0),
];

/// The gap between the keys of the pad and the board or the modes above them.
pub(super) const ABOVE_PAD: f32 = 8.0;

/// The least height of the header, for its signs.
const LEAST_HEADER: f32 = 36.0;

/// The height of a notice of two lines over the title.
const OVER_TITLE: f32 = 50.0;

/// The width of a sign in the header, with the room beside it.
const SIGN: f32 = 40.0;

/// The least height of the panel below the board.
const LEAST_BELOW: f32 = 380.0;

/// The panel height that is enough for all of its parts.
const LEAST_PANEL: f32 = 600.0;

/// The least side of a board.
const LEAST_SIDE: f32 = 120.0;

impl Places {
    /// The places in a window of this size with enlarged text. The text takes its room from the
    /// panel and from gaps, so that the board stays nearly as large as with usual text.
    pub(in crate::screen::solver) fn of(window: Size, enlargement: f32) -> Self {
        let is_little = window.width < 900.0 || window.height < 640.0;
        let (room, margin, above, header, below_header, gap) = if is_little {
            (Room::Little, 16.0, 8.0, 40.0, 8.0, 16.0)
        } else {
            (Room::Usual, 24.0, 16.0, 48.0, 12.0, 32.0)
        };
        // The enlargement scales all lengths.
        let as_usual = |length: f32| (length / enlargement).floor();
        let (margin, above) = (as_usual(margin), as_usual(above));
        let (below_header, gap) = (as_usual(below_header), as_usual(gap));
        let header = as_usual(header).max(LEAST_HEADER);
        let width = (window.width - 2.0 * margin).max(0.0);
        let below = margin.min(as_usual(20.0));
        let height = (window.height - header - below_header - above - below).max(0.0);
        let upright = window.height > window.width;
        // Below the board, the keys would take even more room from it than large text does.
        let keys_below = ABOVE_PAD + Face::Low.height();
        let would_shrink = enlargement > 1.0 && width - gap - PANEL[0].1 > height - keys_below;
        let pad = if is_little && !upright && !would_shrink {
            Face::Low
        } else {
            Face::High
        };
        let fitting = PANEL.iter().find(|(below, ..)| window.width < *below);
        let (_, least, most) = fitting.copied().unwrap_or(PANEL[0]);
        let (side, panel) = if upright {
            let side = width.min(height - gap - LEAST_BELOW).max(LEAST_SIDE);
            (side, Size::new(width, height - gap - side))
        } else {
            let below = match pad {
                Face::Low => ABOVE_PAD + pad.height(),
                Face::High => 0.0,
            };
            let side = (width - gap - least).min(height - below);
            let side = side.max(LEAST_SIDE).floor();
            let panel = (width - gap - side).clamp(least, most).floor();
            let height = if side < LEAST_PANEL { height } else { side };
            (side, Size::new(panel, height.floor()))
        };
        let taken = if upright {
            width
        } else {
            side + gap + panel.width
        };
        Self {
            room,
            upright,
            beside: ((window.width - taken) / 2.0).floor().max(margin.min(16.0)),
            above,
            header,
            below_header,
            side: side.floor(),
            pad,
            gap,
            panel: Size::new(panel.width.floor(), panel.height.floor()),
        }
    }

    /// The width of the board and the panel together.
    pub(in crate::screen::solver) fn width(&self) -> f32 {
        if self.upright {
            self.panel.width
        } else {
            self.side + self.gap + self.panel.width
        }
    }

    /// The space around the place of the title in the window, without the signs beside it.
    pub(in crate::screen::solver) fn around_title(&self, window: Size) -> Padding {
        let right = window.width - self.beside - self.width();
        let above = self.above + ((self.header - OVER_TITLE) / 2.0).floor();
        Padding::ZERO
            .top(above.max(2.0))
            .left(self.beside + SIGN)
            .right(right.max(0.0) + SIGN)
    }

    /// The left and top of the panel in the window.
    pub(in crate::screen::solver) fn panel_at(&self) -> (f32, f32) {
        let top = self.above + self.header + self.below_header;
        if self.upright {
            (self.beside, top + self.side + self.gap)
        } else {
            (self.beside + self.side + self.gap, top)
        }
    }

    /// Whether there is little room.
    pub(in crate::screen::solver) const fn is_little(&self) -> bool {
        matches!(self.room, Room::Little)
    }
}
