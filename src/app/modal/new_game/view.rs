//! The choice of a game as widgets.

use iced::widget::{column, row, space as gap, text, text_input, toggler};
use iced::{Center, Element, Fill, Shrink};

use super::{Message, NewGame, SEED};
use crate::app::theme::{self, size, space};
use crate::app::widget::{action, choice, dialog, primary, section, with_key};
use crate::sudoku::{ErrorsTold, GameKind, GameLevel, Measure};

impl NewGame {
    /// The dialog as widgets.
    pub fn view(&self) -> Element<'_, Message> {
        let chosen = self.choice;
        let kinds = GameKind::ALL.map(|kind| (kind, kind.to_string()));
        let levels = GameLevel::ALL.map(|level| (level, level.to_string()));
        let measures = Measure::ALL.map(|measure| {
            let label = match measure {
                Measure::Technique => "By its techniques",
                Measure::Givens => "By its givens",
            };
            (measure, label.to_owned())
        });
        let errors = ErrorsTold::ALL.map(|told| {
            let label = match told {
                ErrorsTold::AtOnce => "In red at once",
                ErrorsTold::OnCheck => "Only on Check",
            };
            (told, label.to_owned())
        });
        let timer = toggler(chosen.timer)
            .label("Show the time")
            .size(18.0)
            .text_size(size::BODY)
            .width(Shrink)
            .style(theme::switch)
            .on_toggle(Message::Timer);
        let seed = text_input("a random one, shown in the game", &self.seed)
            .id(SEED)
            .on_input(Message::SeedTyped)
            .on_submit(Message::Deal)
            .padding([7, 10])
            .size(size::BODY)
            .style(theme::field);
        let words = |words| text(words).size(size::SMALL).style(theme::muted);
        let mut content = column![
            section(
                "Game",
                column![
                    choice(kinds, chosen.kind, "1, 2", Message::Kind),
                    words(of_kind(chosen.kind)),
                ]
                .spacing(space::SMALL)
            ),
            section(
                "Level",
                column![
                    choice(levels, chosen.level, "3 to 6", Message::Level),
                    choice(measures, chosen.measure, "7, 8", Message::Measure),
                    words(of_level(chosen.measure, chosen.level)),
                ]
                .spacing(space::SMALL)
            ),
            section(
                "Errors",
                choice(errors, chosen.errors_told, "C", Message::Errors)
            ),
            section(
                "Seed: the same number is the same game for everybody",
                with_key(seed, "S")
            ),
            with_key(timer, "T"),
        ]
        .spacing(space::MEDIUM);
        if let Some(problem) = &self.problem {
            content = content.push(text(problem).size(size::BODY).style(theme::bad));
        }
        let answers = match &self.dealing {
            None => row![
                primary("Play", "Enter", Some(Message::Deal)),
                action("Cancel", "Esc", Some(Message::Close)),
            ],
            Some(dealing) => {
                let words = match dealing.tried {
                    0 | 1 => "Making the game.".to_owned(),
                    tried => format!("Making the game: {tried} puzzles were tried."),
                };
                row![
                    text(words).size(size::BODY).width(Fill),
                    gap::horizontal().width(space::SMALL),
                    action("Stop", "Esc", Some(Message::Stop)),
                ]
            }
        };
        content = content.push(answers.spacing(space::SMALL).align_y(Center));
        dialog("New game", content).into()
    }
}

const fn of_kind(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Classic => "Every empty cell takes a digit.",
        GameKind::Ice => {
            "A fifth of the empty cells are frozen. They thaw when you fill in a right digit \
             beside them."
        }
    }
}

const fn of_level(measure: Measure, level: GameLevel) -> &'static str {
    match (measure, level) {
        (Measure::Technique, GameLevel::Easy) => "Singles are enough.",
        (Measure::Technique, GameLevel::Medium) => "Locked candidates and subsets are needed too.",
        (Measure::Technique, GameLevel::Hard) => {
            "Fish, wings, colours and other patterns are needed."
        }
        (Measure::Technique, GameLevel::Expert) => "Chains and almost locked sets are needed.",
        (Measure::Givens, GameLevel::Easy) => "47 givens, whatever techniques that takes.",
        (Measure::Givens, GameLevel::Medium) => "35 givens, whatever techniques that takes.",
        (Measure::Givens, GameLevel::Hard) => "25 givens, whatever techniques that takes.",
        (Measure::Givens, GameLevel::Expert) => {
            "17 givens, the fewest there can be, whatever techniques that takes."
        }
    }
}
