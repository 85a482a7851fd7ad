import { describe, expect, it } from '@jest/globals';
import { hasPhrase, readText } from './compared-text.js';

const sentences = (count: number, words: string) =>
  Array.from({ length: count }, () => `${words}.`).join(' ');

describe('A text whose edits are looked for', () => {
  it('is read to 700 words, and to the end of a sentence', () => {
    const long = readText(sentences(200, 'Nobody rang us twice'));
    expect(long.words).toHaveLength(700);
    expect(long.sentences).toHaveLength(175);
    expect(readText(sentences(117, 'Nobody rang any of us twice')).words).toHaveLength(696);
  });

  it('is read whole as long as LinkedIn takes posts, and no farther than 4,000 characters', () => {
    const post = `${sentences(59, 'Considerations notwithstanding, procrastination')} Ring first.`;
    expect(post.length).toBeGreaterThan(2_800);
    expect(post.length).toBeLessThanOrEqual(3_000);
    expect(hasPhrase(readText(post), 'ring first')).toBe(true);
    expect(hasPhrase(readText(`${post} ${'x'.repeat(1_200)}. Write later.`), 'write later')).toBe(false);
  });
});
