//! Ctrl C, and the signal by which a system ends programs.

use std::sync::OnceLock;
#[cfg(unix)]
use std::sync::{Arc, LazyLock, atomic::AtomicBool, atomic::Ordering};

use super::output::Output;
#[cfg(unix)]
use super::{language, progress};
use sudoku_engine::search::Stop;
#[cfg(unix)]
use sudoku_formats::files::remove_unfinished;

/// What is raised instead of ending the program at once.
static STOP: OnceLock<Stop> = OnceLock::new();

/// What is printed to, where the program prints.
static OUTPUT: OnceLock<Output> = OnceLock::new();

/// Whether a signal ends the program at once.
#[cfg(unix)]
static AT_ONCE: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// From now on a signal leaves whole lines there, and it is said where the work ended.
pub(super) fn leave_whole_lines(out: &Output) {
    // There is one output in the program's life.
    let _ = OUTPUT.set(out.clone());
}

/// From now on the first of the signals raises this, so that the work can come to an end
/// by itself. The second ends the program all the same.
pub(super) fn raise_at_signal(stop: &Stop) {
    // There is one piece of work in the program's life.
    let _ = STOP.set(stop.clone());
}

/// From now on no half-written file is left behind when the program is ended by Ctrl C
/// or told to end. To be called once, at its start.
pub fn watch_signals() {
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGINT, SIGTERM};
        use signal_hook::iterator::Signals;

        for signal in [SIGINT, SIGTERM] {
            // Without it a signal during the last moments is not heard.
            let _ = signal_hook::flag::register_conditional_default(signal, Arc::clone(&AT_ONCE));
        }
        // Without it the signals end the program as they do by default.
        if let Ok(mut signals) = Signals::new([SIGINT, SIGTERM]) {
            std::thread::spawn(move || signals.forever().for_each(take));
        }
    }
}

#[cfg(unix)]
fn take(signal: i32) {
    if let Some(stop) = STOP.get()
        && !stop.is_raised()
    {
        stop.raise();
        return;
    }
    AT_ONCE.store(true, Ordering::Relaxed);
    if OUTPUT.get().is_some_and(Output::end) {
        progress::end();
        eprintln!("sudoku-stepper: {}", progress::place(language()));
    }
    let _none_is_begun = remove_unfinished();
    // The program ends as one that does not know the signal: whoever started it shall
    // see by what it ended.
    if signal_hook::low_level::emulate_default_handler(signal).is_err() {
        std::process::exit(128 + signal);
    }
}
