import { describe, expect, it } from '@jest/globals';
import { Turnstile } from './turnstile.js';

describe('A turnstile', () => {
  it('lets as many in as it has places, and the others in the order in which they came', async () => {
    const turnstile = new Turnstile(2);
    const begun: number[] = [];
    const leave: (() => void)[] = [];
    const visits = [0, 1, 2, 3].map((visitor) =>
      turnstile.pass(async () => {
        begun.push(visitor);
        await new Promise<void>((resolve) => (leave[visitor] = resolve));
        return visitor;
      }),
    );
    expect(begun).toEqual([0, 1]);
    leave[1]?.();
    await visits[1];
    expect(begun).toEqual([0, 1, 2]);
    leave[0]?.();
    await visits[0];
    expect(begun).toEqual([0, 1, 2, 3]);
    leave[2]?.();
    leave[3]?.();
    expect(await Promise.all(visits)).toEqual([0, 1, 2, 3]);
  });

  it('gives the place of one that failed to the next', async () => {
    const turnstile = new Turnstile(1);
    const failed = turnstile.pass(() => Promise.reject(new Error('No')));
    const next = turnstile.pass(() => Promise.resolve('in'));
    await expect(failed).rejects.toThrow('No');
    expect(await next).toBe('in');
  });
});
