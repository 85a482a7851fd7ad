/**
 * The groups of paths in the routing rules (NAVIGATION-2 to NAVIGATION-6):
 * - `entry`: where signing in starts; signed-in users are redirected from here;
 * - `hand-over`: finishes something that began elsewhere, or signs in by itself: never redirects;
 * - `onboarding`: needs a user, and never redirects one;
 * - `plans`: /product;
 * - `console`: /admin and below;
 * - `account`: needs an onboarded user. Open without a plan, so that a user whose plan has ended can still export
 * their data, pay or leave;
 * - `product`: needs an onboarded user with a plan;
 * - `other`: none of ours; the router shows "not found".
 */
export type PathGroup =
  'entry' | 'hand-over' | 'onboarding' | 'plans' | 'console' | 'account' | 'product' | 'other';

const ENTRY = ['/', '/login', '/signup', '/help'];
const HAND_OVER = ['/auth/callback', '/callback', '/reset-password', '/auth/verify', '/forgot-password'];
const ACCOUNT = ['/billing', '/profile', '/settings', '/resources'];

/** Each with all below it (NAVIGATION-3). */
const PRODUCT = [
  '/dashboard',
  '/beta/dashboard',
  '/content-calendar',
  '/posts',
  '/analytics',
  '/content-strategy',
  '/profile/writing-profile',
  '/feedback',
];

/** As the router reads a pathname: capitals and a slash at the end make no difference. */
const plainPath = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/** The visitors' page of guides. */
export const isHelp = (pathname: string): boolean => plainPath(pathname) === '/help';

/** The group of a pathname, read as the router does: capitals and a slash at the end make no difference. */
export function pathGroup(pathname: string): PathGroup {
  const path = plainPath(pathname);
  const isOneOf = (paths: readonly string[]) => paths.includes(path);
  const isBelowOneOf = (paths: readonly string[]) =>
    paths.some((root) => path === root || path.startsWith(`${root}/`));
  if (isOneOf(ENTRY)) return 'entry';
  if (isOneOf(HAND_OVER)) return 'hand-over';
  if (path === '/onboarding') return 'onboarding';
  if (path === '/product') return 'plans';
  if (isBelowOneOf(['/admin'])) return 'console';
  if (isBelowOneOf(PRODUCT)) return 'product';
  return isBelowOneOf(ACCOUNT) ? 'account' : 'other';
}
