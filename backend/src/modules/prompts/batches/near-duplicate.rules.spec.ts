import { describe, expect, it } from '@jest/globals';
import { familiarWords, positionsToRefuse } from './near-duplicate.rules.js';

describe('Of prompts that say the same', () => {
  it('those that the user has already are refused', () => {
    expect(positionsToRefuse([{ position: 2, twin: null }])).toEqual([2]);
  });

  it('the first of a batch stays', () => {
    expect(
      positionsToRefuse([
        { position: 3, twin: 1 },
        { position: 2, twin: 1 },
        { position: 3, twin: 2 },
      ]),
    ).toEqual([2, 3]);
  });

  it('one stays whose only twin is refused, in whatever order they are found', () => {
    const chain = [
      { position: 2, twin: 1 },
      { position: 1, twin: null },
    ];
    expect(positionsToRefuse(chain)).toEqual([1]);
    expect(positionsToRefuse([...chain].reverse())).toEqual([1]);
  });
});

describe('The words that every prompt of a user may have', () => {
  it('are the long ones of the profile, each once', () => {
    expect(
      familiarWords(['Pricing with confidence', null, 'Founders of small B2B firms', 'PRICING!']),
    ).toEqual(['pricing', 'confidence', 'founders', 'small', 'firms']);
  });

  it('are those at the beginning of a long text', () => {
    const whole = `${'word '.repeat(38)}prices`;
    expect(whole).toHaveLength(196);
    expect(familiarWords([whole])).toEqual(['prices']);
    expect(familiarWords([`${whole} and clients`])).toEqual(['prices']);
  });

  it('are few, however much somebody wrote', () => {
    const long = Array.from({ length: 500 }, (_, index) => `words${index}`).join(' ');
    expect(familiarWords([long, long]).length).toBeLessThanOrEqual(80);
    expect(familiarWords([])).toEqual([]);
  });
});
