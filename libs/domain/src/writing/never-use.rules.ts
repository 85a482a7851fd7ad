import { foldTypography } from '../text/folded-typography.js';

/** Word characters in any script: letters, combining marks, digits and '_'. */
const WORD = String.raw`[\p{L}\p{M}\p{N}_]`;

/**
 * The phrases that occur in the text, in the order given, each once: in any case and only as whole words ("synergy"
 * does not match "synergyze"). White space of any kind and amount counts as one space, curly quotes as straight ones,
 * and composed and decomposed letters as the same. Blank phrases match nothing.
 */
export function findNeverUsePhrases(text: string, phrases: readonly string[]): string[] {
  const haystack = foldTypography(text);
  return [...new Set(phrases)].filter((phrase) => {
    const needle = foldTypography(phrase);
    return needle !== '' && wholeWords(needle).test(haystack);
  });
}

/** A word boundary is required only when the phrase itself ends in a word character: "?!" or an emoji needs none. */
function wholeWords(phrase: string): RegExp {
  const escaped = phrase.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const startsWithWord = new RegExp(`^${WORD}`, 'u').test(phrase);
  const endsWithWord = new RegExp(`${WORD}$`, 'u').test(phrase);
  return new RegExp(
    `${startsWithWord ? `(?<!${WORD})` : ''}${escaped}${endsWithWord ? `(?!${WORD})` : ''}`,
    'iu',
  );
}
