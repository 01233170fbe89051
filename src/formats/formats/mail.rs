//! Mails as programs save them, with their text in another encoding: base64, or `=` and two digits
//! for a byte.

use super::encoding;

/// The header that names the encoding of the text below it.
const HEADER: &str = "content-transfer-encoding:";

/// The encoding of a part of a mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Written {
    Plain,
    Base64,
    Quoted,
}

/// Decodes the text of a mail with such parts; `None` for any other text.
pub(super) fn decoded(text: &str) -> Option<String> {
    let is_header = |line: &str| {
        let head = line.get(..HEADER.len());
        head.is_some_and(|head| head.eq_ignore_ascii_case(HEADER))
    };
    let way = |line: &str| match line[HEADER.len()..].trim().to_ascii_lowercase().as_str() {
        "base64" => Written::Base64,
        "quoted-printable" => Written::Quoted,
        _ => Written::Plain,
    };
    let lower = text.to_ascii_lowercase();
    // If there are two forms of the same text, the plain one is used.
    let is_alternative = lower.contains("content-type: multipart/alternative")
        && lower.contains("content-type: text/plain");
    let has_encoded = || {
        let mut lines = text.lines();
        lines.any(|line| is_header(line) && way(line) != Written::Plain)
    };
    if !is_alternative && !has_encoded() {
        return None;
    }
    let mut decoded = String::new();
    let mut written = Written::Plain;
    let mut in_head = true;
    let mut is_left_out = false;
    let mut body = String::new();
    let mut end = |written: Written, body: &mut String| {
        let bytes = match written {
            Written::Plain => return,
            Written::Base64 => base64(body),
            Written::Quoted => quoted(body),
        };
        decoded += &encoding::text_of(&bytes).replace("\r\n", "\n");
        decoded.push('\n');
        body.clear();
    };
    let mut plain = String::new();
    for line in text.lines() {
        let is_boundary = line.starts_with("--") && line.len() > 4;
        if is_boundary {
            end(written, &mut body);
            (written, in_head, is_left_out) = (Written::Plain, true, false);
        } else if in_head && line.trim().is_empty() {
            in_head = false;
        } else if in_head {
            if is_header(line) {
                written = way(line);
            }
            let is_html = line
                .to_ascii_lowercase()
                .starts_with("content-type: text/html");
            is_left_out |= is_html && is_alternative;
        } else if is_left_out {
            continue;
        } else if written == Written::Plain {
            plain += line;
            plain.push('\n');
        } else {
            body += line;
            body.push('\n');
        }
    }
    end(written, &mut body);
    Some(plain + &decoded)
}

/// Decodes base64 up to the first character that is not part of it.
fn base64(text: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0_u32, 0);
    let signs = text.bytes().filter(|byte| !byte.is_ascii_whitespace());
    for six in signs.map_while(value) {
        bits = bits << 6 | u32::from(six);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count & 0xff) as u8);
        }
    }
    bytes
}

/// Decodes a text in which `=` and two digits stand for a byte, and `=` at the end of a line
/// continues the line.
fn quoted(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('=') {
        bytes.extend_from_slice(&rest.as_bytes()[..at]);
        let behind = &rest[at + 1..];
        let code = behind
            .get(..2)
            .and_then(|it| u8::from_str_radix(it, 16).ok());
        rest = match code {
            Some(code) => {
                bytes.push(code);
                &behind[2..]
            }
            None => match behind.strip_prefix('\n') {
                Some(behind) => behind,
                None => {
                    bytes.push(b'=');
                    behind
                }
            },
        };
    }
    bytes.extend_from_slice(rest.as_bytes());
    bytes
}
