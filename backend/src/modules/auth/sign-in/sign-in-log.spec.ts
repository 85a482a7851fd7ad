import { Logger } from '@nestjs/common';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { SignInLog } from './sign-in-log.js';

describe('The log of sign-ins', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('tells each step at debug level, without a secret', () => {
    const debug = jest.spyOn(Logger.prototype, 'debug').mockReturnValue();
    const token = 'abcdefghijklmnopqrstuvwxyz';
    new SignInLog().write('verify', {
      email: 'ann@example.com',
      password: 'hunter2hunter2',
      access_token: token,
      refresh_token: token,
      token,
      code: token,
    });
    expect(debug.mock.calls).toEqual([
      [
        'verify {"email":"ann@example.com","password":"[redacted]","access_token":"[redacted]","refresh_token":"[redacted]","token":"abcdefghij…","code":"abcdefghij…"}',
      ],
    ]);
  });

  it('warns of a refusal with the way and the network, and names no account', () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    new SignInLog().refused('password', { address: '203.0.113.7', userAgent: 'Firefox' });
    expect(warn.mock.calls).toEqual([
      [{ method: 'password', address: '203.0.113.7' }, 'A sign-in was refused'],
    ]);
  });
});
