import { ACCOUNT_TEXTS } from '@drumbeat/domain';

const SHOWN_FOR: ReadonlyMap<string, string> = new Map([
  ['google.cancelled', 'You did not allow it at Google. Nothing has changed.'],
  [
    'google.email_unverified',
    'Google has not verified your email address yet. Verify it there, or sign in another way.',
  ],
  ['google.expired', 'The way back from Google took too long. Please try again.'],
]);

/** The message of /auth/callback for the API's code; an unknown code is a general failure. */
export function googleReturnText(code: string): string {
  return SHOWN_FOR.get(code) ?? ACCOUNT_TEXTS.googleFailed;
}
