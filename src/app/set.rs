//! The effects of changing a setting.

use iced::Task;

use super::settings::MotionChoice;
use super::settings::SettingChange;
use super::{App, Message};

impl App {
    /// Changes a setting, applies it and saves it.
    pub(super) fn set(&mut self, change: SettingChange) -> Task<Message> {
        let settings = self.preferences.settings_mut();
        match change {
            SettingChange::Theme(theme) => {
                settings.theme = theme;
                self.screens.redraw();
            }
            SettingChange::TextSize(size) => {
                settings.text_size = size;
                self.screens.redraw();
            }
            SettingChange::Language(tag) => {
                self.choose_language(&tag);
                return Task::none();
            }
            SettingChange::NextLanguage => {
                self.choose_language(&self.preferences.next_language());
                return Task::none();
            }
            SettingChange::Notation(notation) => settings.notation = notation,
            SettingChange::Labels => {
                settings.labels = settings.labels.other();
                self.screens.redraw();
            }
            SettingChange::Boxes => {
                settings.boxes = settings.boxes.other();
                self.screens.redraw();
            }
            SettingChange::Origins => {
                settings.origins = settings.origins.other();
                if let Some(solver) = self.screens.solver_mut() {
                    solver.show_origins(settings.origins);
                }
            }
            SettingChange::RightDigits => {
                settings.right_digits = !settings.right_digits;
                if let Some(solver) = self.screens.solver_mut() {
                    solver.show_right_digits(settings.right_digits);
                }
            }
            SettingChange::GoesOn => settings.goes_on = !settings.goes_on,
            SettingChange::Motion(motion) => self.choose_motion(motion),
            SettingChange::NextMotion => {
                let all = MotionChoice::ALL;
                let now = all.iter().position(|it| *it == settings.motion);
                let next = now.map_or(0, |now| (now + 1) % all.len());
                self.choose_motion(all[next]);
            }
            SettingChange::Telling(telling) => {
                settings.telling = telling;
                self.tell_by_learned();
            }
            SettingChange::NextTelling => {
                settings.telling = settings.telling.next();
                self.tell_by_learned();
            }
            SettingChange::Beginning => settings.beginning = settings.beginning.other(),
        }
        self.remember();
        Task::none()
    }

    fn choose_motion(&mut self, motion: MotionChoice) {
        self.preferences.settings_mut().motion = motion;
        self.set_pace();
    }
}
