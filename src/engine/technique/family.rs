use std::fmt;

macro_rules! families {
    ($($(#[$doc:meta])* $variant:ident: $slug:literal, $name:literal;)*) => {
        /// The kind of pattern that a technique uses; each family of rules is a file.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Family {
            $($(#[$doc])* $variant,)*
        }

        impl Family {
            /// All families.
            pub const ALL: [Self; [$(Self::$variant),*].len()] = [$(Self::$variant),*];

            /// The name in code: in lower case, with hyphens. The names of the family's messages
            /// contain it.
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
    /// Some cells of a house that hold only an equal number of digits.
    Subsets: "subsets", "subsets";
    /// Base houses and an equal number of cover houses, for one digit.
    Fish: "fish", "fish";
    /// Strong links of one digit.
    SingleDigit: "single-digit", "single digit";
    /// A pivot and its pincers.
    Wings: "wings", "wings";
    /// Strong links of one digit, in alternating colors.
    Coloring: "coloring", "coloring";
    /// Patterns that would allow a second solution.
    Uniqueness: "uniqueness", "uniqueness";
    /// Alternating strong and weak links, from candidate to candidate.
    Chains: "chains", "chains";
    /// Sets one digit short of being locked.
    AlmostLockedSets: "almost-locked-sets", "almost locked sets";
    /// Patterns that cover much of the board.
    LargePatterns: "large-patterns", "large patterns";
    /// The consequences of a true candidate, or of each of several candidates, one of which is
    /// true.
    Forcing: "forcing", "forcing chains";
    /// All ways to place a digit on the whole board.
    Templates: "templates", "templates";
    /// Cells with different digits and a known sum.
    Cages: "cages", "cages";
    /// A rule from outside the catalog.
    Custom: "custom", "custom";
}
