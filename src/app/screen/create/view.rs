//! The screen to make a puzzle as widgets.

use iced::widget::{
    button, column, container, responsive, row, scrollable, space as gap, text, text_input,
};
use iced::{Center, Element, Fill, Padding};

use super::keys::{BESIDES, CHECK, FURTHER, GO_ON, MAKE, RATED, SHAPE, SOLVE, SYMMETRY, TOOL, USE};
use super::{Create, Making, Message, RATING, Tool};
use crate::bar_words::BarWords;
use crate::board::{self, Board, BoardStyle, Frame, ValueKind};
use crate::names;
use crate::pad::{self, Face, Look};
use crate::shortcut::SHEET;
use crate::shortcut::{CLOSE, ERASE, RESTART, SAVE, START, Told};
use crate::theme::{self, BOLD, size, space};
use crate::widget::{
    self, Press, chip, chips, choice, cut_short, level_sign, moves, rating_field, reached, section,
    short, tabs, with_keys,
};
use sudoku_engine::generate::Symmetry;
use sudoku_engine::grid::{CellSet, Contradiction, Digit, Feature, Sketch, Sketched};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::{Notation, Picture};
use sudoku_telling::session::DraftSolutions;

/// The panel height that is enough for all of its parts.
const WHOLE_PANEL: f32 = 640.0;

/// The room around the facts about the givens, and between the lines, in a low panel and in a usual
/// one.
const TIGHT: (f32, f32) = (8.0, 3.0);
const LOOSE: (f32, f32) = (space::MEDIUM, 4.0);

/// The border of the card, which its scroll bar leaves free.
const BORDER: f32 = 3.0;

/// The room for the reason why the draft is not a puzzle: two lines.
const REFUSED: f32 = 2.0 * 1.3 * size::SMALL;

impl Create {
    /// The words in the bar. A notice may cover its title.
    pub(crate) fn bar_words(language: &Language) -> BarWords {
        BarWords {
            left: vec![words!(language, "button-start")],
            title: None,
            right: vec![
                words!(language, "create-go-on"),
                words!(language, "button-save"),
                words!(language, "button-keys"),
            ],
        }
    }

    /// The whole screen.
    pub fn view<'a>(
        &'a self,
        language: &'a Language,
        notation: Notation,
        style: BoardStyle,
        goes_on: bool,
    ) -> Element<'a, Message> {
        let body = responsive(move |area| {
            let (side, panel) = widget::board_and_panel(area);
            row![
                container(self.drawn(style))
                    .width(side)
                    .height(side)
                    .id("board"),
                container(self.panel(language, notation, area.height)).width(panel),
            ]
            .spacing(space::LARGE)
            .into()
        });
        let page = column![self.bar(language, goes_on), body]
            .spacing(space::MEDIUM)
            .padding(space::LARGE);
        pad::over(&self.pad, page, Message::Pad)
    }

    fn bar(&self, language: &Language, goes_on: bool) -> Element<'_, Message> {
        let go_on = chip(words!(language, "create-go-on"), goes_on, Message::GoOn);
        let go_on_told = Told::from(GO_ON).saying(words!(language, "create-go-on-tip"));
        let unsaved = self
            .is_unsaved()
            .then(|| words!(language, "create-unsaved"));
        row![
            Press::new(words!(language, "button-start"))
                .key(START)
                .on_press(Message::Start)
                .view(language),
            cut_short(short(self.heading(), size::BODY).font(BOLD)),
            text(unsaved.unwrap_or_default())
                .size(size::SMALL)
                .style(theme::muted),
            gap::horizontal(),
            with_keys(language, go_on, go_on_told),
            Press::new(words!(language, "button-save"))
                .key(SAVE)
                .on_press(Message::Save)
                .view(language),
            Press::new(words!(language, "button-keys"))
                .key(SHEET)
                .on_press(Message::Keys)
                .view(language),
        ]
        .spacing(space::SMALL)
        .align_y(Center)
        .into()
    }

    fn drawn(&self, style: BoardStyle) -> Element<'_, Message> {
        let board = Board {
            scene: Box::new(|| self.scene()),
            layout: self.board().clone(),
            lit: Box::new(Vec::new),
            drags: self.pad.is_dragging() || self.stroke.is_some(),
            layers: &self.layers,
            style,
            on_gesture: Box::new(|gesture| Some(Message::Board(gesture))),
            on_hover: Message::Hover,
        };
        board.into()
    }

    /// The scene of the board: the givens without candidates, clashes, the given that leaves no
    /// solution, and cells where several solutions differ.
    pub fn scene(&self) -> board::Scene {
        let visible = Contradiction::visible(self.session().grid());
        let broken = visible.filter(|it| matches!(it, Contradiction::Sum { .. }));
        let broken = broken.fold(CellSet::EMPTY, |all, it| all | it.cells());
        let mut scene = board::scene(&board::View {
            position: self.session().position(),
            selected: self.selected.into_iter().collect(),
            contradicting: self.session().clashing() | self.checked.mistaken() | broken,
            worth_trying: self.worth_trying(),
            picture: &Picture::default(),
            walk: None,
            also: CellSet::EMPTY,
        });
        scene.candidates.clear();
        // These digits will be givens, but here they are the player's own.
        for (cell, frame) in &mut scene.frames {
            if *frame == Frame::ClashingGiven {
                *frame = Frame::Clashing;
                let values = scene.values.iter_mut();
                for (_, _, kind) in values.filter(|(one, _, _)| one == cell) {
                    *kind = ValueKind::Clashing;
                }
            }
        }
        self.show_sketch(&mut scene);
        self.solution.show(&mut scene);
        scene
    }

    fn panel(&self, language: &Language, notation: Notation, height: f32) -> Element<'_, Message> {
        let face = Face::beside_board(height);
        // Keep the buttons in place when this text comes and goes. Beside the smallest keys it is
        // the first text of the card, which would have no room next to it.
        let is_tight = face == Face::Low;
        let (inside, below) = match self.told_words(language) {
            told if is_tight => (told, None),
            told => (None, told),
        };
        let card = self.card(language, notation, height < WHOLE_PANEL, inside);
        let card = column![container(card).height(Fill)].push(below);
        let card = card.spacing(space::SMALL).height(Fill);
        let look = Look::of(self.session().grid(), face);
        let tools = Tool::ALL.map(|tool| (tool, tool.label().words(language)));
        let tools = tabs(language, tools, self.tool, TOOL, Message::Tool);
        let drawing: Element<'_, Message> = match self.tool {
            Tool::Digits => self.pad.keys(language, look, Message::Pad),
            Tool::Board => self.shapes(language),
            Tool::Regions => self.regions(language),
            Tool::Cages => self.cage(language),
        };
        let generator = (self.tool == Tool::Digits).then(|| match self.generator(language) {
            // Its buttons speak for themselves.
            generator if is_tight => generator,
            generator => section(words!(language, "create-generator"), generator),
        });
        column![tools, drawing, card]
            .push(generator)
            .push(self.controls(language))
            .spacing(if is_tight {
                space::MEDIUM
            } else {
                space::LARGE * 0.8
            })
            .into()
    }

    /// The shapes and features of the board.
    fn shapes(&self, language: &Language) -> Element<'_, Message> {
        let boxes = self.sketch().boxes();
        let shapes = Sketch::SHAPES.map(|shape| {
            let [rows, columns] = shape;
            let label = if rows == columns {
                words!(language, "create-shape", size = rows * columns)
            } else {
                words!(
                    language,
                    "create-shape-with-boxes",
                    size = rows * columns,
                    rows = rows,
                    columns = columns
                )
            };
            chip(label, shape == boxes, Message::Shape(shape))
        });
        let features = Feature::ALL.map(|feature| {
            let has = self.sketch().features().contains(&feature);
            chip(
                names::feature_name(feature).words(language),
                has,
                Message::Turn(feature),
            )
        });
        column![
            section(
                words!(language, "create-shapes"),
                with_keys(language, chips(shapes), SHAPE)
            ),
            section(
                words!(language, "create-besides"),
                with_keys(language, chips(features), BESIDES)
            ),
        ]
        .spacing(space::MEDIUM)
        .into()
    }

    /// The tool for regions.
    fn regions(&self, language: &Language) -> Element<'_, Message> {
        let which = [
            (false, words!(language, "create-regions-own")),
            (true, words!(language, "create-regions-further")),
        ];
        column![
            choice(language, which, self.further, FURTHER, Message::Further),
            text(words!(language, "create-regions-how")).size(size::SMALL),
            self.taking_away(language, words!(language, "create-region-away")),
        ]
        .spacing(space::SMALL)
        .into()
    }

    /// The tool for cages, with the sum of the chosen one.
    fn cage(&self, language: &Language) -> Element<'_, Message> {
        let typed = self.typed.filter(|typed| *typed > 0);
        let told = match self.chosen_cage().map(|cage| (cage.cells.len(), cage.sum)) {
            Some((count, Some(sum))) => words!(
                language,
                "create-cage-with-sum",
                count = count,
                sum = usize::from(sum)
            ),
            Some((count, None)) => match typed {
                Some(sum) => words!(
                    language,
                    "create-cage-typed",
                    count = count,
                    sum = usize::from(sum)
                ),
                None => words!(language, "create-cage-without-sum", count = count),
            },
            None => words!(language, "create-cages-how"),
        };
        let keys = (1..=9).chain([0]).map(|digit: u8| {
            let label = text(digit.to_string())
                .size(size::BODY)
                .center()
                .width(Fill);
            let key = button(label).padding([6, 2]).style(theme::plain_button);
            reached(key.width(Fill).on_press(Message::Sum(digit)))
        });
        column![
            text(told).size(size::SMALL),
            row(keys).spacing(4),
            self.taking_away(language, words!(language, "create-cage-away")),
        ]
        .spacing(space::SMALL)
        .into()
    }

    /// The button that removes the region or cage of the chosen cell.
    fn taking_away(&self, language: &Language, label: String) -> Element<'_, Message> {
        let has = |what: Sketched| {
            let drawn = self.sketch().drawn(what).into_iter();
            let mut drawn = drawn.filter(|it| self.selected.is_some_and(|cell| it.contains(cell)));
            drawn.next().is_some()
        };
        let can = self.draws().is_some_and(has);
        Press::new(label)
            .wide()
            .key(ERASE)
            .on_press_maybe(can.then_some(Message::TakeAway))
            .view(language)
    }

    /// The facts about the givens, below the text that was `told`. With little room the card
    /// shrinks, so that the buttons stay visible.
    fn card<'a>(
        &'a self,
        language: &Language,
        notation: Notation,
        is_low: bool,
        told: Option<Element<'a, Message>>,
    ) -> Element<'a, Message> {
        let (around, between) = if is_low { TIGHT } else { LOOSE };
        let checked = &self.checked;
        let solutions = &checked.solutions;
        if let Some(lack) = self.lack_words(language) {
            let head = text(words!(language, "create-verdict-unfinished")).size(size::TITLE);
            let lack = text(lack).size(size::SMALL);
            return container(column![head, lack].push(told).spacing(space::MEDIUM))
                .padding(space::MEDIUM)
                .width(Fill)
                .style(theme::bad_card)
                .into();
        }
        let style = match solutions {
            Some(DraftSolutions::One) => theme::good_card,
            Some(DraftSolutions::None { .. }) => theme::bad_card,
            Some(DraftSolutions::Several { .. } | DraftSolutions::Unknown) | None => theme::card,
        };
        let verdict = match solutions {
            None if checked.is_open() => "…".to_owned(),
            None => words!(language, "create-verdict-several"),
            Some(DraftSolutions::One) => words!(language, "create-verdict-puzzle"),
            Some(DraftSolutions::None { .. }) => words!(language, "create-verdict-none"),
            Some(DraftSolutions::Several { .. } | DraftSolutions::Unknown) => {
                words!(language, "create-verdict-several")
            }
        };
        let mut head = row![text(verdict).size(size::TITLE), gap::horizontal()]
            .spacing(space::SMALL)
            .align_y(Center);
        if let Some(rating) = &checked.rating {
            head = head.push(level_sign(language, rating.level));
        }
        if let Some(explained) = &checked.explained {
            let rating = explained.hardest.difficulty.to_string();
            let rating = words!(language, "rating-se", rating = rating);
            head = head.push(text(rating).size(size::SMALL));
        }
        let line = |name: String, words: String| {
            row![
                text(name).size(size::SMALL).style(theme::muted).width(130),
                text(words).size(size::SMALL).width(Fill),
            ]
        };
        let givens = self.session().position().given().len();
        let lines = column![
            line(words!(language, "create-givens"), givens.to_string()),
            line(
                words!(language, "create-solutions"),
                checked.solution_words(language, notation)
            ),
            line(
                words!(language, "create-hardest"),
                checked.hardest_words(language)
            ),
            line(
                words!(language, "create-score"),
                checked.score_words(language)
            ),
            line(
                words!(language, "create-minimal"),
                checked.minimal_words(language)
            ),
        ]
        .spacing(between);
        let known = column![head].push(told).push(lines).spacing(around);
        let known: Element<'_, Message> = if is_low {
            let within = Padding::from([BORDER, 0.0]).right(BORDER);
            let inside = Padding::from([around - BORDER, space::MEDIUM]);
            let known = container(known).padding(inside.right(space::MEDIUM - BORDER));
            let known = scrollable(known).style(theme::scroll);
            container(known).padding(within).into()
        } else {
            container(known).padding([around, space::MEDIUM]).into()
        };
        container(known).width(Fill).style(style).into()
    }

    fn generator(&self, language: &Language) -> Element<'_, Message> {
        let free = self.making.is_none();
        let key = |making: Making, does: String| {
            Told::digit(MAKE, Digit::ALL[making as usize]).saying(does)
        };
        let make = |making| free.then(|| Message::Make(making, rand::random()));
        let solve = if self.shows_solution() {
            words!(language, "create-hide-solution")
        } else {
            words!(language, "create-find-solution")
        };
        let symmetries =
            Symmetry::ALL.map(|symmetry| (symmetry, names::symmetry(symmetry).words(language)));
        column![
            row![
                Press::new(words!(language, "create-fill-up"))
                    .wide()
                    .key(key(
                        Making::Complete,
                        words!(language, "create-fill-up-tip")
                    ))
                    .on_press_maybe(make(Making::Complete))
                    .view(language),
                Press::new(words!(language, "create-make-minimal"))
                    .wide()
                    .key(key(
                        Making::Minimal,
                        words!(language, "create-make-minimal-tip")
                    ))
                    .on_press_maybe(make(Making::Minimal))
                    .view(language),
            ]
            .spacing(space::SMALL),
            row![
                Press::new(words!(language, "create-make-symmetric"))
                    .wide()
                    .key(key(
                        Making::Symmetric,
                        words!(language, "create-make-symmetric-tip")
                    ))
                    .on_press_maybe(make(Making::Symmetric))
                    .view(language),
                Press::new(solve)
                    .wide()
                    .key(SOLVE)
                    .on_press_maybe((!self.is_at_work()).then_some(Message::Solve))
                    .view(language),
            ]
            .spacing(space::SMALL),
            tabs(
                language,
                symmetries,
                self.symmetry,
                SYMMETRY,
                Message::Symmetry
            ),
        ]
        .push(self.rated(language))
        .spacing(space::SMALL)
        .into()
    }

    /// The button for a new puzzle with a rating by Sudoku Explainer. For boards other than the
    /// classic one, a text in its place says that they cannot be rated, so that nothing moves.
    fn rated(&self, language: &Language) -> Element<'_, Message> {
        let make = || Message::Make(Making::Rated, rand::random());
        let range = if self.board().is_classic() {
            text_input(&words!(language, "create-rating"), &self.rating)
                .id(RATING)
                .on_input(Message::Rating)
                .on_submit(make())
        } else {
            text_input(&words!(language, "create-rating-classic"), "")
        };
        let range = range.padding([5, 10]).size(size::SMALL).style(theme::field);
        let can = self.making.is_none() && self.wished_rating().is_some();
        let make = Press::new(words!(language, "create-make-rated"))
            .wide()
            .key(RATED)
            .on_press_maybe(can.then(make))
            .view(language);
        let range = rating_field(language, range);
        let row = row![container(range).width(Fill), make].spacing(space::SMALL);
        row.align_y(Center).into()
    }

    /// The work under way, or the result of work or of a check.
    fn told_words(&self, language: &Language) -> Option<Element<'_, Message>> {
        if self.is_at_work() || self.is_counting() {
            let words = match &self.making {
                _ if self.is_counting() => words!(language, "create-counting"),
                None => words!(language, "create-looking-for-solution"),
                Some((_, making)) => {
                    let making = making.words(language, self.tried);
                    words!(language, "create-making", making = making)
                }
            };
            let cancel = Press::new(words!(language, "button-cancel"))
                .low()
                .key(CLOSE)
                .on_press(Message::Cancel)
                .view(language);
            let told = row![text(words).size(size::SMALL).width(Fill), cancel];
            return Some(told.align_y(Center).into());
        }
        let told = self.told()?;
        Some(text(told).size(size::SMALL).into())
    }

    fn controls(&self, language: &Language) -> Element<'_, Message> {
        let clear = self.can_clear().then_some(Message::Restart);
        let clear = Press::new(words!(language, "create-clear"))
            .wide()
            .key(RESTART)
            .on_press_maybe(clear)
            .view(language);
        let is_puzzle = self.is_puzzle();
        let refused = self.refusal_words(language);
        let use_it = match &refused {
            None => Told::from(USE),
            Some(refused) => Told::from(USE).saying(refused.clone()),
        };
        column![
            moves(language, self.can_go(), Message::Undo, Message::Redo, clear),
            row![
                Press::new(words!(language, "create-check"))
                    .wide()
                    .key(CHECK)
                    .on_press(Message::Check)
                    .view(language),
                Press::new(words!(language, "create-use"))
                    .main()
                    .key(use_it)
                    .on_press_maybe(is_puzzle.then_some(Message::Use))
                    .view(language),
            ]
            .spacing(space::SMALL),
            // The card shows what the board lacks. The room is the same for one or two lines, so
            // that no button moves.
            row![
                gap().height(REFUSED),
                text(
                    refused
                        .filter(|_| !self.is_unfinished())
                        .unwrap_or_default()
                )
                .size(size::SMALL)
                .style(theme::muted),
            ],
        ]
        .spacing(space::SMALL)
        .into()
    }
}
