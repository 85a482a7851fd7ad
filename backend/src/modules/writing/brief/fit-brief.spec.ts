import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BriefItem } from './brief-sections.js';
import { fitBrief, TOKENS_IN_MAX } from './fit-brief.js';

const SENTENCE = 'The client had waited for eleven days and said so.';
const sentences = (count: number) => Array.from({ length: count }, () => SENTENCE).join(' ');
const item = (worth: number, length: number): BriefItem => ({
  section: 'examples',
  value: { worth, text: sentences(length) },
  line: '',
  worth,
});

describe('A brief with too little room', () => {
  it('loses its least valuable parts first, each whole, and keeps within its tokens', () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 60 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 900 }), (given, length) => {
        const items = given.map(([worth, size]) => item(worth, size));
        const fitted = fitBrief({ items, material: { notes: sentences(length) }, instructions: 'Write.' });
        expect(fitted.tokens).toBeLessThanOrEqual(TOKENS_IN_MAX);
        expect([...fitted.items, ...fitted.left_out].sort(byPlace(items))).toEqual(items);
        const least = Math.min(...fitted.items.map(({ worth }) => worth));
        for (const { worth } of fitted.left_out) expect(worth).toBeLessThanOrEqual(least);
        expect(fitted.data['notes']).toMatch(/^(?:The client had waited for eleven days and said so\. ?)*$/u);
        // The author's material is shortened only when there is nothing else to leave out.
        if (fitted.shortened.length > 0) expect(fitted.items).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('loses the last of those that are worth the same', () => {
    const items = [item(5, 300), item(5, 300), item(9, 1)];
    const { left_out } = fitBrief({ items, material: {}, instructions: 'Write.' });
    expect(left_out).toHaveLength(1);
    expect(left_out[0]).toBe(items[1]);
  });

  it('keeps what it cannot do without, and never shortens a part that is to be rewritten', () => {
    const selection = sentences(200);
    const { data, items } = fitBrief({
      items: [item(Number.POSITIVE_INFINITY, 30), item(5, 300)],
      material: { previous_text: sentences(600), selection },
      instructions: 'Write.',
    });
    expect(items).toHaveLength(1);
    expect(data['selection']).toBe(selection);
  });
});

const byPlace = (items: readonly BriefItem[]) => (a: BriefItem, b: BriefItem) =>
  items.indexOf(a) - items.indexOf(b);
