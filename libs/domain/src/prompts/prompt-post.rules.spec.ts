import { describe, expect, it } from '@jest/globals';
import { isToWrite, promptPostWords } from './prompt-post.rules.js';

describe('what became of a prompt', () => {
  it.each([
    [false, null, 'You have a draft of this'],
    [false, 'scheduled', 'Its post is scheduled'],
    [false, 'blocked_auth', 'Its post is scheduled'],
    [false, 'missed', 'You have a post of this'],
    [false, 'published', 'Became a post'],
    [true, null, 'Became a post'],
  ] as const)('used %p, publication %p: %s', (isUsed, state, words) => {
    expect(promptPostWords(isUsed, state)).toBe(words);
  });
});

describe('a prompt', () => {
  it.each([
    [{ status: 'new', is_used: false, post_state: null }, true],
    [{ status: 'new', is_used: false, post_state: 'draft' }, true],
    [{ status: 'new', is_used: false, post_state: 'cancelled' }, true],
    [{ status: 'new', is_used: false, post_state: 'scheduled' }, false],
    [{ status: 'new', is_used: false, post_state: 'missed' }, false],
    [{ status: 'used', is_used: true, post_state: null }, false],
    [{ status: 'archived', is_used: true, post_state: null }, false],
  ] as const)('%j is to be written: %p', (prompt, is) => {
    expect(isToWrite(prompt)).toBe(is);
  });
});
