//! A board as a picture of pixels, made from its SVG.

use std::fmt;
use std::str::FromStr;

use resvg::{tiny_skia, usvg};
use serde::{Deserialize, Serialize};

use super::{Around, svg};
use crate::drawing::{Appearance, BoardStyle, Scene};
use sudoku_engine::printable;
use sudoku_engine::texts::{Language, Text, said};

/// The width of a picture in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "u16")]
pub struct PictureSize(u16);

/// The error for a size that no picture can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub struct SizeError;

impl SizeError {
    /// The sentence.
    pub fn text(self) -> Text {
        let (least, most) = (PictureSize::LEAST, PictureSize::MOST);
        said!(
            "error-size",
            least = least.to_string(),
            most = most.to_string()
        )
    }
}

/// The reason why a picture could not be made.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum PictureError {
    /// The drawing could not be read.
    Drawing(#[from] usvg::Error),
    /// There is not enough memory for the pixels.
    Memory,
    /// The pixels could not be packed.
    Packing(String),
}

impl PictureError {
    /// The sentence.
    pub fn text(&self) -> Text {
        match self {
            Self::Memory => said!("error-picture-memory"),
            Self::Drawing(reason) => {
                said!(
                    "error-picture-drawing",
                    reason = printable::clause(&reason.to_string())
                )
            }
            Self::Packing(reason) => {
                said!("error-picture-packing", reason = printable::clause(reason))
            }
        }
    }
}

impl PictureSize {
    /// The minimum number of pixels.
    pub const LEAST: u16 = 100;
    /// The maximum number of pixels.
    pub const MOST: u16 = 4096;

    /// A size of 100 to 4096 pixels.
    ///
    /// # Errors
    ///
    /// [`SizeError`] for any other size.
    pub const fn new(pixels: u16) -> Result<Self, SizeError> {
        if pixels < Self::LEAST || pixels > Self::MOST {
            return Err(SizeError);
        }
        Ok(Self(pixels))
    }

    /// The number of pixels.
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl From<PictureSize> for u16 {
    fn from(size: PictureSize) -> Self {
        size.get()
    }
}

impl TryFrom<u16> for PictureSize {
    type Error = SizeError;

    fn try_from(pixels: u16) -> Result<Self, SizeError> {
        Self::new(pixels)
    }
}

/// 1000 pixels.
impl Default for PictureSize {
    fn default() -> Self {
        Self(1000)
    }
}

impl fmt::Display for PictureSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for PictureSize {
    type Err = SizeError;

    fn from_str(text: &str) -> Result<Self, SizeError> {
        text.trim()
            .parse()
            .map_or(Err(SizeError), |pixels: u16| Self::new(pixels))
    }
}

/// A board as PNG.
///
/// # Errors
///
/// [`PictureError`] if there is no memory for it.
pub fn png(
    scene: &Scene,
    style: BoardStyle,
    size: PictureSize,
    appearance: Appearance,
    around: &Around,
) -> Result<Vec<u8>, PictureError> {
    let drawing = svg(scene, style, size.get(), appearance, "", around);
    packed(&drawn(&drawing, size.get().into())?)
}

/// The pixels of a drawing at this width.
pub(super) fn drawn(svg: &str, width: u32) -> Result<tiny_skia::Pixmap, PictureError> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let mut pixels = tiny_skia::Pixmap::new(width, height).ok_or(PictureError::Memory)?;
    resvg::render(
        &tree,
        tiny_skia::Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    Ok(pixels)
}

/// The pixels as PNG.
pub(super) fn packed(pixels: &tiny_skia::Pixmap) -> Result<Vec<u8>, PictureError> {
    let packed = pixels.encode_png();
    packed.map_err(|error| PictureError::Packing(error.to_string()))
}
