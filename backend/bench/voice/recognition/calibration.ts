import { learnVoice, MATCH_WORDS_MIN, type Reference, type Standing, standing } from '@drumbeat/domain';
import { randomNumbers, shuffled } from './chance.js';
import type { Corpus } from './corpus.js';
import type { Trial } from './leave-one-out.js';
import type { Pair } from './pair-results.js';

/** How a text's author stands to the voice that it is held against. */
export type Relation = 'own' | 'near' | 'other';

export interface Asked {
  readonly voice: string;
  /** Number that the voice was learned from. */
  readonly posts: number;
  readonly relation: Relation;
  readonly standing: Standing;
}

export const VOICE_SIZES = [5, 10, 20] as const;
const DRAWS = 6;
const TEXTS = 20;

/** Texts long enough for a score against voices of few posts on other subjects, and the trials of the whole ones. */
export function askedTexts(
  corpus: Corpus,
  trials: readonly Trial[],
  near: readonly Pair[],
  reference: Reference,
): Asked[] {
  const found = trials
    .filter(({ post }) => post.words >= MATCH_WORDS_MIN)
    .map(({ voice, author, standing: stands }) => ({
      voice,
      posts: (corpus.authors.get(voice)?.length ?? 1) - 1,
      relation: relationOf(voice, author, near),
      standing: stands,
    }));
  const random = randomNumbers(59);
  const subjects = [...new Set([...corpus.authors.values()].flat().map(({ subject }) => subject))].sort();
  for (const posts of VOICE_SIZES)
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const order = shuffled(subjects, random);
      const known = new Set(order.slice(0, posts));
      const asked = new Set(order.slice(posts, posts + TEXTS));
      for (const [voice, own] of corpus.authors) {
        const learned = learnVoice(
          own.filter(({ subject }) => known.has(subject)).map(({ text }) => text),
          reference,
        );
        if (!learned) continue;
        for (const [author, theirs] of corpus.authors)
          for (const post of theirs)
            if (asked.has(post.subject) && post.words >= MATCH_WORDS_MIN)
              found.push({
                voice,
                posts,
                relation: relationOf(voice, author, near),
                standing: standing(post.masked, learned),
              });
      }
    }
  return found;
}

function relationOf(voice: string, author: string, near: readonly Pair[]): Relation {
  if (voice === author) return 'own';
  return near.some((pair) => pair.includes(voice) && pair.includes(author)) ? 'near' : 'other';
}

/** Half of all are an author's own; of the others one half is by whoever writes alike, where somebody does. */
export function weightsOf(all: readonly Asked[]): number[] {
  const key = ({ posts, relation }: Asked) => `${posts} ${relation}`;
  const counts = new Map<string, number>();
  for (const each of all) counts.set(key(each), (counts.get(key(each)) ?? 0) + 1);
  const hasNear = all.some(({ relation }) => relation === 'near');
  return all.map((each) => {
    const share = each.relation === 'own' ? 0.5 : hasNear ? 0.25 : 0.5;
    return share / (counts.get(key(each)) ?? 1);
  });
}

/** Constant, likeness, and one over the root of the number of posts. */
export function fitOwn(all: readonly Asked[]): readonly number[] {
  return fitted(all, ({ standing: { likeness }, posts }) => [1, likeness, 1 / Math.sqrt(posts)]);
}

/** Constant, and how far away from strangers. */
export function fitStrangers(all: readonly Asked[]): readonly number[] {
  return fitted(all, ({ standing: { away } }) => [1, away]);
}

/** A logistic regression by Newton's method. */
function fitted(all: readonly Asked[], rowOf: (asked: Asked) => readonly number[]): readonly number[] {
  const rows = all.map(rowOf);
  const weights = weightsOf(all).map((weight) => weight * 1000);
  let beta = (rows[0] ?? []).map(() => 0);
  for (let round = 0; round < 50; round += 1) {
    const gradient = beta.map((value) => -value / 2);
    const hessian = beta.map((_, a) => beta.map((__, b) => (a === b ? 0.5 : 0)));
    for (const [at, row] of rows.entries()) {
      const share = 1 / (1 + Math.exp(-row.reduce((sum, value, each) => sum + value * beta[each]!, 0)));
      const weight = weights[at]!;
      for (const [a, value] of row.entries()) {
        gradient[a]! += weight * value * (Number(all[at]!.relation === 'own') - share);
        for (const [b, other] of row.entries())
          hessian[a]![b]! += weight * share * (1 - share) * value * other;
      }
    }
    const step = solve(hessian, gradient);
    beta = beta.map((value, at) => value + step[at]!);
  }
  return beta;
}

/** Gauss-Jordan elimination of a small positive definite matrix. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (let at = 0; at < rows.length; at += 1) {
    const pivot = rows[at]!;
    const scaled = pivot.map((value) => value / pivot[at]!);
    rows[at] = scaled;
    for (const [other, row] of rows.entries())
      if (other !== at) rows[other] = row.map((value, column) => value - row[at]! * scaled[column]!);
  }
  return rows.map((row) => row.at(-1)!);
}
