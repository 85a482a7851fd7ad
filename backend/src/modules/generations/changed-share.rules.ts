/** Posts have a few hundred words; a longer text is compared by its beginning. */
const WORDS_MAX = 4_000;

/** What was changed of a generated text: 0 nothing, 1 everything, on four decimals. */
export interface ChangedShares {
  /** Against the whole published text. */
  readonly ofText: number;
  /** Of its own words alone, wherever they stand in the published text. */
  readonly ofWords: number;
}

/** Words count, in their order and in any case; punctuation and line breaks do not. */
export function changedShares(written: string, published: string): ChangedShares {
  const before = wordsOf(written);
  const after = wordsOf(published);
  const kept = commonLength(before, after);
  return {
    ofText: changed(2 * kept, before.length + after.length),
    ofWords: changed(kept, before.length),
  };
}

const changed = (same: number, all: number) =>
  all === 0 ? 0 : Math.round((1 - same / all) * 10_000) / 10_000;

function wordsOf(text: string): string[] {
  // Made here, because browsers that load these rules without using them may not have one.
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) {
    if (isWordLike) words.push(segment);
    if (words.length === WORDS_MAX) break;
  }
  return words;
}

/** Length of the longest common subsequence: the words that both have in the same order. */
function commonLength(before: readonly string[], after: readonly string[]): number {
  // Most edits leave most of a text alone: its beginning and end need no table.
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end += 1;
  }
  const left = before.slice(start, before.length - end);
  const right = after.slice(start, after.length - end);
  let previous = new Uint16Array(right.length + 1);
  for (const word of left) {
    const current = new Uint16Array(right.length + 1);
    for (let index = 1; index <= right.length; index += 1) {
      current[index] =
        word === right[index - 1]
          ? (previous[index - 1] ?? 0) + 1
          : Math.max(previous[index] ?? 0, current[index - 1] ?? 0);
    }
    previous = current;
  }
  return start + end + (previous.at(-1) ?? 0);
}
