//! The solver screen as widgets.

use iced::widget::{
    Column, column, container, responsive, rich_text, row, scrollable, space as gap, span, text,
    toggler,
};
use iced::{Center, Element, Fill, Padding, Shrink};

use super::card::{CardView, Room};
use super::context::{Context, context};
use super::game::{GamePanel, board_to_come};
use super::{Beside, Message, SolverScreen};
use crate::app::board::{self, Board};
use crate::app::keys::{SETTINGS, SHEET};
use crate::app::names;
use crate::app::screen::solver::keys::{
    EXPORT, GRANULARITY, HINT, RULES, SHOW_EVERY_STEP, SHOW_EVERY_STEP_ANYWHERE, SHOW_MARKS,
    SHOW_PATH, SHOW_SEARCH, SHOW_STEP, SOLVE, STEP, SWITCH,
};
use crate::app::shortcut::{OPEN, RESTART, SAVE, START, Told};
use crate::app::theme::{self, BOLD, size, space};
use crate::app::widget::{self, action, choice, moves, primary, section, small, wide, with_key};
use crate::explain::{self, Notation};
use crate::grid::Digit;
use crate::grid::{Cell, CellSet};
use crate::rules::Technique;
use crate::solver::Granularity;
use crate::texts::{Language, words};

/// The most that the list of the rules that were used takes, and how many lines
/// that is.
const USED_HEIGHT: f32 = 78.0;
const USED_LINES: usize = 3;

/// The height of the words of a step: at least, at most; and what the rest of the
/// panel takes at least.
const WORDS: (f32, f32) = (150.0, 420.0);
const BESIDES: f32 = 290.0;

/// The height from which on what stands below the card of a step has room without
/// being scrolled: where the card says little, how much more for each letter of an
/// argument, and where it asks much.
const ROOMY: f32 = 520.0;
const ROOM_OF_LETTER: f32 = 0.7;
const ROOMY_ASKING: f32 = 860.0;

/// The height of the card on the path and among all steps, of one height so that the
/// list stays where it is: at least, at most, and which share of the panel.
const STEADY: (f32, f32) = (150.0, 340.0);
const STEADY_SHARE: f32 = 0.38;

/// The most that the card takes among the marks.
const WARNING: f32 = 120.0;

/// What the panel of a game takes beside the card, and the height of the card's
/// words: at least, at most.
const BESIDES_GAME: f32 = 330.0;
const WORDS_IN_GAME: (f32, f32) = (130.0, 420.0);

/// The most that the name takes, so that a long one leaves room for the rest.
const LONGEST_NAME: f32 = 260.0;

/// The height that the panel needs.
const PANEL_HEIGHT: f32 = 520.0;

impl SolverScreen {
    /// The whole screen.
    pub fn view<'a>(
        &'a self,
        language: &'a Language,
        notation: Notation,
        labels: Option<Notation>,
    ) -> Element<'a, Message> {
        let body = responsive(move |area| {
            let (side, panel) = widget::board_and_panel(area);
            let height = side.max(area.height.min(PANEL_HEIGHT));
            row![
                container(self.board(language, labels))
                    .width(side)
                    .height(side)
                    .id("board"),
                container(self.panel(language, height, notation))
                    .width(panel)
                    .height(height),
            ]
            .spacing(space::LARGE)
            .into()
        });
        column![self.bar(language), body]
            .spacing(space::MEDIUM)
            .padding(space::LARGE)
            .into()
    }

    fn bar(&self, language: &Language) -> Element<'_, Message> {
        let unsaved = if self.is_unsaved() {
            words!(language, "bar-not-saved")
        } else {
            String::new()
        };
        let is_board_seen = self.beside != Beside::Search;
        let filter = is_board_seen
            .then(|| self.by_hand.filter_sign(language))
            .flatten();
        row![
            action(
                language,
                words!(language, "bar-start"),
                START,
                Some(Message::Start)
            ),
            container(
                text(&self.name)
                    .size(size::BODY)
                    .font(BOLD)
                    .wrapping(text::Wrapping::None)
            )
            .max_width(LONGEST_NAME)
            .clip(true),
            text(unsaved).size(size::SMALL).style(theme::muted),
            self.list_buttons(language),
            gap::horizontal(),
        ]
        .push(filter)
        .extend([
            action(
                language,
                words!(language, "bar-open"),
                OPEN,
                Some(Message::Open),
            ),
            action(
                language,
                words!(language, "bar-save"),
                SAVE,
                Some(Message::Save),
            ),
            action(
                language,
                words!(language, "bar-export"),
                EXPORT,
                Some(Message::Export),
            ),
            action(
                language,
                words!(language, "bar-settings"),
                SETTINGS,
                Some(Message::Settings),
            ),
            action(
                language,
                words!(language, "bar-keys"),
                SHEET,
                Some(Message::Keys),
            ),
        ])
        .spacing(space::SMALL)
        .align_y(Center)
        .into()
    }

    fn board(&self, language: &Language, labels: Option<Notation>) -> Element<'_, Message> {
        if self.is_paused() {
            return GamePanel::hidden_board(language);
        }
        if self.is_resuming() {
            return board_to_come(language);
        }
        let board = Board {
            scene: Box::new(|| self.scene()),
            lit: Box::new(|| self.lit()),
            layers: &self.layers,
            labels,
            on_press: Box::new(Message::Press),
            on_hover: Message::Hover,
        };
        board.into()
    }

    /// What the board shows.
    pub fn scene(&self) -> board::Scene {
        if self.is_paused() || self.is_resuming() {
            return board::Scene::default();
        }
        self.scene_with(self.selected)
    }

    /// What the board shows if this cell is chosen.
    pub(super) fn scene_with(&self, selected: Option<Cell>) -> board::Scene {
        let position = self.session.position();
        if self.beside == Beside::Search
            && let Some(scene) = self.search_panel.scene(position)
        {
            return scene;
        }
        let shown = self.card.shown();
        let mut scene = board::scene(&board::View {
            position,
            selected,
            contradicting: self.contradicting(),
            worth_trying: self.asked_for(),
            picture: shown.picture(),
            walk: shown.walked(),
        });
        self.by_hand.lay_over(&mut scene, position);
        if let Some(panel) = &self.game_panel {
            panel.show(&mut scene, &self.session);
        }
        scene
    }

    /// The cells to mark as contradicting: those of the contradiction that is
    /// reported, that of a mistake, and every clash; in a game what is told as wrong.
    fn contradicting(&self) -> CellSet {
        let panel = self.game_panel.as_ref();
        if let Some(errors) = panel.and_then(|panel| panel.errors(&self.session)) {
            return errors;
        }
        let mistake = self.card.mistake().map(|mistake| mistake.candidate.cell);
        let mistake = mistake.map_or(CellSet::EMPTY, CellSet::only);
        self.card.shown().contradicting() | mistake | self.session.clashing()
    }

    /// The cells to mark: those that differ between the solutions, those worth
    /// trying.
    fn asked_for(&self) -> CellSet {
        match self.causes.differing() {
            Some(Ok(differing)) => differing.cells(),
            _ if self.worth_trying => self.session.cells_to_try(),
            _ => CellSet::EMPTY,
        }
    }

    fn card_view<'a>(&'a self, language: &'a Language, notation: Notation) -> CardView<'a> {
        CardView {
            context: context!(self),
            causes: &self.causes,
            game: self.game_panel.as_ref(),
            beside: self.beside,
            worth_trying: self.worth_trying,
            language,
            notation,
        }
    }

    fn panel<'a>(
        &'a self,
        language: &'a Language,
        height: f32,
        notation: Notation,
    ) -> Element<'a, Message> {
        let context = context!(self);
        let card = self.card_view(language, notation);
        let steady = Room::All((height * STEADY_SHARE).clamp(STEADY.0, STEADY.1).floor());
        let beside = match self.beside {
            Beside::Step => self.step_panel(language, notation, height),
            Beside::Path => column![
                self.path_panel
                    .above_card(language, &context)
                    .map(Message::Path),
                card.view(steady),
                self.path_panel
                    .below_card(language, &context, notation)
                    .map(Message::Path),
            ]
            .spacing(space::MEDIUM)
            .into(),
            Beside::EveryStep => column![
                self.every_step.above_card(language).map(Message::EveryStep),
                card.view(steady),
                self.every_step
                    .below_card(language, &context, notation)
                    .map(Message::EveryStep),
            ]
            .spacing(space::MEDIUM)
            .into(),
            Beside::Search => self.search_panel.view(language, &context, notation, height),
            Beside::Marks => column![self.by_hand.above_card(language, &context)]
                .push(card.warns().then(|| card.view(Room::All(WARNING))))
                .push(self.by_hand.below_card(language, &context, notation))
                .spacing(space::MEDIUM)
                .into(),
            Beside::Game => self.game_view(language, &context, notation, height),
        };
        if self.is_game_on() || self.is_resuming() {
            return beside;
        }
        let game = self
            .is_game_over()
            .then(|| (Beside::Game, words!(language, "tab-game")));
        // So many of them are short of room.
        let (step, all) = match game {
            Some(_) => (
                words!(language, "tab-step-short"),
                words!(language, "tab-every-step-short"),
            ),
            None => (
                words!(language, "tab-step"),
                words!(language, "tab-every-step"),
            ),
        };
        let tabs = [
            (Beside::Step, step),
            (Beside::Path, words!(language, "tab-path")),
            (Beside::EveryStep, all),
            (Beside::Search, words!(language, "tab-search")),
            (Beside::Marks, words!(language, "tab-marks")),
        ];
        let tabs = game.into_iter().chain(tabs);
        let keys = match self.beside {
            Beside::Marks => {
                Told::from([SHOW_STEP, SHOW_PATH, SHOW_EVERY_STEP_ANYWHERE, SHOW_SEARCH])
            }
            _ => Told::from([
                SHOW_STEP,
                SHOW_PATH,
                SHOW_EVERY_STEP,
                SHOW_SEARCH,
                SHOW_MARKS,
            ]),
        };
        column![
            widget::tabs(language, tabs, self.beside, keys, Message::Show),
            beside
        ]
        .spacing(space::MEDIUM)
        .into()
    }

    fn game_view<'a>(
        &'a self,
        language: &'a Language,
        context: &Context<'a>,
        notation: Notation,
        height: f32,
    ) -> Element<'a, Message> {
        let Some(panel) = &self.game_panel else {
            return Column::new().into();
        };
        if !panel.is_on() {
            return panel.over(language);
        }
        let above = panel.above_card(language, context);
        if panel.game().is_paused() {
            return above;
        }
        let most = (height - BESIDES_GAME).clamp(WORDS_IN_GAME.0, WORDS_IN_GAME.1);
        let candidates = self.by_hand.chosen_cell(language, context, notation);
        column![
            above,
            self.card_view(language, notation).view(Room::Words(most)),
            section(words!(language, "game-candidates"), candidates),
        ]
        .spacing(space::MEDIUM)
        .into()
    }

    fn step_panel<'a>(
        &'a self,
        language: &'a Language,
        notation: Notation,
        height: f32,
    ) -> Element<'a, Message> {
        let context = context!(self);
        let words = Room::Words((height - BESIDES).clamp(WORDS.0, WORDS.1));
        let card = self.card_view(language, notation).view(words);
        let panel = column![self.controls(language), card].spacing(space::MEDIUM);
        let candidates = self.by_hand.candidates(language, &context, notation);
        let title = words!(language, "step-moves");
        let roomy = if self.card.asks_much() {
            ROOMY_ASKING
        } else {
            (ROOMY + self.card.length(language, notation) as f32 * ROOM_OF_LETTER).min(ROOMY_ASKING)
        };
        if height < roomy {
            // What has no room is scrolled to.
            let rest = column![
                candidates,
                self.rules(language, f32::INFINITY),
                section(title, self.moves(language, notation))
            ];
            let rest = rest.spacing(space::MEDIUM).padding(Padding::ZERO.right(12));
            let rest = scrollable(rest).style(theme::scroll).width(Fill);
            return panel.push(rest.height(Fill)).into();
        }
        // The latest move is at the bottom and in view.
        let moves = scrollable(
            self.moves(language, notation)
                .padding(Padding::ZERO.right(12)),
        )
        .anchor_bottom()
        .style(theme::scroll)
        .width(Fill)
        .height(Fill);
        panel
            .push(candidates)
            .push(self.rules(language, USED_HEIGHT))
            .push(section(title, moves))
            .into()
    }

    fn controls(&self, language: &Language) -> Element<'_, Message> {
        let free = !self.is_searching();
        let is_open = free && !self.session.grid().is_solved();
        let can_restart = !self.session.position().is_untouched();
        let restart = can_restart.then_some(Message::Restart);
        let restart = wide(language, words!(language, "step-restart"), RESTART, restart);
        let granularities = Granularity::ALL
            .map(|granularity| (granularity, granularity_name(language, granularity)));
        column![
            row![
                primary(
                    language,
                    words!(language, "step-apply"),
                    STEP,
                    is_open.then_some(Message::Step)
                ),
                wide(
                    language,
                    words!(language, "step-hint"),
                    HINT,
                    is_open.then_some(Message::Hint)
                ),
                wide(
                    language,
                    words!(language, "step-solve"),
                    SOLVE,
                    is_open.then_some(Message::Solve)
                ),
            ]
            .spacing(space::SMALL),
            moves(
                language,
                Some(&self.session.journal()),
                Message::Undo,
                Message::Redo,
                restart
            ),
            row![
                text(words!(language, "step-by"))
                    .size(size::SMALL)
                    .style(theme::muted),
                choice(
                    language,
                    granularities,
                    self.session.granularity(),
                    GRANULARITY,
                    Message::Granularity
                ),
            ]
            .spacing(space::SMALL)
            .align_y(Center),
        ]
        .spacing(space::SMALL)
        .into()
    }

    /// Which rules are on and how often they were used, in a list of this height at
    /// most.
    fn rules(&self, language: &Language, most: f32) -> Element<'_, Message> {
        let rules = self.session.rules();
        let which = match rules.matching_preset() {
            Some(preset) => words!(
                language,
                "step-rules-preset",
                preset = names::preset(language, preset)
            ),
            None => {
                let on = rules.techniques().filter(|(_, on)| *on).count();
                words!(
                    language,
                    "step-rules-on",
                    on = on,
                    all = rules.techniques().count()
                )
            }
        };
        let heading = row![
            text(which)
                .size(size::SMALL)
                .style(theme::muted)
                .width(Fill),
            small(
                language,
                words!(language, "step-rules-change"),
                RULES,
                Some(Message::Rules)
            ),
        ]
        .align_y(Center);
        let list = match self.switches() {
            Some(switches) => self.switched(language, switches),
            None => self.used(language, most),
        };
        column![heading, list]
            .push(
                self.path_panel
                    .told_difference()
                    .map(|it| it.map(Message::Path)),
            )
            .spacing(space::SMALL)
            .into()
    }

    /// Rules with their switches and how often each was used.
    fn switched(
        &self,
        language: &Language,
        switches: Vec<(Technique, bool)>,
    ) -> Element<'_, Message> {
        let switches = switches
            .into_iter()
            .zip(Digit::ALL)
            .map(|((technique, on), digit)| {
                let switch = toggler(on)
                    .label(explain::technique_name(language, technique))
                    .size(18.0)
                    .text_size(size::BODY)
                    .width(Shrink)
                    .style(theme::switch)
                    .on_toggle(move |on| Message::Switch(technique, on));
                self.counted(
                    language,
                    with_key(language, switch, Told::digit(SWITCH, digit)),
                    technique,
                )
            });
        Column::with_children(switches).spacing(space::SMALL).into()
    }

    /// The rules that were used, in their order; what is higher than this is scrolled.
    fn used(&self, language: &Language, most: f32) -> Element<'_, Message> {
        let rules = self.session.rules().techniques();
        let used = rules.filter(|(technique, _)| self.session.uses(*technique) > 0);
        let used: Vec<_> = used
            .map(|(technique, _)| {
                self.counted(
                    language,
                    text(explain::technique_name(language, technique)).size(size::SMALL),
                    technique,
                )
            })
            .collect();
        if used.is_empty() {
            return text(words!(language, "step-used-none"))
                .size(size::SMALL)
                .into();
        }
        let is_scrolled = most.is_finite() && used.len() > USED_LINES;
        let used = Column::with_children(used).spacing(3);
        if !is_scrolled {
            return used.into();
        }
        let used = used.padding(Padding::ZERO.right(12));
        container(scrollable(used).style(theme::scroll).width(Fill))
            .max_height(most)
            .into()
    }

    /// A rule and how often it was used.
    fn counted<'a>(
        &self,
        language: &Language,
        rule: impl Into<Element<'a, Message>>,
        technique: Technique,
    ) -> Element<'a, Message> {
        let uses = text(words!(
            language,
            "step-used",
            count = self.session.uses(technique)
        ));
        row![
            rule.into(),
            gap::horizontal(),
            uses.size(size::SMALL).style(theme::muted),
        ]
        .align_y(Center)
        .into()
    }

    /// All moves, the latest at the bottom.
    fn moves(&self, language: &Language, notation: Notation) -> Column<'_, Message> {
        let journal = self.session.journal();
        let moves = journal.board_moves();
        if moves.len() == 0 {
            return column![text(words!(language, "step-moves-none")).size(size::SMALL)];
        }
        let lines = moves.enumerate().map(|(number, (_, change))| {
            let title = words!(
                language,
                "step-move",
                number = number + 1,
                title = explain::change_title(language, change),
            );
            rich_text([
                span(title + " ").font(BOLD),
                span(explain::change(language, change, notation)),
            ])
            .on_link_click(iced::never)
            .size(size::SMALL)
            .into()
        });
        Column::with_children(lines).spacing(3).width(Fill)
    }
}

/// How much a step does, as its button says it.
fn granularity_name(language: &Language, granularity: Granularity) -> String {
    match granularity {
        Granularity::Rule => words!(language, "step-by-rule"),
        Granularity::Deduction => words!(language, "step-by-deduction"),
        Granularity::Cell => words!(language, "step-by-cell"),
    }
}
