//! The layout of the start screen.

use iced::widget::{column, container, responsive, row, space as gap, stack};
use iced::{Center, Element, Fill, Padding, Size, Task, widget};

use super::board::CAPTION;
use super::ways::{FOOT, PATH, Room, foot, reveal_unfolded};
use super::{Context, LEFT_SHOWN, Message, Start};
use crate::theme::SCROLL_BAR;
use crate::theme::space;

/// The size of a window with room to spare.
const ROOMY: Size = Size::new(900.0, 640.0);

/// The least and largest width of the part beside the board.
const PANEL: (f32, f32) = (300.0, 472.0);

/// The largest side of the board.
const LARGEST: f32 = 900.0;

/// The least height of the part beside a small board, if the window is high enough.
const HIGH: f32 = 620.0;

/// The room that is kept for a notice above the foot, so that it moves nothing: two lines.
const NOTICE: f32 = 50.0;

/// The measures of the screen in an area, in whole pixels: the software renderer would leave traces
/// of a fractional edge over a dialog.
struct Measures {
    /// The room around everything.
    edge: f32,
    /// The room between the board and the part beside it.
    between: f32,
    /// The side of the board.
    side: f32,
    /// The size of the part beside the board.
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

/// The number of works left behind to show in a part of this height.
fn left_shown(height: f32) -> usize {
    let (few, usual) = LEFT_SHOWN;
    if height < ROOMY.height { few } else { usual }
}

impl Start {
    /// Puts the cursor in the path field, and scrolls to it.
    pub fn focus_path<T: Send + 'static>() -> Task<T> {
        Task::batch([widget::operation::focus(PATH), reveal_unfolded()])
    }

    /// The whole screen. `notice` returns a notice of this width and its height. The notice has a
    /// room of its own between the buttons and the foot. A taller one covers the last buttons,
    /// which scroll out from under it.
    pub fn view<'a, M: 'a>(
        &'a self,
        context: Context<'a>,
        notice: impl Fn(f32) -> Option<(Element<'a, M>, f32)> + 'a,
        into: fn(Message) -> M,
    ) -> Element<'a, M> {
        responsive(move |area| {
            let Measures {
                edge,
                between,
                side,
                panel,
            } = Measures::of(area);
            let board = container(self.drawn(context)).width(side).height(side);
            let caption = container(self.caption(context)).width(side).height(CAPTION);
            let board = column![board.id("board"), caption].spacing(space::MEDIUM);
            let notice = notice(panel.width - SCROLL_BAR);
            let (notice, high) = notice.map_or((None, 0.0), |(notice, high)| (Some(notice), high));
            let room = Room {
                left: left_shown(panel.height),
                is_low: panel.height < HIGH,
                covered: (high - NOTICE).max(0.0),
            };
            let ways = self.ways(context, room).map(into);
            let beside = column![
                container(ways).height(Fill),
                gap().height(NOTICE),
                container(foot(context.language).map(into)).height(FOOT),
            ]
            .spacing(space::MEDIUM);
            let notice = notice.map(|notice| {
                let above_foot = Padding::ZERO.bottom(space::MEDIUM + FOOT);
                container(notice).align_bottom(Fill).padding(above_foot)
            });
            let beside = stack![beside].push(notice);
            let both = row![
                Element::from(board).map(into),
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
