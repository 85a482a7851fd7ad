import { isStopWord, type PostLanguage, type ReadSentence } from '@drumbeat/domain';
import type { FormOfPost } from './form-of-post.js';

/** Longer sentences are no pair to the ear. */
const PAIR_WORDS = 10;
/** A word in another form: "cura" and "curar", "Preis" and "Preise". */
const STEM = 4;

const NO: Readonly<Record<PostLanguage, ReadonlySet<string>>> = {
  en: new Set(
    "not no never nothing nobody none don't doesn't didn't isn't aren't wasn't weren't can't won't wouldn't haven't hasn't hadn't".split(
      ' ',
    ),
  ),
  de: new Set('nicht nie niemals nichts niemand kein keine keinen keinem keiner'.split(' ')),
  fr: new Set('pas jamais rien personne aucun aucune'.split(' ')),
  es: new Set('no nunca jamás nada nadie ningún ninguna tampoco'.split(' ')),
};
/** Within one sentence: "nicht heute, sondern gestern". */
const WITHIN: Readonly<Record<PostLanguage, RegExp>> = {
  en: /(?<!\p{L})not (?:\p{L}+ ){1,4}but (?!also)\p{L}+/iu,
  de: /(?<!\p{L})(?:nicht|kein\p{L}*) [^.!?\n]{2,60}, sondern (?!auch)/iu,
  fr: /(?<!\p{L})(?:pas|non) [^.!?,\n]{2,40}, mais (?!aussi)/iu,
  es: /(?<!\p{L})no [^.!?\n]{2,60}, sino (?!también)/iu,
};

/**
 * The first pair of sentences of a post that say the one against the other, or the sentence that does; null without any. Two short
 * sentences of one paragraph are a pair where one denies what both speak of ("Slates last. Nails do not last."), or where they
 * are built alike and differ in what counts ("The warm roofs were bare. The cold ones were white.").
 */
export function contrastPair({ text, sentences, language }: FormOfPost): string | null {
  if (language === null) return null;
  for (const [at, one] of sentences.entries()) {
    if (WITHIN[language].test(one.own)) return one.text;
    const next = sentences[at + 1];
    if (next === undefined || !isShort(one) || !isShort(next)) continue;
    if (isPair(one, next, language) && isOneParagraph(text, one, next)) return `${one.text} ${next.text}`;
  }
  return null;
}

const isShort = ({ words }: ReadSentence) =>
  words.length >= 2 && words.length <= PAIR_WORDS && words.every(({ isQuoted }) => !isQuoted);

function isPair(one: ReadSentence, next: ReadSentence, language: PostLanguage): boolean {
  const [a, b] = [keysOf(one), keysOf(next)];
  const no = NO[language];
  const denies = (keys: readonly string[]) => keys.some((key) => no.has(key));
  if (
    denies(a) !== denies(b) &&
    a.some((key) => isSaying(key, language) && b.some((other) => isSame(key, other)))
  )
    return true;
  const same = a.filter((key, at) => key === b[at]).length;
  return a.length === b.length && a.length >= 3 && same >= 2 && same < a.length;
}

/** "c'est" and "it's" are words of their own, "l'ail" is the garlic. */
const keysOf = ({ words }: ReadSentence) => words.map(({ key }) => key);

const isSaying = (key: string, language: PostLanguage) => key.length >= STEM && !isStopWord(key, language);
const isSame = (key: string, other: string) =>
  other.length >= STEM && key.slice(0, STEM) === other.slice(0, STEM);

function isOneParagraph(text: string, one: ReadSentence, next: ReadSentence): boolean {
  const from = text.indexOf(one.text);
  const to = text.indexOf(next.text, from + one.text.length);
  return from !== -1 && to !== -1 && !/\n\s*\n/u.test(text.slice(from + one.text.length, to));
}
