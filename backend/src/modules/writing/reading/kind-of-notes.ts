import { countWords, isCommonWord, isStopWord, type PostLanguage } from '@drumbeat/domain';
import { spelledShorthand } from './shorthand/spelled-shorthand.js';
import { beginsClause, saysSomething } from './spoken/main-clauses.js';
import { UNPUNCTUATED, writtenFromSpeech } from './spoken/written-from-speech.js';
import { joinedLines } from './sentences/joined-lines.js';
import { writtenRanges, writtenSentences } from './sentences/written-sentences.js';
import { DAYS_AND_MONTHS } from './times/calendar-names.js';

/** How notes came about, which says how much its author has to read over what was arranged of them. */
export type KindOfNotes = 'written' | 'spoken' | 'shorthand';

interface Notes {
  /** With shortened words spelled out. */
  readonly text: string;
  readonly language: PostLanguage | null;
  /** Sounds of hesitation, or sentences that ran on and on. */
  readonly isSpoken: boolean;
  /** What was spelled out. */
  readonly shortened: readonly string[];
  /** True of an author whose sentences begin small: nothing is made of their lines. */
  readonly isLowerCase: boolean;
}

/** A word that is still cut, or a sign for one: "cyls", "ea.", "v. Hr. Nowak", "n. 10 T.", "nervous @ first", "every 1". */
const CUT_WORD =
  /(?<![\p{L}\p{M}\p{N}.])(?:(?!(?:ca|etc|usw|mr|mrs|dr|st|sr|sra|mme|no|nr|Mr|Mrs|Dr|St|Sr|Sra|Mme|No|Nr)\.)\p{L}{1,4}\.(?=\s+[\p{Ll}\p{N}])|[fmuv]\.(?=\s+\p{Lu}\p{Ll})|(?<!\p{N}\s?)[b-df-hj-np-tv-xz]{2,5}(?![\p{L}.'’-])|(?:plz|w\/|c\/|p\/|Tues?|Weds|Thurs?|Fri|Mo\.|Di\.|Mi\.)(?![\p{L}\p{N}])|@(?= \p{L})|(?:every|any|some|next|last) (?=1(?![\p{L}\p{N}.,:%])))|(?<=[\p{L}\p{N}] )[→+](?= [\p{L}\p{N}])/gu;
/** Of every so many words one is cut. */
const WORDS_FOR_EACH_CUT = 12;
/** Of sentences, so many have no verb. */
const WITHOUT_VERB = 0.6;
const SENTENCES_MIN = 3;
/** Beside these many cut words. */
const CUT_MIN = 2;

const LIST_MARK = /^\s*[-–—•*·]\s+/u;
const ITEMS_MIN = 3;
const itemsOf = (text: string) => text.split('\n').filter((line) => LIST_MARK.test(line));
const CUT_LAST = /(?<![\p{L}\p{N}])(\p{L}{1,4})\.\s*$/u;
/** "2 fines de sem." at the end of a dash. */
function endsCut(item: string, language: PostLanguage | null): boolean {
  const word = CUT_LAST.exec(item)?.[1]?.toLowerCase();
  return (
    word !== undefined && language !== null && !isStopWord(word, language) && !isCommonWord(word, language)
  );
}
/** Dashes without a full stop at the end of any: that of a date, of a bracket and of a cut word is none. */
function isBareList(text: string, language: PostLanguage | null): boolean {
  const items = itemsOf(text);
  return (
    items.length >= ITEMS_MIN &&
    items.every((item) => !/(?:[!?…]|(?<!\p{N})\.)["“”»]*\s*$/u.test(item) || endsCut(item, language))
  );
}
const OF_ITEMS = 0.5;
/** Dashes most of which only name something. */
function isListOfNames(text: string, language: PostLanguage): boolean {
  const items = itemsOf(text);
  const bare = items.filter((item) => !saysSomething(item.replace(LIST_MARK, ''), language));
  return (
    items.length >= ITEMS_MIN &&
    bare.length > items.length * OF_ITEMS &&
    countWords(items.join(' ')) > countWords(text) * OF_ITEMS
  );
}

const MARKED = /(?:[!?…:;]|(?<!\p{N})\.)["'”’“»)\]]*\s*$/u;
const LINES_MIN = 3;
/**
 * Lines typed one below the other without dashes and stops, most of which only name something, or begin small: somebody's quick notes,
 * of which a draft makes sentences by a capital and a stop alone.
 */
function areBareLines(text: string, language: PostLanguage | null, isLowerCase: boolean): boolean {
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line) && !LIST_MARK.test(line));
  const open = lines.filter((line) => !MARKED.test(line));
  if (open.length < LINES_MIN || open.length <= lines.length * OF_ITEMS) return false;
  const isBare = (line: string) =>
    (language !== null && !saysSomething(line, language)) || (!isLowerCase && /^\s*\p{Ll}/u.test(line));
  return open.filter(isBare).length > lines.length * OF_ITEMS;
}

const STOPPED = /(?<![\p{L}\p{M}\p{N}.'’-])(\p{L}{1,8})\.(?=[:,;]|[^\S\n]+[\p{L}\p{N}(:–])/gu;
/** In short in any post as well. */
const WRITTEN_SHORT: ReadonlySet<string> = new Set(
  `ca etc usw mr mrs ms dr prof st ste sr sra sres sras dña mme mlle no nr nos núm art abs co inc ltd jr bzw evtl ggf vs approx aprox max min inkl incl exkl
   excl tel str hr hrn fr mio mrd tsd vgl sog ing dipl bd jh al ed rev gen capt col lt fam pág dra`.split(
    /\s+/u,
  ),
);
/** "5 Sept.": posts have them so. */
const isDay = (word: string) => word.length > 1 && [...DAYS_AND_MONTHS].some((name) => name.startsWith(word));
/** A word with its stop within a sentence: "resp. RH absente", "fines de sem. en casa"; of a letter alone only before a colon: "letztes J.: 7". */
function hasCutWord(text: string, language: PostLanguage): boolean {
  return text.split('\n').some((line) => {
    const ends = new Set(writtenRanges(line, { isItem: LIST_MARK.test(line) }).map(({ end }) => end));
    return [...line.matchAll(STOPPED)].some(({ 0: whole, 1: word = '', index }) => {
      const at = index + whole.length;
      return (
        !ends.has(at) &&
        // "… in the bog. it rained" are two sentences.
        beginsClause(line.slice(at).trimStart(), language) === null &&
        !WRITTEN_SHORT.has(word.toLowerCase()) &&
        !isDay(word.toLowerCase()) &&
        (word.length > 1 || line[at] === ':')
      );
    });
  });
}
/** Words: nor does anybody go on so long with commas alone, in any language. */
const WITH_COMMAS = 60;
const runsOn = (text: string) =>
  text
    .split(/[.!?;:…]\s|\n/u)
    .some((part) => countWords(part) >= (part.includes(', ') ? WITH_COMMAS : UNPUNCTUATED));

/**
 * Spoken where it shows that they were; in shorthand where a word with its full stop stands within a sentence, where most dashes have no verb, where
 * every twelfth word is cut, or some are and most sentences have no verb, where one is in a list without full stops, and where lines without dashes have none either. Of a language that is not known a line that goes on and on shows the one, and such a list the other.
 */
function kindOfNotes({ text, language, isSpoken, shortened, isLowerCase }: Notes): KindOfNotes {
  const isList = isBareList(text, language) || areBareLines(text, language, isLowerCase);
  if (language === null) return runsOn(text) ? 'spoken' : isList ? 'shorthand' : 'written';
  if (isSpoken) return 'spoken';
  if (areBareLines(text, language, isLowerCase)) return 'shorthand';
  const ends = itemsOf(text).filter((item) => endsCut(item, language)).length;
  const cut = shortened.length + (text.match(CUT_WORD)?.length ?? 0) + ends;
  if (hasCutWord(text, language) || isListOfNames(text, language)) return 'shorthand';
  if (cut > 0 && isBareList(text, language)) return 'shorthand';
  if (cut < CUT_MIN) return 'written';
  const sentences = writtenSentences(text);
  const bare = sentences.filter((sentence) => !saysSomething(sentence, language)).length;
  const isBare = sentences.length >= SENTENCES_MIN && bare >= sentences.length * WITHOUT_VERB;
  return isBare || cut * WORDS_FOR_EACH_CUT >= countWords(text) ? 'shorthand' : 'written';
}

/** Notes as they are written, and how they came about. */
export interface ReadNotes {
  /** With shortened words spelled out, and what was spoken as it is written. */
  readonly text: string;
  /** What was spelled out, as it was typed. */
  readonly shortened: readonly string[];
  readonly kind: KindOfNotes;
}

/** @param posts the author's own: what they have in short stays so @param isLowerCase true where the author's sentences begin small */
export function readNotes(
  said: string,
  language: PostLanguage | null,
  { posts = [], isLowerCase = false }: { posts?: readonly string[]; isLowerCase?: boolean } = {},
): ReadNotes {
  const { text: spelled, shortened } = spelledShorthand(joinedLines(said, language), language, posts);
  const { text, isSpoken } = writtenFromSpeech(spelled, language, isLowerCase);
  return { text, shortened, kind: kindOfNotes({ text, language, isSpoken, shortened, isLowerCase }) };
}
