import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { feedOfToken, feedToken } from './feed-token.js';

const SECRET = 'a-secret-of-the-tests-that-protects-nothing';

describe('the token of a calendar feed', () => {
  it('leads back to its feed, and can stand in an address as it is', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const token = feedToken(SECRET, id);
        expect(feedOfToken(SECRET, token)).toBe(id);
        expect(encodeURIComponent(token)).toBe(token);
      }),
    );
  });

  it('leads nowhere from another secret, for another feed, or with any other ending', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.string(), (id, other, ending) => {
        const token = feedToken(SECRET, id);
        fc.pre(id !== other && token !== `${id}_${ending}`);
        expect(feedOfToken('another secret', token)).toBeNull();
        expect(feedOfToken(SECRET, token.replace(id, other))).toBeNull();
        expect(feedOfToken(SECRET, `${id}_${ending}`)).toBeNull();
      }),
    );
  });
});
