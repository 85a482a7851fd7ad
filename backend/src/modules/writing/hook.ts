/** Hooks that differ in case or punctuation alone are the same to a reader. */
export function hookKey(hook: string): string {
  return hook
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
