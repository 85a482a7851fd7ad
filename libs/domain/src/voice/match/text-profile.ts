import type { MatchLanguage } from './function-words.js';
import { LAYOUT_FEATURES, layoutVector, type LayoutVector } from './layout.js';
import { letterGramsOf } from './letter-grams.js';
import { countGrams, type GramCounts } from './masked-sequence.js';
import type { MaskedText } from './masked-text.js';

/** All that is compared of one text. */
export interface TextProfile {
  readonly grams: GramCounts;
  /** Number of n-grams. */
  readonly size: number;
  readonly letterGrams: GramCounts;
  readonly layout: LayoutVector;
}

export function profileOf(read: MaskedText): TextProfile {
  const layout = layoutVector(read) ?? LAYOUT_FEATURES.map(() => 0);
  return profileOfGrams(countGrams(read.grams), layout, read.language);
}

export function profileOfGrams(
  grams: GramCounts,
  layout: LayoutVector,
  language: MatchLanguage,
): TextProfile {
  const size = [...grams.values()].reduce((sum, count) => sum + count, 0);
  return { grams, size, letterGrams: letterGramsOf(grams, language), layout };
}
