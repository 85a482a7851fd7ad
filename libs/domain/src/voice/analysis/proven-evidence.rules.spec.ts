import { describe, expect, it } from '@jest/globals';
import { keepProvenEvidence } from './proven-evidence.rules.js';

const POSTS = ['I don’t want fast.\nI want to  notice “nearly done”.', 'A separate matter.'];
const claim = (post: number, sentence: string) => [
  { field: 'energy_level' as const, quotes: [{ post, sentence }] },
];

describe('evidence that a model claims', () => {
  it.each([
    [0, 'I don’t want fast.'],
    [0, "I don't want fast. I want to notice"],
    [0, 'notice "nearly done"'],
    [0, '  want\nfast.  '],
    [1, 'A separate matter'],
  ])('stays where post %p has it word for word: %p', (post, sentence) => {
    expect(keepProvenEvidence(POSTS, claim(post, sentence))).toEqual(claim(post, sentence));
  });

  it.each([
    [1, 'I don’t want fast.', 'it stands in another post'],
    [0, 'I do not want fast.', 'it was put in other words'],
    [0, 'i don’t want fast.', 'it was changed in case'],
    [1, 'rate matter', 'it begins inside a word'],
    [1, 'A separate mat', 'it ends inside a word'],
    [2, 'A separate matter.', 'there is no such post'],
    [-1, 'A separate matter.', 'there is no such post'],
    [0.5, 'A separate matter.', 'there is no such post'],
    [1, '', 'it is empty'],
    [1, ' . ', 'it has no word'],
  ])('of post %p is dropped: %p, since %s', (post, sentence) => {
    expect(keepProvenEvidence(POSTS, claim(post, sentence))).toEqual([]);
  });

  it('keeps the proven quotes of a field beside those that are made up', () => {
    const proven = { post: 1, sentence: 'A separate matter.' };
    expect(
      keepProvenEvidence(POSTS, [
        { field: 'writing_style_tone', quotes: [{ post: 1, sentence: 'Made up.' }, proven] },
        { field: 'humor_usage', quotes: [] },
      ]),
    ).toEqual([{ field: 'writing_style_tone', quotes: [proven] }]);
  });
});
