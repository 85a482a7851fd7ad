import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ACCOUNT_TEXTS, SESSION_TEXTS } from '@drumbeat/domain';
import { isConnectionTrouble } from './auth-error.rules';
import { loginErrorText, loginMessageText } from './login-notice.rules';

describe('The sign-in page', () => {
  it.each([
    ['account_exists', 'You already have an account! Enter your password again to sign in'],
    [
      'You already have an account! Enter your password again to sign in',
      'You already have an account! Enter your password again to sign in',
    ],
    ['session_ended', SESSION_TEXTS.ended],
    [SESSION_TEXTS.ended, SESSION_TEXTS.ended],
    ['account_deleted', 'Your account and everything in it is deleted.'],
    ['<b>Hello</b>', null],
    ['Your account is locked. Call 555-0100', null],
    ['constructor', null],
  ])('says of the message %j: %j', (value, text) => {
    expect(loginMessageText(value)).toBe(text);
  });

  it.each([
    ['auth.email_not_confirmed', ACCOUNT_TEXTS.emailNotConfirmed],
    ['Invalid login credentials', 'Invalid email or password. Please check your credentials.'],
    ['Email not confirmed', 'Please check your email and click the confirmation link before signing in.'],
    ['User already registered', 'An account with this email already exists. Please sign in instead.'],
    ['google.expired', 'The way back from Google took too long. Please try again.'],
    ['google.<b>', 'Google login failed'],
    ['Connection timed out. Please try again.', 'Connection timed out. Please try again.'],
    ['The connection was lost: call 555-0100', ACCOUNT_TEXTS.connectionTimeout],
    ['Your account is closed', 'Something went wrong. Please try again.'],
  ])('says of the error %j: %j', (value, text) => {
    expect(loginErrorText(value)).toBe(text);
  });

  it('is amber for trouble with the connection, whatever else the error says', () => {
    expect(isConnectionTrouble(loginErrorText('no connection to evil.example'))).toBe(true);
  });

  it('never says what somebody else wrote', () => {
    const own = new Set<string>([...Object.values(ACCOUNT_TEXTS).flat(), SESSION_TEXTS.ended]);
    fc.assert(
      fc.property(fc.string(), (words) => {
        const message = loginMessageText(words);
        expect(message === null || own.has(message)).toBe(true);
      }),
    );
  });
});
