import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rootsShowing, SHOWN_BY } from './shown-by';

/** Writes that change nothing shown to this user; tabs notify each other of signing in and out separately. */
const CHANGES_NOTHING_SHOWN: readonly string[] = [
  '/api/auth/confirmation/send',
  '/api/auth/forgot-password',
  '/api/auth/login',
  '/api/auth/logout',
  '/api/auth/magic-link/send',
  '/api/auth/refresh',
  '/api/auth/reset-password',
  '/api/auth/signup',
  '/api/auth/verify',
  '/api/beta/auth/google',
  '/api/dashboard/refresh-cache',
  '/api/feedback/batch',
  '/api/klaviyo/track',
  '/api/posts/brief',
  '/api/posts/check',
  '/api/profile/pillar-suggestions',
  '/api/tracking/events',
  '/api/tracking/sessions',
  '/api/tracking/sessions/{id}',
  '/api/voice-match',
  '/api/webhooks/stripe',
];

interface Contract {
  paths: Record<string, Record<string, unknown>>;
}

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../backend/openapi.json'), 'utf8'),
) as Contract;
/** Routes that users write to; staff have a separate app. */
const written = Object.entries(contract.paths)
  .filter(
    ([path, calls]) => !path.startsWith('/api/admin/') && Object.keys(calls).some((verb) => verb !== 'get'),
  )
  .map(([path]) => path);

/** The paths that queries read, with the root key of each, as their files say. */
const read = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/[\w-]+\.ts$/u.test(file))
  .flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    // A query names its key, and what it reads behind that.
    return text
      .split('queryKey: ')
      .slice(1)
      .flatMap((query) => {
        const [, own, shared, constant] =
          /^\['([\w-]+)'|^\[\.\.\.queryKeys\.(\w+)|^\[\.\.\.(\w+)/u.exec(query) ?? [];
        const kept = new RegExp(`const ${constant} = \\['([\\w-]+)'`, 'u').exec(text)?.[1];
        const root = own ?? shared ?? kept;
        const path = /\.GET\('([^']+)'/u.exec(query)?.[1];
        return root === undefined || path === undefined ? [] : [[path, root] as const];
      });
  });

describe('what a save changes on the pages of other tabs', () => {
  it.each(written)('is known of %s', (path) => {
    expect(rootsShowing(path).length > 0).toBe(!CHANGES_NOTHING_SHOWN.includes(path));
  });

  // No user changes what plans there are.
  const changing = read.filter(([path]) => path !== '/api/subscriptions/plans');

  it.each(changing)('is what is read there as well: %s %s', (path, root) => {
    if (rootsShowing(path).length > 0) expect(rootsShowing(path)).toContain(root);
  });

  it('is known of where it is read', () => {
    expect(read).toContainEqual(['/api/posts', 'posts']);
    expect(read.length).toBeGreaterThan(20);
  });

  it('has the findings of first lines: they stay with the post', () => {
    expect(rootsShowing('/api/posts/openings')).toEqual(['posts', 'dashboard']);
  });

  it('has the bell: a post that is out, planned anew or deleted settles its notices', () => {
    for (const path of ['/api/posts/p1', '/api/posts/p1/mark-posted', '/api/posts/linkedin/schedule'])
      expect(rootsShowing(path)).toContain('notifications');
  });

  it('is said of nothing that the API does not have', () => {
    const known = (start: string) => written.some((path) => path === start || path.startsWith(`${start}/`));
    expect(SHOWN_BY.map(([start]) => start).filter((start) => !known(start))).toEqual([]);
    expect(CHANGES_NOTHING_SHOWN.filter((path) => !written.includes(path))).toEqual([]);
  });
});
