mod said;
mod toml;

use sudoku_engine::grid::{Cell, Digit, LayoutError};
use sudoku_engine::texts::Language;

pub use toml::{TomlFault, TomlKind};

use super::json::Step;

/// The greatest sum of a cage: 1 to 9 once each.
pub(super) const GREATEST_SUM: u8 = 45;

/// A mistake at a place in a file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum Fault {
    /// A cell should be here.
    NotACell {
        /// The text in the file.
        text: String,
    },
    /// A sum should be here.
    NotASum {
        /// The text in the file.
        text: String,
    },
    /// A number should be here.
    NotANumber {
        /// The text in the file.
        text: String,
    },
    /// A cell is given without its digit.
    NoDigitFor {
        /// The cell.
        cell: Cell,
    },
    /// A cage or a region has a cell twice.
    TwiceInOne {
        /// The cell.
        cell: Cell,
    },
    /// A cell is given twice.
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
    /// A digit should be here.
    NotADigit {
        /// The text in the file.
        text: String,
    },
    /// The digit of a cell should be here.
    NotADigitIn {
        /// The text in the file.
        text: String,
        /// The name in the file.
        name: String,
    },
    /// The digit in a row and a column should be here.
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
        /// The number found.
        found: usize,
        /// The number needed.
        needed: usize,
    },
    /// The map of the regions has too few or too many cells.
    RegionCells {
        /// The number found.
        found: usize,
        /// The number needed.
        needed: usize,
    },
    /// A grid has too few or too many rows.
    GridRows {
        /// The number found.
        found: usize,
        /// The number needed.
        needed: usize,
    },
    /// The map of the regions has too few or too many rows.
    RegionRows {
        /// The number found.
        found: usize,
        /// The number needed.
        needed: usize,
    },
    /// Too few or too many regions are given.
    RegionCount {
        /// The number found.
        found: usize,
        /// The number needed.
        needed: usize,
    },
    /// A box of a page has too few or too many cells.
    BoxCells {
        /// The number found.
        found: usize,
        /// The number needed.
        needed: usize,
    },
    /// A board of a page has too few or too many boxes.
    BoxCount {
        /// The number found.
        found: usize,
        /// The number needed.
        needed: usize,
    },
    /// A row of a grid has too few or too many cells.
    RowCells {
        /// The row, from 1.
        row: usize,
        /// The number found.
        found: usize,
        /// The number needed.
        needed: usize,
    },
    /// A grid has rows of the right length, but too few or too many of them.
    RowsOf {
        /// The number found.
        found: usize,
        /// The number needed.
        needed: usize,
    },
    /// A puzzle within a value has too few or too many cells.
    PuzzleCells {
        /// The number found.
        found: usize,
        /// The number needed.
        needed: usize,
    },
    /// Rows and columns are given by numbers, and it is not known if they count from 0 or 1.
    LinesFromWhere {
        /// The number of rows of the board.
        size: usize,
    },
    /// Cells are given by numbers, and it is not known if they count from 0 or 1.
    CellsFromWhere,
    /// A map has more names than a board has regions.
    MapNames {
        /// The number found.
        found: usize,
    },
    /// The name of a region should be here.
    NotARegionName {
        /// The text in the file.
        text: String,
    },
    /// There are the regions of a jigsaw, but no digits.
    OnlyRegions,
    /// The regions are in an unknown form.
    RegionsUnclear,
    /// Some cells have a region, and others do not.
    SomeWithoutRegion,
    /// In a list of cells, some have a region, and others do not.
    RegionsOfSome,
    /// A board of this size has no usual boxes.
    NoRegionsForSize {
        /// The number of rows.
        rows: usize,
    },
    /// A cell is given by a row or column 0, among others that count from 1.
    RowZero,
    /// Lines seem to give cages, in an unknown form.
    CageLines,
    /// A line among lines of cages cannot be read.
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
    /// The sum of a cage should be here.
    NotTheSum {
        /// The text in the file.
        text: String,
    },
    /// A cage has two different sums.
    TwoSums {
        /// The sum that comes first.
        one: usize,
        /// The other sum.
        other: usize,
    },
    /// A cage on a map has no sum.
    NoSumOf {
        /// The name of the cage.
        name: String,
    },
    /// A sum is given for a cage that is not on the map.
    NoSuchCage {
        /// The name in the file.
        name: String,
    },
    /// The sum of a cage on a map is given twice.
    SumTwice {
        /// The name of the cage.
        name: String,
    },
    /// Cages on a map have no sum.
    SumsMissing {
        /// The number found.
        found: usize,
    },
    /// The sums of the cages do not add up to the total of the board.
    TotalOfSums {
        /// The number found.
        found: usize,
        /// The number needed.
        needed: usize,
    },
    /// A cell belongs to a cage that should begin in the cell with this number, but none does.
    NoCageAt {
        /// The number in the file.
        number: usize,
    },
    /// A sum is given for a cell in which no cage begins.
    NoCageIn {
        /// The cell.
        cell: Cell,
    },
    /// A number is not the number of a cage.
    NotTheNumberOfACage {
        /// The number in the file.
        number: usize,
    },
    /// A number is too large for a sum.
    SumTooLarge {
        /// The sum.
        sum: usize,
    },
    /// The sum of a cage of one cell is not a digit.
    NotADigitOfCage {
        /// The cell.
        cell: Cell,
    },
    /// A cage is given without a sum.
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
    /// An arrow does not lead to a sum.
    ArrowWithoutSum {
        /// The cell.
        cell: Cell,
    },
    /// This is not the name or number of a cell on the board.
    NotACellOfBoard {
        /// The text in the file.
        text: String,
    },
    /// The constraints are not a list.
    NotAListInJson,
    /// The letter for the kind of a board should be here.
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
    /// A line of numbers comes below an equal number of lines, and together they are not a grid.
    NumbersBelow {
        /// The number of rows of the board.
        size: usize,
    },
    /// A row of grids side by side does not have all of them.
    SideBySide,
    /// A board that is not the classic one has pencil marks.
    MarksOnOtherBoard,
    /// The lines in a drawn grid are not the borders of boxes or regions.
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
    /// In a table, the place of the grid is not known.
    TableUnclear,
    /// In a table, some cells are blank and others are 0.
    BlankAndZero,
    /// A table gives steps.
    TableOfSteps,
    /// A list of cells gives candidates.
    MarksInList,
    /// A line of a list does not name a cell.
    LineWithoutCell,
    /// A number is not the number of a cell, in a list that counts from 0.
    CountedFromZero,
    /// A word that says whether a digit is given should be here.
    NeitherYesNorNo {
        /// The text in the file.
        text: String,
    },
    /// The file is an archive.
    Archive,
    /// The file belongs to an office program.
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
    /// Nine bits should be here.
    NotNineBits {
        /// The text in the file.
        text: String,
    },
    /// The name of a section should be here.
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
    /// A candidate should be here.
    NotInItsPlace {
        /// The text in the file.
        text: String,
        /// The digit.
        digit: Digit,
    },
    /// A candidate of a technique library should be here.
    NotDigitRowColumn {
        /// The text in the file.
        text: String,
    },
    /// A text is not a game ID of Solo.
    NotAGameId,
    /// The kind of a board should be at the start of a game ID.
    NotAKindOfSolo {
        /// The text in the file.
        text: String,
    },
    /// A game ID ends before its givens.
    GivensMissingInId,
    /// A game ID ends before its regions.
    RegionsMissingInId,
    /// A game ID ends before its cages.
    CagesMissingInId,
    /// A game ID ends before the sums of its cages.
    SumsMissingInId,
    /// A game ID has more text after its end.
    TooManyParts,
    /// A border should be here.
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
    /// An element ends without having begun.
    NeverOpened {
        /// The name in the file.
        name: String,
    },
    /// An element does not end.
    NotClosed {
        /// The name in the file.
        name: String,
    },
    /// A reference is unknown.
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
    /// XML begins with an element that is not the one of OpenSudoku.
    NotOpenSudoku {
        /// The name in the file.
        name: String,
    },
    /// The header of a file is too large.
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
    /// A graph of KSudoku has no size.
    NoOrder,
    /// An element of XML lacks an attribute.
    AttributeMissing {
        /// The name of the attribute.
        name: String,
    },
    /// The groups of a graph belong to several grids.
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
    /// A key of an own file is outside of the table that it belongs in.
    InTable {
        /// The name in the file.
        text: String,
        /// The name of the table.
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
    /// The stated size is not the size of the board.
    OtherSize {
        /// The stated number of rows.
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
        /// The number found.
        found: usize,
        /// The number needed.
        needed: usize,
    },
    /// A cell and digits should be here.
    NotCellAndDigits {
        /// The text in the file.
        text: String,
    },
    /// A cell is not on the board.
    NotOnBoard {
        /// The cell.
        cell: Cell,
    },
    /// A move should be here.
    NotAMove {
        /// The text in the file.
        text: String,
    },
    /// A move does not fit the board.
    MoveMisfit,
    /// The shape of a box should be here.
    NotBoxes {
        /// The text in the file.
        text: String,
    },
    /// A board has boxes and regions.
    BoxesAndRegions,
    /// A feature of a board should be here.
    NotAFeature {
        /// The text in the file.
        text: String,
    },
    /// The name of a cell should be here.
    NotACellName {
        /// The text in the file.
        text: String,
    },
    /// The names of cells should be here.
    NotAListOfCells {
        /// The text in the file.
        text: String,
    },
    /// A cell and its color should be here.
    NotAColoredCell {
        /// The text in the file.
        text: String,
    },
    /// A candidate and its color should be here.
    NotAColoredCandidate {
        /// The text in the file.
        text: String,
    },
    /// A link should be here.
    NotALink {
        /// The text in the file.
        text: String,
    },
    /// A text is not JSON all the way to its end.
    NotJson,
    /// Lists and objects of JSON are nested too deep.
    NestedTooDeep,
    /// The regions of a jigsaw do not come right below its digits.
    RegionsElsewhere,
    /// Words seem to name a rule, in a form that is not read.
    RuleInWords {
        /// The text in the file.
        text: String,
    },
    /// Regions have too few or too many cells.
    RegionSizes {
        /// The names of these regions, and the number of cells of each.
        sizes: Vec<(char, usize)>,
        /// The only cell that does not touch another of its region, if there is one.
        alone: Option<Cell>,
    },
    /// No board can be built like this.
    Board(LayoutError),
    /// A mistake within the puzzle of a link, at the end of this path.
    Within {
        /// The steps to it.
        steps: Vec<Step>,
        /// The mistake.
        problem: Box<Fault>,
    },
}
