//! The engine from outside: grid, rules, solver, search, generator, ratings, games,
//! lessons, and what is said and drawn of all that.

#![allow(clippy::unwrap_used, reason = "a test fails where it unwraps nothing")]
#![allow(clippy::print_stdout, reason = "a test says so where it cannot be run")]

#[path = "../common/mod.rs"]
mod common;
mod shown;
mod walk;

mod almost_locked;
mod almost_locked_sets;
mod best_games;
mod boards;
mod boards_drawn;
mod boards_told;
mod cage_links;
mod cage_search;
mod cages;
mod catalogue;
mod causes;
mod census;
mod chains;
mod coloring;
mod conclusions;
mod contradictions;
mod difference;
mod direct;
mod disjoint;
mod draft;
mod drawing;
mod every_step;
mod explain;
mod explained;
mod explainer;
mod fireworks;
mod fish;
mod forcing;
mod generate;
mod generate_boards;
mod hints;
mod ice;
mod known;
mod kraken;
mod lanes;
mod large_patterns;
mod layers;
mod leftovers;
mod legend_words;
mod lengths;
mod lessons;
mod library;
mod links;
mod marks;
mod notation;
mod oddagons;
mod order;
mod other_language;
mod palette;
mod paths;
mod play;
mod properties;
mod rate;
mod rules;
mod rules_that_leave_off;
mod save_points;
mod search;
mod session;
mod set_by;
mod several_cells;
mod side_arguments;
mod single_digit;
mod solved_puzzles;
mod spans;
mod subset_search;
mod subsets;
mod sudoku;
mod templates;
mod texts;
mod truth;
mod undo;
mod uniqueness;
mod walked_links;
mod watched;
mod watched_replay;
mod why;
mod wings;
