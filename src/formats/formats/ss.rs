use sudoku_engine::grid::Values;

/// Writes rows such as `1..|2..|...`, with lines between the bands. The result is read as grid
/// text.
pub(super) fn write(values: &Values) -> String {
    let row = |row: &[_]| {
        let boxes: Vec<String> = row.chunks(3).map(super::lines::write_cells).collect();
        boxes.join("|") + "\n"
    };
    let band = |band: &[_]| band.chunks(9).map(row).collect::<String>();
    let bands: Vec<String> = values.chunks(27).map(band).collect();
    bands.join("-----------\n")
}
