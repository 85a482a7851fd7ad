import { describe, expect, it } from '@jest/globals';
import { InvalidInputError } from '../errors/app-error.js';
import { encodeCursor } from './pagination.js';
import { decodeTimeKey, encodeTimeKey, timePage, type TimeKey } from './time-cursor.js';

const key = (at: number): TimeKey => ({ at, id: '5b0d1b5e-5d0a-4c3b-9a57-0f6a54bd3b1c' });

describe('A page of a list by time', () => {
  it('has one row less than were read where there are more', () => {
    expect(timePage([key(3), key(2), key(1)], 2)).toEqual({ rows: [key(3), key(2)], next: key(2) });
    expect(timePage([key(3), key(2)], 2)).toEqual({ rows: [key(3), key(2)], next: null });
    expect(timePage([], 2)).toEqual({ rows: [], next: null });
  });

  it('is found again by its cursor, to the microsecond', () => {
    const place = key(1_795_262_400_123_456);
    expect(decodeTimeKey(encodeTimeKey(place) ?? '')).toEqual(place);
    expect(encodeTimeKey(null)).toBeNull();
    expect(decodeTimeKey(undefined)).toBeNull();
  });

  it.each([
    'nonsense',
    encodeCursor([1]),
    encodeCursor([1, 'no-uuid']),
    encodeCursor(['1', key(1).id]),
    encodeCursor([1.5, key(1).id]),
    encodeCursor([null, key(1).id]),
  ])('has no place for %j', (cursor) => {
    expect(() => decodeTimeKey(cursor)).toThrow(InvalidInputError);
  });
});
