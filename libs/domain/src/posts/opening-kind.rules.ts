/** How a post begins, by its first sentence. */
export const OPENING_KINDS = ['question', 'number', 'about_you', 'claim'] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];

/** "Open more posts with …" */
export const OPENINGS_IN_WORDS: Readonly<Record<OpeningKind, string>> = {
  question: 'a question',
  number: 'a number',
  about_you: 'a sentence about you',
  claim: 'a claim',
};

const FIRST_PERSON =
  /^(?:i|we|my|our|ich|wir|mein|meine|unser|unsere|je|j|nous|mon|ma|notre|yo|mi|nosotros|nuestro|nuestra)(?!\p{L})/iu;
/** What stands before the first word: quotation marks, emoji, dashes. */
const BEFORE_WORDS = /^[^\p{L}\p{N}]+/u;
/** A sentence ends at its mark or with its line. */
const FIRST_SENTENCE = /^.*?(?:[.!?…？！]+(?=[\s"'”’»)]|$)|$)/u;

/** @param beginning of the post; its first lines suffice */
export function openingKind(beginning: string): OpeningKind {
  const line = beginning.trimStart().split('\n', 1)[0] ?? '';
  const sentence = FIRST_SENTENCE.exec(line)?.[0] ?? line;
  if (/[?？]["'”’»)]*$/u.test(sentence.trimEnd())) return 'question';
  if (/\p{N}/u.test(sentence)) return 'number';
  return FIRST_PERSON.test(sentence.replace(BEFORE_WORDS, '')) ? 'about_you' : 'claim';
}
