//! The words in the bar at the top of a screen, as a notice over the bar needs them.

use crate::theme::{size, space};
use crate::widget::{bold_width, line_width};

/// The room beside the words of a button of a bar: on both sides, and to the next button.
const BESIDE_WORDS: f32 = 24.0 + space::SMALL;

/// The words in the bar of a screen, from its left end to its right one.
#[derive(Debug)]
pub(crate) struct BarWords {
    /// The words on the buttons at the left end.
    pub(crate) left: Vec<String>,
    /// The title and the words beside it, if a notice may leave them in sight.
    pub(crate) title: Option<(String, Option<String>)>,
    /// The words on the buttons at the right end.
    pub(crate) right: Vec<String>,
}

impl BarWords {
    /// The widths of the buttons at both ends.
    pub(crate) fn ends(&self) -> [f32; 2] {
        let wide = |words: &String| line_width(words, size::BODY) + BESIDE_WORDS;
        [&self.left, &self.right].map(|end| space::LARGE + end.iter().map(wide).sum::<f32>())
    }

    /// The widths of the title and of the words beside it, each with the room behind it.
    pub(crate) fn title_widths(&self) -> Option<[f32; 2]> {
        let (title, beside) = self.title.as_ref()?;
        let title = bold_width(title, size::BODY);
        Some(match beside {
            // A notice takes the room between them, too, when it covers all that is beside.
            Some(beside) => {
                let beside = line_width(beside, size::SMALL) + space::SMALL + space::MEDIUM;
                [title + 2.0, beside]
            }
            None => [title + space::MEDIUM, 0.0],
        })
    }
}
