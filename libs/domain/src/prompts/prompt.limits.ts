/**
 * How long and how many. Lengths are in characters. Hook and text bounds keep a prompt a starting point that fits a card;
 * batch bounds keep one order within what a staff member can review and one worker can write in minutes.
 */
export const PROMPT_LIMITS = {
  hook: 120,
  promptText: 600,
  category: 80,
  search: 200,
  /** The sentence that says why a prompt suits its user. */
  why: 300,
  batchCount: { min: 1, max: 60 },
  batchWeeks: { min: 1, max: 12 },
} as const;

/** A new user's first prompts: one on each of the next three beats, which a week always has. */
export const STARTER_BATCH = { count: 3, weeks: 1 } as const;

/** Card title: the first 100 characters of the prompt (PROMPT-4). */
export const PROMPT_TITLE_MAX = 100;

/** Theme filter: pillar labels are cut at 30 characters (PROMPT-5). */
export const THEME_LABEL_MAX = 30;
