import { describe, expect, it } from '@jest/globals';
import { analysedTexts, textWeight, type TextFacts } from './analysed-texts.rules.js';

const text = (id: string, change: Partial<TextFacts> = {}): TextFacts => ({
  id,
  kind: 'post',
  impressions: 1_000,
  engagement_rate: 0.5,
  character_count: 100,
  ...change,
});
const LIMITS = { own: 4, characters: 1_000 };

describe('The texts of an analysis', () => {
  it('are all where they are few, in their order', () => {
    expect(analysedTexts([text('b'), text('a'), text('c')], LIMITS)).toEqual(['b', 'a', 'c']);
    expect(analysedTexts([])).toEqual([]);
  });

  it('are the newest half and the best of the others', () => {
    const texts = [
      text('newest'),
      text('second'),
      text('third'),
      text('good', { engagement_rate: 1 }),
      text('comment', { kind: 'comment', engagement_rate: 9 }),
      text('great', { engagement_rate: 3 }),
    ];
    expect(analysedTexts(texts, LIMITS)).toEqual(['newest', 'second', 'good', 'great']);
  });

  it('are by age where they weigh the same', () => {
    expect(
      analysedTexts(
        ['a', 'b', 'c', 'd', 'e'].map((id) => text(id)),
        LIMITS,
      ),
    ).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are no longer together than an analysis reads', () => {
    const long = { character_count: 600 };
    expect(analysedTexts([text('a', long), text('b', long), text('c'), text('d')], LIMITS)).toEqual([
      'a',
      'c',
      'd',
    ]);
  });

  it('are 500 at most', () => {
    expect(analysedTexts(Array.from({ length: 2_000 }, (_, n) => text(String(n))))).toHaveLength(500);
  });

  it.each([
    [{ kind: 'post', impressions: 1_000, engagement_rate: 3 }, 2],
    [{ kind: 'article', impressions: 1_000, engagement_rate: 1 }, 1.5],
    [{ kind: 'post', impressions: 0, engagement_rate: null }, 1],
    [{ kind: 'comment', impressions: 1_000, engagement_rate: 3 }, 0.5],
  ] as const)('weigh by kind and figures: %j', (facts, weight) => {
    expect(textWeight(facts)).toBe(weight);
  });
});
