/** What makes a hook the same to a reader: those that differ in case, punctuation or blanks alone have one key. */
export function hookKey(hook: string): string {
  return hook
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
