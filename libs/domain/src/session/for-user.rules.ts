/**
 * Header with the id of the account that a call is meant for. All tabs of a browser share one session; a tab may show
 * an older one.
 */
export const FOR_USER_HEADER = 'x-drumbeat-user';

/** The code of a call that was meant for another account than the one that is signed in. */
export const OTHER_ACCOUNT = 'auth.other_account';

interface NamedCall {
  /** The header's value; undefined when missing. */
  readonly named: string | undefined;
  /** The account of the session. */
  readonly signedIn: string;
  readonly isWrite: boolean;
  /** A page's script sent it, with the cookies that all tabs share. A program keeps cookies of its own and knows whose they are. */
  readonly isFromPage: boolean;
}

/** The reason why a call is refused for the signed-in account; null when it is meant for it. */
export function forUserProblem({
  named,
  signedIn,
  isWrite,
  isFromPage,
}: NamedCall): 'other' | 'unnamed' | null {
  if (named !== undefined) return named === signedIn ? null : 'other';
  return isWrite && isFromPage ? 'unnamed' : null;
}
