import { describe, expect, it } from '@jest/globals';
import { correctionObstacle, correctionOutcome, type CorrectionFacts } from './correction.rules.js';

const free: CorrectionFacts = {
  isSent: true,
  urn: 'urn:li:share:1',
  account: { is_usable: true, granted_scopes: ['openid', 'w_member_social'] },
  isPaused: false,
};

describe('A new text for a post that is out', () => {
  it('goes by LinkedIn’s call where it knows the post, the member and the permission', () => {
    expect(correctionObstacle(free)).toBeNull();
    expect(correctionObstacle({ ...free, urn: 'urn:li:ugcPost:1' })).toBeNull();
  });

  it.each([
    ['that was posted by hand', { isSent: false, urn: null, account: null }, 'You posted it yourself'],
    ['without a URN', { urn: null }, 'no key'],
    ['with the URN of an activity', { urn: 'urn:li:activity:1' }, 'no key'],
    ['without a connection', { account: null }, 'not connected'],
    ['with one that ended', { account: { is_usable: false, granted_scopes: [] } }, 'not connected'],
    ['without the permission', { account: { is_usable: true, granted_scopes: ['openid'] } }, 'does not let'],
    ['in a pause', { isPaused: true }, 'paused'],
  ])('is its author’s to make %s, who is told why', (_case, change, words) => {
    expect(correctionObstacle({ ...free, ...change })).toContain(words);
  });

  it('is there only where LinkedIn says 204', () => {
    const denied = JSON.stringify({
      status: 403,
      serviceErrorCode: 100,
      code: 'ACCESS_DENIED',
      message: 'Not enough permissions to access: partnerApiPostsExternal.PARTIAL_UPDATE.20260901',
    });
    const outcomes = [
      correctionOutcome(204, ''),
      correctionOutcome(200, '<html>'),
      correctionOutcome(400, '{}'),
      correctionOutcome(401, '{}'),
      correctionOutcome(403, denied),
      correctionOutcome(403, '{"code":"FORBIDDEN"}'),
      correctionOutcome(404, '{}'),
      correctionOutcome(409, '{}'),
      correctionOutcome(429, '{}'),
      correctionOutcome(500, ''),
      correctionOutcome(null, ''),
    ];
    expect(outcomes).toEqual([
      'corrected',
      'unclear',
      'refused',
      'not_connected',
      'not_permitted',
      'refused',
      'gone',
      'unclear',
      'throttled',
      'unclear',
      'unclear',
    ]);
  });
});
