import { describe, expect, it } from '@jest/globals';
import { DOCUMENT_BYTES_MAX, IMAGE_BYTES_MAX } from '@drumbeat/domain';
import sharp from 'sharp';
import { aGif, aGifOf, aLargeGif } from '../../../../test/builders/gif.builder.js';
import { aJpeg } from '../../../../test/builders/jpeg.builder.js';
import { aPdf } from '../../../../test/builders/pdf.builder.js';
import { inspectMedia as inspect } from './inspect-media.js';
import {
  MediaTooDemandingError,
  MediaTooLargeError,
  MediaTypeError,
  MediaUnreadableError,
} from '../media.errors.js';

const LIMITS = { timeoutMs: 600_000, cpuMaxMs: 600_000, memoryMaxMb: 512 };
const RED = { r: 200, g: 20, b: 20 };
const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: RED } });
const inspectMedia = (content: Buffer) => inspect(content, LIMITS);
const outcomeOf = (content: Buffer) =>
  inspectMedia(content).catch((error: unknown) =>
    error instanceof Error ? { refused: error.constructor, words: error.message } : error,
  );

describe('A file that is put in', () => {
  it('is kept with as many frames as LinkedIn takes', async () => {
    expect(await inspectMedia(aGif(250))).toMatchObject({ mime_type: 'image/gif', width: 1, height: 1 });
  });

  it('is kept as a JPEG of as many scans as are taken', async () => {
    expect(await inspectMedia(aJpeg(100))).toMatchObject({ mime_type: 'image/jpeg', width: 8, height: 8 });
  });

  it('is kept as a PNG as high as a JPEG can be', async () => {
    expect(await inspectMedia(await picture(1, 65_535).png().toBuffer())).toMatchObject({ height: 65_535 });
  });

  it.each(['jpeg', 'png', 'gif'] as const)('is kept as the %s that it is, with its size', async (format) => {
    const media = await inspectMedia(await picture().toFormat(format).toBuffer());
    expect(media).toMatchObject({
      kind: 'image',
      mime_type: `image/${format}`,
      width: 40,
      height: 20,
      pages: null,
    });
    expect((await sharp(media.content).metadata()).format).toBe(format);
    expect((await sharp(media.thumbnail ?? Buffer.alloc(0)).metadata()).format).toBe('webp');
  });

  it('loses EXIF and where it was taken, and stands upright', async () => {
    const photo = await picture()
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'Ada Example', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('Ada Example')).toBe(true);
    const media = await inspectMedia(photo);
    const { exif, orientation, icc, xmp } = await sharp(media.content).metadata();
    expect({ exif, orientation, icc, xmp }).toEqual({});
    expect(media.content.includes('Ada Example')).toBe(false);
    expect([media.width, media.height]).toEqual([20, 40]);
  });

  it('looks as its color profile says, without it', async () => {
    const { content } = await inspectMedia(await picture().withIccProfile('p3').png().toBuffer());
    const [red = 0, green = 0, blue = 0] = await sharp(content).raw().toBuffer();
    expect(Math.abs(red - RED.r) + Math.abs(green - RED.g) + Math.abs(blue - RED.b)).toBeLessThan(6);
  });

  it('leaves behind what was hung on to an image', async () => {
    const content = Buffer.concat([
      await picture().png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    expect((await inspectMedia(content)).content.includes('script')).toBe(false);
  });

  it('keeps the pictures of an animation', async () => {
    const frames = await Promise.all([picture().png().toBuffer(), picture().negate().png().toBuffer()]);
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const media = await inspectMedia(animation);
    expect([media.width, media.height]).toEqual([40, 20]);
    expect((await sharp(media.content).metadata()).pages).toBe(2);
  });

  it('is a document of so many pages, byte for byte', async () => {
    const content = aPdf(3);
    expect(await inspectMedia(content)).toEqual({
      kind: 'document',
      mime_type: 'application/pdf',
      width: null,
      height: null,
      pages: 3,
      content,
      thumbnail: null,
    });
  });

  it.each<[string, () => Buffer | Promise<Buffer>, new (...parts: never[]) => Error]>([
    ['a text that calls itself an image', () => Buffer.from('hello'), MediaTypeError],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), MediaTypeError],
    ['a WebP', () => picture().webp().toBuffer(), MediaTypeError],
    [
      'half an image',
      async () => {
        const whole = await sharp({
          create: { width: 300, height: 300, channels: 3, noise: { type: 'gaussian' }, background: RED },
        })
          .jpeg()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      MediaUnreadableError,
    ],
    ['the beginning of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), MediaUnreadableError],
    [
      'an image of too many bytes',
      async () => Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(IMAGE_BYTES_MAX)]),
      MediaTooLargeError,
    ],
    [
      'an image of too many pixels, however small its file',
      () => picture(6_100, 6_000).png().toBuffer(),
      MediaTooLargeError,
    ],
    [
      'an image of too long a side, however narrow',
      () => picture(1, 65_536).png().toBuffer(),
      MediaTooLargeError,
    ],
    [
      'an animation of too many pixels, of which LinkedIn would take a picture',
      () => aLargeGif(5_500, 5_500),
      MediaTooLargeError,
    ],
    ['an animation of too many rows, however narrow', () => aLargeGif(1, 65_535, 50), MediaTooLargeError],
    [
      'an animation of frames far wider than itself',
      () => aGifOf({ width: 64, height: 500 }, { width: 65_535, height: 500 }),
      MediaTooLargeError,
    ],
    ['an animation of too many frames', () => aGif(251), MediaTooLargeError],
    ['an animation of very many frames', () => aGif(200_000), MediaTooLargeError],
    ['a JPEG of too many scans', () => aJpeg(101), MediaTooDemandingError],
    ['a small JPEG of very many scans', () => aJpeg(30_000), MediaTooDemandingError],
    ['a PDF of nothing but its header', () => Buffer.from('%PDF-1.7\n'), MediaUnreadableError],
    ['a PDF without pages', () => aPdf(0), MediaUnreadableError],
    ['a PDF of too many pages', () => aPdf(301), MediaTooLargeError],
    [
      'a PDF of too many bytes',
      () => Buffer.concat([aPdf(1), Buffer.alloc(DOCUMENT_BYTES_MAX)]),
      MediaTooLargeError,
    ],
    ['a PDF with a password', () => aPdf(1, { isProtected: true }), MediaUnreadableError],
  ])('is refused: %s', async (_, content, refused) => {
    expect(await outcomeOf(await content())).toEqual({ refused, words: expect.stringMatching(/\.$/) });
  });
});
