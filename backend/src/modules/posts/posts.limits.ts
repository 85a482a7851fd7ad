import { NOTE_LIMITS, POST_TITLE_MAX, WRITING_LIMITS } from '@drumbeat/domain';

/** A draft may be longer than LinkedIn's 3,000 characters while it is being cut down; beyond this it is no post any more. */
export const CONTENT_MAX = 10_000;
export const TITLE_MAX = POST_TITLE_MAX;
/** Notes to write a draft from, and a wish for one version of it. */
export const NOTES_MAX = NOTE_LIMITS.notes;
export const INSTRUCTIONS_MAX = WRITING_LIMITS.instructions;
export const SEARCH_MAX = 200;
export const URL_MAX = 500;
