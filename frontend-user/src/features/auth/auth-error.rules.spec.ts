import { describe, expect, it } from '@jest/globals';
import { authErrorText, isAccountTaken, isConnectionTrouble } from './auth-error.rules';

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
    expect(authErrorText(new Error(''), 'magic-link')).toBe('Failed to send magic link');
    expect(authErrorText(new Error(''), 'google')).toBe('Google login failed');
    expect(authErrorText(new Error(''), 'logout')).toBe('Logout failed');
  });

  it('names the action where a proxy answered with nothing but a status', () => {
    const ofProxy = { code: 'http.502', message: 'HTTP 502: Bad Gateway' };
    expect(authErrorText(ofProxy, 'login')).toBe('Login failed');
    expect(authErrorText(ofProxy, 'other')).toBe('An unexpected error occurred. Please try again.');
  });

  it.each([
    ['login', 'Network error occurred'],
    ['signup', 'Network error occurred'],
    ['magic-link', 'Failed to send magic link'],
    ['google', 'Google login failed'],
  ] as const)('for %s without a network is "%s"', (action, shown) => {
    const ofClient = { code: 'network.unreachable', message: 'Network error occurred' };
    expect(authErrorText(ofClient, action)).toBe(shown);
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

describe('trouble with the connection', () => {
  it.each([
    'Network request timeout after 30000ms',
    'Gateway Timeout',
    'Connection timed out. Please try again.',
    'The connection was reset',
  ])('is meant by "%s"', (message) => {
    expect(isConnectionTrouble(message)).toBe(true);
  });

  it.each(['Invalid login credentials', 'Network error occurred'])('is not meant by "%s"', (message) => {
    expect(isConnectionTrouble(message)).toBe(false);
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

describe('too many attempts', () => {
  it.each([
    [1, '1 second'],
    [12, '12 seconds'],
    [89.2, '90 seconds'],
    [90, '2 minutes'],
    [900, '15 minutes'],
  ])('of which the next may come in %p s: %s', (retryAfterSeconds, words) => {
    const error = Object.assign(new Error('Too many attempts. Please wait a moment and try again.'), {
      status: 429,
      code: 'auth.too_many_attempts',
      retryAfterSeconds,
    });
    expect(authErrorText(error, 'login')).toBe(`Too many attempts. Please try again in ${words}.`);
  });
});
