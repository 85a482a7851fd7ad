import { safeReturnPath } from '@drumbeat/domain';

/** The default page after LinkedIn's consent: it shows the outcome to any visitor, signed in or not. */
export const DEFAULT_RETURN_PATH = '/callback';

export type ConnectOutcome = 'connected' | 'cancelled' | 'failed';

/** The address that the browser is sent to, with the outcome as `?linkedin=`. */
export function returnAddress(publicUrl: string, path: string | null, outcome: ConnectOutcome): string {
  const address = new URL(safeReturnPath(path) ?? DEFAULT_RETURN_PATH, publicUrl);
  address.searchParams.set('linkedin', outcome);
  return address.href;
}

/** LinkedIn's error code for "the member refused" (LINKEDIN-3). */
export function isCancelled(error: string): boolean {
  return ['user_cancelled_login', 'user_cancelled_authorize', 'access_denied'].includes(error);
}
