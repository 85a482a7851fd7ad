import type { TextRange } from '../posts/text-range.js';
import { foldedPlaces, foldTypography } from '../text/folded-typography.js';
import type { PostLanguage } from '../voice/stop-words.js';
import { inflected } from './review/inflections.rules.js';
import { shownLanguage } from '../voice/shown-language.rules.js';

/** Word characters in any script: letters, combining marks, digits and '_'. */
const WORD = String.raw`[\p{L}\p{M}\p{N}_]`;

/**
 * The phrases that occur in the text, in the order given, each once: in any case, as whole words, and in their inflected forms
 * where the text shows its language ("synergy" in "synergies", not in "synergyze"). White space of any kind and amount counts as
 * one space, curly quotes as straight ones, and composed and decomposed letters as the same. Blank phrases match nothing.
 */
export function findNeverUsePhrases(text: string, phrases: readonly string[]): string[] {
  if (phrases.length === 0) return [];
  const haystack = foldTypography(text);
  const language = shownLanguage(haystack);
  return [...new Set(phrases)].filter((phrase) => patternOf(phrase, language)?.test(haystack) ?? false);
}

/** The places of the phrases in the text as it stands, in its order: some for each that `findNeverUsePhrases` finds. */
export function neverUsePlaces(text: string, phrases: readonly string[]): TextRange[] {
  const found = findNeverUsePhrases(text, phrases);
  if (found.length === 0) return [];
  const language = shownLanguage(foldTypography(text));
  const { folded, places } = foldedPlaces(text);
  return found
    .flatMap((phrase) => {
      const pattern = patternOf(phrase, language, 'giu');
      if (pattern === null) return [];
      return [...folded.matchAll(pattern)].map(({ 0: match, index }) => ({
        start: places[index]?.start ?? 0,
        end: places[index + match.length - 1]?.end ?? text.length,
      }));
    })
    .sort((a, b) => a.start - b.start);
}

/** Null for a blank phrase. */
function patternOf(phrase: string, language: PostLanguage | null, flags = 'iu'): RegExp | null {
  const needle = foldTypography(phrase);
  if (needle === '') return null;
  const words = needle
    .split(' ')
    .map((word) =>
      language === null || !/^[\p{L}\p{M}]+$/u.test(word) ? escaped(word) : anyForm(word, language),
    );
  // A word boundary is required only when the phrase itself ends in a word character: "?!" or an emoji needs none.
  const startsWithWord = new RegExp(`^${WORD}`, 'u').test(needle);
  const endsWithWord = new RegExp(`${WORD}$`, 'u').test(needle);
  return new RegExp(
    `${startsWithWord ? `(?<!${WORD})` : ''}${words.join(String.raw`\s+`)}${endsWithWord ? `(?!${WORD})` : ''}`,
    flags,
  );
}

const anyForm = (word: string, language: PostLanguage) => `(?:${escaped(word)}|${inflected(word, language)})`;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
