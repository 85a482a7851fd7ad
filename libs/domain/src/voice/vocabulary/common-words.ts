import type { PostLanguage } from '../language/stop-words.js';
import { COMMON_ENGLISH } from './common/en.js';
import { COMMON_FRENCH } from './common/fr.js';
import { COMMON_GERMAN } from './common/de.js';
import { COMMON_SPANISH } from './common/es.js';

const SOURCES: Readonly<Record<PostLanguage, string>> = {
  en: COMMON_ENGLISH,
  de: COMMON_GERMAN,
  fr: COMMON_FRENCH,
  es: COMMON_SPANISH,
};
/** Split when the first text of a language comes: most programs that load these rules never ask. */
const lists = new Map<PostLanguage, ReadonlySet<string>>();

function commonWords(language: PostLanguage): ReadonlySet<string> {
  const known = lists.get(language);
  if (known) return known;
  const list = new Set(SOURCES[language].trim().split(/\s+/u));
  lists.set(language, list);
  return list;
}

/** Endings with which the lists do not have each word, and what stands in their place in the form that they have. */
const ENDINGS: Readonly<
  Record<PostLanguage, readonly (readonly [ending: RegExp, instead: readonly string[]])[]>
> = {
  en: [
    [/ies$/u, ['y']],
    [/(?:es|ed|est|ing)$/u, ['', 'e']],
    [/([bdgmnprt])\1(?:ed|ing)$/u, ['$1']],
    [/(?:s|ly|ness)$/u, ['']],
    [/(?:isation|isations|ised|ising|ise|ises)$/u, ['ization', 'ized', 'izing', 'ize']],
  ],
  de: [
    [/(?:e|en|er|ern|em|es|n|s|st|t|te|ten|et|test)$/u, ['', 'e', 'en', 'n']],
    [/(?:innen|in)$/u, ['', 'e']],
    [/^(?:ge|un|be|ver)/u, ['']],
    [/^ge(.+)t$/u, ['$1en', '$1n']],
  ],
  fr: [
    [/(?:s|x|e|es)$/u, ['']],
    [/(?:ez|ent|ons|ait|aient|ais|era|erai|erez|ant|é|ée|és|ées|er|e|es|a|ai|ât)$/u, ['er', 'é', 'e', '']],
    [/(?:it|is|ie|ies|ir|issent|issez|issait)$/u, ['ir', 're', '']],
    [/ères?$/u, ['er']],
    [/aiss(?:ez|ent|ons|ait|ais|aient)$/u, ['aître']],
    [/ment$/u, ['', 'e']],
    [/^(?:re|ré|dé)/u, ['']],
  ],
  es: [
    [/(?:s|es|a|as|o|os)$/u, ['', 'o', 'a']],
    [
      /(?:ó|é|aba|aban|aron|an|en|amos|emos|imos|ado|ada|ados|adas|ando|ar|e|a|o|as|es|ará|ara)$/u,
      ['ar', 'o', 'a'],
    ],
    [/(?:ió|í|ía|ían|ieron|ido|ida|idos|idas|iendo|e|en|er|ir|erá)$/u, ['er', 'ir', 'e', 'o']],
    [/mente$/u, ['', 'o', 'a']],
  ],
};

/** True for one of them in this very form: "asked", but not "slates", of which people speak in the singular. */
export const isCommonForm = (word: string, language: PostLanguage): boolean =>
  commonWords(language).has(word);

/**
 * True for one of some 8,000 words that everybody uses, or a usual form of one.
 * @param word in lower case
 */
export function isCommonWord(word: string, language: PostLanguage): boolean {
  const list = commonWords(language);
  if (list.has(word)) return true;
  return ENDINGS[language].some(
    ([ending, instead]) =>
      ending.test(word) && instead.some((with_) => list.has(word.replace(ending, with_))),
  );
}

/** A German compound of two common words is a word that everybody understands: "Kaffeepause". */
const PART_MIN = 4;
const JOINTS = ['', 's', 'es', 'n', 'en'];

/** True for a German word of two common ones. @param word in lower case */
export function isCommonCompound(word: string): boolean {
  const list = commonWords('de');
  for (let at = PART_MIN; at <= word.length - PART_MIN; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (!isCommonWord(tail, 'de')) continue;
    if (JOINTS.some((joint) => head.endsWith(joint) && list.has(head.slice(0, head.length - joint.length))))
      return true;
  }
  return false;
}
