import { isStopWord, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { clausesOf } from '../../reading/clauses.js';
import { wordsAsSaid } from '../../reading/negations.js';
import { perText } from '../../reading/per-text.js';
import { stemOf } from '../../reading/stems.js';

/** Of what a clause says of its subject, so many words make it one and the same. */
const SAID_MIN = 2;
const ARTICLES = /^(?:the|der|die|das|le|la|les|el|los|las)$/u;
const HE_OR_SHE = /^(?:he|she|er|sie|il|elle|él|ella)$/u;

interface Told {
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
  told: readonly string[],
  language: PostLanguage,
): TextRange[] {
  const given = told.flatMap(TOLD[language]);
  const subjects = new Set(given.map(({ subject }) => subject));
  return clausesIn(text, language)
    .filter(({ subject, said }) => {
      if (!subjects.has(subject)) return false;
      const same = given.filter((one) => one.said === said);
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

function clausesIn(text: string, language: PostLanguage): Told[] {
  return clausesOf(text, language).flatMap(({ place, isClaim }) => {
    const [subject, ...rest] = wordsAsSaid(text.slice(place.start, place.end)).filter(
      (one) => !ARTICLES.test(one),
    );
    if (!isClaim || subject === undefined || rest.length < SAID_MIN) return [];
    return [{ place, subject, said: rest.map((one) => stemOf(one, language) ?? one).join(' ') }];
  });
}

const toldIn = (language: PostLanguage) =>
  perText((source: string): readonly Told[] => clausesIn(source, language));
const TOLD = { en: toldIn('en'), de: toldIn('de'), fr: toldIn('fr'), es: toldIn('es') };
