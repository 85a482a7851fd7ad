/**
 * Limits of prompts and batches, lengths in characters. Hook and text limits keep a prompt short enough for a card;
 * batch limits keep one order reviewable by staff and writable by one worker in minutes.
 */
export const PROMPT_LIMITS = {
  hook: 120,
  promptText: 600,
  category: 80,
  search: 200,
  /** The sentence that says why a prompt suits its user. */
  why: 300,
  /** Why staff left a prompt out. */
  leftOutReason: 200,
  batchCount: { min: 1, max: 60 },
  batchWeeks: { min: 1, max: 12 },
  /** What a batch is asked for in words. */
  batchTone: 100,
  batchBrief: 500,
  /** Users of one order. */
  batchUsers: 100,
} as const;

/** A new user's first prompts: one on each of the next three beats, which a week always has. */
export const STARTER_BATCH = { count: 3, weeks: 1 } as const;

/** Card title: the first 100 characters of the prompt (PROMPT-4). */
export const PROMPT_TITLE_MAX = 100;

/** Theme filter: pillar labels are cut at 30 characters (PROMPT-5). */
export const THEME_LABEL_MAX = 30;
