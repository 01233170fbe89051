//! Signs on buttons that are in no font here, drawn as paths.

use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::widget::Operation;
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Layout, Renderer as _, Widget, layout, renderer};
use iced::widget::canvas::{Frame, LineCap, LineJoin, Path, Stroke, path};
use iced::{Color, Element, Length, Point, Rectangle, Renderer, Size, Theme, Vector, mouse};

use super::kept::Kept;
use crate::theme;

/// A sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Icon {
    /// A bar and an arrow to the left.
    First,
    /// An arrow to the left.
    Back,
    /// An arrow to the right, to play something.
    Play,
    /// Two bars.
    Pause,
    /// An arrow to the right.
    On,
    /// An arrow to the right and a bar.
    Last,
    /// An angle to the left, to go back.
    Return,
    /// An angle to the right.
    Further,
    /// An angle down, to show more.
    More,
    /// Three lines.
    Menu,
    /// An arrow that turns to the left.
    Undo,
    /// An arrow that turns to the right.
    Redo,
    /// A long arrow to the right.
    Onward,
    /// A bulb.
    Bulb,
    /// A wand with a spark.
    Wand,
    /// A way that forks.
    Fork,
    /// An open book.
    Book,
    /// An angle up, to show less.
    Less,
    /// Tiles, and a plus for a new one.
    Tiles,
    /// A folder.
    Folder,
    /// A pencil.
    Pencil,
}

/// The color of a sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ink {
    /// The color of the text around it.
    Text,
    /// The accent color.
    Accent,
    /// The color of muted text.
    Muted,
}

/// The side of a sign on a button, and of the grid on which signs are drawn.
const SIDE: f32 = 18.0;

/// A sign in the color of the text around it. Tools that read the texts of the window get its
/// words.
pub(crate) fn sign<'a, Message: 'a>(icon: Icon, words: impl Into<String>) -> Element<'a, Message> {
    let words = words.into();
    Element::new(Sign {
        icon,
        words,
        ink: Ink::Text,
        side: SIDE,
    })
}

/// A sign in a square of this side, for ways to somewhere.
pub(crate) fn sketch<'a, Message: 'a>(icon: Icon, ink: Ink, side: f32) -> Element<'a, Message> {
    Element::new(Sign {
        icon,
        words: String::new(),
        ink,
        side,
    })
}

struct Sign {
    icon: Icon,
    words: String,
    ink: Ink,
    side: f32,
}

/// The drawn sign and its color.
#[derive(Default)]
struct State(Kept<(Icon, Color)>);

impl<Message> Widget<Message, Theme, Renderer> for Sign {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(self.side.into(), self.side.into())
    }

    fn layout(
        &mut self,
        _tree: &mut Tree,
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        layout::atomic(limits, self.side, self.side)
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        if !self.words.is_empty() {
            operation.text(None, layout.bounds(), &self.words);
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        if !bounds.intersects(viewport) || bounds.width < 1.0 {
            return;
        }
        let color = match self.ink {
            Ink::Text => style.text_color,
            Ink::Accent => theme::colors(theme).accent,
            Ink::Muted => theme::colors(theme).muted,
        };
        let State(kept) = tree.state.downcast_ref();
        let shown = (self.icon, color);
        let size = Size::new(self.side, self.side);
        let drawn = kept.draw(shown, renderer, size, |frame| {
            frame.scale(self.side / SIDE);
            paint(self.icon, frame, color);
        });
        renderer.with_translation(Vector::new(bounds.x, bounds.y), |renderer| {
            for geometry in drawn {
                renderer.draw_geometry(geometry);
            }
        });
    }
}

fn paint(icon: Icon, frame: &mut Frame, color: Color) {
    if let Some(lines) = lines(icon) {
        let stroke = Stroke::default()
            .with_color(color)
            .with_width(1.8)
            .with_line_cap(LineCap::Round)
            .with_line_join(LineJoin::Round);
        frame.stroke(&lines, stroke);
    } else {
        fill(icon, frame, color);
    }
}

/// The lines of a sign that consists only of lines.
fn lines(icon: Icon) -> Option<Path> {
    /// A line along these points.
    fn row(path: &mut path::Builder, points: &[(f32, f32)]) {
        let mut points = points.iter().map(|(x, y)| Point::new(*x, *y));
        points.next().into_iter().for_each(|it| path.move_to(it));
        points.for_each(|it| path.line_to(it));
    }
    /// An arrow that turns; `x` can mirror it.
    fn turn(path: &mut path::Builder, x: impl Fn(f32) -> f32) {
        row(path, &[(x(6.0), 3.0), (x(2.5), 6.5), (x(6.0), 10.0)]);
        row(path, &[(x(2.5), 6.5), (x(11.0), 6.5)]);
        let at = |along: f32, y: f32| Point::new(x(along), y);
        path.bezier_curve_to(at(16.3, 6.5), at(16.3, 14.5), at(11.0, 14.5));
        path.line_to(at(6.5, 14.5));
    }
    let draw: fn(&mut path::Builder) = match icon {
        Icon::Return => |path| row(path, &[(11.5, 3.5), (6.0, 9.0), (11.5, 14.5)]),
        Icon::Further => |path| row(path, &[(6.5, 3.5), (12.0, 9.0), (6.5, 14.5)]),
        Icon::More => |path| row(path, &[(4.5, 7.0), (9.0, 11.5), (13.5, 7.0)]),
        Icon::Menu => |path| {
            for y in [4.0, 9.0, 14.0] {
                row(path, &[(2.0, y), (16.0, y)]);
            }
        },
        Icon::Undo => |path| turn(path, |x| x),
        Icon::Redo => |path| turn(path, |x| SIDE - x),
        Icon::Onward => |path| {
            row(path, &[(3.0, 9.0), (15.0, 9.0)]);
            row(path, &[(10.5, 4.5), (15.0, 9.0), (10.5, 13.5)]);
        },
        Icon::Bulb => |path| {
            path.circle(Point::new(9.0, 7.0), 4.8);
            row(path, &[(7.0, 14.0), (11.0, 14.0)]);
            row(path, &[(7.8, 16.5), (10.2, 16.5)]);
        },
        Icon::Wand => |path| {
            row(path, &[(3.0, 15.0), (10.5, 7.5)]);
            row(path, &[(13.5, 1.5), (13.5, 7.5)]);
            row(path, &[(10.5, 4.5), (16.5, 4.5)]);
        },
        Icon::Fork => |path| {
            row(path, &[(5.0, 2.5), (5.0, 15.5)]);
            row(path, &[(5.0, 10.0), (12.5, 10.0), (12.5, 3.5)]);
        },
        Icon::Book => |path| {
            let right = [(9.0, 5.0), (15.5, 3.5), (15.5, 13.0), (9.0, 14.5)];
            row(path, &right);
            let left = [(9.0, 5.0), (2.5, 3.5), (2.5, 13.0), (9.0, 14.5), (9.0, 5.0)];
            row(path, &left);
        },
        Icon::Less => |path| row(path, &[(4.5, 11.0), (9.0, 6.5), (13.5, 11.0)]),
        Icon::Tiles => |path| {
            for (x, y) in [(2.5, 2.5), (10.0, 2.5), (2.5, 10.0)] {
                path.rectangle(Point::new(x, y), Size::new(5.5, 5.5));
            }
            row(path, &[(12.75, 10.5), (12.75, 15.0)]);
            row(path, &[(10.5, 12.75), (15.0, 12.75)]);
        },
        Icon::Folder => |path| {
            row(path, &[(2.0, 4.0), (7.0, 4.0), (8.5, 6.5), (16.0, 6.5)]);
            row(path, &[(16.0, 6.5), (16.0, 14.5), (2.0, 14.5), (2.0, 4.0)]);
        },
        Icon::Pencil => |path| {
            row(path, &[(3.0, 15.0), (3.75, 11.5), (12.0, 3.25)]);
            row(
                path,
                &[(12.0, 3.25), (14.75, 6.0), (6.5, 14.25), (3.0, 15.0)],
            );
            row(path, &[(10.0, 5.25), (12.75, 8.0)]);
        },
        _ => return None,
    };
    Some(Path::new(draw))
}

/// Draws a sign of bars and solid arrows.
fn fill(icon: Icon, frame: &mut Frame, color: Color) {
    let middle = SIDE / 2.0;
    let mut bar = |x: f32| {
        frame.fill_rectangle(Point::new(x, 3.5), Size::new(2.5, SIDE - 7.0), color);
    };
    // The tip and the back of the arrow.
    let (tip, back) = match icon {
        Icon::First => {
            bar(3.0);
            (6.0, 14.5)
        }
        Icon::Back => (4.5, 12.5),
        Icon::On => (SIDE - 4.5, SIDE - 12.5),
        Icon::Last => {
            bar(SIDE - 5.5);
            (SIDE - 6.0, SIDE - 14.5)
        }
        Icon::Play => (SIDE - 3.0, 4.0),
        Icon::Pause => {
            bar(middle - 4.5);
            bar(middle + 2.0);
            return;
        }
        _ => return,
    };
    let reach = if icon == Icon::Play { 6.5 } else { 5.0 };
    let arrow = Path::new(|path| {
        path.move_to(Point::new(tip, middle));
        path.line_to(Point::new(back, middle - reach));
        path.line_to(Point::new(back, middle + reach));
        path.close();
    });
    frame.fill(&arrow, color);
}
