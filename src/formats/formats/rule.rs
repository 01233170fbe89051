//! Rules that a puzzle may have in addition to its rows, columns and boxes, by their names.

macro_rules! rules {
    ($($(#[$about:meta])* $Rule:ident: $name:literal;)+) => {
        /// A rule, or something on a board, that files name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Rule {
            $($(#[$about])* $Rule,)+
        }

        impl Rule {
            /// All of them.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$Rule),+];

            /// The name by which its words are found.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Rule => $name,)+
                }
            }
        }
    };
}

rules! {
    /// The anti-king rule.
    AntiKing: "anti-king";
    /// The anti-knight rule.
    AntiKnight: "anti-knight";
    /// Arrows.
    Arrows: "arrows";
    /// An asterisk.
    Asterisk: "asterisk";
    /// Between lines.
    BetweenLines: "between-lines";
    /// Cages.
    Cages: "cages";
    /// Cages whose digits may repeat.
    CagesWithRepeats: "cages-with-repeats";
    /// Cages with a text.
    CagesWithText: "cages-with-text";
    /// A region of the centers.
    Centers: "centers";
    /// Clones.
    Clones: "clones";
    /// Marks between consecutive digits.
    Consecutive: "consecutive";
    /// Constraints.
    Constraints: "constraints";
    /// Diagonals.
    Diagonals: "diagonals";
    /// Disjoint groups.
    DisjointGroups: "disjoint-groups";
    /// Dots between its cells.
    Dots: "dots";
    /// Double arrows.
    DoubleArrows: "double-arrows";
    /// Entropic lines.
    EntropicLines: "entropic-lines";
    /// Even and odd cells.
    EvenAndOdd: "even-and-odd";
    /// Even cells.
    Even: "even";
    /// Fog.
    Fog: "fog";
    /// Further regions.
    FurtherRegions: "further-regions";
    /// A girandola.
    Girandola: "girandola";
    /// Inequalities.
    Inequalities: "inequalities";
    /// Irregular regions.
    IrregularRegions: "irregular-regions";
    /// Lines on its board.
    Lines: "lines";
    /// Lines and shapes on its board.
    LinesAndShapes: "lines-and-shapes";
    /// Little killer sums.
    LittleKillerSums: "little-killer-sums";
    /// Lockout lines.
    LockoutLines: "lockout-lines";
    /// Marked diagonals.
    MarkedDiagonals: "marked-diagonals";
    /// Maximum cells.
    Maximum: "maximum";
    /// Minimum cells.
    Minimum: "minimum";
    /// Modular lines.
    ModularLines: "modular-lines";
    /// Nabner lines.
    NabnerLines: "nabner-lines";
    /// The non-consecutive rule.
    NonConsecutive: "non-consecutive";
    /// Odd cells.
    Odd: "odd";
    /// Clues outside its board.
    Outside: "outside";
    /// Palindromes.
    Palindromes: "palindromes";
    /// Quadruples.
    Quadruples: "quadruples";
    /// Regions.
    Regions: "regions";
    /// Region sum lines.
    RegionSumLines: "region-sum-lines";
    /// Renban lines.
    RenbanLines: "renban-lines";
    /// Sandwich sums.
    SandwichSums: "sandwich-sums";
    /// Shapes on its board.
    Shapes: "shapes";
    /// Signs between its cells.
    Signs: "signs";
    /// Skyscraper clues.
    SkyscraperClues: "skyscraper-clues";
    /// Slow thermometers.
    SlowThermometers: "slow-thermometers";
    /// Sums.
    Sums: "sums";
    /// Texts on its board.
    Texts: "texts";
    /// Thermometers.
    Thermometers: "thermometers";
    /// Whisper lines.
    WhisperLines: "whisper-lines";
    /// X and V between its cells.
    XAndV: "x-and-v";
    /// X-sums.
    XSums: "x-sums";
    /// Zipper lines.
    ZipperLines: "zipper-lines";
}
