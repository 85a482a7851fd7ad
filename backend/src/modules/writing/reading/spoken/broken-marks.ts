import { isCommonWord, isStopWord, type PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../words/per-language.js';

/** Words that join what follows: before a full stop they join nothing. */
const JOINS: PerLanguage<string> = {
  en: 'and|but|so',
  de: 'und|aber',
  fr: 'et|mais|donc',
  es: 'y|pero',
};
/** Behind these no sentence ends: a recogniser set the full stop where its speaker looked for a word. */
const NO_END: PerLanguage<RegExp> = {
  en: /(?<![\p{L}'’-])(?<open>(?:the|an?|my|our|your|their|of|from|into|because|if)|(?<!(?:did|do|does|am|is|was|than|and|as|or|like|had|have|could|would|can) )(?:I|we|they|he|she))\.\s+(?<next>\p{L}[\p{L}'’]*)/giu,
  de: /(?<![\p{L}-])(?<open>am|im|vom|zum|zur|beim|von|für|der|den|dem|des|einen|einem|weil|dass|wenn|(?<!(?:bin|sind|war|waren|und|oder|als|wie|auch) )(?:ich|wir))\.\s+(?<next>\p{L}\p{L}*)/giu,
  fr: /(?<![\p{L}'’-])(?<open>l[ea]s?|des?|du|aux?|mon|ma|mes|notre|nos|son|sa|ses|ces?|cette|à|dans|chez|par|parce que|que|qui|je|tu|on|ils?|elles?)\.\s+(?<next>\p{L}[\p{L}'’]*)/giu,
  es: /(?<![\p{L}-])(?<open>el|l[ao]s?|un|del?|al?|en|con|por|para|mis?|sus?|nuestr[oa]s?|porque|que)\.\s+(?<next>\p{L}\p{L}*)/giu,
};

/**
 * What somebody dictated without full stops where no sentence ends ("am. Montag"), and without sentences that are a sound of hesitation
 * ("Also ähm."), which take their mark with them. @param leads what somebody begins to speak with @param sounds of hesitation; both as patterns
 */
export function withoutBrokenMarks(
  text: string,
  language: PostLanguage,
  leads: string,
  sounds: string,
): string {
  const joint = `(?:${JOINS[language]})`;
  const word = String.raw`(?:${leads}|${sounds}|${joint})(?![\p{L}'’])`;
  const sound = String.raw`(?:${sounds})(?![\p{L}'’])`;
  const empty = new RegExp(
    String.raw`(?<=^|[.!?…]\s+|\n)(?=[^.!?…\n]*(?<!\p{L})${sound})(?:${word}[\s,]*)+[.…]+(?:\s+|$)(?<next>\p{L}?)`,
    'giu',
  );
  const trailing = new RegExp(String.raw`,?\s+${joint}(?:,?\s+${sound})*\s*(?=[.!?…](?:\s|$))`, 'giu');
  return text
    .replace(empty, (...found: unknown[]) => (found.at(-1) as { next: string }).next.toUpperCase())
    .replace(trailing, '')
    .replace(NO_END[language], (...found: unknown[]) => {
      const { open = '', next = '' } = found.at(-1) as Record<string, string>;
      return `${open} ${begunWithin(next, language)}`;
    })
    .replace(/^[\s.,;:…]+(?=\p{L})/u, '');
}

/** A word that got its capital behind a full stop alone; of what may be a name it stays. */
function begunWithin(word: string, language: PostLanguage): string {
  const small = word.toLowerCase();
  const isPlain = isStopWord(small, language) || (language !== 'de' && isCommonWord(small, language));
  return isPlain && !/^I(?:['’]|$)/u.test(word) ? small : word;
}

/** In English "er" is a sound alone: spelled as the other one, wherever it stands. */
export const withOneSound = (text: string, language: PostLanguage): string =>
  language === 'en'
    ? text.replace(/(?<![\p{L}'’-])[Ee]r+(?![\p{L}'’-])/gu, (sound) => (sound.startsWith('E') ? 'Um' : 'um'))
    : text;
