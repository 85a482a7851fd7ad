/** Length of the text of a search over the whole console. */
export const CONSOLE_SEARCH = { min: 3, max: 200 } as const;

/** True where an index finds the text: it knows letters and digits, of which it takes three together. */
export function isSearchable(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= CONSOLE_SEARCH.min;
}
