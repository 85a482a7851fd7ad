import type { TextRange } from '../../posts/text-range.js';
import { MONTH_NAMES, SECOND_NAMES } from '../language/calendar-names.js';
import { isStopWord, POST_LANGUAGES } from '../language/stop-words.js';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** A run of marks that may end a sentence, with the quotes and brackets that close behind it. It must not begin within a run. */
const END_MARKS = /(?<![.!?…])[.!?…]+["'”’“»)\]]*(?=\s|$)/gu;

/** Abbreviations that never end a sentence; "z.B", "p.ej" and all others with a full stop inside are among them. */
const ABBREVIATIONS = words(
  `vs dr mr mrs ms prof st approx ca bzw evtl ggf inkl exkl zzgl sog vgl nr mme mlle sr sra srta dra núm pág
   dña sres sras dres ilmo ilma excmo avda tlf tfno cía ee fa inh geb capt cpt cmdr sgt messrs pfr dipl dipl.-ing bzgl ugs allg insb insbes resp env c.-à-d
   aprox presup incl excl`,
);
/** Abbreviations that may end a sentence: it continues only if a lower-case letter follows. */
const MAYBE_LAST = words(`etc usw inc ltd co corp bros jr a.m p.m am pm quinz`);
/** The same for those that a name, a noun or a figure may follow: "the U.S. Navy", "5 Mio. Euro". */
const MAYBE_BEFORE_NOUN = words(
  `u.a u.ä o.ä u.v.m i.d.r u.s u.s.a u.k u.n e.u dept pers tel std tsd mio mrd hr hrn fr fam rev gen col lt ed tues weds thurs`,
);
/** Days of the week, which are words of their own where they are written small: "the sun". */
const DAYS = new Set(`Mon Tue Wed Thu Thur Fri Sat Sun Mo Di Mi Do Sa`.split(' '));
/** Of shortened words the ones that stand behind what they tell of as well: "38 € insg. danach 82 dB", "40 personas aprox. pregunté". */
const MAY_CLOSE = words('insg aprox approx env gesamt incl inkl');
/** Before a figure or a small letter they are abbreviations, else a name or a word: "max. 3 Tage", "We spoke to Max." */
const LIMITS = words(
  'max min jan feb febr apr aug sept oct nov dec okt dez janv févr avr juil déc ene abr ago dic',
);
/** "In Sept. Ruth left": what a sentence begins with does not end it before a name. */
const FRONTED_MONTH =
  /^(?:in|since|until|by|from|last|next|early|mid|late|im|ab|seit|bis|en|depuis|desde)\s\p{L}+$/iu;
/** Of those with a space, the ones that may end a sentence: "Noten, Bücher u. a. Dann schlossen wir." */
const SPACED_LAST = /(?<!\p{L})(?:u\.\s(?:a|ä|v\.\s?m)|o\.\s?ä|i\.\s?d\.\s?r)$/iu;
/** The end of one that is written with a space: "p. ex.", "p. ej.". */
const SPACED = /(?<!\p{L})p\.\s(?:ex|ej)$/iu;

const MONTHS = `(?:${[...MONTH_NAMES.de, SECOND_NAMES.january].join('|')})(?!\\p{L})`;
const BEFORE_MONTH = new RegExp(String.raw`^\s+${MONTHS}`, 'iu');
/** German numbers things with a full stop behind an article: "im 3. Jahr", "der 2. Versuch"; "I am 40." is none. */
const ORDINAL =
  /(?<!\p{L})(?:(?<!I )am|im|vom|zum|zur|beim|der|die|das|dem|den|des|eine?[mnrs]?|jede[mnrs]?|(?:k|m|d|s)eine?[mnrs]?|unsere?[mnrs]?|ihre?[mnrs]?|diese[mnrs]?)\s\d{1,2}$/iu;
const DATE = /^\d{1,2}\.\d{1,2}$/u;
/** "Yesterday at 9 a.m. Ruth called": a time that a sentence begins with does not end it. */
const FRONTED_TIME =
  /^(?:(?:tomorrow|on|this|that|the|next|last|every|at|by|around|about|before|after|since|until|from|\p{L}+day|morning|evening),?\s)*\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m$/iu;

/** Emojis between two sentences belong to the one that they end. */
const EMOJIS_BEHIND =
  /^(?:\s*(?:\p{RI}{2}|(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)(?:\p{EMod}|\uFE0F|\u200D\p{ExtPict})*))+(?=\s|$)/u;

/** The marker before a list item; "3. März" is a date. */
const LIST_MARK = new RegExp(String.raw`^(?:[-–—•*▪‣→➜✓✔>]|\d{1,2}\)|\d{1,2}\.(?!\s+${MONTHS}))\s+`, 'iu');

/** True when a line is a list item. */
export function isListItem(line: string): boolean {
  return LIST_MARK.test(line.trimStart());
}

const HAS_WORD = /[\p{L}\p{N}]/u;

export interface SentenceReading {
  /** True where a list's mark belongs to the sentence behind it, as for one who puts the sentences together again. */
  readonly keepsMarks?: boolean;
  /**
   * True for a word (in lower case) that somebody may end a sentence with. Where it is given, what is none and ends as no word does is
   * shortened before a small letter or a figure, for those too who begin their sentences small: "20 douz. pour sam. prochain". Behind what
   * is one a sentence ends before a small letter, for those too who begin others with capitals.
   */
  readonly isWord?: (word: string) => boolean;
  /**
   * True where what stands behind a shortened word or a unit is surely another sentence of somebody who begins these small: "down 4 deg.
   * she asked for more". Titles, "approx." and the like end none.
   */
  readonly beginsAnew?: (before: string, behind: string) => boolean;
}

/**
 * The ranges of a post's sentences, in order. A line end ends a sentence with or without a full stop, as on LinkedIn;
 * text without letters or digits (an emoji after a full stop) belongs to the sentence before it, at the beginning of a line to the
 * one behind it. Between the ranges there is white space, lists' marks, and lines without a word.
 */
export function sentenceRanges(post: string, reading: SentenceReading = {}): TextRange[] {
  return [...post.matchAll(/[^\n\r\v\f\u0085\u2028\u2029]+/gu)].flatMap(({ 0: line, index }) =>
    rangesOfLine(line, reading).map(({ start, end }) => ({
      start: start + index,
      end: end + index,
    })),
  );
}

/** The sentences of a post as they are written, with their marks. */
export function sentencesOf(post: string, reading?: SentenceReading): string[] {
  return sentenceRanges(post, reading).map(({ start, end }) => post.slice(start, end));
}

function rangesOfLine(line: string, reading: SentenceReading): TextRange[] {
  const first = line.length - line.trimStart().length;
  const begin = first + (LIST_MARK.exec(line.slice(first))?.[0].length ?? 0);
  const isSmall = beginsSmall(line);
  let start = reading.keepsMarks === true ? first : begin;
  const ranges: TextRange[] = [];
  const add = (end: number) => {
    const range = trimmed(line, start, end);
    if (HAS_WORD.test(line.slice(Math.max(range.start, begin), range.end))) ranges.push(range);
    else {
      const last = ranges.pop();
      if (last === undefined) return;
      ranges.push({ start: last.start, end: Math.max(last.end, range.end) });
    }
    start = end;
  };
  for (const { 0: marks, index } of line.matchAll(END_MARKS)) {
    if (index < begin) continue;
    if (!endsSentence({ line, start: Math.max(start, begin), at: index, marks, isSmall, reading })) continue;
    const end = index + marks.length;
    add(end + (EMOJIS_BEHIND.exec(line.slice(end))?.[0].length ?? 0));
  }
  if (start < line.length) add(line.length);
  return ranges;
}

function trimmed(line: string, start: number, end: number): TextRange {
  const part = line.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: Math.max(from, end - (part.length - part.trimEnd().length)) };
}

const BEGINNING = /(?:^\P{L}*|\p{L}[.!?]\s+)(\p{L})/gu;

/**
 * The line of one who begins sentences with small letters, most of them, or half where its first is one: elsewhere none does, and a full
 * stop before a small letter shortens a word.
 */
function beginsSmall(line: string): boolean {
  const isSmall = [...line.matchAll(BEGINNING)].map(([, letter = '']) => /\p{Ll}/u.test(letter));
  const small = isSmall.filter((one) => one).length;
  return small * 2 > isSmall.length || (isSmall[0] === true && small * 2 === isSmall.length);
}

/** An abbreviation everywhere: a word of few letters without a vowel, "bspw.", "Str.". */
const WITHOUT_VOWEL = /^(?:(?![aeiouyäöüàâéèêëîïôûùœæáíóú])\p{L}){2,5}$/u;
/** The sign of a unit behind its figure, which is written without a full stop. */
const UNIT = /\d\s?(?:[cdkm]?[glm]|mg|t|h|s|ha|hl|qk?m|cbm|k[wm]h?|[kmgt]b|px|eur|usd|gbp|chf|k)$/iu;
/** The same as notes shorten it, with a figure before it. */
const SMALL_UNIT = /\d\s?(?:h|hrs|mins|secs|kgs|lbs)$/iu;
/** "Fenster 5 Wo. zu": a word of its own elsewhere. */
const GERMAN_TIME = /\d\s?(?:Wo|Mon|Tg|J|T)$/u;
const SHORT_FIRST = /^\s*\p{Ll}{2,3}$/u;
/** Where words are cut: behind a consonant that is no plural's ("pièces"), or without a vowel as far as the second or third letter ("dpto"); Spanish days. */
const CUT =
  /^(?:\p{L}{1,9}[bcdfghjklmnpqrstvwxzßçñ](?<!\p{L}{3}[aeiouáéèêíó]s)|[bcdfghjklmnpqrstvwxz]{3}\p{L}{0,3}|jue|mi[eé])$/u;
/** What is measured, or how: "3 kg. de algas", "40 min. with a hose". */
const OF_IT =
  /^\s+(?:of|per|with|for|from|de|d['’]|du|par|avec|pour|por|con|para|mit|pro|von|aus)(?![\p{L}])/u;
/** One of those that are written in letters by themselves: "z. B.", "d. h.", "e.g.". */
const SPACED_BEGINNING = /^\s+\p{Ll}\.\s?\p{L}\./u;
/** Characters in which the word before a full stop stands: a longer one is no abbreviation. */
const WORD_MAX = 60;

interface Stop {
  readonly line: string;
  /** Where the sentence begins, and where its marks stand. */
  readonly start: number;
  readonly at: number;
  readonly marks: string;
  readonly isSmall: boolean;
  readonly reading: SentenceReading;
}

function endsSentence({ line, start, at, marks, isSmall, reading }: Stop): boolean {
  const { isWord, beginsAnew } = reading;
  const next = line.slice(at + marks.length, at + marks.length + 40);
  const goesOnSmall = /^\s+["'“„«(]?\p{Ll}/u.test(next);
  if (marks.includes(')') && goesOnBehindBracket(line, at, next, isSmall)) return false;
  if (/^(?:\.{2,}|…)/u.test(marks)) return !goesOnSmall;
  // "10 whg. = 8.900 €"
  if (marks === '.' && /^\s+[=+→]/u.test(next)) return false;
  // "Who rang?" he asks.
  if (goesOnSmall && !isSmall && /[!?]["”’“»]$/u.test(marks)) return false;
  // "What is it per hr.? Nobody knew."
  if (/[!?]/u.test(marks)) return true;
  const before = line.slice(start, at);
  // "Azubi (2. Lj.) hat": a remark in brackets ends no sentence around it.
  if (goesOnSmall && /\([^()]{0,40}$/u.test(before) && /^[^()]{0,38}\)/u.test(next)) return false;
  // "The shoebox's" is one word.
  const written =
    before
      .slice(-WORD_MAX)
      .split(/[\s"“„«([]|(?<!\p{L})'/u)
      .at(-1) ?? '';
  const word = written.toLowerCase();
  if (DATE.test(word)) return !goesOnSmall;
  if (/^\d{1,2}$/u.test(word)) return !isOrdinal(before, next);
  if (SPACED_LAST.test(before)) return !goesOnSmall && !isBeforeNoun(next) && !/^\s+\p{N}/u.test(next);
  // "val. day Kelso": notes begin with no sentence of three letters.
  if (goesOnSmall && isWord !== undefined && SHORT_FIRST.test(before) && saysWhat(` ${before.trim()}`))
    return false;
  if (goesOnSmall && MAY_CLOSE.has(word) && beginsAnew?.(before, line.slice(at + marks.length)) === true)
    return true;
  if (
    isSmall &&
    goesOnSmall &&
    !isTitle(word) &&
    beginsAnew?.(before, line.slice(at + marks.length)) === true
  )
    return true;
  // "in 2 hrs. the bodies": who begins sentences small ends one behind a unit as behind any word.
  if (goesOnSmall && isWord !== undefined && GERMAN_TIME.test(before)) return false;
  if (isSmall && isWord !== undefined && SMALL_UNIT.test(before) && goesOnSmall && !OF_IT.test(next))
    return true;
  // "z. B.", "J. Smith"; but "I" is a complete word, unless it is small before another letter: "i. d. R."
  if (/^\p{L}$/u.test(word)) return word === 'i' && !(written === 'i' && /^\s+\p{L}\./u.test(next));
  // "No. 5", but "They said no."
  if (word === 'no') return !/^\s+\p{N}/u.test(next) && !(goesOnSmall && NUMBERED.test(before));
  if (goesOnSmall && ESTIMATED.test(before)) return false;
  if (SPACED.test(before)) return false;
  if (MAYBE_LAST.has(word)) return !goesOnSmall && !FRONTED_TIME.test(before.trimStart());
  if (LIMITS.has(word)) {
    const isFronted = FRONTED_MONTH.test(before.trimStart()) && isBeforeNoun(next);
    return !goesOnSmall && !isFronted && !/^\s+\p{N}/u.test(next);
  }
  if (MAYBE_BEFORE_NOUN.has(word) || DAYS.has(written))
    return !goesOnSmall && !isBeforeNoun(next) && !/^\s+\p{N}/u.test(next);
  if (isTitle(word)) return false;
  // "2 kg. on regarde": a unit is a whole word.
  if (UNIT.test(before)) return !OF_IT.test(next);
  const isCut = isWord !== undefined && marks === '.' && CUT.test(word) && !isWord(word);
  if (isCut && (goesOnSmall || /^\s+\p{N}/u.test(next))) return false;
  if (!goesOnSmall) return true;
  if (WITHOUT_VOWEL.test(word)) return false;
  // "… 11 Euro. z. B. hätte man …"
  return isSmall || isWord?.(word) === true || !/^\p{L}+$/u.test(word) || SPACED_BEGINNING.test(next);
}

/**
 * True behind "Mert (19!)" where "fuhr allein" follows: what a bracket within a sentence ends with is that of the bracket. One that holds
 * sentences alone ends them: "(It was Sunday.) Then".
 */
function goesOnBehindBracket(line: string, at: number, next: string, isSmall: boolean): boolean {
  if (!/\S/u.test(next)) return false;
  const open = line.lastIndexOf('(', at);
  const isWithin = /[\p{L}\p{N}"”»’%€$£,;:]\s*$/u.test(line.slice(0, Math.max(open, 0)));
  if (/^\s+["'“„«(]?\p{Ll}/u.test(next)) return isWithin || !isSmall;
  return isWithin && (/^\s+[\p{N}£$€]/u.test(next) || isBeforeNoun(next));
}

/** "From a firm w/ no phone no. now": what has a number. */
const NUMBERED =
  /(?<!\p{L})(?:phone|tel|mobile|fax|ref|serial|house|flat|account|order|invoice|policy|part|model|reg|vat|bank|room|job|id|batch|lot|case)\.?\sno$/iu;
/** "Est. cost", "the est. time"; French "est" has its subject before it. */
const ESTIMATED = /(?:^\P{L}*|(?<!\p{L})(?:the|an|our|my|their|his|her|with|of|at)\s)est$/iu;

/** Titles, "approx.", "z.B.": what cannot stand at the end. */
const isTitle = (word: string): boolean =>
  ABBREVIATIONS.has(word) || /^(?:\p{L}{1,2}\.)+\p{L}{1,2}$/u.test(word);

/** "Wohnung 3. OG, Mieter lag 19 Tage": what German counts in ordinals alone. */
const BEFORE_STOREY =
  /^\s+(?:[OUEDZ]G|Stock(?:werks?)?|Etage|Obergeschoss\p{L}*|Untergeschoss\p{L}*|Halbjahr|Quartal|Lehrjahr|Semester)(?![\p{L}\p{M}])/u;

function isOrdinal(before: string, next: string): boolean {
  if (BEFORE_MONTH.test(next) || BEFORE_STOREY.test(next)) return true;
  // "… gefahren. 4. prüfung bestanden": an answer that is a number alone goes on with a sentence, which begins with a word of another kind.
  if (/^\s*\d{1,2}$/u.test(before)) return saysWhat(next);
  // "Frau Janssen, 79, 3. gerät"
  if (/,\s\d{1,2}$/u.test(before) && /^\s+\p{Ll}/u.test(next)) return saysWhat(next);
  return ORDINAL.test(before) && (isBeforeNoun(next) || /^\s+\p{Ll}/u.test(next));
}

/** True before a capital that does not begin a sentence: a word that says something, where most sentences begin with one that does not. */
const isBeforeNoun = (next: string) => /^\s+\p{Lu}/u.test(next) && saysWhat(next);

function saysWhat(next: string): boolean {
  const word = /^\s+(\p{L}[\p{L}\p{M}]*)/u.exec(next)?.[1]?.toLowerCase();
  return word !== undefined && !POST_LANGUAGES.some((language) => isStopWord(word, language));
}
