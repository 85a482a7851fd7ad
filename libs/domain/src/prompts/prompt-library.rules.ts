import type { PlainDate } from '../time/plain-date.js';
import { promptTags } from './prompt-category.rules.js';

/** What the library sorts by. */
export interface PromptOrderFacts {
  id: number;
  scheduled_date: PlainDate | null;
}

/**
 * Order of the library (PROMPT-6): dated prompts first, the newest date first, ties by id ascending; undated ones last, by id.
 * For `Array.prototype.sort`; the SQL twin is `scheduled_date DESC NULLS LAST, id`.
 */
export function comparePromptsForLibrary(a: PromptOrderFacts, b: PromptOrderFacts): number {
  if (a.scheduled_date === b.scheduled_date) return a.id - b.id;
  if (a.scheduled_date === null) return 1;
  if (b.scheduled_date === null) return -1;
  return a.scheduled_date > b.scheduled_date ? -1 : 1;
}

/**
 * What two spellings have in common that a reader takes for the same: small letters without accents, straight quotes and
 * hyphens, one blank for many, tags without their sign. The SQL twin is the function search_folded, which the search's column is made with.
 */
export function foldSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/[‘’‚‛′]/gu, "'")
    .replace(/[“”„‟«»″]/gu, '"')
    .replace(/[‐‑‒–—―]/gu, '-')
    .replaceAll('#', '')
    .replace(/[ \t\r\n]+/gu, ' ')
    .toLowerCase();
}

/**
 * Search matches the prompt's text (which holds its title), its hook, its category or a tag, in any case (PROMPT-7), accent and
 * form of its quotes. Blank search matches everything.
 */
export function matchesPromptSearch(
  prompt: { prompt_text: string; hook: string; category: string },
  search: string,
): boolean {
  const wanted = foldSearch(search.trim());
  return [prompt.prompt_text, prompt.hook, prompt.category, ...promptTags(prompt.category)].some((text) =>
    foldSearch(text).includes(wanted),
  );
}
