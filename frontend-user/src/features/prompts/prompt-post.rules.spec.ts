import { describe, expect, it } from '@jest/globals';
import { promptPostWords } from './prompt-post.rules';

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
