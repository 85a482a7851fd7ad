/** Hooks that differ in case or punctuation alone are the same to a reader. */
export function hookKey(hook: string): string {
  return hook
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The hook without its part: there are prompts with the title of a series, "My checklist for hiring (part 2)". */
export function withoutPart(hook: string): string {
  return hook.replace(/ \((?:part )?\d+\)$/u, '');
}
