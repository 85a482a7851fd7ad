import { TIMEOUTS } from '@drumbeat/domain';
import { api } from '../../lib/api';
import { isSessionMissing } from './is-session-missing';
import { within } from '../../lib/within';

/** `everything`: also what works without a session, such as the address for calendar programs. */
export type SignOutScope = 'global' | 'everything';

/** Ends the user's sessions on every device; answers within 2 s (SESSION-13) whether there is none any more. */
export function endSessions(scope: SignOutScope = 'global'): Promise<boolean> {
  const call = api
    .POST('/api/auth/logout', { body: { scope }, signal: AbortSignal.timeout(TIMEOUTS.signOutMs) })
    .then(
      () => true,
      // They are not signed in any more: that was wanted.
      isSessionMissing,
    );
  return within(TIMEOUTS.signOutMs, call, false);
}
