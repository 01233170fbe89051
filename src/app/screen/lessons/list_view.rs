//! The list of lessons as widgets.

use iced::widget::{column, container, row, space as gap, text, text_input};
use iced::{Center, Element, Fill};

use super::listed::{Order, Row};
use super::{FILTER, Lessons, Message};
use crate::shortcut::{FIND, ORDER};
use crate::theme::{self, BOLD, size, space};
use crate::widget::{choice, filling, other_names, short, with_key};
use sudoku_engine::rules::Technique;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::{family_heading, technique_name};
use sudoku_telling::lessons::{COURSES, Learned};

impl Lessons {
    pub(super) fn list(&self, language: &Language) -> Element<'_, Message> {
        let field = text_input(&words!(language, "learn-filter"), self.listed.filtered())
            .id(FILTER)
            .on_input(Message::Filter)
            .on_submit(Message::Leave)
            .padding([5, 10])
            .size(size::BODY)
            .style(theme::field);
        let listed = self.listed.rows();
        let row = |number: usize, chosen: bool| match listed[number] {
            Row::Family(family) => self.heading_row(family_heading(language, family)),
            Row::Course(number) => self.heading_row(course_name(language, number)),
            Row::Technique(technique) => self.technique_row(language, technique, chosen),
            Row::Boards => self.heading_row(words!(language, "learn-boards")),
            Row::Board(board) => {
                let name = filling(short(board.name(language), size::SMALL));
                let learn = Some(Message::LearnBoard(board));
                self.list.row(row![name], chosen, learn)
            }
        };
        let rows = self.listed.with_chosen(self.subject());
        let list: Element<'_, Message> = if listed.is_empty() {
            let words = match self.listed.order() {
                Order::Families => words!(language, "learn-none-passes"),
                Order::Courses => words!(language, "learn-none-in-courses"),
            };
            let words = text(words).size(size::BODY).style(theme::muted);
            container(words).height(Fill).into()
        } else {
            self.list.view(&rows, Message::List, row)
        };
        let orders = [
            (Order::Courses, words!(language, "learn-courses")),
            (Order::Families, words!(language, "learn-all")),
        ];
        let order = choice(language, orders, self.listed.order(), ORDER, Message::Order);
        column![order, with_key(language, field, FIND)]
            .push(other_names(self.listed.other_names()))
            .push(list)
            .spacing(space::SMALL)
            .into()
    }

    fn heading_row(&self, name: String) -> Element<'_, Message> {
        let name = text(name).size(size::SMALL).font(BOLD);
        container(name)
            .height(self.list.row_height())
            .padding([0.0, space::SMALL])
            .align_y(Center)
            .into()
    }

    fn technique_row(
        &self,
        language: &Language,
        technique: Technique,
        chosen: bool,
    ) -> Element<'_, Message> {
        let level =
            container(gap().width(4).height(15)).style(theme::level_bar(Some(technique.level())));
        let name = short(technique_name(language, technique), size::SMALL);
        let learned = match self.progress.learned(technique) {
            Learned::New => String::new(),
            Learned::Read => words!(language, "learn-read"),
            Learned::Practised => words!(language, "learn-begun"),
            Learned::Known => words!(language, "learn-known"),
        };
        let content = row![
            level,
            filling(name),
            text(learned).size(size::SMALL).style(theme::muted),
        ];
        let learn = Some(Message::Learn(technique));
        self.list.row(content.spacing(space::SMALL), chosen, learn)
    }
}

/// The name of a course.
fn course_name(language: &Language, number: usize) -> String {
    match COURSES.get(number).map(|course| course.slug) {
        Some("first") => words!(language, "course-first"),
        Some("medium") => words!(language, "course-medium"),
        Some("hard") => words!(language, "course-hard"),
        Some("unfair") => words!(language, "course-unfair"),
        _ => words!(language, "course-extreme"),
    }
}
