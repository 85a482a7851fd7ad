import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { isNegator, wordsAsSaid } from './negations.js';
import { stemOf } from '../words/stems.js';

/** "Without a contract", "with a contract", "by hiring": what is there or done, or is not. */
export interface Presence {
  readonly place: TextRange;
  readonly isWithout: boolean;
  /** The thing or the deed, by its stem. */
  readonly stem: string;
}

const MARKS: Readonly<Record<PostLanguage, { readonly with: string; readonly without: string }>> = {
  en: { with: 'with|by|w/', without: 'without|w/o' },
  de: { with: 'mit|durch', without: 'ohne' },
  fr: { with: 'avec|en', without: 'sans' },
  es: { with: 'con', without: 'sin' },
};
/** "Crecimos contratando": Spanish has no word before it. */
const SPANISH_DEED = /(?<!\p{L})\p{L}{3,}(?:ando|iendo)(?!\p{L})/giu;

/** What the text says to be there or done, and what it says not to be; a clause ("without that …") is none. */
export function presencesIn(text: string, language: PostLanguage): Presence[] {
  const marks = MARKS[language];
  const pattern = new RegExp(
    String.raw`(?<!\p{L})(?:(${marks.without})|${marks.with})((?:\s[\p{L}\p{N}'’-]+){1,3})`,
    'giu',
  );
  const found = [...text.matchAll(pattern)].flatMap(({ 0: all, 1: without, 2: what = '', index }) => {
    const words = wordsAsSaid(what);
    const stem = words
      .map((one) => (isNegator(one, language) ? undefined : stemOf(one, language)))
      .find((one) => one !== undefined);
    // "With no lawyer" is without one; a "not" further on is of another word ("the van without a ramp did not start").
    const isWithout = without !== undefined || (words[0] !== undefined && isNegator(words[0], language));
    if (stem === undefined || /^\s(?:that|dass|que|qu['’])/iu.test(what)) return [];
    return [{ place: { start: index, end: index + all.length }, isWithout, stem }];
  });
  const deeds =
    language === 'es'
      ? [...text.matchAll(SPANISH_DEED)].flatMap(({ 0: all, index }) => {
          const stem = stemOf(all.toLowerCase(), language);
          const place = { start: index, end: index + all.length };
          return stem === undefined ? [] : [{ place, isWithout: false, stem }];
        })
      : [];
  return [...found, ...deeds];
}

/** Verbs whose sense denies their object. */
const LACKING =
  /^(?:forg[eo]t\p{L}*|lost|loses?|lack(?:s|ed)?|missed|miss(?:es|ing)?|verg(?:a|e|i)(?:ß|ss)\p{L}*|verl(?:or\p{L}*|ier\p{L}*)|fehl\p{L}+|oubli\p{L}+|perd\p{L}*|manqu\p{L}+|olvid\p{L}+|falt\p{L}+)$/u;

/** "He forgot the drawings" says, as "He did not have the drawings" does, that they were not there. @param words in small letters */
export const isLacking = (words: ReadonlySet<string>) => [...words].some((one) => LACKING.test(one));
