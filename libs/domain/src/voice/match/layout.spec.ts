import { describe, expect, it } from '@jest/globals';
import { LAYOUT_FEATURES, type LayoutFeature, layoutVector } from './layout.js';
import { readMasked } from './masked-text.js';

const valuesOf = (text: string) => {
  const vector = layoutVector(readMasked(text, 'en')) ?? [];
  return Object.fromEntries(LAYOUT_FEATURES.map((feature, at) => [feature, vector[at]])) as Record<
    LayoutFeature,
    number
  >;
};

describe('The layout of a text', () => {
  it('is told by paragraphs, breaks, openings, closings and marks', () => {
    const values = valuesOf(
      'Who rang?\n\nI did (twice). And nobody came: not one — not even YOU!\nSo\n- a list\n- of you 🎉',
    );
    expect(values).toMatchObject({
      openingQuestion: 1,
      closingQuestion: 0,
      closingWithoutMark: 0,
      singleBreaks: 3 / 4,
      listItems: 2 / 6,
      brackets: 1 / 6,
      colons: 1 / 6,
      dashes: 3 / 6,
      emojis: 1 / 6,
      exclamations: 1 / 6,
      questions: 1 / 6,
      linkedBeginnings: 2 / 6,
      smallBeginnings: 2 / 6,
      firstPerson: 1 / 6,
      addressing: 2 / 6,
      openingWords: Math.log1p(2),
    });
  });

  it('knows a hyphen from a dash', () => {
    expect(valuesOf('A well-known man - he sat.').dashes).toBe(1);
  });

  it('has no vector for a text without a sentence', () => {
    expect(layoutVector(readMasked('', 'en'))).toBeNull();
    expect(layoutVector(readMasked('🎉 …', 'en'))).toBeNull();
  });
});
