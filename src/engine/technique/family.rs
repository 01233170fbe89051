use std::fmt;

macro_rules! families {
    ($($(#[$doc:meta])* $variant:ident: $slug:literal, $name:literal;)*) => {
        /// What a technique works with; each family of rules is a file.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Family {
            $($(#[$doc])* $variant,)*
        }

        impl Family {
            /// Every family.
            pub const ALL: [Self; [$(Self::$variant),*].len()] = [$(Self::$variant),*];

            /// The name in code: in lower case, with hyphens. The messages of the family
            /// have it in their names.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$variant => $slug,)*
                }
            }
        }

        impl fmt::Display for Family {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(Self::$variant => $name,)*
                })
            }
        }
    };
}

families! {
    /// One cell, one digit.
    Singles: "singles", "singles";
    /// A box and a line that cross.
    Intersections: "intersections", "intersections";
    /// As many cells as digits in a house.
    Subsets: "subsets", "subsets";
    /// As many houses as cover houses, for one digit.
    Fish: "fish", "fish";
    /// Strong links of one digit.
    SingleDigit: "single-digit", "single digit";
    /// A pivot and its pincers.
    Wings: "wings", "wings";
    /// Strong links of one digit, coloured by turns.
    Coloring: "coloring", "coloring";
    /// What would give a second solution.
    Uniqueness: "uniqueness", "uniqueness";
    /// Links by turns strong and weak, from candidate to candidate.
    Chains: "chains", "chains";
    /// Sets one digit short of being locked.
    AlmostLockedSets: "almost-locked-sets", "almost locked sets";
    /// Patterns that take much of the board.
    LargePatterns: "large-patterns", "large patterns";
    /// What follows if a candidate is true, or from each of several of which one
    /// is.
    Forcing: "forcing", "forcing chains";
    /// Every way in which a digit can stand on the whole board.
    Templates: "templates", "templates";
    /// Cells with different digits and a known sum.
    Cages: "cages", "cages";
    /// A rule from outside the catalogue.
    Custom: "custom", "custom";
}
