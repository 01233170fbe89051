//! The program's icon: a board on which steps lead up to a cell that is done.

use super::PictureError;
use super::png::{drawn, packed};

/// The icon as SVG.
pub const ICON: &str = include_str!("icon.svg");

/// The icon as PNG, `side` pixels wide and high.
///
/// # Errors
///
/// [`PictureError`] if there is no memory for it.
pub fn icon_png(side: u32) -> Result<Vec<u8>, PictureError> {
    packed(&drawn(ICON, side)?)
}

/// The pixels of the icon, `side` wide and high: red, green, blue and alpha, row by row.
///
/// # Errors
///
/// [`PictureError`] if there is no memory for it.
pub fn icon_pixels(side: u32) -> Result<Vec<u8>, PictureError> {
    let pixels = drawn(ICON, side)?;
    let straight = pixels.pixels().iter().map(|pixel| pixel.demultiply());
    let parts = straight.flat_map(|one| [one.red(), one.green(), one.blue(), one.alpha()]);
    Ok(parts.collect())
}
