import { type ComparedPart, isRewritten } from './compared-text.rules';
import { diffLines, diffWordsWithSpace } from 'diff';

/** Word by word, how one text becomes the other; paragraph by paragraph where it was written anew. */
export function comparedParts(from: string, to: string): readonly ComparedPart[] {
  const byWords = diffWordsWithSpace(from, to);
  return isRewritten(byWords) ? diffLines(withLineEnd(from), withLineEnd(to)) : byWords;
}

/** A last line has no line end of its own; with one it is the same line wherever it stands, and no other one joins it. */
const withLineEnd = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
