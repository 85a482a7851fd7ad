import { describe, expect, it } from '@jest/globals';
import { freedSentences } from './freed-sentences.js';

const plainer = () => ({ isShorter: false, keepsLonger: false, said: new Set<string>() });
const shorter = () => ({ ...plainer(), isShorter: true });

describe('The sentences of a paragraph without their fillers', () => {
  const TWICE = ['Nails fail.', 'As I said, nails fail.'];
  const GOES_ON = ['Item 12 was the pump.', 'As I said, item 12 was the pump, and it was dead.'];

  it('keep in a plainer text what is said twice, as it was said', () => {
    expect(freedSentences(TWICE, 'en', plainer())).toEqual(TWICE);
    expect(
      freedSentences(['The gate was open.', 'The gate was really open.'], 'en', {
        isShorter: false,
        keepsLonger: false,
        said: new Set(),
      }),
    ).toEqual(['The gate was open.', 'The gate was really open.']);
    expect(freedSentences(GOES_ON, 'en', plainer())).toHaveLength(2);
  });

  it('say it once in a shorter one', () => {
    expect(freedSentences(TWICE, 'en', shorter())).toEqual(['Nails fail.']);
    expect(freedSentences(GOES_ON, 'en', shorter())).toEqual(['Item 12 was the pump, and it was dead.']);
  });

  it('lose one that is a filler with a full stop, in either', () => {
    for (const isShorter of [true, false]) {
      expect(freedSentences(['Anyway.', 'Nobody came.'], 'en', { ...plainer(), isShorter })).toEqual([
        'Nobody came.',
      ]);
    }
  });
});
