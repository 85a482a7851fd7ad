/**
 * Counts the changes to what a model is told of an author and how: with it, the share of a draft that its author keeps can be
 * compared before and after a change.
 */
export const BRIEF_VERSION = 7;
