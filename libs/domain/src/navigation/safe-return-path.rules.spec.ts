import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { safeReturnPath } from './safe-return-path.rules.js';
import { anyTexts } from '../text/testing/text-arbitraries.js';

const site = 'https://drumbeat.example';

describe('the place to come back to', () => {
  it.each([
    '/',
    '/beta/dashboard',
    '/posts/',
    '/posts?tab=scheduled',
    '/content-calendar?view=library&selectedDate=2026-11-16#today',
    '/posts/create?custom_notes=Two%20lines%0Aand%20a%20%2F%2F%20slash&is_custom=true',
    '/posts/create?custom_notes=one+two&next=https://elsewhere.example',
    '/admin/users/7',
    '/posts/caf%C3%A9',
    '/authors',
    '/apidocs',
  ])('is %s as it stands', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    ['another host', 'https://evil.example/'],
    ['a host without a scheme', '//evil.example'],
    ['a host behind backslashes', '/\\evil.example'],
    ['a host behind a backslash and a slash', '\\/evil.example'],
    ['a host behind a tab that browsers drop', '/\t/evil.example'],
    ['a host behind a line break that browsers drop', '/\n/evil.example'],
    ['a host behind a null character', '/\u0000/evil.example'],
    ['a host behind dot segments', '/..//evil.example'],
    ['a host behind one dot', '/.//evil.example'],
    ['a host behind encoded dots', '/%2e%2e//evil.example'],
    ['encoded dots', '/posts/%2E%2e/login'],
    ['an encoded slash', '/%2Fevil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['an encoded slash, encoded again', '/%252Fevil.example'],
    ['an encoded line break', '/posts%0d%0aSet-Cookie:a=b'],
    ['percent signs that make no text', '/posts/%zz'],
    ['percent signs that make half a character', '/posts/%C3'],
    ['two slashes inside', '/posts//1'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a space', ' javascript:alert(1)'],
    ['a data address', 'data:text/html,x'],
    ['a relative path', 'posts'],
    ['a user before a host', '@evil.example'],
    ['nothing', ''],
    ['a slash that only looks like one', '/\uFF0Fevil.example'],
    ['a mark that turns the reading direction', '/posts/%E2%80%AE'],
    ['markup', '/posts?x=<script>'],
    ['a backslash in the query', '/posts?x=\\'],
    ['a book', `/posts?x=${'a'.repeat(2_048)}`],
  ])('is never %s', (_what, value) => {
    expect(safeReturnPath(value)).toBeNull();
  });

  it.each([
    '/login',
    '/login?next=/posts',
    '/LOGIN/',
    '/%6Cogin',
    '/signup',
    '/forgot-password',
    '/reset-password?token=x',
    '/auth/verify?type=magiclink&token=x',
    '/auth/callback',
    '/callback',
    '/api/auth/google/callback?code=x',
  ])('is never %s, a page of the sign-in itself', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });

  it.each([undefined, null, 7, {}, ['/posts'], true])('is never %p', (value) => {
    expect(safeReturnPath(value)).toBeNull();
  });

  it('stays on this site and on its path, whatever the value, as a browser reads it', () => {
    const tricky = fc.constantFrom(
      ...[
        '/',
        '\\',
        '.',
        '..',
        '%2f',
        '%5c',
        '%2e',
        '%25',
        '%',
        ':',
        '@',
        '?',
        '#',
        '\t',
        '\n',
        ' ',
        'a',
        'evil.example',
      ],
    );
    const value = fc.oneof(
      anyTexts(),
      fc.array(tricky).map((parts) => parts.join('')),
      fc.array(tricky).map((parts) => `/${parts.join('')}`),
      fc.webPath().map((path) => path || '/'),
    );
    fc.assert(
      fc.property(value, (text) => {
        const path = safeReturnPath(text);
        if (path === null) return;
        const address = new URL(path, site);
        expect(address.origin).toBe(site);
        // No part is removed by resolution: the router compares what the browser opens.
        expect(address.pathname).toBe(path.replace(/[?#].*$/, ''));
        expect(decodeURIComponent(address.pathname)).not.toMatch(/\\|\/\//);
      }),
      { numRuns: 5_000 },
    );
  });
});
