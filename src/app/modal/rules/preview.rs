//! A preview of the rules that a preset would turn on and off.

use super::Rules;
use crate::names;
use sudoku_engine::rules::Technique;
use sudoku_engine::solver::Preset;
use sudoku_engine::texts::{Language, enumerated, words};
use sudoku_telling::explain::technique_name;

/// The most letters of rule names in a sentence, so that the preview fits in two lines.
const NAMES: usize = 56;

impl Rules {
    /// The rules that the preset under the pointer or the focus would turn on and off, of those
    /// that work on the board; `None` if its rules are the present ones.
    pub(super) fn preview(&self, language: &Language) -> Option<String> {
        let preset = self.noticed.filter(|preset| !self.rules.matches(*preset))?;
        let name = names::preset(language, preset);
        let (more, fewer) = self.compared(preset);
        if more.is_empty() && fewer.is_empty() {
            let same = words!(language, "rules-dialog-preset-order", preset = name);
            return Some(same);
        }
        let holds = |technique: &Technique| self.obstacle(*technique).is_none();
        let more: Vec<_> = more.into_iter().filter(holds).collect();
        let fewer: Vec<_> = fewer.into_iter().filter(holds).collect();
        let more_named = named(language, &more);
        let fewer_named = named(language, &fewer);
        let told = match (more.len(), fewer.len()) {
            (0, 0) => return None,
            (more, 0) => words!(
                language,
                "rules-dialog-preset-more",
                preset = name,
                count = more,
                names = more_named
            ),
            (0, fewer) => words!(
                language,
                "rules-dialog-preset-lacks",
                preset = name,
                count = fewer,
                names = fewer_named
            ),
            (more, fewer) => words!(
                language,
                "rules-dialog-preset-both",
                preset = name,
                count = more,
                names = more_named,
                fewer = fewer
            ),
        };
        Some(told)
    }

    /// The rules of a preset that are off, in its order, and the rules that are on but not in the
    /// preset.
    fn compared(&self, preset: Preset) -> (Vec<Technique>, Vec<Technique>) {
        let off = self.rules.off();
        let more = preset.techniques();
        let more = more.filter(|technique| off.contains(technique));
        let on = self.rules.techniques().filter(|(_, on)| *on);
        let on = on.map(|(technique, _)| technique);
        let fewer = on.filter(|technique| !preset.has(*technique));
        (more.collect(), fewer.collect())
    }
}

/// The names of as many rules as there is room for, at least one: `X-Wing, …`
fn named(language: &Language, techniques: &[Technique]) -> String {
    let mut room = NAMES;
    let all = techniques.iter().enumerate();
    let named = all.map_while(|(number, technique)| {
        let name = technique_name(language, *technique);
        let left = room.checked_sub(name.chars().count());
        room = left.unwrap_or_default();
        (number == 0 || left.is_some()).then_some(name)
    });
    let mut names: Vec<_> = named.collect();
    if names.len() < techniques.len() {
        names.push("…".to_owned());
    }
    enumerated(language, names).unwrap_or_default()
}
