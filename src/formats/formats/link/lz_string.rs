//! LZ-string in base 64, as pieroxy's library of that name writes it.
//!
//! Numbers are written with their lowest bit first, six bits per character. Code 0 is followed by a
//! character of 8 bits, code 1 by a character of 16 bits, and code 2 is the end. Every other code
//! names a phrase: each character that was written out is a phrase, and so is each phrase together
//! with the first character of the next. A code has as many bits as the current number of codes.
//!
//! Every phrase is somewhere in the decompressed text. So it is kept as a range of that text, and
//! no more memory is used than for the text itself, which is limited: ten thousand characters can
//! become twenty million.

use std::ops::Range;

use super::Problem;
use crate::formats::MAX_BYTES;

const CHARACTER_OF_8_BITS: u32 = 0;
const CHARACTER_OF_16_BITS: u32 = 1;
const END: u32 = 2;
const FIRST_PHRASE: usize = 3;

pub(super) fn decompress(text: &str) -> Result<String, Problem> {
    let mut bits = Bits {
        characters: text.bytes(),
        left: Vec::new(),
    };
    let mut out: Vec<u16> = Vec::new();
    let mut phrases: Vec<Range<usize>> = Vec::new();
    let mut previous: Option<Range<usize>> = None;
    loop {
        let codes = phrases.len() + FIRST_PHRASE;
        let code = bits.read(codes.ilog2() + 1)?;
        let start = out.len();
        match code {
            CHARACTER_OF_8_BITS | CHARACTER_OF_16_BITS => {
                let character = bits.read(8 << code)?;
                out.push(u16::try_from(character).map_err(|_| Problem::Damaged)?);
                phrases.push(start..out.len());
            }
            END => break,
            _ => {
                let number = code as usize - FIRST_PHRASE;
                // The newest phrase is the one before it plus its own first character.
                let newest = || previous.clone().map(|one| one.start..one.end + 1);
                let phrase = match phrases.get(number) {
                    Some(phrase) => Some(phrase.clone()),
                    None if number == phrases.len() => newest(),
                    None => None,
                };
                for at in phrase.ok_or(Problem::Damaged)? {
                    out.push(out[at]);
                }
            }
        }
        if out.len() as u64 > MAX_BYTES {
            return Err(Problem::TooLarge);
        }
        if let Some(previous) = &previous {
            phrases.push(previous.start..previous.end + 1);
        }
        previous = Some(start..out.len());
    }
    String::from_utf16(&out).map_err(|_| Problem::Damaged)
}

/// The bits of a text in base 64.
struct Bits<'a> {
    characters: std::str::Bytes<'a>,
    /// The bits of the last character that are left, the next one last.
    left: Vec<bool>,
}

impl Bits<'_> {
    /// Reads a number of this many bits.
    fn read(&mut self, width: u32) -> Result<u32, Problem> {
        let mut number = 0;
        for power in 0..width {
            if self.left.is_empty() {
                let character = self.characters.next().and_then(six_bits);
                let character = character.ok_or(Problem::Damaged)?;
                self.left
                    .extend((0..6).map(|bit| character >> bit & 1 == 1));
            }
            if self.left.pop() == Some(true) {
                number |= 1 << power;
            }
        }
        Ok(number)
    }
}

/// Returns the value of a character of base 64.
const fn six_bits(character: u8) -> Option<u8> {
    Some(match character {
        b'A'..=b'Z' => character - b'A',
        b'a'..=b'z' => character - b'a' + 26,
        b'0'..=b'9' => character - b'0' + 52,
        // In a query, a plus may have become a blank.
        b'+' | b' ' => 62,
        b'/' => 63,
        _ => return None,
    })
}
