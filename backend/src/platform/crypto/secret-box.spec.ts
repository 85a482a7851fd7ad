import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SecretBox, SecretBoxError } from './secret-box.js';

const key = (id: string) => ({ id, key: randomBytes(32) });

describe('SecretBox', () => {
  it('opens what it sealed, whatever the text', () => {
    const box = new SecretBox([key('a')]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (plain, aad) => {
        expect(box.open(box.seal(plain, aad), aad)).toBe(plain);
      }),
    );
  });

  it('refuses a secret that was moved to another row', () => {
    const box = new SecretBox([key('a')]);
    expect(() => box.open(box.seal('token', 'row-1'), 'row-2')).toThrow(SecretBoxError);
  });

  it('refuses a secret with any byte changed', () => {
    const box = new SecretBox([key('a')]);
    const sealed = box.seal('token', 'row');
    const [format, id, body] = sealed.split('.') as [string, string, string];
    const bytes = Buffer.from(body, 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = changed[index]! ^ 1;
      expect(() => box.open([format, id, changed.toString('base64url')].join('.'), 'row')).toThrow(
        SecretBoxError,
      );
    }
  });

  it('opens with an old key of the ring and seals with the new one', () => {
    const oldKey = key('old');
    const sealed = new SecretBox([oldKey]).seal('token', 'row');
    const rotated = new SecretBox([key('new'), oldKey]);
    expect(rotated.open(sealed, 'row')).toBe('token');
    expect(sealed.startsWith(rotated.prefix)).toBe(false);
    expect(rotated.seal('token', 'row').startsWith(rotated.prefix)).toBe(true);
  });

  it('names the missing key when the ring has lost it', () => {
    const sealed = new SecretBox([key('lost')]).seal('token', 'row');
    expect(() => new SecretBox([key('new')]).open(sealed, 'row')).toThrow(
      'The key "lost" is not in the key ring',
    );
  });
});
