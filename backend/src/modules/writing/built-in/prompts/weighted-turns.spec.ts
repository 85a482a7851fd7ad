import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pairedTurns, weightedTurns } from './weighted-turns.js';

const equal = (count: number) => Array.from({ length: count }, (_, item) => ({ item, weight: 1 }));
const timesOf = <Item>(turns: readonly Item[], item: Item) => turns.filter((turn) => turn === item).length;

describe('Turns by weight', () => {
  it('follow each other in order where all weigh the same', () => {
    expect(weightedTurns(equal(3), 7)).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });

  it('come as often as their weight says, and evenly', () => {
    const turns = weightedTurns(
      [
        { item: 'a', weight: 2 },
        { item: 'b', weight: 1 },
        { item: 'c', weight: 1 },
      ],
      8,
    );
    expect(turns).toEqual(['a', 'b', 'c', 'a', 'a', 'b', 'c', 'a']);
  });

  it('never are more than one off their share', () => {
    const weights = fc.array(fc.double({ min: 0.2, max: 3, noNaN: true }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 60 }), (each, count) => {
        const items = each.map((weight, item) => ({ item, weight }));
        const turns = weightedTurns(items, count);
        const total = each.reduce((sum, weight) => sum + weight, 0);
        for (const { item, weight } of items) {
          expect(Math.abs(timesOf(turns, item) - (count * weight) / total)).toBeLessThan(2);
        }
      }),
    );
  });

  it('are none of nothing', () => {
    expect(weightedTurns([], 3)).toEqual([]);
  });
});

describe('Paired turns', () => {
  it.each([1, 2, 3, 4, 5])('let %i items of one weight meet each of six others equally often', (count) => {
    const others = weightedTurns(equal(6), 6 * count);
    const items = pairedTurns(equal(count), others);
    const pairs = items.map((item, index) => `${item} ${others[index]}`);
    expect(new Set(pairs).size).toBe(6 * count);
    for (let item = 0; item < count; item += 1) expect(timesOf(items, item)).toBe(6);
  });

  it('give the heavier item more, and never one item all at once', () => {
    const items = [
      { item: 'liked', weight: 2 },
      { item: 'b', weight: 1 },
      { item: 'c', weight: 1 },
    ];
    const turns = pairedTurns(items, weightedTurns(equal(6), 12));
    expect(timesOf(turns, 'liked')).toBeGreaterThan(timesOf(turns, 'b'));
    expect(timesOf(turns, 'b')).toBeGreaterThan(1);
    expect(turns.join(' ')).not.toContain('liked liked liked');
  });
});
