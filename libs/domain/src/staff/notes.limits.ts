/** Characters of a note of staff about a user. */
export const STAFF_NOTE_MAX = 2_000;
