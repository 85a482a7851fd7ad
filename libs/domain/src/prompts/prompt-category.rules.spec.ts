import { describe, expect, it } from '@jest/globals';
import {
  CATEGORIES,
  categoriesOfType,
  PROMPT_TYPES,
  promptTags,
  promptTypeOf,
} from './prompt-category.rules.js';

describe('categories', () => {
  it.each([
    ['Educational how-to post', 'educational'],
    ['Listicle with a hook', 'educational'],
    ['First-person anecdote', 'story'],
    ['Engagement-driven question', 'question'],
    ['Thought leadership/opinion piece', 'promotional'],
    ['Case study/success story', 'personal'],
    ['Something a staff member typed', 'educational'],
    ['', 'educational'],
  ])('"%s" shows as %s', (category, type) => {
    expect(promptTypeOf(category)).toBe(type);
  });

  it('belong to exactly one type each', () => {
    expect(PROMPT_TYPES.flatMap((type) => categoriesOfType(type)).sort()).toEqual([...CATEGORIES].sort());
  });

  it('become tags in lower case with hyphens for spaces and nothing else changed', () => {
    expect(promptTags('Case study/success story')).toEqual(['case-study/success-story']);
    expect(promptTags('Educational how-to post')).toEqual(['educational-how-to-post']);
    expect(promptTags(' ')).toEqual([]);
  });
});
