//! The choices of the last copy or export.

use serde::{Deserialize, Serialize};

use sudoku_formats::formats::Format;
use sudoku_telling::export::PictureSize;

/// The choices of the last copy or export, which are proposed for the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ExportChoice {
    /// The format for copying the board as text.
    #[serde(with = "slug")]
    pub copy: Format,
    /// The width of a picture in pixels.
    pub size: PictureSize,
    /// Whether the name and text of a step are above its picture.
    pub caption: bool,
    /// Whether the legend is below the picture.
    pub legend: bool,
}

impl Default for ExportChoice {
    fn default() -> Self {
        Self {
            copy: Format::Line,
            size: PictureSize::default(),
            caption: false,
            legend: false,
        }
    }
}

/// A format by its typed name.
mod slug {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use sudoku_formats::formats::Format;

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
    pub(crate) fn serialize<S: Serializer>(
        format: &Format,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(format.slug())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Format, D::Error> {
        let name = String::deserialize(deserializer)?;
        let format: Format = name.parse().map_err(de::Error::custom)?;
        if !format.is_text() {
            return Err(de::Error::custom("it is no text"));
        }
        Ok(format)
    }
}
