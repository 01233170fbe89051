//! Exporting a board, a step or a path: as a web page, Markdown, JSON, SVG or PNG, and in the
//! compact notation.
//!
//! Pictures are made from the same scene and by the same painter as in the window. A page is a
//! single file that contains everything it needs. The program's icon is made here, too.

mod around;
mod icon;
mod json;
mod kind;
mod markdown;
mod page;
mod path;
mod png;
mod rules;
mod svg;

pub use around::{Around, Wanted};
pub use icon::{ICON, icon_pixels, icon_png};
pub use json::json;
pub use json::{proved_step_object, rating_object, start_object};
pub use kind::{FileKind, UnknownFileKind};
pub use markdown::markdown;
pub use page::page;
pub use path::{Act, Graded, PathStep, SolutionPath, ended, plain};
pub use png::{PictureError, PictureSize, SizeError, png};
pub use svg::{svg, svg_with_puzzle};
