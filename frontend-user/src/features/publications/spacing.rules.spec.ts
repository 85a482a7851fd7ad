import { HOUR_MS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { nearestPost } from './spacing.rules';

const NOON = new Date('2026-11-20T12:00:00Z');
const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);

describe('the nearest other post', () => {
  it('is the one with the shortest way, on either side', () => {
    expect(nearestPost(NOON, [at(-41), at(50)])).toEqual({
      at: at(-41),
      side: 'before',
      hours: 41,
      isClose: false,
    });
    expect(nearestPost(NOON, [at(-41), at(7)])).toEqual({
      at: at(7),
      side: 'after',
      hours: 7,
      isClose: true,
    });
  });

  it('is close below 18 hours and not at 18', () => {
    expect(nearestPost(NOON, [at(17.99)])?.isClose).toBe(true);
    expect(nearestPost(NOON, [at(-18)])?.isClose).toBe(false);
  });

  it('is none where there is none within a week', () => {
    expect(nearestPost(NOON, [])).toBeNull();
    expect(nearestPost(NOON, [at(-24 * 7 - 1), at(24 * 8)])).toBeNull();
    expect(nearestPost(NOON, [at(24 * 7)])?.hours).toBe(168);
  });
});
