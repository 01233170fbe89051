//! Keys and clicks, sent through the XTEST extension.

use x11rb::connection::Connection;
use x11rb::errors::ReplyError;
use x11rb::protocol::xproto::{self, ConnectionExt as _};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

use super::{Display, Window};

impl Display {
    /// Presses and releases a key, given by a character (`7`, `a`, `?`) or an X
    /// keysym name (`Return`, `F1`, `KP_7`), after any of `ctrl+`, `shift+`,
    /// `alt+` and `super+`. Shift is added where the key needs it, Num Lock for
    /// the digits of the keypad.
    pub fn key(&self, chord: &str) -> Result<(), String> {
        let (mut held, mut name) = (Vec::new(), chord);
        while let Some((prefix, rest)) = name.split_once('+').filter(|(_, rest)| !rest.is_empty()) {
            let keysym = match prefix.to_ascii_lowercase().as_str() {
                "ctrl" => CONTROL_L,
                "shift" => SHIFT_L,
                "alt" => ALT_L,
                "super" => SUPER_L,
                _ => return Err(format!("{chord:?} has an unknown modifier {prefix:?}.")),
            };
            held.push(keysym);
            name = rest;
        }
        let keysym = keysym(name).ok_or_else(|| format!("The key {name:?} is not known."))?;
        self.press(&held, keysym)
    }

    /// Types ASCII text; a line feed is the Return key, a tab the Tab key.
    pub fn type_text(&self, text: &str) -> Result<(), String> {
        for character in text.chars() {
            let keysym = match character {
                '\n' => RETURN,
                '\t' => TAB,
                ' '..='~' => u32::from(character),
                _ => return Err(format!("{character:?} cannot be typed: it is not ASCII.")),
            };
            self.press(&[], keysym)?;
        }
        Ok(())
    }

    fn press(&self, modifiers: &[u32], keysym: u32) -> Result<(), String> {
        let find = |keysym| {
            let found = self.keyboard.find(keysym);
            found.ok_or_else(|| format!("The keyboard has no key for keysym {keysym:#x}."))
        };
        let (key, shifted) = find(keysym)?;
        let num_lock = shifted && (KP_FIRST..=KP_LAST).contains(&keysym);
        let mut held = Vec::new();
        for &modifier in modifiers {
            held.push(find(modifier)?.0);
        }
        if shifted && !num_lock && !modifiers.contains(&SHIFT_L) {
            held.push(find(SHIFT_L)?.0);
        }
        let (down, up) = (xproto::KEY_PRESS_EVENT, xproto::KEY_RELEASE_EVENT);
        let tap = |code| [(down, code), (up, code)];
        let lock = if num_lock {
            tap(find(NUM_LOCK)?.0).to_vec()
        } else {
            Vec::new()
        };
        let mut steps = lock.clone();
        steps.extend(held.iter().map(|&code| (down, code)));
        steps.extend(tap(key));
        steps.extend(held.iter().rev().map(|&code| (up, code)));
        steps.extend(lock);
        self.fake(&steps)
    }

    /// Moves the pointer to a place within the window.
    pub fn move_pointer(&self, window: Window, x: i16, y: i16) -> Result<(), String> {
        let moved = || -> Result<(), ReplyError> {
            let (x, y) = self.on_screen(window, x, y)?;
            let (kind, root) = (xproto::MOTION_NOTIFY_EVENT, self.screen.root);
            self.connection
                .xtest_fake_input(kind, 0, 0, root, x, y, 0)?
                .check()
        };
        moved().map_err(|error| format!("The pointer could not be moved: {error}"))
    }

    /// Clicks with the first mouse button at a place within the window.
    pub fn click(&self, window: Window, x: i16, y: i16) -> Result<(), String> {
        self.move_pointer(window, x, y)?;
        self.fake(&[
            (xproto::BUTTON_PRESS_EVENT, 1),
            (xproto::BUTTON_RELEASE_EVENT, 1),
        ])
    }

    /// Sends the events in one go and waits until the server has taken them.
    fn fake(&self, steps: &[(u8, u8)]) -> Result<(), String> {
        let send = || -> Result<(), ReplyError> {
            for &(kind, detail) in steps {
                self.connection
                    .xtest_fake_input(kind, detail, 0, self.screen.root, 0, 0, 0)?;
            }
            // Any answer shows that all requests before it were carried out.
            self.connection.get_input_focus()?.reply().map(drop)
        };
        send().map_err(|error| format!("The input could not be sent: {error}"))
    }
}

const TAB: u32 = 0xff09;
const RETURN: u32 = 0xff0d;
const NUM_LOCK: u32 = 0xff7f;
const KP_FIRST: u32 = 0xffaa;
const KP_LAST: u32 = 0xffb9;
const SHIFT_L: u32 = 0xffe1;
const CONTROL_L: u32 = 0xffe3;
const ALT_L: u32 = 0xffe9;
const SUPER_L: u32 = 0xffeb;

/// Keysyms by name. A character of ASCII is its own keysym and needs no entry.
const KEYSYMS: &[(&str, u32)] = &[
    ("space", 0x20),
    ("plus", 0x2b),
    ("comma", 0x2c),
    ("minus", 0x2d),
    ("period", 0x2e),
    ("slash", 0x2f),
    ("equal", 0x3d),
    ("question", 0x3f),
    ("BackSpace", 0xff08),
    ("Tab", TAB),
    ("Return", RETURN),
    ("Escape", 0xff1b),
    ("Home", 0xff50),
    ("Left", 0xff51),
    ("Up", 0xff52),
    ("Right", 0xff53),
    ("Down", 0xff54),
    ("Page_Up", 0xff55),
    ("Page_Down", 0xff56),
    ("End", 0xff57),
    ("Insert", 0xff63),
    ("Num_Lock", NUM_LOCK),
    ("KP_Enter", 0xff8d),
    ("KP_Add", 0xffab),
    ("KP_Subtract", 0xffad),
    ("Delete", 0xffff),
];

fn keysym(name: &str) -> Option<u32> {
    if let &[character @ b' '..=b'~'] = name.as_bytes() {
        return Some(character.into());
    }
    let numbered = |prefix: &str, first: u32, numbers: std::ops::RangeInclusive<u32>| {
        let number = name.strip_prefix(prefix)?.parse().ok()?;
        (numbers.contains(&number)).then(|| first + number - numbers.start())
    };
    numbered("F", 0xffbe, 1..=12)
        .or_else(|| numbered("KP_", 0xffb0, 0..=9))
        .or_else(|| Some(KEYSYMS.iter().find(|entry| entry.0 == name)?.1))
}

/// What the server's keys stand for.
pub(super) struct Keyboard {
    first: u8,
    per_key: usize,
    keysyms: Vec<u32>,
}

impl Keyboard {
    pub(super) fn read(connection: &RustConnection) -> Result<Self, ReplyError> {
        let setup = connection.setup();
        let (first, last) = (setup.min_keycode, setup.max_keycode);
        let mapping = connection.get_keyboard_mapping(first, last - first + 1)?;
        let mapping = mapping.reply()?;
        Ok(Self {
            first,
            per_key: usize::from(mapping.keysyms_per_keycode).max(1),
            keysyms: mapping.keysyms,
        })
    }

    /// The key for a keysym and whether Shift (or Num Lock) is needed for it.
    fn find(&self, keysym: u32) -> Option<(u8, bool)> {
        [0, 1].into_iter().find_map(|level| {
            let mut keys = self.keysyms.chunks_exact(self.per_key);
            let index = keys.position(|key| key.get(level) == Some(&keysym))?;
            Some((self.first + u8::try_from(index).ok()?, level == 1))
        })
    }
}
