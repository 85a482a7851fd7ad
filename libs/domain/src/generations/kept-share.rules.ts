/** The newest drafts of a user whose median counts: older ones say little about the writer of today. */
export const KEPT_SHARE_DRAFTS = 10;
/** Fewer released drafts than this say nothing: one of them that was written anew would turn the median. */
export const KEPT_SHARE_ENOUGH = 5;
/** The days over which all users are looked at together. */
export const KEPT_SHARE_DAYS = 90;
