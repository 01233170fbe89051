//! The screen as widgets.

use iced::mouse::Interaction;
use iced::widget::{
    canvas, column, container, mouse_area, pin, responsive, row, space as gap, stack, text,
};
use iced::{Center, Element, Fill, Shrink};

use super::{Create, Making, Message};
use crate::app::board::{self, Canvas};
use crate::app::theme::{self, BOLD, size, space};
use crate::app::widget::{self, action, choice, level_sign, primary, section, small, wide};
use crate::explain::{Notation, Picture};
use crate::generate::Symmetry;
use crate::grid::{CellSet, Digit};
use crate::session::DraftSolutions;

/// The side of a key of the pad.
const KEY: f32 = 46.0;

impl Create {
    /// The whole screen.
    pub fn view(&self, notation: Notation) -> Element<'_, Message> {
        let body = responsive(move |area| {
            let (side, panel) = widget::board_and_panel(area);
            row![
                container(self.board()).width(side).height(side).id("board"),
                container(self.panel(notation)).width(panel),
            ]
            .spacing(space::LARGE)
            .into()
        });
        let page = column![self.bar(), body]
            .spacing(space::MEDIUM)
            .padding(space::LARGE);
        let mut page = mouse_area(page).on_release(Message::Drop);
        if self.dragged.is_some() {
            page = page
                .on_move(Message::Moved)
                .interaction(Interaction::Grabbing);
        }
        let moved = self.dragged.filter(|dragged| dragged.moved);
        match moved {
            None => page.into(),
            Some(dragged) => {
                let digit = text(dragged.digit.to_string()).size(size::HUGE).font(BOLD);
                let digit = pin(container(digit).padding([2, 12]).style(theme::tooltip))
                    .x(self.pointer.x + space::SMALL)
                    .y(self.pointer.y - size::HUGE);
                stack![page, digit].into()
            }
        }
    }

    fn bar(&self) -> Element<'_, Message> {
        let unsaved = if self.is_unsaved() { "not saved" } else { "" };
        row![
            action("Start", "Ctrl N", Some(Message::Start)),
            text(&self.name)
                .size(size::BODY)
                .font(BOLD)
                .wrapping(text::Wrapping::None),
            text(unsaved).size(size::SMALL).style(theme::muted),
            gap::horizontal(),
            action("Save", "Ctrl S", Some(Message::Save)),
            action("Keys", "?", Some(Message::Keys)),
        ]
        .spacing(space::SMALL)
        .align_y(Center)
        .into()
    }

    fn board(&self) -> Element<'_, Message> {
        let program = Canvas {
            scene: Box::new(|| self.scene()),
            lit: Box::new(Vec::new),
            layers: &self.layers,
            on_press: Box::new(|place| Message::Press(place.cell)),
            on_hover: Message::Hover,
        };
        canvas(program).width(Fill).height(Fill).into()
    }

    /// What the board shows: the givens, without candidates; what clashes or takes
    /// the last solution away; where several solutions differ.
    pub fn scene(&self) -> board::Scene {
        // On an empty board every cell differs, which says nothing.
        let worth_trying = if self.session.position().given().is_empty() {
            CellSet::EMPTY
        } else {
            self.checked.differing()
        };
        let mut scene = board::scene(&board::View {
            position: self.session.position(),
            selected: self.selected,
            contradicting: self.session.clashing() | self.checked.mistaken(),
            worth_trying,
            picture: &Picture::default(),
            walk: None,
        });
        scene.candidates.clear();
        scene
    }

    fn panel(&self, notation: Notation) -> Element<'_, Message> {
        column![
            section("Type digits, or drag them onto the board", pad()),
            self.card(notation),
            section("Let the generator", self.generator()),
            self.controls(),
        ]
        .spacing(space::LARGE)
        .into()
    }

    /// What is known of the givens.
    fn card(&self, notation: Notation) -> Element<'_, Message> {
        let checked = &self.checked;
        let solutions = &checked.solutions;
        let style = match solutions {
            Some(DraftSolutions::One) => theme::good_card,
            Some(DraftSolutions::None { .. }) => theme::bad_card,
            Some(DraftSolutions::Several { .. }) | None => theme::card,
        };
        let verdict = match solutions {
            None => "…",
            Some(DraftSolutions::One) => "A puzzle",
            Some(DraftSolutions::None { .. }) => "No puzzle",
            Some(DraftSolutions::Several { .. }) => "Not yet a puzzle",
        };
        let mut head = row![text(verdict).size(size::TITLE), gap::horizontal()]
            .spacing(space::SMALL)
            .align_y(Center);
        if let Some(rating) = &checked.rating {
            head = head.push(level_sign(rating.level));
        }
        let score = checked
            .rating
            .as_ref()
            .map(|rating| format!("{}", rating.score));
        let line = |name: &'static str, words: String| {
            row![
                text(name).size(size::SMALL).style(theme::muted).width(130),
                text(words).size(size::SMALL).width(Fill),
            ]
        };
        let givens = self.session.position().given().len();
        let lines = column![
            line("Givens", givens.to_string()),
            line("Solutions", checked.solution_words(notation)),
            line("Hardest technique", checked.hardest_words()),
            line("Score", score.unwrap_or_else(|| "–".to_owned())),
            line("Minimal", checked.minimal_words()),
        ]
        .spacing(4);
        container(column![head, lines].spacing(space::MEDIUM))
            .padding(space::MEDIUM)
            .width(Fill)
            .style(style)
            .into()
    }

    fn generator(&self) -> Element<'_, Message> {
        let free = self.making.is_none();
        let make = |making| free.then(|| Message::Make(making, rand::random()));
        let symmetries = Symmetry::ALL.map(|symmetry| (symmetry, short(symmetry).to_owned()));
        let told: Element<'_, Message> = match (&self.making, &self.told) {
            (Some((_, making)), _) => row![
                text(format!("{making} …")).size(size::SMALL).width(Fill),
                small("Cancel", "Esc", Some(Message::Cancel)),
            ]
            .align_y(Center)
            .into(),
            (None, Some(told)) => text(told).size(size::SMALL).into(),
            (None, None) => gap::horizontal().height(Shrink).into(),
        };
        column![
            row![
                wide("Fill up", "Alt 1", make(Making::Complete)),
                wide("Make minimal", "Alt 2", make(Making::Minimal)),
            ]
            .spacing(space::SMALL),
            wide("Make symmetric", "Alt 3", make(Making::Symmetric)),
            choice(symmetries, self.symmetry, "O", Message::Symmetry),
            told,
        ]
        .spacing(space::SMALL)
        .into()
    }

    fn controls(&self) -> Element<'_, Message> {
        let journal = self.session.journal();
        let (can_undo, can_redo) = (!journal.moves().is_empty(), !journal.undone().is_empty());
        let can_clear = !self.session.position().given().is_empty();
        let is_puzzle = self.checked.solutions == Some(DraftSolutions::One);
        column![
            row![
                wide("Undo", "Ctrl Z", can_undo.then_some(Message::Undo)),
                wide("Redo", "Ctrl Y", can_redo.then_some(Message::Redo)),
                wide("Clear", "Ctrl R", can_clear.then_some(Message::Restart)),
            ]
            .spacing(space::SMALL),
            row![
                wide("Check", "C", Some(Message::Check)),
                primary("Use as puzzle", "Enter", is_puzzle.then_some(Message::Use)),
            ]
            .spacing(space::SMALL),
        ]
        .spacing(space::SMALL)
        .into()
    }
}

/// The digits to take.
fn pad<'a>() -> Element<'a, Message> {
    let key = |digit: Digit| {
        let face = text(digit.to_string()).size(size::TITLE).center();
        let key = container(face)
            .center_x(Fill)
            .center_y(KEY)
            .style(theme::card);
        mouse_area(key)
            .on_press(Message::Grab(digit))
            .interaction(Interaction::Grab)
            .into()
    };
    row(Digit::ALL.map(key)).spacing(4).into()
}

const fn short(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => "None",
        Symmetry::HalfTurn => "Half",
        Symmetry::QuarterTurn => "Quarter",
        Symmetry::Mirror => "Mirror",
        Symmetry::Diagonal => "Diagonal",
    }
}
