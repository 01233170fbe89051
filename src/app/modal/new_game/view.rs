//! The choice of a game as widgets.

use iced::widget::{column, row, space as gap, text, text_input, toggler};
use iced::{Center, Element, Fill, Shrink};

use super::{Message, NewGame, SEED};
use crate::app::names;
use crate::app::theme::{self, size, space};
use crate::app::widget::{action, choice, dialog, primary, section, with_key};
use crate::sudoku::{ErrorsTold, GameKind, GameLevel, Measure};
use crate::texts::words;

impl NewGame {
    /// The dialog as widgets.
    pub fn view(&self) -> Element<'_, Message> {
        let chosen = self.choice;
        let kinds = GameKind::ALL.map(|kind| (kind, names::game_kind(kind)));
        let levels = GameLevel::ALL.map(|level| (level, names::game_level(level)));
        let measures = Measure::ALL.map(|measure| {
            let label = match measure {
                Measure::Technique => words!("new-game-by-techniques"),
                Measure::Givens => words!("new-game-by-givens"),
            };
            (measure, label)
        });
        let errors = ErrorsTold::ALL.map(|told| {
            let label = match told {
                ErrorsTold::AtOnce => words!("new-game-errors-at-once"),
                ErrorsTold::OnCheck => words!("new-game-errors-on-check"),
            };
            (told, label)
        });
        let timer = toggler(chosen.timer)
            .label(words!("new-game-timer"))
            .size(18.0)
            .text_size(size::BODY)
            .width(Shrink)
            .style(theme::switch)
            .on_toggle(Message::Timer);
        let seed = text_input(&words!("new-game-random-seed"), &self.seed)
            .id(SEED)
            .on_input(Message::SeedTyped)
            .on_submit(Message::Deal)
            .padding([7, 10])
            .size(size::BODY)
            .style(theme::field);
        let small = |words: String| text(words).size(size::SMALL).style(theme::muted);
        let mut content = column![
            section(
                words!("new-game-kind"),
                column![
                    choice(kinds, chosen.kind, "1, 2", Message::Kind),
                    small(of_kind(chosen.kind)),
                ]
                .spacing(space::SMALL)
            ),
            section(
                words!("new-game-level"),
                column![
                    choice(levels, chosen.level, "3 to 6", Message::Level),
                    choice(measures, chosen.measure, "7, 8", Message::Measure),
                    small(of_level(chosen.measure, chosen.level)),
                ]
                .spacing(space::SMALL)
            ),
            section(
                words!("new-game-errors"),
                choice(errors, chosen.errors_told, "C", Message::Errors)
            ),
            section(words!("new-game-seed"), with_key(seed, "S")),
            with_key(timer, "T"),
        ]
        .spacing(space::MEDIUM);
        if let Some(problem) = &self.problem {
            content = content.push(text(problem).size(size::BODY).style(theme::bad));
        }
        let answers = match &self.dealing {
            None => row![
                primary(words!("new-game-play"), "Enter", Some(Message::Deal)),
                action(words!("button-cancel"), "Esc", Some(Message::Close)),
            ],
            Some(dealing) => {
                let words = match dealing.tried {
                    0 | 1 => words!("new-game-making"),
                    tried => words!("new-game-tried", count = tried),
                };
                row![
                    text(words).size(size::BODY).width(Fill),
                    gap::horizontal().width(space::SMALL),
                    action(words!("button-stop"), "Esc", Some(Message::Stop)),
                ]
            }
        };
        content = content.push(answers.spacing(space::SMALL).align_y(Center));
        dialog(words!("new-game-title"), content).into()
    }
}

fn of_kind(kind: GameKind) -> String {
    match kind {
        GameKind::Classic => words!("new-game-classic-rules"),
        GameKind::Ice => words!("new-game-ice-rules"),
    }
}

fn of_level(measure: Measure, level: GameLevel) -> String {
    match (measure, level) {
        (Measure::Technique, GameLevel::Easy) => words!("new-game-needs-easy"),
        (Measure::Technique, GameLevel::Medium) => words!("new-game-needs-medium"),
        (Measure::Technique, GameLevel::Hard) => words!("new-game-needs-hard"),
        (Measure::Technique, GameLevel::Expert) => words!("new-game-needs-expert"),
        (Measure::Givens, GameLevel::Easy) => words!("new-game-givens-easy"),
        (Measure::Givens, GameLevel::Medium) => words!("new-game-givens-medium"),
        (Measure::Givens, GameLevel::Hard) => words!("new-game-givens-hard"),
        (Measure::Givens, GameLevel::Expert) => words!("new-game-givens-expert"),
    }
}
