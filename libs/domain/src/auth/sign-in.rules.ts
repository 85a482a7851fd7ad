import { emailProblem } from './email.rules.js';
import { passwordProblem } from './password.rules.js';

/** "Sign in" is enabled only when email and password are both valid (SIGNIN-2). */
export function canSubmitSignIn(email: string, password: string): boolean {
  return emailProblem(email) === null && passwordProblem(password) === null;
}

/** The name for a greeting: the first word of the full name, '' when there is none. */
export function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/u)[0] ?? '';
}
