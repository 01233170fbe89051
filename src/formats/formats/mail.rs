//! Mails as programs save them, in parts or with their text in another encoding.

use mail_parser::{Encoding, Message, MessageParser, PartType};

use super::plain;

/// The most parts of a mail: each may be within another, and all are on the stack at once.
const MOST_PARTS: usize = 200;

/// Returns the text of a mail in parts or in another encoding; `None` for any other text. If there
/// are two forms of the same text, the plain one is used.
pub(super) fn decoded(text: &str) -> Option<String> {
    let parts = text.to_ascii_lowercase().matches("content-type").count();
    if parts > MOST_PARTS {
        return None;
    }
    let message = MessageParser::default().parse(text)?;
    let is_coded = message.parts.iter().any(|it| it.encoding != Encoding::None);
    if message.parts.len() == 1 && !is_coded {
        return None;
    }
    let mut texts = Vec::new();
    add_texts(&message, &mut texts);
    (!texts.is_empty()).then(|| texts.join("\n"))
}

/// Returns the text of all mails of a mailbox, each below its subject; `None` if there are not
/// several.
pub(super) fn of_mailbox(text: &str) -> Option<String> {
    let mut starts = vec![0];
    let mut at = 0;
    let mut is_blank = false;
    for line in text.split_inclusive('\n') {
        let rest = &text[at + line.len()..];
        if is_blank && line.starts_with(BEGIN) && head(rest).is_some_and(|it| !it.is_empty()) {
            starts.push(at);
        }
        is_blank = line.trim().is_empty();
        at += line.len();
    }
    if starts.len() < 2 {
        return None;
    }
    let ends = starts.iter().copied().skip(1).chain([text.len()]);
    let mails = starts.iter().zip(ends).map(|(start, end)| {
        let mail = &text[*start..end];
        // The line before the head belongs to the mailbox.
        let mail = match mail.split_once('\n') {
            Some((first, rest)) if first.starts_with(BEGIN) => rest,
            _ => mail,
        };
        let body = decoded(mail).unwrap_or_else(|| without_head(mail));
        let end = if body.ends_with('\n') { "" } else { "\n" };
        format!("{}\n{body}{end}", subject(mail).unwrap_or_default())
    });
    Some(mails.collect())
}

/// The start of the line before each mail of a mailbox.
const BEGIN: &str = "From ";

/// Adds the texts of a mail in their order, with those of the mails in it.
fn add_texts(message: &Message, texts: &mut Vec<String>) {
    let shown = message.text_body.iter().chain(&message.attachments);
    let mut shown: Vec<u32> = shown.copied().collect();
    shown.sort_unstable();
    shown.dedup();
    for part in shown.into_iter().filter_map(|id| message.part(id)) {
        match &part.body {
            PartType::Text(text) | PartType::Html(text) => texts.push(plain(text).into_owned()),
            PartType::Binary(bytes) | PartType::InlineBinary(bytes) => {
                let text = str::from_utf8(bytes).ok();
                texts.extend(text.map(|text| plain(text).into_owned()));
            }
            PartType::Message(message) => add_texts(message, texts),
            PartType::Multipart(_) => {}
        }
    }
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
        let is_begin = at == 0 && line.starts_with(BEGIN);
        is_header(line) || is_begin || at > 0 && line.starts_with([' ', '\t'])
    };
    lines.iter().enumerate().all(is_part).then_some(lines)
}

/// Returns the subject of a mail; `None` if a text is not a mail, or has none.
pub(super) fn subject(text: &str) -> Option<String> {
    head(text)?;
    let message = MessageParser::default().parse_headers(text)?;
    let subject = message.subject()?.trim();
    (!subject.is_empty()).then(|| subject.to_owned())
}

/// Returns a mail with blank lines in place of its head.
pub(super) fn without_head(text: &str) -> String {
    let count = head(text).map_or(0, |lines| lines.len());
    let lines = text.split('\n').enumerate();
    let lines = lines.map(|(at, line)| if at < count { "" } else { line });
    lines.collect::<Vec<_>>().join("\n")
}
