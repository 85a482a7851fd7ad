import type { PairKey } from '@drumbeat/domain';

/**
 * The texts of one scale: the first pair, and four on another matter from the lowest to the highest, of which the second pair takes
 * two neighbours. Texts of a pair say the same and differ on this scale alone.
 */
interface ScaleTexts {
  readonly first: readonly [low: string, high: string];
  readonly ladder: readonly [lowest: string, low: string, high: string, highest: string];
}

export type PairTexts = Readonly<
  Record<'writing_style_formality' | 'directness_level' | 'confidence_level' | 'energy_level', ScaleTexts>
>;

/** Both texts of a pair. */
export function textsOfPair(texts: PairTexts, key: PairKey): { low: string; high: string } {
  const [scale, kind] = key.split('.') as [keyof PairTexts, 'first' | 'low' | 'middle' | 'high'];
  const { first, ladder } = texts[scale];
  const [lowest, low, high, highest] = ladder;
  switch (kind) {
    case 'first':
      return { low: first[0], high: first[1] };
    case 'low':
      return { low: lowest, high: low };
    case 'middle':
      return { low, high };
    case 'high':
      return { low: high, high: highest };
  }
}
