//! Signs on buttons that no font here has, drawn as paths.

use iced::widget::canvas::{self, Frame, Geometry, Path};
use iced::widget::{Button, button, canvas as canvas_widget};
use iced::{Element, Point, Rectangle, Renderer, Size, Theme, mouse};

use super::with_key;
use crate::app::board::Kept;
use crate::app::shortcut::Told;
use crate::app::theme::{self, Colors, colors, mix};
use crate::texts::Language;

/// A sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Icon {
    /// A bar and an arrow to the left.
    First,
    /// An arrow to the left.
    Back,
    /// An arrow to the right, for what goes on by itself.
    Play,
    /// Two bars.
    Pause,
    /// An arrow to the right.
    On,
    /// An arrow to the right and a bar.
    Last,
}

/// The side of a sign.
const SIDE: f32 = 18.0;

/// A button with a sign and a key; without a message it is switched off.
pub(crate) fn icon_button<'a, Message: Clone + 'a>(
    language: &Language,
    icon: Icon,
    key: impl Into<Told>,
    message: Option<Message>,
) -> Element<'a, Message> {
    with_key(language, signed(icon, message), key)
}

/// The same without its key.
pub(super) fn signed<'a, Message: Clone + 'a>(
    icon: Icon,
    message: Option<Message>,
) -> Button<'a, Message> {
    let off = message.is_none();
    let sign = canvas_widget(Sign { icon, off }).width(SIDE).height(SIDE);
    button(sign)
        .padding([6, 8])
        .style(theme::plain_button)
        .on_press_maybe(message)
}

struct Sign {
    icon: Icon,
    off: bool,
}

impl Sign {
    fn color(&self, colors: &Colors) -> iced::Color {
        if self.off {
            mix(colors.muted, colors.background, 0.45)
        } else {
            colors.text
        }
    }
}

impl<Message> canvas::Program<Message> for Sign {
    type State = Kept<(Icon, iced::Color)>;

    fn draw(
        &self,
        kept: &Self::State,
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let color = self.color(colors(theme));
        kept.draw((self.icon, color), renderer, bounds.size(), |frame| {
            self.paint(frame, color);
        })
    }
}

impl Sign {
    fn paint(&self, frame: &mut Frame, color: iced::Color) {
        let middle = SIDE / 2.0;
        let mut bar = |x: f32| {
            frame.fill_rectangle(Point::new(x, 3.5), Size::new(2.5, SIDE - 7.0), color);
        };
        match self.icon {
            Icon::First => bar(3.0),
            Icon::Last => bar(SIDE - 5.5),
            Icon::Pause => {
                bar(middle - 4.5);
                bar(middle + 2.0);
            }
            Icon::Back | Icon::Play | Icon::On => {}
        }
        // The tip and the back of the arrow.
        let (tip, back) = match self.icon {
            Icon::First => (6.0, 14.5),
            Icon::Back => (4.5, 12.5),
            Icon::On => (SIDE - 4.5, SIDE - 12.5),
            Icon::Last => (SIDE - 6.0, SIDE - 14.5),
            Icon::Play => (SIDE - 3.0, 4.0),
            Icon::Pause => return,
        };
        let reach = if self.icon == Icon::Play { 6.5 } else { 5.0 };
        let arrow = Path::new(|path| {
            path.move_to(Point::new(tip, middle));
            path.line_to(Point::new(back, middle - reach));
            path.line_to(Point::new(back, middle + reach));
            path.close();
        });
        frame.fill(&arrow, color);
    }
}
