/** A stretch of two texts that are compared: in both, or only in one of them. */
export interface ComparedPart {
  value: string;
  added: boolean;
  removed: boolean;
}

/** Below this share of common words, a word-by-word comparison is unreadable. */
const READABLE_SHARE = 0.4;

const lengthOf = (parts: readonly ComparedPart[]) =>
  parts.reduce((length, { value }) => length + value.replace(/\s+/gu, '').length, 0);

/** True when so few words stayed that two texts are better compared by whole paragraphs. */
export function isRewritten(byWords: readonly ComparedPart[]): boolean {
  const kept = lengthOf(byWords.filter(({ added, removed }) => !added && !removed));
  const shorter = Math.min(
    lengthOf(byWords.filter(({ added }) => !added)),
    lengthOf(byWords.filter(({ removed }) => !removed)),
  );
  return shorter > 0 && kept / shorter < READABLE_SHARE;
}
