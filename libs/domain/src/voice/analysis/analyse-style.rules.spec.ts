import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TONES } from '../../preferences/tone.rules.js';
import { USAGE_LEVELS } from '../../preferences/usage-level.js';
import { analyseStyle } from './analyse-style.rules.js';
import { keepProvenEvidence } from './proven-evidence.rules.js';
import { ANALYSED_FIELDS, type AnalysedField, type StyleAnalysis } from './style-analysis.js';
import { TRAINING_POSTS } from './testing/training-posts.js';

const quotesOf = ({ evidence }: StyleAnalysis, field: AnalysedField) =>
  evidence.find((one) => one.field === field)?.quotes.map(({ sentence }) => sentence) ?? [];

describe('the analysis of training posts', () => {
  it('tells a blunt and calm voice, each scale with sentences of its own', () => {
    const analysis = analyseStyle(TRAINING_POSTS.blunt);
    expect(analysis).toMatchObject({
      sentence_length: 'short',
      emoji_usage: 'none',
      tone: 'authoritative',
      directness_level: 7,
      confidence_level: 7,
      energy_level: 4,
    });
    expect(analysis.frequently_used_words).toContain('project');
    expect(quotesOf(analysis, 'directness_level')).toContain('Treat it like one.');
    expect(quotesOf(analysis, 'energy_level')).not.toEqual([]);
    expect(quotesOf(analysis, 'emoji_usage_preference')).toEqual([]);
  });

  it.each<[keyof typeof TRAINING_POSTS, Partial<StyleAnalysis>]>([
    ['hype', { tone: 'casual', energy_level: 10, emoji_usage: 'moderate' }],
    ['searching', { tone: 'conversational', directness_level: 3, confidence_level: 2 }],
    ['corporate', { tone: 'professional', sentence_length: 'medium' }],
    ['teacher', { tone: 'educational' }],
    ['dreamer', { tone: 'inspirational' }],
    ['pal', { tone: 'casual', humor_usage: 'frequent' }],
    ['germanBlunt', { tone: 'authoritative', directness_level: 8 }],
    ['germanFormal', { tone: 'professional' }],
  ])('tells %s as %p', (name, expected) => {
    expect(analyseStyle(TRAINING_POSTS[name])).toMatchObject(expected);
  });

  it('says what it learned with its figures', () => {
    const { insights, learning_summary: summary } = analyseStyle(TRAINING_POSTS.blunt);
    expect(insights[0]).toBe('Your sentences have 9 words on average.');
    expect(insights).toContain('You ask your readers no questions.');
    expect(insights).toContain('You use no emojis.');
    expect(summary).toMatch(/^Read 4 posts with 18 sentences\. /u);
    expect(summary).not.toContain('\n');
    expect(analyseStyle(TRAINING_POSTS.hype).insights).toContain('You ask a question in 1 of 2 posts.');
    expect(analyseStyle(TRAINING_POSTS.hype).insights).toContain('You use emojis: 2.5 per post on average.');
  });

  it('shows both sides of a scale that is in the middle', () => {
    const analysis = analyseStyle([
      'Send the invoice. Maybe they pay us for it one day. Perhaps they just forgot it like others.',
    ]);
    expect(analysis.directness_level).toBe(5);
    expect(quotesOf(analysis, 'directness_level')).toHaveLength(2);
  });
});

describe('posts without a word', () => {
  it('get the defaults, and nothing is said of them', () => {
    expect(analyseStyle(['', '🚀 #growth https://example.com'])).toMatchObject({
      frequently_used_words: [],
      sentence_length: 'medium',
      tone: 'professional',
      humor_usage: 'minimal',
      directness_level: 5,
      confidence_level: 5,
      energy_level: 5,
      insights: [],
      evidence: [],
    });
  });

  it('are not the same as no posts, of which nothing can be asked', () => {
    expect(() => analyseStyle([])).toThrow(RangeError);
  });
});

describe('the analysis of any posts', () => {
  const sentence = fc.constantFrom(
    ...Object.values(TRAINING_POSTS).flatMap((posts) => posts.flatMap((post) => post.split(/(?<=\.) /u))),
  );
  const written = fc.array(sentence, { maxLength: 6 }).map((parts) => parts.join(' '));
  const anyText = fc.oneof(
    written,
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  );
  const anyPosts = fc.array(anyText, { minLength: 1, maxLength: 5 });

  it('quotes sentences that stand in their post, each once', () => {
    fc.assert(
      fc.property(anyPosts, (posts) => {
        for (const { field, quotes } of analyseStyle(posts).evidence) {
          expect(ANALYSED_FIELDS).toContain(field);
          expect(quotes.length).toBeGreaterThan(0);
          expect(new Set(quotes.map((quote) => quote.sentence)).size).toBe(quotes.length);
          expect(quotes.every((quote) => posts[quote.post]?.includes(quote.sentence))).toBe(true);
        }
      }),
    );
  });

  it('passes the test that a model has to pass', () => {
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 5 }), (posts) => {
        const { evidence } = analyseStyle(posts);
        expect(keepProvenEvidence(posts, evidence)).toEqual(evidence);
      }),
    );
  });

  it('stays within the scales and the words that the profile knows', () => {
    fc.assert(
      fc.property(anyPosts, (posts) => {
        const analysis = analyseStyle(posts);
        for (const level of [analysis.directness_level, analysis.confidence_level, analysis.energy_level]) {
          expect(Number.isInteger(level) && level >= 1 && level <= 10).toBe(true);
        }
        expect(TONES).toContain(analysis.tone);
        expect(USAGE_LEVELS).toContain(analysis.humor_usage);
        expect(analysis.frequently_used_words.length).toBeLessThanOrEqual(10);
        expect(analysis.industry_jargon.length).toBeLessThanOrEqual(8);
        expect(analysis.signature_expressions.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('has a sentence for each scale that is not at its default', () => {
    fc.assert(
      fc.property(anyPosts, (posts) => {
        const analysis = analyseStyle(posts);
        for (const scale of ['directness_level', 'confidence_level', 'energy_level'] as const) {
          if (analysis[scale] !== 5) expect(quotesOf(analysis, scale)).not.toEqual([]);
        }
      }),
    );
  });

  it('does not depend on the order of the posts', () => {
    const values = (posts: readonly string[]) => {
      const { evidence, ...rest } = analyseStyle(posts);
      const sentences = evidence.map(({ field, quotes }) => [field, quotes.map((quote) => quote.sentence)]);
      return { ...rest, sentences };
    };
    fc.assert(
      fc.property(anyPosts, (posts) => {
        expect(values(posts.toReversed())).toEqual(values(posts));
      }),
    );
  });

  it('takes 50 long posts without growing faster than they do', () => {
    const post = `${TRAINING_POSTS.blunt.join('\n')}\n`.repeat(3).slice(0, 3000);
    const time = (count: number) => {
      const started = performance.now();
      analyseStyle(Array.from({ length: count }, () => post));
      return performance.now() - started;
    };
    time(5);
    // Ten times the posts; a hundred times the work would be quadratic. Generous, since other work runs beside it.
    expect(time(50)).toBeLessThan(Math.max(2_000, 50 * time(5)));
  });

  it.each([
    ['one word over and over', 'send '],
    ['full stops', '.'],
    ['question marks', '?'],
    ['quotes behind full stops', '."'],
    ['a word without an end', 'a'],
    ['capitals', 'A'],
    ['apostrophes', "a'"],
    ['blanks', ' '],
    ['hash signs', '#'],
    ['at signs', '@a '],
    ['short forms', 'e.g. '],
    ['emojis', '🚀\u200D'],
  ])('does not hang on a text of %s', (_, part) => {
    const post = part.repeat(Math.ceil(20_000 / part.length));
    const started = performance.now();
    analyseStyle([post, post]);
    // A pattern that backtracks would take minutes.
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
