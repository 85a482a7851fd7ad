/** What the method is held against: counts of 3-grams of letters of the text as it is, in small letters. */
export type PlainTrigrams = ReadonlyMap<string, number>;

export function plainTrigrams(texts: readonly string[]): PlainTrigrams {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (let at = 0; at + 3 <= text.length; at += 1) {
      const gram = text.slice(at, at + 3).toLowerCase();
      counts.set(gram, (counts.get(gram) ?? 0) + 1);
    }
  return counts;
}

/** Cosine of a text's counts and an author's. */
export function plainLikeness(text: string, author: PlainTrigrams): number {
  const own = plainTrigrams([text]);
  let product = 0;
  for (const [gram, count] of own) product += count * (author.get(gram) ?? 0);
  return product === 0 ? 0 : product / (length(own) * length(author));
}

function length(counts: PlainTrigrams): number {
  return Math.hypot(...counts.values());
}
