//! Texts that are not UTF-8. Older programs write Windows-1252, which includes Latin-1. Parts that
//! are valid UTF-8 are read as UTF-8.

use super::{gri, has_control};

/// The characters of the bytes from 0x80 to 0x9f in Windows-1252; bytes that it leaves out are as
/// in Latin-1.
const OWN: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Returns the character of a byte.
pub(super) fn character(byte: u8) -> char {
    match byte {
        0x80..=0x9f => OWN[usize::from(byte - 0x80)],
        other => char::from(other),
    }
}

/// Appends the decoded bytes to a text, and returns the last bytes if they may begin a character
/// that continues behind them.
pub(super) fn add<'a>(bytes: &'a [u8], text: &mut String) -> &'a [u8] {
    let mut rest = bytes;
    loop {
        let error = match str::from_utf8(rest) {
            Ok(whole) => {
                text.push_str(whole);
                return &[];
            }
            Err(error) => error,
        };
        let (valid, behind) = rest.split_at(error.valid_up_to());
        text.push_str(str::from_utf8(valid).unwrap_or_default());
        let Some(length) = error.error_len() else {
            return behind;
        };
        let (wrong, behind) = behind.split_at(length);
        text.extend(wrong.iter().map(|byte| character(*byte)));
        rest = behind;
    }
}

/// Decodes all bytes.
pub(super) fn text_of(bytes: &[u8]) -> String {
    let mut text = String::new();
    let rest = add(bytes, &mut text);
    text.extend(rest.iter().map(|byte| character(*byte)));
    text
}

/// Returns the start of a source as UTF-8 if it is an older text; a possible part of a character at
/// its end stays as it is.
pub(super) fn of_older(start: &[u8]) -> Option<Vec<u8>> {
    let error = str::from_utf8(start).err()?;
    error.error_len()?;
    if gri::is_gri(start) || has_control(start) {
        return None;
    }
    let mut text = String::new();
    let rest = add(start, &mut text);
    let mut bytes = text.into_bytes();
    bytes.extend_from_slice(rest);
    Some(bytes)
}
