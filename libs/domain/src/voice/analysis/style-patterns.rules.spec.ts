import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { provenPatterns, stylePatterns } from './style-patterns.rules.js';
import { readPosts } from '../reading/read-posts.js';
import { TRAINING_POSTS } from './testing/training-posts.js';

const patternsOf = (posts: readonly string[]) => stylePatterns(readPosts(posts));

describe('the patterns of posts', () => {
  it('are said in a few words', () => {
    expect(patternsOf(TRAINING_POSTS.blunt)).toEqual({
      wordsPerSentence: 9,
      sentences: 'Short, 9 words on average',
      opening: 'A claim or a sentence about you in line 1',
      structure: 'Paragraphs and short lines',
      questions: 'None',
      emoji: 'None',
      hashtags: 'None',
    });
  });

  it.each([
    [['We grew by 20 percent.\nHow?'], 'A number in line 1'],
    [['How did we grow? By 20 percent.'], 'A question in line 1'],
    [['I’ve failed.', 'Failing helps.'], 'A claim or a sentence about you in line 1'],
    [['3 rules.', '4 rules.', '5 rules.', '6 rules.', 'Rules help.'], 'A number in line 1'],
  ])('of %p begin with: %p', (posts, opening) => {
    expect(patternsOf(posts)?.opening).toBe(opening);
  });

  it.each([
    [['Short.\nLines.\nOnly.'], 'Short lines'],
    [['Three steps:\n1. One\n2. Two\n3. Three'], 'Lists'],
    [[TRAINING_POSTS.corporate[0]], 'Paragraphs'],
    [['Short.\nLines.', '• One\n• Two'], 'Lists and short lines'],
  ])('of %p are built as: %p', (posts, structure) => {
    expect(patternsOf(posts)?.structure).toBe(structure);
  });

  it.each([
    [['A claim. And you?'], 'Moderate, mostly the last line'],
    [['And you? Tell me.', 'A claim.', 'One more.'], 'Light, mostly the first line'],
    [['A claim. And you? Tell me.'], 'Moderate, in between'],
    [['Who? What? Where?'], 'Frequent, in between'],
    [['A claim.'], 'None'],
  ])('of %p ask: %p', (posts, questions) => {
    expect(patternsOf(posts)?.questions).toBe(questions);
  });

  it('count emojis and hashtags per post', () => {
    expect(patternsOf(['Go! 🚀 #a #b #c', 'Stay. 🎉🎉'])).toMatchObject({
      emoji: 'Light, 1.5 per post on average',
      hashtags: 'Light, 1.5 per post on average',
    });
  });

  it('are none without a sentence', () => {
    expect(patternsOf([])).toBeNull();
    expect(patternsOf(['', '🚀 #growth'])).toBeNull();
  });

  it('do not depend on the order of the posts, whatever they say', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 }), (posts) => {
        expect(patternsOf(posts.toReversed())).toEqual(patternsOf(posts));
      }),
    );
  });

  it('are said of no less than five posts with 300 words', () => {
    expect(
      provenPatterns([
        'Cash first.',
        'Then growth.',
        'Ask me.',
        'Not him.',
        'Six words are no style, sorry.',
      ]),
    ).toBeNull();
    const five = [1, 2, 3, 4, 5].map(
      (week) => `Week ${week}. ${'We count what each customer really pays. '.repeat(9)}`,
    );
    expect(provenPatterns(five.slice(1))).toBeNull();
    expect(provenPatterns(five)).toEqual(patternsOf(five));
  });
});
