import type { FindingOrigin, PostLanguage, TextRange } from '@drumbeat/domain';
import { type Figure, figuresIn, hasSameValue, sourceFigures } from '../../../reading/figures/figures.js';
import type { Elsewhere } from '../../other-subjects.js';
import type { ReviewContext } from '../../review-context.js';
import { isYear } from '../dates/date-findings.js';
import { unsourcedNames } from '../names/name-findings.js';
import { unsourcedNumbers } from '../figures/number-findings.js';

/**
 * Names and figures of the text that have no source but a post or a part of the profile that is about something else. They are the
 * author's, and may belong here: so they are asked about and not marked as invented.
 */
export function factsFromElsewhere(
  text: string,
  language: PostLanguage | null,
  { material, elsewhere }: ReviewContext,
): { readonly place: TextRange; readonly origin: FindingOrigin }[] {
  if (elsewhere === undefined || language === null || elsewhere.subjects.length === 0) return [];
  const sources = { material, known: elsewhere.standing, ownPosts: [] };
  const figures = figuresIn(text, language);
  const standing = elsewhere.standing.flatMap(sourceFigures);
  const given = material.flatMap(sourceFigures);
  const numbers = unsourcedNumbers(text, language, sources)
    .map(({ place }) => place)
    .filter((place) => !isYear(text, place))
    .flatMap((place) => {
      const figure = figures.find(({ start, end }) => place.start < end && start < place.end);
      if (figure === undefined || [...given, ...standing].some((one) => hasSameValue(one, figure))) return [];
      return originOf(elsewhere, (source) => sourceFigures(source).some((one) => isSame(one, figure)), place);
    });
  const names = unsourcedNames(text, language, sources).flatMap((place) => {
    const name = text.slice(place.start, place.end).replace(/[’']s$/u, '');
    return originOf(elsewhere, (source) => hasName(source, name), place);
  });
  return [...numbers, ...names];
}

function originOf(elsewhere: Elsewhere, isIn: (text: string) => boolean, place: TextRange) {
  const other = elsewhere.subjects.find((one) => isIn(one.text));
  return other === undefined ? [] : [{ place, origin: other.origin }];
}

/** "17 Uhr" is no "fünf Stunden": a time of day comes from a time of day. */
const isSame = (a: Figure, b: Figure) =>
  hasSameValue(a, b) &&
  (a.unit === b.unit || a.unit === null || b.unit === null) &&
  (a.role === 'time' ? b.role === 'time' || isBare(b) : b.role !== 'time');
const isBare = ({ unit, countsOther, isWorded }: Figure) => unit === null && !countsOther && !isWorded;

const hasName = (source: string, name: string) => {
  const words = new Set(source.match(/[\p{L}\p{M}]+/gu) ?? []);
  return (name.match(/[\p{L}\p{M}]+/gu) ?? []).every((word) => words.has(word));
};
