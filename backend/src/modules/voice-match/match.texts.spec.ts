import { describe, expect, it } from '@jest/globals';
import type { BreakReason, UnusualLayout } from '@drumbeat/domain';
import { breakReasonText, unusualLayoutText } from './match.texts.js';

describe('Why a sentence breaks the voice', () => {
  it.each<[BreakReason, string]>([
    [{ kind: 'mark', mark: '!', posts: 0, of: 12 }, 'You use an exclamation mark in none of your 12 posts.'],
    [{ kind: 'mark', mark: '%', posts: 1, of: 12 }, 'You use “%” in 1 of your 12 posts.'],
    [
      { kind: 'pattern', behind: ['it', 'was'], usual: 'a', times: 6 },
      'After “it was” you usually go on with “a” (6 times).',
    ],
    [
      { kind: 'pattern', behind: ['.', 'BLANK'], usual: 'and', times: 3 },
      'After a full stop and a new paragraph you usually go on with “and” (3 times).',
    ],
    [
      { kind: 'pattern', behind: ['START', 'START'], usual: 'i', times: 30 },
      'At the beginning of a post you usually go on with “i” (30 times).',
    ],
    [
      { kind: 'length', words: 31, most: 18 },
      'This sentence has 31 words; nineteen of twenty of yours have at most 18.',
    ],
    [{ kind: 'order', words: 'of which the' }, 'None of your posts has words in this order: “of which the”.'],
  ])('is said in words: %#', (reason, words) => {
    expect(breakReasonText(reason)).toBe(words);
  });
});

describe('An unusual layout', () => {
  it.each<[UnusualLayout, string]>([
    [
      { feature: 'closingQuestion', usual: 0.05, here: 1 },
      'Here: a question as the last sentence. Of your posts 5% have it.',
    ],
    [
      { feature: 'closingQuestion', usual: 0.96, here: 0 },
      'Missing here: a question as the last sentence. Of your posts 96% have it.',
    ],
    [
      { feature: 'sentencesPerParagraph', usual: 0, here: Math.log(6) },
      'Sentences in a paragraph: 6 here, usually 1.',
    ],
    [
      { feature: 'openingWords', usual: Math.log1p(4), here: Math.log1p(19) },
      'Words in the first sentence: 19 here, usually 4.',
    ],
    [{ feature: 'emojis', usual: -0.01, here: 0.5 }, 'Emoji: 0.5 a sentence here, usually 0.0 a sentence.'],
    [
      { feature: 'shortSentences', usual: 0.4, here: 0 },
      'Sentences of at most five words: 0% here, usually 40%.',
    ],
  ])('is said in words: %#', (unusual, words) => {
    expect(unusualLayoutText(unusual)).toBe(words);
  });
});
