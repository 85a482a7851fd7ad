import { NAMED_STOCK_PHRASES } from '@drumbeat/domain';

/** LinkedIn shows so many characters above "…more": about three lines of a phone, and of a wide screen. */
export const FOLD = { phone: 140, wide: 210 } as const;

/**
 * What makes a post good, for a model; the author's habits come before it. Stock phrases are named, because models avoid a named
 * phrase far better than "clichés"; the review finds more of them.
 */
export const CRAFT = [
  'The craft, which the author’s habits overrule where the two differ:',
  'One idea: everything that does not serve it goes, however good it is.',
  `Readers see the first ${FOLD.phone} characters on a phone and ${FOLD.wide} on a wide screen, and decide there. Within the first ${FOLD.phone} stands the point, or the moment in which it showed, complete in itself; within ${FOLD.wide}, why it concerns the reader. No warming up, no announcement of what follows ("The lesson?", "Here is what I learned").`,
  'Concrete before abstract: the scene, the figure, the sentence somebody said come first; the general point follows from them, or is left to the reader.',
  'End where the thought ends. No bait: no "Agree?", no "Comment YES", no question only to get comments. No paragraph that sums up what was said.',
  'Lists and examples have as many members as there are: no threes for the sound of it. No chains of dashes; a dash only if the author sets them. Sentences and paragraphs differ in length.',
  `Not one of these, nor their like in any language: ${NAMED_STOCK_PHRASES.map((phrase) => `"${phrase}"`).join(', ')}.`,
  'Hashtags only if habits say that the author sets them, and then at most three, at the end.',
].join('\n');
