import { type ComparedPart, isRewritten } from './compared-text.rules';
import { diffLines, diffWordsWithSpace } from 'diff';

/** The differences of two texts, by words; by paragraphs when it was rewritten. */
export function comparedParts(from: string, to: string): readonly ComparedPart[] {
  const byWords = diffWordsWithSpace(from, to);
  return isRewritten(byWords) ? diffLines(withLineEnd(from), withLineEnd(to)) : byWords;
}

/** A last line has no line end; with one added it compares equal at any position, and is not joined to another. */
const withLineEnd = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
