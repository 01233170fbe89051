//! The board of the start screen: the puzzle to continue or the demonstration, with a caption.

use iced::widget::{Row, button, column, container, row, space as gap, text};
use iced::{Center, Element, Fill};

use super::demonstration::{Demonstration, digits};
use super::keys::{CONTINUE, STEPS};
use super::{Begun, Context, Message, Start};
use crate::board::{self, Board, Gesture, Lit, Pointed, Scene};
use crate::moment::clock;
use crate::names;
use crate::theme::{self, BOLD, size, space};
use crate::widget::{Icon, Ink, reached, sentences_of_size, sketch, with_key, with_keys};
use sudoku_engine::grid::Layout;
use sudoku_engine::sudoku::{GameRecord, Position};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::Picture;

/// The room below the board for the caption.
pub(super) const CAPTION: f32 = 64.0;

impl Start {
    /// The scene of the board. A paused game is hidden.
    pub fn scene(&self, context: Context<'_>) -> Scene {
        match context.begun() {
            Some(begun) if begun.waiting().is_some() => Scene::default(),
            Some(Begun::Open(open)) => digits(open.position, &Picture::default()),
            Some(Begun::Left(left)) => {
                digits(&Position::new(&left.work().puzzle), &Picture::default())
            }
            Some(Begun::List(_)) | None => self.demonstration.scene(),
        }
    }

    /// The layout of the board.
    fn layout(&self, context: Context<'_>) -> Layout {
        match context.begun() {
            Some(Begun::Open(open)) => open.position.grid().layout().clone(),
            Some(Begun::Left(left)) => left.work().puzzle.layout.clone(),
            Some(Begun::List(_)) | None => self.demonstration.position().grid().layout().clone(),
        }
    }

    /// The lit parts of the board, which the words under the pointer name.
    fn lit(&self) -> Vec<Lit> {
        let position = self.demonstration.position();
        let pointed = self.pointed.into_iter();
        let lit = pointed.flat_map(|it| board::lit(it, position, &self.demonstration.picture()));
        // This board shows no candidates.
        lit.filter(|lit| !matches!(lit, Lit::Candidate(_)))
            .collect()
    }

    /// The pointer reached words that name something, or left them.
    pub(super) fn point(&mut self, pointed: Pointed, is_on: bool) {
        if is_on {
            self.pointed = Some(pointed);
        } else if self.pointed == Some(pointed) {
            self.pointed = None;
        }
        self.layers.clear_lights();
    }

    /// The board, or a text in its place while a game is paused.
    pub(super) fn drawn<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        match context.waiting() {
            Some(game) => waiting(&context, game),
            None => self.board(context).into(),
        }
    }

    fn board<'a>(&'a self, context: Context<'a>) -> Board<'a, Message> {
        Board {
            scene: Box::new(move || self.scene(context)),
            layout: self.layout(context),
            lit: Box::new(|| self.lit()),
            drags: false,
            layers: &self.layers,
            style: context.style,
            on_gesture: Box::new(move |gesture| {
                matches!(gesture, Gesture::Press { .. }).then(|| context.first())
            }),
            on_hover: if self.is_running() {
                |_| Message::Stop
            } else {
                Message::Hover
            },
        }
    }

    /// The caption below the board.
    pub(super) fn caption<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        if context.shows_demonstration() {
            return self.demonstrated_words(context);
        }
        let Some(begun) = context.begun() else {
            return gap().into();
        };
        let (name, place) = begun.words(context.language);
        let place = place.map(|it| text(it).size(size::SMALL).style(theme::muted));
        column![text(name).size(size::BODY).font(BOLD)]
            .push(place)
            .spacing(space::SMALL / 2.0)
            .into()
    }

    fn demonstrated_words<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let language = context.language;
        let at = self.demonstration.at();
        let place = words!(
            language,
            "demonstration-place",
            name = Demonstration::name(language),
            step = at + 1,
            count = Demonstration::steps()
        );
        let dots = Row::with_children((0..Demonstration::steps()).map(|step| dot(step, at)));
        let above = row![
            with_keys(language, dots.align_y(Center), STEPS),
            text(place).size(size::SMALL).style(theme::muted),
        ];
        let said = sentences_of_size(
            language,
            &self.demonstration.words(),
            context.notation,
            self.hovered,
            Message::Point,
            size::TITLE,
        );
        let words = column![above.spacing(space::SMALL).align_y(Center), said];
        row![
            container(words.spacing(space::SMALL / 2.0)).width(Fill),
            go_on(language, context.begun().is_none()),
        ]
        .spacing(space::MEDIUM)
        .align_y(Center)
        .into()
    }
}

/// A text for a paused game, with its progress.
fn waiting<'a>(context: &Context<'_>, game: &GameRecord) -> Element<'a, Message> {
    let language = context.language;
    let words = column![
        text(words!(language, "start-paused")).size(size::HUGE),
        text(far(language, game))
            .size(size::BODY)
            .style(theme::muted),
    ];
    let words = words.spacing(space::MEDIUM).align_x(Center);
    let board = button(container(words).center(Fill))
        .width(Fill)
        .height(Fill)
        .style(theme::way_button)
        .on_press(context.first());
    reached(board)
}

/// The mode of a game, and the time played or left.
pub(super) fn far(language: &Language, game: &GameRecord) -> String {
    let mode = names::mode(language, game.mode);
    match game.seconds_left() {
        Some(left) if left > 0 => {
            words!(
                language,
                "start-paused-left",
                mode = mode,
                time = clock(left)
            )
        }
        _ => {
            let time = clock(game.seconds);
            words!(language, "start-paused-at", mode = mode, time = time)
        }
    }
}

/// The button to a step of the demonstration.
fn dot<'a>(step: usize, at: usize) -> Element<'a, Message> {
    let is_shown = step == at;
    let wide = if is_shown { 24.0 } else { 8.0 };
    let dot = container(gap().width(wide).height(8)).style(theme::dot(is_shown));
    let press = button(dot).padding([6, 3]).style(theme::bare_button);
    reached(press.on_press(Message::Show(step)))
}

/// The button to continue the puzzle of the demonstration.
fn go_on<'a>(language: &Language, is_first: bool) -> Element<'a, Message> {
    let (ink, style, key) = if is_first {
        let style = theme::primary_button as fn(&_, _) -> _;
        (Ink::Text, style, Some(CONTINUE))
    } else {
        (Ink::Accent, theme::plain_button as _, None)
    };
    let label = row![
        sketch(Icon::Play, ink, 14.0),
        text(words!(language, "demonstration-go-on"))
            .size(size::BODY)
            .wrapping(text::Wrapping::None)
    ];
    let go_on = button(label.spacing(space::SMALL).align_y(Center))
        .padding([11, 16])
        .style(style)
        .on_press(Message::GoOn);
    with_key(language, go_on, key)
}
