//! The places of tooltips.

use iced::{Point, Rectangle, Size};
use sudoku_stepper::app::widget::tip::{GAP, Side, beside};

#[test]
fn it_never_lies_on_its_control_and_stays_in_the_window() {
    let (window, told) = (Size::new(760.0, 560.0), Size::new(240.0, 31.0));
    let whole = Rectangle::with_size(window);
    for (x, y) in [
        (0.0, 0.0),
        (700.0, 0.0),
        (0.0, 520.0),
        (700.0, 520.0),
        (300.0, 300.0),
    ] {
        let control = Rectangle::new(Point::new(x, y), Size::new(60.0, 40.0));
        for sides in [Side::BELOW, Side::ABOVE, Side::NOT_BESIDE] {
            let lies = Rectangle::new(beside(control, told, window, sides), told);
            assert!(
                lies.intersection(&control).is_none(),
                "{lies:?} on {control:?}"
            );
            assert!(lies.is_within(&whole), "{lies:?}");
        }
    }
    let low = Rectangle::new(Point::new(300.0, 520.0), Size::new(60.0, 40.0));
    let above = beside(low, told, window, Side::BELOW);
    assert_eq!(above.y, 520.0 - GAP - told.height, "there is no room below");
}

#[test]
fn over_a_row_of_keys_it_covers_none_of_them() {
    let (window, told) = (Size::new(760.0, 560.0), Size::new(240.0, 31.0));
    for y in [300.0, 480.0] {
        let row = Rectangle::new(Point::new(0.0, y), Size::new(760.0, 64.0));
        let key = Rectangle::new(Point::new(300.0, y), Size::new(60.0, 64.0));
        let lies = Rectangle::new(beside(key, told, window, Side::NOT_BESIDE), told);
        assert!(lies.intersection(&row).is_none(), "{lies:?} on {row:?}");
    }
}
