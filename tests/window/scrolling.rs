//! Keys that scroll the dialogs.

use iced::Task;

use crate::living::Living;
use crate::living_tree::shown;
use crate::support::ASSIGNMENT;

/// A window so low that no dialog fits.
const LOW: (f32, f32) = (760.0, 420.0);

/// The part of a dialog that scrolls.
const PART: &str = "choices";

const DIALOGS: [(&str, &str); 4] = [
    ("the settings", "ctrl+,"),
    ("a new game", "ctrl+shift+n"),
    ("an export", "ctrl+e 8"),
    ("the keys", "f12"),
];

#[test]
fn page_home_and_end_scroll_every_dialog() {
    for (what, keys) in DIALOGS {
        let mut living = Living::new(shown(Some(ASSIGNMENT), keys), Task::none(), LOW);
        assert_eq!(living.scrolled(PART).y, 0.0, "{what}");
        living.keys("pagedown");
        let page = living.scrolled(PART).y;
        assert!(page > 20.0, "{what}: {page}");
        living.keys("pagedown*30 wait");
        let end = living.scrolled(PART).y;
        assert_eq!(living.app.notice().as_deref(), Some(BELOW), "{what}");
        living.keys("pageup*35 wait");
        assert_eq!(living.scrolled(PART).y, 0.0, "{what}");
        assert_eq!(living.app.notice().as_deref(), Some(ABOVE), "{what}");
        // In an export, these keys choose the form.
        if what != "an export" {
            living.keys("down");
            assert!(living.scrolled(PART).y > 0.0, "{what}");
            living.keys("up end");
            assert_eq!(living.scrolled(PART).y, end, "{what}");
            living.keys("home");
            assert_eq!(living.scrolled(PART).y, 0.0, "{what}");
        }
    }
}

const ABOVE: &str = "There is nothing more above.";
const BELOW: &str = "There is nothing more below.";

#[test]
fn where_all_is_in_view_a_key_that_scrolls_says_so() {
    let mut living = Living::new(
        shown(Some(ASSIGNMENT), "ctrl+,"),
        Task::none(),
        (1200.0, 1400.0),
    );
    living.keys("pagedown wait");
    assert_eq!(living.app.notice().as_deref(), Some(BELOW));
}
