use std::fmt;

/// What a line of an argument is called where others refer to it, in the words and on the
/// board: by its number, `3`; in a side argument by the letter of that and its number there,
/// `a2`. The line that begins a side argument has the letter alone.
///
/// ```
/// use sudoku_engine::texts::LineName;
///
/// assert_eq!(LineName::main(2).to_string(), "3");
/// let supposed = LineName { place: 3, number: 0, side: Some(1) };
/// assert_eq!(supposed.to_string(), "b");
/// assert_eq!(LineName { place: 4, number: 1, ..supposed }.to_string(), "b1");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineName {
    /// Which line of all it is, from 0.
    pub place: usize,
    /// Which it is of the main argument, from 1, or of its side argument, from 0.
    pub number: usize,
    /// The side argument that it is in, from 0 in the order in which they are told.
    pub side: Option<usize>,
}

impl LineName {
    /// That of a line of an argument that has no side arguments, by its place from 0.
    pub const fn main(place: usize) -> Self {
        Self {
            place,
            number: place + 1,
            side: None,
        }
    }
}

impl fmt::Display for LineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(side) = self.side {
            f.write_str(&letters(side))?;
            if self.number == 0 {
                return Ok(());
            }
        }
        write!(f, "{}", self.number)
    }
}

/// `a` to `z`, then `aa` and so on.
fn letters(mut number: usize) -> String {
    let mut letters = Vec::new();
    loop {
        letters.push(char::from(b'a' + (number % 26) as u8));
        if number < 26 {
            break;
        }
        number = number / 26 - 1;
    }
    letters.into_iter().rev().collect()
}
