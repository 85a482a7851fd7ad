import { describe, expect, it } from '@jest/globals';
import { type SignInEvent, signInPatterns, rememberSignInEvent } from './sign-in-events';

const minute = 60_000;
const failure = (at: number): SignInEvent => ({ outcome: 'failure', at, durationMs: 100 });
const success = (at: number, durationMs = 100): SignInEvent => ({ outcome: 'success', at, durationMs });
const corruption: SignInEvent = { outcome: 'storage-corruption', at: 0, durationMs: 0 };

describe('the analytics of signing in', () => {
  it('keep the last 100 events', () => {
    let events: SignInEvent[] = [];
    for (let at = 0; at < 130; at += 1) events = rememberSignInEvent(events, success(at));
    expect(events).toHaveLength(100);
    expect(events[0]?.at).toBe(30);
    expect(events.at(-1)?.at).toBe(129);
  });

  it.each<[string, SignInEvent[], number, string[]]>([
    ['two failures', [failure(0), failure(1)], 1, []],
    [
      'three failures within 30 minutes',
      [failure(0), failure(1), failure(30 * minute)],
      30 * minute,
      ['repeated-failures'],
    ],
    ['three failures over more than 30 minutes', [failure(0), failure(1), failure(2)], 31 * minute, []],
    ['one corrupt copy', [corruption], 0, []],
    ['two corrupt copies', [corruption, corruption], 0, ['storage-corruption']],
    ['three calls of exactly 5 s', [success(0, 5_000), success(0, 5_000), success(0, 5_000)], 0, []],
    [
      'three calls over 5 s',
      [success(0, 5_001), success(0, 9_000), success(0, 5_001)],
      0,
      ['slow-authentication'],
    ],
    ['nothing', [], 0, []],
  ])('warn rightly of %s', (_, events, now, expected) => {
    expect(signInPatterns(events, now)).toEqual(expected);
  });
});
