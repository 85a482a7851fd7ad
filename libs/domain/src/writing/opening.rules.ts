import { firstSentence } from '../posts/first-lines.rules.js';
import { cleanPostText } from '../posts/post-text.rules.js';
import { WRITING_LIMITS } from '../generations/generation.js';
import { findNeverUsePhrases } from './never-use.rules.js';

const ENDS_A_SENTENCE = /[.!?…]["”’)]?$/u;
const LIST_MARK = /^(?:[-–—•*]|\d{1,2}[.)])$/u;
const NUMBER = /^\d{1,2}[.)]$/u;

/**
 * The text without one of its sentences; a line, list item or paragraph that it filled is removed as well. A part of
 * a sentence stays, and so does a numbered item, whose number would be missing.
 */
function withoutSentence(text: string, sentence: string): string {
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const left = cutOut(line, sentence);
    if (left === null) continue;
    const rest = left.trim();
    if (NUMBER.test(rest)) return text;
    // The first line may continue words before the text.
    const isGone = at > 0 && (rest === '' || LIST_MARK.test(rest));
    if (!isGone) return lines.toSpliced(at, 1, left).join('\n');
    const wasParagraph = at > 1 && isBlank(lines[at - 1]) && isBlank(lines[at + 1]);
    return (wasParagraph ? lines.toSpliced(at - 1, 2) : lines.toSpliced(at, 1)).join('\n');
  }
  return text;
}

/** The line without the sentence; null when it is not a complete sentence of the line. */
function cutOut(line: string, sentence: string): string | null {
  for (let at = line.indexOf(sentence); at !== -1; at = line.indexOf(sentence, at + 1)) {
    const [before, behind] = [line.slice(0, at), line.slice(at + sentence.length)];
    const begins = isBlank(before) || (/\s$/u.test(before) && isBoundary(before.trim()));
    const ends = isBlank(behind) || (/^\s/u.test(behind) && ENDS_A_SENTENCE.test(sentence));
    if (!begins || !ends) continue;
    if (!isBlank(before)) return before.trimEnd() + behind;
    return isBlank(behind) ? '' : before + behind.trimStart();
  }
  return null;
}

const isBoundary = (before: string) => ENDS_A_SENTENCE.test(before) || LIST_MARK.test(before);

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

/** The first line of a post that has any text; empty where there is none. */
export function openingOf(content: string): string {
  return (
    content
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? ''
  );
}

/**
 * The post with another first sentence; the rest stays. A sentence of the post that becomes its first one is moved
 * there, so that it does not appear twice.
 */
export function withOpening(content: string, opening: string): string {
  if (content.trim() === '') return opening;
  const { start, end } = firstSentence(content);
  return content.slice(0, start) + opening + withoutSentence(content.slice(end), opening);
}

/**
 * The post led by one of its own sentences, which is moved there with all others staying; a line that the post does not have
 * takes the place of its first sentence.
 */
export function ledBy(content: string, opening: string): string {
  const { start, end } = firstSentence(content);
  const behind = content.slice(end);
  const rest = withoutSentence(behind, opening);
  if (rest === behind) return withOpening(content, opening);
  return `${content.slice(0, start)}${opening}\n\n${content.slice(start, end)}${rest}`.trimEnd();
}

/** "Option 3: …" */
const NUMBERED =
  /^(?:option|opening|hook|variante?|version|versión|opción|einstieg|accroche|ouverture|apertura|gancho)\s?\d{1,2}\s?[:.)–—-]\s*/iu;

/** An opening as it is shown: on one line, without a list's mark, its number or quotation marks around it. */
export function tidyOpening(opening: string): string {
  return cleanPostText(opening)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:[-–—•*]|\d{1,2}[.)])\s+/u, '')
    .replace(NUMBERED, '')
    .replace(/^["“](.*)["”]$/u, '$1');
}

/** What first lines are held to. */
export interface OpeningRules {
  readonly neverUsePhrases: readonly string[];
  /** The post as it is: its own first line is none to offer. */
  readonly present: string;
}

/** Errors of a writer's first lines, as text for a model; empty when valid. */
export function openingProblems(openings: readonly string[], rules: OpeningRules): string[] {
  const { length } = openings;
  const count = WRITING_LIMITS.openings;
  return [
    ...(length === count ? [] : [`There are ${length} openings; exactly ${count} are needed.`]),
    ...problemsByOpening(openings, rules).flatMap((problems, index) =>
      problems.map((problem) => `Opening ${index + 1} ${problem}`),
    ),
  ];
}

/** The errors of each first line, in their order, as what is said of it ("is empty."); one that says what another before it says has one. */
export function problemsByOpening(
  openings: readonly string[],
  { neverUsePhrases, present }: OpeningRules,
): string[][] {
  const seen = new Set([openingKey(openingOf(present))].filter((key) => key !== ''));
  return openings.map((opening) => {
    const problems: string[] = [];
    if (opening.trim() === '') problems.push('is empty.');
    else if (opening.includes('\n')) problems.push('has more than one line.');
    if (opening.length > WRITING_LIMITS.opening) {
      problems.push(`has ${opening.length} characters; at most ${WRITING_LIMITS.opening} are allowed.`);
    }
    const key = openingKey(opening);
    if (key !== '' && seen.has(key)) {
      problems.push('says what the post begins with now, or what another opening says.');
    }
    seen.add(key);
    for (const phrase of findNeverUsePhrases(opening, neverUsePhrases)) {
      problems.push(`must not use the phrase "${phrase}".`);
    }
    return problems;
  });
}

/** Lines that differ in case or punctuation alone are the same to a reader. */
function openingKey(opening: string): string {
  return opening
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
