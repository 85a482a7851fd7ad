import { describe, expect, it } from '@jest/globals';
import { LINKEDIN_TEXTS } from '@drumbeat/domain';
import { problemAhead, type AccountAhead } from './ahead-check.policy.js';

const DUE = new Date('2026-11-24T06:00:00Z');
const account: AccountAhead = {
  granted_scopes: ['openid', 'w_member_social'],
  needs_reconnect: false,
  is_expired: false,
  expires_at: new Date('2027-01-10T00:00:00Z'),
};

describe('The check ahead of a publication', () => {
  it('finds nothing where connection and text are fine', () => {
    expect(problemAhead(DUE, 'Good morning', account)).toBeNull();
  });

  it.each([
    ['is gone', undefined],
    ['was refused', { ...account, needs_reconnect: true }],
    ['has ended', { ...account, is_expired: true }],
  ])('names a connection that %s', (_, broken) => {
    expect(problemAhead(DUE, 'Good morning', broken)).toEqual({
      words: expect.stringMatching(/not connected/),
      remedy: 'reconnect',
    });
  });

  it('names a permission that is missing', () => {
    expect(problemAhead(DUE, 'Good morning', { ...account, granted_scopes: ['openid'] })).toEqual({
      words: expect.stringMatching(/allow posting/),
      remedy: 'reconnect',
    });
  });

  it('names a connection that ends before the post is due', () => {
    const expires_at = new Date('2026-11-24T05:00:00Z');
    expect(problemAhead(DUE, 'Good morning', { ...account, expires_at })).toEqual({
      words: LINKEDIN_TEXTS.outlivesToken,
      remedy: 'reconnect',
    });
  });

  it('names what is wrong with the text', () => {
    expect(problemAhead(DUE, ' ', account)).toEqual({
      words: expect.stringMatching(/empty/),
      remedy: 'edit',
    });
  });
});
