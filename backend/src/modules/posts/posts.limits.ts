import { NOTE_LIMITS, POST_CONTENT_MAX, POST_TITLE_MAX, WRITING_LIMITS } from '@drumbeat/domain';

export const CONTENT_MAX = POST_CONTENT_MAX;
export const TITLE_MAX = POST_TITLE_MAX;
/** Notes to write a draft from, and a wish for one version of it. */
export const NOTES_MAX = NOTE_LIMITS.notes;
export const INSTRUCTIONS_MAX = WRITING_LIMITS.instructions;
export const SEARCH_MAX = 200;
export const URL_MAX = 500;
