use std::fmt;

/// The name by which other lines and the board refer to a line of an argument: its number, `3`; in
/// a side argument, the letter of the side argument and the number there, `a2`. The first line of a
/// side argument has only the letter.
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
    /// The index among all lines, from 0.
    pub place: usize,
    /// The number in the main argument, from 1, or in its side argument, from 0.
    pub number: usize,
    /// The side argument that contains the line, from 0 in the order of the text.
    pub side: Option<usize>,
}

impl LineName {
    /// The name of a line in an argument without side arguments, by its index from 0.
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
