import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { distinctPlaces } from '../../../reading/words/distinct-places.js';
import { creditsIn, type Credit } from '../../../reading/clauses/credits.js';

/**
 * "Thanks to me" where the author says "not thanks to me", and the other way round. Where they say both of somebody, nothing is told:
 * of one thing it may be so, and of another not.
 */
export function contraryCredits(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const credits = creditsIn(text, language);
  if (credits.length === 0) return [];
  const said = material.flatMap((source) => creditsIn(source, language));
  const contrary = credits.filter((one) => {
    const same = said.filter((other) => other.who === one.who && mayBeOne(one, other));
    return same.length > 0 && same.every(({ isDenied }) => isDenied !== one.isDenied);
  });
  return distinctPlaces(contrary.map(({ place }) => place));
}

/** Whose merit it was says nothing of whose fault. */
const mayBeOne = ({ kind: a }: Credit, { kind: b }: Credit) => a === b || a === null || b === null;
