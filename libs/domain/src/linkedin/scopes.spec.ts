import { describe, expect, it } from '@jest/globals';
import { missingScopes, parseScopes } from './scopes.js';

describe('scopes', () => {
  it.each([
    ['openid,profile,w_member_social'],
    ['openid profile w_member_social'],
    [' w_member_social, profile  openid,openid '],
    [['w_member_social', 'profile openid']],
  ])('are read from %p', (raw) => {
    expect(parseScopes(raw)).toEqual(['openid', 'profile', 'w_member_social']);
  });

  it.each([null, undefined, '', ' , '])('are none in %p', (raw) => {
    expect(parseScopes(raw)).toEqual([]);
  });

  it('are missing where posting was not granted', () => {
    expect(missingScopes(['openid', 'profile'])).toEqual(['w_member_social']);
    expect(missingScopes(['w_member_social'])).toEqual([]);
    expect(missingScopes(['openid'], ['openid', 'email'])).toEqual(['email']);
  });
});
