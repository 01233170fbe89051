mod said;
mod toml;

use sudoku_engine::grid::{Cell, Digit, LayoutError};
use sudoku_engine::texts::Language;

pub use toml::{TomlFault, TomlKind};

use super::json::Step;

/// The greatest sum of a cage: 1 to 9 once each.
pub(super) const GREATEST_SUM: u8 = 45;

/// What is wrong at a place in a file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
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
    /// This is in the place of a digit.
    NotADigit {
        /// The text in the file.
        text: String,
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
    /// A cage has two different sums.
    TwoSums {
        /// The sum that comes first.
        one: usize,
        /// The other one.
        other: usize,
    },
    /// A cage of a map has no sum.
    NoSumOf {
        /// The name of the cage.
        name: String,
    },
    /// A sum is told for a cage that a map does not have.
    NoSuchCage {
        /// The name in the file.
        name: String,
    },
    /// The sum of a cage of a map is told twice.
    SumTwice {
        /// The name of the cage.
        name: String,
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
    /// This is in the place of a sum or an arrow to a cell beside it.
    NotAnArrow {
        /// The text in the file.
        text: String,
    },
    /// The number of a cell is missing.
    NumberMissing {
        /// The cell.
        cell: Cell,
    },
    /// This is in the place of a cell of SumoCue.
    NotTheNextCell {
        /// The cell.
        cell: Cell,
        /// The text in the file.
        text: String,
    },
    /// A format for the classic board tells other boxes.
    OnlyClassicBoxes {
        /// The text in the file.
        text: String,
    },
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
    /// A field in quotation marks lacks one of them.
    QuoteMissing,
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
    /// A `+`, which marks an entry, is followed by no digit.
    NoDigitBehindPlus,
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
    /// A cell has a field with an unknown name that looks like a known one.
    Misspelt {
        /// The name in the file.
        text: String,
        /// The known name.
        name: String,
    },
    /// This is in the place of `true` or `false`.
    NeitherTrueNorFalse {
        /// The text in the file.
        text: String,
    },
    /// This is in the place of a list.
    NotAList {
        /// The text in the file.
        text: String,
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
    /// TOML cannot be read.
    Toml(TomlFault),
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
    /// Something is wrong within the puzzle of a link, where this path leads.
    Within {
        /// The steps to it.
        steps: Vec<Step>,
        /// What is wrong.
        problem: Box<Fault>,
    },
}
