//! Finds languages by their tags.

use super::Language;

/// The language with this tag.
pub fn of_tag<'a>(languages: &'a [Language], tag: &str) -> Option<&'a Language> {
    let tag = plain(tag);
    languages.iter().find(|it| plain(&it.tag()) == tag)
}

/// The language closest to the language tag of a system: `de`, or otherwise `de-AT`, for `de-CH`.
pub fn nearest<'a>(languages: &'a [Language], system: &str) -> Option<&'a Language> {
    let first = |tag: &str| plain(tag).split('-').next().map(str::to_owned);
    let wanted = first(system)?;
    let is_like = |it: &&Language| first(&it.tag()).as_ref() == Some(&wanted);
    of_tag(languages, system)
        .or_else(|| of_tag(languages, &wanted))
        .or_else(|| languages.iter().find(is_like))
}

/// The form in which tags are compared.
fn plain(tag: &str) -> String {
    // The part after a dot, as in `de_DE.UTF-8`, does not belong to the language.
    let tag = tag.split(['.', '@']).next().unwrap_or_default();
    tag.replace('_', "-").to_lowercase()
}
