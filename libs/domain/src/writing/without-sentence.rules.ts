const ENDS_A_SENTENCE = /[.!?…]["”’)]?$/u;
const LIST_MARK = /^(?:[-–—•*]|\d{1,2}[.)])$/u;
const NUMBER = /^\d{1,2}[.)]$/u;

/**
 * The text without one of its sentences; a line, list item or paragraph that it filled is removed as well. A part of
 * a sentence stays, and so does a numbered item, whose number would be missing.
 */
export function withoutSentence(text: string, sentence: string): string {
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
