use std::fmt;

use sudoku_engine::named::named;

named! {
    /// The style in which a step is written in a line.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
    pub enum Style {
        /// HoDoKu's style: `r1c2 -5- r1c8 =5= r4c8`.
        #[default]
        Hodoku: "hodoku";
        /// Eureka, with the digits before the cells: `(5)r1c2-(5)r1c8=(5)r4c8`.
        Eureka: "eureka";
    }
    /// The error for a name that no style has.
    UnknownStyle: "is not a compact notation; there are";
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}
