//! Times and dates in words.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

use sudoku_engine::texts::{Language, words};

/// Hours, minutes and seconds: `04:31`, `1:02:05`.
pub fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes:02}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// The present time in seconds since the beginning of 1970, unless the system's clock is before
/// that.
pub(super) fn now() -> Option<u64> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    Some(since.as_secs())
}

/// The local date of a moment, in the international form: `2026-11-03`.
pub(super) fn date(seconds: u64) -> Option<String> {
    let moment = here(UNIX_EPOCH.checked_add(Duration::from_secs(seconds))?)?;
    Some(moment.date().to_string())
}

/// The time when something was left, relative to now: `Today, 14:05`, `Yesterday`.
pub(super) fn left(language: &Language, then: SystemTime) -> Option<String> {
    Some(since(language, here(then)?, here(SystemTime::now())?))
}

/// The time from now of a moment, both in local time.
pub fn since(language: &Language, then: DateTime, now: DateTime) -> String {
    let is_of_today = then.date() == now.date();
    // The message chooses the month's name by this number.
    let month = usize::from(then.month().unsigned_abs());
    if is_of_today && (then.hour(), then.minute()) == (now.hour(), now.minute()) {
        words!(language, "moment-now")
    } else if is_of_today {
        let time = format!("{}:{:02}", then.hour(), then.minute());
        words!(language, "moment-today", time = time)
    } else if now.date().yesterday().is_ok_and(|it| it == then.date()) {
        words!(language, "moment-yesterday")
    } else if then.year() == now.year() {
        let day = then.day().to_string();
        words!(language, "moment-day", day = day, month = month)
    } else {
        words!(
            language,
            "moment-day-of-year",
            day = then.day().to_string(),
            month = month,
            year = then.year().to_string(),
        )
    }
}

/// The local date and time of a moment.
fn here(moment: SystemTime) -> Option<DateTime> {
    let moment = Timestamp::try_from(moment).ok()?;
    Some(moment.to_zoned(TimeZone::system()).datetime())
}
