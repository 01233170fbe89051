//! The legend of the colors and marks on the board.

use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::{Layout, Renderer as _};
use iced::widget::{row, space as gap, text};
use iced::{Center, Element, Rectangle, Renderer, Theme, Vector};

use super::around::{Around, around};
use super::kept::Kept;
use super::swatch::{SIDE, put_swatch};
use crate::board::{Entry, Sample};
use crate::theme::{self, appearance, size, space};
use sudoku_engine::texts::Language;
use sudoku_telling::drawing::Appearance;

/// The meaning of the colors and marks on the board.
pub(crate) fn legend<'a, Message: 'a>(
    language: &Language,
    entries: Vec<Entry>,
) -> Element<'a, Message> {
    let (samples, labels): (Vec<_>, Vec<_>) = entries
        .into_iter()
        .map(|entry| (entry.samples, entry.label.words(language)))
        .unzip();
    let entries = samples.iter().zip(labels).map(|(samples, label)| {
        let room = |_| gap().width(SIDE).height(SIDE).into();
        let label = text(label).size(size::SMALL).style(theme::muted);
        row(samples.iter().map(room))
            .push(label)
            .spacing(space::SMALL / 2.0)
            .align_y(Center)
            .into()
    });
    let entries = row(entries).spacing(space::MEDIUM).wrap();
    around(Legend { samples }, entries.vertical_spacing(0))
}

/// Labels with room for the samples before them. All samples are drawn on one canvas, because
/// iced's software renderer clears a mask as large as the window twice for each canvas.
struct Legend {
    samples: Vec<Vec<Sample>>,
}

/// The drawn samples, each with its distance from the top left.
#[derive(Default)]
struct State(Kept<(Vec<(Vector, Sample)>, Appearance)>);

impl<Message> Around<Message> for Legend {
    type State = State;

    fn draw_over(
        &self,
        State(kept): &State,
        renderer: &mut Renderer,
        theme: &Theme,
        layout: Layout<'_>,
        _viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        if bounds.width < 1.0 || bounds.height < 1.0 {
            return;
        }
        // The room for an entry's samples comes before its label.
        let rooms = layout.children().map(|entry| entry.children());
        let placed = self.samples.iter().zip(rooms).flat_map(|(samples, rooms)| {
            let rooms = samples.iter().zip(rooms);
            rooms.map(|(sample, room)| (room.position() - layout.position(), *sample))
        });
        let placed: Vec<_> = placed.collect();
        let appearance = appearance(theme);
        let shown = (placed.clone(), appearance);
        let drawn = kept.draw(shown, renderer, bounds.size(), |frame| {
            for (way, sample) in placed {
                frame.with_save(|frame| {
                    frame.translate(way);
                    put_swatch(sample, appearance, frame);
                });
            }
        });
        renderer.with_translation(Vector::new(bounds.x, bounds.y), |renderer| {
            for geometry in drawn {
                renderer.draw_geometry(geometry);
            }
        });
    }
}
