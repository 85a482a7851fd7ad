import { sentenceRanges } from '@drumbeat/domain';
import { isRefusal } from '../../src/modules/writing/review/refusals/refusal.rules.js';
import { reviewContext } from '../../src/modules/writing/review/review-context.js';
import { reviewText } from '../../src/modules/writing/review/review-text.js';
import type { BadAnswer, BenchCase } from './cases.js';

/** Where a review and the people who planted the faults disagree. */
export interface Disagreement {
  readonly person: string;
  readonly language: string;
  readonly task: string;
  readonly kind: string;
  /** The words that were missed, or found without reason. */
  readonly words: string;
}

export interface Tally {
  readonly found: number;
  readonly missed: number;
  readonly falseAlarms: number;
}

export interface Measurement {
  /** By kind, then by language. */
  readonly tallies: ReadonlyMap<string, ReadonlyMap<string, Tally>>;
  readonly missed: readonly Disagreement[];
  readonly falseAlarms: readonly Disagreement[];
  /** Of the good answers. */
  readonly sentences: number;
}

/** What the recorded answers are held to, in 600 sentences and more. */
export const FALSE_ALARMS_MAX = 12;

/** Reviews every answer of the cases as the product does, before any repair. */
export function measure(cases: readonly BenchCase[]): Measurement {
  const tallies = new Map<string, Map<string, Tally>>();
  const count = (kind: string, language: string, what: keyof Tally) => {
    const ofKind = tallies.get(kind) ?? new Map<string, Tally>();
    const tally = ofKind.get(language) ?? { found: 0, missed: 0, falseAlarms: 0 };
    tallies.set(kind, ofKind.set(language, { ...tally, [what]: tally[what] + 1 }));
  };
  const missed: Disagreement[] = [];
  const falseAlarms: Disagreement[] = [];
  let sentences = 0;
  for (const one of cases) {
    const { person, task, good, bad } = one;
    const { language } = person;
    const at = { person: person.name, language, task: task.name };
    sentences += sentenceRanges(good).length;
    for (const { kind, quotation } of findingsOf(one, good)) {
      count(kind, language, 'falseAlarms');
      falseAlarms.push({ ...at, kind, words: quotation });
    }
    for (const answer of bad) {
      const isFound = finds(one, answer);
      count(answer.kind, language, isFound ? 'found' : 'missed');
      if (!isFound) missed.push({ ...at, kind: answer.kind, words: answer.wrong });
    }
  }
  return { tallies, missed, falseAlarms, sentences };
}

function findingsOf(
  { request }: BenchCase,
  text: string,
): { kind: string; quotation: string; start: number; end: number }[] {
  const context = reviewContext(request);
  if (isRefusal(text, context.material, context.made))
    return [{ kind: 'refusal', quotation: text, start: 0, end: text.length }];
  return reviewText(text, context).map(({ kind, quotation, place }) => ({
    kind,
    quotation,
    ...place,
  }));
}

/** What may be its author's as well is marked instead of taken off. */
const FRAMES = new Set(['preamble', 'sign_off']);

/** True where a finding of the kind touches the words that are wrong. */
function finds(one: BenchCase, { kind, text, wrong }: BadAnswer): boolean {
  // A whole text is wrong where nothing else is named.
  const from = wrong === '' ? 0 : text.lastIndexOf(wrong);
  const to = wrong === '' ? text.length : from + wrong.length;
  return findingsOf(one, text).some(
    (finding) =>
      (finding.kind === kind || (FRAMES.has(kind) && finding.kind === 'remark')) &&
      finding.start < to &&
      from < finding.end,
  );
}
