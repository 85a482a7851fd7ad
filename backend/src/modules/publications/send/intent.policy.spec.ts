import { describe, expect, it } from '@jest/globals';
import { intentOf, type AccountFacts, type PostFacts } from './intent.policy.js';

const USER = 'the-user';
const post: PostFacts = { user_id: USER, status: 'draft', content: 'What I learned this week.' };
const account: AccountFacts = {
  user_id: USER,
  granted_scopes: ['openid', 'w_member_social'],
  needs_reconnect: false,
  is_expired: false,
  is_throttled: false,
  throttled_until: null,
};

describe('The intent of a claimed publication', () => {
  it('is to send when post and account are fit', () => {
    expect(intentOf(USER, post, account)).toEqual({ kind: 'send', post, account });
  });

  it.each<[string, PostFacts | undefined, AccountFacts | undefined, object]>([
    ['a deleted post', undefined, account, { event: 'cancel' }],
    ['another user’s post', { ...post, user_id: 'other' }, account, { event: 'cancel' }],
    ['an archived post', { ...post, status: 'archived' }, account, { event: 'cancel' }],
    ['a post that was marked as posted', { ...post, status: 'used' }, account, { event: 'cancel' }],
    ['an empty post', { ...post, content: ' \n' }, account, { event: 'refused', outcome: 'text_blank' }],
    [
      'a post that is too long',
      { ...post, content: 'a'.repeat(3_001) },
      account,
      { event: 'refused', outcome: 'too_large' },
    ],
    ['a member who is gone', post, undefined, { event: 'auth_lost', outcome: 'token_refused' }],
    ['another user’s account', post, { ...account, user_id: 'other' }, { event: 'auth_lost' }],
    [
      'a lost permission',
      post,
      { ...account, granted_scopes: ['openid'] },
      { event: 'auth_lost', outcome: 'scope_missing' },
    ],
    [
      'a refused token',
      post,
      { ...account, needs_reconnect: true },
      { event: 'auth_lost', outcome: 'token_refused' },
    ],
    [
      'a token that has ended',
      post,
      { ...account, is_expired: true },
      { event: 'auth_lost', outcome: 'token_refused' },
    ],
  ])('is withdrawn for %s', (_, onePost, oneAccount, expected) => {
    expect(intentOf(USER, onePost, oneAccount)).toMatchObject({ kind: 'withdraw', ...expected });
  });

  it('waits while LinkedIn throttles the member', () => {
    const throttled_until = new Date('2026-11-21T00:00:00Z');
    expect(intentOf(USER, post, { ...account, is_throttled: true, throttled_until })).toEqual({
      kind: 'release',
      outcome: 'rate_limited',
      retryAt: throttled_until,
    });
  });
});
