/** How a post begins, by its first sentence. A writer's brief has finer forms, of the same signs. */
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
  /^(?:i|we|my|our|ich|wir|mein|meine|meinem|meinen|unser|unsere|je|j|nous|mon|ma|mes|notre|yo|mi|mis|nosotros|nuestro|nuestra)(?!\p{L})/iu;
const FIGURE = /\p{N}/u;
/** What stands before the first word: quotation marks, emoji, dashes. */
const BEFORE_WORDS = /^[^\p{L}\p{N}]+/u;
/** A sentence ends at its mark or with its line. */
const FIRST_SENTENCE = /^.*?(?:[.!?…？！]+(?=[\s"'”’»)]|$)|$)/u;

/** True for an opening that tells of its author: "I", "we’ve", "mes". @param text from its first word on */
export const opensWithAuthor = (text: string): boolean => FIRST_PERSON.test(text);

/** True for an opening with a figure in it. */
export const opensWithFigure = (sentence: string): boolean => FIGURE.test(sentence);

/** @param beginning of the post; its first lines suffice */
export function openingKind(beginning: string): OpeningKind {
  const line = beginning.trimStart().split('\n', 1)[0] ?? '';
  const sentence = FIRST_SENTENCE.exec(line)?.[0] ?? line;
  if (/[?？]["'”’»)]*$/u.test(sentence.trimEnd())) return 'question';
  if (opensWithFigure(sentence)) return 'number';
  return opensWithAuthor(sentence.replace(BEFORE_WORDS, '')) ? 'about_you' : 'claim';
}
