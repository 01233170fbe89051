//! Pictures of a window, and waiting for them to change.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use x11rb::connection::Connection;
use x11rb::errors::ReplyError;
use x11rb::protocol::xproto::{self, ConnectionExt as _, ImageFormat, ImageOrder};

use super::{Display, POLL, Window, until};

/// Pause between two looks while measuring, well below the wanted millisecond.
const FINE_POLL: Duration = Duration::from_micros(400);

impl Display {
    /// The window's pixels, without any part of it that is off the screen.
    pub fn screenshot(&self, window: Window) -> Result<Image, String> {
        Ok(self.decode(&self.read(window, None)?))
    }

    /// A part of the window's pixels; it must lie within window and screen.
    pub fn screenshot_of(&self, window: Window, region: Region) -> Result<Image, String> {
        Ok(self.decode(&self.read(window, Some(region))?))
    }

    /// Waits until the window shows more than one single color.
    pub fn wait_for_drawing(&self, window: Window, timeout: Duration) -> Result<Image, String> {
        until(timeout, POLL, || match self.screenshot(window) {
            Ok(image) if image.is_one_color() => None,
            outcome => Some(outcome),
        })
        .unwrap_or_else(|| Err(format!("The window showed nothing within {timeout:?}.")))
    }

    /// Waits until two pictures taken `quiet` apart are equal, and returns it.
    pub fn wait_until_still(
        &self,
        window: Window,
        quiet: Duration,
        timeout: Duration,
    ) -> Result<Image, String> {
        let mut last = self.screenshot(window)?;
        until(timeout, Duration::ZERO, || {
            thread::sleep(quiet);
            let next = match self.screenshot(window) {
                Ok(next) => next,
                Err(error) => return Some(Err(error)),
            };
            let before = std::mem::replace(&mut last, next);
            (before == last).then_some(Ok(before))
        })
        .unwrap_or_else(|| Err(format!("The window was not still within {timeout:?}.")))
    }

    /// The first picture that differs from `from`, and the time from the call
    /// until it was there; `None` when nothing changed in time. For exact times
    /// use [`Display::time_to_change`]: a whole window takes long to read.
    pub fn wait_for_change(
        &self,
        window: Window,
        from: &Image,
        timeout: Duration,
    ) -> Result<Option<(Image, Duration)>, String> {
        self.watch(Instant::now(), (window, None), (from, None), timeout)
    }

    /// Measures the time from just before `input` to the first changed pixel
    /// within `region`; `None` when nothing changed there in time.
    ///
    /// The region is read about twice a millisecond: keep it small (a cell). The
    /// pixels decide, not DAMAGE events, as those also report a frame that draws
    /// the same again. The window should be still before.
    pub fn time_to_change(
        &self,
        window: Window,
        region: Region,
        timeout: Duration,
        input: impl FnOnce(&Self) -> Result<(), String>,
    ) -> Result<Option<Duration>, String> {
        let pixels = self.read(window, Some(region))?;
        let from = self.decode(&pixels);
        let begun = Instant::now();
        input(self)?;
        let place = (window, Some(region));
        let change = self.watch(begun, place, (&from, Some(pixels)), timeout)?;
        Ok(change.map(|(_, time)| time))
    }

    /// Reads a place until it differs from a picture, of which the server's own
    /// bytes may be known: equal bytes show quickly that nothing has changed.
    fn watch(
        &self,
        begun: Instant,
        (window, region): (Window, Option<Region>),
        (from, mut same): (&Image, Option<Pixels>),
        timeout: Duration,
    ) -> Result<Option<(Image, Duration)>, String> {
        until(timeout, FINE_POLL, || {
            let pixels = match self.read(window, region) {
                Ok(pixels) => pixels,
                Err(error) => return Some(Err(error)),
            };
            let time = begun.elapsed();
            if same.as_ref() == Some(&pixels) {
                return None;
            }
            let image = self.decode(&pixels);
            if image != *from {
                return Some(Ok((image, time)));
            }
            same = Some(pixels);
            None
        })
        .transpose()
    }

    /// Reads a region, or all of the window that is on the screen.
    fn read(&self, window: Window, region: Option<Region>) -> Result<Pixels, String> {
        let read = || -> Result<Pixels, ReplyError> {
            let region = region.map_or_else(|| self.visible_part(window), Ok)?;
            let (x, y, width, height) = (region.x, region.y, region.width, region.height);
            let format = ImageFormat::Z_PIXMAP;
            let request = self
                .connection
                .get_image(format, window, x, y, width, height, !0)?;
            let image = request.reply()?;
            Ok(Pixels {
                region,
                depth: image.depth,
                visual: image.visual,
                bytes: image.data,
            })
        };
        read().map_err(|error| format!("The window's pixels could not be read: {error}"))
    }

    fn visible_part(&self, window: Window) -> Result<Region, ReplyError> {
        let size = self.connection.get_geometry(window)?.reply()?;
        let origin = self.on_screen(window, 0, 0)?;
        let clip = |origin: i16, length: u16, limit: u16| {
            let first = (-i32::from(origin)).max(0);
            let end = i32::from(length).min(i32::from(limit) - i32::from(origin));
            (first as i16, (end - first).max(0) as u16)
        };
        let (x, width) = clip(origin.0, size.width, self.screen.width_in_pixels);
        let (y, height) = clip(origin.1, size.height, self.screen.height_in_pixels);
        Ok(Region {
            x,
            y,
            width,
            height,
        })
    }

    /// Picks red, green and blue out of the server's bytes. The fourth byte of a
    /// pixel is unused or alpha, may hold anything, and is left out.
    fn decode(&self, pixels: &Pixels) -> Image {
        let setup = self.connection.setup();
        let mut formats = setup.pixmap_formats.iter();
        let format = formats.find(|format| format.depth == pixels.depth);
        let (bits, pad) = format.map_or((32, 32), |f| (f.bits_per_pixel, f.scanline_pad));
        let mut visuals = self.screen.allowed_depths.iter().flat_map(|d| &d.visuals);
        let visual = visuals.find(|visual| visual.visual_id == pixels.visual);
        let masks = visual.map_or([0xff_0000, 0xff00, 0xff], |v| {
            [v.red_mask, v.green_mask, v.blue_mask]
        });
        let bytes = usize::from(bits / 8);
        let [red, green, blue] = masks.map(|mask| {
            let place = mask.trailing_zeros() as usize / 8;
            if setup.image_byte_order == ImageOrder::LSB_FIRST {
                place
            } else {
                bytes - 1 - place
            }
        });
        let width = usize::from(pixels.region.width);
        let height = usize::from(pixels.region.height);
        let row = (width * usize::from(bits)).next_multiple_of(pad.into()) / 8;
        let mut rgb = vec![0; width * height * 3];
        // Plain indices, as iterators take several times as long in a debug build.
        let (mut from, mut to) = (0, 0);
        while to < rgb.len() {
            let end = to + width * 3;
            let mut pixel = from;
            while to < end {
                rgb[to] = pixels.bytes[pixel + red];
                rgb[to + 1] = pixels.bytes[pixel + green];
                rgb[to + 2] = pixels.bytes[pixel + blue];
                pixel += bytes;
                to += 3;
            }
            from += row;
        }
        Image { width, height, rgb }
    }
}

/// A rectangle within a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    pub x: i16,
    pub y: i16,
    pub width: u16,
    pub height: u16,
}

/// Pixels as the server sends them.
#[derive(PartialEq)]
struct Pixels {
    region: Region,
    depth: u8,
    visual: xproto::Visualid,
    bytes: Vec<u8>,
}

/// Pixels, three bytes each (red, green, blue), row by row from the top.
#[derive(Clone, PartialEq, Eq)]
pub struct Image {
    pub width: usize,
    pub height: usize,
    pub rgb: Vec<u8>,
}

impl Image {
    /// The color at a place. Panics when it lies outside.
    pub fn pixel(&self, x: usize, y: usize) -> [u8; 3] {
        assert!(
            x < self.width && y < self.height,
            "({x}, {y}) is outside the picture of {} x {}",
            self.width,
            self.height
        );
        let start = (y * self.width + x) * 3;
        [self.rgb[start], self.rgb[start + 1], self.rgb[start + 2]]
    }

    /// How many pixels differ; all of them when the sizes do.
    pub fn differs(&self, other: &Self) -> usize {
        self.differs_by_more_than(0, other)
    }

    /// How many pixels differ by more than this in red, green or blue; all of them when the
    /// sizes do.
    pub fn differs_by_more_than(&self, most: u8, other: &Self) -> usize {
        if (self.width, self.height) != (other.width, other.height) {
            return (self.width * self.height).max(other.width * other.height);
        }
        let pairs = self.rgb.chunks_exact(3).zip(other.rgb.chunks_exact(3));
        pairs
            .filter(|(mine, theirs)| {
                let mut parts = mine.iter().zip(*theirs);
                parts.any(|(mine, theirs)| mine.abs_diff(*theirs) > most)
            })
            .count()
    }

    /// Whether all pixels are alike (as before the first frame).
    pub fn is_one_color(&self) -> bool {
        let mut pixels = self.rgb.chunks_exact(3);
        let first = pixels.next();
        pixels.all(|pixel| Some(pixel) == first)
    }

    /// Writes the picture as a binary PPM file.
    pub fn save_ppm(&self, path: &Path) -> io::Result<()> {
        let mut file = io::BufWriter::new(fs::File::create(path)?);
        write!(file, "P6\n{} {}\n255\n", self.width, self.height)?;
        file.write_all(&self.rgb)?;
        file.flush()
    }
}

/// Short, so that a failed comparison does not print every pixel.
impl std::fmt::Debug for Image {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Image({} x {})", self.width, self.height)
    }
}
