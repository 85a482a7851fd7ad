import {
  isCommonCompound,
  isCommonWord,
  isStopWord,
  POST_LANGUAGES,
  sentenceRanges,
  shownLanguage,
  type TextRange,
} from '@drumbeat/domain';

import { DAYS_AND_MONTHS } from './calendar-names.js';
import { beginsAnew } from './new-sentences.js';
import { endsShorthand } from './shorthand/shorthand-words.js';

interface Reading {
  readonly keepsMarks?: boolean;
  /** True for a line of a list: whoever notes in dashes ends a line with it, and cuts a word with a full stop. */
  readonly isItem?: boolean;
}

/** Nobody shortens a word to more letters, but for the end of a compound: "Fahrstd." */
const SHORTENED_MAX = 5;
const CUT_COMPOUND = /^\p{L}{0,4}[bcdfghjklmnpqrstvwxzß]{4}$/u;
/** "La consej. no responde" in a list. */
const SHORTENED_IN_ITEM = 6;
/** Sounds that no word ends with: "Hausverw.", "Nachbarwhg.", "tägl." */
const NO_END = /(?:[lmnrv]w|hg|[bdfghkmpstz]lg|[bcdfgkmpstz]g|ldg|ndt?g|[bcdfgkpt]l|[bdgkpt]r)$/u;
/** Names that no list of words has. */
const CALENDAR_NAMES: ReadonlySet<string> = new Set([
  ...DAYS_AND_MONTHS,
  'noël',
  'christmas',
  'navidad',
  'ostern',
  'weihnachten',
  'pfingsten',
]);
/** Nobody sets an accent before they cut a word: "talón", "jamás". */
const SPANISH_ENDING = /[áéíóú][ns]$/u;
/** Endings of whole words: English ones are cut before them. */
const ENGLISH_ENDING = /(?:ers?|ing|ed|ly|ness|ments?|tions?)$/u;

/**
 * The sentences of what an author typed, as for whoever sets them anew: a full stop behind what is no word of their language, and is
 * nowhere without one, ends nothing before a small letter or a figure ("20 douz. pour sam. prochain"), but where another sentence surely
 * begins there.
 */
export function writtenRanges(text: string, { isItem = false, ...reading }: Reading = {}): TextRange[] {
  const shown = shownLanguage(text);
  const languages = shown === null ? POST_LANGUAGES : [shown];
  const whole = new Set(text.toLowerCase().match(/(?<!\p{L})\p{L}+(?![\p{L}.])/gu) ?? []);
  const isWord = (word: string) =>
    (shown === null ? undefined : endsShorthand(word, shown)) ??
    ((word.length > (isItem ? SHORTENED_IN_ITEM : SHORTENED_MAX) &&
      !CUT_COMPOUND.test(word) &&
      !NO_END.test(word)) ||
      (shown === 'en' && ENGLISH_ENDING.test(word)) ||
      (shown === 'es' && SPANISH_ENDING.test(word)) ||
      whole.has(word) ||
      CALENDAR_NAMES.has(word) ||
      languages.some(
        (language) =>
          isStopWord(word, language) ||
          isCommonWord(word, language) ||
          (language === 'de' && isCommonCompound(word)),
      ));
  const ranges = sentenceRanges(text, {
    ...reading,
    isWord,
    ...(shown === null || isItem
      ? {}
      : { beginsAnew: (before, behind) => beginsAnew(before, behind, shown) }),
  });
  const isCut = (word: string) =>
    isItem || (/^\p{Lu}/u.test(word) && !languages.some((one) => isStopWord(word.toLowerCase(), one)));
  return ranges.reduce<TextRange[]>((left, range) => {
    const before = left.at(-1);
    const word = before === undefined ? undefined : CUT_FIRST.exec(text.slice(before.start, before.end))?.[1];
    const goesOn =
      before !== undefined &&
      word !== undefined &&
      isCut(word) &&
      !ANSWERS.has(word.toLowerCase()) &&
      /^[^\S\n]+\p{Ll}/u.test(text.slice(before.end));
    return goesOn ? [...left.slice(0, -1), { start: before.start, end: range.end }] : [...left, range];
  }, []);
}

/** "Dir. voulait aller au procès": one word and a stop, with a small letter behind them, begin a sentence. */
const CUT_FIRST = /^(?:[-–—•*·]\s+)?(\p{L}{2,})\.$/u;
/** What is said alone. */
const ANSWERS: ReadonlySet<string> = new Set(
  `yes no yeah nope ok okay done fine great sorry exactly nothing true ja nein nee doch klar fertig gut stimmt genau nichts
   oui non si fini bien bon rien exact voilà sí hecho vale nada listo exacto bueno`.split(/\s+/u),
);

/** The same as they are written, with their marks. */
export const writtenSentences = (text: string, reading?: Reading): string[] =>
  writtenRanges(text, reading).map(({ start, end }) => text.slice(start, end));
