import {
  isCommonCompound,
  isCommonWord,
  isStopWord,
  POST_LANGUAGES,
  type PostLanguage,
  sentenceRanges,
  shownLanguage,
  type TextRange,
} from '@drumbeat/domain';

import { DAYS_AND_MONTHS } from '../times/calendar-names.js';
import { beginsAnew } from './new-sentences.js';
import { COUNTED, endsShorthand } from '../shorthand/shorthand-words.js';
import type { PerLanguage } from '../words/per-language.js';

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
/** What a word was cut before: "presid.", "Steuerber." */
const CUT_ENDINGS: PerLanguage<readonly string[]> = {
  en: ['ment', 'tion', 'ion', 'ation', 'ager', 'ing', 'able', 'ately', 'ant', 'ance'],
  de: ['ung', 'er', 'ater', 'en', 'ion', 'ler', 'schaft', 'ieb', 'ationen'],
  fr: ['ation', 'tion', 'ion', 'ement', 'eur', 'teur', 'ance', 'ment', 'ateur'],
  es: ['ente', 'ante', 'ador', 'ción', 'ación', 'ario', 'encia', 'miento', 'istrador'],
};
const CUT_MIN = 5;
/** "At Styal. spine gone": a name with its capital is no cut word, whatever it ends with. */
const PLACE_LAST =
  /(?<=(?<!\p{L})(?:at|in|near|from|outside|aus|bei|nach|à|de|en|desde)\s)\p{Lu}(?=\p{Ll}*[aeiouyäöüáéíóúàèêôû])\p{Ll}{3,}(?=\.\s+\p{Ll})/gu;
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
/** "El jue. firmamos", "Rest d. Wo. liefern wir": what follows is of the same sentence more often than not. */
const CUT_TIMES: ReadonlySet<string> = new Set(['wo', 'jue', 'mié', 'sáb', 'ven']);
const CUT_TIMES_OF: Partial<PerLanguage<ReadonlySet<string>>> = {
  fr: new Set(['lun', 'sam', 'dim']),
  es: new Set(['lun', 'vie', 'dom']),
};
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
  const whole = new Set([
    ...(text.toLowerCase().match(/(?<!\p{L})\p{L}+(?![\p{L}.])/gu) ?? []),
    ...[...text.matchAll(PLACE_LAST)].map(([place]) => place.toLowerCase()),
  ]);
  const isWord = (word: string) =>
    (CUT_TIMES.has(word) || (shown !== null && CUT_TIMES_OF[shown]?.has(word) === true)
      ? false
      : undefined) ??
    (shown === null ? undefined : endsShorthand(word, shown)) ??
    isLeftOfLonger(word, languages) ??
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
      !text.slice(before.end, range.start).includes('\n') &&
      (isPart(text.slice(before.start, before.end), text.slice(range.start), shown) ||
        (word !== undefined &&
          isCut(word) &&
          !ANSWERS.has(word.toLowerCase()) &&
          /^[^\S\n]+\p{Ll}/u.test(text.slice(before.end))));
    return goesOn ? [...left.slice(0, -1), { start: before.start, end: range.end }] : [...left, range];
  }, []);
}

/** False for what is no word, but the beginning of one. */
function isLeftOfLonger(word: string, languages: readonly PostLanguage[]): false | undefined {
  const isKnown = (one: string) =>
    languages.some((language) => isCommonWord(one, language) || (language === 'de' && isCommonCompound(one)));
  const isLeft =
    word.length >= CUT_MIN &&
    !isKnown(word) &&
    languages.some((language) => CUT_ENDINGS[language].some((ending) => isKnown(`${word}${ending}`)));
  return isLeft ? false : undefined;
}

/** "3 Wo. Arbeit", "wg. Betriebsprüfung", "1 sem. : four": no sentence is a count alone, ends with a preposition, or begins with a colon. */
function isPart(sentence: string, next: string, language: PostLanguage | null): boolean {
  if (/^[:;,](?!\p{P})/u.test(next)) return true;
  const word = /(?<!\p{L})(\p{L}{1,5})\.$/u.exec(sentence)?.[1]?.toLowerCase();
  if (word !== undefined && word.length < 4 && TITLED.test(next) && isNoWord(word)) return true;
  if (language === null || word === undefined) return false;
  if (OPEN_SHORT[language]?.has(word) === true) return true;
  return (
    /^(?:[-–—•*·]\s+)?\p{N}[\p{N}.,]*\s\p{L}+\.$/u.test(sentence) &&
    (word === 'sem' || COUNTED[language].has(word))
  );
}
/** Nothing ends with a preposition. */
const OPEN_SHORT: Partial<PerLanguage<ReadonlySet<string>>> = {
  en: new Set(['incl', 'excl']),
  de: new Set(['wg', 'm', 'v', 'f', 'u', 'zw', 'bzgl', 'zzgl']),
};

const isNoWord = (word: string) =>
  POST_LANGUAGES.every((language) => !isStopWord(word, language) && !isCommonWord(word, language));
/** "Visite av. M. Roche", "Termin b. Fr. Ehlers". */
const TITLED =
  /^(?:MM?\.|Mme|Mlle|Mes?|Fr\.|Hr\.|Hrn\.|Frau|Herrn?|Mrs?\.?|Ms\.?|Dra?\.|Sra?\.|Dña\.) \p{Lu}/u;

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

/** Behind a full stop, a letter by which notes may go on or begin anew. */
const GOES_ON_SMALL = /\p{L}\.\s\p{Ll}/u;

/** The sentences of a text that may be notes: "we lost none. won 5 of 14" are two, however many begin with a capital around them. */
export function notedRanges(text: string): TextRange[] {
  const ranges = sentenceRanges(text);
  if (!GOES_ON_SMALL.test(text)) return ranges;
  const starts = writtenRanges(text).map(({ start }) => start);
  return ranges.flatMap(({ start, end }) => {
    const cuts = [start, ...starts.filter((at) => start < at && at < end)];
    return cuts.map((from, index) => ({
      start: from,
      end: from + text.slice(from, cuts[index + 1] ?? end).trimEnd().length,
    }));
  });
}
