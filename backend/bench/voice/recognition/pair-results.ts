import { auc, bootstrap, type BySubject, type Interval, ResampledAuc } from './auc.js';
import { randomNumbers, shuffled } from './chance.js';
import type { Method, Trial } from './leave-one-out.js';

/** Two authors who are to be told apart. */
export type Pair = readonly [string, string];

export interface Band {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Lengths of posts in words. */
export const BANDS: readonly Band[] = [
  { name: '40-79', from: 40, to: 79 },
  { name: '80-139', from: 80, to: 139 },
  { name: '140-200', from: 140, to: 200 },
];

const BUNDLE = 5;
const BUNDLINGS = 20;

/** What is known of one pair. An AUC is the mean of both directions: either voice against the other's texts. */
export class PairResults {
  readonly #trials: readonly Trial[];
  readonly #subjects: readonly string[];

  constructor(
    readonly pair: Pair,
    trials: readonly Trial[],
  ) {
    this.#trials = trials.filter(({ voice, author }) => pair.includes(voice) && pair.includes(author));
    this.#subjects = [...new Set(this.#trials.map(({ post }) => post.subject))].sort();
  }

  auc(method: Method, band?: Band): Interval {
    return bootstrap(this.#subjects.length, this.#statistic(method, band));
  }

  /** How much better the first method is, on the same resamples. */
  gain(method: Method, than: Method, band?: Band): Interval {
    const [better, worse] = [this.#statistic(method, band), this.#statistic(than, band)];
    return bootstrap(this.#subjects.length, (times) => better(times) - worse(times));
  }

  /** Means of five posts by one author, who shares out the subjects by chance; of 20 ways to do so the mean. */
  bundles(method: Method): number {
    const random = randomNumbers(5);
    const rounds = Array.from({ length: BUNDLINGS }, () => {
      const order = shuffled(
        this.#subjects.map((_, at) => at),
        random,
      );
      const bundle = new Map(order.map((subject, at) => [subject, Math.floor(at / BUNDLE)]));
      const complete = Math.floor(order.length / BUNDLE);
      const bundled = (values: BySubject) =>
        Array.from({ length: complete }, (_, number) =>
          mean(values.filter(({ subject }) => bundle.get(subject) === number).map(({ value }) => value)),
        ).filter(Number.isFinite);
      return this.#directions(method).map(({ own, others }) => auc(bundled(own), bundled(others)));
    });
    return mean(rounds.flat());
  }

  #statistic(method: Method, band?: Band): (times: ArrayLike<number>) => number {
    const aucs = this.#directions(method, band).map(
      ({ own, others }) => new ResampledAuc(own, others, this.#subjects.length),
    );
    return (times) => mean(aucs.map((each) => each.of(times)));
  }

  #directions(method: Method, band?: Band): { own: BySubject; others: BySubject }[] {
    const [first, second] = this.pair;
    const valuesOf = (voice: string, author: string): BySubject =>
      this.#trials
        .filter((trial) => trial.voice === voice && trial.author === author)
        .filter(({ post }) => !band || (post.words >= band.from && post.words <= band.to))
        .map(({ post, values }) => ({
          subject: this.#subjects.indexOf(post.subject),
          value: values[method],
        }));
    return [
      { own: valuesOf(first, first), others: valuesOf(first, second) },
      { own: valuesOf(second, second), others: valuesOf(second, first) },
    ];
  }
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
