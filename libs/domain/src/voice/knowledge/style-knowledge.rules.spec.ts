import { describe, expect, it } from '@jest/globals';
import { defaultWritingProfile, type WritingProfile } from '../../preferences/writing-profile.js';
import { styleKnowledge } from './style-knowledge.rules.js';

const points = (preferences: WritingProfile | null, trainingPosts = 0, edits = 0) =>
  styleKnowledge({ preferences, trainingPosts, edits }).areas.map((area) => area.points);

const full = (): WritingProfile => ({
  ...defaultWritingProfile(),
  frequently_used_words: ['studio'],
  industry_jargon: ['retainer'],
  signature_expressions: ['by hand'],
  structural_patterns: ['hook, scene'],
  never_use_phrases: ['synergy'],
  preferred_hooks: ['a number'],
});

describe('how well a style is known', () => {
  it('is 33 of 100 for a new profile, since its defaults are set', () => {
    expect(
      styleKnowledge({ preferences: defaultWritingProfile(), trainingPosts: 0, edits: 0 }),
    ).toMatchObject({
      score: 33,
      level: 'Basic',
      nextLevel: 'Developing',
      pointsToNext: 7,
    });
    expect(points(defaultWritingProfile())).toEqual([25, 0, 8, 0]);
  });

  it('is nothing without a profile', () => {
    expect(styleKnowledge({ preferences: null, trainingPosts: 0, edits: 0 })).toMatchObject({
      score: 0,
      level: 'Getting Started',
      pointsToNext: 20,
    });
  });

  it('is everything with all details, five posts and 13 edits', () => {
    expect(styleKnowledge({ preferences: full(), trainingPosts: 5, edits: 13 })).toMatchObject({
      score: 100,
      level: 'Expert',
      nextLevel: null,
      pointsToNext: null,
      tips: [],
      showsAddTrainingPost: false,
    });
  });

  it('is 74 percent for the profile of the design', () => {
    const preferences = { ...full(), storytelling_style: '', never_use_phrases: [] };
    expect(styleKnowledge({ preferences, trainingPosts: 4, edits: 4 })).toMatchObject({
      score: 74,
      level: 'Advanced',
      nextLevel: 'Expert',
      pointsToNext: 6,
      tips: ['Edit drafts before you post them. Each edit is worth two points.'],
      showsAddTrainingPost: true,
    });
  });

  it.each([
    [0, 0],
    [1, 5],
    [4, 20],
    [5, 25],
    [6, 25],
  ])('counts %p training posts as %p points', (count, expected) => {
    expect(points(null, count)[1]).toBe(expected);
  });

  it.each([
    [0, 0],
    [12, 24],
    [13, 25],
    [100, 25],
  ])('counts %p edits as %p points', (count, expected) => {
    expect(points(null, 0, count)[3]).toBe(expected);
  });

  it.each<[keyof WritingProfile, number]>([
    ['frequently_used_words', 3],
    ['industry_jargon', 3],
    ['signature_expressions', 4],
    ['structural_patterns', 3],
    ['never_use_phrases', 2],
    ['preferred_hooks', 2],
  ])('loses the points of %p where it is empty', (field, worth) => {
    expect(points({ ...full(), [field]: [] })[2]).toBe(25 - worth);
  });

  it.each<[keyof WritingProfile, number]>([
    ['emoji_usage_preference', 2],
    ['humor_usage', 2],
    ['question_usage', 2],
    ['storytelling_style', 2],
  ])('loses the points of %p where nobody chose one', (field, worth) => {
    expect(points({ ...full(), [field]: '' })[2]).toBe(25 - worth);
  });

  it('counts "none" as a choice', () => {
    expect(points({ ...full(), emoji_usage_preference: 'none' })[2]).toBe(25);
  });
});

describe('the level', () => {
  it.each([
    [19, 'Getting Started'],
    [20, 'Basic'],
    [39, 'Basic'],
    [40, 'Developing'],
    [59, 'Developing'],
    [60, 'Advanced'],
    [79, 'Advanced'],
    [80, 'Expert'],
  ])('of a score of %p is %p', (score, level) => {
    const found = withScore(score);
    expect(found.score).toBe(score);
    expect(found.level).toBe(level);
  });
});

/** Posts give fives, edits twos and 25 for 13 edits, details the rest. */
function withScore(score: number) {
  for (const preferences of [null, defaultWritingProfile(), full(), { ...full(), structural_patterns: [] }]) {
    for (let trainingPosts = 0; trainingPosts <= 5; trainingPosts += 1) {
      for (let edits = 0; edits <= 13; edits += 1) {
        const found = styleKnowledge({ preferences, trainingPosts, edits });
        if (found.score === score) return found;
      }
    }
  }
  throw new Error(`No profile of these has ${score} points.`);
}

describe('the next steps', () => {
  it('are at most two, for the areas with least points', () => {
    const { tips } = styleKnowledge({ preferences: defaultWritingProfile(), trainingPosts: 1, edits: 0 });
    expect(tips).toEqual([
      'Edit drafts before you post them. Each edit is worth two points.',
      'Add posts that sound like you. Each is worth five points.',
    ]);
  });

  it('name the details that bring most', () => {
    const { tips } = styleKnowledge({ preferences: defaultWritingProfile(), trainingPosts: 5, edits: 5 });
    expect(tips).toEqual(['Fill in “Signature expressions” and “Frequent words”. That is worth 7 points.']);
  });

  it.each([
    [3, 5, 0],
    [2, 5, 1],
    [3, 4, 1],
  ])(
    'with %p posts and %p edits are %p: from 15 and 10 points on none is needed',
    (trainingPosts, edits, count) => {
      expect(styleKnowledge({ preferences: full(), trainingPosts, edits }).tips).toHaveLength(count);
    },
  );

  it('begin with the basics where there is no profile', () => {
    expect(styleKnowledge({ preferences: null, trainingPosts: 0, edits: 0 }).tips[0]).toMatch(
      /^Set your tone/u,
    );
  });

  it.each([
    [4, true],
    [5, false],
  ])('with %p training posts show the button for another one: %p', (trainingPosts, shows) => {
    expect(styleKnowledge({ preferences: null, trainingPosts, edits: 0 }).showsAddTrainingPost).toBe(shows);
  });
});
