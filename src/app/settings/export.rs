//! How the board was copied and exported last.

use serde::{Deserialize, Serialize};

use sudoku_formats::formats::Format;
use sudoku_telling::export::PictureSize;

/// How the board is copied and exported unless it is asked otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ExportChoice {
    /// The format in which the board is copied as text.
    #[serde(with = "slug")]
    pub copy: Format,
    /// How many pixels a picture is wide.
    pub size: PictureSize,
    /// Whether a picture has above it what the step is called and says.
    pub caption: bool,
    /// Whether it has below it what its signs mean.
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

/// A format by the name that is typed.
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
        if format == Format::Gri {
            return Err(de::Error::custom("it is no text"));
        }
        Ok(format)
    }
}
