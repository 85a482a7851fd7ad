import { describe, expect, it } from '@jest/globals';
import { authBoundaryText, sessionFailureText } from './session-failure.rules';

/** The browser's error for a response that is not JSON. */
function parseError(): unknown {
  try {
    return JSON.parse('<html>');
  } catch (error) {
    return error;
  }
}

describe('the auth error boundary', () => {
  it.each([
    new Error('Invalid Refresh Token: Already Used'),
    new Error('refresh_token_not_found'),
    new Error('Failed to parse the session'),
    new Error('Error parsing cookie'),
    new Error('Invalid base64-URL character'),
    parseError(),
    Object.assign(new Error('The string to be decoded is not correctly encoded.'), {
      name: 'InvalidCharacterError',
    }),
  ])('says that the session is at fault for: %s', (error) => {
    expect(authBoundaryText(error)).toBe(
      'There was an issue with your authentication session. Please try again.',
    );
  });

  it.each([new Error('Cannot read properties of undefined'), new Error(''), 'text', undefined])(
    'says that something went wrong for: %s',
    (error) => {
      expect(authBoundaryText(error)).toBe('Something went wrong. Please try again.');
    },
  );
});

describe('a session that could not be read', () => {
  it('says why, and "Session initialization failed" where nothing says it', () => {
    expect(sessionFailureText(new Error('Network error occurred'))).toBe('Network error occurred');
    expect(sessionFailureText(new Error(' '))).toBe('Session initialization failed');
    expect(sessionFailureText(undefined)).toBe('Session initialization failed');
  });
});
