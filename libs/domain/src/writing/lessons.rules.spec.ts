import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PROMPT_STATUSES } from '../prompts/prompt-status.rules.js';
import {
  LESSONS_IN_BRIEF,
  describeLessons,
  describeOpinion,
  opinionOf,
  weightOf,
  type PastContent,
} from './lessons.rules.js';

const past = (overrides: Partial<PastContent> = {}): PastContent => ({
  kind: 'prompt',
  title: 'Raising prices',
  category: 'First-person anecdote',
  pillar_number: 1,
  rating: null,
  is_favorite: false,
  status: 'new',
  has_post: false,
  liked_aspects: [],
  disliked_aspects: [],
  frame_id: null,
  words: [],
  ...overrides,
});

describe('What a user thinks of a prompt', () => {
  it.each([
    [{ rating: 5 }, 'liked'],
    [{ rating: 4 }, 'liked'],
    [{ rating: 2 }, 'disliked'],
    [{ rating: 1 }, 'disliked'],
    [{ is_favorite: true }, 'liked'],
    [{ status: 'used' }, 'liked'],
    [{ status: 'archived' }, 'disliked'],
  ] as const)('is told by %j: %s', (overrides, opinion) => {
    expect(opinionOf(past(overrides))).toBe(opinion);
  });

  it.each([{}, { rating: 3 }, { status: 'archived', has_post: true }] as const)(
    'is not told by %j',
    (overrides) => {
      expect(opinionOf(past(overrides))).toBeNull();
    },
  );

  it('is what the stars say, whatever happened to it', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.constantFrom(...PROMPT_STATUSES),
        fc.boolean(),
        (favorite, status, has_post) => {
          const happened = { is_favorite: favorite, status, has_post };
          expect(opinionOf(past({ ...happened, rating: 1 }))).toBe('disliked');
          expect(opinionOf(past({ ...happened, rating: 3 }))).toBeNull();
          expect(opinionOf(past({ ...happened, rating: 5 }))).toBe('liked');
        },
      ),
    );
  });
});

describe('How often a kind comes', () => {
  const rated = (...ratings: number[]) => weightOf(ratings.map((rating) => past({ rating })));

  it('is as often as any other without opinions', () => {
    expect(rated()).toBe(1);
    expect(rated(3, 3)).toBe(1);
  });

  it('rises and falls with the opinions, the more of them the further', () => {
    expect(rated(1, 1, 1)).toBeLessThan(rated(1));
    expect(rated(1)).toBeLessThan(rated(2));
    expect(rated(2)).toBeLessThan(1);
    expect(rated(4)).toBeGreaterThan(1);
    expect(rated(5)).toBeGreaterThan(rated(4));
    expect(rated(5, 5, 5)).toBeGreaterThan(rated(5));
  });

  it('is never nothing, and never all', () => {
    const weight = fc.array(fc.integer({ min: 1, max: 5 })).map((ratings) => rated(...ratings));
    fc.assert(
      fc.property(weight, (each) => {
        expect(each).toBeGreaterThanOrEqual(0.2);
        expect(each).toBeLessThan(3);
      }),
    );
  });
});

describe('The lessons in words', () => {
  it('name what it was and how it is known', () => {
    expect(describeOpinion(past({ rating: 5, liked_aspects: ['Clarity'], words: ['More like this'] }))).toBe(
      '“Raising prices” (5 stars; liked: Clarity): “More like this”',
    );
    expect(describeOpinion(past({ status: 'archived' }))).toBe('“Raising prices” (archived unused)');
    expect(
      describeOpinion(past({ kind: 'post', status: 'used', rating: 2, disliked_aspects: ['Length'] })),
    ).toBe('Post “Raising prices” (2 stars; disliked: Length)');
    expect(describeOpinion(past({ status: 'used', is_favorite: true }))).toBe(
      '“Raising prices” (favourite; used)',
    );
  });

  it('begin with what they add up to', () => {
    const { liked, disliked } = describeLessons([
      past({ rating: 1 }),
      past({ rating: 1 }),
      past({ rating: 5, category: 'Listicle with a hook' }),
      past({ rating: 3 }),
    ]);
    expect(liked).toEqual(['More of the kind “Listicle with a hook”', '“Raising prices” (5 stars)']);
    expect(disliked).toEqual([
      'Less of the kind “First-person anecdote”',
      '“Raising prices” (1 star)',
      '“Raising prices” (1 star)',
    ]);
  });

  it('stay few and short', () => {
    const many = Array.from({ length: 200 }, () =>
      past({ rating: 2, title: 'x'.repeat(500), words: ['y'.repeat(2_000)] }),
    );
    const { disliked } = describeLessons(many);
    expect(disliked).toHaveLength(LESSONS_IN_BRIEF + 1);
    expect(Math.max(...disliked.map((text) => text.length))).toBeLessThan(400);
  });
});
