use std::fmt;
use std::str::FromStr;

/// A kind of file to export.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FileKind {
    /// A web page of its own.
    Html,
    /// Markdown.
    Markdown,
    /// JSON.
    Json,
    /// A picture of lines and shapes.
    Svg,
    /// A picture of pixels.
    Png,
}

/// The error for a name that no kind of file has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a kind of file to export; the kinds are html, markdown, json, svg and png")]
pub struct UnknownFileKind(String);

impl FileKind {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Html, Self::Markdown, Self::Json, Self::Svg, Self::Png];

    /// The name to type: one word in lower case. The ending of the file will do too.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Html => "html",
            Self::Markdown => "markdown",
            Self::Json => "json",
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// The extension of a file name, without the dot.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Markdown => "md",
            _ => self.slug(),
        }
    }

    /// Whether the file is a picture of a board.
    pub const fn is_picture(self) -> bool {
        matches!(self, Self::Svg | Self::Png)
    }
}

/// The name in a sentence.
impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Html => "web page",
            Self::Markdown => "Markdown",
            Self::Json => "JSON",
            Self::Svg => "SVG",
            Self::Png => "PNG",
        })
    }
}

impl FromStr for FileKind {
    type Err = UnknownFileKind;

    fn from_str(name: &str) -> Result<Self, UnknownFileKind> {
        let is_named = |kind: &Self| kind.slug() == name || kind.ending() == name;
        let found = Self::ALL.into_iter().find(is_named);
        found.ok_or_else(|| UnknownFileKind(name.to_owned()))
    }
}
