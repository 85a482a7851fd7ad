import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { changesIn, type Change } from '../../../reading/opposites/directions.js';
import { hasStem } from '../../../reading/words/stems.js';

/**
 * "Revenue rose 4 percent" of a revenue that fell by as much: the same figure of the same thing, in the other direction. Where the author
 * says a figure in both directions, or of something else, nothing is told.
 */
export function turnedChanges(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const changes = changesIn(text, language);
  if (changes.length === 0) return [];
  const said = material.flatMap((source) => changesIn(source, language));
  return changes
    .filter((change) => {
      const same = said.filter((one) => isSameAmount(one, change));
      return (
        same.length > 0 &&
        same.every(({ isMore }) => isMore !== change.isMore) &&
        same.some((one) => isOfTheSame(one, change))
      );
    })
    .map(({ figure: { start, end } }) => ({ start, end }));
}

const isSameAmount = ({ figure: a }: Change, { figure: b }: Change) =>
  a.values.some((value) => b.values.some((other) => Math.abs(value) === Math.abs(other))) &&
  (a.unit === b.unit || a.unit === null || b.unit === null);

/** A word of content in common; where one of the two says nothing besides, there is nothing else that it could be of. */
const isOfTheSame = ({ about: a }: Change, { about: b }: Change) =>
  a.size === 0 || b.size === 0 || [...a].some((stem) => hasStem(b, stem));
