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
    let is_alternative = lower.contains("multipart/alternative") && lower.contains("text/plain");
    let boundaries = boundaries(text, &lower);
    let has_encoded = || {
        let mut lines = text.lines();
        lines.any(|line| is_header(line) && way(line) != Written::Plain)
    };
    let is_in_parts = lower.contains("multipart/") && !boundaries.is_empty();
    if !is_alternative && !is_in_parts && !has_encoded() {
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
        let is_it = |name: &str| boundaries.contains(&name);
        let is_boundary = line.strip_prefix("--").is_some_and(|name| {
            let name = name.trim_end();
            let is_known = is_it(name) || name.strip_suffix("--").is_some_and(is_it);
            is_known || boundaries.is_empty() && line.len() > 4
        });
        if is_boundary {
            end(written, &mut body);
            (written, in_head, is_left_out) = (Written::Plain, true, false);
        } else if in_head && line.trim().is_empty() {
            in_head = false;
        } else if in_head {
            if is_header(line) {
                written = way(line);
            }
            let is_html = line.to_ascii_lowercase().contains("text/html");
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

/// Returns the names of the lines between the parts of a mail; `lower` is its text in lower case.
fn boundaries<'a>(text: &'a str, lower: &str) -> Vec<&'a str> {
    let names = lower.match_indices("boundary=").map(|(at, word)| {
        let name = &text[at + word.len()..];
        let end = |one: char| one.is_whitespace() || matches!(one, '"' | ';');
        let name = match name.strip_prefix('"') {
            Some(quoted) => quoted.split(['"', '\n']).next(),
            None => name.split(end).next(),
        };
        name.unwrap_or_default()
    });
    names.filter(|it| !it.is_empty()).collect()
}

/// Returns the lines of the head of a mail, if a text begins with one: headers, some of them on
/// several lines, perhaps behind a line `From …`.
fn head(text: &str) -> Option<Vec<&str>> {
    let is_header = |line: &str| {
        let name = line.split_once(':').map(|(name, _)| name);
        name.is_some_and(|name| {
            let is_sign = |it: u8| it.is_ascii_alphanumeric() || it == b'-';
            !name.is_empty() && name.bytes().all(is_sign)
        })
    };
    let lines: Vec<&str> = text
        .lines()
        .take_while(|it| !it.trim().is_empty())
        .collect();
    let is_part = |(at, line): (usize, &&str)| {
        let is_begin = at == 0 && line.starts_with("From ");
        is_header(line) || is_begin || at > 0 && line.starts_with([' ', '\t'])
    };
    lines.iter().enumerate().all(is_part).then_some(lines)
}

/// Returns the subject of a mail; `None` if a text is not a mail, or has none.
pub(super) fn subject(text: &str) -> Option<String> {
    const NAME: &str = "subject:";
    let lines = head(text)?;
    let is_it = |line: &&str| {
        let name = line.get(..NAME.len());
        name.is_some_and(|it| it.eq_ignore_ascii_case(NAME))
    };
    let at = lines.iter().position(is_it)?;
    let mut subject = lines[at][NAME.len()..].trim().to_owned();
    let more = lines[at + 1..].iter();
    for line in more.take_while(|it| it.starts_with([' ', '\t'])) {
        subject += " ";
        subject += line.trim();
    }
    let subject = decoded_words(&subject).trim().to_owned();
    (!subject.is_empty()).then_some(subject)
}

/// Returns a mail with blank lines in place of its head.
pub(super) fn without_head(text: &str) -> String {
    let count = head(text).map_or(0, |lines| lines.len());
    let lines = text.split('\n').enumerate();
    let lines = lines.map(|(at, line)| if at < count { "" } else { line });
    lines.collect::<Vec<_>>().join("\n")
}

/// Decodes the words of a header that are in another encoding: `=?utf-8?Q?R=C3=A4tsel?=`.
fn decoded_words(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, word)) = rest.split_once("=?") {
        let mut parts = word.splitn(3, '?');
        let (_, way, behind) = (parts.next(), parts.next(), parts.next());
        let both = behind.and_then(|it| it.split_once("?="));
        let bytes = match (way.map(str::to_ascii_lowercase).as_deref(), both) {
            (Some("q"), Some((word, _))) => quoted(&word.replace('_', " ")),
            (Some("b"), Some((word, _))) => base64(word),
            _ => break,
        };
        // Between two such words, a blank only parts them.
        if plain.is_empty() || !before.trim().is_empty() {
            plain += before;
        }
        plain += &encoding::text_of(&bytes);
        rest = both.map_or("", |(_, behind)| behind);
    }
    plain + rest
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
