import { TIMEOUTS } from '@drumbeat/domain';
import { api } from '../../lib/http/api';
import { isSessionMissing } from './is-refused';
import { within } from '../../lib/timing/within';

/** `everything`: also what works without a session, such as the address for calendar programs. */
export type SignOutScope = 'global' | 'everything';

/** Ends the user's sessions on every device; resolves within 2 s (SESSION-13) with true when none is left. */
export function endSessions(scope: SignOutScope = 'global'): Promise<boolean> {
  const call = api
    .POST('/api/auth/logout', { body: { scope }, signal: AbortSignal.timeout(TIMEOUTS.signOutMs) })
    .then(
      () => true,
      // Already signed out: the aim is reached.
      isSessionMissing,
    );
  return within(TIMEOUTS.signOutMs, call, false);
}
