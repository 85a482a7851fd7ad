/** A full stop after one of these does not end a sentence. */
const ABBREVIATED = String.raw`(?<!(?<![\p{L}])(?:Dr|Mr|Mrs|Ms|Prof|St|vs|No|Nr|ca|approx|e\.g|i\.e|z\.B|bzw|evtl|ggf|inkl|zzgl|usw|etc|max|min|env|av|apr|tel|Tel|sr|sra|Sr|Sra|M|Mme|p\.ej|p\.ex|núm|pág)\.)`;
const ENDED = String.raw`[.!?…]+[)"”“»’']?`;
const BREAK = new RegExp(
  // Before a capital; in quick notes also before a small letter or a figure, if a word precedes the full stop.
  String.raw`${ABBREVIATED}(?<=${ENDED})\s+(?=[\p{Lu}"“„«‘'¿¡([#@])|${ABBREVIATED}(?<=\p{L}{4}${ENDED})\s+(?=[\p{Ll}\p{N}£$€])`,
  'u',
);
/** Where the author begins sentences with small letters, the short words before a full stop end one as well. */
const QUICK = new RegExp(String.raw`(?<=\p{L}{4}[.!?])\s+(?=\p{Ll})`, 'u');
const QUICK_BREAK = new RegExp(
  String.raw`${BREAK.source}|${ABBREVIATED}(?<=(?:\p{Ll}{2}|[\p{N}%€])${ENDED})\s+(?=[\p{Ll}\p{N}£$€])`,
  'u',
);

/** Sentences of a text, trimmed, with their punctuation. */
export function sentencesOf(text: string): string[] {
  return text
    .split(QUICK.test(text) ? QUICK_BREAK : BREAK)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** With a full stop where a thought ends without any mark. Lines that end in a link, tag or emoji are left alone. */
export function closed(text: string): string {
  const lastWord = text.split(/\s/u).at(-1) ?? '';
  return /(?:[\p{L}\p{N}%€$£]|(?<![.!?…])\))$/u.test(text) && !/^(?:https?:|www\.|[#@])/iu.test(lastWord)
    ? `${text}.`
    : text;
}
