import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { aJpeg, segment } from '../../../../test/builders/jpeg.builder.js';
import { countJpegScans } from './jpeg-scans.js';

const photo = (options: object, width = 300) =>
  sharp({
    create: { width, height: 200, channels: 3, noise: { type: 'gaussian', sigma: 60 }, background: 'teal' },
  })
    .jpeg(options)
    .toBuffer();
const scansOf = (jpeg: Uint8Array) => countJpegScans(jpeg, 10_000);
/** A marker nobody knows that claims to be longer than all of the file. */
const CLAIM = Buffer.from([0xff, 0x02, 0xff, 0xff]);
const isDecoded = (jpeg: Buffer) =>
  sharp(jpeg, { failOn: 'error' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

describe('The scans of a JPEG', () => {
  it.each([1, 2, 300])('are counted: %i', async (scans) => {
    const jpeg = aJpeg(scans);
    expect(await isDecoded(jpeg)).toBe(true);
    expect(scansOf(jpeg)).toBe(scans);
  });

  it('are one of a baseline picture and about ten of a progressive one, whatever its data', async () => {
    const baseline = await photo({ quality: 100 });
    expect(baseline.includes(Buffer.from([0xff, 0x00]))).toBe(true);
    expect(scansOf(baseline)).toBe(1);
    expect(scansOf(await photo({ quality: 100, progressive: true }))).toBe(10);
  });

  it('are counted no further than is asked for', () => {
    expect(countJpegScans(aJpeg(20_000), 101)).toBe(101);
  });

  it('do not include those of a thumbnail, nor of a picture that follows', async () => {
    const [jpeg, other] = [await photo({}), aJpeg(300)];
    const withThumbnail = Buffer.concat([
      jpeg.subarray(0, 2),
      segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), other])),
      jpeg.subarray(2),
      other,
    ]);
    expect(await isDecoded(withThumbnail)).toBe(true);
    expect(scansOf(withThumbnail)).toBe(1);
  });

  it.each<[string, Buffer]>([
    ['restarts', Buffer.from([0xff, 0xd0, 0xff, 0xd7])],
    ['padding', Buffer.from([0xff, 0xff, 0xff])],
    ['data that was not needed', Buffer.from([0x12, 0xff, 0x00, 0x34])],
    ['a comment', segment(0xfe, Buffer.from('hello'))],
    ['a comment that has less than its own length', Buffer.from([0xff, 0xfe, 0, 0])],
    ['tables', segment(0xdd, [0, 0])],
  ])('are found behind %s, as a decoder finds them', async (_, inserted) => {
    const jpeg = aJpeg(50, inserted);
    expect(await isDecoded(jpeg)).toBe(true);
    expect(scansOf(jpeg)).toBe(50);
  });

  it('are not hidden by a marker that a decoder passes by in search of a restart', async () => {
    // Two blocks, with a restart after each: in its place stands the claim.
    const jpeg = aJpeg(50);
    const width = jpeg.indexOf(Buffer.from([0xff, 0xc2])) + 8;
    jpeg[width] = 16;
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const data = jpeg.indexOf(0x7f, scan) + 1;
    const hiding = Buffer.concat([
      jpeg.subarray(0, scan),
      segment(0xdd, [0, 1]),
      jpeg.subarray(scan, data),
      CLAIM,
      Buffer.from([0xff, 0xd0, 0x7f]),
      jpeg.subarray(data),
    ]);
    expect(await isDecoded(hiding)).toBe(true);
    expect(scansOf(hiding)).toBe(50);
  });

  it('are fewer than the file has bytes, whatever it holds, and counting them ends', () => {
    const bytes = fc.array(fc.oneof(fc.constantFrom(0xff, 0xda, 0x00), fc.nat(255)), { maxLength: 400 });
    fc.assert(
      fc.property(bytes, (jpeg) => {
        expect(scansOf(Uint8Array.from(jpeg))).toBeLessThanOrEqual(jpeg.length);
      }),
    );
  });
});
