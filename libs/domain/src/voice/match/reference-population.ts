import type { MatchLanguage } from './function-words.js';
import { kneserNeyModel, KneserNeyModels } from './kneser-ney.js';
import type { LayoutVector } from './layout.js';
import { type LayoutNorm, layoutNorm, varianceWithin } from './layout-ratio.js';
import { type LetterGramBase, totalOf } from './letter-grams.js';
import { countGrams, GRAM_ORDER, type GramCounts, vocabularyOf } from './masked-sequence.js';
import { profileOfGrams, type TextProfile } from './text-profile.js';

/** A post of somebody else as masked counts: nothing can be read of it but function words, marks and their neighbours. */
export interface ReferencePost {
  /** All n-grams in the order of their characters, one behind the other. */
  readonly grams: string;
  readonly layout: LayoutVector;
}

/** Other people who write on many subjects, against whom a voice is told. */
export interface ReferencePopulation {
  readonly language: MatchLanguage;
  /** By person; each has a few posts. */
  readonly people: readonly (readonly ReferencePost[])[];
}

export interface ReferenceText extends TextProfile {
  /** Index of its author in the population. */
  readonly person: number;
}

/** A population, ready to be compared with. */
export interface Reference {
  readonly language: MatchLanguage;
  readonly texts: readonly ReferenceText[];
  readonly letters: LetterGramBase;
  readonly layout: LayoutNorm;
  /** By feature: how much one person's texts vary. */
  readonly layoutWithin: readonly number[];
  /** N-grams of a person, on average. */
  readonly gramsPerPerson: number;
  /** Models of samples of so many people. */
  panelOf(people: number): ReferencePanel;
}

export function splitGrams(grams: string): string[] {
  return Array.from({ length: Math.floor(grams.length / GRAM_ORDER) }, (_, at) =>
    grams.slice(at * GRAM_ORDER, (at + 1) * GRAM_ORDER),
  );
}

export function prepareReference({ language, people }: ReferencePopulation): Reference {
  const texts = people.flatMap((posts, person) =>
    posts.map(({ grams, layout }) => ({
      ...profileOfGrams(countGrams(splitGrams(grams)), layout, language),
      person,
    })),
  );
  const letters = mergeCounts(texts.map(({ letterGrams }) => letterGrams));
  const panels = new Map<number, ReferencePanel>();
  return {
    language,
    texts,
    letters: { counts: letters, total: totalOf(letters) },
    layout: layoutNorm(texts.map(({ layout }) => layout)),
    layoutWithin: varianceWithin(people.map((posts) => posts.map(({ layout }) => layout))),
    gramsPerPerson: texts.reduce((sum, { size }) => sum + size, 0) / people.length,
    panelOf(wanted) {
      const size = Math.max(1, Math.min(wanted, Math.floor(people.length / 2)));
      const panel =
        panels.get(size) ?? new ReferencePanel(texts, people.length, size, vocabularyOf(language));
      panels.set(size, panel);
      return panel;
    },
  };
}

/** N-grams whose logarithms a panel keeps: the population has some 20,000, and drafts bring ever new ones. */
const KEPT_GRAMS_MAX = 60_000;

/** Neighbours in the list of people are often alike: a sample takes every seventh, so their number is no multiple of it. */
const STRIDE = 7;

/**
 * As many models as there are people, each of a sample of them that is about as large as what is known of the author: how likely a
 * text is at all is the mean of their logarithms. Every person is in equally many samples, and no chance is involved.
 */
export class ReferencePanel {
  readonly #models: KneserNeyModels;
  /** Of whom each model is. */
  readonly #samples: readonly ReadonlySet<number>[];
  /** By n-gram, of each model. */
  readonly #logs = new Map<string, Float64Array>();
  /** By the person who does not count, then by n-gram: all texts of the population are measured for each author anew. */
  readonly #means = new Map<number | undefined, Map<string, number>>();

  constructor(texts: readonly ReferenceText[], people: number, size: number, vocabulary: number) {
    this.#samples = Array.from(
      { length: people },
      (_, first) => new Set(Array.from({ length: size }, (__, at) => (first + at * STRIDE) % people)),
    );
    const models = this.#samples.map((sample) => {
      const grams = mergeCounts(texts.filter(({ person }) => sample.has(person)).map((text) => text.grams));
      return kneserNeyModel(grams, vocabulary);
    });
    this.#models = new KneserNeyModels(models, vocabulary);
  }

  /** Mean natural logarithm of the probability of an n-gram's last token. @param without a person whose samples do not count */
  logProbability(gram: string, without?: number): number {
    const means = this.#means.get(without) ?? new Map<string, number>();
    this.#means.set(without, means);
    const known = means.get(gram);
    if (known !== undefined) return known;
    const logs = this.#logs.get(gram) ?? this.#models.probabilities(gram).map(Math.log);
    if (this.#logs.size >= KEPT_GRAMS_MAX) {
      this.#logs.clear();
      this.#means.clear();
    }
    this.#logs.set(gram, logs);
    const counted =
      without === undefined ? logs : logs.filter((_, at) => this.#samples[at]?.has(without) === false);
    const mean = counted.reduce((sum, log) => sum + log, 0) / Math.max(1, counted.length);
    means.set(gram, mean);
    return mean;
  }
}

export function mergeCounts(all: readonly GramCounts[]): GramCounts {
  const sum = new Map<string, number>();
  for (const counts of all) for (const [gram, count] of counts) sum.set(gram, (sum.get(gram) ?? 0) + count);
  return sum;
}
