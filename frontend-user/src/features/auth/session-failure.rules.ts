import { ACCOUNT_TEXTS } from '@drumbeat/domain';

/** A damaged session: its refresh token is missing or invalid, or what came back cannot be read (SESSION-12). */
const DAMAGE = /refresh[ _-]?token|pars(?:e|ing)|base64|unexpected (?:token|end of)|is not valid json/i;

/** Clearing what the browser keeps of the session is worth a try. */
export function isSessionDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'SyntaxError' || error.name === 'InvalidCharacterError' || DAMAGE.test(error.message);
}

/** The text of the auth error boundary (SESSION-12). */
export function authBoundaryText(error: unknown): string {
  return isSessionDamage(error) ? ACCOUNT_TEXTS.sessionDamaged : ACCOUNT_TEXTS.somethingWrong;
}

/** The reason why the session could not be read, in the error's own text, if any (SIGNIN-16). */
export function sessionFailureText(error: unknown): string {
  return (error instanceof Error && error.message.trim()) || ACCOUNT_TEXTS.sessionFailed;
}
