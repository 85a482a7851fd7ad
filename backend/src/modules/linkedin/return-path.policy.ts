import { safeReturnPath } from '@drumbeat/domain';

/** Where LinkedIn's consent ends when nothing else was asked for: a page that tells the outcome to whoever comes, signed in or not. */
export const DEFAULT_RETURN_PATH = '/callback';

export type ConnectOutcome = 'connected' | 'cancelled' | 'failed';

/** The address that the browser is sent to, with the outcome as `?linkedin=`. */
export function returnAddress(publicUrl: string, path: string | null, outcome: ConnectOutcome): string {
  const address = new URL(safeReturnPath(path) ?? DEFAULT_RETURN_PATH, publicUrl);
  address.searchParams.set('linkedin', outcome);
  return address.href;
}

/** LinkedIn's words for "the member said no" (LINKEDIN-3). */
export function isCancelled(error: string): boolean {
  return ['user_cancelled_login', 'user_cancelled_authorize', 'access_denied'].includes(error);
}
