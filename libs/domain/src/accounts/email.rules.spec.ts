import { describe, expect, it } from '@jest/globals';
import { emailProblem, normalizeEmail } from './email.rules.js';

describe('an email address', () => {
  it.each(['ann@example.com', 'ann+x@mail.example.co.uk', 'jürgen@münchen.example', ' Ann@Example.com '])(
    '%p is fine',
    (email) => {
      expect(emailProblem(email)).toBeNull();
    },
  );

  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'an n@example.com',
    'ann@@example.com',
    'ann@.com',
    'ann@example.',
    `${'a'.repeat(250)}@b.de`,
  ])('%p is none', (email) => {
    expect(emailProblem(email)).toBe('Please enter a valid email address');
  });

  it('is compared in lower case without surrounding spaces', () => {
    expect(normalizeEmail(' Ann@Example.COM ')).toBe('ann@example.com');
  });
});
