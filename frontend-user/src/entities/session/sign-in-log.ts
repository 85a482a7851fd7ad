import { redactSignIn } from '@drumbeat/domain';
import { deviceStorage } from '../../lib/browser-storage';

/** For somebody who looks for a fault in the browser's console: localStorage.setItem('drumbeat-debug', 'sign-in') */
const isOn = () => deviceStorage.get('drumbeat-debug') === 'sign-in';

/** Writes one step of signing in to the console, without passwords and tokens (SIGNIN-12). Off by default. */
export function logSignIn(step: string, facts: Record<string, unknown>): void {
  if (isOn()) console.debug(`Sign-in: ${step}`, redactSignIn(facts));
}
