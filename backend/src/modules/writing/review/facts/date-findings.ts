import {
  MONTH_NAMES,
  POST_LANGUAGES,
  SECOND_NAMES,
  shownLanguage,
  WEEKDAY_NAMES,
  type PostLanguage,
  type TextRange,
} from '@drumbeat/domain';
import { datesIn } from '../../reading/dates.js';
import { decadesIn } from '../../reading/decades.js';
import { sharedWords, wordsAround, sentencesOf, type SentenceWords } from '../../reading/sentence-words.js';
import type { ReviewContext } from '../review-context.js';
import { perText } from '../../reading/per-text.js';
import { shortTimesIn } from './time-abbreviations.js';

/** A time that is named in a text: the key is the same in every language. */
interface NamedTime {
  readonly key: string;
  readonly place: TextRange;
}

type Names = readonly [key: string, source: string][];

const list = (key: string, names: readonly string[]): Names =>
  names.map((name, index) => [`${key}:${index + 1}`, name]);

const past = (key: string, source: string): Names => [[key, source]];

/**
 * Names of times by language. English and German ones need their capital ("march", "may" are verbs); names of days that come
 * again and again ("every Monday", "montags") name no time.
 */
const NAMES: Readonly<Record<PostLanguage, readonly Names[]>> = {
  en: [
    list('month', MONTH_NAMES.en),
    list('weekday', WEEKDAY_NAMES.en),
    past('yesterday', "[Yy]esterday(?!['’]s)"),
    past('last week', '[Ll]ast week'),
    past('last month', '[Ll]ast month'),
    past('last quarter', '[Ll]ast quarter'),
    past('last year', '[Ll]ast year'),
    past('last spring', '[Ll]ast spring'),
    past('last summer', '[Ll]ast summer'),
    past('last autumn', '[Ll]ast (?:autumn|fall)'),
    past('last winter', '[Ll]ast winter'),
  ],
  de: [
    list('month', MONTH_NAMES.de),
    [['month:1', SECOND_NAMES.january]],
    list('weekday', WEEKDAY_NAMES.de),
    [['weekday:6', SECOND_NAMES.saturday]],
    past('yesterday', '[Gg]estern'),
    past('last week', '(?:[Ll]etzten?|[Vv]orige|[Vv]ergangene)n? Woche'),
    past('last month', '(?:[Ll]etzten|[Vv]origen|[Vv]ergangenen) Monat'),
    past('last quarter', '(?:[Ll]etzten|[Vv]origen|[Vv]ergangenen|[Ll]etztes) Quartal'),
    past('last year', '(?:[Ll]etzte[ns]|[Vv]orige[ns]|[Vv]ergangene[ns]) Jahr'),
    past('last spring', '(?:[Ll]etzte[ns]|[Vv]orige[ns]|[Vv]ergangene[ns]) Frühjahr'),
    past('last summer', '(?:[Ll]etzten|[Vv]origen|[Vv]ergangenen) Sommer'),
    past('last autumn', '(?:[Ll]etzten|[Vv]origen|[Vv]ergangenen) Herbst'),
    past('last winter', '(?:[Ll]etzten|[Vv]origen|[Vv]ergangenen) Winter'),
  ],
  fr: [
    list('month', MONTH_NAMES.fr),
    list('weekday', WEEKDAY_NAMES.fr),
    past('yesterday', '[Hh]ier'),
    past('last week', '[Ss]emaine (?:dernière|passée)'),
    past('last month', '[Mm]ois (?:dernier|passé)'),
    past('last quarter', '[Tt]rimestre (?:dernier|passé)'),
    past('last year', `(?:[Aa]n|[Aa]nnée) (?:dernier|dernière|passée?)`),
    past('last spring', 'printemps (?:dernier|passé)'),
    past('last summer', 'été (?:dernier|passé)'),
    past('last autumn', 'automne (?:dernier|passé)'),
    past('last winter', 'hiver (?:dernier|passé)'),
  ],
  es: [
    list('month', MONTH_NAMES.es),
    list('weekday', WEEKDAY_NAMES.es),
    past('yesterday', '[Aa]yer'),
    past('last week', '[Ss]emana pasada'),
    past('last month', '[Mm]es pasado'),
    past('last quarter', '[Tt]rimestre pasado'),
    past('last year', '[Aa]ño pasado'),
    past('last spring', 'primavera pasada'),
    past('last summer', 'verano pasado'),
    past('last autumn', 'otoño pasado'),
    past('last winter', 'invierno pasado'),
  ],
};

/** Before a weekday that comes again and again. */
const EACH =
  /(?<!\p{L})(?:every(?: second| other| third| first)?|each|any|most|on a|a|an einem|einem|jeden(?: zweiten| dritten| ersten)?|chaque|tous les|un|cada|todos los|los)\s$/iu;
const EACH_MAX = 16;
const YEAR = /(?<![\p{L}\p{N}.,#])(?:19|20)\d{2}(?![\p{L}\p{N}]|[.,]\d)/gu;
const QUARTER = /(?<![\p{L}\p{N}])[QT]([1-4])(?![\p{L}\p{N}])/gu;

const PATTERNS: Readonly<
  Record<PostLanguage, readonly { readonly key: string; readonly pattern: RegExp }[]>
> = {
  en: patternsOf('en', 'gu'),
  de: patternsOf('de', 'gu'),
  fr: patternsOf('fr', 'giu'),
  es: patternsOf('es', 'giu'),
};

function patternsOf(language: PostLanguage, flags: string) {
  return NAMES[language].flat().map(([key, source]) => ({
    key,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags),
  }));
}

function timesIn(text: string, languages: readonly PostLanguage[]): NamedTime[] {
  const named = languages.flatMap((language) =>
    PATTERNS[language].flatMap(({ key, pattern }) =>
      [...text.matchAll(pattern)].flatMap(({ 0: match, index }) =>
        key.startsWith('weekday') && EACH.test(text.slice(Math.max(0, index - EACH_MAX), index))
          ? []
          : [{ key, place: { start: index, end: index + match.length } }],
      ),
    ),
  );
  const years = [...text.matchAll(YEAR)].map(({ 0: match, index }) => ({
    key: `year:${match}`,
    place: { start: index, end: index + match.length },
  }));
  const quarters = [...text.matchAll(QUARTER)].map(({ 0: match, 1: number = '', index }) => ({
    key: `quarter:${number}`,
    place: { start: index, end: index + match.length },
  }));
  const days = datesIn(text).flatMap(({ start, end, year, months }) => {
    const place = { start, end };
    const keys = months.map((month) => `month:${month}`);
    // A year that comes first is read as one already.
    if (year !== null && !text.startsWith(String(year), start)) keys.push(`year:${year}`);
    return keys.map((key) => ({ key, place }));
  });
  const decades = decadesIn(text).map(({ start, end, from }) => ({
    key: `decade:${from}`,
    place: { start, end },
  }));
  return [...named, ...years, ...quarters, ...decades, ...days];
}

/** True for a range of four digits that reads as a year: it is looked at here, not as a number. */
export function isYear(text: string, { start, end }: TextRange): boolean {
  return end - start === 4 && new RegExp(`^${YEAR.source}$`, 'u').test(text.slice(start, end));
}

/** A source that names the season has said which one it was. */
const SEASONS: Readonly<Record<string, RegExp>> = {
  'last spring': /(?<!\p{L})(?:spring|frühjahr|frühling|printemps|primavera)(?!\p{L})/iu,
  'last summer': /(?<!\p{L})(?:summer|sommer|été|verano)(?!\p{L})/iu,
  'last autumn': /(?<!\p{L})(?:autumn|fall|herbst|automne|otoño)(?!\p{L})/iu,
  'last winter': /(?<!\p{L})(?:winter|hiver|invierno)(?!\p{L})/iu,
};

/** Names of months and days that are no other word when they are written small, as in quick notes. */
const SMALL_NAMES = [...NAMES.en, ...NAMES.de]
  .flat()
  .filter(([key]) => /^(?:month|weekday):/u.test(key))
  .map(([, name]) => name.toLowerCase())
  .filter((name) => !['may', 'march'].includes(name));
const BEFORE_A_MONTH = 'in|since|by|until|till|from|of|last|this|next|early|mid|late|before|after|for';
const SMALL = new RegExp(
  String.raw`(?<!\p{L})(?:${SMALL_NAMES.join('|')}|(?<=(?<!\p{L})(?:${BEFORE_A_MONTH})\s)(?:may|march))(?!\p{L})`,
  'gu',
);
const withCapitals = (source: string) =>
  source.replace(SMALL, (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`);

/** True for a text whose sentences and names begin small, as some authors write. */
const isWrittenSmall = (text: string) => !/(?<!\p{L})\p{Lu}\p{Ll}/u.test(text);

/**
 * The times that the text names and no source does. What was told for this text counts first: a day or month that only another text
 * of the author has is a source where that text says it of the same, and otherwise stands there by chance.
 */
export function unsourcedDates(
  text: string,
  language: PostLanguage | null,
  { told, known: knownTexts, ownPosts }: Pick<ReviewContext, 'told' | 'known' | 'ownPosts'>,
): TextRange[] {
  const toldKeys = new Set(told.flatMap(keysOf));
  const posts = new Set(ownPosts);
  const about = new Set(knownTexts.filter((one) => !posts.has(one)).flatMap(keysOf));
  const toldOf = sentencesByTime(told);
  const elsewhere = sentencesByTime(ownPosts);
  const read = isWrittenSmall(text) && (language === 'en' || language === 'de') ? withCapitals(text) : text;
  const times = timesIn(read, language === null ? [] : [language]);
  const isKnown = ({ key, place }: NamedTime) => {
    const words = wordsAround(read, place);
    if (toldKeys.has(key)) return !isOfAnother(key, words, toldOf);
    if (about.has(key) && ![...toldKeys].some((one) => categoryOf(one) === categoryOf(key))) return true;
    const sentences = elsewhere.get(key) ?? [];
    // A year or a quarter is the author's history, and seldom there by chance.
    if (!isDayOrMonth(key)) return sentences.length > 0 || about.has(key);
    return sentences.some((other) => sharedWords(words, other) >= SAME_WORDS);
  };
  // "04/05" is in April or in May.
  const isAnother = ({ key, place }: NamedTime) =>
    key.startsWith('month') &&
    times.some((other) => other.place === place && other.key.startsWith('month') && isKnown(other));
  return times
    .filter((time) => !isKnown(time) && !isAnother(time))
    .filter(({ key }) => ![...told, ...knownTexts].some((source) => SEASONS[key]?.test(source)))
    .map(({ place }) => place);
}

/** True where what was told names this time of something else, and another such time of what is told here: the two are mixed up. */
function isOfAnother(
  key: string,
  words: SentenceWords,
  told: ReadonlyMap<string, readonly SentenceWords[]>,
): boolean {
  const sharesWith = (one: string) =>
    Math.max(0, ...(told.get(one) ?? []).map((other) => sharedWords(words, other)));
  return (
    isDayOrMonth(key) &&
    sharesWith(key) === 0 &&
    [...told.keys()].some((one) => one !== key && categoryOf(one) === categoryOf(key) && sharesWith(one) > 0)
  );
}

/** How many words of content make two sentences tell of the same. */
const SAME_WORDS = 2;
const categoryOf = (key: string) => key.split(':')[0];
const isDayOrMonth = (key: string) => !/^(?:year|quarter|decade)/u.test(key);

const keysOf = perText((source: string): readonly string[] => keysIn(source, shownLanguage(source)));

function keysIn(source: string, language: PostLanguage | null): string[] {
  const times = timesIn(withCapitals(withoutEach(source)), POST_LANGUAGES).map(({ key }) => key);
  const years = times.flatMap((key) => /^year:\d\d(\d)\d$/u.exec(key)?.[1] ?? []);
  return [
    ...times,
    // Whoever said 1963 said the sixties.
    ...years.map((ten) => `decade:${Number(ten) * 10}`),
    ...decadesIn(source).map(({ from }) => `decade:${from}`),
    ...shortTimesIn(source, language === null ? POST_LANGUAGES : [language]),
  ];
}

/** The times that each sentence of a text names, by their keys, with its words. */
const timesBySentence = perText((text: string): readonly (readonly [string, SentenceWords])[] => {
  const language = shownLanguage(text);
  return sentencesOf([text]).flatMap(({ sentence, words }) =>
    keysIn(sentence, language).map((key) => [key, words] as const),
  );
});

/** The words of the sentences of the texts that name a time, by its key. */
function sentencesByTime(texts: readonly string[]): Map<string, SentenceWords[]> {
  const found = new Map<string, SentenceWords[]>();
  for (const [key, words] of texts.flatMap(timesBySentence))
    found.set(key, [...(found.get(key) ?? []), words]);
  return found;
}

/** "montags" and "Mondays" in a source name the day as well. */
function withoutEach(source: string): string {
  return source
    .replace(
      /(?<![\p{L}])(mon|diens|mitt|donners|frei|sams|sonn)(tags?|wochs)(?![\p{L}])/giu,
      (_, head: string, tail: string) =>
        `${head.charAt(0).toUpperCase()}${head.slice(1).toLowerCase()}${tail.toLowerCase().replace(/s$/u, '')}`,
    )
    .replace(/(?<![\p{L}])(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days(?![\p{L}])/gu, '$1day')
    .replace(new RegExp(EACH.source.replace('\\s$', '\\s+'), 'giu'), ' ');
}
