//! The map of the techniques as widgets: a column for each level, lines from techniques to those
//! that build on them, and a card for the chosen one.

use iced::widget::canvas::{Frame, Path, Stroke, path::Arc as ArcPath};
use iced::widget::scrollable::{Direction as Scrolling, Scrollbar};
use iced::widget::{
    Column, Row, button, column, container, responsive, row, rule, scrollable, space as gap, stack,
    text,
};
use iced::{Center, Element, Fill, Padding, Point, Radians, Size, Theme};

use super::keys::{MAP as MAP_KEY, PRACTISE};
use super::listed;
use super::map::{Map, MetBoard};
use super::{Lessons, Message};
use crate::ask::Way;
use crate::board::{self, Board, BoardStyle};
use crate::shortcut::CLOSE;
use crate::theme::SCROLL_BAR;
use crate::theme::{self, BOLD, colors, size, space};
use crate::widget::{Paint, Press, level_sign, painted, reached_row, with_key};
use sudoku_engine::grid::CellSet;
use sudoku_engine::rules::{Level, Technique};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::{level_name, technique_name};
use sudoku_telling::lessons::{FOUND, KNOWN, MAP, ROWS, Record, Stage, Station};

/// The card's width.
const CARD: f32 = 300.0;

/// The largest size of a station.
const STATION: Size = Size::new(150.0, 46.0);

/// The least width of a column, and the gap between two columns.
const COLUMN: f32 = 128.0;
const BETWEEN: f32 = 18.0;

/// The size of the name on a station, which leaves room for three lines.
const NAME: f32 = 12.0;

/// The height of the names of the levels.
const LEVELS: f32 = 30.0;

/// The least height of a row.
const ROW: f32 = 54.0;

/// The side of a ring.
const RING: f32 = 16.0;

impl Lessons {
    /// The map with its buttons.
    pub(super) fn map_view<'a>(
        &'a self,
        language: &'a Language,
        map: &'a Map,
        style: BoardStyle,
    ) -> Element<'a, Message> {
        let body = responsive(move |area| {
            let free = Size::new(area.width - CARD - space::LARGE, area.height);
            let map_of = container(self.stations(language, map, free)).width(free.width);
            row![map_of, self.map_card(language, map, style)]
                .spacing(space::LARGE)
                .height(Fill)
                .into()
        });
        column![
            self.map_bar(language),
            container(body).height(Fill),
            self.map_foot(language, map)
        ]
        .spacing(space::MEDIUM)
        .padding(space::LARGE)
        .into()
    }

    fn map_bar(&self, language: &Language) -> Element<'_, Message> {
        let count = |wanted| {
            let stages = MAP.iter().map(|it| self.progress.stage(it.technique));
            stages.filter(|stage| *stage == wanted).count()
        };
        let known = words!(
            language,
            "map-known",
            mastered = count(Stage::Mastered),
            met = count(Stage::Met),
            all = MAP.len(),
            total = listed::techniques().count()
        );
        row![
            Press::new(words!(language, "map-back"))
                .key([MAP_KEY, CLOSE])
                .on_press(Message::Map)
                .view(language),
            text(words!(language, "map-title"))
                .size(size::TITLE)
                .font(BOLD),
            text(known).size(size::SMALL).style(theme::muted),
        ]
        .spacing(space::MEDIUM)
        .align_y(Center)
        .into()
    }

    /// The meaning of the rings, and the buttons for the learning progress.
    fn map_foot(&self, language: &Language, map: &Map) -> Element<'_, Message> {
        let stages = [
            (Stage::New, words!(language, "map-new")),
            (Stage::Read, words!(language, "map-read")),
            (Stage::Practised, words!(language, "map-practised")),
            (Stage::Met, words!(language, "map-met")),
            (Stage::Mastered, words!(language, "map-mastered")),
        ];
        let legend = stages.map(|(stage, words)| {
            row![ring(stage), text(words).size(size::SMALL)]
                .spacing(space::SMALL)
                .align_y(Center)
                .into()
        });
        let is_any = !self.progress.is_empty();
        let clear = if map.is_clearing {
            words!(language, "map-clear-really")
        } else {
            words!(language, "map-clear")
        };
        let legend = Row::with_children(legend).spacing(space::MEDIUM).wrap();
        row![
            container(legend).width(Fill),
            Press::new(words!(language, "map-to-file"))
                .low()
                .on_press_maybe(is_any.then_some(Message::File(Way::Out)))
                .view(language),
            Press::new(words!(language, "map-from-file"))
                .low()
                .on_press(Message::File(Way::Back))
                .view(language),
            Press::new(clear)
                .low()
                .on_press_maybe(is_any.then_some(Message::Clearing))
                .view(language),
        ]
        .spacing(space::SMALL)
        .align_y(Center)
        .into()
    }

    /// The techniques, level by level.
    fn stations<'a>(&'a self, language: &Language, map: &Map, free: Size) -> Element<'a, Message> {
        let places = Places {
            column: ((free.width - SCROLL_BAR) / Level::ALL.len() as f32)
                .max(COLUMN)
                .floor(),
            row: ((free.height - LEVELS) / ROWS as f32)
                .clamp(ROW, 1.6 * ROW)
                .floor(),
        };
        let columns = Level::ALL.map(|level| {
            let dot = container(gap().width(10).height(10)).style(theme::level_dot(level));
            let name = text(level_name(language, level))
                .size(size::BODY)
                .font(BOLD);
            let heading = row![dot, name].spacing(space::SMALL).align_y(Center);
            let heading = container(heading).height(LEVELS);
            let mut column: Column<'a, Message> = column![heading].width(places.column);
            for number in 0..ROWS {
                let here = MAP
                    .iter()
                    .find(|it| it.technique.level() == level && it.row == number);
                let here: Element<'a, Message> = match here {
                    Some(station) => {
                        self.station(language, map, station.technique, places.station())
                    }
                    None => gap().into(),
                };
                column = column.push(container(here).height(places.row));
            }
            column.into()
        });
        let lines = Lines {
            places,
            walked: MAP
                .iter()
                .map(|it| self.progress.stage(it.technique) > Stage::New)
                .collect(),
        };
        let whole = places.size();
        let lines = painted(lines).width(whole.width).height(whole.height);
        scrollable(stack![lines, Row::with_children(columns)])
            .direction(Scrolling::Both {
                vertical: Scrollbar::default(),
                horizontal: Scrollbar::default(),
            })
            .style(theme::scroll)
            .into()
    }

    fn station<'a>(
        &'a self,
        language: &Language,
        map: &Map,
        technique: Technique,
        width: f32,
    ) -> Element<'a, Message> {
        let is_chosen = map.chosen == technique;
        let name = text(technique_name(language, technique)).size(NAME);
        let name = name.line_height(1.15);
        let content = row![ring(self.progress.stage(technique)), name.width(Fill)];
        let station = button(content.spacing(5).align_y(Center).height(Fill))
            .padding([1, 6])
            .width(width)
            .height(STATION.height)
            .style(theme::choice_button(is_chosen))
            .on_press(Message::Choose(technique));
        reached_row(station)
    }

    /// The card of the chosen technique.
    fn map_card<'a>(
        &'a self,
        language: &'a Language,
        map: &'a Map,
        style: BoardStyle,
    ) -> Element<'a, Message> {
        let technique = map.chosen;
        let record = self.progress.record(technique);
        let stage = self.progress.stage(technique);
        let title = row![
            text(technique_name(language, technique))
                .size(size::TITLE)
                .font(BOLD)
                .width(Fill),
            level_sign(language, technique.level()),
        ];
        let words = column![
            title.spacing(space::SMALL).align_y(Center),
            row![
                ring(stage),
                text(stage_words(language, stage))
                    .size(size::SMALL)
                    .style(theme::muted)
            ]
            .spacing(space::SMALL)
            .align_y(Center),
        ]
        .push(
            map.seen
                .as_ref()
                .map(|seen| self.seen(language, seen, style)),
        )
        .push(rule::horizontal(1).style(theme::divider))
        .extend(facts(language, &record).map(|(name, fact)| {
            row![
                text(name).size(size::SMALL).width(Fill),
                text(fact).size(size::SMALL).style(theme::muted)
            ]
            .into()
        }))
        .spacing(space::SMALL);
        let meeting = map.seen.as_ref().and_then(|seen| seen.meeting.as_ref());
        let show_in = meeting.map(|_| {
            Press::new(words!(language, "map-show-in"))
                .wide()
                .on_press(Message::ShowIn)
                .view(language)
        });
        let below = row![
            Press::new(words!(language, "map-read-lesson"))
                .wide()
                .on_press(Message::Learn(technique))
                .view(language)
        ]
        .push(show_in)
        .spacing(space::SMALL);
        let actions = column![
            Press::new(words!(language, "learn-practise"))
                .main()
                .key(PRACTISE)
                .on_press(Message::PractiseChosen)
                .view(language),
            below
        ];
        let words = words.padding(Padding::ZERO.right(SCROLL_BAR));
        let words = scrollable(words).style(theme::scroll).height(Fill);
        container(column![words, actions.spacing(space::SMALL)].spacing(space::MEDIUM))
            .padding(space::MEDIUM)
            .width(CARD)
            .height(Fill)
            .style(theme::card)
            .into()
    }

    /// The board where the technique came up, with the name of its puzzle.
    fn seen<'a>(
        &'a self,
        language: &Language,
        seen: &'a MetBoard,
        style: BoardStyle,
    ) -> Element<'a, Message> {
        let side = CARD - 2.0 * space::MEDIUM - SCROLL_BAR;
        let board = Board {
            scene: Box::new(|| {
                board::scene(&board::View {
                    position: &seen.position,
                    selected: CellSet::EMPTY,
                    contradicting: CellSet::EMPTY,
                    worth_trying: CellSet::EMPTY,
                    picture: seen.shown.picture(),
                    walk: None,
                    also: CellSet::EMPTY,
                })
            }),
            layout: seen.position.grid().layout().clone(),
            lit: Box::new(Vec::new),
            drags: false,
            layers: &self.layers,
            style,
            on_gesture: Box::new(|_| None),
            on_hover: Message::Hover,
        };
        let place = match &seen.meeting {
            None => words!(language, "map-of-lesson"),
            Some(meeting) if meeting.found => words!(
                language,
                "map-found-in",
                name = meeting.puzzle.as_str(),
                step = meeting.step
            ),
            Some(meeting) => words!(
                language,
                "map-shown-in",
                name = meeting.puzzle.as_str(),
                step = meeting.step
            ),
        };
        column![
            container(board).width(side).height(side).id("board"),
            text(place).size(size::SMALL),
        ]
        .spacing(space::SMALL)
        .into()
    }
}

/// The player's record of a technique, each value with its name.
fn facts(language: &Language, record: &Record) -> [(String, String); 4] {
    let read = if record.read {
        words!(language, "map-read")
    } else {
        words!(language, "map-new")
    };
    let met = match (record.met, record.found) {
        (0, _) => words!(language, "map-none"),
        (met, found) => words!(language, "map-met-found", met = met, found = found),
    };
    let exercises = KNOWN.saturating_sub(record.right);
    let puzzles = FOUND.saturating_sub(record.found);
    let missing = match (exercises, puzzles) {
        (0, 0) => words!(language, "map-mastered"),
        (0, puzzles) => words!(language, "map-missing-puzzles", puzzles = puzzles),
        (exercises, 0) => words!(language, "map-missing-exercises", exercises = exercises),
        (exercises, puzzles) => words!(
            language,
            "map-missing",
            exercises = exercises,
            puzzles = puzzles
        ),
    };
    [
        (words!(language, "map-lesson"), read),
        (
            words!(language, "map-exercises"),
            words!(
                language,
                "map-right-of",
                right = record.right.min(KNOWN),
                all = KNOWN
            ),
        ),
        (words!(language, "map-in-puzzles"), met),
        (words!(language, "map-to-mastered"), missing),
    ]
}

fn stage_words(language: &Language, stage: Stage) -> String {
    match stage {
        Stage::New => words!(language, "map-stage-new"),
        Stage::Read => words!(language, "map-stage-read"),
        Stage::Practised => words!(language, "map-stage-practised"),
        Stage::Met => words!(language, "map-stage-met"),
        Stage::Mastered => words!(language, "map-stage-mastered"),
    }
}

/// The places of the stations.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Places {
    column: f32,
    row: f32,
}

impl Places {
    fn size(self) -> Size {
        Size::new(
            self.column * Level::ALL.len() as f32,
            LEVELS + self.row * ROWS as f32,
        )
    }

    /// The width of a station.
    fn station(self) -> f32 {
        (self.column - BETWEEN).min(STATION.width)
    }

    /// The middle of the left edge of a station.
    fn of(self, station: &Station) -> Point {
        let level = station.technique.level();
        let column = Level::ALL.iter().position(|it| *it == level);
        Point::new(
            column.unwrap_or_default() as f32 * self.column,
            LEVELS + station.row as f32 * self.row + STATION.height / 2.0,
        )
    }
}

/// The lines from techniques to those that build on them.
#[derive(Clone, PartialEq)]
struct Lines {
    places: Places,
    /// Whether the player has done anything about the technique of each station.
    walked: Vec<bool>,
}

impl Paint for Lines {
    fn paint(&self, frame: &mut Frame, theme: &Theme) {
        let number = |technique| MAP.iter().position(|it| it.technique == technique);
        for (to, station) in MAP.iter().enumerate() {
            for from in station.builds_on.iter().filter_map(|it| number(*it)) {
                let is_walked = self.walked[from] && self.walked[to];
                let (color, width) = if is_walked {
                    (colors(theme).good, 2.0)
                } else {
                    (colors(theme).control, 1.4)
                };
                let line = self.line(&MAP[from], station);
                let stroke = Stroke::default().with_color(color).with_width(width);
                frame.stroke(&line, stroke);
            }
        }
    }
}

impl Lines {
    /// A line from one station to another: straight down in a column, else to the right.
    fn line(&self, from: &Station, to: &Station) -> Path {
        let (begin, end) = (self.places.of(from), self.places.of(to));
        Path::new(|path| {
            if begin.x == end.x {
                let x = begin.x + self.places.station() / 4.0;
                path.move_to(Point::new(x, begin.y));
                path.line_to(Point::new(x, end.y));
            } else {
                let begin = Point::new(begin.x + self.places.station(), begin.y);
                let bend = (end.x - begin.x) / 2.0;
                path.move_to(begin);
                path.bezier_curve_to(
                    Point::new(begin.x + bend, begin.y),
                    Point::new(end.x - bend, end.y),
                    end,
                );
            }
        })
    }
}

/// The player's progress as a ring that fills up.
fn ring<'a>(stage: Stage) -> Element<'a, Message> {
    painted(Ring(stage)).width(RING).height(RING).into()
}

#[derive(Clone, PartialEq)]
struct Ring(Stage);

impl Paint for Ring {
    fn paint(&self, frame: &mut Frame, theme: &Theme) {
        let colors = colors(theme);
        let middle = frame.center();
        let reach = RING / 2.0 - 1.5;
        let circle = Path::circle(middle, reach);
        let share = match self.0 {
            Stage::New => {
                let stroke = Stroke::default().with_color(colors.dim).with_width(1.6);
                frame.stroke(&circle, stroke);
                return;
            }
            Stage::Read => 0.25,
            Stage::Practised => 0.5,
            Stage::Met => 0.75,
            Stage::Mastered => 1.0,
        };
        if self.0 == Stage::Mastered {
            frame.fill(&circle, colors.good);
            let check = Path::new(|path| {
                path.move_to(Point::new(middle.x - 3.6, middle.y + 0.2));
                path.line_to(Point::new(middle.x - 1.0, middle.y + 2.8));
                path.line_to(Point::new(middle.x + 3.8, middle.y - 2.8));
            });
            let stroke = Stroke::default().with_color(colors.surface).with_width(1.8);
            frame.stroke(&check, stroke);
            return;
        }
        let stroke = Stroke::default().with_color(colors.good).with_width(1.6);
        frame.stroke(&circle, stroke);
        let top = Radians(-std::f32::consts::FRAC_PI_2);
        let slice = Path::new(|path| {
            path.move_to(middle);
            path.arc(ArcPath {
                center: middle,
                radius: reach - 2.2,
                start_angle: top,
                end_angle: top + Radians(std::f32::consts::TAU * share),
            });
            path.line_to(middle);
            path.close();
        });
        frame.fill(&slice, colors.good);
    }
}

/// The button to the map.
pub(super) fn map_button<'a>(language: &Language) -> Element<'a, Message> {
    let label = text(words!(language, "map-open")).size(size::BODY);
    let button = button(label)
        .padding([7, 12])
        .style(theme::plain_button)
        .on_press(Message::Map);
    with_key(language, button, MAP_KEY)
}
