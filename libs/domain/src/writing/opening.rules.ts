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

/** An opening as it is shown: on one line, without a list's mark or quotation marks around it. */
export function tidyOpening(opening: string): string {
  return cleanPostText(opening)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:[-–—•*]|\d{1,2}[.)])\s+/u, '')
    .replace(/^["“](.*)["”]$/u, '$1');
}

/** Errors of a writer's first lines, as text for a model; empty when valid. */
export function openingProblems(
  openings: readonly string[],
  { neverUsePhrases, present }: { readonly neverUsePhrases: readonly string[]; readonly present: string },
): string[] {
  const problems: string[] = [];
  if (openings.length !== WRITING_LIMITS.openings) {
    problems.push(`There are ${openings.length} openings; exactly ${WRITING_LIMITS.openings} are needed.`);
  }
  const seen = new Set([openingKey(openingOf(present))].filter((key) => key !== ''));
  openings.forEach((opening, index) => {
    const name = `Opening ${index + 1}`;
    if (opening.trim() === '') problems.push(`${name} is empty.`);
    else if (opening.includes('\n')) problems.push(`${name} has more than one line.`);
    if (opening.length > WRITING_LIMITS.opening) {
      problems.push(
        `${name} has ${opening.length} characters; at most ${WRITING_LIMITS.opening} are allowed.`,
      );
    }
    const key = openingKey(opening);
    if (key !== '' && seen.has(key)) {
      problems.push(`${name} says what the post begins with now, or what another opening says.`);
    }
    seen.add(key);
    for (const phrase of findNeverUsePhrases(opening, neverUsePhrases)) {
      problems.push(`${name} must not use the phrase "${phrase}".`);
    }
  });
  return problems;
}

/** Lines that differ in case or punctuation alone are the same to a reader. */
function openingKey(opening: string): string {
  return opening
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
