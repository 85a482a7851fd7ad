import { defaultWritingProfile } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { voiceOf, writtenOut } from './voice.js';

describe('The voice of a draft', () => {
  it('comes from the writing profile', () => {
    const preferences = {
      ...defaultWritingProfile(),
      emoji_usage_preference: 'moderate' as const,
      question_usage: 'none' as const,
      content_length_preference: 'long' as const,
      writing_style_formality: 8,
      signature_expressions: [' Onwards ', ''],
    };
    expect(voiceOf(preferences, null)).toEqual({
      length: 'long',
      emoji: 2,
      closesWithQuestion: false,
      isFormal: true,
      hasHashtags: true,
      signature: ['Onwards'],
      openWish: null,
    });
  });

  it.each([
    ['Make it shorter', { length: 'short', openWish: null }],
    ['more detail, please', { length: 'long', openWish: null }],
    ['no hashtags and no emojis', { hasHashtags: false, emoji: 0, openWish: null }],
    ['Drop the closing question', { closesWithQuestion: false, openWish: null }],
    ['Make it funnier', { openWish: 'Make it funnier' }],
  ])('understands plain wishes and hands the others back: %s', (wish, expected) => {
    expect(voiceOf(null, wish)).toMatchObject(expected);
  });

  it('writes contractions out for formal voices', () => {
    expect(
      writtenOut("I'm sure it isn't. You can't, we'll see, that's it, I've been, they're, I'd go."),
    ).toBe('I am sure it is not. You cannot, we will see, that is it, I have been, they are, I would go.');
  });
});
