import { describe, expect, it } from '@jest/globals';
import { returnAddress } from './return-path.policy.js';

const SITE = 'https://drumbeat.example';

describe('The way back from LinkedIn', () => {
  it('adds the outcome to the query that is there, and falls back to the page that tells outcomes', () => {
    expect(returnAddress(SITE, '/posts/create?prompt=7', 'connected')).toBe(
      `${SITE}/posts/create?prompt=7&linkedin=connected`,
    );
    expect(returnAddress(SITE, null, 'cancelled')).toBe(`${SITE}/callback?linkedin=cancelled`);
    expect(returnAddress(SITE, '//evil.example', 'failed')).toBe(`${SITE}/callback?linkedin=failed`);
  });
});
