import { DAY_MS, HOUR_MS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { betterSample, clockSample, serverNow } from './server-clock.rules';

/** A server whose clock is `ahead` of the device's responds after `there` and `back` milliseconds of network. */
function answer(sentAt: number, ahead: number, there: number, back: number) {
  const stampedAt = Math.floor((sentAt + there + ahead) / 1_000) * 1_000;
  return clockSample({ date: new Date(stampedAt).toUTCString(), sentAt, receivedAt: sentAt + there + back });
}

const instant = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 });
const skew = fc.integer({ min: -DAY_MS, max: DAY_MS });
const delay = fc.integer({ min: 0, max: 15_000 });

describe("the server's clock", () => {
  it("is known within the sample's error, whatever the skew and the network", () => {
    fc.assert(
      fc.property(instant, skew, delay, delay, (sentAt, ahead, there, back) => {
        const sample = answer(sentAt, ahead, there, back)!;
        const error = Math.abs(serverNow(sentAt, sample) - (sentAt + ahead));
        expect(error).toBeLessThanOrEqual(2 * sample.uncertainty);
      }),
    );
  });

  it('never gets worse by another answer of the same clocks', () => {
    fc.assert(
      fc.property(instant, skew, delay, delay, delay, delay, (sentAt, ahead, a, b, c, d) => {
        const first = answer(sentAt, ahead, a, b)!;
        const second = answer(sentAt + 60_000, ahead, c, d)!;
        expect(betterSample(first, second)!.uncertainty).toBeLessThanOrEqual(first.uncertainty);
      }),
    );
  });

  it('follows a device whose clock somebody set', () => {
    const before = answer(1_800_000_000_000, 0, 10, 10);
    const after = answer(1_800_000_060_000, HOUR_MS, 2_000, 2_000);
    expect(betterSample(before, after)).toBe(after);
  });

  it('leaves the device alone where the difference is within the error', () => {
    expect(serverNow(5_000, { offset: 400, uncertainty: 600 })).toBe(5_000);
    expect(serverNow(5_000, null)).toBe(5_000);
  });

  it.each([[null], [''], ['yesterday']])('learns nothing from the date %j', (date) => {
    expect(clockSample({ date, sentAt: 0, receivedAt: 10 })).toBeNull();
  });

  it('learns nothing from an answer during which the clock was set back', () => {
    expect(clockSample({ date: new Date(0).toUTCString(), sentAt: 10, receivedAt: 0 })).toBeNull();
  });
});
