//! The start screen as widgets: how its parts lie beside each other.

use iced::widget::{column, container, responsive, row};
use iced::{Center, Element, Fill, Padding, Size, Task, widget};

use super::board::CAPTION;
use super::ways::PATH;
use super::{Context, LEFT_SHOWN, Message, Start};
use crate::theme::space;

/// From these sizes on there is room to spare.
const ROOMY: Size = Size::new(900.0, 640.0);

/// How wide the part beside the board is, at least and at most.
const PANEL: (f32, f32) = (300.0, 472.0);

/// How large the board is at the most.
const LARGEST: f32 = 900.0;

/// How high the part beside a small board is at least, where the window is so high.
const HIGH: f32 = 620.0;

/// How the screen is laid out in an area. In whole pixels: of an edge between two of
/// them, the software renderer would leave traces over a dialog.
struct Measures {
    /// The room around everything.
    edge: f32,
    /// The room between the board and what stands beside it.
    between: f32,
    /// The side of the board.
    side: f32,
    /// The size of the part beside it.
    panel: Size,
}

impl Measures {
    fn of(area: Size) -> Self {
        let is_roomy = area.width >= ROOMY.width && area.height >= ROOMY.height;
        let (edge, between) = if is_roomy {
            (space::LARGE * 1.2, space::LARGE * 2.0)
        } else {
            (space::LARGE * 0.8, space::LARGE)
        };
        let free = Size::new(
            area.width - 2.0 * edge - between,
            area.height - 2.0 * edge - CAPTION - space::MEDIUM,
        );
        let panel = (free.width * 0.43).clamp(PANEL.0, PANEL.1).floor();
        let side = (free.width - panel).min(free.height);
        let side = side.clamp(120.0, LARGEST).floor();
        let high = side + space::MEDIUM + CAPTION;
        let high = high.max(HIGH.min(area.height - 2.0 * edge)).floor();
        Self {
            edge,
            between,
            side,
            panel: Size::new(panel, high),
        }
    }
}

/// How much work that was left behind is offered in a part of this height.
fn left_shown(height: f32) -> usize {
    let (few, usual) = LEFT_SHOWN;
    if height < ROOMY.height { few } else { usual }
}

/// The height of a notice of one line.
const NOTICE: f32 = 40.0;

/// Where a notice has room in a window: above the name of the program, far from all that is
/// pressed beside the board. How wide it may be, and what lies around it.
pub(crate) fn place_of_notice(window: Size) -> (f32, Padding) {
    let Measures {
        between,
        side,
        panel,
        ..
    } = Measures::of(window);
    let left = (window.width - side - between - panel.width) / 2.0;
    let above = (window.height - panel.height) / 2.0;
    let around = Padding::ZERO
        .left((left + side + between).floor())
        .top((above - NOTICE).max(space::SMALL / 2.0).floor());
    (panel.width, around)
}

impl Start {
    /// Puts the cursor in the path field.
    pub fn focus_path<T>() -> Task<T> {
        widget::operation::focus(PATH)
    }

    /// The whole screen.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        responsive(move |area| {
            let Measures {
                edge,
                between,
                side,
                panel,
            } = Measures::of(area);
            let board = container(self.drawn(context)).width(side).height(side);
            let caption = container(self.caption(context)).width(side).height(CAPTION);
            let beside = container(self.ways(context, left_shown(panel.height)));
            let both = row![
                column![board.id("board"), caption].spacing(space::MEDIUM),
                beside.width(panel.width).height(panel.height),
            ];
            container(both.spacing(between).align_y(Center))
                .center(Fill)
                .padding(edge)
                .into()
        })
        .into()
    }
}
