//! The intended characters of a text: digits of any script, and similar signs unified.

/// The zeros of all scripts with decimal digits; nine more digits follow each in order.
const NOUGHTS: [u32; 75] = [
    0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6,
    0xe50, 0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50,
    0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
    0x104a0, 0x10d30, 0x10d40, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0,
    0x11650, 0x116c0, 0x116d0, 0x116da, 0x11730, 0x118e0, 0x11950, 0x11bf0, 0x11c50, 0x11d50,
    0x11da0, 0x11f50, 0x16130, 0x16a60, 0x16ac0, 0x16b50, 0x16d70, 0x1ccf0, 0x1d7ce, 0x1d7d8,
    0x1d7e2, 0x1d7ec, 0x1d7f6, 0x1e140, 0x1e2f0, 0x1e4f0, 0x1e5f1, 0x1e950, 0x1fbf0,
];

/// Returns the intended character; `None` for an invisible one.
pub(super) fn plain(character: char) -> Option<char> {
    Some(match character {
        '\u{20}'..='\u{7e}' | '\t' => character,
        // Characters that join, direct and vary, and the caps of keys.
        '\u{ad}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2069}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}'
        | '\u{20e3}' => return None,
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(u32::from(character) - 0xfee0).unwrap_or(character)
        }
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => '-',
        '•' | '∙' | '⋅' | '・' | '˙' => '·',
        '○' | '◦' | '◯' | '⚪' => 'o',
        '■' | '▢' | '▫' | '◻' | '◽' | '☐' | '⬜' | '⬛' | '▪' | '◼' => '□',
        '“' | '”' | '„' | '«' | '»' => '"',
        '‘' | '’' => '\'',
        '×' | '✕' | '✗' => 'x',
        '…' | '。' | '｡' => '.',
        '①'..='⑨' => circled(character, '①'),
        '❶'..='❾' => circled(character, '❶'),
        '➀'..='➈' => circled(character, '➀'),
        '➊'..='➒' => circled(character, '➊'),
        other if other.is_whitespace() => ' ',
        other => {
            let code = u32::from(other);
            let at = NOUGHTS.partition_point(|nought| *nought <= code);
            let nought = at.checked_sub(1).map(|at| NOUGHTS[at]);
            match nought.and_then(|nought| char::from_digit(code - nought, 10)) {
                Some(digit) => digit,
                None => other,
            }
        }
    })
}

/// Returns a circled digit as a plain digit; `first` is the circled 1.
fn circled(character: char, first: char) -> char {
    let digit = u32::from(character) - u32::from(first) + 1;
    char::from_digit(digit, 10).unwrap_or(character)
}
