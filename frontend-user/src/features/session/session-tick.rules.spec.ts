import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  freshSessionMemory,
  type SessionMemory,
  type SessionMoment,
  sessionTick,
} from './session-tick.rules';

const minutes = (count: number) => count * 60_000;
const end = minutes(1_000);
const longAgo = -Infinity;

/** A session whose health was checked a moment ago, `left` minutes before its end. */
function moment(left: number, change: Partial<SessionMoment> & { done?: Partial<SessionMemory> } = {}) {
  const now = end - minutes(left);
  const { done, ...rest } = change;
  const memory = { ...freshSessionMemory(now, end), ...done };
  return { now, moment: { expiresAt: end, lastActivityAt: longAgo, memory, ...rest } };
}

const verdict = (...input: Parameters<typeof moment>) => {
  const { now, moment: at } = moment(...input);
  return sessionTick(now, at);
};

/** Ticks through the given minutes before the end and returns each verdict. */
function ticks(minutesLeft: readonly number[], lastActivityAt = longAgo) {
  let memory = freshSessionMemory(end - minutes(minutesLeft[0] ?? 0), end);
  return minutesLeft.map((left) => {
    const result = sessionTick(end - minutes(left), { expiresAt: end, lastActivityAt, memory });
    memory = result.memory;
    return result;
  });
}

describe('a tick of the session', () => {
  it('warns an idle user once at 10, 5, 2 and 1 minutes', () => {
    const steps = [10.1, 10, 9.9, 5.1, 5, 4, 2.1, 2, 1.5, 1, 0.5];
    const warned = ticks(steps).map(({ warning }) => warning?.severity ?? null);
    expect(warned).toEqual([
      null,
      'info',
      null,
      null,
      'warning',
      null,
      null,
      'warning',
      null,
      'critical',
      null,
    ]);
  });

  it('saves open text at 10, 5 and 2 minutes', () => {
    const steps = [11, 10, 9, 5, 4, 2, 1, 0.5];
    expect(ticks(steps).map(({ isSaveDue }) => isSaveDue)).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it.each([
    [2.01, false],
    [2, false],
    [1.99, true],
    [0.01, true],
    [0, false],
  ])('with %d minutes left, saving every change is %s', (left, expected) => {
    expect(verdict(left).savesEveryChange).toBe(expected);
  });

  it('gives one verdict after a sleep through every threshold', () => {
    const [, afterSleep, next] = ticks([60, 0.7, 0.6]);
    expect(afterSleep).toMatchObject({ warning: { severity: 'critical' }, isSaveDue: true, isOver: false });
    expect(next).toMatchObject({ warning: null, isSaveDue: false });
  });

  it('is over after a sleep past the end, without a warning that comes too late', () => {
    const [, afterSleep] = ticks([60, -600]);
    expect(afterSleep).toMatchObject({
      isOver: true,
      warning: null,
      isSaveDue: false,
      isRefreshDue: false,
      isHealthCheckDue: true,
    });
  });

  it.each([
    ['nothing more than 5 minutes before the end', 5, 0, false],
    ['a renewal below 5 minutes for somebody who is there', 4.99, 0.5, true],
    ['no renewal for somebody who is away', 4.99, 2, false],
  ])('asks for %s', (_, left, minutesIdle, expected) => {
    const lastActivityAt = end - minutes(left + minutesIdle);
    expect(verdict(left, { lastActivityAt }).isRefreshDue).toBe(expected);
  });

  it('does not warn somebody who is there and whose session is about to be renewed', () => {
    expect(verdict(5, { lastActivityAt: end - minutes(5) }).warning).toBeNull();
  });

  it('warns also somebody who is there once a renewal did not help, and tries again a minute later', () => {
    const lastActivityAt = end - minutes(4);
    const done = { refreshTriedAt: end - minutes(4.5) };
    expect(verdict(4, { lastActivityAt, done })).toMatchObject({
      warning: { severity: 'warning' },
      isRefreshDue: false,
    });
    const minuteLater = { lastActivityAt: end - minutes(3.5), done };
    expect(verdict(3.5, minuteLater).isRefreshDue).toBe(true);
  });

  it('is silent after a renewal that leaves less than the first warning', () => {
    const before = freshSessionMemory(0, minutes(1));
    const renewed = sessionTick(minutes(0.5), {
      expiresAt: minutes(6),
      lastActivityAt: longAgo,
      memory: before,
    });
    expect(renewed.warning).toBeNull();
    const later = sessionTick(minutes(1), {
      expiresAt: minutes(6),
      lastActivityAt: longAgo,
      memory: renewed.memory,
    });
    expect(later.warning).toMatchObject({ severity: 'warning' });
  });

  it('is renewed once a minute at most, however short it is', () => {
    const idle = 140_000;
    let expiresAt = idle;
    let memory = freshSessionMemory(0, expiresAt);
    let renewals = 0;
    // The user moves the pointer all the time, for ten minutes.
    for (let now = 0; now < minutes(10); now += 1_000) {
      const result = sessionTick(now, { expiresAt, lastActivityAt: now, memory });
      memory = result.memory;
      expect(result.isOver).toBe(false);
      if (!result.isRefreshDue) continue;
      renewals += 1;
      expiresAt = now + idle;
    }
    expect(renewals).toBeLessThanOrEqual(11);
  });

  it('checks the session with the server every 10 minutes, and whenever it warns', () => {
    const done = { lastHealthCheckAt: end - minutes(100) };
    expect(verdict(90.01, { done }).isHealthCheckDue).toBe(false);
    expect(verdict(90, { done }).isHealthCheckDue).toBe(true);
    expect(verdict(10).isHealthCheckDue).toBe(true);
  });

  it('checks the session when somebody comes back, though it was checked while they were away', () => {
    const now = end - minutes(90);
    const done = { lastHealthCheckAt: now - minutes(1), lastAttendedCheckAt: now - minutes(15) };
    expect(verdict(90, { done }).isHealthCheckDue).toBe(false);
    const back = verdict(90, { done, lastActivityAt: now });
    expect(back.isHealthCheckDue).toBe(true);
    expect(
      sessionTick(now + 1_000, { expiresAt: end, lastActivityAt: now, memory: back.memory }),
    ).toMatchObject({
      isHealthCheckDue: false,
    });
  });

  it('never warns twice of the same step, whenever it is asked', () => {
    const steps = fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(steps, (anyOrder) => {
        const inOrder = anyOrder.toSorted((a, b) => b - a);
        const all = ticks(inOrder);
        const warned = all.flatMap(({ warning, memory }) => (warning ? [memory.lastWarned] : []));
        expect(warned).toEqual([...new Set(warned)]);
        expect(all.filter(({ isSaveDue }) => isSaveDue).length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('always tells the severity of the minutes that are really left', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 10, noNaN: true }), (left) => {
        const severity = left <= 1 ? 'critical' : left <= 5 ? 'warning' : 'info';
        expect(verdict(left).warning?.severity).toBe(severity);
      }),
    );
  });
});
