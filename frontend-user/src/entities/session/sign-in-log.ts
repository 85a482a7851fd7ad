import { redactSignIn } from '@drumbeat/domain';

/** For somebody who looks for a fault in the browser's console: localStorage.setItem('drumbeat-debug', 'sign-in') */
const isOn = () => {
  try {
    return localStorage.getItem('drumbeat-debug') === 'sign-in';
  } catch {
    return false;
  }
};

/** Writes one step of signing in to the console, without passwords and tokens (SIGNIN-12). Off unless it is asked for. */
export function logSignIn(step: string, facts: Record<string, unknown>): void {
  if (isOn()) console.debug(`Sign-in: ${step}`, redactSignIn(facts));
}
