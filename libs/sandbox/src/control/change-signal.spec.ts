import { describe, expect, it } from '@jest/globals';
import { ChangeSignal } from './change-signal.js';

describe('Waiting for a change', () => {
  it('ends at once when the state is there already', async () => {
    await new ChangeSignal().until('nothing', () => true);
  });

  it('ends with the change that makes it true', async () => {
    const signal = new ChangeSignal();
    let count = 0;
    const waiting = signal.until('two', () => count >= 2);
    for (; count < 2; count += 1) signal.notify();
    signal.notify();
    await waiting;
  });

  it('fails with what it waited for', async () => {
    const waiting = new ChangeSignal().until('a post', () => false, 1);
    await expect(waiting).rejects.toThrow('in vain for a post');
  });
});
