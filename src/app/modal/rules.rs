//! The choice of rules: the rules that are on, and their order.

mod keys;
mod preview;
mod view;

use iced::Task;
use iced::widget::operation;

use crate::list::{self, List, Rows};
use crate::shortcut::Direction;
use sudoku_engine::grid::Layout;
use sudoku_engine::rules::{Obstacle, Technique, rule_for};
use sudoku_engine::solver::{Preset, Solver};
use sudoku_engine::texts::{FoundBy, Language, found_by};
use sudoku_telling::explain::{family_name, level_name};

pub(super) use keys::KEYS;

/// The field that filters the rules.
pub const FILTER: &str = "rules-filter";

/// The height of a row of the list.
const ROW: f32 = 28.0;

/// The dialog.
#[derive(Debug)]
pub struct Rules {
    rules: Solver,
    /// The board of the open puzzle.
    board: Layout,
    /// The last choice that was not a preset, to return to.
    own: Option<Solver>,
    /// The preset under the pointer or the focus.
    noticed: Option<Preset>,
    filter: String,
    chosen: Option<Technique>,
    /// Whether the pointer drags the chosen rule.
    dragging: bool,
    /// Whether the rule moved while it was dragged.
    carried: bool,
    list: List,
}

/// The messages of the dialog.
#[derive(Debug, Clone)]
pub enum Message {
    /// Take the rules of a preset, in its order.
    Preset(Preset),
    /// The pointer or the focus reached a preset, or left it.
    Notice(Preset, bool),
    /// Return to the choice that was not a preset.
    Own,
    /// Change the filter.
    Filter(String),
    /// List all rules again.
    Clear,
    /// Put the cursor in the filter.
    Find,
    /// Take the cursor out of the filter.
    Found,
    /// The pointer grabbed a rule.
    Grab(Technique),
    /// The pointer reached this rule while it drags another one.
    Over(Technique),
    /// The pointer dropped the rule.
    Drop,
    /// Move the chosen rule one place up or down.
    Shift(Direction),
    /// Turn the chosen rule on or off.
    Toggle,
    /// Turn a rule on or off.
    Switch(Technique, bool),
    /// Turn all listed rules on or off.
    SwitchListed(bool),
    /// Choose whether grouped chains may use almost locked sets.
    ThroughSets(bool),
    /// A message of the list.
    List(list::Message),
    /// Close the dialog.
    Close,
}

/// The request of the dialog to the program.
#[derive(Debug)]
pub enum Action {
    /// Run this task, which may be empty.
    Run(Task<Message>),
    /// Run this, and use the changed rules.
    Changed(Task<Message>),
    /// Close the dialog.
    Close,
}

/// The visible state of the dialog, without the rules, which are in the settings.
pub(super) type InView = (Option<Technique>, String);

impl Rules {
    /// The visible state.
    pub(super) fn in_view(&self) -> InView {
        (self.chosen, self.filter.clone())
    }

    /// A dialog about these rules and the rest of the catalog, for a board.
    pub fn new(language: &Language, rules: Solver, board: Layout) -> Self {
        let mut dialog = Self {
            rules: rules.complete(),
            board,
            own: None,
            noticed: None,
            filter: String::new(),
            chosen: None,
            dragging: false,
            carried: false,
            list: List::new(ROW),
        };
        dialog.keep_own();
        dialog.chosen = dialog.first_listed(language);
        dialog
    }

    /// Carries out a message.
    pub fn update(&mut self, language: &Language, message: Message) -> Action {
        if !matches!(message, Message::Notice(..)) {
            // Clear the preview, so that a resting pointer does not hide the change.
            self.noticed = None;
        }
        let changed = match message {
            Message::Preset(preset) => self.take(Solver::preset(preset).complete()),
            Message::Notice(preset, true) => {
                self.noticed = Some(preset);
                false
            }
            Message::Notice(preset, false) => {
                // The next preset may have reported the pointer first.
                self.noticed = self.noticed.filter(|noticed| *noticed != preset);
                false
            }
            Message::Own => match self.own.clone() {
                Some(own) => self.take(own),
                None => false,
            },
            Message::Filter(filter) => return Action::Run(self.filter_by(language, filter)),
            Message::Clear => {
                let scroll = self.filter_by(language, String::new());
                let focus = operation::focus(self.list.id());
                return Action::Run(Task::batch([focus, scroll]));
            }
            Message::Close => return Action::Close,
            Message::Find => return Action::Run(operation::focus(FILTER)),
            // The filter finds nothing: the player goes on typing to correct it.
            Message::Found if self.first_listed(language).is_none() => {
                return Action::Run(operation::focus(FILTER));
            }
            // Focusing the list takes the cursor from the field.
            Message::Found => return Action::Run(operation::focus(self.list.id())),
            Message::Grab(technique) => {
                self.chosen = Some(technique);
                self.dragging = true;
                false
            }
            Message::Over(technique) => {
                self.drag_to(technique);
                false
            }
            Message::Drop => {
                self.dragging = false;
                std::mem::take(&mut self.carried)
            }
            Message::List(message) => {
                let rows = self.rows(language);
                return Action::Run(match self.list.update(message, &rows) {
                    list::Action::Choose(row) => {
                        let chosen = self.listed(language).nth(row);
                        self.chosen = chosen.map(|(technique, _)| technique);
                        self.reveal(language)
                    }
                    list::Action::Run(task) => task,
                });
            }
            Message::Shift(direction) => {
                let changed = self.shift(language, direction);
                let reveal = self.reveal(language);
                return if changed {
                    self.keep_own();
                    Action::Changed(reveal)
                } else {
                    Action::Run(reveal)
                };
            }
            Message::Toggle => self.toggle(language),
            Message::Switch(technique, on) => {
                self.chosen = Some(technique);
                self.rules.set(technique, on);
                true
            }
            Message::SwitchListed(on) => self.switch_listed(language, on),
            Message::ThroughSets(through_sets) => {
                self.rules.set_through_sets(through_sets);
                true
            }
        };
        if changed {
            self.keep_own();
            Action::Changed(Task::none())
        } else {
            Action::Run(Task::none())
        }
    }

    /// The rules as chosen.
    pub const fn rules(&self) -> &Solver {
        &self.rules
    }

    /// The rule that the keys act on.
    pub const fn chosen(&self) -> Option<Technique> {
        self.chosen
    }

    /// The reason why a rule does not work on the board.
    pub fn obstacle(&self, technique: Technique) -> Option<Obstacle> {
        rule_for(technique)?.holds_in(&self.board).err()
    }

    /// Whether the pointer drags a rule.
    pub const fn is_dragging(&self) -> bool {
        self.dragging
    }

    /// The rules that match the filter, in order: by part of a name, family or level.
    pub fn listed<'a>(
        &'a self,
        language: &'a Language,
    ) -> impl Iterator<Item = (Technique, bool)> + 'a {
        let all = self.rules.techniques();
        all.filter(move |(technique, _)| self.found_by(language, *technique).is_some())
    }

    /// The name by which the filter finds a rule.
    fn found_by(&self, language: &Language, technique: Technique) -> Option<FoundBy> {
        let wanted = self.filter.trim().to_lowercase();
        let texts = [
            family_name(language, technique.family()),
            level_name(language, technique.level()),
        ];
        let has_it = |text: &String| text.to_lowercase().contains(&wanted);
        if wanted.is_empty() || texts.iter().any(has_it) {
            return Some(FoundBy::Name);
        }
        found_by(language, technique, |name| name.contains(&wanted))
    }

    /// Sentences about the rules that the filter finds by another name.
    fn other_names(&self, language: &Language) -> Vec<String> {
        let all = self.rules.techniques().map(|(technique, _)| technique);
        let told = all.filter_map(|technique| {
            let found_by = self.found_by(language, technique)?;
            found_by.sentence(language, technique)
        });
        told.collect()
    }

    fn first_listed(&self, language: &Language) -> Option<Technique> {
        self.listed(language).map(|(technique, _)| technique).next()
    }

    fn take(&mut self, mut rules: Solver) -> bool {
        rules.set_through_sets(self.rules.through_sets());
        self.rules = rules;
        true
    }

    fn keep_own(&mut self) {
        if self.rules.matching_preset().is_none() {
            self.own = Some(self.rules.clone());
        }
    }

    fn can_go_back(&self) -> bool {
        self.own.is_some() && self.rules.matching_preset().is_some()
    }

    fn filter_by(&mut self, language: &Language, filter: String) -> Task<Message> {
        self.filter = filter;
        if self.chosen_row(language).is_none() {
            self.chosen = self.first_listed(language);
        }
        self.reveal(language)
    }

    fn chosen_row(&self, language: &Language) -> Option<usize> {
        self.listed(language)
            .position(|(technique, _)| Some(technique) == self.chosen)
    }

    fn rows(&self, language: &Language) -> Rows<'static> {
        Rows::new(self.listed(language).count(), self.chosen_row(language))
    }

    /// The listed rule above or below the chosen one.
    fn neighbor(&self, language: &Language, direction: Direction) -> Option<Technique> {
        let row = self.chosen_row(language)?;
        let row = match direction {
            Direction::Up => row.checked_sub(1)?,
            Direction::Down => row + 1,
            Direction::Left | Direction::Right => return None,
        };
        let (neighbor, _) = self.listed(language).nth(row)?;
        Some(neighbor)
    }

    /// Moves the chosen rule past its neighbor in the list.
    fn shift(&mut self, language: &Language, direction: Direction) -> bool {
        let neighbor = self.neighbor(language, direction);
        let place = neighbor.and_then(|neighbor| self.rules.place(neighbor));
        let (Some(chosen), Some(place)) = (self.chosen, place) else {
            return false;
        };
        self.rules.move_to(chosen, place);
        true
    }

    fn drag_to(&mut self, technique: Technique) {
        if let (true, Some(chosen), Some(place)) =
            (self.dragging, self.chosen, self.rules.place(technique))
            && chosen != technique
        {
            self.rules.move_to(chosen, place);
            self.carried = true;
        }
    }

    fn toggle(&mut self, language: &Language) -> bool {
        let chosen = self
            .listed(language)
            .find(|(technique, _)| Some(*technique) == self.chosen);
        if let Some((technique, on)) = chosen {
            self.rules.set(technique, !on);
        }
        chosen.is_some()
    }

    fn switch_listed(&mut self, language: &Language, on: bool) -> bool {
        let listed: Vec<_> = self.listed(language).collect();
        for (technique, _) in &listed {
            self.rules.set(*technique, on);
        }
        !listed.is_empty()
    }

    fn reveal(&mut self, language: &Language) -> Task<Message> {
        let rows = self.rows(language);
        self.list.reveal(&rows)
    }
}
