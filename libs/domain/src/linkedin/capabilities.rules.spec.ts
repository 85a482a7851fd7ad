import { describe, expect, it } from '@jest/globals';
import { connectionDaysLeft, linkedInCapabilities } from './capabilities.rules.js';

const NONE = { post: false, images: false, documents: false, first_comment: false };

describe('What a connection allows', () => {
  it.each([
    [['openid', 'w_member_social'], { ...NONE, post: true, images: true, documents: true }],
    [
      ['w_member_social', 'w_member_social_feed'],
      { post: true, images: true, documents: true, first_comment: true },
    ],
    [['openid', 'w_member_social_feed'], NONE],
  ])('%j', (scopes, capabilities) => {
    expect(linkedInCapabilities(scopes, true)).toEqual(capabilities);
    expect(linkedInCapabilities(scopes, false)).toEqual(NONE);
  });

  it.each([
    ['2027-01-20T12:00:00Z', 60],
    ['2026-11-22T11:59:59Z', 0],
    ['2026-11-22T12:00:00Z', 1],
    ['2026-11-20T12:00:00Z', 0],
  ])('until %s has %i days left', (end, days) => {
    expect(connectionDaysLeft(new Date(end), new Date('2026-11-21T12:00:00Z'))).toBe(days);
  });

  it('has no count of days where its end is not known', () => {
    expect(connectionDaysLeft(null, new Date())).toBeNull();
  });
});
