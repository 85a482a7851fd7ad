import type { TextRange } from '../posts/text-range.js';
import { foldedPlaces, foldTypography } from '../text/folded-typography.js';
import { POST_LANGUAGES, type PostLanguage } from '../voice/language/stop-words.js';
import { partedPhrase } from './review/german-verb-phrases.rules.js';
import { inflected } from './review/inflections.rules.js';
import { conjugatedPhrase } from './review/romance-verb-phrases.rules.js';
import {
  LANGUAGE_WORDS_MIN,
  languageOfFewWords,
  shownLanguage,
} from '../voice/language/shown-language.rules.js';

/** Word characters in any script: letters, combining marks, digits and '_'. */
const WORD = String.raw`[\p{L}\p{M}\p{N}_]`;

/**
 * The phrases that occur in the text, in the order given, each once: in any case, as whole words, and in their inflected forms
 * where the text shows its language, or is too short to show one ("synergy" in "synergies", not in "synergyze"). White space of any kind and amount counts as
 * one space, curly quotes as straight ones, a hyphen as a space, and composed and decomposed letters as the same. Blank phrases match nothing.
 */
export function findNeverUsePhrases(text: string, phrases: readonly string[]): string[] {
  if (phrases.length === 0) return [];
  const haystack = foldTypography(text);
  const languages = languagesOf(haystack);
  return [...new Set(phrases)].filter((phrase) => patternOf(phrase, languages)?.test(haystack) ?? false);
}

/** The places of the phrases in the text as it stands, in its order: some for each that `findNeverUsePhrases` finds. */
export function neverUsePlaces(text: string, phrases: readonly string[]): TextRange[] {
  const found = findNeverUsePhrases(text, phrases);
  if (found.length === 0) return [];
  const languages = languagesOf(foldTypography(text));
  const { folded, places } = foldedPlaces(text);
  return found
    .flatMap((phrase) => {
      const pattern = patternOf(phrase, languages, 'giu');
      if (pattern === null) return [];
      return [...folded.matchAll(pattern)].map(({ 0: match, index }) => ({
        start: places[index]?.start ?? 0,
        end: places[index + match.length - 1]?.end ?? text.length,
      }));
    })
    .sort((a, b) => a.start - b.start);
}

/** A first line of a few words shows no language: the forms of all four count there, unless its letters say otherwise. */
function languagesOf(text: string): readonly PostLanguage[] {
  if ((text.match(/[\p{L}\p{M}]+/gu) ?? []).length >= LANGUAGE_WORDS_MIN) {
    const shown = shownLanguage(text);
    return shown === null ? [] : [shown];
  }
  const shown = languageOfFewWords(text);
  if (shown === 'other') return [];
  return shown === null ? POST_LANGUAGES : [shown];
}

/** Null for a blank phrase. */
function patternOf(phrase: string, languages: readonly PostLanguage[], flags = 'iu'): RegExp | null {
  const needle = foldTypography(phrase);
  if (needle === '') return null;
  const given = needle.split(' ');
  const words = given.map((word) => anyForm(word, languages, given.length > 1));
  // A word boundary is required only when the phrase itself ends in a word character: "?!" or an emoji needs none.
  const startsWithWord = new RegExp(`^${WORD}`, 'u').test(needle);
  const endsWithWord = new RegExp(`${WORD}$`, 'u').test(needle);
  const parted = languages.includes('de') ? partedPhrase(given) : [];
  const conjugated = languages.flatMap((language) =>
    language === 'fr' || language === 'es'
      ? conjugatedPhrase(given, language, (word) => anyForm(word, [language], true))
      : [],
  );
  const sources = [words.join(String.raw`(?:\s+|[-\u2010\u2011])`), ...parted, ...conjugated];
  return new RegExp(
    `${startsWithWord ? `(?<!${WORD})` : ''}(?:${sources.join('|')})${endsWithWord ? `(?!${WORD})` : ''}`,
    flags,
  );
}

/** Of a word with a hyphen the last part is inflected: "game-changers". */
function anyForm(word: string, languages: readonly PostLanguage[], isInPhrase: boolean): string {
  const [, first = '', last = ''] = /^((?:[\p{L}\p{M}]+[-\u2010\u2011])*)([\p{L}\p{M}]+)$/u.exec(word) ?? [];
  if (last === '') return escaped(word);
  const forms = languages.map((language) => inflected(last, language, isInPhrase));
  return `${escaped(first).replace(/[-\u2010\u2011]/gu, String.raw`(?:\s+|[-\u2010\u2011])`)}(?:${[escaped(last), ...forms].join('|')})`;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
