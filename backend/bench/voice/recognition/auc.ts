import { randomNumbers } from './chance.js';

/** Share of pairs in which the own text has the higher value; ties count half. */
export function auc(own: readonly number[], others: readonly number[]): number {
  let sum = 0;
  for (const a of own) for (const b of others) sum += comparison(a, b);
  return sum / (own.length * others.length);
}

function comparison(own: number, other: number): number {
  if (own === other) return 0.5;
  return own > other ? 1 : 0;
}

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The values of some texts, each with the number of its subject. */
export type BySubject = readonly { readonly subject: number; readonly value: number }[];

/** An AUC of which any choice of subjects can be asked, for intervals: every own text is compared with every other one once. */
export class ResampledAuc {
  readonly #wins: Float64Array;
  readonly #pairs: Float64Array;

  constructor(
    own: BySubject,
    others: BySubject,
    private readonly subjects: number,
  ) {
    this.#wins = new Float64Array(subjects * subjects);
    this.#pairs = new Float64Array(subjects * subjects);
    for (const a of own)
      for (const b of others) {
        this.#wins[a.subject * subjects + b.subject]! += comparison(a.value, b.value);
        this.#pairs[a.subject * subjects + b.subject]! += 1;
      }
  }

  /** @param times how often each subject was drawn */
  of(times: ArrayLike<number>): number {
    let [wins, pairs] = [0, 0];
    for (let a = 0; a < this.subjects; a += 1) {
      const own = times[a] ?? 0;
      if (own === 0) continue;
      for (let b = 0; b < this.subjects; b += 1) {
        const both = own * (times[b] ?? 0);
        wins += both * (this.#wins[a * this.subjects + b] ?? 0);
        pairs += both * (this.#pairs[a * this.subjects + b] ?? 0);
      }
    }
    return wins / pairs;
  }
}

const RESAMPLES = 500;

/** 95 of 100 resamples of the subjects lie in the interval: the same resamples for each statistic of as many subjects. */
export function bootstrap(subjects: number, statistic: (times: ArrayLike<number>) => number): Interval {
  const random = randomNumbers(14);
  const values: number[] = [];
  for (let round = 0; round < RESAMPLES; round += 1) {
    const times = new Uint16Array(subjects);
    for (let draw = 0; draw < subjects; draw += 1) times[Math.floor(random() * subjects)]! += 1;
    const value = statistic(times);
    if (Number.isFinite(value)) values.push(value);
  }
  values.sort((a, b) => a - b);
  return {
    value: statistic(new Uint16Array(subjects).fill(1)),
    low: values[Math.floor(values.length * 0.025)] ?? Number.NaN,
    high: values[Math.ceil(values.length * 0.975) - 1] ?? Number.NaN,
  };
}
