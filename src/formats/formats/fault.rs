use sudoku_engine::grid::{Cell, Digit, LayoutError};
use sudoku_engine::printable;
use sudoku_engine::texts::{Language, enumerated, words};

use super::FormatError;
use super::error::shown;

/// The greatest sum of a cage: 1 to 9 once each.
pub(super) const GREATEST_SUM: u8 = 45;

/// What is wrong at a place in a file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.words(Language::english()))]
pub enum Fault {
    /// This is in the place of a cell.
    NotACell {
        /// The text in the file.
        text: String,
    },
    /// This is in the place of a sum.
    NotASum {
        /// The text in the file.
        text: String,
    },
    /// This is in the place of a number.
    NotANumber {
        /// The text in the file.
        text: String,
    },
    /// A cell is told without its digit.
    NoDigitFor {
        /// The cell.
        cell: Cell,
    },
    /// A cage or a region has a cell twice.
    TwiceInOne {
        /// The cell.
        cell: Cell,
    },
    /// A cell is told twice.
    CellTwice {
        /// The cell.
        cell: Cell,
    },
    /// No cage can have this sum.
    NoSuchSum {
        /// The sum.
        sum: usize,
    },
    /// A digit is too large for the board.
    NoSuchDigit {
        /// The number of rows.
        rows: usize,
        /// The digit.
        digit: Digit,
    },
    /// This is in the place of the digit of a cell.
    NotADigitIn {
        /// The text in the file.
        text: String,
        /// The name in the file.
        name: String,
    },
    /// This is in the place of the digit in a row and a column.
    NotADigitAt {
        /// The text in the file.
        text: String,
        /// The row, from 1.
        row: usize,
        /// The column, from 1.
        column: usize,
    },
    /// There is no digit in the cells of a grid.
    NoDigits,
    /// A line has too few or too many fields.
    Fields {
        /// The number there is.
        found: usize,
        /// The number there should be.
        needed: usize,
    },
    /// The map of the regions has too few or too many cells.
    RegionCells {
        /// The number there is.
        found: usize,
        /// The number there should be.
        needed: usize,
    },
    /// A grid has too few or too many rows.
    GridRows {
        /// The number there is.
        found: usize,
        /// The number there should be.
        needed: usize,
    },
    /// The map of the regions has too few or too many rows.
    RegionRows {
        /// The number there is.
        found: usize,
        /// The number there should be.
        needed: usize,
    },
    /// Too few or too many regions are told.
    RegionCount {
        /// The number there is.
        found: usize,
        /// The number there should be.
        needed: usize,
    },
    /// A row of a grid has too few or too many cells.
    RowCells {
        /// The row, from 1.
        row: usize,
        /// The number there is.
        found: usize,
        /// The number there should be.
        needed: usize,
    },
    /// A grid has as many cells in a row as it should, and too few or too many rows.
    RowsOf {
        /// The number there is.
        found: usize,
        /// The number there should be.
        needed: usize,
    },
    /// A puzzle within a value has too few or too many cells.
    PuzzleCells {
        /// The number there is.
        found: usize,
        /// The number there should be.
        needed: usize,
    },
    /// Rows and columns are told by numbers, and the first number is not known.
    LinesFromWhere {
        /// The number of rows of the board.
        size: usize,
    },
    /// Cells are told by numbers, and the first number is not known.
    CellsFromWhere,
    /// A map has more names than a board has regions.
    MapNames {
        /// The number there is.
        found: usize,
    },
    /// This is in the place of the name of a region.
    NotARegionName {
        /// The text in the file.
        text: String,
    },
    /// There are the regions of a jigsaw, and no digits.
    OnlyRegions,
    /// Regions are told in no form that is known.
    RegionsUnclear,
    /// Some cells have a region, and others have none.
    SomeWithoutRegion,
    /// In a list of cells some have a region, and others have none.
    RegionsOfSome,
    /// A board of this size has no usual boxes.
    NoRegionsForSize {
        /// The number of rows.
        rows: usize,
    },
    /// A cell is told by a row or column 0 among others that are counted from 1.
    RowZero,
    /// Lines seem to tell cages.
    CageLines,
    /// A line among those of cages cannot be read.
    CageLine,
    /// A cell has another digit in the grid.
    OtherThanInGrid {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// The digit in the grid.
        other: Digit,
    },
    /// The digit of a cell is missing.
    DigitMissing {
        /// The name in the file.
        name: String,
    },
    /// The sum of a cage is missing.
    SumMissing,
    /// This is in the place of the sum of a cage.
    NotTheSum {
        /// The text in the file.
        text: String,
    },
    /// Cages of a map have no sum.
    SumsMissing {
        /// The number there is.
        found: usize,
    },
    /// The sums of the cages are not those of a board.
    TotalOfSums {
        /// The number there is.
        found: usize,
        /// The number there should be.
        needed: usize,
    },
    /// A cell belongs to a cage that begins in a cell with this number, where none begins.
    NoCageAt {
        /// The number in the file.
        number: usize,
    },
    /// A sum is told for a cell in which no cage begins.
    NoCageIn {
        /// The cell.
        cell: Cell,
    },
    /// A number tells no cage.
    NotTheNumberOfACage {
        /// The number in the file.
        number: usize,
    },
    /// A number is too large for a sum.
    SumTooLarge {
        /// The sum.
        sum: usize,
    },
    /// The value of a cage of one cell is no digit.
    NotADigitOfCage {
        /// The cell.
        cell: Cell,
    },
    /// A cage is told without a sum.
    CageWithoutSum,
    /// An arrow leads off the board.
    ArrowOff {
        /// The cell.
        cell: Cell,
    },
    /// An arrow leads to no sum.
    ArrowWithoutSum {
        /// The cell.
        cell: Cell,
    },
    /// This is the name or number of no cell of the board.
    NotACellOfBoard {
        /// The text in the file.
        text: String,
    },
    /// Constraints are not told as a list.
    NotAListInJson,
    /// This is in the place of the letter for the kind of a board.
    NotALetter {
        /// The text in the file.
        text: String,
    },
    /// A line has several puzzles.
    Several,
    /// The file has the clauses of a SAT problem.
    Clauses,
    /// A line of numbers comes below as many lines that are a grid.
    NumbersBelow {
        /// The number of rows of the board.
        size: usize,
    },
    /// A row of grids side by side does not have all of them.
    SideBySide,
    /// A board that is not the classic one has pencil marks.
    MarksOnOtherBoard,
    /// The lines in a drawn grid are not those of boxes or regions.
    LinesUnclear,
    /// A blank is an empty cell, and the columns are not known.
    ColumnsUnclear,
    /// A blank is an empty cell, and some were cut off.
    BlanksCutOff,
    /// A blank is an empty cell, and all rows are set in.
    SetIn,
    /// Rows begin with their numbers, and a cell is missing in each.
    NumberedRows,
    /// A line numbers the columns, and a row is missing.
    NumberedColumns,
    /// The size above a grid is not that of its rows.
    SizeMisfit,
    /// In a table the place of the grid is not known.
    TableUnclear,
    /// In a table some cells are blank and others are 0.
    BlankAndZero,
    /// A table tells steps.
    TableOfSteps,
    /// A list of cells tells candidates.
    MarksInList,
    /// A line of a list names no cell.
    LineWithoutCell,
    /// A number is that of no cell where they are counted from 0.
    CountedFromZero,
    /// This is in the place of a yes or no to whether a digit is given.
    NeitherYesNorNo {
        /// The text in the file.
        text: String,
    },
    /// The file is an archive.
    Archive,
    /// The file is one of an office program.
    Office,
    /// The file is a PDF.
    Pdf,
    /// The file is a picture.
    Image,
    /// The file is compressed.
    Compressed,
    /// The cells on a page are all blank.
    BlankPage,
    /// The order of the cells on a page is not known.
    RowsOrBoxes,
    /// This is in the place of nine bits.
    NotNineBits {
        /// The text in the file.
        text: String,
    },
    /// This is in the place of the name of a section.
    NotASection {
        /// The text in the file.
        text: String,
    },
    /// A cell has another digit than the given one.
    OtherThanGiven {
        /// The cell.
        cell: Cell,
    },
    /// A cell has a candidate twice.
    DigitTwice {
        /// The digit.
        digit: Digit,
    },
    /// This is in the place of a candidate.
    NotInItsPlace {
        /// The text in the file.
        text: String,
        /// The digit.
        digit: Digit,
    },
    /// This is in the place of a candidate of a technique library.
    NotDigitRowColumn {
        /// The text in the file.
        text: String,
    },
    /// A text is no game ID of Solo.
    NotAGameId,
    /// A game ID ends before its givens.
    GivensMissingInId,
    /// A game ID ends before its regions.
    RegionsMissingInId,
    /// A game ID ends before its cages.
    CagesMissingInId,
    /// A game ID ends before the sums of its cages.
    SumsMissingInId,
    /// A game ID goes on behind its end.
    TooManyParts,
    /// This is in the place of a border.
    NotABorder {
        /// The text in the file.
        text: String,
    },
    /// There are too few or too many borders.
    BordersMisfit,
    /// A saved game of Solo cannot be read to its end.
    SaveDamaged,
    /// A saved game of Solo has no puzzle.
    SaveWithoutPuzzle,
    /// A file ends within an element.
    CutOff,
    /// Elements are nested too deep.
    TooDeep,
    /// A file has a document type.
    DocumentType,
    /// An element has too many attributes.
    TooManyAttributes,
    /// An element ends within another.
    OtherEnd {
        /// The name in the file.
        name: String,
        /// The name of the open element.
        open: String,
    },
    /// An element ends that did not begin.
    NeverOpened {
        /// The name in the file.
        name: String,
    },
    /// An element does not end.
    NotClosed {
        /// The name in the file.
        name: String,
    },
    /// A reference is not known.
    UnknownReference,
    /// An attribute is not well formed.
    BadAttribute,
    /// XML ends within a tag.
    XmlCutOff,
    /// XML cannot be read for another reason.
    XmlDamaged,
    /// No puzzle is found in XML.
    NoPuzzleInXml {
        /// The name in the file.
        name: String,
    },
    /// XML begins with another element than that of OpenSudoku.
    NotOpenSudoku {
        /// The name in the file.
        name: String,
    },
    /// Too much is said about the puzzles of a file.
    HeaderTooLarge,
    /// There is a text outside of all elements.
    OutsideElements {
        /// The text in the file.
        text: String,
    },
    /// The name of the puzzles is too long.
    NameTooLong {
        /// The most bytes.
        bytes: usize,
    },
    /// A game has no data.
    GameWithoutData,
    /// A file of KSudoku has no graph.
    NoGraph,
    /// A graph of KSudoku does not tell its size.
    NoOrder,
    /// The groups of a graph are those of several grids.
    GroupsOfSeveral,
    /// The position of a field is not on its board.
    FieldOffBoard,
    /// These are not the coordinates of a cell.
    NotCoordinates {
        /// The column in the file, if there is one.
        x: Option<String>,
        /// The row in the file, if there is one.
        y: Option<String>,
    },
    /// No puzzle is found in JSON.
    NoPuzzleInJson,
    /// A name has two values.
    TwoValues {
        /// The name in the file.
        name: String,
    },
    /// Cells hold -1 and 0 to 8.
    DigitsUnclear,
    /// There is a solution without a puzzle.
    OnlySolution,
    /// Another size is told than the board has.
    OtherSize {
        /// The number of rows that is told.
        told: usize,
        /// The number of rows of the board.
        size: usize,
    },
    /// The puzzle in a link is damaged.
    LinkDamaged,
    /// The puzzle in a link is too large.
    LinkTooLarge,
    /// A puzzle names a cell that its board does not have.
    NamesNoCell {
        /// The name in the file.
        name: String,
    },
    /// A saved puzzle opens too many braces.
    TooManyBraces,
    /// A saved puzzle lacks a line.
    MissingField {
        /// The name in the file.
        name: String,
    },
    /// TOML cannot be read, in the words of its reader.
    Toml {
        /// The text in the file.
        text: String,
    },
    /// A cell has a given and an entry.
    GivenAndEntry {
        /// The cell.
        cell: Cell,
    },
    /// A field has too few or too many cells.
    CellsOfField {
        /// The name in the file.
        name: String,
        /// The number there is.
        found: usize,
        /// The number there should be.
        needed: usize,
    },
    /// This is in the place of a cell and digits.
    NotCellAndDigits {
        /// The text in the file.
        text: String,
    },
    /// A cell is not on the board.
    NotOnBoard {
        /// The cell.
        cell: Cell,
    },
    /// This is in the place of a move.
    NotAMove {
        /// The text in the file.
        text: String,
    },
    /// A move does not fit the board.
    MoveMisfit,
    /// This is in the place of the shape of a box.
    NotBoxes {
        /// The text in the file.
        text: String,
    },
    /// A board has boxes and regions.
    BoxesAndRegions,
    /// This is in the place of what a board has.
    NotAFeature {
        /// The text in the file.
        text: String,
    },
    /// This is in the place of the name of a cell.
    NotACellName {
        /// The text in the file.
        text: String,
    },
    /// This is in the place of the names of cells.
    NotAListOfCells {
        /// The text in the file.
        text: String,
    },
    /// This is in the place of a cell and its color.
    NotAColoredCell {
        /// The text in the file.
        text: String,
    },
    /// This is in the place of a candidate and its color.
    NotAColoredCandidate {
        /// The text in the file.
        text: String,
    },
    /// This is in the place of a link.
    NotALink {
        /// The text in the file.
        text: String,
    },
    /// A text is no JSON to its end.
    NotJson,
    /// Lists and objects of JSON are nested too deep.
    NestedTooDeep,
    /// The regions of a jigsaw come behind another line than its digits.
    RegionsElsewhere,
    /// Words seem to name a rule, where it is not read.
    RuleInWords {
        /// The text in the file.
        text: String,
    },
    /// Regions have too few or too many cells.
    RegionSizes {
        /// The names of these regions, and the number of cells of each.
        sizes: Vec<(char, usize)>,
        /// The only cell that touches no other of its region, if there is one.
        alone: Option<Cell>,
    },
    /// There is no such board.
    Board(LayoutError),
}

impl Fault {
    /// The clause in a language, without a full stop.
    pub fn words(&self, language: &Language) -> String {
        let nothing = || words!(language, "fault-nothing");
        match self {
            Self::NotACell { text } => words!(language, "fault-not-a-cell", text = told(text)),
            Self::NotASum { text } => words!(language, "fault-not-a-sum", text = told(text)),
            Self::NotANumber { text } => words!(language, "fault-not-a-number", text = told(text)),
            Self::NoDigitFor { cell } => {
                words!(language, "fault-no-digit-for", cell = cell.to_string())
            }
            Self::TwiceInOne { cell } => {
                words!(language, "fault-twice-in-one", cell = cell.to_string())
            }
            Self::CellTwice { cell } => {
                words!(language, "fault-cell-twice", cell = cell.to_string())
            }
            Self::NoSuchSum { sum } => words!(
                language,
                "fault-no-such-sum",
                sum = *sum,
                greatest = usize::from(GREATEST_SUM)
            ),
            Self::NoSuchDigit { rows, digit } => words!(
                language,
                "fault-no-such-digit",
                rows = *rows,
                digit = digit.to_string()
            ),
            Self::NotADigitIn { text, name } => words!(
                language,
                "fault-not-a-digit-in",
                text = told(text),
                name = told(name)
            ),
            Self::NotADigitAt { text, row, column } => words!(
                language,
                "fault-not-a-digit-at",
                text = told(text),
                row = *row,
                column = *column
            ),
            Self::NoDigits => words!(language, "fault-no-digits"),
            Self::Fields { found, needed } => {
                words!(language, "fault-fields", found = *found, needed = *needed)
            }
            Self::RegionCells { found, needed } => words!(
                language,
                "fault-region-cells",
                found = *found,
                needed = *needed
            ),
            Self::GridRows { found, needed } => words!(
                language,
                "fault-grid-rows",
                found = *found,
                needed = *needed
            ),
            Self::RegionRows { found, needed } => words!(
                language,
                "fault-region-rows",
                found = *found,
                needed = *needed
            ),
            Self::RegionCount { found, needed } => words!(
                language,
                "fault-region-count",
                found = *found,
                needed = *needed
            ),
            Self::RowCells { row, found, needed } => words!(
                language,
                "fault-row-cells",
                row = *row,
                found = *found,
                needed = *needed
            ),
            Self::RowsOf { found, needed } => {
                words!(language, "fault-rows-of", found = *found, needed = *needed)
            }
            Self::PuzzleCells { found, needed } => words!(
                language,
                "fault-puzzle-cells",
                found = *found,
                needed = *needed
            ),
            Self::LinesFromWhere { size } => {
                words!(language, "fault-lines-from-where", size = *size)
            }
            Self::CellsFromWhere => words!(language, "fault-cells-from-where"),
            Self::MapNames { found } => words!(language, "fault-map-names", found = *found),
            Self::NotARegionName { text } => {
                words!(language, "fault-not-a-region-name", text = told(text))
            }
            Self::OnlyRegions => words!(language, "fault-only-regions"),
            Self::RegionsUnclear => words!(language, "fault-regions-unclear"),
            Self::SomeWithoutRegion => words!(language, "fault-some-without-region"),
            Self::RegionsOfSome => words!(language, "fault-regions-of-some"),
            Self::NoRegionsForSize { rows } => {
                words!(language, "fault-no-regions-for-size", rows = *rows)
            }
            Self::RowZero => words!(language, "fault-row-zero"),
            Self::CageLines => words!(language, "fault-cage-lines"),
            Self::CageLine => words!(language, "fault-cage-line"),
            Self::OtherThanInGrid { cell, digit, other } => words!(
                language,
                "fault-other-than-in-grid",
                cell = cell.to_string(),
                digit = digit.to_string(),
                other = other.to_string()
            ),
            Self::DigitMissing { name } => {
                words!(language, "fault-digit-missing", name = told(name))
            }
            Self::SumMissing => words!(language, "fault-sum-missing"),
            Self::NotTheSum { text } => words!(language, "fault-not-the-sum", text = told(text)),
            Self::SumsMissing { found } => words!(language, "fault-sums-missing", found = *found),
            Self::TotalOfSums { found, needed } => words!(
                language,
                "fault-total-of-sums",
                found = *found,
                needed = *needed
            ),
            Self::NoCageAt { number } => words!(language, "fault-no-cage-at", number = *number),
            Self::NoCageIn { cell } => {
                words!(language, "fault-no-cage-in", cell = cell.to_string())
            }
            Self::NotTheNumberOfACage { number } => {
                words!(language, "fault-not-the-number-of-a-cage", number = *number)
            }
            Self::SumTooLarge { sum } => words!(language, "fault-sum-too-large", sum = *sum),
            Self::NotADigitOfCage { cell } => words!(
                language,
                "fault-not-a-digit-of-cage",
                cell = cell.to_string()
            ),
            Self::CageWithoutSum => words!(language, "fault-cage-without-sum"),
            Self::ArrowOff { cell } => words!(language, "fault-arrow-off", cell = cell.to_string()),
            Self::ArrowWithoutSum { cell } => {
                words!(language, "fault-arrow-without-sum", cell = cell.to_string())
            }
            Self::NotACellOfBoard { text } => {
                words!(language, "fault-not-a-cell-of-board", text = told(text))
            }
            Self::NotAListInJson => words!(language, "fault-not-a-list-in-json"),
            Self::NotALetter { text } => words!(language, "fault-not-a-letter", text = told(text)),
            Self::Several => words!(language, "fault-several"),
            Self::Clauses => words!(language, "fault-clauses"),
            Self::NumbersBelow { size } => words!(language, "fault-numbers-below", size = *size),
            Self::SideBySide => words!(language, "fault-side-by-side"),
            Self::MarksOnOtherBoard => words!(language, "fault-marks-on-other-board"),
            Self::LinesUnclear => words!(language, "fault-lines-unclear"),
            Self::ColumnsUnclear => words!(language, "fault-columns-unclear"),
            Self::BlanksCutOff => words!(language, "fault-blanks-cut-off"),
            Self::SetIn => words!(language, "fault-set-in"),
            Self::NumberedRows => words!(language, "fault-numbered-rows"),
            Self::NumberedColumns => words!(language, "fault-numbered-columns"),
            Self::SizeMisfit => words!(language, "fault-size-misfit"),
            Self::TableUnclear => words!(language, "fault-table-unclear"),
            Self::BlankAndZero => words!(language, "fault-blank-and-zero"),
            Self::TableOfSteps => words!(language, "fault-table-of-steps"),
            Self::MarksInList => words!(language, "fault-marks-in-list"),
            Self::LineWithoutCell => words!(language, "fault-line-without-cell"),
            Self::CountedFromZero => words!(language, "fault-counted-from-zero"),
            Self::NeitherYesNorNo { text } => {
                words!(language, "fault-neither-yes-nor-no", text = told(text))
            }
            Self::Archive => words!(language, "fault-archive"),
            Self::Office => words!(language, "fault-office"),
            Self::Pdf => words!(language, "fault-pdf"),
            Self::Image => words!(language, "fault-image"),
            Self::Compressed => words!(language, "fault-compressed"),
            Self::BlankPage => words!(language, "fault-blank-page"),
            Self::RowsOrBoxes => words!(language, "fault-rows-or-boxes"),
            Self::NotNineBits { text } => {
                words!(language, "fault-not-nine-bits", text = told(text))
            }
            Self::NotASection { text } => {
                words!(language, "fault-not-a-section", text = told(text))
            }
            Self::OtherThanGiven { cell } => {
                words!(language, "fault-other-than-given", cell = cell.to_string())
            }
            Self::DigitTwice { digit } => {
                words!(language, "fault-digit-twice", digit = digit.to_string())
            }
            Self::NotInItsPlace { text, digit } => words!(
                language,
                "fault-not-in-its-place",
                text = told(text),
                digit = digit.to_string()
            ),
            Self::NotDigitRowColumn { text } => {
                words!(language, "fault-not-digit-row-column", text = told(text))
            }
            Self::NotAGameId => words!(language, "fault-not-a-game-id"),
            Self::GivensMissingInId => words!(language, "fault-givens-missing-in-id"),
            Self::RegionsMissingInId => words!(language, "fault-regions-missing-in-id"),
            Self::CagesMissingInId => words!(language, "fault-cages-missing-in-id"),
            Self::SumsMissingInId => words!(language, "fault-sums-missing-in-id"),
            Self::TooManyParts => words!(language, "fault-too-many-parts"),
            Self::NotABorder { text } => words!(language, "fault-not-a-border", text = told(text)),
            Self::BordersMisfit => words!(language, "fault-borders-misfit"),
            Self::SaveDamaged => words!(language, "fault-save-damaged"),
            Self::SaveWithoutPuzzle => words!(language, "fault-save-without-puzzle"),
            Self::CutOff => words!(language, "fault-cut-off"),
            Self::TooDeep => words!(language, "fault-too-deep"),
            Self::DocumentType => words!(language, "fault-document-type"),
            Self::TooManyAttributes => words!(language, "fault-too-many-attributes"),
            Self::OtherEnd { name, open } => words!(
                language,
                "fault-other-end",
                name = told(name),
                open = told(open)
            ),
            Self::NeverOpened { name } => words!(language, "fault-never-opened", name = told(name)),
            Self::NotClosed { name } => words!(language, "fault-not-closed", name = told(name)),
            Self::UnknownReference => words!(language, "fault-unknown-reference"),
            Self::BadAttribute => words!(language, "fault-bad-attribute"),
            Self::XmlCutOff => words!(language, "fault-xml-cut-off"),
            Self::XmlDamaged => words!(language, "fault-xml-damaged"),
            Self::NoPuzzleInXml { name } => {
                words!(language, "fault-no-puzzle-in-xml", name = told(name))
            }
            Self::NotOpenSudoku { name } => {
                words!(language, "fault-not-open-sudoku", name = told(name))
            }
            Self::HeaderTooLarge => words!(language, "fault-header-too-large"),
            Self::OutsideElements { text } => {
                words!(language, "fault-outside-elements", text = told(text))
            }
            Self::NameTooLong { bytes } => words!(language, "fault-name-too-long", bytes = *bytes),
            Self::GameWithoutData => words!(language, "fault-game-without-data"),
            Self::NoGraph => words!(language, "fault-no-graph"),
            Self::NoOrder => words!(language, "fault-no-order"),
            Self::GroupsOfSeveral => words!(language, "fault-groups-of-several"),
            Self::FieldOffBoard => words!(language, "fault-field-off-board"),
            Self::NotCoordinates { x, y } => words!(
                language,
                "fault-not-coordinates",
                x = x.as_deref().map_or_else(nothing, told),
                y = y.as_deref().map_or_else(nothing, told)
            ),
            Self::NoPuzzleInJson => words!(language, "fault-no-puzzle-in-json"),
            Self::TwoValues { name } => words!(language, "fault-two-values", name = told(name)),
            Self::DigitsUnclear => words!(language, "fault-digits-unclear"),
            Self::OnlySolution => words!(language, "fault-only-solution"),
            Self::OtherSize { told, size } => {
                words!(language, "fault-other-size", told = *told, size = *size)
            }
            Self::LinkDamaged => words!(language, "fault-link-damaged"),
            Self::LinkTooLarge => words!(language, "fault-link-too-large"),
            Self::NamesNoCell { name } => {
                words!(language, "fault-names-no-cell", name = told(name))
            }
            Self::TooManyBraces => words!(language, "fault-too-many-braces"),
            Self::MissingField { name } => {
                words!(language, "fault-missing-field", name = told(name))
            }
            Self::Toml { text } => words!(
                language,
                "fault-toml",
                text = printable::clause(&told(text))
            ),
            Self::GivenAndEntry { cell } => {
                words!(language, "fault-given-and-entry", cell = cell.to_string())
            }
            Self::CellsOfField {
                name,
                found,
                needed,
            } => words!(
                language,
                "fault-cells-of-field",
                name = told(name),
                found = *found,
                needed = *needed
            ),
            Self::NotCellAndDigits { text } => {
                words!(language, "fault-not-cell-and-digits", text = told(text))
            }
            Self::NotOnBoard { cell } => {
                words!(language, "fault-not-on-board", cell = cell.to_string())
            }
            Self::NotAMove { text } => words!(language, "fault-not-a-move", text = told(text)),
            Self::MoveMisfit => words!(language, "fault-move-misfit"),
            Self::NotBoxes { text } => words!(language, "fault-not-boxes", text = told(text)),
            Self::BoxesAndRegions => words!(language, "fault-boxes-and-regions"),
            Self::NotAFeature { text } => {
                words!(language, "fault-not-a-feature", text = told(text))
            }
            Self::NotACellName { text } => {
                words!(language, "fault-not-a-cell-name", text = told(text))
            }
            Self::NotAListOfCells { text } => {
                words!(language, "fault-not-a-list-of-cells", text = told(text))
            }
            Self::NotAColoredCell { text } => {
                words!(language, "fault-not-a-colored-cell", text = told(text))
            }
            Self::NotAColoredCandidate { text } => {
                words!(language, "fault-not-a-colored-candidate", text = told(text))
            }
            Self::NotALink { text } => words!(language, "fault-not-a-link", text = told(text)),
            Self::NotJson => words!(language, "fault-not-json"),
            Self::NestedTooDeep => words!(language, "fault-nested-too-deep"),
            Self::RegionsElsewhere => words!(language, "fault-regions-elsewhere"),
            Self::RuleInWords { text } => {
                words!(language, "fault-rule-in-words", text = told(text))
            }
            Self::RegionSizes { sizes, alone } => {
                let size = |(name, found): &(char, usize)| {
                    let name = told(&name.to_string());
                    words!(language, "fault-region-size", name = name, found = *found)
                };
                let sizes = enumerated(language, sizes.iter().map(size)).unwrap_or_default();
                match alone {
                    Some(cell) => words!(
                        language,
                        "fault-region-sizes-and-cell",
                        sizes = sizes,
                        cell = cell.to_string()
                    ),
                    None => words!(language, "fault-region-sizes", sizes = sizes),
                }
            }
            Self::Board(error) => error.words(language),
        }
    }
}

/// The start of a text of the file, fit to be shown.
fn told(text: &str) -> String {
    shown(text, FormatError::SHOWN_OF_PROBLEM)
}
