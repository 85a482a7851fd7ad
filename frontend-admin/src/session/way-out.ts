import { decideRoute, type AuthState } from '@drumbeat/domain';

/** Target of the routing rules from this page of the console; null when the user may stay (NAVIGATION-3, NAVIGATION-9). */
export function wayOut(auth: AuthState): string | null {
  const { pathname, search, hash } = window.location;
  const decision = decideRoute({ pathname, search, hash, auth, paymentSucceeded: false });
  return decision.kind === 'redirect' ? decision.to : null;
}

/** Every address but /admin is the user app's: a page load. Never settles, the browser is on its way. */
export function leaveFor(address: string): Promise<never> {
  window.location.replace(address);
  return new Promise(() => undefined);
}
