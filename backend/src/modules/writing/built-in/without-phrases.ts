import { findNeverUsePhrases } from '@drumbeat/domain';

/** Replaces a removed word of the user's, for the user to fill. */
const GAP = '[…]';

/**
 * The text without any of the phrases. A word or a run of words that contains one becomes "[…]", a place for the user to
 * fill; what even that cannot clean (a phrase of dots or brackets) is dropped.
 */
export function withoutPhrases(text: string, phrases: readonly string[]): string {
  const hit = findNeverUsePhrases(text, phrases);
  if (hit.length === 0) return text;
  const freed = tidy(replaced(text, hit, phrases));
  // Words that have become adjacent can form a phrase again; every round has fewer of them.
  return freed === text ? '' : withoutPhrases(freed, phrases);
}

function replaced(text: string, hit: readonly string[], phrases: readonly string[]): string {
  const gap = findNeverUsePhrases(GAP, phrases).length === 0 ? GAP : '';
  // Words at even indices, the white space after each at odd ones.
  const parts = text.split(/(\s+)/u);
  const longest = Math.max(...hit.map((phrase) => phrase.trim().split(/\s+/u).length)) + 1;
  for (let words = 1; words <= longest; words += 1) {
    for (let start = 0; start + 2 * (words - 1) < parts.length; start += 2) {
      const end = start + 2 * words - 1;
      const run = parts.slice(start, end).join('');
      if (findNeverUsePhrases(run, hit).length > 0)
        parts.splice(start, end - start, inPlaceOf(run, gap, phrases));
    }
  }
  return parts.join('');
}

/** The gap, with the punctuation that closed the run. */
function inPlaceOf(run: string, gap: string, phrases: readonly string[]): string {
  const closing = /[.,;:!?]+$/u.exec(run)?.[0] ?? '';
  return findNeverUsePhrases(gap + closing, phrases).length === 0 ? gap + closing : gap;
}

function tidy(text: string): string {
  return text
    .replace(/(?:\[…\][^\S\n]*){2,}/gu, `${GAP} `)
    .replace(/[^\S\n]{2,}/gu, ' ')
    .replace(/[^\S\n]+$/gmu, '')
    .trim();
}
