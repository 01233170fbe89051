use crate::named::named;

named! {
    /// A feature of a board in addition to its rows, columns, boxes or regions, and cages. Its name
    /// follows 'a board with'.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Feature {
        /// The diagonal from the upper left to the lower right.
        DiagonalDown: "diagonal-down", "a diagonal";
        /// The diagonal from the lower left to the upper right.
        DiagonalUp: "diagonal-up", "a diagonal";
        /// Four windows.
        Windoku: "windoku", "windows";
        /// Two windows, and the diagonal that goes up between them.
        Percent: "percent", "windows";
        /// The cells at the same position in each box.
        DisjointGroups: "disjoint-groups", "disjoint groups";
        /// The asterisk.
        Asterisk: "asterisk", "the asterisk";
        /// The centers of the boxes.
        CenterDot: "center-dot", "the center dot";
        /// The girandola.
        Girandola: "girandola", "the girandola";
        /// Eight slanted lines on which no digit appears twice.
        Argyle: "argyle", "argyle lines";
        /// No digit appears twice a knight's move apart.
        AntiKnight: "anti-knight", "the anti-knight rule";
        /// No digit appears twice a king's move apart.
        AntiKing: "anti-king", "the anti-king rule";
    }
    /// The error for a name that no [`Feature`] has.
    UnknownFeature: "is nothing that a board can have; there are";
}
