//! The names of steps in a language.

use super::technique_name;
use sudoku_engine::rules::{Deduction, Form};
use sudoku_engine::texts::{Language, words};

/// The name of a form: `M-Wing`.
pub fn form_name(language: &Language, form: Form) -> String {
    match form {
        Form::MWing => words!(language, "form-m-wing"),
        Form::SWing => words!(language, "form-s-wing"),
        Form::LWing => words!(language, "form-l-wing"),
        Form::HWing => words!(language, "form-h-wing"),
        Form::DoublyLinked => words!(language, "form-doubly-linked"),
        Form::RectangleElimination => words!(language, "form-rectangle-elimination"),
    }
}

/// The name of a step: the name of its technique and, if its form has a name, that name, too: `AIC
/// (M-Wing)`.
pub fn step_title(language: &Language, step: &[Deduction]) -> String {
    let Some((first, others)) = step.split_first() else {
        return String::new();
    };
    let technique = technique_name(language, first.technique);
    match first.form() {
        Some(form) if others.iter().all(|it| it.form() == Some(form)) => words!(
            language,
            "step-title-with-form",
            technique = technique,
            form = form_name(language, form)
        ),
        _ => technique,
    }
}
