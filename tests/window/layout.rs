//! Every part of the window at five sizes and three sizes of the text: no text is cut off, no two
//! controls overlap, nothing leaves the window, and the conclusion of a card is in sight.

use std::collections::BTreeMap;

use iced::advanced::layout::{Layout, Limits, Node};
use iced::advanced::text::{self, Paragraph as _, paragraph::Plain};
use iced::advanced::widget::operation::{Operation, Outcome, black_box};
use iced::advanced::widget::tree::{Tag, Tree};
use iced::alignment::Vertical;
use iced::{Element, Font, Rectangle, Renderer, Size, Theme};
use iced_test::Selector;
use iced_test::selector::Candidate;
use sudoku_stepper::app::screen::solver::SolverScreen;
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::{SettingChange, TextSize};
use sudoku_stepper::app::{App, Message, Screen, modal, widget};
use sudoku_stepper::rules::Technique;
use sudoku_stepper::texts::{Language, technique_name};

use crate::living::headless;
use crate::living_tree::{SHOWN, shown};

type Paragraph = <Renderer as text::Renderer>::Paragraph;

/// The sizes of the window: the smallest one, the usual one, larger ones.
const SIZES: [(f32, f32); 5] = [
    (760.0, 560.0),
    (1000.0, 700.0),
    (1400.0, 1000.0),
    (1920.0, 1080.0),
    (2560.0, 1440.0),
];

/// The sizes of the text.
const TEXT_SIZES: [TextSize; 3] = [
    TextSize::Percent(100),
    TextSize::Percent(130),
    TextSize::Percent(150),
];

/// Whether a text is the one in question.
type IsIt = fn(&str) -> bool;

/// The texts that may be cut, the panel that they are in, and the reason why that is no loss.
const MAY_BE_CUT: [(Beside, IsIt, &str); 3] = [
    (
        Beside::Path,
        |text| text.contains(", r"),
        "a step of several cells is one line of the list; the card tells all of it",
    ),
    (
        Beside::EveryStep,
        |text| text.contains(", r"),
        "so it is among all steps, whose card tells all of the chosen one",
    ),
    (
        Beside::EveryStep,
        |text| text.len() > "Hidden Triple".len() && names_technique(text),
        "a longer name gives its room to the conclusion; the card tells it",
    ),
];

/// Whether a text is the name of a technique in a built-in language.
fn names_technique(text: &str) -> bool {
    let mut languages = Language::translations().iter().chain([Language::english()]);
    languages.any(|language| {
        let mut techniques = Technique::ALL.iter();
        techniques.any(|&technique| technique_name(language, technique) == text)
    })
}

/// The tolerance in pixels, because parts of a pixel are rounded.
const TOLERANCE: f32 = 1.5;

/// A part of the layout.
#[derive(Debug, Clone)]
struct Part {
    what: What,
    bounds: Rectangle,
    /// The visible part of it, which is not scrolled away.
    visible: Option<Rectangle>,
}

#[derive(Debug, Clone, PartialEq)]
enum What {
    Text(String),
    /// A field, with its hint or the typed words.
    Field(String),
    Control,
    /// The heading of a card.
    Conclusion,
    /// A part that lies over the window.
    Over,
    Scrolled,
}

struct EachPart;

impl Selector for EachPart {
    type Output = Part;

    fn select(&mut self, candidate: Candidate<'_>) -> Option<Part> {
        let (bounds, visible) = (candidate.bounds(), candidate.visible_bounds());
        let is = |name: &'static str| candidate.id() == Some(&name.into());
        let what = match &candidate {
            Candidate::Container { .. } if is("conclusion") => What::Conclusion,
            Candidate::Container { .. } if is(widget::DIALOG_ID) || is("notice") || is("menu") => {
                What::Over
            }
            Candidate::Focusable { .. } => What::Control,
            Candidate::TextInput { state, .. } => What::Field(state.text().to_owned()),
            Candidate::Scrollable { .. } => What::Scrolled,
            Candidate::Text { content, .. } if !content.trim().is_empty() => {
                What::Text((*content).to_owned())
            }
            _ => return None,
        };
        Some(Part {
            what,
            bounds,
            visible,
        })
    }

    fn description(&self) -> String {
        "all that is laid out".to_owned()
    }
}

/// A program laid out in windows of several sizes, one after the other.
struct Laid {
    tree: Tree,
    parts: Vec<Part>,
    /// The texts that need more room than they have, with the missing room.
    cut: Vec<(String, String)>,
}

impl Laid {
    fn new() -> Self {
        Self {
            tree: Tree::empty(),
            parts: Vec::new(),
            cut: Vec::new(),
        }
    }

    fn lay_out(&mut self, app: &App, renderer: &Renderer, size: Size) {
        let mut whole: Element<'_, Message, Theme, Renderer> = app.view();
        self.tree.diff(whole.as_widget());
        let limits = Limits::new(Size::ZERO, size);
        let node: Node = whole
            .as_widget_mut()
            .layout(&mut self.tree, renderer, &limits);
        let mut search = EachPart.find_all();
        whole.as_widget_mut().operate(
            &mut self.tree,
            Layout::new(&node),
            renderer,
            &mut black_box(&mut search) as &mut dyn Operation,
        );
        self.parts = match search.finish() {
            Outcome::Some(parts) => parts,
            _ => Vec::new(),
        };
        self.cut.clear();
        cut_texts(&self.tree, &mut self.cut);
    }

    /// The faults of the layout in a window of this size.
    fn faults(&self, beside: Option<Beside>, window: Size) -> Vec<String> {
        let window = Rectangle::with_size(window);
        let is_no_loss = |text: &str| {
            let mut all = MAY_BE_CUT.iter();
            all.any(|(where_, is_it, _)| beside == Some(*where_) && is_it(text))
        };
        let mut faults: Vec<_> = self
            .cut
            .iter()
            .filter(|(text, _)| !is_no_loss(text))
            .map(|(text, room)| format!("'{text}' is cut: {room}"))
            .collect();
        for (number, part) in self.parts.iter().enumerate() {
            let is_there = matches!(part.what, What::Text(_) | What::Control | What::Over);
            if is_there && !is_within(&part.bounds, &window) && !self.is_scrolled(&part.bounds) {
                faults.push(format!("{} leaves the window", part.name()));
            }
            if let What::Field(words) = &part.what
                && !is_path(words)
                && field_words(words, part.bounds) > part.bounds.width - 2.0 * BESIDE_WORDS
            {
                faults.push(format!("'{words}' is cut in its field: {:?}", part.bounds));
            }
            if part.what == What::Conclusion && !part.is_seen() {
                faults.push(format!("the conclusion is not in sight: {part:?}"));
            }
            let Some(seen) = self.seen(number) else {
                continue;
            };
            for (other, part_of_other) in self.parts.iter().enumerate().skip(number + 1) {
                let Some(seen_of_other) = self.seen(other) else {
                    continue;
                };
                let overlap = seen
                    .intersection(&seen_of_other)
                    .is_some_and(|it| it.width > TOLERANCE && it.height > 2.0 * TOLERANCE);
                let is_label = match (&part.what, &part_of_other.what) {
                    (What::Control, What::Text(_)) => is_within(&seen_of_other, &seen),
                    (What::Text(_), What::Control) => is_within(&seen, &seen_of_other),
                    // A field to type in reports both.
                    (What::Control, What::Control) => seen == seen_of_other,
                    _ => false,
                };
                if overlap && !is_label {
                    let (one, other) = (part.name(), part_of_other.name());
                    faults.push(format!("{one} and {other} overlap"));
                }
            }
        }
        faults
    }

    /// The visible part of a text or a control; `None` if it is scrolled away or covered.
    fn seen(&self, number: usize) -> Option<Rectangle> {
        let part = &self.parts[number];
        let seen = part.visible?;
        let is_covered = |over: &Part| over.what == What::Over && over.bounds.intersects(&seen);
        let is_of_interest = matches!(part.what, What::Text(_) | What::Control);
        let is_covered = self.parts[number..].iter().any(is_covered);
        (is_of_interest && !is_covered).then_some(seen)
    }

    /// Whether something is in a scrollable area, so that it may be out of sight.
    fn is_scrolled(&self, area: &Rectangle) -> bool {
        let is_in = |part: &Part| {
            let Rectangle { x, width, .. } = part.bounds;
            part.what == What::Scrolled
                && area.x >= x - TOLERANCE
                && area.x + area.width <= x + width + TOLERANCE
        };
        self.parts.iter().any(is_in)
    }
}

impl Part {
    fn name(&self) -> String {
        match &self.what {
            What::Text(text) => format!("'{text}'"),
            what => format!("{what:?} at {:?}", self.bounds),
        }
    }

    fn is_seen(&self) -> bool {
        self.visible
            .is_some_and(|visible| is_within(&self.bounds, &visible))
    }
}

/// The least room beside the words of a field.
const BESIDE_WORDS: f32 = 6.0;

/// Whether the words of a field are a path, whose end matters.
fn is_path(words: &str) -> bool {
    words.contains(std::path::MAIN_SEPARATOR)
}

/// The width of the words of a field. A low field has small words.
fn field_words(words: &str, field: Rectangle) -> f32 {
    const LOW: f32 = 28.0;
    let size = if field.height < LOW { 13.0 } else { 15.0 };
    let words = Paragraph::with_text(text::Text {
        content: words,
        bounds: Size::INFINITE,
        size: size.into(),
        line_height: text::LineHeight::default(),
        font: Font::with_name("Fira Sans Unhinted"),
        align_x: text::Alignment::Default,
        align_y: Vertical::Center,
        shaping: text::Shaping::Advanced,
        wrapping: text::Wrapping::None,
    });
    words.min_width()
}

fn is_within(inner: &Rectangle, outer: &Rectangle) -> bool {
    inner.x >= outer.x - TOLERANCE
        && inner.y >= outer.y - TOLERANCE
        && inner.x + inner.width <= outer.x + outer.width + TOLERANCE
        && inner.y + inner.height <= outer.y + outer.height + TOLERANCE
}

/// The texts in a tree of widgets that are larger than their room.
fn cut_texts(tree: &Tree, cut: &mut Vec<(String, String)>) {
    if tree.tag == Tag::of::<Plain<Paragraph>>() {
        let text: &Plain<Paragraph> = tree.state.downcast_ref();
        let (room, need) = (text.raw().bounds(), text.min_bounds());
        let is_cut = need.width > room.width + TOLERANCE || need.height > room.height + TOLERANCE;
        if is_cut && !text.content().trim().is_empty() {
            let lack = format!("{need:?} in {room:?}");
            cut.push((text.content().to_owned(), lack));
        }
    }
    for child in &tree.children {
        cut_texts(child, cut);
    }
}

/// Lays out some of all states of the window: at every size in English, and in small windows
/// in the other languages.
fn lay_out_part(part: usize) {
    let renderer = headless();
    let mut faults: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let english = SIZES
        .into_iter()
        .flat_map(|size| TEXT_SIZES.map(|text_size| (Language::english(), size, text_size)));
    let translated = Language::translations().iter().flat_map(|language| {
        let sizes = [SIZES[0], SIZES[1]].into_iter();
        sizes.map(move |size| (language, size, TEXT_SIZES[0]))
    });
    let all: Vec<_> = english.chain(translated).collect();
    for (what, puzzle, keys) in SHOWN.iter().skip(part).step_by(PARTS) {
        let mut app = shown(*puzzle, keys);
        let mut laid = Laid::new();
        for &(language, (width, height), text_size) in &all {
            if app.language().tag() != language.tag() {
                app.speak(language.clone());
            }
            drop(app.update(Message::Modal(modal::Message::Set(
                SettingChange::TextSize(text_size),
            ))));
            let of_window = |app: &App| {
                let scale = app.scale();
                Size::new(width / scale, height / scale)
            };
            drop(app.update(Message::Resized(of_window(&app))));
            let size = of_window(&app);
            laid.lay_out(&app, &renderer, size);
            let beside = app
                .solver()
                .filter(|_| app.screen() == Screen::Solver)
                .map(SolverScreen::beside);
            let mut found = laid.faults(beside, size);
            let is_card = beside == Some(Beside::Step) && app.modal().is_none();
            if is_card && !laid.parts.iter().any(|it| it.what == What::Conclusion) {
                found.push("there is no conclusion".to_owned());
            }
            for fault in found {
                let language = language.tag();
                let place = format!("{what} at {width}x{height}, {text_size:?}, {language}");
                faults.entry(fault).or_default().push(place);
            }
        }
    }
    for (fault, places) in &faults {
        println!("{fault}\n    in {} places: {}", places.len(), places[0]);
    }
    assert!(faults.is_empty(), "{} faults", faults.len());
}

/// The number of tests that share the work.
const PARTS: usize = 4;

#[test]
fn nothing_is_cut_off_or_stands_on_another_at_any_size_1() {
    lay_out_part(0);
}

#[test]
fn nothing_is_cut_off_or_stands_on_another_at_any_size_2() {
    lay_out_part(1);
}

#[test]
fn nothing_is_cut_off_or_stands_on_another_at_any_size_3() {
    lay_out_part(2);
}

#[test]
fn nothing_is_cut_off_or_stands_on_another_at_any_size_4() {
    lay_out_part(3);
}
