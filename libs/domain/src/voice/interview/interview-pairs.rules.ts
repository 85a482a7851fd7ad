import { VOICE_SCALES, type VoiceScale } from '../analysis/style-analysis.js';
import {
  pairChoice,
  pairKey,
  type InterviewAnswer,
  type PairChoice,
  type PairKey,
  type PairKind,
} from './interview-answers.js';

/** One of the eight times "which of these two sounds like you?". */
export interface PairTurn {
  readonly scale: VoiceScale;
  readonly round: 'first' | 'second';
  /** Whether the text that is lower on the scale stands first. */
  readonly isLowFirst: boolean;
}

/**
 * The eight turns: each scale once, then each again. Who always presses the same side is nobody in particular: of the first four
 * turns two begin with the lower text, and the second turn of a scale begins with the other side than its first.
 * @param seed the same gives the same order, on every device; a user's id
 */
export function pairTurns(seed: string): PairTurn[] {
  const next = numbersFrom(seed);
  const order = shuffled(VOICE_SCALES, next);
  const lowFirst = new Map(shuffled(VOICE_SCALES, next).map((scale, place) => [scale, place % 2 === 0]));
  const begins = (scale: VoiceScale) => lowFirst.get(scale) === true;
  return [
    ...order.map((scale) => ({ scale, round: 'first' as const, isLowFirst: begins(scale) })),
    ...shuffled(order, next).map((scale) => ({
      scale,
      round: 'second' as const,
      isLowFirst: !begins(scale),
    })),
  ];
}

/** Where the second pair of a scale lies, by the answer to the first. */
const secondKind = (first: PairChoice | null): PairKind =>
  first === 'low' || first === 'high' ? first : 'middle';

/** The pair of a turn as the answers stand. */
export const pairOfTurn = (
  { scale, round }: Pick<PairTurn, 'scale' | 'round'>,
  answers: readonly InterviewAnswer[],
): PairKey =>
  pairKey(scale, round === 'first' ? 'first' : secondKind(pairChoice(answers, pairKey(scale, 'first'))));

/**
 * Levels of a second answer, by the first one. "Neither" says nothing of where somebody is: what the first answer said holds, on its
 * careful side, as it does without a second answer. Below 4 and above 7 a voice stands out (VOICE-5): for that it takes both answers.
 */
const LEVELS: Readonly<Record<'low' | 'middle' | 'high', Readonly<Record<'low' | 'both' | 'high', number>>>> =
  {
    low: { low: 2, both: 3, high: 4 },
    middle: { low: 4, both: 5, high: 7 },
    high: { low: 7, both: 8, high: 9 },
  };
const ALONE: Readonly<Record<PairChoice, number | null>> = { low: 4, both: 5, neither: null, high: 7 };

/** The level of a scale from 1 to 10 that two answers say; null where they say nothing, and what was there stays. */
export function levelOfChoices(first: PairChoice | null, second: PairChoice | null): number | null {
  if (second === null || second === 'neither') return first === null ? null : ALONE[first];
  const kind = first === 'low' || first === 'high' ? first : 'middle';
  return LEVELS[kind][second];
}

/** What the answers say of a scale, with the pairs that say it. */
export function interviewLevel(
  scale: VoiceScale,
  answers: readonly InterviewAnswer[],
): { readonly level: number; readonly pairs: readonly PairKey[] } | null {
  const first = pairKey(scale, 'first');
  const second = pairOfTurn({ scale, round: 'second' }, answers);
  const level = levelOfChoices(pairChoice(answers, first), pairChoice(answers, second));
  if (level === null) return null;
  const says = (key: PairKey) => ![null, 'neither'].includes(pairChoice(answers, key));
  return { level, pairs: [first, second].filter(says) };
}

/** Numbers from 0 to below 1 (mulberry32), seeded by a text (FNV-1a). */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], next: () => number): Item[] {
  return items
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
