//! The window without a display, on one living tree of widgets.
//!
//! iced keeps the state of all widgets from one frame to the next and passes it to the widgets that
//! are in the same places then. Mistakes there only show in a tree that survives the change of a
//! screen, as in the running program. So one cache is kept here for everything that happens, and
//! every change is drawn.
//!
//! Nothing here reaches the person's files: the clipboard is a text in memory, and the system's
//! file dialogs never open and never answer.

#![allow(
    dead_code,
    reason = "each program that includes this file uses only a part of it"
)]

use std::sync::Once;
use std::thread;
use std::time::{Duration, Instant};

use iced::advanced::clipboard::{Clipboard, Kind};
use iced::advanced::graphics::text::font_system;
use iced::advanced::renderer::{Headless, Style};
use iced::advanced::subscription::{Event as Heard, into_recipes};
use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable, TextInput, black_box};
use iced::advanced::widget::{Id, Operation};
use iced::event::Status;
use iced::futures::executor::block_on;
use iced::futures::stream::{self, BoxStream, StreamExt};
use iced::futures::task::{Context, Poll, noop_waker_ref};
use iced::keyboard::{self, Key, Location, Modifiers, key};
use iced::theme::{Base, Mode};
use iced::{Event, Point, Rectangle, Renderer, Size, Task, Vector, mouse, window};
use iced_test::Selector;
use iced_test::runtime::user_interface::Cache;
use iced_test::runtime::{self, Action, UserInterface, task};
use iced_test::selector::{Candidate, Target, id};
use sudoku_stepper::app::screen::solver::{Report, SolverScreen};
use sudoku_stepper::app::{App, Message, iced_settings};

/// A program and the widgets that it has shown so far.
pub struct Living {
    pub app: App,
    /// The text that was copied last.
    pub clipboard: Option<String>,
    /// Whether the program has ended itself.
    pub has_ended: bool,
    /// The mode that the program gave its window last.
    pub mode: window::Mode,
    cache: Option<Cache>,
    renderer: Renderer,
    window: window::Id,
    /// The window's size in pixels, which is not enlarged.
    size: Size,
    /// The scale that the program was told last.
    scale: f32,
    cursor: mouse::Cursor,
    /// Whether drawing waits until the window is shown again, because of many changes.
    is_hidden: bool,
    /// The work beside the window.
    tasks: Vec<BoxStream<'static, Action<Message>>>,
}

/// The time limit for work beside the window.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// The time to wait for work beside a running clock.
const A_MOMENT: Duration = Duration::from_millis(200);

/// A key and the modifiers held with it: `ctrl+shift+m`, `space`, `+`.
pub fn chord(keys: &str) -> (Key, Modifiers) {
    let mut modifiers = Modifiers::default();
    let mut rest = keys;
    for (name, modifier) in [
        ("ctrl+", Modifiers::CTRL),
        ("shift+", Modifiers::SHIFT),
        ("alt+", Modifiers::ALT),
    ] {
        if let Some(key) = rest.strip_prefix(name) {
            modifiers |= modifier;
            rest = key;
        }
    }
    let named = NAMED.iter().find(|(name, _)| *name == rest);
    let key = named.map_or_else(
        || Key::Character(rest.into()),
        |(_, named)| Key::Named(*named),
    );
    (key, modifiers)
}

/// The keys that are not characters.
pub const NAMED: [(&str, key::Named); 28] = [
    ("space", key::Named::Space),
    ("enter", key::Named::Enter),
    ("esc", key::Named::Escape),
    ("tab", key::Named::Tab),
    ("delete", key::Named::Delete),
    ("backspace", key::Named::Backspace),
    ("up", key::Named::ArrowUp),
    ("down", key::Named::ArrowDown),
    ("left", key::Named::ArrowLeft),
    ("right", key::Named::ArrowRight),
    ("pageup", key::Named::PageUp),
    ("pagedown", key::Named::PageDown),
    ("home", key::Named::Home),
    ("end", key::Named::End),
    ("f1", key::Named::F1),
    ("f2", key::Named::F2),
    ("f3", key::Named::F3),
    ("f4", key::Named::F4),
    ("f5", key::Named::F5),
    ("f6", key::Named::F6),
    ("f7", key::Named::F7),
    ("f8", key::Named::F8),
    ("f9", key::Named::F9),
    ("f10", key::Named::F10),
    ("f11", key::Named::F11),
    ("f12", key::Named::F12),
    ("insert", key::Named::Insert),
    ("shift", key::Named::Shift),
];

/// The clipboard, as widgets see it.
struct Held<'a>(&'a mut Option<String>);

impl Clipboard for Held<'_> {
    fn read(&self, _kind: Kind) -> Option<String> {
        self.0.clone()
    }

    fn write(&mut self, _kind: Kind, contents: String) {
        *self.0 = Some(contents);
    }
}

/// Gives the focus to the control with this number among those that Tab reaches.
struct Give {
    number: usize,
    at: usize,
    /// Whether it is a field to type in.
    is_field: bool,
}

impl Give {
    const fn to(number: usize) -> Self {
        Self {
            number,
            at: 0,
            is_field: false,
        }
    }
}

impl Operation for Give {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        if self.at == self.number {
            state.focus();
        } else {
            state.unfocus();
        }
        self.at += 1;
    }

    fn text_input(&mut self, _id: Option<&Id>, _bounds: Rectangle, _state: &mut dyn TextInput) {
        // Its own focus comes behind it.
        self.is_field |= self.at == self.number;
    }
}

/// The press of a key with nothing held.
fn pressed(key: Key) -> keyboard::Event {
    keyboard::Event::KeyPressed {
        modified_key: key.clone(),
        key,
        physical_key: key::Physical::Unidentified(key::NativeCode::Unidentified),
        location: Location::Standard,
        modifiers: Modifiers::default(),
        repeat: false,
        text: None,
    }
}

/// The renderer that draws the window without a display, with the fonts of the program.
pub fn headless() -> Renderer {
    static FONTS: Once = Once::new();
    let settings = iced_settings();
    FONTS.call_once(|| {
        let mut system = font_system().write().expect("no thread panicked over it");
        for font in settings.fonts {
            system.load_font(font);
        }
    });
    let software = Some("tiny-skia");
    let (font, text_size) = (settings.default_font, settings.default_text_size);
    let renderer = <Renderer as Headless>::new(font, text_size, software);
    block_on(renderer).expect("drawing in software needs no display")
}

impl Living {
    /// A window of this size with a program and the task that it starts with.
    pub fn new(app: App, begun: Task<Message>, size: impl Into<Size>) -> Self {
        let scale = app.scale();
        let mut living = Self {
            app,
            clipboard: None,
            has_ended: false,
            mode: window::Mode::Windowed,
            cache: Some(Cache::new()),
            renderer: headless(),
            window: window::Id::unique(),
            size: size.into(),
            scale,
            cursor: mouse::Cursor::Unavailable,
            is_hidden: false,
            tasks: Vec::new(),
        };
        living.run(begun);
        living.draw();
        living
    }

    /// The size that the widgets share.
    pub fn logical_size(&self) -> Size {
        let scale = self.app.scale();
        Size::new(self.size.width / scale, self.size.height / scale)
    }

    /// Shows another program in the window, and returns the previous one.
    pub fn show(&mut self, app: App) -> App {
        let before = std::mem::replace(&mut self.app, app);
        self.scale = self.app.scale();
        self.draw();
        before
    }

    /// The program, without the widgets that it has shown.
    pub fn into_app(self) -> App {
        self.app
    }

    /// Carries out a message, and draws the window.
    pub fn send(&mut self, message: Message) {
        let task = self.app.update(message);
        self.run(task);
        self.draw();
    }

    /// Gives the window another size.
    pub fn resize(&mut self, size: impl Into<Size>) {
        self.size = size.into();
        let told = window::Event::Resized(self.logical_size());
        self.events(&[Event::Window(told)]);
    }

    /// Presses a key and lets it go.
    pub fn key(&mut self, key: Key, modifiers: Modifiers) {
        self.key_for(key.clone(), key, modifiers);
    }

    /// Presses a key that types something else with what is held.
    pub fn key_for(&mut self, key: Key, modified_key: Key, modifiers: Modifiers) {
        let typed = match &modified_key {
            Key::Character(text) if !modifiers.command() && !modifiers.alt() => Some(text.clone()),
            Key::Named(key::Named::Space) => Some(" ".into()),
            _ => None,
        };
        let physical_key = key::Physical::Unidentified(key::NativeCode::Unidentified);
        let pressed = keyboard::Event::KeyPressed {
            key: key.clone(),
            modified_key: modified_key.clone(),
            physical_key,
            location: Location::Standard,
            modifiers,
            repeat: false,
            text: typed,
        };
        let released = keyboard::Event::KeyReleased {
            key,
            modified_key,
            physical_key,
            location: Location::Standard,
            modifiers,
        };
        let changed = |modifiers| Event::Keyboard(keyboard::Event::ModifiersChanged(modifiers));
        self.events(&[
            changed(modifiers),
            Event::Keyboard(pressed),
            Event::Keyboard(released),
            changed(Modifiers::default()),
        ]);
    }

    /// Presses keys one after another: `ctrl+shift+n h h wait 5 space*20`. `wait` takes the results
    /// of work beside the window, `stall` makes steps until the rules find nothing more, and
    /// `solve` until the puzzle is solved.
    pub fn keys(&mut self, script: &str) {
        for word in script.split_whitespace() {
            if word == "wait" {
                self.rest();
                continue;
            }
            if word == "solve" {
                let is_open = |app: &App| {
                    let solver = app.solver();
                    solver.is_some_and(|it| !it.session().grid().is_solved())
                };
                self.is_hidden = true;
                while is_open(&self.app) {
                    self.keys("space");
                    self.is_hidden = true;
                }
                self.is_hidden = false;
                self.draw();
                continue;
            }
            if word == "stall" {
                let stalls = |app: &App| {
                    let report = app.solver().map(SolverScreen::report);
                    matches!(report, Some(Report::Stalled { .. }))
                };
                while !stalls(&self.app) {
                    self.keys("space");
                }
                continue;
            }
            let (keys, times) = word.split_once('*').unwrap_or((word, "1"));
            let times: usize = times.parse().expect("a number of times");
            for left in (0..times).rev() {
                let (key, modifiers) = chord(keys);
                self.is_hidden = left > 0;
                self.key(key, modifiers);
                // On a busy machine, the search would not have ended before the next key.
                self.wait_until(|app| !app.solver().is_some_and(SolverScreen::is_searching));
            }
        }
    }

    /// Holds modifiers down, or releases them.
    pub fn hold(&mut self, modifiers: Modifiers) {
        let held = keyboard::Event::ModifiersChanged(modifiers);
        self.events(&[Event::Keyboard(held)]);
    }

    /// Moves the pointer.
    pub fn move_to(&mut self, position: Point) {
        self.cursor = mouse::Cursor::Available(position);
        self.events(&[Event::Mouse(mouse::Event::CursorMoved { position })]);
    }

    /// Takes the pointer out of the window.
    pub fn leave(&mut self) {
        self.cursor = mouse::Cursor::Unavailable;
        self.events(&[Event::Mouse(mouse::Event::CursorLeft)]);
    }

    /// Presses a button of the pointer at its place.
    pub fn press(&mut self, button: mouse::Button) {
        self.events(&[Event::Mouse(mouse::Event::ButtonPressed(button))]);
    }

    /// Releases a button of the pointer.
    pub fn release(&mut self, button: mouse::Button) {
        self.events(&[Event::Mouse(mouse::Event::ButtonReleased(button))]);
    }

    /// Moves the pointer there and clicks.
    pub fn click_at(&mut self, position: Point) {
        self.move_to(position);
        self.press(mouse::Button::Left);
        self.release(mouse::Button::Left);
    }

    /// Turns the wheel by this many lines.
    pub fn scroll(&mut self, lines: f32) {
        let delta = mouse::ScrollDelta::Lines { x: 0.0, y: lines };
        self.events(&[Event::Mouse(mouse::Event::WheelScrolled { delta })]);
    }

    /// Clicks the control with this label.
    #[track_caller]
    pub fn click(&mut self, label: &str) {
        let middle = self.middle_of(label);
        let middle = middle.unwrap_or_else(|| panic!("{label} is not to be seen"));
        self.click_at(middle);
    }

    /// Whether these words can be read.
    pub fn shows(&mut self, words: &str) -> bool {
        self.middle_of(words).is_some()
    }

    /// Whether these words are completely in sight.
    pub fn shows_whole(&mut self, words: &str) -> bool {
        let Some(found) = self.find(words) else {
            return false;
        };
        let (whole, seen) = (found.bounds(), found.visible_bounds());
        seen.is_some_and(|seen| (whole.height - seen.height).abs() < 0.5)
    }

    /// The middle of these words, in sight or not; `None` if they are not there.
    pub fn place_of_any(&mut self, words: &str) -> Option<Point> {
        let found = self.find(words)?;
        Some(found.bounds().center())
    }

    /// The middle of the visible words.
    #[track_caller]
    pub fn place_of(&mut self, words: &str) -> Point {
        let middle = self.middle_of(words);
        middle.unwrap_or_else(|| panic!("{words} is not to be seen"))
    }

    /// The places of the controls that Tab reaches, in its order.
    pub fn controls(&mut self) -> Vec<Rectangle> {
        let controls = self.focusable();
        controls.into_iter().map(|(bounds, _)| bounds).collect()
    }

    /// Presses the control with this number among those that Tab reaches, as Enter does. False if
    /// it is a field to type in.
    pub fn press_control(&mut self, number: usize) -> bool {
        let mut give = Give::to(number);
        self.operate(&mut give);
        if give.is_field {
            return false;
        }
        self.key(Key::Named(key::Named::Enter), Modifiers::default());
        self.operate(&mut Give::to(usize::MAX));
        self.draw();
        true
    }

    /// The visible places of these controls; `None` for a control that is scrolled out of sight.
    pub fn controls_in_sight(&mut self) -> Vec<Option<Rectangle>> {
        struct InSight {
            found: Vec<Option<Rectangle>>,
            clip: Rectangle,
            shift: Vector,
            /// What scrolls, whose content comes next.
            scrolls: Option<(Rectangle, Vector)>,
        }

        impl Operation for InSight {
            fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
                let (clip, shift) = (self.clip, self.shift);
                if let Some((bounds, translation)) = self.scrolls.take() {
                    let inside = (bounds - shift).intersection(&clip);
                    self.clip = inside.unwrap_or_default();
                    self.shift = shift + translation;
                }
                operate(self);
                (self.clip, self.shift) = (clip, shift);
            }

            fn scrollable(
                &mut self,
                _id: Option<&Id>,
                bounds: Rectangle,
                _content_bounds: Rectangle,
                translation: Vector,
                _state: &mut dyn Scrollable,
            ) {
                self.scrolls = Some((bounds, translation));
            }

            fn focusable(
                &mut self,
                _id: Option<&Id>,
                bounds: Rectangle,
                _state: &mut dyn Focusable,
            ) {
                let place = bounds - self.shift;
                let is_seen = self.clip.contains(place.center());
                self.found.push(is_seen.then_some(place));
            }
        }

        let mut controls = InSight {
            found: Vec::new(),
            clip: Rectangle::with_size(self.logical_size()),
            shift: Vector::ZERO,
            scrolls: None,
        };
        self.operate(&mut controls);
        controls.found
    }

    /// The messages of the controls that Tab reaches, in its order, as Enter presses them; none for
    /// a field to type in. They are not carried out.
    pub fn asked_by_controls(&mut self) -> Vec<Vec<Message>> {
        let count = self.focusable().len();
        let cursor = self.cursor;
        let pressed = Event::Keyboard(pressed(Key::Named(key::Named::Enter)));
        let asked = self.with_interface(|interface, renderer, clipboard| {
            let mut asked = Vec::with_capacity(count);
            for number in 0..count {
                let mut give = Give::to(number);
                interface.operate(renderer, &mut give);
                let mut messages = Vec::new();
                if !give.is_field {
                    let events = std::slice::from_ref(&pressed);
                    let _ = interface.update(events, cursor, renderer, clipboard, &mut messages);
                }
                asked.push(messages);
            }
            interface.operate(renderer, &mut Give::to(usize::MAX));
            asked
        });
        self.draw();
        asked
    }

    /// Carries out messages, and draws the window.
    pub fn does(&mut self, asked: Vec<Message>) {
        self.carry_out(asked);
        self.draw();
    }

    /// All words in the window, each with its place.
    pub fn words(&mut self) -> Vec<(String, Rectangle)> {
        struct Words;

        impl Selector for Words {
            type Output = (String, Rectangle);

            fn select(&mut self, candidate: Candidate<'_>) -> Option<Self::Output> {
                match candidate {
                    Candidate::Text {
                        content,
                        visible_bounds: Some(bounds),
                        ..
                    } => Some((content.to_owned(), bounds)),
                    _ => None,
                }
            }

            fn description(&self) -> String {
                "all that is written".to_owned()
            }
        }

        let mut search = Words.find_all();
        self.operate(&mut black_box(&mut search));
        match search.finish() {
            Outcome::Some(found) => found,
            _ => Vec::new(),
        }
    }

    /// The words in an area.
    pub fn words_in(&mut self, bounds: Rectangle) -> Vec<String> {
        struct Words(Rectangle);

        impl Selector for Words {
            type Output = String;

            fn select(&mut self, candidate: Candidate<'_>) -> Option<String> {
                match candidate {
                    Candidate::Text {
                        content,
                        visible_bounds: Some(bounds),
                        ..
                    } => self.0.contains(bounds.center()).then(|| content.to_owned()),
                    _ => None,
                }
            }

            fn description(&self) -> String {
                "what is written there".to_owned()
            }
        }

        let mut search = Words(bounds).find_all();
        self.operate(&mut black_box(&mut search));
        match search.finish() {
            Outcome::Some(found) => found,
            _ => Vec::new(),
        }
    }

    /// The place of the control with the focus.
    pub fn focused(&mut self) -> Option<Rectangle> {
        let mut focused = self.focusable().into_iter();
        focused.find_map(|(bounds, has_focus)| has_focus.then_some(bounds))
    }

    fn focusable(&mut self) -> Vec<(Rectangle, bool)> {
        #[derive(Default)]
        struct Controls(Vec<(Rectangle, bool)>);

        impl Operation for Controls {
            fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
                operate(self);
            }

            fn focusable(
                &mut self,
                _id: Option<&Id>,
                bounds: Rectangle,
                state: &mut dyn Focusable,
            ) {
                self.0.push((bounds, state.is_focused()));
            }
        }

        let mut controls = Controls::default();
        self.operate(&mut controls);
        controls.0
    }

    /// How far the part with this name is scrolled.
    #[track_caller]
    pub fn scrolled(&mut self, name: &'static str) -> Vector {
        match self.find(id(name)) {
            Some(Target::Scrollable { translation, .. }) => translation,
            found => panic!("{name} does not scroll: {found:?}"),
        }
    }

    /// The place of the part with this name.
    #[track_caller]
    pub fn bounds_of(&mut self, name: &'static str) -> Rectangle {
        let found = self.find(id(name));
        let bounds = found.and_then(|found| found.visible_bounds());
        bounds.unwrap_or_else(|| panic!("{name} is not to be seen"))
    }

    fn middle_of(&mut self, words: &str) -> Option<Point> {
        let found = self.find(words)?;
        Some(found.visible_bounds()?.center())
    }

    fn find<S>(&mut self, selector: S) -> Option<S::Output>
    where
        S: Selector + Send,
        S::Output: Clone + Send,
    {
        let mut search = selector.find();
        self.operate(&mut black_box(&mut search));
        match search.finish() {
            Outcome::Some(found) => found,
            _ => None,
        }
    }

    /// The places of all visible texts.
    pub fn texts(&mut self) -> Vec<Rectangle> {
        struct Texts;

        impl Selector for Texts {
            type Output = Rectangle;

            fn select(&mut self, candidate: Candidate<'_>) -> Option<Rectangle> {
                match candidate {
                    Candidate::Text { visible_bounds, .. } => visible_bounds,
                    _ => None,
                }
            }

            fn description(&self) -> String {
                "all texts".to_owned()
            }
        }

        let mut search = Texts.find_all();
        self.operate(&mut black_box(&mut search));
        match search.finish() {
            Outcome::Some(found) => found,
            _ => Vec::new(),
        }
    }

    /// The texts in the fields to type in.
    pub fn typed(&mut self) -> Vec<String> {
        struct Typed;

        impl Selector for Typed {
            type Output = String;

            fn select(&mut self, candidate: Candidate<'_>) -> Option<String> {
                match candidate {
                    Candidate::TextInput { state, .. } => Some(state.text().to_owned()),
                    _ => None,
                }
            }

            fn description(&self) -> String {
                "what is typed".to_owned()
            }
        }

        let mut search = Typed.find_all();
        self.operate(&mut black_box(&mut search));
        match search.finish() {
            Outcome::Some(found) => found,
            _ => Vec::new(),
        }
    }

    /// Whether any work beside the window goes on.
    pub fn is_busy(&self) -> bool {
        !self.tasks.is_empty()
    }

    /// The number of pieces of work beside the window.
    pub fn tasks(&self) -> usize {
        self.tasks.len()
    }

    /// Takes the results of work beside the window so far, and draws the window.
    pub fn take_answers(&mut self) {
        if self.poll() {
            self.draw();
        }
    }

    /// Takes the results of work beside the window until it ends, or until this time is over.
    pub fn wait(&mut self, patience: Duration) {
        let begun = Instant::now();
        loop {
            self.take_answers();
            if self.tasks.is_empty() || begun.elapsed() >= patience {
                return;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Takes the results of work beside the window until only the clock of a game or of a notice
    /// goes on.
    pub fn rest(&mut self) {
        let begun = Instant::now();
        loop {
            self.take_answers();
            let is_game_on = self.app.solver().is_some_and(SolverScreen::is_game_on);
            let has_clock = is_game_on || self.app.notice().is_some();
            let patience = if has_clock { A_MOMENT } else { PATIENCE };
            if self.tasks.is_empty() || begun.elapsed() >= patience {
                return;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Takes the results of work beside the window until a condition holds.
    ///
    /// # Panics
    ///
    /// If this takes too long.
    #[track_caller]
    pub fn wait_until(&mut self, holds: impl Fn(&App) -> bool) {
        let begun = Instant::now();
        while !holds(&self.app) {
            assert!(begun.elapsed() < PATIENCE, "it does not come");
            thread::sleep(Duration::from_millis(1));
            self.take_answers();
        }
    }

    /// Draws the window as it is now.
    pub fn draw(&mut self) {
        if self.is_hidden {
            return;
        }
        // As the program that runs: what a frame tells is carried out before the next.
        const FRAMES: usize = 3;
        for _ in 0..FRAMES {
            let scale = self.app.scale();
            if scale != std::mem::replace(&mut self.scale, scale) {
                let told = window::Event::Resized(self.logical_size());
                self.happens(&[Event::Window(told)]);
            }
            let now = window::Event::RedrawRequested(Instant::now());
            let theme = self.app.theme();
            let cursor = self.cursor;
            let mut messages = Vec::new();
            self.with_interface(|interface, renderer, clipboard| {
                let now = &[Event::Window(now)];
                let _ = interface.update(now, cursor, renderer, clipboard, &mut messages);
                interface.draw(renderer, &theme, &style(&theme), cursor);
            });
            if messages.is_empty() {
                return;
            }
            self.carry_out(messages);
        }
    }

    /// The picture of the window that was drawn last: four bytes for each pixel.
    pub fn picture(&mut self) -> Vec<u8> {
        let size = Size::new(self.size.width as u32, self.size.height as u32);
        let ground = self.app.theme().base().background_color;
        self.renderer.screenshot(size, self.app.scale(), ground)
    }

    /// Tells the widgets, and what listens, of events, carries out what follows and
    /// draws it.
    pub fn events(&mut self, events: &[Event]) {
        if !self.happens(events) {
            self.draw();
        }
    }

    /// Whether the widgets alone took part, and were drawn as they are now.
    fn happens(&mut self, events: &[Event]) -> bool {
        let cursor = self.cursor;
        let theme = self.app.theme();
        let is_pointer = |event: &Event| matches!(event, Event::Mouse(_));
        let is_pointer = events.iter().all(is_pointer);
        let mut messages = Vec::new();
        let statuses = self.with_interface(|interface, renderer, clipboard| {
            let (_, statuses) =
                interface.update(events, cursor, renderer, clipboard, &mut messages);
            if is_pointer && messages.is_empty() {
                let now = [Event::Window(
                    window::Event::RedrawRequested(Instant::now()),
                )];
                let _ = interface.update(&now, cursor, renderer, clipboard, &mut messages);
                interface.draw(renderer, &theme, &style(&theme), cursor);
            }
            statuses
        });
        messages.extend(self.heard(events, &statuses));
        if is_pointer && messages.is_empty() {
            return true;
        }
        self.carry_out(messages);
        false
    }

    /// What the program makes of events to which it listens.
    fn heard(&self, events: &[Event], statuses: &[Status]) -> Vec<Message> {
        let heard: Vec<Heard> = events
            .iter()
            .zip(statuses)
            .map(|(event, status)| Heard::Interaction {
                window: self.window,
                event: event.clone(),
                status: *status,
            })
            .collect();
        let recipes = into_recipes(self.app.subscription());
        let messages = recipes.into_iter().flat_map(|recipe| {
            let told = stream::iter(heard.clone()).boxed();
            block_on(recipe.stream(told).collect::<Vec<_>>())
        });
        messages.collect()
    }

    fn carry_out(&mut self, messages: Vec<Message>) {
        for message in messages {
            let task = self.app.update(message);
            self.run(task);
        }
    }

    /// Does of a task what can be done at once, and keeps the rest.
    fn run(&mut self, task: Task<Message>) {
        if let Some(stream) = task::into_stream(task) {
            self.tasks.push(stream);
            let last = self.tasks.len() - 1;
            self.poll_one(last);
        }
    }

    /// Whether anything was there.
    fn poll(&mut self) -> bool {
        let mut any = false;
        let mut number = 0;
        while number < self.tasks.len() {
            let before = self.tasks.len();
            any |= self.poll_one(number);
            // One that has ended is no more; what it began stands at the end.
            number += usize::from(self.tasks.len() >= before);
        }
        any
    }

    fn poll_one(&mut self, number: usize) -> bool {
        let mut actions = Vec::new();
        let mut context = Context::from_waker(noop_waker_ref());
        let ended = loop {
            match self.tasks[number].poll_next_unpin(&mut context) {
                Poll::Ready(Some(action)) => actions.push(action),
                Poll::Ready(None) => break true,
                Poll::Pending => break false,
            }
        };
        if ended {
            drop(self.tasks.remove(number));
        }
        let any = !actions.is_empty();
        for action in actions {
            self.perform(action);
        }
        any
    }

    fn perform(&mut self, action: Action<Message>) {
        use runtime::{clipboard, system, window};

        match action {
            Action::Output(message) => self.carry_out(vec![message]),
            Action::Widget(operation) => {
                let mut next = Some(operation);
                while let Some(mut operation) = next.take() {
                    self.operate(&mut *operation);
                    if let Outcome::Chain(chained) = operation.finish() {
                        next = Some(chained);
                    }
                }
            }
            // Nobody listens any more where an answer cannot be given.
            Action::Clipboard(clipboard::Action::Read { channel, .. }) => {
                let _ = channel.send(self.clipboard.clone());
            }
            Action::Clipboard(clipboard::Action::Write { contents, .. }) => {
                self.clipboard = Some(contents);
            }
            Action::Window(
                window::Action::GetOldest(channel) | window::Action::GetLatest(channel),
            ) => {
                let _ = channel.send(Some(self.window));
            }
            Action::Window(window::Action::GetSize(_, channel)) => {
                let _ = channel.send(self.logical_size());
            }
            Action::Window(window::Action::GetMaximized(_, channel)) => {
                let _ = channel.send(false);
            }
            Action::Window(window::Action::SetMode(_, mode)) => self.mode = mode,
            Action::System(system::Action::GetTheme(channel)) => {
                let _ = channel.send(Mode::Light);
            }
            Action::Exit => self.has_ended = true,
            // The file dialogs of the system are among these.
            _ => {}
        }
    }

    fn operate(&mut self, operation: &mut dyn Operation) {
        self.with_interface(|interface, renderer, _| interface.operate(renderer, operation));
    }

    fn with_interface<T>(
        &mut self,
        use_it: impl FnOnce(
            &mut UserInterface<'_, Message, iced::Theme, Renderer>,
            &mut Renderer,
            &mut dyn Clipboard,
        ) -> T,
    ) -> T {
        let size = self.logical_size();
        let cache = self.cache.take().unwrap_or_default();
        let Self {
            app,
            renderer,
            clipboard,
            ..
        } = self;
        let mut interface = UserInterface::build(app.view(), size, cache, renderer);
        let made = use_it(&mut interface, renderer, &mut Held(clipboard));
        self.cache = Some(interface.into_cache());
        made
    }
}

fn style(theme: &iced::Theme) -> Style {
    Style {
        text_color: theme.base().text_color,
    }
}
