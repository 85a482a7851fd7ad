/** A stretch of two texts where they differ: word ranges, of which one may be empty. The ends are excluded. */
export interface DifferingWords {
  readonly cut: { readonly start: number; readonly end: number };
  readonly added: { readonly start: number; readonly end: number };
}

/** Two texts word by word. */
export interface AlignedWords {
  /** For each word of the text before, the index of its like in the text after; -1 where it was cut. */
  readonly keptAs: readonly number[];
  /** For each word of the text after, whether it was added. */
  readonly isAdded: readonly boolean[];
  readonly differences: readonly DifferingWords[];
}

/** Keeps as many words as possible in their order: the longest common subsequence. */
export function alignWords(before: readonly string[], after: readonly string[]): AlignedWords {
  const keptAs = before.map(() => -1);
  const isAdded = after.map(() => true);
  const keep = (left: number, right: number) => {
    keptAs[left] = right;
    isAdded[right] = false;
  };
  // Most edits leave most of a text alone: its beginning and end need no table.
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) {
    keep(start, start);
    start += 1;
  }
  let [left, right] = [before.length, after.length];
  while (left > start && right > start && before[left - 1] === after[right - 1]) {
    left -= 1;
    right -= 1;
    keep(left, right);
  }
  for (const [index, other] of commonPairs(before.slice(start, left), after.slice(start, right))) {
    keep(start + index, start + other);
  }
  return { keptAs, isAdded, differences: differencesOf(keptAs, after.length) };
}

function commonPairs(before: readonly string[], after: readonly string[]): [number, number][] {
  const width = after.length + 1;
  // lengths[i * width + j]: common words of the texts from i and from j on.
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (index: number) => lengths[index] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        before[i] === after[j]
          ? at((i + 1) * width + j + 1) + 1
          : Math.max(at((i + 1) * width + j), at(i * width + j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < before.length && j < after.length;) {
    if (before[i] === after[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at((i + 1) * width + j) >= at(i * width + j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

function differencesOf(keptAs: readonly number[], afterLength: number): DifferingWords[] {
  const differences: DifferingWords[] = [];
  let [cutFrom, addedFrom] = [0, 0];
  const close = (left: number, right: number) => {
    if (left > cutFrom || right > addedFrom) {
      differences.push({ cut: { start: cutFrom, end: left }, added: { start: addedFrom, end: right } });
    }
    cutFrom = left + 1;
    addedFrom = right + 1;
  };
  keptAs.forEach((other, index) => {
    if (other >= 0) close(index, other);
  });
  close(keptAs.length, afterLength);
  return differences;
}
