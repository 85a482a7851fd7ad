import { describe, expect, it } from '@jest/globals';
import { authErrorText, isAccountTaken } from './auth-error.rules.js';

describe('what a failed sign-in or sign-up says', () => {
  it.each([
    ['Invalid login credentials', 'Invalid email or password. Please check your credentials.'],
    ['Email not confirmed', 'Please check your email and click the confirmation link before signing in.'],
    ['Email already registered', 'An account with this email already exists. Please sign in instead.'],
    ['Gateway Timeout', 'Unable to sign in. Please try again.'],
    ['The moon is full', 'The moon is full'],
  ])('"%s" is shown as "%s"', (message, shown) => {
    expect(authErrorText(new Error(message), 'login')).toBe(shown);
  });

  it('names the action where the error has no text', () => {
    expect(authErrorText(new Error(''), 'login')).toBe('Login failed');
    expect(authErrorText({ message: '  ' }, 'signup')).toBe('Signup failed');
  });

  it.each([undefined, null, 'text', 42, {}, { message: 5 }])(
    'is unexpected for %p, which is no error',
    (thrown) => {
      expect(authErrorText(thrown, 'login')).toBe('An unexpected error occurred. Please try again.');
    },
  );

  it('says that the connection timed out where our own timer ended it', () => {
    const timedOut = Object.assign(new Error('signal timed out'), { name: 'TimeoutError' });
    expect(authErrorText(timedOut, 'login')).toBe('Connection timed out. Please try again.');
    const ofClient = { code: 'network.timeout', message: 'Network request timeout after 30000ms' };
    expect(authErrorText(ofClient, 'signup')).toBe('Connection timed out. Please try again.');
  });
});

describe('isAccountTaken', () => {
  it.each(['User already registered', 'An account with this email already exists. Please sign in instead.'])(
    'knows "%s"',
    (message) => {
      expect(isAccountTaken(message)).toBe(true);
    },
  );

  it('knows nothing else', () => {
    expect(isAccountTaken('Invalid login credentials')).toBe(false);
  });
});
