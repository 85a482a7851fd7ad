import { afterEach, describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../../../test/support/temporary-folder.js';
import { ThreadTookTooLongError, WorkThread } from './work-thread.js';

interface Task {
  readonly add?: number;
  readonly forEver?: true;
  readonly fail?: true;
  readonly fill?: true;
}

const MODULE = `
let sum = 0;
export function work({ add = 0, forEver, fail, fill }) {
  if (fail) throw new Error('It failed');
  while (forEver);
  const kept = [];
  while (fill) kept.push(new Array(1_000_000).fill('x'));
  return (sum += add);
}`;

const file = join(temporaryFolder('thread'), 'adder.mjs');
writeFileSync(file, MODULE);

describe('A thread for work', () => {
  let thread: WorkThread<Task, number>;
  const WAIT_MS = 50_000;
  /** @param tasksMaxMs of the first tasks, one after the other */
  const begin = (...tasksMaxMs: number[]) => {
    const limits = {
      get taskMaxMs() {
        return tasksMaxMs.shift() ?? WAIT_MS;
      },
      heapMaxMb: 64,
    };
    thread = new WorkThread<Task, number>(pathToFileURL(file), limits);
  };
  const ask = (task: Task, waitMs = WAIT_MS) => thread.ask(task, waitMs);
  afterEach(() => thread.close());

  it('does its tasks one after the other and keeps what it knows', async () => {
    begin();
    expect(await Promise.all([1, 2, 3].map((add) => ask({ add })))).toEqual([1, 3, 6]);
  });

  it('leaves the program free to do other things meanwhile', async () => {
    begin(1_000);
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 5);
    await expect(ask({ forEver: true })).rejects.toThrow(ThreadTookTooLongError);
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(20);
  });

  it('goes on with a task that its caller does not wait for, and keeps what it knows', async () => {
    begin();
    await expect(ask({ add: 3 }, 0)).rejects.toThrow(ThreadTookTooLongError);
    expect(await ask({ add: 1 })).toBe(4);
  });

  it('lets nobody wait for a task of a thread that is closed', async () => {
    begin();
    await ask({ add: 1 });
    const waiting = expect(ask({ forEver: true })).rejects.toThrow(ThreadTookTooLongError);
    await new Promise(setImmediate);
    await thread.close();
    await waiting;
  });

  it.each([
    ['takes too long', { forEver: true }, 'takes longer', 500],
    ['fails', { fail: true }, 'It failed', WAIT_MS],
    ['takes too much memory', { fill: true }, 'memory', WAIT_MS],
  ] as const)(
    'ends with a task that %s, and begins anew with the next one',
    async (_, task, words, taskMaxMs) => {
      begin(WAIT_MS, taskMaxMs);
      await ask({ add: 5 });
      const [bad, next] = await Promise.allSettled([ask(task), ask({ add: 2 })]);
      expect(bad).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining(words) } });
      expect(next).toEqual({ status: 'fulfilled', value: 2 });
    },
  );
});
