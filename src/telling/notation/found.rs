//! A valid step that was read, as a deduction like those of rules.

use std::ops::ControlFlow;

use super::Style;
use super::chain::Chain;
use super::read::read;
use super::step::{Argument, Fish, SingleDigit, WrittenStep};
use super::write::{argument, compact};
use sudoku_engine::grid::{Candidate, CellSet, DigitSet, Grid, House, HouseKind, Layout};
use sudoku_engine::rules::fish::FishKind;
use sudoku_engine::rules::large_patterns::Slot;
use sudoku_engine::rules::written::{Grounds, KnownPattern, WrittenPattern};
use sudoku_engine::rules::{Deduction, Family, Pattern, Survey, Technique, rule_for};
use sudoku_engine::texts::Notation;

impl WrittenStep {
    /// The deduction of the step: the one of the rule of its technique if that makes the same
    /// deduction on the board. Otherwise, or if the survey is stopped, a deduction that rests on
    /// the grounds found by the check.
    pub fn deduction(&self, survey: &Survey<'_>, grounds: Grounds) -> Deduction {
        let named = self.technique.filter(|it| self.may_be(*it, grounds));
        let technique = named.unwrap_or_else(|| self.likely(grounds));
        if let Some(found) = self.by_rule(technique, survey, grounds) {
            return found;
        }
        let pattern = WrittenPattern {
            grounds,
            used: self.used(survey),
            houses: self.houses(),
        };
        Deduction {
            technique,
            placements: self.placements.clone().into(),
            eliminations: self.eliminations.clone().into(),
            pattern: Pattern::Written(Box::new(pattern)),
        }
    }

    /// Whether the line of a deduction has the pattern of this step, in some notation; true if the
    /// step states none.
    pub(super) fn is_written_as(&self, found: &Deduction, layout: &Layout) -> bool {
        let mut styles = Style::ALL.into_iter();
        match &self.argument {
            Argument::Nothing | Argument::Other => true,
            Argument::Raw(text) => {
                let plain = |text: &str| text.replace(char::is_whitespace, "").to_lowercase();
                let wanted = plain(text);
                styles.any(|style| {
                    let mut lines = Notation::ALL.into_iter();
                    lines.any(|notation| {
                        let (_, argument) = argument(found, style, notation);
                        plain(&argument) == wanted
                    })
                })
            }
            argument => styles.any(|style| {
                let text = compact(found, style, Notation::Rc);
                let again = read(&text, layout, Notation::Rc);
                again.is_ok_and(|steps| steps.iter().any(|it| it.argument.says(argument)))
            }),
        }
    }

    /// The deduction of the rule with the same conclusions and the same pattern, if that was
    /// compared.
    fn by_rule(
        &self,
        technique: Technique,
        survey: &Survey<'_>,
        grounds: Grounds,
    ) -> Option<Deduction> {
        let rule = rule_for(technique)?;
        let has_all =
            |found: &[Candidate], wanted: &[Candidate]| wanted.iter().all(|it| found.contains(it));
        let mut wanted = None;
        let _ = rule.search(survey, &mut |found| {
            if survey.is_stopped() {
                return ControlFlow::Break(());
            }
            let is_wanted = has_all(&found.placements, &self.placements)
                && has_all(&found.eliminations, &self.eliminations)
                && (matches!(grounds, Grounds::Conclusion(_))
                    || self.is_written_as(&found, survey.layout()));
            if is_wanted {
                wanted = Some(found);
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        let is_said =
            |it: Candidate| self.placements.contains(&it) || self.eliminations.contains(&it);
        wanted.map(|found| found.restricted_to(is_said))
    }

    /// Whether the step has the size of the named technique and, if that is a fish, its shape.
    fn may_be(&self, technique: Technique, grounds: Grounds) -> bool {
        match (grounds, &self.argument) {
            (Grounds::Premises(KnownPattern::Fish), Argument::Fish(fish))
                if fish.branches.is_empty() =>
            {
                let kinds = shapes(fish);
                kinds
                    .iter()
                    .any(|kind| kind.named(fish.base.len()) == Some(technique))
                    || technique.family() != Family::Fish
            }
            (Grounds::Premises(KnownPattern::Subset), Argument::Cells(_, cells)) => {
                let size = match technique {
                    Technique::LockedPair | Technique::NakedPair | Technique::HiddenPair => 2,
                    Technique::LockedTriple | Technique::NakedTriple | Technique::HiddenTriple => 3,
                    Technique::NakedQuadruple | Technique::HiddenQuadruple => 4,
                    _ => return true,
                };
                size == cells.len()
            }
            _ => true,
        }
    }

    /// The likely technique of a step that names none, or an impossible one.
    fn likely(&self, grounds: Grounds) -> Technique {
        let Grounds::Premises(seen) = grounds else {
            return Technique::Aic;
        };
        match (seen, &self.argument) {
            (KnownPattern::NakedSingle, _) => Technique::NakedSingle,
            (KnownPattern::HiddenSingle(_), _) => Technique::HiddenSingle,
            (KnownPattern::Locked(house), _) if house.kind().is_line() => Technique::Claiming,
            (KnownPattern::Locked(_), _) => Technique::Pointing,
            (KnownPattern::Disjoint, _) => Technique::DistributedDisjointSubset,
            (KnownPattern::Subset, Argument::Cells(_, cells)) => {
                let inside = self.eliminations.iter().any(|it| cells.contains(&it.cell));
                match (inside, cells.len()) {
                    (false, ..=2) => Technique::NakedPair,
                    (false, 3) => Technique::NakedTriple,
                    (false, _) => Technique::NakedQuadruple,
                    (true, ..=2) => Technique::HiddenPair,
                    (true, 3) => Technique::HiddenTriple,
                    (true, _) => Technique::HiddenQuadruple,
                }
            }
            (KnownPattern::Fish, Argument::Fish(fish)) if fish.branches.is_empty() => {
                let mut names = shapes(fish)
                    .iter()
                    .filter_map(|it| it.named(fish.base.len()));
                names.next().unwrap_or(Technique::Aic)
            }
            (KnownPattern::Fish, Argument::Fish(_)) => Technique::KrakenFishType1,
            (KnownPattern::SingleDigit, _) => Technique::TurbotFish,
            (KnownPattern::Wing, Argument::Joined { .. }) => Technique::WWing,
            (KnownPattern::Wing, _) => Technique::XyWing,
            (KnownPattern::Colors, Argument::Colors(_, clusters)) if clusters.len() > 1 => {
                Technique::MultiColors1
            }
            (KnownPattern::Colors, _) => Technique::SimpleColorsTrap,
            (KnownPattern::AlmostLockedSets, Argument::Sectors(_)) => Technique::SueDeCoq,
            (KnownPattern::AlmostLockedSets, Argument::Sets(sets)) if sets.stem.is_some() => {
                Technique::DeathBlossom
            }
            (KnownPattern::AlmostLockedSets, Argument::Sets(sets)) if sets.sets.len() > 3 => {
                Technique::AlsChain
            }
            (KnownPattern::AlmostLockedSets, Argument::Sets(sets)) if sets.sets.len() == 3 => {
                Technique::AlsXyWing
            }
            (KnownPattern::AlmostLockedSets, _) => Technique::AlsXzRule,
            (KnownPattern::Loop(_), _) => Technique::ContinuousNiceLoop,
            (KnownPattern::Contradiction(_), _) => Technique::ForcingNetContradiction,
            (KnownPattern::Verity(_), _) => Technique::ForcingNetVerity,
            (KnownPattern::Counts(_), _) => Technique::RankZeroLogic,
            (KnownPattern::Uniqueness, _) => Technique::UniquenessTest1,
            (KnownPattern::Chain(_) | KnownPattern::Subset | KnownPattern::Fish, _) => {
                Technique::Aic
            }
        }
    }

    /// The candidates that the step names, except its conclusions.
    fn used(&self, grid: &Grid) -> Vec<Candidate> {
        let mut parts: Vec<(DigitSet, CellSet)> = Vec::new();
        let only = DigitSet::only;
        match &self.argument {
            Argument::Nothing | Argument::Raw(_) | Argument::Other => {}
            Argument::Cells(digits, cells) => parts.push((
                digits.iter().copied().collect(),
                cells.iter().copied().collect(),
            )),
            Argument::House(digits, house) => parts.push((*digits, house.cells())),
            Argument::Joined {
                digits,
                pincers,
                by,
                link,
            } => parts.extend([
                (
                    digits.iter().copied().collect(),
                    pincers.iter().copied().collect(),
                ),
                (only(*by), *link),
            ]),
            Argument::SingleDigit(all) => parts.extend(all.iter().map(|argument| match argument {
                SingleDigit::Connected { digit, ends, inner } => {
                    (only(*digit), ends.iter().chain(inner).copied().collect())
                }
                SingleDigit::EmptyRectangle { digit, block, link } => {
                    let link: CellSet = link.iter().copied().collect();
                    (only(*digit), block.cells() | link)
                }
            })),
            Argument::Fish(fish) => {
                let base = fish.base.iter();
                let cells = base.fold(CellSet::EMPTY, |all, house| all | house.cells());
                parts.push((only(fish.digit), cells));
            }
            Argument::Colors(digit, clusters) => {
                let colors = clusters.iter().flatten();
                parts.extend(colors.map(|cells| (only(*digit), *cells)));
            }
            Argument::Sets(sets) => {
                parts.extend(sets.sets.iter().map(|(cells, digits)| (*digits, *cells)));
            }
            Argument::Sectors(all) => {
                parts.extend(all.iter().map(|(cells, digits)| (*digits, *cells)));
            }
            Argument::Slots(slots) => {
                parts.extend(slots.truths.iter().map(|(slot, _)| match slot {
                    Slot::Cell(cell) => (DigitSet::ALL, CellSet::only(*cell)),
                    Slot::Digit(digit, house) => (only(*digit), house.cells()),
                }))
            }
            Argument::Chains(chains) => {
                let nodes = chains.iter().flat_map(|chain: &Chain| &chain.nodes);
                parts.extend(nodes.map(|node| (node.digits, node.cells)));
            }
            Argument::Variables(variables) => {
                let nodes = variables.iter().flat_map(|it| [Some(it.left), it.right]);
                parts.extend(nodes.flatten().map(|node| (node.digits, node.cells)));
            }
            Argument::Branches(branches) => {
                let facts = branches.iter().flatten();
                parts.extend(facts.map(|fact| (only(fact.digit), fact.cells)));
            }
        }
        let mut used = Vec::new();
        for (digits, cells) in parts {
            for cell in cells {
                for digit in digits {
                    let candidate = Candidate::new(cell, digit);
                    let is_concluded = self.placements.contains(&candidate)
                        || self.eliminations.contains(&candidate);
                    if grid.has(candidate) && !is_concluded && !used.contains(&candidate) {
                        used.push(candidate);
                    }
                }
            }
        }
        used
    }

    fn houses(&self) -> Vec<House> {
        match &self.argument {
            Argument::House(_, house) => vec![*house],
            Argument::Fish(fish) => fish.base.clone(),
            _ => Vec::new(),
        }
    }
}

/// The possible names for a kind of fish, the likeliest first.
fn shapes(fish: &Fish) -> &'static [FishKind] {
    let covers = fish.covers.iter().flat_map(|(houses, _)| houses);
    let kinds = |houses: &mut dyn Iterator<Item = &House>| {
        let (mut rows, mut columns, mut others) = (false, false, false);
        for house in houses {
            match house.kind() {
                HouseKind::Row => rows = true,
                HouseKind::Column => columns = true,
                _ => others = true,
            }
        }
        (rows, columns, others)
    };
    let (base, cover) = (kinds(&mut fish.base.iter()), kinds(&mut covers.into_iter()));
    let is_mixed = base.0 && base.1 || cover.0 && cover.1;
    let runs_along = base.0 && cover.0 || base.1 && cover.1;
    let has_fins = fish.covers.iter().any(|(_, fins)| !fins.is_empty());
    match (is_mixed || runs_along, base.2 || cover.2, has_fins) {
        (true, _, false) => &[FishKind::Mutant],
        (true, _, true) => &[FishKind::FinnedMutant],
        (false, true, false) => &[FishKind::Franken],
        (false, true, true) => &[FishKind::FinnedFranken],
        (false, false, false) => &[FishKind::Basic],
        (false, false, true) => &[FishKind::Finned, FishKind::Sashimi],
    }
}
