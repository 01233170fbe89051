//! The part of a window manager that maximises windows and shows their titles.

use std::time::Duration;

use x11rb::connection::Connection;
use x11rb::errors::ReplyError;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, ChangeWindowAttributesAux, ClientMessageEvent, ConfigureWindowAux,
    ConnectionExt as _, EventMask, PropMode,
};
use x11rb::wrapper::ConnectionExt as _;

use super::{Display, POLL, Window, until};

const STATE: &str = "_NET_WM_STATE";
const MAXIMIZED: [&str; 2] = [
    "_NET_WM_STATE_MAXIMIZED_HORZ",
    "_NET_WM_STATE_MAXIMIZED_VERT",
];

impl Display {
    /// From now on it is noted what windows ask of a window manager.
    pub fn listen(&self) {
        let mask = ChangeWindowAttributesAux::new().event_mask(EventMask::SUBSTRUCTURE_NOTIFY);
        let listened = self
            .connection
            .change_window_attributes(self.screen.root, &mask);
        listened.unwrap().check().unwrap();
    }

    /// Whether the window, once it was shown, asks to be maximised. A manager does not
    /// listen to windows that are not shown yet.
    pub fn is_asked_to_maximize(&self, window: Window, patience: Duration) -> bool {
        let [state, horizontal, vertical] =
            [STATE, MAXIMIZED[0], MAXIMIZED[1]].map(|name| self.atom(name).unwrap());
        let mut is_shown = false;
        let asked = until(patience, POLL, || {
            while let Some(event) = self.connection.poll_for_event().unwrap() {
                match event {
                    Event::MapNotify(event) if event.window == window => is_shown = true,
                    Event::ClientMessage(event) if event.window == window && is_shown => {
                        let [adds, one, other, ..] = event.data.as_data32();
                        let both = [one, other];
                        if event.type_ == state
                            && adds == 1
                            && both.contains(&horizontal)
                            && both.contains(&vertical)
                        {
                            return Some(());
                        }
                    }
                    _ => {}
                }
            }
            None
        });
        asked.is_some()
    }

    /// Whether the window answers in time when it is asked if it still responds, as a
    /// window manager asks (`_NET_WM_PING`). [`Display::listen`] hears the answer.
    pub fn answers(&self, window: Window, patience: Duration) -> Result<bool, String> {
        let ask = || -> Result<_, ReplyError> {
            let (kind, ping) = (self.atom("WM_PROTOCOLS")?, self.atom("_NET_WM_PING")?);
            let message = ClientMessageEvent::new(32, window, kind, [ping, 0, window, 0, 0]);
            while self.connection.poll_for_event()?.is_some() {}
            self.connection
                .send_event(false, window, EventMask::NO_EVENT, message)?
                .check()?;
            Ok((kind, ping))
        };
        let (kind, ping) = ask().map_err(|error| format!("The window is not asked: {error}"))?;
        let answered = until(patience, POLL, || {
            while let Some(event) = self.connection.poll_for_event().ok()? {
                if let Event::ClientMessage(event) = event
                    && event.window == self.screen.root
                    && event.type_ == kind
                    && event.data.as_data32()[..3] == [ping, 0, window]
                {
                    return Some(());
                }
            }
            None
        });
        Ok(answered.is_some())
    }

    /// Makes the window this large, as a maximised one or as a usual one.
    pub fn resize(&self, window: Window, width: u32, height: u32, maximized: bool) {
        let names: &[&str] = if maximized { &MAXIMIZED } else { &[] };
        let atoms: Vec<u32> = names.iter().map(|name| self.atom(name).unwrap()).collect();
        let size = ConfigureWindowAux::new().width(width).height(height);
        let change = || -> Result<(), ReplyError> {
            let state = self.atom(STATE)?;
            self.connection
                .change_property32(PropMode::REPLACE, window, state, AtomEnum::ATOM, &atoms)?
                .check()?;
            self.connection.configure_window(window, &size)?.check()
        };
        change().unwrap();
    }

    /// What the title bar says.
    pub fn title(&self, window: Window) -> String {
        let title = || -> Result<_, ReplyError> {
            let name = self.atom("_NET_WM_NAME")?;
            let all = self
                .connection
                .get_property(false, window, name, AtomEnum::ANY, 0, 1000)?;
            Ok(all.reply()?.value)
        };
        String::from_utf8(title().unwrap()).unwrap()
    }
}
