import { performanceWeight, STYLE_ANALYSIS_LIMITS } from '@drumbeat/domain';
import type { TrainingTextKind } from '../training-post.entity.js';

/** What is known of a training text before it is read. */
export interface TextFacts {
  readonly id: string;
  readonly kind: TrainingTextKind;
  readonly impressions: number;
  /** In percent; null where nobody knows. */
  readonly engagement_rate: number | null;
  /** In UTF-16 units. */
  readonly character_count: number;
}

/** A comment or an answer of an interview replies to somebody else, in few words: half a post. */
const REPLY_WEIGHT = 0.5;

/** What a training text weighs in an analysis. */
export function textWeight({
  kind,
  ...figures
}: Pick<TextFacts, 'kind' | 'impressions' | 'engagement_rate'>): number {
  return kind === 'comment' || kind === 'interview' ? REPLY_WEIGHT : performanceWeight(figures);
}

/**
 * The ids of the texts that an analysis reads, in the given order: the newest half, then the best of the others, as far as they are no more
 * than it reads. What weighs the same is taken by age.
 * @param texts the newest first
 */
export function analysedTexts(
  texts: readonly TextFacts[],
  { own, characters }: { readonly own: number; readonly characters: number } = STYLE_ANALYSIS_LIMITS,
): string[] {
  const newest = texts.slice(0, Math.ceil(own / 2));
  const best = texts
    .slice(newest.length)
    .map((text) => ({ text, weight: textWeight(text) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ text }) => text);
  const taken = new Set<string>();
  let length = 0;
  for (const { id, character_count } of [...newest, ...best]) {
    if (taken.size === own) break;
    if (length + character_count > characters) continue;
    length += character_count;
    taken.add(id);
  }
  return texts.flatMap(({ id }) => (taken.has(id) ? [id] : []));
}
