//! Exocets in words and pictures.

use super::acts::removing;
use super::picture::CellPart;
use super::{Argument, Explain, Line, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, Cell, CellSet, DigitSet, House, chute_of};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::large_patterns::{Exocet, ExocetConclusion, ExocetPattern};

impl Explain for ExocetPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let mut argument = Argument {
            idea: idea(self),
            ..Argument::default()
        };
        let bases = self.parts.iter().map(|part| {
            argument.push(Line::from(said!(
                "exocet-base",
                base = Text::listed(part.base),
                digits = Text::listed(self.digits),
                targets = Text::listed(part.targets),
            )))
        });
        let bases: Vec<usize> = bases.collect();
        let mut needed = said!("exocet-need", lines = Text::listed_houses(self.cross_lines),);
        let companions = companions(self);
        if !companions.is_empty() {
            needed = needed.sentence(said!(
                "exocet-companions",
                cells = Text::listed(companions),
                count = companions.len(),
            ));
        }
        let mut from = vec![argument.push(Line {
            from: bases,
            ..needed.sentence(said!("exocet-s-cells")).into()
        })];
        let need = from[0];
        for (digit, covers) in &self.covers {
            let mut choices = covers.iter();
            let lines = |cover: &Vec<House>| Text::listed_houses(cover.iter().copied());
            let first = choices.next();
            let text = said!(
                "exocet-cover",
                digit = *digit,
                count = first.map_or(0, Vec::len),
                lines = first.map(lines).unwrap_or_default(),
            );
            let also = choices.map(|cover| said!("also-in", houses = lines(cover)));
            from.push(argument.push(Line {
                from: vec![need],
                ..also.fold(text, Text::sentence).into()
            }));
        }
        let held = argument.push(Line {
            from,
            ..said!("exocet-targets").into()
        });
        let mut ends = Vec::new();
        let has_other = deduction
            .eliminations
            .iter()
            .any(|it| self.targets().contains(it.cell) && !self.digits.contains(it.digit));
        if has_other {
            ends.push(argument.push(Line {
                from: vec![held],
                ..said!("exocet-only", digits = Text::listed(self.digits)).into()
            }));
        }
        match &self.conclusion {
            ExocetConclusion::Targets { crowded, base } => {
                let crowded = said_crowded(&mut argument, crowded, [need, held]);
                if !base.is_empty() {
                    ends.push(argument.push(Line {
                        from: [&crowded[..], &[held]].concat(),
                        ..said!("exocet-gone", digits = Text::alternatives(*base)).into()
                    }));
                }
                ends.extend(crowded);
            }
            ExocetConclusion::Mirror(gone) => {
                ends.extend(said_mirrors(self, &mut argument, gone, held));
            }
            ExocetConclusion::Double { crowded, shared } => {
                ends.extend(said_crowded(&mut argument, crowded, [need, held]));
                ends.extend(said_double(self, &mut argument, *shared, held));
            }
        }
        ends.sort_unstable();
        argument.push(Line {
            from: ends,
            ..said!(
                "exocet-end",
                count = deduction.eliminations.len(),
                removing = removing(&deduction.eliminations)
            )
            .into()
        });
        argument
    }

    fn picture(&self) -> Picture {
        let picture = Picture::default()
            .with(Role::Base, self.of_base.iter().copied())
            .with(Role::Y, self.of_targets.iter().copied())
            .with(Role::Z, self.covered.iter().copied())
            .covering(self.cross_lines)
            .framing(s_cells(self), CellPart::SCell)
            .framing(self.base(), CellPart::ExocetBase)
            .framing(self.targets(), CellPart::Target)
            .framing(companions(self), CellPart::Companion);
        let picture = Picture {
            witnesses: self.standing,
            ..picture
        };
        match &self.conclusion {
            ExocetConclusion::Mirror(gone) => {
                let cells = gone.iter();
                let cells = cells.fold(CellSet::EMPTY, |all, (_, mirror)| all | *mirror);
                picture.framing(cells, CellPart::Mirror)
            }
            ExocetConclusion::Targets { .. } | ExocetConclusion::Double { .. } => picture,
        }
    }

    /// The candidates of a base digit in the base and in a target.
    fn lost(&self, deduction: &Deduction) -> Vec<(Candidate, Role)> {
        let gone = deduction.eliminations.iter().copied();
        let gone = gone.filter(|it| self.digits.contains(it.digit));
        gone.filter_map(|it| {
            if self.base().contains(it.cell) {
                Some((it, Role::Base))
            } else if self.targets().contains(it.cell) {
                Some((it, Role::Y))
            } else {
                None
            }
        })
        .collect()
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        self.digits
    }

    fn place(&self, _: &Deduction) -> Text {
        each_part(self, |part| {
            said!(
                "place-exocet",
                base = Text::listed(part.base),
                targets = Text::listed(part.targets),
            )
        })
    }

    fn short(&self, _: &Deduction) -> Text {
        let parts = each_part(self, |part| {
            said!(
                "short-exocet",
                base = Text::listed(part.base),
                digits = self.digits.iter().fold(Text::new(), Text::then),
                targets = Text::listed(part.targets),
            )
        });
        said!(
            "short-cross-lines",
            exocets = parts,
            lines = Text::listed_houses(self.cross_lines)
        )
    }
}

/// The cells that both base cells see.
fn seen_by_base(pattern: &ExocetPattern) -> CellSet {
    let seen = pattern.parts.iter();
    let seen = seen.map(|part| part.base.into_iter().collect::<CellSet>().common_peers());
    seen.fold(CellSet::EMPTY, CellSet::union)
}

/// The cells next to the targets on their cross-lines that have no digit of the base, if both
/// targets are in the band or stack of the base.
fn companions(pattern: &ExocetPattern) -> CellSet {
    let lines = pattern.cross_lines.map(House::cells);
    let beside = |target: Cell| {
        let line = lines.into_iter().find(|line| line.contains(target));
        line.map_or(CellSet::EMPTY, |line| {
            (line & House::box_at(target.box_index()).cells()).without(target)
        })
    };
    // A senior exocet has a target elsewhere and needs no such cells.
    let is_junior = |part: &&Exocet| {
        let [rows, columns] = [Cell::row, Cell::column].map(|place: fn(Cell) -> usize| {
            let chute = chute_of(place(part.base[0]));
            part.targets.iter().all(|it| chute_of(place(*it)) == chute)
        });
        rows || columns
    };
    let parts = pattern.parts.iter().filter(is_junior);
    let beside = parts.flat_map(|part| part.targets).map(beside);
    beside.fold(CellSet::EMPTY, CellSet::union) - seen_by_base(pattern)
}

/// The cells of the cross-lines, other than the targets, that can hold digits of the base.
fn s_cells(pattern: &ExocetPattern) -> CellSet {
    let lines = pattern.cross_lines.map(House::cells);
    let lines = lines.into_iter().fold(CellSet::EMPTY, CellSet::union);
    lines - pattern.targets() - seen_by_base(pattern) - companions(pattern)
}

fn each_part(pattern: &ExocetPattern, said: impl Fn(&Exocet) -> Text) -> Text {
    Text::clauses(pattern.parts.iter().map(said))
}

fn idea(pattern: &ExocetPattern) -> Text {
    let base = Text::listed(pattern.base());
    let targets = Text::listed(pattern.targets());
    if pattern.parts.len() > 1 {
        return said!(
            "exocet-double-idea",
            base = base,
            digits = Text::listed(pattern.digits),
            targets = targets,
        );
    }
    said!("exocet-idea", base = base, targets = targets)
}

/// Adds the exclusions by mirrors and returns their lines.
fn said_mirrors(
    pattern: &ExocetPattern,
    argument: &mut Argument,
    gone: &[(Candidate, CellSet)],
    held: usize,
) -> Vec<usize> {
    let mut told: Vec<(CellSet, usize)> = Vec::new();
    let mut ends = Vec::new();
    for (candidate, mirror) in gone {
        let known = told.iter().find(|(other, _)| other == mirror);
        let needed = known.map_or_else(
            || {
                let target = candidate.cell;
                let others = pattern.targets().without(target);
                let shared = mirror.first().map(|cell| House::box_at(cell.box_index()));
                argument.push(Line {
                    from: vec![held],
                    house: shared,
                    ..said!(
                        "exocet-mirror",
                        target = target,
                        other = Text::listed(others),
                        house = Text::listed_houses(shared),
                        mirror = Text::alternatives(*mirror),
                    )
                    .into()
                })
            },
            |(_, line)| *line,
        );
        if known.is_none() {
            told.push((*mirror, needed));
        }
        ends.push(
            argument.push(Line {
                from: vec![needed],
                ..said!(
                    "exocet-no-mirror",
                    mirror = Text::listed(*mirror),
                    digit = candidate.digit,
                    target = candidate.cell,
                )
                .into()
            }),
        );
    }
    ends
}

/// Adds the further conclusions of a double exocet and returns their lines.
fn said_double(
    pattern: &ExocetPattern,
    argument: &mut Argument,
    shared: House,
    held: usize,
) -> Vec<usize> {
    let different = argument.push(Line {
        from: vec![held],
        house: Some(shared),
        ..said!("exocet-different", house = shared).into()
    });
    let four = argument.push(Line {
        from: vec![held, different],
        ..said!(
            "exocet-four",
            base = Text::listed(pattern.base()),
            targets = Text::listed(pattern.targets()),
            digits = Text::listed(pattern.digits),
        )
        .into()
    });
    let seeing = argument.push(Line {
        from: vec![four],
        ..said!("exocet-seeing", digits = Text::alternatives(pattern.digits)).into()
    });
    let used = argument.push(Line {
        from: vec![four],
        ..said!("exocet-used").into()
    });
    vec![seeing, used]
}

/// Adds the digits that a target cannot be because the other cross-lines would not have room, and
/// returns their lines.
fn said_crowded(
    argument: &mut Argument,
    crowded: &[(Candidate, House)],
    from: [usize; 2],
) -> Vec<usize> {
    let lines = crowded.iter().map(|(candidate, line)| {
        argument.push(Line {
            from: from.to_vec(),
            ..said!(
                "exocet-crowded",
                cell = candidate.cell,
                digit = candidate.digit,
                line = *line,
            )
            .into()
        })
    });
    lines.collect()
}
