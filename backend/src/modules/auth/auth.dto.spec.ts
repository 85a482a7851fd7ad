import { describe, expect, it } from '@jest/globals';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import { createValidationPipe } from '../../platform/http/validation/validation.pipe.js';
import { LoginRequest, SignUpRequest } from './auth.dto.js';

type Metatype = typeof LoginRequest | typeof SignUpRequest;

async function problemsOf(metatype: Metatype, body: unknown): Promise<unknown> {
  try {
    await createValidationPipe().transform(body, { type: 'body', metatype });
    return [];
  } catch (error) {
    if (error instanceof InvalidInputError) return error.details;
    throw error;
  }
}

describe('The request of a sign-in', () => {
  it('is told what is wrong in the words of the form', async () => {
    expect(await problemsOf(LoginRequest, { email: 'ada at example', password: '12345' })).toEqual([
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'password', message: 'Password must be at least 6 characters long' },
    ]);
  });

  it.each([[{}], [{ email: null, password: 7 }], [{ email: ['a@b.c'], password: { length: 9 } }]])(
    'needs both as texts: %j',
    async (body) => {
      expect(await problemsOf(LoginRequest, body)).toMatchObject([{ field: 'email' }, { field: 'password' }]);
    },
  );

  it('reads an email without its surrounding spaces and in lower case, and a password as it is', async () => {
    const request: unknown = await createValidationPipe().transform(
      { email: '  Ada@Example.TEST ', password: '  secret  ' },
      { type: 'body', metatype: LoginRequest },
    );
    expect(request).toMatchObject({ email: 'ada@example.test', password: '  secret  ' });
  });
});

describe('The request of a sign-up', () => {
  const valid = { email: 'ada@example.test', password: 'correct horse' };

  it.each(['Mars/Olympus', '+05:00', '', 7, 'Europe/Berlin; drop table profiles'])(
    'knows no time zone %j',
    async (timezone) => {
      expect(await problemsOf(SignUpRequest, { ...valid, timezone })).toMatchObject([{ field: 'timezone' }]);
    },
  );

  it('may leave out everything but email and password, and bring nothing else', async () => {
    expect(await problemsOf(SignUpRequest, { ...valid, timezone: 'Asia/Kolkata' })).toEqual([]);
    expect(await problemsOf(SignUpRequest, { ...valid, is_admin: true })).toMatchObject([
      { field: 'is_admin' },
    ]);
  });
});
