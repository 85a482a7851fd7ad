/** Names the account that a call is meant for, by its id. All tabs of a browser share one session; what a tab shows may be older. */
export const FOR_USER_HEADER = 'x-drumbeat-user';

/** The code of a call that was meant for another account than the one that is signed in. */
export const OTHER_ACCOUNT = 'auth.other_account';

interface NamedCall {
  /** What the header says; undefined where it is not there. */
  readonly named: string | undefined;
  /** Whose session came along. */
  readonly signedIn: string;
  readonly isWrite: boolean;
  /** A page's script sent it, with the cookies that all tabs share. A program keeps cookies of its own and knows whose they are. */
  readonly isFromPage: boolean;
}

/** Why a call is not done for the account that is signed in; null where it is meant for it. */
export function forUserProblem({
  named,
  signedIn,
  isWrite,
  isFromPage,
}: NamedCall): 'other' | 'unnamed' | null {
  if (named !== undefined) return named === signedIn ? null : 'other';
  return isWrite && isFromPage ? 'unnamed' : null;
}
