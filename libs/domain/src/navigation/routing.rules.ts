import { isHelp, pathGroup, paths } from './paths.js';
import { safeReturnPath } from './safe-return-path.rules.js';

/** State of the plan's request: running, succeeded, failed, or without a response within 15 s (NAVIGATION-6). */
export type SubscriptionState = 'loading' | 'active' | 'none' | 'failed' | 'timed-out';

export interface SignedIn {
  kind: 'signed-in';
  isAdmin: boolean;
  isOnboarded: boolean;
  subscription: SubscriptionState;
}

/** `unknown`: the session could not be read, because of an error or a missing response. */
export type AuthState = { kind: 'loading' } | { kind: 'signed-out' } | { kind: 'unknown' } | SignedIn;

export interface RouteRequest {
  /** The address as the router has it, without the origin. */
  pathname: string;
  /** Query with its '?', '' when there is none. */
  search: string;
  /** The part after the query with its '#': a place on the page. */
  hash?: string;
  /** The query's `next`: where the visitor wanted to go before signing in or choosing a plan. */
  next?: unknown;
  auth: AuthState;
  /** The user asks for the plans although they have one: "Upgrade to Pro". Without it NAVIGATION-5 redirects. */
  upgrade?: boolean;
  /** A payment succeeded within the last 30 minutes: the webhook may still be on its way. Stops the redirect, opens no data. */
  paymentSucceeded: boolean;
}

/**
 * `wait`: show the loading screen, nothing is decided. `unavailable`: the page cannot be shown and there is nowhere better
 * to go: say so plainly, with ways on (NAVIGATION-8).
 */
export type RouteDecision =
  { kind: 'stay' } | { kind: 'redirect'; to: string } | { kind: 'wait' } | { kind: 'unavailable' };

const STAY: RouteDecision = { kind: 'stay' };
const WAIT: RouteDecision = { kind: 'wait' };
const UNAVAILABLE: RouteDecision = { kind: 'unavailable' };
const redirect = (to: string): RouteDecision => ({ kind: 'redirect', to });

const USER_HOME = paths.dashboardAlias;

/**
 * Decides on an address (NAVIGATION-2 to NAVIGATION-10). The only place that does; each redirect's target is decided
 * by the same rules again, and there are no loops.
 */
export function decideRoute(request: RouteRequest): RouteDecision {
  const { auth, pathname } = request;
  const group = pathGroup(pathname);
  if (group === 'hand-over' || group === 'other') return STAY;
  if (auth.kind === 'loading') return WAIT;
  if (auth.kind === 'unknown') return group === 'entry' ? STAY : UNAVAILABLE;
  if (auth.kind === 'signed-out') return group === 'entry' ? STAY : redirect(withNext(paths.login, request));
  switch (group) {
    case 'entry':
      return redirect(safeReturnPath(request.next) ?? guidesOf(request, auth) ?? homeOf(auth));
    case 'onboarding':
      return STAY;
    case 'console':
      return auth.isAdmin ? STAY : redirect(USER_HOME);
    case 'plans':
      return decidePlans(request, auth);
    case 'account':
    case 'product':
      if (auth.isAdmin) return redirect(paths.admin);
      if (!auth.isOnboarded) return redirect(paths.onboarding);
      return group === 'account' ? STAY : decideGate(request, auth.subscription);
  }
}

/** Users find what visitors read at /help among their own pages, at the same place (NAVIGATION-10). */
function guidesOf({ pathname, hash = '' }: RouteRequest, { isAdmin, isOnboarded }: SignedIn): string | null {
  return isOnboarded && !isAdmin && isHelp(pathname) ? `${paths.resources}${hash}` : null;
}

/** The default page of a user. */
function homeOf({ isAdmin, isOnboarded }: SignedIn): string {
  if (isAdmin) return paths.admin;
  return isOnboarded ? USER_HOME : paths.onboarding;
}

/** The plans are open to everybody without one, onboarded or not; an unanswered question about the plan keeps them open. */
function decidePlans(request: RouteRequest, { isAdmin, subscription }: SignedIn): RouteDecision {
  if (isAdmin) return redirect(paths.admin);
  if (subscription === 'loading') return WAIT;
  if (subscription !== 'active' || request.upgrade) return STAY;
  return redirect(safeReturnPath(request.next) ?? USER_HOME);
}

/** The subscription guard. The server returns 402 regardless of this decision. */
function decideGate(request: RouteRequest, subscription: SubscriptionState): RouteDecision {
  switch (subscription) {
    case 'active':
      return STAY;
    case 'loading':
      return WAIT;
    case 'none':
      return request.paymentSucceeded ? STAY : redirect(withNext(paths.product, request));
    case 'failed':
    case 'timed-out':
      return UNAVAILABLE;
  }
}

/** The path with a return to the present page. */
function withNext(path: string, { pathname, search, hash = '' }: RouteRequest): string {
  const next = safeReturnPath(`${pathname}${search}${hash}`);
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
