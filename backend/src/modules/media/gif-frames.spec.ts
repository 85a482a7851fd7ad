import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aGif } from '../../../test/builders/gif.builder.js';
import { countGifFrames } from './gif-frames.js';

describe('The frames of a GIF', () => {
  it.each([1, 2, 250])('are counted: %i', (frames) => {
    expect(countGifFrames(aGif(frames), 1_000)).toBe(frames);
  });

  it('are counted no further than is asked for', () => {
    expect(countGifFrames(aGif(200_000), 251)).toBe(251);
  });

  it('are fewer than the file has bytes, whatever it holds, and counting them ends', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(countGifFrames(bytes, 1_000)).toBeLessThanOrEqual(bytes.length);
      }),
    );
  });
});
