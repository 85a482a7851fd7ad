import { describe, expect, it } from '@jest/globals';
import { elsewhereText } from './calendar-elsewhere.rules';

describe('what has no place on the page of its week', () => {
  it('is said of posts as of prompts, with the way to them', () => {
    expect(elsewhereText({ prompts: 0, posts: 1 })).toEqual({
      text: '1 more post this week is not on this page',
      link: 'See it in the list',
    });
    expect(elsewhereText({ prompts: 3, posts: 0 })).toEqual({
      text: '3 more prompts this week are not on this page',
      link: 'See them in the list',
    });
    expect(elsewhereText({ prompts: 1, posts: 2 })?.text).toBe(
      '2 more posts and 1 more prompt this week are not on this page',
    );
  });

  it('is not spoken of where there is none', () => {
    expect(elsewhereText({ prompts: 0, posts: 0 })).toBeNull();
  });
});
