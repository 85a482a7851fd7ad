import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decideRoute, type AuthState, type RouteDecision, type SubscriptionState } from './routing.rules.js';

const paths = {
  entry: ['/', '/login', '/signup', '/help'],
  handOver: ['/auth/callback', '/callback', '/reset-password', '/auth/verify', '/forgot-password'],
  onboarding: ['/onboarding'],
  plans: ['/product'],
  console: ['/admin', '/admin/', '/admin/users/7'],
  account: ['/billing', '/profile', '/settings', '/resources'],
  product: [
    '/dashboard',
    '/beta/dashboard',
    '/content-calendar',
    '/posts',
    '/posts/create',
    '/posts/0b5cb1a2-7f0e-4f1c-9d42-52d6a7a3c111',
    '/analytics',
    '/content-strategy',
    '/profile/writing-profile',
    '/feedback',
  ],
  other: ['/nowhere', '/loginx', '/adminx', '/profile-of-ann'],
} as const;
type Group = keyof typeof paths;

const user = (subscription: SubscriptionState): AuthState => ({
  kind: 'signed-in',
  isAdmin: false,
  isOnboarded: true,
  subscription,
});
const newcomer = (subscription: SubscriptionState): AuthState => ({
  kind: 'signed-in',
  isAdmin: false,
  isOnboarded: false,
  subscription,
});
const admin = (isOnboarded: boolean, subscription: SubscriptionState): AuthState => ({
  kind: 'signed-in',
  isAdmin: true,
  isOnboarded,
  subscription,
});

/** The decision's redirect target, or its other result. `login` and `plans` contain the return path. */
type Cell = 'stay' | 'wait' | 'unavailable' | 'login' | 'plans' | `/${string}`;
type Row = Record<Exclude<Group, 'handOver' | 'other'>, Cell>;

/** Hand-overs and unknown addresses never redirect, so the table leaves those two out. */
const table: [state: string, auth: AuthState, paid: boolean, row: Row][] = [
  ['while the session is read', { kind: 'loading' }, false, all('wait')],
  ['while the session is read, after a payment', { kind: 'loading' }, true, all('wait')],
  ['when the session cannot be read', { kind: 'unknown' }, false, { ...all('unavailable'), entry: 'stay' }],
  ['signed out', { kind: 'signed-out' }, false, { ...all('login'), entry: 'stay' }],
  ['signed out, after a payment', { kind: 'signed-out' }, true, { ...all('login'), entry: 'stay' }],
  ...(['loading', 'active', 'none', 'failed', 'timed-out'] as const).flatMap((subscription) =>
    [true, false].flatMap((paid): (typeof table)[number][] => [
      [
        `an admin, plan ${subscription}, paid ${paid}`,
        admin(true, subscription),
        paid,
        { ...all('/admin'), onboarding: 'stay', console: 'stay' },
      ],
      [
        `an admin who was never onboarded, plan ${subscription}, paid ${paid}`,
        admin(false, subscription),
        paid,
        { ...all('/admin'), onboarding: 'stay', console: 'stay' },
      ],
      [
        `somebody not onboarded, plan ${subscription}, paid ${paid}`,
        newcomer(subscription),
        paid,
        {
          ...all('/onboarding'),
          onboarding: 'stay',
          console: '/dashboard',
          plans: plansOfNewcomer(subscription),
        },
      ],
    ]),
  ),
  ...[true, false].flatMap((paid): (typeof table)[number][] => [
    [`a user with a plan, paid ${paid}`, user('active'), paid, onboarded('/dashboard', 'stay')],
    [`a user whose plan is asked for, paid ${paid}`, user('loading'), paid, onboarded('wait', 'wait')],
    [`a user whose plan call failed, paid ${paid}`, user('failed'), paid, onboarded('stay', 'unavailable')],
    [
      `a user whose plan call took 15 s, paid ${paid}`,
      user('timed-out'),
      paid,
      onboarded('stay', 'unavailable'),
    ],
  ]),
  ['a user without a plan', user('none'), false, onboarded('stay', 'plans')],
  ['a user without a plan who has just paid', user('none'), true, onboarded('stay', 'stay')],
];

/** The plans are open before onboarding too, once it is known that there is none. */
function plansOfNewcomer(subscription: SubscriptionState): Cell {
  if (subscription === 'loading') return 'wait';
  return subscription === 'active' ? '/dashboard' : 'stay';
}

function all(cell: Cell): Row {
  return { entry: cell, onboarding: cell, plans: cell, console: cell, account: cell, product: cell };
}

function onboarded(plans: Cell, product: Cell): Row {
  return { entry: '/dashboard', onboarding: 'stay', plans, console: '/dashboard', account: 'stay', product };
}

/** Users find the guides among their own pages. */
const ofGuides = (pathname: string, cell: Cell): Cell =>
  pathname === '/help' && cell === '/dashboard' ? '/resources' : cell;

function decisionOf(cell: Cell, pathname: string): RouteDecision {
  if (cell === 'stay' || cell === 'wait' || cell === 'unavailable') return { kind: cell };
  if (cell === 'login') return { kind: 'redirect', to: `/login?next=${encodeURIComponent(pathname)}` };
  if (cell === 'plans') return { kind: 'redirect', to: `/product?next=${encodeURIComponent(pathname)}` };
  return { kind: 'redirect', to: cell };
}

describe.each(table)('%s', (_state, auth, paymentSucceeded, row) => {
  const cells = (Object.keys(paths) as Group[]).flatMap((group) =>
    paths[group].map((pathname): [string, Cell] => [
      pathname,
      group === 'handOver' || group === 'other' ? 'stay' : ofGuides(pathname, row[group]),
    ]),
  );

  it.each(cells)('%s: %s', (pathname, cell) => {
    expect(decideRoute({ pathname, search: '', auth, paymentSucceeded })).toEqual(decisionOf(cell, pathname));
  });
});

describe('an address', () => {
  const signedOut = { search: '', auth: { kind: 'signed-out' }, paymentSucceeded: false } as const;

  it('is read as the router reads it: capitals and a slash at the end make no difference', () => {
    const auth = user('active');
    expect(decideRoute({ pathname: '/LOGIN/', search: '', auth, paymentSucceeded: false })).toEqual({
      kind: 'redirect',
      to: '/dashboard',
    });
    expect(decideRoute({ ...signedOut, pathname: '/Posts/' })).toEqual({
      kind: 'redirect',
      to: '/login?next=%2FPosts%2F',
    });
  });

  it('comes back after signing in with its query', () => {
    expect(decideRoute({ ...signedOut, pathname: '/posts', search: '?tab=scheduled' })).toEqual({
      kind: 'redirect',
      to: '/login?next=%2Fposts%3Ftab%3Dscheduled',
    });
  });

  it('comes back after signing in with its place on the page', () => {
    expect(decideRoute({ ...signedOut, pathname: '/settings', hash: '#devices' })).toEqual({
      kind: 'redirect',
      to: '/login?next=%2Fsettings%23devices',
    });
  });

  it('of the guides leads users to the same place among their own pages', () => {
    for (const auth of [user('active'), user('none')]) {
      const request = { pathname: '/help', search: '', hash: '#publishing', auth, paymentSucceeded: false };
      expect(decideRoute(request)).toEqual({ kind: 'redirect', to: '/resources#publishing' });
    }
  });

  it('that is no plain path of this site does not come back', () => {
    expect(decideRoute({ ...signedOut, pathname: '/posts//evil.example' })).toEqual({
      kind: 'redirect',
      to: '/login',
    });
  });
});

describe('the way back', () => {
  const onLogin = { pathname: '/login', search: '', paymentSucceeded: false };

  it('is taken after signing in, and then the rules apply there', () => {
    const next = '/posts?tab=scheduled';
    for (const auth of [user('active'), user('none'), newcomer('none'), admin(true, 'none')]) {
      expect(decideRoute({ ...onLogin, next, auth })).toEqual({ kind: 'redirect', to: next });
    }
  });

  it('is taken from the plans once there is one', () => {
    const request = {
      pathname: '/product',
      search: '',
      next: '/posts/create?prompt=7',
      paymentSucceeded: false,
    };
    expect(decideRoute({ ...request, auth: user('active') })).toEqual({ kind: 'redirect', to: request.next });
    expect(decideRoute({ ...request, auth: user('none') })).toEqual({ kind: 'stay' });
  });

  it('does not lead away from the plans who asked for them, unless they are nothing for them', () => {
    const request = { pathname: '/product', search: '?upgrade=true', upgrade: true, paymentSucceeded: false };
    expect(decideRoute({ ...request, auth: user('active') })).toEqual({ kind: 'stay' });
    expect(decideRoute({ ...request, auth: admin(true, 'active') })).toEqual({
      kind: 'redirect',
      to: '/admin',
    });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/auth/verify?token=x', 7, null])(
    'is not %p',
    (next) => {
      expect(decideRoute({ ...onLogin, next, auth: user('active') })).toEqual({
        kind: 'redirect',
        to: '/dashboard',
      });
    },
  );
});

it('redirects never go round in circles and never leave the site', () => {
  const states = table.map(([, auth]) => auth);
  const everyPath = Object.values(paths).flat();
  fc.assert(
    fc.property(
      fc.constantFrom(...everyPath),
      fc.constantFrom(...states),
      fc.boolean(),
      fc.option(fc.oneof(fc.constantFrom(...everyPath), fc.webUrl(), fc.string())),
      (path, auth, paymentSucceeded, next) => {
        let address = new URL(path, 'https://drumbeat.example');
        if (next !== null) address.searchParams.set('next', next);
        for (let hop = 0; hop < 5; hop += 1) {
          const { pathname, search, searchParams } = address;
          const decision = decideRoute({
            pathname,
            search,
            next: searchParams.get('next'),
            auth,
            paymentSucceeded,
          });
          if (decision.kind !== 'redirect') return;
          address = new URL(decision.to, address);
          expect(address.origin).toBe('https://drumbeat.example');
        }
        throw new Error(`${path} goes round in circles`);
      },
    ),
    { numRuns: 2_000 },
  );
});
