import { describe, expect, it } from '@jest/globals';
import { unreadAfter, unreadWords } from './notice-list.rules.js';

describe('What is unread', () => {
  it('is counted up to ninety-nine', () => {
    expect([1, 99, 100].map(unreadWords)).toEqual(['1 unread', '99 unread', '99+ unread']);
  });

  it('is less once some was read, but where it was not counted to its end', () => {
    expect([unreadAfter(3, 1), unreadAfter(1, 2), unreadAfter(100, 50)]).toEqual([2, 0, 100]);
  });
});
