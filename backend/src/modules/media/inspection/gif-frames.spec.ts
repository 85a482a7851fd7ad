import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aGif, aLargeGif } from '../../../../test/builders/gif.builder.js';
import { measureGifFrames } from './gif-frames.js';

describe('The frames of a GIF', () => {
  it.each([1, 2, 250])('are counted: %i', (frames) => {
    expect(measureGifFrames(aGif(frames), 1_000).count).toBe(frames);
  });

  it('are counted no further than is asked for', () => {
    expect(measureGifFrames(aGif(200_000), 251).count).toBe(251);
  });

  it('are measured by their own sizes, a row as 64 pixels at least', () => {
    expect(measureGifFrames(aLargeGif(100, 50, 3), 1_000)).toEqual({ count: 3, pixels: 15_000 });
    expect(measureGifFrames(aLargeGif(1, 50), 1_000)).toEqual({ count: 1, pixels: 3_200 });
  });

  it('are fewer than the file has bytes, whatever it holds, and counting them ends', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(measureGifFrames(bytes, 1_000).count).toBeLessThanOrEqual(bytes.length);
      }),
    );
  });
});
