import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lengthInCodePoints } from '../text/characters.js';
import { FEEDBACK_ASPECTS, FEEDBACK_TYPES, isAspectOf } from './feedback-aspects.js';
import {
  contradictoryAspects,
  feedbackContext,
  isRating,
  opinionsAfterClick,
  ratingAfterClick,
  type AspectOpinions,
} from './feedback.rules.js';
import { anyTexts } from '../text/testing/text-arbitraries.js';

const rating = fc.integer({ min: 0, max: 5 });
const aspect = fc.constantFrom(...FEEDBACK_ASPECTS.prompt);
const click = fc.tuple(aspect, fc.constantFrom('liked' as const, 'disliked' as const));
const NONE: AspectOpinions = { liked: [], disliked: [] };

describe('A rating', () => {
  it('is 1 to 5 whole stars', () => {
    expect([0, 1, 2, 3, 4, 5, 6, -1, 2.5, NaN].filter(isRating)).toEqual([1, 2, 3, 4, 5]);
  });

  it('becomes the star that was clicked, and none when it was that one', () => {
    fc.assert(
      fc.property(rating, fc.integer({ min: 1, max: 5 }), (current, clicked) => {
        const next = ratingAfterClick(current, clicked);
        expect(next).toBe(current === clicked ? 0 : clicked);
        expect(ratingAfterClick(ratingAfterClick(next, clicked), clicked)).toBe(next === 0 ? 0 : clicked);
      }),
    );
  });
});

describe('The aspects', () => {
  it('are eight of each type, without one twice', () => {
    for (const type of FEEDBACK_TYPES) expect(new Set(FEEDBACK_ASPECTS[type]).size).toBe(8);
  });

  it('belong to their type', () => {
    expect(isAspectOf('prompt', 'Clarity')).toBe(true);
    expect(isAspectOf('post', 'Clarity')).toBe(false);
    expect(isAspectOf('post', 'Length')).toBe(true);
    expect(isAspectOf('prompt', 'clarity')).toBe(false);
    expect(isAspectOf('prompt', 7)).toBe(false);
  });

  it('are liked or disliked, never both, whatever is clicked', () => {
    fc.assert(
      fc.property(fc.array(click), (clicks) => {
        const opinions = clicks.reduce(
          (before, [clicked, opinion]) => opinionsAfterClick(before, clicked, opinion),
          NONE,
        );
        expect(contradictoryAspects(opinions)).toEqual([]);
        const all = [...opinions.liked, ...opinions.disliked];
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  it('lose an opinion by a second click and change it by the other thumb', () => {
    const liked = opinionsAfterClick(NONE, 'Clarity', 'liked');
    expect(liked).toEqual({ liked: ['Clarity'], disliked: [] });
    expect(opinionsAfterClick(liked, 'Clarity', 'liked')).toEqual(NONE);
    expect(opinionsAfterClick(liked, 'Clarity', 'disliked')).toEqual({ liked: [], disliked: ['Clarity'] });
  });

  it('that are in both lists are named', () => {
    expect(
      contradictoryAspects({ liked: ['Clarity', 'Relevance'], disliked: ['Relevance', 'Creativity'] }),
    ).toEqual(['Relevance']);
  });
});

describe('The context of feedback', () => {
  it('has the title and the first 200 characters of the text', () => {
    expect(feedbackContext('A title', 'x'.repeat(201))).toEqual({
      title: 'A title',
      content_preview: 'x'.repeat(200),
    });
    expect(feedbackContext('A title', '🥁'.repeat(200)).content_preview).toBe('🥁'.repeat(200));
  });

  it('always fits what the API takes', () => {
    fc.assert(
      fc.property(anyTexts({ maxLength: 500 }), fc.string({ maxLength: 500 }), (title, text) => {
        const context = feedbackContext(title, text);
        expect(lengthInCodePoints(context.title)).toBeLessThanOrEqual(200);
        expect(text.startsWith(context.content_preview)).toBe(true);
      }),
    );
  });
});
