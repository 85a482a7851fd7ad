import { describe, expect, it } from '@jest/globals';
import { REFRESH_GRACE_MS } from '../auth.limits.js';
import { idleEnd, judgeRefresh, type RefreshFacts } from './session.policy.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const AGENT = 'Firefox';

function facts(change: {
  session?: Partial<RefreshFacts['session']>;
  token?: Partial<RefreshFacts['token']>;
}): RefreshFacts {
  return {
    session: { ended_at: null, expires_at: after(1e9), user_agent: AGENT, ...change.session },
    token: {
      expires_at: after(1e6),
      used_at: null,
      successor_used_at: null,
      rotations: 1,
      ...change.token,
    },
  };
}

describe('A refresh token', () => {
  const rotatedAgo = (ms: number) => ({ used_at: after(-ms) });

  it.each([
    ['is rotated while it is the newest', facts({}), AGENT, 'rotate'],
    ['is rotated for a browser that was updated meanwhile', facts({}), 'Firefox 2', 'rotate'],
    ['goes on when it was rotated often of late', facts({ token: { rotations: 6 } }), AGENT, 'keep'],
    ['is over when its idle life is', facts({ token: { expires_at: NOW } }), AGENT, 'expired'],
    ['is over at the absolute end', facts({ session: { expires_at: NOW } }), AGENT, 'expired'],
    ['is over when its session was ended', facts({ session: { ended_at: after(-1) } }), AGENT, 'expired'],
    ['answers again within the grace', facts({ token: rotatedAgo(REFRESH_GRACE_MS) }), AGENT, 'repeat'],
    ['is reused after the grace', facts({ token: rotatedAgo(REFRESH_GRACE_MS + 1) }), AGENT, 'reused'],
    ['is reused by another client within the grace', facts({ token: rotatedAgo(1) }), 'curl', 'reused'],
    [
      'is reused when its successor was used: the client has that one',
      facts({ token: { ...rotatedAgo(2), successor_used_at: after(-1) } }),
      AGENT,
      'reused',
    ],
    [
      'ends nothing any more when the session is over anyway',
      facts({ session: { expires_at: NOW }, token: rotatedAgo(60_000) }),
      AGENT,
      'expired',
    ],
  ] as const)('%s', (_, given, userAgent, verdict) => {
    expect(judgeRefresh(given, userAgent, NOW)).toBe(verdict);
  });
});

describe('The idle end of a session', () => {
  it('is counted from its last use and never passes the absolute end', () => {
    expect(idleEnd(NOW, after(60_000), 30)).toEqual(after(30_000));
    expect(idleEnd(NOW, after(20_000), 30)).toEqual(after(20_000));
  });
});
