import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stackWithoutSecrets, withoutSecrets } from './secret-texts.js';

const bytes = (least: number) => fc.uint8Array({ minLength: least, maxLength: 96 });

/** Keys as they are made: of random bytes. One without a figure or a capital is a word like others. */
const base64Key = bytes(18)
  .map((key) => Buffer.from(key).toString('base64'))
  .filter((key) => /\d/u.test(key) && /[a-z]/u.test(key) && /[A-Z]/u.test(key));
const urlKey = bytes(18)
  .map((key) => Buffer.from(key).toString('base64url'))
  .filter((key) => /\d/u.test(key) && /[a-z]/u.test(key) && /[A-Z]/u.test(key));
const hexKey = bytes(16)
  .map((key) => Buffer.from(key).toString('hex'))
  .filter((key) => /\d/u.test(key) && /[a-f]/u.test(key));

/** What a pair may hold: no blank, and nothing that ends it. */
const value = fc.stringMatching(/^[A-Za-z0-9!#$%*+./?@^_~-]{3,30}$/u);

describe('A text of an error', () => {
  it.each([
    [
      '550 5.1.1 <ann.b+x@mail.example.test>: Recipient rejected',
      '550 5.1.1 <[address]>: Recipient rejected',
    ],
    ['No key sk_live_51Habcdefghijklmnopqrst given', 'No key [token] given'],
    ['GET /x?token=eyJhbGciOiJIUzI1NiJ9-abc.eyJzdWIi&page=2 failed', 'GET /x?token=[redacted]&page=2 failed'],
    ['connect postgres://app:hunter2@db:5432/x failed', 'connect [address] failed'],
    ['{"password": "two words", "page": 2}', '{"password": [redacted], "page": 2}'],
    ["{ clientSecret: 'it\\'s', page: 2 }", '{ clientSecret: [redacted], page: 2 }'],
    ['Authorization: Bearer abc.def, Accept: */*', 'Authorization: [redacted], Accept: */*'],
    ['{"authorization":"Basic YTpi","accept":"*/*"}', '{"authorization":"[redacted]","accept":"*/*"}'],
    ['Sent Bearer abc.d3f to it', 'Sent Bearer [redacted] to it'],
    ['cookie: session=abc; theme=dark\nhost: x', 'cookie: [redacted]\nhost: x'],
  ])('names nobody and no key: %s', (text, shown) => {
    expect(withoutSecrets(text)).toBe(shown);
  });

  it.each([
    'connect ECONNREFUSED 127.0.0.1:5432',
    'The mail 0b0e9c1c-8a43-4c0f-9f4a-3b6f3c1f7c11 was not found',
    'violates check constraint "ck_outgoing_mails_end"',
    'job stalled more than allowable limit',
    'POST /api/admin/content-prompts/0b0e9c1c-8a43-4c0f-9f4a-3b6f3c1f7c11/decision answered 500',
    "ENOENT: no such file or directory, open '/var/lib/drumbeat/media/2026/11/29/original.jpg'",
    'The token: it has expired. Bearer tokens are good for an hour, Basic authentication is not offered',
    'password must be at least 8 characters',
  ])('stays as it is where there is nothing of that: %s', (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });

  it('never says a key, whatever stands around it', () => {
    const around = fc.constantFrom(
      ['key ', ' was refused'],
      ['"', '"'],
      ['?sig=', '&page=2'],
      ['(', ')'],
      ['', ''],
    );
    fc.assert(
      fc.property(fc.oneof(base64Key, urlKey, hexKey), around, (key, [before, after]) => {
        expect(withoutSecrets(`${before}${key}${after}`)).toBe(`${before}[token]${after}`);
      }),
    );
  });

  it('never says what stands beside the name of a secret', () => {
    const name = fc.constantFrom(
      'password',
      'token',
      'access_token',
      'client_secret',
      'api_key',
      'newPassword',
      'x-api-key',
    );
    const pair = fc.constantFrom<[string, string]>(
      ['=', ''],
      [' = ', ''],
      ['="', '"'],
      ['": "', '"'],
      ["': '", "'"],
    );
    fc.assert(
      fc.property(name, pair, value, (secret, [before, after], held) => {
        const shown = withoutSecrets(`Refused: ${secret}${before}${held}${after} (no)`);
        expect(shown).toMatch(/^Refused: [\w"' -]+[=:] ?\[redacted\] \(no\)$/u);
      }),
    );
  });

  it('never says what an Authorization header holds', () => {
    fc.assert(
      fc.property(fc.constantFrom('Bearer ', 'Basic ', 'token ', ''), value, (scheme, held) => {
        expect(withoutSecrets(`authorization: ${scheme}${held}`)).toBe('authorization: [redacted]');
      }),
    );
  });

  it('keeps the frames of a stack, which look like keys', () => {
    const frames =
      '    at run (file:///srv/Drumbeat2/node_modules/@nestjs/core/injector/Instance64Loader.js:88:23)\n    at async main';
    expect(stackWithoutSecrets(`Error: no ann@example.test\nand token=abc\n${frames}`)).toBe(
      `Error: no [address]\nand token=[redacted]\n${frames}`,
    );
  });
});
