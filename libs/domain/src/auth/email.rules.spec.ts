import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
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
    'ann@example.com.',
    'ann@192.0.2.1',
    'ann@mail.0x7f',
    `ann@${'ü'.repeat(62)}.example`,
    `${'a'.repeat(250)}@b.de`,
  ])('%p is none', (email) => {
    expect(emailProblem(email)).toBe('Please enter a valid email address');
  });

  it('is compared in lower case without surrounding spaces', () => {
    expect(normalizeEmail(' Ann@Example.COM ')).toBe('ann@example.com');
    expect(normalizeEmail('ju\u0308rgen@example.com')).toBe('j\u00fcrgen@example.com');
  });

  it.each([
    ['x@bücher.example', 'x@xn--bcher-kva.example'],
    ['x@BÜCHER.Example', 'x@XN--Bcher-KVA.example'],
    ['x@bu\u0308cher.example', 'x@bücher.example'],
    ['x@straße.example', 'x@xn--strae-oqa.example'],
    ['अजय@डाटा.भारत', 'अजय@xn--c2bd1gb.xn--h2brj9c'],
  ])('is one, spelled %p or %p', (one, other) => {
    expect([emailProblem(one), emailProblem(other)]).toEqual([null, null]);
    expect(normalizeEmail(one)).toBe(normalizeEmail(other));
  });

  it('is stored with the domain that the name system knows, and the name before it as it was written', () => {
    expect(normalizeEmail('Jürgen@München.example')).toBe('jürgen@xn--mnchen-3ya.example');
  });

  it('stays as it is when it is taken a second time, whatever was typed', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('bücher', 'xn--bcher-kva', '1', 'ß'),
    );
    const typed = fc.tuple(part, part, part).map(([name, label, top]) => `${name}@${label}.${top}`);
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (text) => {
        const once = normalizeEmail(text);
        expect(normalizeEmail(once)).toBe(once);
        expect(emailProblem(once)).toBe(emailProblem(text));
      }),
    );
  });
});
