import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Bulkhead, type BulkheadLimits, NoPlaceInTimeError, TooManyAtOnceError } from './bulkhead.js';

const LIMITS = { places: 3, placesEach: 2, waitingEach: 2 };

function crowd(limits: BulkheadLimits = LIMITS) {
  const bulkhead = new Bulkhead(limits);
  const inside: string[] = [];
  const leave: { user: string; go: () => void }[] = [];
  const come = (user: string, weight?: number) =>
    bulkhead.run(
      user,
      async () => {
        inside.push(user);
        await new Promise<void>((go) => leave.push({ user, go }));
        return user;
      },
      weight,
    );
  const leaveOne = (of: string) => {
    const [first] = leave.splice(
      leave.findIndex(({ user }) => user === of),
      1,
    );
    first?.go();
  };
  return { come, inside, leaveOne, leaveAll: () => leave.splice(0).forEach(({ go }) => go()) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('A bulkhead', () => {
  it('runs a few calls of a user, lets a few more wait and refuses the rest at once', async () => {
    const { come, inside, leaveAll } = crowd();
    const calls = Array.from({ length: 30 }, () => come('ada'));
    const outcomes = Promise.allSettled(calls);
    await settled();
    expect(inside).toEqual(['ada', 'ada']);
    for (let round = 0; round < 3; round += 1) {
      leaveAll();
      await settled();
    }
    const results = await outcomes;
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    for (const result of results.slice(4)) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(TooManyAtOnceError) });
    }
  });

  it('keeps a place for another user while one has all of theirs', async () => {
    const { come, inside, leaveAll } = crowd();
    const calls = [come('ada'), come('ada'), come('ada'), come('ben')];
    await settled();
    expect(inside).toEqual(['ada', 'ada', 'ben']);
    leaveAll();
    await settled();
    leaveAll();
    expect(await Promise.all(calls)).toEqual(['ada', 'ada', 'ada', 'ben']);
  });

  it('runs no more than its places, whoever comes, and gives the place of one that failed away', async () => {
    const { come, inside, leaveAll } = crowd();
    const calls = ['ada', 'ben', 'cem', 'dan'].map((user) => come(user));
    await settled();
    expect(inside).toEqual(['ada', 'ben', 'cem']);
    leaveAll();
    await settled();
    leaveAll();
    await Promise.all(calls);
    const bulkhead = new Bulkhead({ places: 1, placesEach: 1, waitingEach: 0 });
    await expect(bulkhead.run('ada', () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(await bulkhead.run('ada', () => Promise.resolve('in'))).toBe('in');
  });

  it('keeps places for users that hold none: of the others so many take a further one', async () => {
    const { come, inside, leaveAll } = crowd({ places: 4, placesEach: 2, waitingEach: 2, furtherPlaces: 1 });
    const calls = ['ada', 'ada', 'ben', 'ben', 'cem'].map((user) => come(user));
    await settled();
    expect(inside).toEqual(['ada', 'ada', 'ben', 'cem']);
    leaveAll();
    await settled();
    expect(inside).toEqual(['ada', 'ada', 'ben', 'cem', 'ben']);
    leaveAll();
    await Promise.all(calls);
  });

  it('counts a call for as much as it weighs', async () => {
    const { come, inside, leaveAll } = crowd({ places: 10, placesEach: 2, waitingEach: 2 });
    const calls = [come('ada', 6), come('ben', 4), come('cem', 1)];
    await settled();
    expect(inside).toEqual(['ada', 'ben']);
    leaveAll();
    await settled();
    expect(inside).toEqual(['ada', 'ben', 'cem']);
    leaveAll();
    await Promise.all(calls);
  });

  it('takes what waits for a first call once those of its user have ended', async () => {
    const { come, inside, leaveOne, leaveAll } = crowd({
      places: 9,
      placesEach: 2,
      waitingEach: 4,
      furtherPlaces: 1,
    });
    const calls = ['ada', 'ada', 'ben', 'ben', 'ben'].map((user) => come(user));
    await settled();
    expect(inside).toEqual(['ada', 'ada', 'ben']);
    for (const further of [1, 2]) {
      leaveOne('ben');
      await settled();
      expect(inside.filter((user) => user === 'ben')).toHaveLength(1 + further);
    }
    leaveAll();
    await Promise.all(calls);
  });

  describe('with a longest wait', () => {
    afterEach(() => void jest.useRealTimers());

    it('gives up who waits longer, lets who waited behind it in, and leaves those inside', async () => {
      jest.useFakeTimers();
      const bulkhead = new Bulkhead({ places: 3, placesEach: 1, waitingEach: 1, waitMaxMs: 60_000 });
      const inside: string[] = [];
      const come = (user: string, weight: number) =>
        bulkhead.run(
          user,
          () => {
            inside.push(user);
            return new Promise<never>(() => undefined);
          },
          weight,
        );
      void come('ada', 2);
      const ben = expect(come('ben', 2)).rejects.toThrow(NoPlaceInTimeError);
      await jest.advanceTimersByTimeAsync(59_999);
      void come('cem', 1);
      expect(inside).toEqual(['ada']);
      await jest.advanceTimersByTimeAsync(1);
      await ben;
      expect(inside).toEqual(['ada', 'cem']);
      await jest.advanceTimersByTimeAsync(600_000);
      expect([inside, bulkhead.users]).toEqual([['ada', 'cem'], 2]);
    });
  });

  it('keeps nothing of a user whose calls have ended, however they ended', async () => {
    const bulkhead = new Bulkhead(LIMITS);
    await bulkhead.run('ada', () => Promise.resolve());
    await expect(bulkhead.run('ben', () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(bulkhead.users).toBe(0);
    const stay = bulkhead.run('cem', () => new Promise<void>(() => undefined));
    expect(bulkhead.users).toBe(1);
    void stay;
  });
});
