import type { PostLanguage } from '@drumbeat/domain';
import { stemOf } from '../words/stems.js';
import { unaccented } from '../words/word-patterns.js';

const ENDINGS: Readonly<Record<PostLanguage, RegExp>> = {
  en: /e?$/u,
  de: /e?n$/u,
  fr: /(?:oir|er|ir|re)$/u,
  es: /[aei]r$/u,
};
/** Consonants by which a form differs from its root. */
const INFLECTIONS: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:d|t|s|n|tn|ng)?$/u,
  de: /^(?:t|tn|tst|tt|st|n|nd)?$/u,
  fr: /^(?:t|s|nt|ns|z|r|rt|rnt|st)?$/u,
  es: /^(?:d|ds|n|s|m|ms|st|rn|t|ts|b|bn|bms|nd)?$/u,
};
/** Particles that stand apart from their verb: "nahm die Ware zurück". */
const PARTICLES =
  /^(ab|an|auf|aus|bei|durch|ein|fest|fort|her|hin|los|mit|nach|um|vor|weg|weiter|wieder|zu|zurück|zusammen)(?=\p{L}{4,}n$)/u;

/**
 * True where the word may be a form of the verb: strong verbs change their vowels ("halten", "hielt"), so consonants decide, and
 * the first letter. @param infinitive in lower case @param word one of `wordsAsSaid`
 */
export function isFormOf(word: string, infinitive: string, language: PostLanguage): boolean {
  const stem = stemOf(infinitive, language);
  if (stem !== undefined && stemOf(word, language) === stem) return true;
  if (language !== 'de') return isForm(word, infinitive, language);
  const particle = PARTICLES.exec(infinitive)?.[1] ?? '';
  const base = infinitive.slice(particle.length);
  if (particle === '')
    return isForm(word.replace(/^ge/u, ''), infinitive, 'de') || isForm(word, infinitive, 'de');
  return word.startsWith(particle) && word.length > particle.length + 2
    ? isForm(word.slice(particle.length).replace(/^ge/u, ''), base, 'de')
    : false;
}

/** The same of the words of a clause, in which a German verb may be parted. */
export function hasFormOf(words: readonly string[], infinitive: string, language: PostLanguage): boolean {
  if (words.some((word) => isFormOf(word, infinitive, language))) return true;
  const particle = language === 'de' ? PARTICLES.exec(infinitive)?.[1] : undefined;
  return (
    particle !== undefined &&
    words.includes(particle) &&
    words.some((word) => isForm(word, infinitive.slice(particle.length), 'de'))
  );
}

const ROOT_MIN = 3;
const ENDING_MAX = 4;

function isForm(word: string, infinitive: string, language: PostLanguage): boolean {
  const letters = unaccented(infinitive.replace(ENDINGS[language], ''));
  // "Joué" of "jouer": too few consonants to know it by.
  if (
    letters.length >= ROOT_MIN &&
    unaccented(word).startsWith(letters) &&
    word.length - letters.length <= ENDING_MAX
  )
    return true;
  const [own, root] = [consonantsOf(word), consonantsOf(letters)];
  if (root.length < 2 || initialOf(word) !== initialOf(infinitive)) return false;
  return own.startsWith(root) && INFLECTIONS[language].test(own.slice(root.length));
}

/** Without vowels, without an "h" that only lengthens them, each once: "nehmen" and "nahm" have the same. */
const consonantsOf = (word: string) =>
  unaccented(word)
    .replace(/(?<=[aeiou])h/gu, '')
    .replace(/[aeiouy]/gu, '')
    .replace(/(\p{L})\1+/gu, '$1');
const initialOf = (word: string) =>
  unaccented(word)
    .slice(0, 1)
    .replace(/[aeiou]/u, 'a');
