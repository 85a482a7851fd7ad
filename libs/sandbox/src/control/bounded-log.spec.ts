import { describe, expect, it } from '@jest/globals';
import { BoundedLog } from './bounded-log.js';
import { excerpt } from './excerpt.js';

describe('A bounded log', () => {
  it('keeps the newest entries and counts all', () => {
    const log = new BoundedLog<number>(3);
    for (const entry of [1, 2, 3, 4, 5]) log.add(entry);
    expect([log.entries(), log.total]).toEqual([[3, 4, 5], 5]);
    log.clear();
    expect([log.entries(), log.total]).toEqual([[], 0]);
  });

  it('keeps the beginning of a text that is too long', () => {
    expect(excerpt('short')).toBe('short');
    expect(excerpt('x'.repeat(10_000))).toBe('x'.repeat(8_000));
  });
});
