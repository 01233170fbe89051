//! Choices with names that are typed: on the command line, in a file, in the settings.
//!
//! `named!` makes such a choice from a table, one row a variant:
//!
//! ```text
//! named! {
//!     /// How wet it is.
//!     #[derive(Debug, Clone, Copy, PartialEq, Eq)]
//!     pub enum Weather {
//!         /// No cloud in the sky.
//!         Fine: "fine", "fine weather";
//!         /// Rain, from time to time.
//!         Showers: "showers", "rain at times";
//!     }
//!     /// The error for a name that no weather has.
//!     UnknownWeather: "is not a weather; there are";
//!     /// Reads a name in any case.
//!     read by |weather, typed| weather.slug().eq_ignore_ascii_case(typed);
//! }
//! ```
//!
//! A row has the variant, its slug, which is the name that is typed, and its name in a sentence or
//! as a title, which `Display` writes; without names in the rows there is no `Display`. The choice
//! gets `ALL` (the variants in the order of the rows), `slug` and `FromStr`, whose error tells what
//! was typed and lists the slugs. Without a last line, only slugs are read.
//!
//! If the choice is defined elsewhere, with an `ALL` and a `slug` of its own, its name stands in
//! place of the enum. Its error then lists no slugs.

/// The most characters of a typed text that its error repeats.
const MOST_REPEATED: usize = 40;

/// The beginning of a typed text, for its error.
pub fn repeated(typed: &str) -> String {
    typed.chars().take(MOST_REPEATED).collect()
}

/// A choice with names, and the error for a name that it does not have: see the
/// [module](crate::named).
#[doc(hidden)]
#[macro_export]
macro_rules! named {
    (
        $(#[$about:meta])*
        pub enum $Choice:ident {
            $($(#[$of_variant:meta])* $Variant:ident: $slug:literal, $name:literal;)+
        }
        $($error:tt)+
    ) => {
        $crate::named! {
            $(#[$about])*
            pub enum $Choice {
                $($(#[$of_variant])* $Variant: $slug;)+
            }
            $($error)+
        }

        impl ::std::fmt::Display for $Choice {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(match self {
                    $(Self::$Variant => $name,)+
                })
            }
        }
    };
    (
        $(#[$about:meta])*
        pub enum $Choice:ident {
            $($(#[$of_variant:meta])* $Variant:ident: $slug:literal;)+
        }
        $(#[$of_error:meta])*
        $Unknown:ident: $problem:literal;
        $($reading:tt)*
    ) => {
        $(#[$about])*
        pub enum $Choice {
            $($(#[$of_variant])* $Variant,)+
        }

        impl $Choice {
            /// All of them, in order.
            pub const ALL: [Self; [$($slug),+].len()] = [$(Self::$Variant),+];

            /// The name that is typed: words in lower case with hyphens between them.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$Variant => $slug,)+
                }
            }
        }

        $(#[$of_error])*
        #[derive(Debug, Clone, PartialEq, Eq, ::thiserror::Error)]
        #[error("'{}' {} {}", .0.escape_debug(), $problem, [$($slug),+].join(", "))]
        pub struct $Unknown(pub String);

        $crate::named! { @read $Choice, $Unknown; $($reading)* }
    };
    (
        $Choice:ident;
        $(#[$of_error:meta])*
        $Unknown:ident: $problem:literal;
        $($reading:tt)*
    ) => {
        $(#[$of_error])*
        #[derive(Debug, Clone, PartialEq, Eq, ::thiserror::Error)]
        #[error("'{}' {}", .0.escape_debug(), $problem)]
        pub struct $Unknown(pub String);

        $crate::named! { @read $Choice, $Unknown; $($reading)* }
    };
    (@read $Choice:ident, $Unknown:ident;) => {
        $crate::named! {
            @read $Choice, $Unknown;
            /// Reads the name that is typed.
            read by |choice, typed| choice.slug() == typed;
        }
    };
    (
        @read $Choice:ident, $Unknown:ident;
        $(#[$of_reading:meta])*
        read by |$choice:ident, $typed:ident| $is_meant:expr;
    ) => {
        impl ::std::str::FromStr for $Choice {
            type Err = $Unknown;

            $(#[$of_reading])*
            fn from_str($typed: &str) -> Result<Self, $Unknown> {
                let mut all = Self::ALL.iter().copied();
                all.find(|$choice| $is_meant)
                    .ok_or_else(|| $Unknown($crate::named::repeated($typed)))
            }
        }
    };
}
#[doc(hidden)]
pub use named;
