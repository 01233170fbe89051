//! The solver screen as widgets.

mod actions;
mod header;
mod onward;
mod places;
mod rules;
mod scene;
mod tabs;

use iced::widget::{Column, Stack, column, container, responsive, row, space as gap};
use iced::{Element, Fill, Padding, Point, Size};

use super::card::{CardView, Room};
use super::context::context;
use super::game::{GamePanel, board_to_come};
use super::menu::{MenuMessage, Which};
use super::{Beside, Message, SolverScreen};
use crate::board::{Board, BoardStyle};
use crate::pad::{self, Face, Look};
use crate::theme::space;
use crate::widget::{MENU_WIDTH, menu};
use places::Places;
use sudoku_engine::texts::Language;
use sudoku_telling::explain::Notation;

pub(super) use onward::Offer;
pub(super) use rules::{granularity_name, rules_words};

/// The settings for showing the screen.
#[derive(Debug, Clone, Copy)]
pub struct Display<'a> {
    /// The language of all texts.
    pub language: &'a Language,
    /// The notation of cells.
    pub notation: Notation,
    /// The style of the board.
    pub style: BoardStyle,
    /// The panels that have a tab of their own because they were opened once.
    pub opened: &'a [Beside],
    /// The enlargement chosen for the text.
    pub enlargement: f32,
}

/// The height of the card on the path and among all steps, as least, most and share of the panel.
/// It is fixed so that the list stays in place.
const STEADY: (f32, f32) = (120.0, 340.0);
const STEADY_SHARE: f32 = 0.28;

/// The height that is enough for the usual argument, and its largest share of the panel.
const ARGUMENT: f32 = 216.0;
const ARGUMENT_SHARE: f32 = 0.37;

/// The height of the filter and the order above the card among all steps.
const ABOVE_STEPS: f32 = 68.0;

/// The height of a panel above which a card has room for all of its parts.
const HIGH_PANEL: f32 = 680.0;

/// The height of a panel below which a list takes the place of the pad, which would leave it two
/// or three rows.
const LIST_AND_PAD: f32 = 690.0;

/// The height of a panel below which the list of the path takes the place of the timeline.
const LIST_AND_TIMELINE: f32 = 500.0;

/// The largest height of the card among the marks.
const WARNING: f32 = 120.0;

/// The space around the title in a window of this size.
pub(crate) fn around_title(window: Size, enlargement: f32) -> Padding {
    Places::of(window, enlargement).around_title(window)
}

impl SolverScreen {
    /// The room for a notice to the right of the title in a window of this size.
    pub(crate) fn beside_title(&self, language: &Language, window: Size, enlargement: f32) -> f32 {
        let places = Places::of(window, enlargement);
        let right = window.width - places.around_title(window).right;
        (right - self.title_end(language, &places) - space::MEDIUM).floor()
    }

    /// The whole screen.
    pub fn view<'a>(&'a self, display: Display<'a>) -> Element<'a, Message> {
        responsive(move |window| {
            let places = Places::of(window, display.enlargement);
            let mut layers = Stack::new().push(self.screen(display, places));
            if let Some(open) = self.menu {
                let (place, lines) = (
                    self.menu_place(&display, &places, open.which),
                    self.menu_lines(display.language, open.which),
                );
                layers = layers.push(menu(
                    display.language,
                    lines,
                    open.at,
                    place,
                    |at| Message::Menu(MenuMessage::Choose(at)),
                    Message::Menu(MenuMessage::Close),
                ));
            }
            pad::over(&self.pad, layers, Message::Pad)
        })
        .into()
    }

    fn screen<'a>(&'a self, display: Display<'a>, places: Places) -> Element<'a, Message> {
        let board = container(self.board(&display))
            .width(places.side)
            .height(places.side)
            .id("board");
        let keys = (places.pad == Face::Low && self.has_pad()).then(|| {
            pad::below_board(
                self.pad_keys(display.language, &places),
                places.side,
                self.session.grid().layout(),
                display.style.labels.is_some(),
            )
        });
        let board = column![board].push(keys).spacing(places::ABOVE_PAD);
        let panel = container(self.panel(display, &places))
            .width(places.panel.width)
            .height(places.panel.height);
        let body: Element<'a, Message> = if places.upright {
            column![container(board).center_x(Fill), panel]
                .spacing(places.gap)
                .into()
        } else {
            row![board, panel].spacing(places.gap).into()
        };
        let whole = column![
            self.header(display.language, &places),
            gap().height(places.below_header),
            body,
        ];
        container(whole.width(places.width()))
            .padding(Padding::ZERO.left(places.beside).top(places.above))
            .into()
    }

    /// The place of an open menu: below its button, within the panel.
    fn menu_place(&self, display: &Display<'_>, places: &Places, which: Which) -> Point {
        let rightmost = places.beside + places.width() - MENU_WIDTH;
        let (left, top) = places.panel_at();
        match which {
            Which::Puzzle => Point::new(rightmost, places.above + places.header),
            Which::More => {
                let left = left + self.more_at(display, places.panel.width) - space::MEDIUM;
                Point::new(left.min(rightmost), top + tabs::HEIGHT + 2.0)
            }
        }
    }

    fn board<'a>(&'a self, display: &Display<'a>) -> Element<'a, Message> {
        if self.is_paused() {
            return GamePanel::hidden_board(display.language);
        }
        if self.is_resuming() {
            return board_to_come(display.language);
        }
        let language = display.language.clone();
        let board = Board {
            scene: Box::new(move || self.scene().in_language(&language)),
            layout: self.session.grid().layout().clone(),
            lit: Box::new(|| self.lit()),
            drags: self.pad.is_dragging(),
            layers: &self.layers,
            style: display.style,
            on_gesture: Box::new(|gesture| Some(Message::Board(gesture))),
            on_hover: Message::Hover,
        };
        board.into()
    }

    fn card_view<'a>(&'a self, display: &Display<'a>, places: &Places) -> CardView<'a> {
        CardView {
            context: context!(self),
            causes: &self.causes,
            after_solving: &self.after_solving,
            game: self.game_panel.as_ref(),
            beside: self.beside,
            worth_trying: self.worth_trying,
            language: display.language,
            notation: display.notation,
            path: &self.path_panel,
            stage: self.unfolding.phase(),
            stays_at: self.unfolding.stays_at(),
            can_show_another: self.can_show_another(),
            is_little: places.panel.height < HIGH_PANEL,
            width: places.panel.width,
        }
    }

    /// The panel beside the board: tabs, text, buttons, pad. Only the text takes the height that is
    /// left; nothing else moves.
    fn panel<'a>(&'a self, display: Display<'a>, places: &Places) -> Element<'a, Message> {
        let language = display.language;
        if self.is_game_on() || self.is_resuming() {
            return self.game_view(&display, places);
        }
        let read = container(self.read(&display, places)).height(Fill);
        let has_board = self.has_pad();
        let gives_way = match self.beside {
            // A list has rows.
            Beside::Path | Beside::EveryStep => {
                places.is_little() || places.panel.height < LIST_AND_PAD
            }
            // Marks have tools of their own: large text leaves no room for them beside the whole
            // pad.
            Beside::Marks => places.is_little() && !places.upright && places.pad == Face::High,
            _ => false,
        };
        let has_pad = has_board && !gives_way;
        column![self.tabs(&display, places), read]
            .push(has_board.then(|| self.actions(language, places)))
            .push((self.beside == Beside::Search).then(|| self.search_actions(language, places)))
            .push(has_pad.then(|| self.whole_pad(language, places)))
            .spacing(space::MEDIUM)
            .into()
    }

    /// Whether the board on the screen accepts digits.
    pub(super) fn has_pad(&self) -> bool {
        let is_hidden = self.is_paused() || self.is_resuming();
        let is_other = self.beside == Beside::Search;
        let is_over = self.beside == Beside::Game && !self.is_game_on();
        !(is_hidden || is_other || is_over)
    }

    fn pad_keys(&self, language: &Language, places: &Places) -> Element<'_, Message> {
        let look = Look::of(self.session.grid(), places.pad).resting(self.is_paused());
        let keys = self.pad.keys(language, look, Message::Pad);
        container(keys).id("pad").into()
    }

    /// The pad to enter, note and color without the keyboard. If the pad is below the board, its
    /// keys are there.
    fn whole_pad(&self, language: &Language, places: &Places) -> Element<'_, Message> {
        let all_notes = self.by_hand.all_notes();
        let rests = self.is_paused();
        let modes = self.pad.modes(language, Message::Pad, all_notes, rests);
        let keys = (places.pad == Face::High).then(|| self.pad_keys(language, places));
        column![container(modes).id("pad-modes")]
            .push(keys)
            .spacing(places::ABOVE_PAD)
            .into()
    }

    /// The text beside the board.
    fn read<'a>(&'a self, display: &Display<'a>, places: &Places) -> Element<'a, Message> {
        if self.tells_sums() && self.beside != Beside::Search {
            return self.sums_card(display);
        }
        let context = context!(self);
        let Display {
            language, notation, ..
        } = *display;
        let card = self.card_view(display, places);
        let (width, height) = (places.panel.width, places.panel.height);
        let is_low = height < HIGH_PANEL;
        let spacing = if is_low { space::SMALL } else { space::MEDIUM };
        // A card beside a list has no room for the stages of a step.
        let beside_list = CardView {
            stage: None,
            ..card
        };
        let argued = ARGUMENT.min(height * ARGUMENT_SHARE);
        let least = argued.max(height * STEADY_SHARE);
        let least = least.clamp(STEADY.0, STEADY.1).floor();
        let steady = Room::Part(least.into());
        match self.beside {
            Beside::Step => main_card(card),
            Beside::Path => column![
                self.path_panel
                    .above_card(language, &context, spacing, height >= LIST_AND_TIMELINE)
                    .map(Message::Path),
                beside_list.view(steady),
                self.path_panel
                    .below_card(language, &context, notation, (places.panel.width, spacing))
                    .map(Message::Path),
            ]
            .spacing(spacing)
            .into(),
            // A list with few rows leaves the rest to the card.
            Beside::EveryStep => responsive(move |size| {
                let most = size.height - ABOVE_STEPS - least - 2.0 * spacing;
                let below = self
                    .every_step
                    .below_card(language, &context!(self), notation, width);
                column![
                    self.every_step.above_card(language).map(Message::EveryStep),
                    beside_list.view(Room::Part(Fill)),
                    container(below.map(Message::EveryStep)).max_height(most),
                ]
                .spacing(spacing)
                .into()
            })
            .into(),
            Beside::Search => self.search_panel.view(language, &context, notation, height),
            Beside::Marks => Column::new()
                .push(card.warns().then(|| card.view(Room::Part(WARNING.into()))))
                .push(self.by_hand.marks(language, &context, notation))
                .spacing(space::MEDIUM)
                .into(),
            Beside::Rules => self.rules_panel(language, notation),
            Beside::Game => match &self.game_panel {
                Some(panel) => panel.over(language),
                None => Column::new().into(),
            },
        }
    }

    fn game_view<'a>(&'a self, display: &Display<'a>, places: &Places) -> Element<'a, Message> {
        let Some(panel) = &self.game_panel else {
            return Column::new().into();
        };
        let language = display.language;
        let (is_paused, is_free) = (
            panel.game().is_paused(),
            !panel.game().is_paused() && !self.is_searching(),
        );
        let card: Element<'_, Message> = if is_paused {
            gap().into()
        } else if self.tells_sums() {
            self.sums_card(display)
        } else {
            main_card(self.card_view(display, places))
        };
        let others = panel.others(language, is_free, self.has_sums());
        column![panel.head(language, &self.session)]
            .push(container(card).height(Fill))
            .push(column![self.game_actions(language, places), others].spacing(space::SMALL))
            .push(self.whole_pad(language, places))
            .spacing(space::MEDIUM)
            .into()
    }
}

/// The card as the main part of the panel.
fn main_card(card: CardView<'_>) -> Element<'_, Message> {
    responsive(move |size| card.view(Room::main(size.height))).into()
}
