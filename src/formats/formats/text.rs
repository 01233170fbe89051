use std::io::{self, BufRead, Read};

use super::{FormatError, Place, ReadError, encoding, has_control};

const BYTE_ORDER_MARK: &str = "\u{feff}";

/// A source as text: UTF-8, or the encoding of older programs, without a byte-order mark, and with
/// `\n` for all line ends.
///
/// Everything before a byte that is not text is read. Then reading fails, and
/// [`take_problem`](Self::take_problem) returns the reason.
pub(super) struct Text<R> {
    source: R,
    plain: Plain,
}

/// The part that was read last, as plain text.
struct Plain {
    /// Whole characters.
    ready: Vec<u8>,
    /// The number of bytes of it that were consumed.
    consumed: usize,
    /// The first bytes of a character that is not complete yet.
    begun: Vec<u8>,
    after_return: bool,
    at_start: bool,
    /// The place after `ready`.
    place: Place,
    problem: Option<FormatError>,
}

impl<R> Text<R> {
    pub(super) const fn new(source: R) -> Self {
        Self {
            source,
            plain: Plain {
                ready: Vec::new(),
                consumed: 0,
                begun: Vec::new(),
                after_return: false,
                at_start: true,
                place: Place::START,
                problem: None,
            },
        }
    }

    /// Returns the reason why reading failed, if it is in the text and not in the source.
    pub(super) const fn take_problem(&mut self) -> Option<FormatError> {
        self.plain.problem.take()
    }
}

impl<R: BufRead> Text<R> {
    /// Appends the bytes up to the next line end to a line, which may have at most this many bytes;
    /// returns false at the end of the source.
    pub(super) fn read_line_into(
        &mut self,
        line: &mut Vec<u8>,
        most: u64,
    ) -> Result<bool, ReadError> {
        let before = line.len();
        loop {
            let bytes = match self.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) => {
                    return Err(match self.take_problem() {
                        Some(problem) => problem.into(),
                        None => error.into(),
                    });
                }
            };
            if bytes.is_empty() {
                return Ok(line.len() > before);
            }
            let end = bytes.iter().position(|byte| *byte == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            if (line.len() + part.len()) as u64 > most {
                return Err(FormatError::TooLarge.into());
            }
            line.extend_from_slice(part);
            let consumed = part.len() + usize::from(end.is_some());
            self.consume(consumed);
            if end.is_some() {
                return Ok(true);
            }
        }
    }
}

impl Plain {
    /// Makes the next bytes ready, as far as they are text.
    fn make_ready(&mut self, bytes: &[u8]) {
        self.ready.clear();
        self.consumed = 0;
        let joined;
        let bytes = if self.begun.is_empty() {
            bytes
        } else {
            self.begun.extend_from_slice(bytes);
            joined = std::mem::take(&mut self.begun);
            &joined
        };
        let error = match str::from_utf8(bytes) {
            Ok(text) => {
                self.add(text);
                return;
            }
            Err(error) => error,
        };
        if error.error_len().is_some() && has_control(bytes) {
            // The bytes are not text of any kind.
            let (text, _) = bytes.split_at(error.valid_up_to());
            self.add(str::from_utf8(text).unwrap_or_default());
            self.problem = Some(FormatError::NotUtf8(self.place));
            return;
        }
        let mut text = String::new();
        let rest = encoding::add(bytes, &mut text);
        self.begun.extend_from_slice(rest);
        self.add(&text);
    }

    /// Adds a text to the ready bytes.
    fn add(&mut self, text: &str) {
        let mut text = text;
        if !text.is_empty() && std::mem::take(&mut self.at_start) {
            text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
        }
        if self.after_return || text.contains('\r') {
            for byte in text.bytes() {
                let after_return = std::mem::replace(&mut self.after_return, byte == b'\r');
                match byte {
                    b'\n' if after_return => {}
                    b'\r' => self.ready.push(b'\n'),
                    byte => self.ready.push(byte),
                }
            }
        } else {
            self.ready.extend_from_slice(text.as_bytes());
        }
        let added = str::from_utf8(&self.ready).unwrap_or_default();
        self.place = self.place.plus(added);
    }
}

impl<R: BufRead> BufRead for Text<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let Self { source, plain } = self;
        while plain.consumed == plain.ready.len() {
            if plain.problem.is_some() {
                return Err(io::ErrorKind::InvalidData.into());
            }
            let bytes = source.fill_buf()?;
            let amount = bytes.len();
            if amount > 0 {
                plain.make_ready(bytes);
                source.consume(amount);
            } else if plain.begun.is_empty() {
                break;
            } else {
                // The end cuts a character off, or it was not a character.
                let begun = std::mem::take(&mut plain.begun);
                plain.ready.clear();
                plain.consumed = 0;
                plain.add(&encoding::text_of(&begun));
            }
        }
        Ok(&plain.ready[plain.consumed..])
    }

    fn consume(&mut self, amount: usize) {
        self.plain.consumed += amount;
    }
}

impl<R: BufRead> Read for Text<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let available = self.fill_buf()?;
        let amount = available.len().min(into.len());
        into[..amount].copy_from_slice(&available[..amount]);
        self.consume(amount);
        Ok(amount)
    }
}
