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
        for sides in [Side::BELOW, Side::ABOVE, Side::NOT_ABOVE] {
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
    let right = beside(low, told, window, Side::NOT_ABOVE);
    assert_eq!(right.x, 360.0 + GAP);
}

#[test]
fn under_a_control_it_covers_at_most_the_foot_of_it() {
    let (window, told) = (Size::new(760.0, 560.0), Size::new(240.0, 31.0));
    let key = Rectangle::new(Point::new(300.0, 480.0), Size::new(60.0, 64.0));
    let lies = Rectangle::new(beside(key, told, window, Side::UNDER), told);
    assert_eq!(lies.y, 560.0 - told.height, "at the edge of the window");
    let higher = Rectangle::new(Point::new(300.0, 300.0), Size::new(60.0, 64.0));
    assert_eq!(beside(higher, told, window, Side::UNDER).y, 364.0 + GAP);
}
