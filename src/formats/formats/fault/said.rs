//! A mistake at a place in a file, in words.

use super::{Fault, GREATEST_SUM};
use crate::formats::FormatError;
use crate::formats::error::shown;
use crate::formats::json;
use sudoku_engine::texts::{Text, said};

impl Fault {
    /// The clause, without a full stop.
    pub fn text(&self) -> Text {
        let as_text = |name: &str| Text::new().then(told(name));
        let nothing = || said!("fault-nothing");
        match self {
            Self::NotACell { text } => said!("fault-not-a-cell", text = told(text)),
            Self::NotASum { text } => said!("fault-not-a-sum", text = told(text)),
            Self::NotANumber { text } => said!("fault-not-a-number", text = told(text)),
            Self::NoDigitFor { cell } => {
                said!("fault-no-digit-for", cell = *cell)
            }
            Self::TwiceInOne { cell } => {
                said!("fault-twice-in-one", cell = *cell)
            }
            Self::CellTwice { cell } => {
                said!("fault-cell-twice", cell = *cell)
            }
            Self::NoSuchSum { sum } => said!(
                "fault-no-such-sum",
                sum = *sum,
                greatest = usize::from(GREATEST_SUM)
            ),
            Self::NoSuchDigit { rows, digit } => said!(
                "fault-no-such-digit",
                rows = *rows,
                digit = digit.to_string()
            ),
            Self::NotADigit { text } => said!("fault-not-a-digit", text = told(text)),
            Self::NotADigitIn { text, name } => {
                said!("fault-not-a-digit-in", text = told(text), name = told(name))
            }
            Self::NotADigitAt { text, row, column } => said!(
                "fault-not-a-digit-at",
                text = told(text),
                row = *row,
                column = *column
            ),
            Self::NoDigits => said!("fault-no-digits"),
            Self::Fields { found, needed } => {
                said!("fault-fields", found = *found, needed = *needed)
            }
            Self::RegionCells { found, needed } => {
                said!("fault-region-cells", found = *found, needed = *needed)
            }
            Self::GridRows { found, needed } => {
                said!("fault-grid-rows", found = *found, needed = *needed)
            }
            Self::RegionRows { found, needed } => {
                said!("fault-region-rows", found = *found, needed = *needed)
            }
            Self::BoxCells { found, needed } => {
                said!("fault-box-cells", found = *found, needed = *needed)
            }
            Self::BoxCount { found, needed } => {
                said!("fault-box-count", found = *found, needed = *needed)
            }
            Self::RegionCount { found, needed } => {
                said!("fault-region-count", found = *found, needed = *needed)
            }
            Self::RowCells { row, found, needed } => said!(
                "fault-row-cells",
                row = *row,
                found = *found,
                needed = *needed
            ),
            Self::RowsOf { found, needed } => {
                said!("fault-rows-of", found = *found, needed = *needed)
            }
            Self::PuzzleCells { found, needed } => {
                said!("fault-puzzle-cells", found = *found, needed = *needed)
            }
            Self::LinesFromWhere { size } => {
                said!("fault-lines-from-where", size = *size)
            }
            Self::CellsFromWhere => said!("fault-cells-from-where"),
            Self::MapNames { found } => said!("fault-map-names", found = *found),
            Self::NotARegionName { text } => {
                said!("fault-not-a-region-name", text = told(text))
            }
            Self::OnlyRegions => said!("fault-only-regions"),
            Self::RegionsUnclear => said!("fault-regions-unclear"),
            Self::SomeWithoutRegion => said!("fault-some-without-region"),
            Self::RegionsOfSome => said!("fault-regions-of-some"),
            Self::NoRegionsForSize { rows } => {
                said!("fault-no-regions-for-size", rows = *rows)
            }
            Self::RowZero => said!("fault-row-zero"),
            Self::CageLines => said!("fault-cage-lines"),
            Self::CageLine => said!("fault-cage-line"),
            Self::OtherThanInGrid { cell, digit, other } => said!(
                "fault-other-than-in-grid",
                cell = *cell,
                digit = digit.to_string(),
                other = other.to_string()
            ),
            Self::DigitMissing { name } => {
                said!("fault-digit-missing", name = told(name))
            }
            Self::SumMissing => said!("fault-sum-missing"),
            Self::NotTheSum { text } => said!("fault-not-the-sum", text = told(text)),
            Self::TwoSums { one, other } => {
                said!("fault-two-sums", one = *one, other = *other)
            }
            Self::NoSumOf { name } => said!("fault-no-sum-of", name = told(name)),
            Self::NoSuchCage { name } => said!("fault-no-such-cage", name = told(name)),
            Self::SumTwice { name } => said!("fault-sum-twice", name = told(name)),
            Self::SumsMissing { found } => said!("fault-sums-missing", found = *found),
            Self::TotalOfSums { found, needed } => {
                said!("fault-total-of-sums", found = *found, needed = *needed)
            }
            Self::NoCageAt { number } => said!("fault-no-cage-at", number = *number),
            Self::NoCageIn { cell } => {
                said!("fault-no-cage-in", cell = *cell)
            }
            Self::NotTheNumberOfACage { number } => {
                said!("fault-not-the-number-of-a-cage", number = *number)
            }
            Self::SumTooLarge { sum } => said!("fault-sum-too-large", sum = *sum),
            Self::NotADigitOfCage { cell } => said!("fault-not-a-digit-of-cage", cell = *cell),
            Self::CageWithoutSum => said!("fault-cage-without-sum"),
            Self::NotAnArrow { text } => said!("fault-not-an-arrow", text = told(text)),
            Self::NumberMissing { cell } => said!("fault-number-missing", cell = *cell),
            Self::NotTheNextCell { cell, text } => {
                said!("fault-not-the-next-cell", cell = *cell, text = told(text))
            }
            Self::OnlyClassicBoxes { text } => {
                said!("fault-only-classic-boxes", text = told(text))
            }
            Self::ArrowOff { cell } => said!("fault-arrow-off", cell = *cell),
            Self::ArrowWithoutSum { cell } => {
                said!("fault-arrow-without-sum", cell = *cell)
            }
            Self::NotACellOfBoard { text } => {
                said!("fault-not-a-cell-of-board", text = told(text))
            }
            Self::NotAListInJson => said!("fault-not-a-list-in-json"),
            Self::NotALetter { text } => said!("fault-not-a-letter", text = told(text)),
            Self::QuoteMissing => said!("fault-quote-missing"),
            Self::Several => said!("fault-several"),
            Self::Clauses => said!("fault-clauses"),
            Self::NumbersBelow { size } => said!("fault-numbers-below", size = *size),
            Self::SideBySide => said!("fault-side-by-side"),
            Self::MarksOnOtherBoard => said!("fault-marks-on-other-board"),
            Self::LinesUnclear => said!("fault-lines-unclear"),
            Self::ColumnsUnclear => said!("fault-columns-unclear"),
            Self::BlanksCutOff => said!("fault-blanks-cut-off"),
            Self::SetIn => said!("fault-set-in"),
            Self::NumberedRows => said!("fault-numbered-rows"),
            Self::NumberedColumns => said!("fault-numbered-columns"),
            Self::SizeMisfit => said!("fault-size-misfit"),
            Self::TableUnclear => said!("fault-table-unclear"),
            Self::BlankAndZero => said!("fault-blank-and-zero"),
            Self::TableOfSteps => said!("fault-table-of-steps"),
            Self::MarksInList => said!("fault-marks-in-list"),
            Self::LineWithoutCell => said!("fault-line-without-cell"),
            Self::CountedFromZero => said!("fault-counted-from-zero"),
            Self::NeitherYesNorNo { text } => {
                said!("fault-neither-yes-nor-no", text = told(text))
            }
            Self::Archive => said!("fault-archive"),
            Self::Office => said!("fault-office"),
            Self::Pdf => said!("fault-pdf"),
            Self::Image => said!("fault-image"),
            Self::Compressed => said!("fault-compressed"),
            Self::BlankPage => said!("fault-blank-page"),
            Self::RowsOrBoxes => said!("fault-rows-or-boxes"),
            Self::NotNineBits { text } => {
                said!("fault-not-nine-bits", text = told(text))
            }
            Self::NotASection { text } => {
                said!("fault-not-a-section", text = told(text))
            }
            Self::OtherThanGiven { cell } => {
                said!("fault-other-than-given", cell = *cell)
            }
            Self::NoDigitBehindPlus => said!("fault-no-digit-behind-plus"),
            Self::DigitTwice { digit } => {
                said!("fault-digit-twice", digit = digit.to_string())
            }
            Self::NotInItsPlace { text, digit } => said!(
                "fault-not-in-its-place",
                text = told(text),
                digit = digit.to_string()
            ),
            Self::NotDigitRowColumn { text } => {
                said!("fault-not-digit-row-column", text = told(text))
            }
            Self::NotAGameId => said!("fault-not-a-game-id"),
            Self::NotAKindOfSolo { text } => {
                said!("fault-not-a-kind-of-solo", text = told(text))
            }
            Self::GivensMissingInId => said!("fault-givens-missing-in-id"),
            Self::RegionsMissingInId => said!("fault-regions-missing-in-id"),
            Self::CagesMissingInId => said!("fault-cages-missing-in-id"),
            Self::SumsMissingInId => said!("fault-sums-missing-in-id"),
            Self::TooManyParts => said!("fault-too-many-parts"),
            Self::NotABorder { text } => said!("fault-not-a-border", text = told(text)),
            Self::BordersMisfit => said!("fault-borders-misfit"),
            Self::SaveDamaged => said!("fault-save-damaged"),
            Self::SaveWithoutPuzzle => said!("fault-save-without-puzzle"),
            Self::CutOff => said!("fault-cut-off"),
            Self::TooDeep => said!("fault-too-deep"),
            Self::DocumentType => said!("fault-document-type"),
            Self::TooManyAttributes => said!("fault-too-many-attributes"),
            Self::OtherEnd { name, open } => {
                said!("fault-other-end", name = told(name), open = told(open))
            }
            Self::NeverOpened { name } => said!("fault-never-opened", name = told(name)),
            Self::NotClosed { name } => said!("fault-not-closed", name = told(name)),
            Self::UnknownReference => said!("fault-unknown-reference"),
            Self::BadAttribute => said!("fault-bad-attribute"),
            Self::XmlCutOff => said!("fault-xml-cut-off"),
            Self::XmlDamaged => said!("fault-xml-damaged"),
            Self::NoPuzzleInXml { name } => {
                said!("fault-no-puzzle-in-xml", name = told(name))
            }
            Self::NotOpenSudoku { name } => {
                said!("fault-not-open-sudoku", name = told(name))
            }
            Self::HeaderTooLarge => said!("fault-header-too-large"),
            Self::OutsideElements { text } => {
                said!("fault-outside-elements", text = told(text))
            }
            Self::NameTooLong { bytes } => said!("fault-name-too-long", bytes = *bytes),
            Self::GameWithoutData => said!("fault-game-without-data"),
            Self::NoGraph => said!("fault-no-graph"),
            Self::NoOrder => said!("fault-no-order"),
            Self::AttributeMissing { name } => said!("fault-no-value-for", name = told(name)),
            Self::GroupsOfSeveral => said!("fault-groups-of-several"),
            Self::FieldOffBoard => said!("fault-field-off-board"),
            Self::NotCoordinates { x, y } => said!(
                "fault-not-coordinates",
                x = x.as_deref().map_or_else(nothing, as_text),
                y = y.as_deref().map_or_else(nothing, as_text)
            ),
            Self::NoPuzzleInJson => said!("fault-no-puzzle-in-json"),
            Self::TwoValues { name } => said!("fault-two-values", name = told(name)),
            Self::Misspelt { text, name } => {
                said!("fault-misspelt", text = told(text), name = told(name))
            }
            Self::InTable { text, name } => {
                said!("fault-in-table", text = told(text), name = told(name))
            }
            Self::NeitherTrueNorFalse { text } => {
                said!("fault-neither-true-nor-false", text = told(text))
            }
            Self::NotAList { text } => said!("fault-not-a-list", text = told(text)),
            Self::DigitsUnclear => said!("fault-digits-unclear"),
            Self::OnlySolution => said!("fault-only-solution"),
            Self::OtherSize { told, size } => {
                said!("fault-other-size", told = *told, size = *size)
            }
            Self::LinkDamaged => said!("fault-link-damaged"),
            Self::LinkTooLarge => said!("fault-link-too-large"),
            Self::NamesNoCell { name } => {
                said!("fault-names-no-cell", name = told(name))
            }
            Self::TooManyBraces => said!("fault-too-many-braces"),
            Self::Toml(fault) => fault.text(),
            Self::GivenAndEntry { cell } => {
                said!("fault-given-and-entry", cell = *cell)
            }
            Self::CellsOfField {
                name,
                found,
                needed,
            } => said!(
                "fault-cells-of-field",
                name = told(name),
                found = *found,
                needed = *needed
            ),
            Self::NotCellAndDigits { text } => {
                said!("fault-not-cell-and-digits", text = told(text))
            }
            Self::NotOnBoard { cell } => {
                said!("fault-not-on-board", cell = *cell)
            }
            Self::NotAMove { text } => said!("fault-not-a-move", text = told(text)),
            Self::MoveMisfit => said!("fault-move-misfit"),
            Self::NotBoxes { text } => said!("fault-not-boxes", text = told(text)),
            Self::BoxesAndRegions => said!("fault-boxes-and-regions"),
            Self::NotAFeature { text } => {
                said!("fault-not-a-feature", text = told(text))
            }
            Self::NotACellName { text } => {
                said!("fault-not-a-cell-name", text = told(text))
            }
            Self::NotAListOfCells { text } => {
                said!("fault-not-a-list-of-cells", text = told(text))
            }
            Self::NotAColoredCell { text } => {
                said!("fault-not-a-colored-cell", text = told(text))
            }
            Self::NotAColoredCandidate { text } => {
                said!("fault-not-a-colored-candidate", text = told(text))
            }
            Self::NotALink { text } => said!("fault-not-a-link", text = told(text)),
            Self::NotJson => said!("fault-not-json"),
            Self::NestedTooDeep => said!("fault-nested-too-deep"),
            Self::RegionsElsewhere => said!("fault-regions-elsewhere"),
            Self::RuleInWords { text } => {
                said!("fault-rule-in-words", text = told(text))
            }
            Self::RegionSizes { sizes, alone } => {
                let size = |(name, found): &(char, usize)| {
                    let name = told(&name.to_string());
                    said!("fault-region-size", name = name, found = *found)
                };
                let sizes = Text::enumerated(sizes.iter().map(size));
                match alone {
                    Some(cell) => said!("fault-region-sizes-and-cell", sizes = sizes, cell = *cell),
                    None => said!("fault-region-sizes", sizes = sizes),
                }
            }
            Self::Board(error) => error.text(),
            Self::Within { steps, problem } => said!(
                "fault-within",
                path = json::told_path(steps),
                problem = problem.text()
            ),
        }
    }
}

/// The start of a text of the file, fit to be shown.
fn told(text: &str) -> String {
    shown(text, FormatError::SHOWN_OF_PROBLEM)
}
