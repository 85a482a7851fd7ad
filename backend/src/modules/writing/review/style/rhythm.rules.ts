import {
  countWords,
  sentenceRanges,
  type EvenLengths,
  type RhythmPart,
  type TextRange,
} from '@drumbeat/domain';
import { HABIT_POSTS_MIN } from '../../habit.limits.js';
import { paragraphRanges } from '../../reading/sentences/paragraphs.js';
import { perText } from '../../reading/words/per-text.js';

/** Fewer sentences show no rhythm; of an author whose posts are known, a few that are nearly alike do. */
const SENTENCES_MIN = 8;
const FEW_MIN = 4;
const ALIKE = 0.1;
const PARAGRAPHS_MIN = 5;

/**
 * Spread: standard deviation by mean. Sentences of posts that people wrote have 0.5 to 0.8, those of models that were left alone
 * 0.3 to 0.45 (the posts and answers of bench/writer). Below `even` a text sounds read out by a machine, whoever wrote it.
 */
const EVEN = { sentences: 0.24, paragraphs: 0.12 } as const;
/** Against the author's own: less than this part of theirs is not their rhythm, as long as it is also below `calm`. */
const OWN_PART = 0.5;
const CALM = { sentences: 0.3, paragraphs: 0.2 } as const;
/** Sentences that are longer by so much than those of any post, and of all of them together, are another's. */
const LONGER = { thanAny: 1.5, thanAll: 2 } as const;

interface EvenStretch {
  readonly place: TextRange;
  readonly lengths: EvenLengths;
}

/** The stretch of the text whose sentences, or paragraphs, are as long as each other where the author's are not; null when there is none. */
export function unevenness(text: string, ownPosts: readonly string[]): EvenStretch | null {
  return (
    tooLong(text, ownPosts) ?? tooEven('sentences', text, ownPosts) ?? tooEven('paragraphs', text, ownPosts)
  );
}

/** The longest stretch of a text whose sentences are far longer than the author's. */
function tooLong(text: string, ownPosts: readonly string[]): EvenStretch | null {
  const own = ownPosts.map(LENGTHS.sentences).filter((each) => each.length >= FEW_MIN);
  const parts = sentenceRanges(text);
  if (own.length < HABIT_POSTS_MIN || parts.length < FEW_MIN) return null;
  const lengths = parts.map(({ start, end }) => countWords(text.slice(start, end)));
  const limit = Math.max(LONGER.thanAny * Math.max(...own.map(meanOf)), LONGER.thanAll * meanOf(own.flat()));
  return meanOf(lengths) <= limit ? null : stretchOf('sentences', parts, lengths, (run) => -meanOf(run));
}

function tooEven(of: RhythmPart, text: string, ownPosts: readonly string[]): EvenStretch | null {
  const parts = PARTS[of](text);
  const lengths = parts.map(({ start, end }) => countWords(text.slice(start, end)));
  const spread = spreadOf(lengths);
  const own = ownPosts
    .map(LENGTHS[of])
    .filter((each) => each.length >= 4)
    .map(spreadOf)
    .sort((a, b) => a - b);
  const median = own.length >= HABIT_POSTS_MIN ? own[Math.floor(own.length / 2)] : undefined;
  const isFew = parts.length < (of === 'sentences' ? SENTENCES_MIN : PARAGRAPHS_MIN);
  if (isFew && (of === 'paragraphs' || parts.length < FEW_MIN || median === undefined)) return null;
  const limit = median === undefined ? EVEN[of] : Math.min(isFew ? ALIKE : CALM[of], median * OWN_PART);
  return spread >= limit ? null : stretchOf(of, parts, lengths, spreadOf);
}

function stretchOf(
  of: RhythmPart,
  parts: readonly TextRange[],
  lengths: readonly number[],
  rank: (run: readonly number[]) => number,
): EvenStretch | null {
  const run = firstRun(lengths, rank);
  const first = parts[run.from];
  const last = parts[run.to];
  if (first === undefined || last === undefined) return null;
  const words = lengths.slice(run.from, run.to + 1);
  return {
    place: { start: first.start, end: last.end },
    lengths: { of, from: Math.min(...words), to: Math.max(...words) },
  };
}

const PARTS: Readonly<Record<RhythmPart, (text: string) => TextRange[]>> = {
  sentences: sentenceRanges,
  paragraphs: paragraphRanges,
};

/** In words. */
const lengthsOf = (of: RhythmPart) =>
  perText((post: string): readonly number[] =>
    PARTS[of](post).map(({ start, end }) => countWords(post.slice(start, end))),
  );
const LENGTHS = { sentences: lengthsOf('sentences'), paragraphs: lengthsOf('paragraphs') };

const meanOf = (lengths: readonly number[]): number =>
  lengths.reduce((sum, length) => sum + length, 0) / lengths.length;

function spreadOf(lengths: readonly number[]): number {
  const mean = meanOf(lengths);
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  return mean === 0 ? 0 : Math.sqrt(variance) / mean;
}

/** The four in a row that rank first: where one shorter sentence helps most. */
function firstRun(
  lengths: readonly number[],
  rank: (run: readonly number[]) => number,
): { from: number; to: number } {
  let best = { from: 0, to: Math.min(3, lengths.length - 1), rank: Infinity };
  for (let from = 0; from + 3 < lengths.length; from += 1) {
    const ranked = rank(lengths.slice(from, from + 4));
    if (ranked < best.rank) best = { from, to: from + 3, rank: ranked };
  }
  return best;
}
