import type { PlainDate } from '../time/plain-date.js';
import { promptTags } from './prompt-category.rules.js';

/** Fields by which the library sorts. */
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
 * Folds a text for search: lower case without accents, straight quotes and hyphens, single blanks, tags without '#'.
 * The SQL equivalent is the function search_folded, which fills the search column.
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

/** Searched fields of a prompt. */
export interface PromptWords {
  /** Begins with the title. */
  prompt_text: string;
  hook: string;
  category: string;
  /** Null when the prompt has no pillar, or the user none of its number. */
  pillar_label: string | null;
  /** Null when no orderer is known. */
  prepared_by: string | null;
}

/**
 * Search matches any of these texts or a tag (PROMPT-7), ignoring case, accents and form of quotes. Blank search
 * matches everything.
 */
export function matchesPromptSearch(prompt: PromptWords, search: string): boolean {
  const { prompt_text, hook, category, pillar_label, prepared_by } = prompt;
  const wanted = foldSearch(search.trim());
  const words = [prompt_text, hook, category, ...promptTags(category), pillar_label, prepared_by];
  return words.some((text) => text !== null && foldSearch(text).includes(wanted));
}
