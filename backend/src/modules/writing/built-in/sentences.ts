/** A full stop after one of these does not end a sentence. */
const ABBREVIATED = String.raw`(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|No|Nr|ca|approx|e\.g|i\.e|z\.B|bzw)\.)`;
const ENDED = String.raw`[.!?…][)"”’']?`;
const BREAK = new RegExp(
  // Before a capital; in quick notes also before a lower-case letter or a number, if a complete word precedes the full stop.
  String.raw`${ABBREVIATED}(?<=${ENDED})\s+(?=[\p{Lu}"“‘'([#@])|${ABBREVIATED}(?<=\p{L}{4}${ENDED})\s+(?=[\p{Ll}\p{N}])`,
  'u',
);

/** Sentences of a text, trimmed, with their punctuation. */
export function sentencesOf(text: string): string[] {
  return text
    .split(BREAK)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** With a full stop where a thought ends without any mark. Lines that end in a link, tag or emoji are left alone. */
export function closed(text: string): string {
  const lastWord = text.split(/\s/u).at(-1) ?? '';
  return /[\p{L}\p{N})\]"”]$/u.test(text) &&
    !/^(?:https?:|www\.|[#@])/iu.test(lastWord) &&
    !text.endsWith(']')
    ? `${text}.`
    : text;
}
