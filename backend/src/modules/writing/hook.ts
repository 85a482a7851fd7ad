/** Hooks that differ in case or punctuation alone are the same to a reader. */
export function hookKey(hook: string): string {
  return hook
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The titles of a series: "My checklist for hiring (part 2)", or the number alone for somebody who never says "part".
 * The mildest form comes first.
 */
export function partTitles(hook: string, part: number): string[] {
  return [`${hook} (part ${part})`, `${hook} (${part})`];
}

/** The hook without its part. */
export function withoutPart(hook: string): string {
  return hook.replace(/ \((?:part )?\d+\)$/u, '');
}
