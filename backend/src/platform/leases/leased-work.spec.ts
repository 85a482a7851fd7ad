import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LeaseLostError, whileLeased } from './leased-work.js';
import type { Claim } from './leased-rows.repository.js';

const ROW: Claim = { id: 'row', lease_id: 'lease', attempts: 1 };
const never = new AbortController().signal;

/** Work that runs until its signal is aborted. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

describe('The lease of a row', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is renewed three times a minute while the work goes on, and no longer', async () => {
    const renew = jest.fn(async () => true);
    let end = (): void => undefined;
    const work = whileLeased({ renew }, ROW, never, () => new Promise<void>((resolve) => (end = resolve)));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(renew).toHaveBeenCalledTimes(3);
    end();
    await work;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(renew).toHaveBeenCalledTimes(3);
  });

  it('stops the work when it is lost', async () => {
    const work = whileLeased({ renew: async () => false }, ROW, never, untilAborted);
    const outcome = expect(work).rejects.toBeInstanceOf(LeaseLostError);
    await jest.advanceTimersByTimeAsync(20_000);
    await outcome;
  });

  it('survives a renewal that does not reach the database', async () => {
    const renew = jest.fn(async (): Promise<boolean> => Promise.reject(new Error('away')));
    let end = (): void => undefined;
    const work = whileLeased({ renew }, ROW, never, () => new Promise<void>((resolve) => (end = resolve)));
    await jest.advanceTimersByTimeAsync(40_000);
    expect(renew).toHaveBeenCalledTimes(2);
    end();
    await expect(work).resolves.toBeUndefined();
  });

  it('ends the work when the caller stops', async () => {
    const stopping = new AbortController();
    const work = whileLeased({ renew: async () => true }, ROW, stopping.signal, untilAborted);
    stopping.abort(new Error('shutting down'));
    await expect(work).rejects.toThrow('shutting down');
  });
});
