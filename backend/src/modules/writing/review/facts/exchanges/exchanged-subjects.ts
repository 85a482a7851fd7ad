import { isStopWord, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { clausesOf } from '../../../reading/clauses/clauses.js';
import { wordsAsSaid } from '../../../reading/denials/negations.js';
import { perTextIn } from '../../../reading/words/per-language.js';
import { unitAt } from '../../../reading/figures/units.js';
import { stemOf } from '../../../reading/words/stems.js';

/** Of what a clause says of its subject, so many words make it one and the same. */
const SAID_MIN = 2;
const ARTICLES = /^(?:the|der|die|das|le|la|les|el|los|las)$/u;
/** Whose somebody is does not say who: "my accountant" and "my wife" are two, "my wife" and "the wife" may be one. */
const POSSESSIVES: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:my|your|his|her|its|our|their)$/u,
  de: /^(?:mein|dein|sein|ihr|unser|euer|eur)(?:e[mnrs]?)?$/u,
  fr: /^(?:mon|ma|mes|ton|ta|tes|son|sa|ses|nos?|notre|vos?|votre|leurs?)$/u,
  es: /^(?:mis?|tus?|sus?|nuestr[oa]s?|vuestr[oa]s?)$/u,
};
/** "According to Ann, …" */
const ACCORDING = /^(?:laut|selon|según)$/u;
const HE_OR_SHE = /^(?:he|she|er|sie|il|elle|él|ella)$/u;

interface MaterialClause {
  readonly place: TextRange;
  /** The word that it begins with, in small letters. */
  readonly subject: string;
  /** What it says of it, each word by its stem. */
  readonly said: string;
}

/**
 * "She wanted none, he wanted four" of what the author told the other way round: the very words of a clause, said of somebody else of whom
 * the author tells something, too.
 */
export function exchangedSubjects(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const given = material.flatMap(MATERIAL[language]);
  const subjects = new Set(given.map(({ subject }) => subject));
  return clausesIn(text, language)
    .filter(({ subject, said }) => {
      if (!subjects.has(subject)) return false;
      // Of the one as of the other, with more behind it: "on Mondays".
      const isTheirs = given.some((one) => one.subject === subject && `${one.said} `.startsWith(`${said} `));
      const same = isTheirs ? [] : given.filter((one) => one.said === said);
      return (
        same.length > 0 &&
        same.every((one) => one.subject !== subject && areTwo(one.subject, subject, language))
      );
    })
    .map(({ place }) => place);
}

/** He and she, or two that are named: any other pronoun may stand for whoever is named. */
const areTwo = (a: string, b: string, language: PostLanguage) =>
  [a, b].every((one) => HE_OR_SHE.test(one)) || ![a, b].some((one) => isStopWord(one, language));

function clausesIn(text: string, language: PostLanguage): MaterialClause[] {
  const clauses = clausesOf(text, language);
  return clauses.flatMap(({ place, isClaim, reports }, index) => {
    const [subject, ...own] = subjectFirst(text.slice(place.start, place.end), language);
    if (!isClaim || subject === undefined) return [];
    const next = clauses[index + 1]?.place;
    // "Ann thinks, we are too slow": what she thinks stands in a clause of its own.
    const isCut =
      own.length < SAID_MIN &&
      reports &&
      next !== undefined &&
      !SENTENCE_END.test(text.slice(place.end - 1, next.start));
    const end = isCut ? next.end : place.end;
    const rest = isCut ? subjectFirst(text.slice(place.start, end), language).slice(1) : own;
    // "5,90 Euro statt 6,40 Euro" says of nobody who it is.
    if (rest.length < SAID_MIN || rest.every(isAmount)) return [];
    const said = rest.map((one) => stemOf(one, language) ?? one).join(' ');
    return [{ place: { start: place.start, end }, subject, said }];
  });
}

const isAmount = (word: string) => /^\d/u.test(word) || unitAt(word) !== null || INSTEAD.test(word);
const INSTEAD = /^(?:statt|instead|of|not|nicht|au|lieu|de|en|lugar|vez|pas|no)$/u;
const SENTENCE_END = /[.!?\n]/u;

/** The words of a clause without its articles and what stands before its subject. */
function subjectFirst(clause: string, language: PostLanguage): string[] {
  const words = wordsAsSaid(clause).filter((one) => !ARTICLES.test(one));
  const from = words.findIndex((one) => !ACCORDING.test(one) && !POSSESSIVES[language].test(one));
  return words.slice(Math.max(from, 0));
}

const MATERIAL = perTextIn((source, language): readonly MaterialClause[] => clausesIn(source, language));
