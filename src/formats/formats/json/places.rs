//! The places of values read from a text that is not JSON, such as YAML or XML.

use std::collections::BTreeMap;

use super::found::Step;

/// The start of a value in its text, and the starts of the values in it.
#[derive(Debug, Clone, Default)]
pub(in crate::formats) struct Places {
    start: usize,
    entries: Vec<Places>,
    fields: BTreeMap<String, Places>,
}

impl Places {
    /// A value that begins here. If it is in brackets, the places of its parts come from the text.
    pub(in crate::formats) const fn new(start: usize) -> Self {
        Self {
            start,
            entries: Vec::new(),
            fields: BTreeMap::new(),
        }
    }

    /// A list of values.
    pub(in crate::formats) fn list(start: usize, entries: Vec<Self>) -> Self {
        let mut list = Self::new(start);
        list.entries = entries;
        list
    }

    pub(super) const fn start(&self) -> usize {
        self.start
    }

    /// Adds the value in a field.
    pub(in crate::formats) fn add(&mut self, name: String, value: Self) {
        self.fields.insert(name, value);
    }

    /// Adds an entry to the list in a field.
    pub(super) fn push(&mut self, name: &str, entry: Self) {
        if let Some(list) = self.fields.get_mut(name) {
            list.entries.push(entry);
        }
    }

    /// Returns the value in a field, or all of them if its place is not known.
    pub(in crate::formats) fn of_field(&self, name: &str) -> Self {
        let found = self.fields.get(name).cloned();
        found.unwrap_or_else(|| Self::new(self.start))
    }

    /// Returns the names of the fields in the order of the text.
    pub(super) fn names(&self) -> Vec<&str> {
        let mut names: Vec<(usize, &str)> = self
            .fields
            .iter()
            .map(|(name, value)| (value.start, name.as_str()))
            .collect();
        names.sort_unstable();
        names.into_iter().map(|(_, name)| name).collect()
    }

    /// Returns the start of the innermost known value on a path, and the rest of the path.
    pub(super) fn follow<'a>(&self, path: &'a [Step]) -> (usize, &'a [Step]) {
        let (mut value, mut rest) = (self, path);
        while let [step, behind @ ..] = rest {
            let inner = match step {
                Step::Entry(number) => value.entries.get(*number),
                Step::Field(name) => value.fields.get(name),
            };
            let Some(inner) = inner else { break };
            (value, rest) = (inner, behind);
        }
        match value.entries.is_empty() && value.fields.is_empty() {
            true => (value.start, rest),
            // The step leads to nothing that is in the text.
            false => (value.start, &[]),
        }
    }
}
