import { neverUsePlaces, type TextRange } from '@drumbeat/domain';

/** Replaces a removed word of the user's, for the user to fill. */
const GAP = '[…]';
/** Of gaps that have become adjacent and form a phrase again; a text of words needs one or two. */
const ROUNDS_MAX = 50;
const WORD = /[\p{L}\p{M}\p{N}_'’-]/u;

/**
 * The text without any of the phrases, in whatever form they are found in the whole of it: a part of it may not show the language
 * that tells their inflections. A word or a run of words that contains one becomes "[…]", a place for the user to fill; what even
 * that cannot clean (a phrase of dots or brackets) is dropped.
 */
export function withoutPhrases(text: string, phrases: readonly string[]): string {
  const gap = neverUsePlaces(GAP, phrases).length === 0 ? GAP : '';
  let freed = text;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const places = neverUsePlaces(freed, phrases);
    if (places.length === 0) return freed;
    freed = tidy(replaced(freed, places, gap));
  }
  return '';
}

function replaced(text: string, places: readonly TextRange[], gap: string): string {
  let left = '';
  let at = 0;
  for (const place of places) {
    const { start, end } = wholeWords(text, place);
    if (start < at) continue;
    left += text.slice(at, start) + gap;
    at = end;
  }
  return left + text.slice(at);
}

/** The place with the rest of the words that it begins and ends in: "start-up" for "start". */
function wholeWords(text: string, { start, end }: TextRange): TextRange {
  let [from, to] = [start, end];
  const isWord = (character: string | undefined) => character !== undefined && WORD.test(character);
  if (isWord(text[from])) while (isWord(text[from - 1])) from -= 1;
  if (isWord(text[to - 1])) while (isWord(text[to])) to += 1;
  return { start: from, end: to };
}

function tidy(text: string): string {
  return text
    .replace(/(?:\[…\][^\S\n]*){2,}/gu, `${GAP} `)
    .replace(/[^\S\n]{2,}/gu, ' ')
    .replace(/[^\S\n]+$/gmu, '')
    .trim();
}
