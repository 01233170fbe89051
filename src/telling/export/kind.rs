use sudoku_engine::named::named;

named! {
    /// A kind of file to export.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum FileKind {
        /// A web page of its own.
        Html: "html", "web page";
        /// Markdown.
        Markdown: "markdown", "Markdown";
        /// JSON.
        Json: "json", "JSON";
        /// A picture of lines and shapes.
        Svg: "svg", "SVG";
        /// A picture of pixels.
        Png: "png", "PNG";
    }
    /// The error for a name that no kind of file has.
    UnknownFileKind: "is not a kind of file to export; the kinds are";
    /// Also reads the extension of the file.
    read by |kind, typed| kind.slug() == typed || kind.ending() == typed;
}

impl FileKind {
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
