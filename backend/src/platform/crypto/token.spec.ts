import { describe, expect, it } from '@jest/globals';
import { derivedToken } from './token.js';

const SECRET = 'a-secret-of-the-tests-that-protects-nothing';

describe('A derived token', () => {
  it('is the same for the same id, and 256 bits long', () => {
    const token = derivedToken(SECRET, 'link', 'a');
    expect(derivedToken(SECRET, 'link', 'a')).toBe(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it.each([
    ['id', SECRET, 'link', 'b'],
    ['purpose', SECRET, 'other', 'a'],
    ['secret', `${SECRET}!`, 'link', 'a'],
  ])('is another one for another %s', (_, secret, purpose, id) => {
    expect(derivedToken(secret, purpose, id)).not.toBe(derivedToken(SECRET, 'link', 'a'));
  });
});
