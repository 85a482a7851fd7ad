import { describe, expect, it } from '@jest/globals';
import { ExpiringMap } from './expiring-map.js';

describe('A map that forgets', () => {
  it('keeps a value for its life only', () => {
    let now = 0;
    const map = new ExpiringMap<string, number>(1_000, 10, () => now);
    map.set('a', 1);
    now = 999;
    expect(map.get('a')).toBe(1);
    now = 1_000;
    expect(map.get('a')).toBeUndefined();
  });

  it('keeps the newest of too many', () => {
    const map = new ExpiringMap<string, number>(1_000, 2, () => 0);
    for (const [index, key] of ['a', 'b', 'a', 'c'].entries()) map.set(key, index);
    expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([2, undefined, 3]);
  });
});
