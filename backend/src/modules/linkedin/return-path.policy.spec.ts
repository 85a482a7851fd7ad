import { describe, expect, it } from '@jest/globals';
import { isOwnPath, returnAddress } from './return-path.policy.js';

const SITE = 'https://drumbeat.example';

describe('The way back from LinkedIn', () => {
  it.each(['/settings', '/posts/create?prompt=7&x=a%20b', '/posts?tab=scheduled#top', '/a//b'])(
    'takes the own path %s',
    (path) => {
      expect(isOwnPath(path, SITE)).toBe(true);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/a\\..\\b',
    '/\t/evil.example',
    ' /settings',
    'settings',
    'javascript:alert(1)',
    '',
    `/${'a'.repeat(1_001)}`,
  ])('refuses %j', (path) => {
    expect(isOwnPath(path, SITE)).toBe(false);
  });

  it('adds the outcome to the query that is there, and falls back to the page that tells outcomes', () => {
    expect(returnAddress(SITE, '/posts/create?prompt=7', 'connected')).toBe(
      `${SITE}/posts/create?prompt=7&linkedin=connected`,
    );
    expect(returnAddress(SITE, null, 'cancelled')).toBe(`${SITE}/callback?linkedin=cancelled`);
    expect(returnAddress(SITE, '//evil.example', 'failed')).toBe(`${SITE}/callback?linkedin=failed`);
  });
});
