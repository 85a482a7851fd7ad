import { sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { perTextIn, type PerLanguage } from '../../../reading/words/per-language.js';
import { stemOf } from '../../../reading/words/stems.js';

/** Whose a thing is, and whose it is not: "his idea and not mine". The author is "mine". */
interface Owned {
  readonly place: TextRange;
  readonly thing: string;
  readonly isMine: boolean;
}

/** Alone the denial tells whose it is: one of the two is the author. */
const OWNED: PerLanguage<RegExp> = {
  en: /(?<!\p{L})(?:(?<mine>my|our)|his|her|their|your)\s(?<thing>\p{L}+)(?:,?\s(?:and\s|but\s)?|,\s?)not\s(?:(?<notMine>mine|ours)|his|hers|theirs|yours)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:(?<mine>mein|unser)|sein|ihr|dein|euer)(?:e[nmrs]?)?\s(?<thing>\p{L}+)(?:,?\s(?:und\s|aber\s)?|,\s?)nicht\s(?:(?<notMine>mein|unser)|sein|ihr|dein|eur)(?:e[nmrs]?|s)?(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:(?<mine>mon|ma|mes|notre|nos)|son|sa|ses|leurs?|ton|ta|tes|votre|vos)\s(?<thing>\p{L}+)(?:,?\s(?:et\s|mais\s)?|,\s?)(?:non\s)?pas\s(?:l[ae]s?)\s(?:(?<notMine>mien\p{L}*|nôtres?)|sien\p{L}*|leurs?|tien\p{L}*|vôtres?)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:(?<mine>mis?|nuestr[oa]s?)|sus?|tus?)\s(?<thing>\p{L}+)(?:,?\s(?:y\s|pero\s)?|,\s?)no\s(?:(?:el|la|los|las)\s)?(?:(?<notMine>mí[oa]s?|nuestr[oa]s?)|suy[oa]s?|tuy[oa]s?)(?!\p{L})/giu,
};

const ownedIn = perTextIn((text, language): readonly Owned[] =>
  [...text.matchAll(OWNED[language])].flatMap(({ 0: match, index, groups = {} }) => {
    const thing = stemOf((groups['thing'] ?? '').toLowerCase(), language);
    const isMine = groups['mine'] !== undefined;
    if (thing === undefined || isMine === (groups['notMine'] !== undefined)) return [];
    return [{ place: { start: index, end: index + match.length }, thing, isMine }];
  }),
);

/**
 * "My idea and not his" of "his idea and not mine": whose it was and whose it was not have changed places. What is quoted has another
 * "my", so that nothing is told where the notes say it both ways.
 */
export function exchangedOwners(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const said = material.flatMap(ownedIn[language]);
  return ownedIn[language](text)
    .filter(({ thing, isMine }) => {
      const same = said.filter((one) => one.thing === thing);
      return same.length > 0 && same.every((one) => one.isMine !== isMine);
    })
    .flatMap(
      ({ place }) =>
        sentenceRanges(text).find(({ start, end }) => start <= place.start && place.start < end) ?? [],
    );
}
