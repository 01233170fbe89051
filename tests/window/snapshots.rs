//! The window compared with the pictures kept in `tests/snapshots`.
//!
//! A picture is kept small: one pixel for each unit of the window, and of each color
//! the four highest bits, which leaves so few colors that a palette holds them. What is
//! drawn is rounded in the same way, and must then be equal in every pixel.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::Path;

use iced::advanced::clipboard;
use iced::advanced::renderer::{Headless, Style};
use iced::futures::executor::block_on;
use iced::theme::Base;
use iced::{Event, Renderer, Size, mouse, window};
use iced_test::runtime::UserInterface;
use iced_test::runtime::user_interface::Cache;
use png::{BitDepth, ColorType, Compression, Decoder, Encoder, Filter, Transformations};
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Source, iced_settings};

use crate::common::candidate;
use crate::support::{ASSIGNMENT, begin, open_as, puzzles, simulator};

const WIDTH: u32 = 1000;
const HEIGHT: u32 = 700;

/// The red, green and blue of each pixel, row by row.
type Pixels = Vec<[u8; 3]>;

/// Compares the window with the picture kept under this name. With the environment
/// variable `UPDATE_SNAPSHOTS` set it is made anew, where it differs.
///
/// # Panics
///
/// If the window differs. The picture of the window is then written into the folder for
/// temporary files, and the message says where.
#[track_caller]
pub fn matches_snapshot(app: &App, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    let kept = folder.join(format!("{name}-tiny-skia.png"));
    let drawn = rounded(&drawn(app));
    let update = env::var_os("UPDATE_SNAPSHOTS").is_some();
    let before = fs::read(&kept).map(|file| decoded(&file));
    match before {
        Ok(before) if before == drawn => {}
        _ if update => fs::write(&kept, encoded(&drawn)).unwrap(),
        Ok(before) => {
            let different = before.iter().zip(&drawn).filter(|(kept, now)| kept != now);
            let seen = env::temp_dir().join(format!("{name}.png"));
            fs::write(&seen, encoded(&drawn)).unwrap();
            panic!(
                "the window differs from {} in {} pixels: {} shows it",
                kept.display(),
                different.count(),
                seen.display()
            );
        }
        Err(error) => panic!("{}: {error}", kept.display()),
    }
}

/// The picture of the window, drawn in software and not enlarged: four bytes for each pixel.
fn drawn(app: &App) -> Vec<u8> {
    // It loads the fonts.
    drop(simulator(app));
    let settings = iced_settings();
    let (font, text_size) = (settings.default_font, settings.default_text_size);
    let renderer = <Renderer as Headless>::new(font, text_size, Some("tiny-skia"));
    let mut renderer = block_on(renderer).expect("drawing in software needs no display");
    let size = Size::new(WIDTH as f32, HEIGHT as f32);
    let mut window = UserInterface::build(app.view(), size, Cache::new(), &mut renderer);
    let redraw = window::Event::RedrawRequested(std::time::Instant::now());
    let nowhere = mouse::Cursor::Unavailable;
    let _ = window.update(
        &[Event::Window(redraw)],
        nowhere,
        &mut renderer,
        &mut clipboard::Null,
        &mut Vec::new(),
    );
    let (theme, base) = (app.theme(), app.theme().base());
    let text_color = base.text_color;
    window.draw(&mut renderer, &theme, &Style { text_color }, nowhere);
    renderer.screenshot(Size::new(WIDTH, HEIGHT), 1.0, base.background_color)
}

fn rounded(drawn: &[u8]) -> Pixels {
    let high = |channel: u8| channel >> 4;
    drawn
        .chunks_exact(4)
        .map(|pixel| {
            [
                high(pixel[0]) * 17,
                high(pixel[1]) * 17,
                high(pixel[2]) * 17,
            ]
        })
        .collect()
}

/// A PNG file with a palette, or without one where there are too many colors.
fn encoded(pixels: &Pixels) -> Vec<u8> {
    let mut palette: BTreeMap<[u8; 3], u8> = pixels.iter().map(|pixel| (*pixel, 0)).collect();
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, WIDTH, HEIGHT);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    let bytes: Vec<u8> = if palette.len() <= 256 {
        for (number, place) in palette.values_mut().enumerate() {
            *place = number as u8;
        }
        encoder.set_color(ColorType::Indexed);
        encoder.set_filter(Filter::NoFilter);
        encoder.set_palette(palette.keys().flatten().copied().collect::<Vec<u8>>());
        pixels.iter().map(|pixel| palette[pixel]).collect()
    } else {
        encoder.set_color(ColorType::Rgb);
        pixels.iter().flatten().copied().collect()
    };
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&bytes).unwrap();
    writer.finish().unwrap();
    file
}

fn decoded(file: &[u8]) -> Pixels {
    let mut decoder = Decoder::new(std::io::Cursor::new(file));
    decoder.set_transformations(Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    let channels = info.color_type.samples();
    bytes[..info.buffer_size()]
        .chunks_exact(channels)
        .map(|pixel| [pixel[0], pixel[1], pixel[2]])
        .collect()
}

#[test]
fn a_picture_is_read_as_it_was_written() {
    let few: Pixels = (0..WIDTH * HEIGHT)
        .map(|place| [(place % 16) as u8 * 17, 0, 255])
        .collect();
    assert_eq!(decoded(&encoded(&few)), few);
    let many: Pixels = (0..WIDTH * HEIGHT)
        .map(|place| [place % 16, place / 16 % 16, place / 256 % 16].map(|it| it as u8 * 17))
        .collect();
    assert_eq!(decoded(&encoded(&many)), many);
}

#[test]
fn one_candidate_less_is_another_picture() {
    let of = |removed| {
        let mut puzzle = puzzles(ASSIGNMENT).remove(0);
        puzzle.removed = removed;
        let mut app = begin(Settings::default(), Store::none());
        let source = Source::named("assignment.txt");
        open_as(&mut app, vec![puzzle], source);
        rounded(&drawn(&app))
    };
    let before = of(Vec::new());
    assert_eq!(of(Vec::new()), before);
    let different = of(vec![candidate("r1c3", 5)]);
    let different = different
        .iter()
        .zip(&before)
        .filter(|(one, other)| one != other);
    let different = different.count();
    assert!((20..1000).contains(&different), "{different} pixels");
}
