import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { noticesThatLeave, SHOWN_NOTICES } from './notice-stack.rules';

const stacks = () =>
  fc
    .array(fc.boolean(), { maxLength: 8 })
    .map((stays) => stays.map((one, place) => ({ id: place, stays: one })));

describe('a stack of notices', () => {
  it('loses its oldest ones, and no more than are too many', () => {
    const passing = [1, 2, 3, 4, 5].map((id) => ({ id, stays: false }));
    expect(noticesThatLeave(passing)).toEqual([1, 2]);
    expect(noticesThatLeave(passing.slice(0, SHOWN_NOTICES))).toEqual([]);
  });

  it('keeps an error that asks for something, and lets a newer one go in its place', () => {
    const shown = [true, false, false, false].map((stays, id) => ({ id, stays }));
    expect(noticesThatLeave(shown)).toEqual([1]);
  });

  it('has three at most, or only such as stay beside the newest', () => {
    fc.assert(
      fc.property(stacks(), (shown) => {
        const gone = noticesThatLeave(shown);
        const left = shown.filter(({ id }) => !gone.includes(id));
        expect(left.at(-1)).toEqual(shown.at(-1));
        expect(shown.filter(({ id, stays }) => stays && gone.includes(id))).toEqual([]);
        expect(left.length <= SHOWN_NOTICES || left.slice(0, -1).every(({ stays }) => stays)).toBe(true);
        expect(gone.length).toBeLessThanOrEqual(Math.max(0, shown.length - SHOWN_NOTICES));
      }),
    );
  });
});
