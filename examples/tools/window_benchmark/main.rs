//! Measures the window under Xvfb: the time from the start to the first frame, and from a press of
//! Step to the drawn frame for every technique; its response while it searches for a path, the
//! frames of a step in motion, the memory, and the processor's time while nothing happens.
//!
//! ```text
//! cargo build --release
//! cargo run --release -p sudoku-tools --bin window_benchmark -- target/release/sudoku-stepper [TECHNIQUE…]
//! ```
//!
//! With techniques, only their steps are measured. It needs Xvfb, like the tests of the window.
//! Times measured from outside include the transfer of the picture to the measuring program: about
//! a millisecond.

#[cfg(target_os = "linux")]
#[macro_use]
#[path = "../../shared/say.rs"]
mod say;
#[cfg(target_os = "linux")]
#[path = "../../../tests/common/display.rs"]
mod display;
#[cfg(target_os = "linux")]
mod motion;
#[cfg(target_os = "linux")]
mod steps;
#[cfg(target_os = "linux")]
mod window;

#[cfg(target_os = "linux")]
fn main() -> Result<(), String> {
    use std::path::PathBuf;

    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().map_or_else(
        || PathBuf::from("target/release/sudoku-stepper"),
        PathBuf::from,
    );
    let program = program
        .canonicalize()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    let techniques = arguments
        .map(|name| name.parse().map_err(|error| format!("{error}")))
        .collect::<Result<Vec<_>, String>>()?;
    let Some(display) = display::Display::start(1600, 1100)? else {
        return Err("there is no Xvfb on this machine".to_owned());
    };
    let bench = window::Bench::new(&display, &program)?;
    if !techniques.is_empty() {
        return steps::measure(&bench, &techniques);
    }
    window::first_frame(&bench)?;
    window::idle(&bench)?;
    window::in_the_background(&bench)?;
    motion::measure(&bench)?;
    steps::measure(&bench, sudoku_stepper::rules::Technique::ALL)
}

#[cfg(not(target_os = "linux"))]
fn main() {
    eprintln!("this benchmark needs Xvfb, and so Linux");
}
