import sharp, { type Sharp } from 'sharp';

export interface ImageTask {
  readonly content: Uint8Array;
  readonly format: 'jpeg' | 'png' | 'gif';
  /** Fewer than this, all frames of an animation together. */
  readonly pixelsMax: number;
  /** A row counts as so many pixels at least. */
  readonly rowPixelsMin: number;
  /** Of its width and its height: pixels. */
  readonly sideMax: number;
  /** Of what it is written anew as, and of the thumbnail: nothing larger is answered. */
  readonly bytesMax: number;
}

/** Sharp on a card of 320 CSS pixels with a dense screen. */
const THUMBNAIL_PIXELS = 640;
/** Quality of re-encoded pictures: no visible difference, and much smaller than the original. */
const JPEG_QUALITY = 90;
/** Of zlib's nine: a few hundredths larger than with the usual sixth, which takes seconds for pictures that are made for it. */
const PNG_COMPRESSION = 3;
/**
 * In an ICC profile, the type of a chain of any number of steps (`multiProcessElementsType` of ICC.1:2022), of which 30,000 fit into a
 * kilobyte. Profiles of cameras, phones and presses are tables and curves.
 */
const ICC_PROGRAM = 'mpet';

// One file and the process ends.
sharp.cache(false);
sharp.concurrency(1);

/** Writes an image anew, upright and without metadata, in a process of its own (inspection.program.ts). */
export async function read(task: ImageTask): Promise<object> {
  const { content, format, pixelsMax, rowPixelsMin, sideMax, bytesMax } = task;
  try {
    // Reads the head of the file only, so it may be of any size.
    const {
      width,
      height,
      pages = 1,
      icc,
    } = await sharp(content, { failOn: 'error', limitInputPixels: false }).metadata();
    if (Math.max(width, height) > sideMax) return { kind: 'too_long_a_side' };
    if (Math.max(width, rowPixelsMin) * height * pages >= pixelsMax) return { kind: 'too_many_pixels' };
    const from = sharp(content, {
      animated: format === 'gif',
      failOn: 'error',
      limitInputPixels: pixelsMax,
      ignoreIcc: icc?.includes(ICC_PROGRAM) ?? false,
    });
    const clean = await encoded(from.autoOrient(), format).toBuffer({ resolveWithObject: true });
    // Some kilobytes of a PNG become as many megabytes as it has pixels.
    if (clean.data.byteLength > bytesMax) return { kind: 'too_large' };
    const thumbnail = await sharp(clean.data, { failOn: 'error', limitInputPixels: pixelsMax })
      .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer();
    if (thumbnail.byteLength > bytesMax) return { kind: 'too_large' };
    const { info } = clean;
    return {
      kind: 'read',
      width: info.width,
      height: info.pageHeight ?? info.height,
      content: clean.data,
      thumbnail,
    };
  } catch {
    return { kind: 'unreadable' };
  }
}

function encoded(from: Sharp, format: ImageTask['format']): Sharp {
  switch (format) {
    case 'jpeg':
      return from.jpeg({ quality: JPEG_QUALITY });
    case 'png':
      return from.png({ compressionLevel: PNG_COMPRESSION, adaptiveFiltering: false });
    case 'gif':
      // A frame has 256 colors already: searching for better ones takes two to three times as long.
      return from.gif({ effort: 3, dither: 0 });
  }
}
