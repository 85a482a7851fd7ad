/** LinkedIn shows so many characters above "…more": about three lines of a phone, and of a wide screen. */
export const FOLD = { phone: 140, wide: 210 } as const;

/**
 * Phrases that give a machine away, and our own built-in frames of old: named, because models avoid a named phrase far better than
 * "clichés". The checks find more of them; these are the ones that come unasked.
 */
const STOCK_PHRASES = [
  'In today’s fast-paced world',
  'Let that sink in',
  'Here’s the thing',
  'game changer',
  'unlock your potential',
  'I’m thrilled to announce',
  'It’s not about X, it’s about Y',
  'The lesson?',
  'What do you think?',
  'Agree?',
  'As I like to say',
  'Here is what I learned',
  'In der heutigen schnelllebigen Welt',
  'Was denkt ihr?',
  'Dans un monde en constante évolution',
  'En el mundo actual',
];

/** What makes a post good, for a model; the author's habits come before it. */
export const CRAFT = [
  'One idea: everything that does not serve it goes, however good it is.',
  `Readers see the first ${FOLD.phone} characters on a phone and ${FOLD.wide} on a wide screen, and decide there. Within the first ${FOLD.phone} stands the point, or the moment in which it showed, complete in itself; within ${FOLD.wide}, why it concerns the reader. No warming up, no announcement of what follows.`,
  'Concrete before abstract: the scene, the figure, the sentence somebody said come first; the general point follows from them, or is left to the reader.',
  'End where the thought ends. No bait: no "Agree?", no "Comment YES", no question only to get comments. No paragraph that sums up what was said.',
  'Lists and examples have as many members as there are: no threes for the sound of it. No chains of dashes; a dash only if the author sets them. Sentences and paragraphs differ in length.',
  `Not one of these, nor their like in any language: ${STOCK_PHRASES.map((phrase) => `"${phrase}"`).join(', ')}.`,
  'Hashtags only if habits say that the author sets them, and then at most three, at the end.',
].join('\n');
