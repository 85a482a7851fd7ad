import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { aGif } from '../../../../test/builders/gif.builder.js';
import { aPdf } from '../../../../test/builders/pdf.builder.js';
import { pixelsOf } from './picture-size.js';

const picture = () => sharp({ create: { width: 300, height: 20, channels: 3, background: 'teal' } });

describe('The size of a picture', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a PNG', () => picture().png().toBuffer()],
    ['a JPEG', () => picture().jpeg().toBuffer()],
    ['a progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer()],
    [
      'a JPEG with EXIF',
      () =>
        picture()
          .jpeg()
          .withExif({ IFD0: { Copyright: 'Ada Example' } })
          .toBuffer(),
    ],
  ])('is read from the head of %s', async (_, make) => {
    expect(pixelsOf(await make())).toBe(6_000);
  });

  it('is not told of an animation or a document, nor of half a head', async () => {
    for (const content of [aGif(1), aPdf(1), (await picture().jpeg().toBuffer()).subarray(0, 20)]) {
      expect(pixelsOf(content)).toBeNull();
    }
  });

  it('is not taken from a frame that a decoder passes by', async () => {
    const large = await picture().jpeg().toBuffer();
    // Padding, which a decoder skips, and which looks like a long segment otherwise; then a frame of 1 by 1 pixel there.
    const lie = Buffer.concat([
      large.subarray(0, 2),
      Buffer.from([0xff]),
      large.subarray(2),
      Buffer.alloc(70_000),
    ]);
    Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1]).copy(lie, 4 + lie.readUInt16BE(4));
    expect((await sharp(lie).metadata()).width).toBe(300);
    expect(pixelsOf(lie)).toBeNull();
  });

  it('is sought in whatever comes, and the search ends', () => {
    const heads = fc.constantFrom([0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    fc.assert(
      fc.property(heads, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
        const pixels = pixelsOf(Uint8Array.from([...head, ...rest]));
        expect(pixels === null || pixels >= 0).toBe(true);
      }),
    );
  });
});
