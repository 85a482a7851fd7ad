import {
  CATEGORIES,
  POST_LANGUAGES,
  PROFILE_LIMITS,
  SEASON_MEANINGS,
  WHY_MAX,
  type PastWinner,
  type Season,
} from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { composeWhy, type WhySubject } from './compose-why.js';

const winner: PastWinner = {
  kind: 'prompt',
  title: 'I was wrong about hiring',
  category: 'First-person anecdote',
  pillar_number: 2,
  evidence: { by: 'rating', stars: 5 },
};
const subject = (overrides: Partial<WhySubject> = {}): WhySubject => ({
  category: 'Listicle with a hook',
  pillar_number: 1,
  pillar: 'Pricing with confidence',
  language: 'en',
  reason: { kind: 'pillar' },
  ...overrides,
});
const why = (overrides: Partial<WhySubject>, turn = 0, neverUse: readonly string[] = []) =>
  composeWhy(subject(overrides), turn, neverUse);

describe('Why a prompt suits its user', () => {
  it('is told in other words from one turn to the next', () => {
    const told = [0, 1, 2].map((turn) => why({}, turn));
    expect(new Set(told).size).toBe(3);
    for (const text of told) expect(text).toContain('“Pricing with confidence”');
  });

  it('names the prompt that did well, and says what this one shares with it', () => {
    const reason = { kind: 'past_winner', winner } as const;
    expect(why({ reason, pillar_number: 2 })).toBe(
      'You gave “I was wrong about hiring” five stars, and this takes another way into its subject.',
    );
    expect(why({ reason, category: 'First-person anecdote' })).toBe(
      'You gave “I was wrong about hiring” five stars, and this has the same form and another subject.',
    );
  });

  it('does not name one with which it shares nothing', () => {
    expect(why({ reason: { kind: 'past_winner', winner } })).not.toContain('stars');
  });

  it.each(Object.keys(SEASON_MEANINGS) as Season[])('fits %s', (season) => {
    const told = [0, 1, 2].map((turn) => why({ reason: { kind: 'season', season } }, turn));
    expect(new Set(told).size).toBe(3);
    expect(told.join(' ')).not.toMatch(/\b(?:spring|summer|autumn|winter)\b/i);
  });

  it('says what of the author’s own it goes back to', () => {
    for (const source of ['note', 'post', 'problem'] as const) {
      const told = [0, 1, 2].map((turn) => why({ source }, turn));
      expect(new Set(told).size).toBe(3);
      for (const text of told) expect(text).toContain('“Pricing with confidence”');
      expect(told).not.toContain(why({}));
    }
    expect(why({ source: 'note' })).toBe(
      'You noted this yourself, and nobody has read it yet: “Pricing with confidence” from close by.',
    );
  });

  it('says "your line of work" of a pillar that says nothing', () => {
    expect(why({ pillar: '🚀 ?!' })).toContain('“your line of work”');
  });

  it('is short, filled and free of phrases never to use, whatever it is about', () => {
    const reason = fc.oneof(
      fc.constant({ kind: 'pillar' } as const),
      fc
        .constantFrom(...(Object.keys(SEASON_MEANINGS) as Season[]))
        .map((season) => ({ kind: 'season', season }) as const),
      fc
        .string({ maxLength: 200 })
        .map((title) => ({ kind: 'past_winner', winner: { ...winner, title, pillar_number: 1 } }) as const),
    );
    fc.assert(
      fc.property(
        reason,
        fc.constantFrom(...CATEGORIES, 'Rant'),
        fc.string({ maxLength: PROFILE_LIMITS.pillar }),
        fc.nat(100),
        fc.constantFrom(...POST_LANGUAGES),
        (because, category, pillar, turn, language) => {
          const text = why({ reason: because, category, pillar, language }, turn, ['known for']);
          expect(text).not.toBe('');
          expect(text.length).toBeLessThanOrEqual(WHY_MAX);
          expect(text).not.toMatch(/\{(?:pillar|readers|winner|stars)\}|known for/u);
        },
      ),
    );
  });
});
