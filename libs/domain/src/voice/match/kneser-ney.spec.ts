import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { kneserNeyModel, KneserNeyModels, probability } from './kneser-ney.js';
import { countGrams, gramsOf } from './masked-sequence.js';

const DISCOUNT = 0.75;
const TOKENS = [...'abcd'];
const VOCABULARY = 6;
/** As sequenceOf makes them: two beginnings, tokens, an end. */
const sequences = fc.array(
  fc.array(fc.constantFrom(...TOKENS), { maxLength: 12 }).map((tokens) => `^^${tokens.join('')}$`),
  { minLength: 1, maxLength: 6 },
);

/** The formula as Chen and Goodman write it, by looking through all texts for each of its terms. */
function naive(texts: readonly string[], token: string, context: string): number {
  const trigrams = texts.flatMap((text) => gramsOf(text));
  const distinct = (length: number) => [...new Set(trigrams.map((gram) => gram.slice(-length)))];
  /** Of the highest order how often, below how many different n-grams of the order above end so. */
  const count = (gram: string) =>
    gram.length === 3
      ? trigrams.filter((each) => each === gram).length
      : distinct(gram.length + 1).filter((each) => each.endsWith(gram)).length;
  const order = (length: number): number => {
    if (length === 0) return 1 / VOCABULARY;
    const before = context.slice(context.length - length + 1);
    const behind = distinct(length).filter((gram) => gram.startsWith(before));
    const total = behind.reduce((sum, gram) => sum + count(gram), 0);
    if (total === 0) return order(length - 1);
    const discounted = Math.max(count(before + token) - DISCOUNT, 0) / total;
    return discounted + ((DISCOUNT * behind.length) / total) * order(length - 1);
  };
  return order(3);
}

describe('A Kneser-Ney model', () => {
  it('gives what a naive implementation of the formula gives', () => {
    fc.assert(
      fc.property(
        sequences,
        fc.constantFrom(...TOKENS, '$', 'x'),
        fc.constantFrom('^^', '^a', 'ab', 'ba', 'cc', 'xa', 'ax'),
        (texts, token, context) => {
          const model = kneserNeyModel(countGrams(texts.flatMap(gramsOf)), VOCABULARY);
          expect(probability(model, context + token)).toBeCloseTo(naive(texts, token, context), 12);
        },
      ),
    );
  });

  it('gives the same where many are asked at once', () => {
    fc.assert(
      fc.property(fc.array(sequences, { maxLength: 4 }), (authors) => {
        const models = authors.map((texts) => kneserNeyModel(countGrams(texts.flatMap(gramsOf)), VOCABULARY));
        const joined = new KneserNeyModels(models, VOCABULARY);
        for (const gram of ['^^a', '^ab', 'abc', 'bab', 'ccc', 'xab', 'axb', 'abx', 'ab$'])
          expect([...joined.probabilities(gram)]).toEqual(models.map((model) => probability(model, gram)));
      }),
    );
  });

  it('shares out one whole among the tokens of the vocabulary', () => {
    fc.assert(
      fc.property(sequences, fc.constantFrom('^^', '^a', 'ab', 'bb', 'xa', 'xx'), (texts, context) => {
        const model = kneserNeyModel(countGrams(texts.flatMap(gramsOf)), VOCABULARY);
        const all = [...TOKENS, '$', 'x'].reduce(
          (sum, token) => sum + probability(model, context + token),
          0,
        );
        expect(all).toBeCloseTo(1, 12);
      }),
    );
  });

  it('finds likelier what stood there oftener', () => {
    const model = kneserNeyModel(countGrams(['^^abc$', '^^abc$', '^^abd$'].flatMap(gramsOf)), VOCABULARY);
    const [often, once, never] = ['abc', 'abd', 'abx'].map((gram) => probability(model, gram));
    expect(often).toBeGreaterThan(once ?? 1);
    expect(once).toBeGreaterThan(never ?? 1);
  });

  it('knows nothing of an empty text: all tokens are alike', () => {
    expect(probability(kneserNeyModel(new Map(), VOCABULARY), 'abc')).toBe(1 / VOCABULARY);
  });
});
