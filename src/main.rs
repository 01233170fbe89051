//! Reads the command line: a file or nothing opens the window, a subcommand
//! runs without one.

use std::process::ExitCode;

use sudoku_stepper::cli;
use sudoku_stepper::texts::Language;

fn main() -> ExitCode {
    let arguments = cli::arguments();
    cli::watch_signals();
    match arguments.command {
        Some(command) => cli::run(&command),
        None => open_window(arguments.file.as_deref(), arguments.language),
    }
}

#[cfg(feature = "app")]
fn open_window(file: Option<&std::path::Path>, language: Option<Language>) -> ExitCode {
    use sudoku_stepper::app;

    if !has_display() {
        cli::NoWindow::NoDisplay.tell();
        return ExitCode::from(2);
    }
    // Open the window before reading the file.
    let opening = match file {
        Some(file) if file.as_os_str() == "-" || file.exists() && !file.is_file() => {
            let name = if file.as_os_str() == "-" {
                "standard input".into()
            } else {
                file.file_name().unwrap_or_default().to_string_lossy()
            };
            // A pipe cannot be opened again, or saved to.
            let source = app::Source::named(&name);
            let file = file.to_owned();
            let reader = app::reading::Reader::new(move || cli::read_to_open(&file));
            app::Opening::Named(source, reader)
        }
        Some(file) => app::Opening::File(file.to_owned()),
        None => app::Opening::LeftOff,
    };
    speak_in_sentences();
    match app::run(app::settings::Store::platform(), opening, language) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            cli::NoWindow::Failed(&error.to_string()).tell();
            ExitCode::from(2)
        }
    }
}

#[cfg(not(feature = "app"))]
fn open_window(_file: Option<&std::path::Path>, _language: Option<Language>) -> ExitCode {
    cli::NoWindow::NotBuilt.tell();
    ExitCode::from(2)
}

#[cfg(feature = "app")]
fn has_display() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos"))) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

/// Prints a sentence instead of a panic if the window's library cannot reach the display, or if a
/// library of the system is missing.
#[cfg(feature = "app")]
fn speak_in_sentences() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let winit = info
            .location()
            .is_some_and(|place| place.file().contains("winit"));
        if winit {
            let reason = info.payload_as_str().unwrap_or_default();
            cli::NoWindow::Failed(reason.lines().next().unwrap_or_default()).tell();
            std::process::exit(2);
        }
        usual(info);
    }));
}
