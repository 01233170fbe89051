//! Ctrl C, and the signal with which a system ends programs.

use std::sync::OnceLock;
#[cfg(unix)]
use std::sync::{Arc, LazyLock, atomic::AtomicBool, atomic::Ordering};

use super::output::Output;
#[cfg(unix)]
use super::{language, progress};
use sudoku_engine::search::Stop;
#[cfg(unix)]
use sudoku_formats::files::remove_unfinished;

/// The stop to raise instead of ending the program at once.
static STOP: OnceLock<Stop> = OnceLock::new();

/// The output, if the program prints.
static OUTPUT: OnceLock<Output> = OnceLock::new();

/// Whether a signal ends the program at once.
#[cfg(unix)]
static AT_ONCE: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// Ensures that from now on, a signal leaves only whole lines in the output, and a message says
/// where the work ended.
pub(super) fn leave_whole_lines(out: &Output) {
    // The program has only one output.
    let _ = OUTPUT.set(out.clone());
}

/// Ensures that from now on, the first signal raises this stop, so that the work can end by itself.
/// The second signal ends the program anyway.
pub(super) fn raise_at_signal(stop: &Stop) {
    // The program does only one piece of work.
    let _ = STOP.set(stop.clone());
}

/// Ensures that from now on, Ctrl C and the signal to end leave no half-written file behind. Call
/// this once, at the start of the program.
pub fn watch_signals() {
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGINT, SIGTERM};
        use signal_hook::iterator::Signals;

        for signal in [SIGINT, SIGTERM] {
            // Without this, a signal during the last moments is lost.
            let _ = signal_hook::flag::register_conditional_default(signal, Arc::clone(&AT_ONCE));
        }
        // Without this, the signals end the program as by default.
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
    // The program ends like one that does not handle the signal, so that its caller can see the
    // cause.
    if signal_hook::low_level::emulate_default_handler(signal).is_err() {
        std::process::exit(128 + signal);
    }
}
