import { BROWSER_MARKS } from '@drumbeat/domain';

const key = BROWSER_MARKS.signedIn;

/**
 * Remembers that this browser had a session, so that only then a missing one is renewed at the start;
 * the tokens themselves are in httpOnly cookies that no script sees.
 */
export const signInMark = {
  isSet: () => read() !== null,
  set: () => write('yes'),
  clear: () => write(null),
};

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage may be refused; then the session is simply not renewed at the next start.
  }
}
