import { ApiError, type components } from '@drumbeat/api-client';
import { type AuthState, decideRoute, TIMEOUTS } from '@drumbeat/domain';
import { forgetDevice, otherTabs } from '@drumbeat/ui';
import { api, renewSession } from '../providers/api';
import { browserMemory } from './browser-memory';
import { pageStaff } from './page-staff';
import { signOutState } from './session-end';

/** Target of the routing rules from this page of the console; null when the user may stay (NAVIGATION-3, NAVIGATION-9). */
function wayOut(auth: AuthState): string | null {
  const { pathname, search, hash } = window.location;
  const decision = decideRoute({ pathname, search, hash, auth, paymentSucceeded: false });
  return decision.kind === 'redirect' ? decision.to : null;
}

/** Every address but /admin is the user app's: a page load. Never settles, the browser is on its way. */
function leaveFor(address: string): Promise<never> {
  window.location.replace(address);
  return new Promise(() => undefined);
}

type Staff = components['schemas']['UserResponse'];

/** The end of the last read session, ISO 8601. */
let sessionEnd: string | null = null;

/**
 * The signed-in member of staff. Anybody else is redirected, a visitor to the sign-in page and back from there; then
 * this never settles. @throws ApiError when the server could not say
 */
export async function currentStaff(): Promise<Staff> {
  // An expired access token gives "nobody"; the refresh cookie may still renew the session.
  const user =
    (await readUser()) ?? (browserMemory.hadSession() && (await renewSession()) ? await readUser() : null);
  const address = wayOut(authOf(user));
  if (user === null || address !== null) return leaveFor(address ?? SIGN_IN);
  pageStaff.take(user.id);
  return user;
}

const SIGN_IN = '/login';

/** The API has just said that the session is over. */
export const signInAgain = () => leaveFor(wayOut({ kind: 'signed-out' }) ?? SIGN_IN);

/**
 * Ends the person's sessions, then clears what this browser keeps of them, then leaves for the sign-in page
 * (SESSION-13). Whatever the server's response, this browser is signed out (SESSION-14): a session that could not be
 * ended within 2 s is remembered, and the sign-in page tries again. Never settles.
 */
export async function signOut(): Promise<never> {
  signOutState.begin();
  const hasEnded = await api
    .POST('/api/auth/logout', { body: {}, signal: AbortSignal.timeout(TIMEOUTS.signOutMs) })
    .then(
      () => true,
      // Already signed out: the aim is reached.
      (error: unknown) => error instanceof ApiError && error.status === 401,
    );
  await forgetDevice().catch(() => undefined);
  if (!hasEnded && sessionEnd !== null) browserMemory.rememberLeft(sessionEnd);
  const userId = pageStaff.id();
  if (userId !== null) otherTabs.tell({ kind: 'signed-out', userId });
  return leaveFor(SIGN_IN);
}

/** A session left here counts as left, even if the server was not informed. */
async function readUser(): Promise<Staff | null> {
  const { data } = await api.GET('/api/beta/auth/session');
  sessionEnd = data?.session?.expires_at ?? null;
  const wasLeft = sessionEnd !== null && sessionEnd === browserMemory.leftSession();
  return wasLeft ? null : (data?.user ?? null);
}

/** The console asks only whether somebody is staff: plans and onboarding belong to the user app. */
function authOf(user: Staff | null): AuthState {
  if (user === null) return { kind: 'signed-out' };
  return { kind: 'signed-in', isAdmin: user.is_admin, isOnboarded: true, subscription: 'none' };
}
