import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { clausesOf, type Clause } from '../../../reading/clauses/clauses.js';
import { isNegator, wordsAsSaid } from '../../../reading/denials/negations.js';
import { hasStem, stemOf } from '../../../reading/words/stems.js';

/** Behind it stands what was left undone; the deed is named. */
const WITHOUT: Readonly<Partial<Record<PostLanguage, RegExp>>> = {
  en: /(?<!\p{L})without\s(?:ever\s)?(?<deed>\p{L}{3,})ing(?!\p{L})/giu,
  de: /(?<!\p{L})ohne\s(?:\p{L}+\s){0,3}?zu\s(?<deed>\p{L}{3,})n(?!\p{L})/giu,
};
/** "Nie eingestellt": the deed in the form in which it would have been done. */
const NEVER: Readonly<Partial<Record<PostLanguage, RegExp>>> = {
  en: /(?<!\p{L})never\s(?:been\s)?(?<deed>\p{L}{3,}(?:ed|en))(?!\p{L})/giu,
  de: /(?<!\p{L})nie(?:mals)?\s(?<deed>\p{L}*ge\p{L}{2,}(?:t|en))(?!\p{L})/giu,
};
/** How well something was done that was never done. */
const WELL =
  /(?<!\p{L})(?:perfectly|properly|regularly|carefully|well|always|perfekt|tadellos|bestens|regelmäßig|ordentlich|sauber|sorgfältig|gut|immer)\s/iu;
/** "Nobody told them they needed one. Not the supplier, not the bank": each of them is one of nobody. */
const NOBODY: Readonly<Partial<Record<PostLanguage, RegExp>>> = {
  en: /(?<!\p{L})(?:nobody|no one)\s(?<deed>\p{L}+)[^.!?\n]*?[.,;:–—]?\s(?<each>(?:(?:and\s)?not\s(?:the|our|my|their|his|her)\s\p{L}+[,.\s]*){1,6})/giu,
  de: /(?<!\p{L})(?:niemand|keiner)\s(?<deed>\p{L}+)[^.!?\n]*?[.,;:–—]?\s(?<each>(?:(?:und\s)?nicht\s(?:der|die|das|unser|mein|ihr)e?\s\p{L}+[,.\s]*){1,6})/giu,
};

/** What the text says was done, of what the author says that it was never done, left undone, or done by nobody. */
export function doneOfUndone(text: string, language: PostLanguage, material: readonly string[]): TextRange[] {
  const source = material.join('\n');
  const undone = [WITHOUT, NEVER, NOBODY].map((of) => [
    ...(of[language] ? source.matchAll(of[language]) : []),
  ]);
  if (undone.every((found) => found.length === 0)) return [];
  const [without = [], never = [], nobody = []] = undone;
  const said = clausesOf(source, language);
  const isDone = ({ isDenial, isWithout, isClaim }: Clause) => isClaim && !isDenial && !isWithout;
  return clausesOf(text, language)
    .filter(isDone)
    .filter((clause) => {
      const part = text.slice(clause.place.start, clause.place.end);
      const own = wordsAsSaid(part);
      const isNever = never.some(
        ({ groups }) => WELL.test(part) && own.includes(groups?.['deed']?.toLowerCase() ?? ''),
      );
      const isWithout = without.some(({ groups, index }) => {
        const around = said.find(({ place }) => place.start <= index && index < place.end);
        return (
          clause.person !== 'first' &&
          own.some((one) => isDeed(one, groups?.['deed']?.toLowerCase() ?? '')) &&
          [...clause.stems].some((stem) => around !== undefined && hasStem(around.stems, stem))
        );
      });
      const isOfNobody = nobody.some(({ groups }) => {
        const each = wordsAsSaid(groups?.['each'] ?? '').flatMap((one) =>
          isNegator(one, language) ? [] : (stemOf(one, language) ?? []),
        );
        const verb = groups?.['deed']?.toLowerCase() ?? '';
        return own.includes(verb) && each.some((stem) => clause.stems.has(stem));
      });
      return isNever || isWithout || isOfNobody;
    })
    .map(({ place }) => place);
}

/** "Gemessen" or "maß" of "ohne zu messen", "measured" of "without measuring". */
const isDeed = (one: string, deed: string) =>
  one === `ge${deed}n` ||
  one === `ge${deed.replace(/e$/u, '')}t` ||
  one === `${deed}ed` ||
  one === `${deed}d`;
