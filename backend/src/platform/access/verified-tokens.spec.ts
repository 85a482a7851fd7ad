import { describe, expect, it } from '@jest/globals';
import { VerifiedTokens } from './verified-tokens.js';

const CLAIMS = { sub: 'user', sid: 'session', ver: 3, exp: 1_000 };

describe('VerifiedTokens', () => {
  it('knows a token that it was told of, and no other', () => {
    const tokens = new VerifiedTokens();
    tokens.remember('token', CLAIMS);
    expect(tokens.recall('token', 0)).toEqual(CLAIMS);
    expect(tokens.recall('token.', 0)).toBeNull();
  });

  it('knows it up to the second in which it ends, whatever time is asked for afterwards', () => {
    const tokens = new VerifiedTokens();
    tokens.remember('token', CLAIMS);
    expect(tokens.recall('token', 999_999)).toEqual(CLAIMS);
    expect(tokens.recall('token', 1_000_000)).toBeNull();
    expect(tokens.recall('token', 999_999)).toBeNull();
  });

  it('forgets the oldest when there are too many', () => {
    const tokens = new VerifiedTokens(2);
    for (const token of ['first', 'second', 'third']) tokens.remember(token, CLAIMS);
    expect(['first', 'second', 'third'].map((token) => tokens.recall(token, 0) !== null)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
