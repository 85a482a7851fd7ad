import { countWords, sentenceRanges } from '@drumbeat/domain';
import { straightened } from '../../reading/words/word-patterns.js';

/** The text that an answer is to take the place of. */
interface Rewritten {
  readonly previous_text: string | null;
  /** The part of it to rewrite; null for all of it. */
  readonly selection: string | null;
}

/** Shorter sentences recur in a text without being taken from it. */
const SENTENCE_WORDS = 4;

/** The new text of the selection out of an answer that gave the whole post, where the post around it came back as it is. */
export function selectionOf(answer: string, { previous_text, selection }: Rewritten): string {
  if (previous_text === null || selection === null) return answer;
  const at = previous_text.indexOf(selection);
  if (at === -1) return answer;
  const before = previous_text.slice(0, at).trim();
  const after = previous_text.slice(at + selection.length).trim();
  const isAround = answer.startsWith(before) && answer.endsWith(after);
  const isLonger = answer.length > before.length + after.length;
  return isAround && isLonger ? answer.slice(before.length, answer.length - after.length).trim() : answer;
}

/** What makes an answer no replacement, as text for models and people; empty where it is one. */
export function rewriteProblems(answer: string, { previous_text, selection }: Rewritten): string[] {
  if (previous_text === null) return [];
  const replaced = selection ?? previous_text;
  if (plain(answer) === plain(replaced)) return ['The answer is the text that stands there, word for word.'];
  if (isNoText(answer, replaced)) return ['The answer tells about the text instead of being it.'];
  if (selection === null) return [];
  const around = sentenceRanges(previous_text)
    .map(({ start, end }) => previous_text.slice(start, end).trim())
    .filter(
      (sentence) => countWords(sentence) >= SENTENCE_WORDS && !plain(selection).includes(plain(sentence)),
    );
  const repeated = around.find((sentence) => plain(answer).includes(plain(sentence)));
  return repeated === undefined
    ? []
    : [
        `The answer holds text from around the selection: "${repeated}". The new text of the selection alone is needed.`,
      ];
}

const ABOUT_THE_TEXT =
  /(?<!\p{L})(?:passage|selection|wording|no changes?|unchanged|no can do|auswahl|abschnitt|unverändert|keine änderung(?:en)?|so lassen|tel quel|aucun changement|inchangée?|fragmento|sin cambios|tal cual|n\/a)(?!\p{L})/iu;
const MATTER_FROM = 6;

/** "The passage is already concise.", "N/A": nothing of what was to be rewritten, and words about it or none at all. */
function isNoText(answer: string, replaced: string): boolean {
  if (countWords(replaced) < MATTER_FROM) return false;
  const known = new Set(longWords(replaced));
  const isOfIt = longWords(answer).some((word) => known.has(word));
  return !isOfIt && (countWords(answer) === 0 || ABOUT_THE_TEXT.test(answer));
}

const longWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]{5,}|\p{N}+/gu) ?? [];

const plain = (text: string) =>
  straightened(text)
    .replace(/[“”„«»]/gu, '"')
    .replace(/\s+/gu, ' ')
    .trim();
