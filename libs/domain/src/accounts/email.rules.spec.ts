import { describe, expect, it } from '@jest/globals';
import { emailProblem, normalizeEmail } from './email.rules.js';

describe('an email address', () => {
  it.each([
    'ann@example.com',
    'ann+x@mail.example.co.uk',
    "o'hara_{1}/x=y@example.com",
    'jürgen@münchen.example',
    'अजय@डाटा.भारत',
    ' Ann@Example.com ',
  ])('%p is fine', (email) => {
    expect(emailProblem(email)).toBeNull();
  });

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
    '<ann@example.com>',
    'ann@example.com>',
    '<ann@example.com',
    'Ann <ann@example.com>',
    '"ann"@example.com',
    'ann(me)@example.com',
    'ann@example.com(me)',
    'ann@[192.0.2.1]',
    'mailto:ann@example.com',
    'ann@example.com,bob@example.com',
    'ann\\@example.com',
    'ann\u200b@example.com',
    'ann@exam\u00adple.com',
    'ann\u0000@example.com',
    'ann@ｅxample.com',
    'ann@example。com',
    `${'a'.repeat(250)}@b.de`,
  ])('%p is none', (email) => {
    expect(emailProblem(email)).toBe('Please enter a valid email address');
  });

  it('is compared in lower case without surrounding spaces', () => {
    expect(normalizeEmail(' Ann@Example.COM ')).toBe('ann@example.com');
    expect(normalizeEmail('ju\u0308rgen@example.com')).toBe('j\u00fcrgen@example.com');
  });
});
