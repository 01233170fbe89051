//! Changes of a text as version control programs print them: the text after the change is read.

/// The beginnings of lines around the changes of a file.
const HEADS: [&str; 13] = [
    "diff ",
    "index ",
    "new file mode ",
    "deleted file mode ",
    "old mode ",
    "new mode ",
    "similarity index ",
    "rename from ",
    "rename to ",
    "--- ",
    "+++ ",
    "@@ -",
    "\\ No newline",
];

/// Whether a line gives the numbers of changed lines: `@@ -1,9 +1,9 @@`.
fn is_hunk(line: &str) -> bool {
    let inner = line
        .strip_prefix("@@ -")
        .and_then(|it| it.split_once(" @@"));
    inner.is_some_and(|(ranges, _)| {
        let is_of_range = |one: char| one.is_ascii_digit() || matches!(one, ',' | ' ' | '+');
        ranges.contains(" +") && ranges.chars().all(is_of_range)
    })
}

/// Whether a text, or the start of one, contains changes.
pub(super) fn is_in(text: &str) -> bool {
    text.lines().any(is_hunk)
}

/// Returns the text after its changes, where all lines keep their numbers; `None` for any other
/// text.
pub(super) fn applied(text: &str) -> Option<String> {
    if !is_in(text) {
        return None;
    }
    let line = |line: &str| match line.chars().next() {
        _ if HEADS.iter().any(|head| line.starts_with(head)) => String::new(),
        Some('+' | ' ') => line[1..].to_owned(),
        Some('-') => String::new(),
        _ => line.to_owned(),
    };
    Some(text.split('\n').map(line).collect::<Vec<_>>().join("\n"))
}
