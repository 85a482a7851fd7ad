import { describe, expect, it } from '@jest/globals';
import { redactSignIn } from './sign-in-log.rules.js';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz';

describe('The sign-in debug log', () => {
  it.each([
    'password',
    'current_password',
    'newPassword',
    'access_token',
    'accessToken',
    'refresh_token',
    'Refresh-Token',
  ])('never shows %s, whatever it holds', (name) => {
    expect(redactSignIn({ [name]: TOKEN })).toEqual({ [name]: '[redacted]' });
    expect(redactSignIn({ [name]: { value: TOKEN } })).toEqual({ [name]: '[redacted]' });
  });

  it.each(['token', 'id_token', 'code', 'authorization-code'])('shows 10 characters of %s', (name) => {
    expect(redactSignIn({ [name]: TOKEN })).toEqual({ [name]: 'abcdefghij…' });
    expect(redactSignIn({ [name]: 'short' })).toEqual({ [name]: 'short' });
    expect(redactSignIn({ [name]: [TOKEN] })).toEqual({ [name]: '[redacted]' });
  });

  it('looks into what is nested, and leaves all else as it is', () => {
    expect(
      redactSignIn({
        email: 'ann@example.com',
        tries: 2,
        none: null,
        body: [{ password: 'x', token: TOKEN }],
      }),
    ).toEqual({
      email: 'ann@example.com',
      tries: 2,
      none: null,
      body: [{ password: '[redacted]', token: 'abcdefghij…' }],
    });
  });
});
