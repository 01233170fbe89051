//! The choice of a game as widgets.

use iced::widget::{
    Text, column, container, row, scrollable, space as gap, text, text_input, toggler,
};
use iced::{Center, Element, Fill, Padding, Shrink};

use super::keys::{BOARD, ERRORS, KIND, LEVEL, LIMIT, MEASURE, TIMER, TYPE_SEED};
use super::{LIMITS, Message, NewGame, SEED};
use crate::modal::CHOICES_ID;
use crate::names;
use crate::shortcut::{ACCEPT, CLOSE, Shortcut, Told};
use crate::theme::{self, size, space};
use crate::widget::{
    FADE, Press, choice, dialog, fading, footed, section, tabs, with_key, wrapped,
};
use sudoku_engine::grid::BoardKind;
use sudoku_engine::sudoku::{ErrorsTold, GameKind, GameLevel, Measure, Mode};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::play::{givens_on, levels_on};

impl NewGame {
    /// The dialog as widgets.
    pub fn view(&self, language: &Language) -> Element<'_, Message> {
        let chosen = self.choice;
        let kinds = GameKind::ALL.map(|kind| (kind, names::game_kind(language, kind)));
        let boards = BoardKind::ALL.iter().copied();
        let boards = boards.map(|board| (board, names::board_kind(language, board)));
        let levels = levels_on(chosen.board, chosen.measure).iter().copied();
        let levels = levels.map(|level| (level, names::game_level(language, level)));
        let level = chosen.mode().level;
        let measures = Measure::ALL.map(|measure| {
            let label = match measure {
                Measure::Technique => words!(language, "new-game-by-techniques"),
                Measure::Givens => words!(language, "new-game-by-givens"),
            };
            (measure, label)
        });
        let errors = ErrorsTold::ALL.map(|told| {
            let label = match told {
                ErrorsTold::AtOnce => words!(language, "new-game-errors-at-once"),
                ErrorsTold::OnCheck => words!(language, "new-game-errors-on-check"),
            };
            (told, label)
        });
        let timer = toggler(chosen.timer)
            .label(words!(language, "new-game-timer"))
            .size(18.0)
            .text_size(size::BODY)
            .width(Shrink)
            .style(theme::switch)
            .on_toggle(Message::Timer);
        let limits = LIMITS.map(|limit| {
            let label = limit.map_or_else(
                || words!(language, "new-game-no-limit"),
                |minutes| {
                    words!(
                        language,
                        "new-game-minutes",
                        minutes = u32::from(minutes.get())
                    )
                },
            );
            (limit, label)
        });
        let seed = text_input(&words!(language, "new-game-random-seed"), &self.seed)
            .id(SEED)
            .on_input(Message::SeedTyped)
            .on_submit(Message::Deal)
            .padding([7, 10])
            .size(size::BODY)
            .style(theme::field);
        let small = |words: String| text(words).size(size::SMALL).style(theme::muted);
        let told = |key: Shortcut, name| Told::from(key).saying(words!(language, name));
        let content = column![
            section(
                words!(language, "new-game-kind"),
                column![
                    choice(
                        language,
                        kinds,
                        chosen.kind,
                        told(KIND, "new-game-kind"),
                        Message::Kind
                    ),
                    two_lines(small(of_kind(language, chosen.kind))),
                ]
                .spacing(space::SMALL)
            ),
            section(
                words!(language, "new-game-board"),
                column![
                    wrapped(
                        language,
                        boards,
                        chosen.board,
                        told(BOARD, "new-game-board"),
                        Message::Board
                    ),
                    two_lines(small(names::board_rules(language, chosen.board))),
                ]
                .spacing(space::SMALL)
            ),
            section(
                words!(language, "new-game-level"),
                column![
                    choice(
                        language,
                        levels,
                        level,
                        told(LEVEL, "new-game-level"),
                        Message::Level
                    ),
                    choice(
                        language,
                        measures,
                        chosen.measure,
                        told(MEASURE, "new-game-level"),
                        Message::Measure
                    ),
                    small(of_level(language, chosen.mode())),
                ]
                .spacing(space::SMALL)
            ),
            section(
                words!(language, "new-game-errors"),
                column![
                    choice(
                        language,
                        errors,
                        chosen.errors_told,
                        told(ERRORS, "new-game-errors"),
                        Message::Errors
                    ),
                    small(match chosen.errors_told {
                        ErrorsTold::AtOnce => words!(language, "game-errors-at-once"),
                        ErrorsTold::OnCheck => words!(language, "game-errors-on-check"),
                    }),
                ]
                .spacing(space::SMALL)
            ),
            section(
                words!(language, "new-game-seed"),
                with_key(language, seed, told(TYPE_SEED, "new-game-seed"))
            ),
            section(
                words!(language, "new-game-limit"),
                row![
                    with_key(language, timer, told(TIMER, "new-game-timer")),
                    tabs(
                        language,
                        limits,
                        chosen.limit,
                        told(LIMIT, "new-game-limit"),
                        Message::Limit
                    ),
                ]
                .spacing(space::LARGE)
                .align_y(Center)
            ),
        ]
        .spacing(space::MEDIUM)
        .padding(Padding::ZERO.right(14).vertical(FADE));
        let content = fading(scrollable(content).id(CHOICES_ID).width(Fill));
        let problem = self.problem.as_ref();
        let problem = problem.map(|problem| {
            text(problem.words(language))
                .size(size::BODY)
                .style(theme::bad)
        });
        let answers = match &self.dealing {
            None => row![
                Press::new(words!(language, "new-game-play"))
                    .main()
                    .key(ACCEPT)
                    .on_press(Message::Deal)
                    .view(language),
                Press::new(words!(language, "button-cancel"))
                    .key(CLOSE)
                    .on_press(Message::Close)
                    .view(language),
            ],
            Some(dealing) => {
                let words = match dealing.tried {
                    0 | 1 => words!(language, "new-game-making"),
                    tried => words!(language, "new-game-tried", count = tried),
                };
                row![
                    text(words).size(size::BODY).width(Fill),
                    gap::horizontal().width(space::SMALL),
                    Press::new(words!(language, "button-stop"))
                        .key(CLOSE)
                        .on_press(Message::Stop)
                        .view(language),
                ]
            }
        };
        let foot =
            column![problem, answers.spacing(space::SMALL).align_y(Center)].spacing(space::MEDIUM);
        let content = footed(content, foot, space::MEDIUM);
        dialog(words!(language, "new-game-title"), content).into()
    }
}

/// Words with room for two lines, so that nothing below them moves when they change.
fn two_lines<'a>(words: Text<'a>) -> Element<'a, Message> {
    const LINE: f32 = 1.3 * size::SMALL;
    container(words).height((2.0 * LINE).ceil()).into()
}

fn of_kind(language: &Language, kind: GameKind) -> String {
    match kind {
        GameKind::Classic => words!(language, "new-game-classic-rules"),
        GameKind::Ice => words!(language, "new-game-ice-rules"),
    }
}

fn of_level(language: &Language, mode: Mode) -> String {
    match (mode.measure, mode.level) {
        (Measure::Givens, level) if !mode.board.is_classic() => {
            let givens = givens_on(mode.board, level);
            words!(language, "new-game-givens-other", count = givens)
        }
        (Measure::Technique, GameLevel::Easy) if mode.board.has_cages() => {
            words!(language, "new-game-sums-easy")
        }
        (Measure::Technique, GameLevel::Medium) if mode.board.has_cages() => {
            words!(language, "new-game-sums-medium")
        }
        (Measure::Technique, GameLevel::Hard) if mode.board.has_cages() => {
            words!(language, "new-game-sums-hard")
        }
        (Measure::Technique, GameLevel::Easy) => words!(language, "new-game-needs-easy"),
        (Measure::Technique, GameLevel::Medium) => words!(language, "new-game-needs-medium"),
        (Measure::Technique, GameLevel::Hard) => words!(language, "new-game-needs-hard"),
        (Measure::Technique, GameLevel::Expert) => words!(language, "new-game-needs-expert"),
        (Measure::Givens, GameLevel::Easy) => words!(language, "new-game-givens-easy"),
        (Measure::Givens, GameLevel::Medium) => words!(language, "new-game-givens-medium"),
        (Measure::Givens, GameLevel::Hard) => words!(language, "new-game-givens-hard"),
        (Measure::Givens, GameLevel::Expert) => words!(language, "new-game-givens-expert"),
    }
}
