import { POST_LANGUAGES, shownLanguage, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { DAY_SOURCE, DAYS, MONTHS } from '../../../reading/times/calendar-names.js';
import { datesIn } from '../../../reading/times/dates.js';
import { decadesIn } from '../../../reading/times/decades.js';
import { sourceFigures, type Figure } from '../../../reading/figures/figures.js';
import {
  sharedWords,
  wordsAround,
  sentencesInWords,
  type SentenceWords,
} from '../../../reading/sentences/sentence-words.js';
import type { ReviewContext } from '../../review-context.js';
import { perText } from '../../../reading/words/per-text.js';
import { isMeasured } from '../../../reading/figures/quantities.js';
import { isMoney, unitAt } from '../../../reading/figures/units.js';
import { shortTimesIn } from '../figures/time-abbreviations.js';

/** A time that is named in a text: the key is the same in every language. */
interface NamedTime {
  readonly key: string;
  readonly place: TextRange;
}

type Names = readonly [key: string, source: string][];

const list = (key: string, names: readonly (readonly [name: string, number: number])[]): Names =>
  names.map(([name, number]) => [`${key}:${number}`, name]);

const SEASON_KEYS = ['spring', 'summer', 'autumn', 'winter'] as const;

/** "In spring", "this autumn"; without a word before it the name of a season may be a coil, a verb or what is so every year. */
const seasons = (before: string, names: readonly string[]): Names[] =>
  names.map((name, index) => [[`season:${SEASON_KEYS[index] ?? ''}`, `${before}(?:${name})`]]);

const past = (key: string, source: string): Names => [[key, source]];

/**
 * Names of times by language. English and German ones need their capital ("march", "may" are verbs); names of days that come
 * again and again ("every Monday", "montags") name no time.
 */
const NAMES: Readonly<Record<PostLanguage, readonly Names[]>> = {
  en: [
    list('month', MONTHS.en),
    list('weekday', DAYS.en),
    past('christmas', 'Christmas|[Xx]mas'),
    ...seasons('(?:[Ii]n|[Bb]y|[Ss]ince|[Tt]his|[Nn]ext|[Dd]uring)(?: the| early| late)* ', [
      'spring',
      'summer',
      'autumn',
      'winter',
    ]),
    past('easter', 'Easter'),
    past('yesterday', "(?<!before )[Yy]esterday(?!['’]s)|[Ll]ast night"),
    past('two days ago', '[Dd]ay before yesterday'),
    past('last week', '[Ll]ast week'),
    past('last month', '[Ll]ast month'),
    past('last quarter', '[Ll]ast quarter'),
    past('last year', '(?:[Ll]ast|[Pp]rev(?:ious|\\.)?) (?:year|yr)'),
    past('last spring', '[Ll]ast spring'),
    past('last summer', '[Ll]ast summer'),
    past('last autumn', '[Ll]ast (?:autumn|fall)'),
    past('last winter', '[Ll]ast winter'),
  ],
  de: [
    list('month', MONTHS.de),
    list('weekday', DAYS.de),
    past('christmas', '[Ww]eihnacht\\p{L}*|Heiligabend|[Xx]mas'),
    past('easter', '[Oo]ster\\p{L}*'),
    past('pentecost', '[Pp]fingst\\p{L}*'),
    ...seasons('(?:[Ii]m|[Dd]iesen|[Ii]n diesem|[Ss]eit dem|[Bb]is zum|[Nn]ächsten|[Vv]or dem) ', [
      'Früh(?:jahr|ling)',
      'Sommer',
      'Herbst',
      'Winter',
    ]),
    past('yesterday', '[Gg]estern'),
    past('two days ago', '[Vv]orgestern'),
    past('last week', '(?:[Ll]etzte|[Vv]orige|[Vv]ergangene)[nr]? [Ww]oche'),
    past('last month', '(?:[Ll]etzten|[Vv]origen|[Vv]ergangenen) [Mm]onat'),
    past('last quarter', '(?:[Ll]etzten|[Vv]origen|[Vv]ergangenen|[Ll]etztes) [Qq]uartal'),
    past('last year', '(?:[Ll]etzte[ns]|[Vv]orige[ns]|[Vv]ergangene[ns]) [Jj]ahr'),
    past('last spring', '(?:[Ll]etzte[ns]|[Vv]orige[ns]|[Vv]ergangene[ns]) [Ff]rühjahr'),
    past('last summer', '(?:[Ll]etzten|[Vv]origen|[Vv]ergangenen) [Ss]ommer'),
    past('last autumn', '(?:[Ll]etzten|[Vv]origen|[Vv]ergangenen) [Hh]erbst'),
    past('last winter', '(?:[Ll]etzten|[Vv]origen|[Vv]ergangenen) [Ww]inter'),
  ],
  fr: [
    list('month', MONTHS.fr),
    list('weekday', DAYS.fr),
    past('christmas', 'Noël'),
    past('easter', 'Pâques'),
    past('pentecost', 'Pentecôte'),
    ...seasons("(?:au|ce|cet|cette|en|dès l[’']|depuis l[ea’']|avant l[’']) ?", [
      'printemps',
      'été',
      'automne',
      'hiver',
    ]),
    past('yesterday', '(?<!avant-)[Hh]ier'),
    past('two days ago', 'avant-hier'),
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
    list('month', MONTHS.es),
    list('weekday', DAYS.es),
    past('christmas', 'Navidad(?:es)?'),
    past('easter', 'Semana Santa|Pascua'),
    past('pentecost', 'Pentecostés'),
    ...seasons('(?:en|este|esta|próximo|próxima|desde el|desde la|hasta el|hasta la) (?:el |la )?', [
      'primavera',
      'verano',
      'otoño',
      'invierno',
    ]),
    past('yesterday', '[Aa]yer|[Aa]noche'),
    past('two days ago', '[Aa]nteayer|[Aa]ntier'),
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
  const years = [...text.matchAll(YEAR)]
    .map(({ 0: match, index }) => ({
      key: `year:${match}`,
      place: { start: index, end: index + match.length },
    }))
    .filter(({ place }) => !isAmount(text.slice(place.end)));
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
  return (
    end - start === 4 &&
    new RegExp(`^${YEAR.source}$`, 'u').test(text.slice(start, end)) &&
    !isAmount(text.slice(end))
  );
}

/** "2000 litres", "1950 euros". */
function isAmount(behind: string): boolean {
  const { unit } = unitAt(behind.trimStart()) ?? {};
  return isMeasured(behind) || (unit !== undefined && isMoney(unit) && !/^[.,;:!?]/u.test(behind));
}

/** A source that names the season, or one of its months, has said which one it was. */
const SEASONS: Readonly<
  Record<(typeof SEASON_KEYS)[number], readonly [name: RegExp, months: readonly number[]]>
> = {
  spring: [/(?<!\p{L})(?:spring|frühjahr|frühling|printemps|primavera)/iu, [2, 3, 4, 5, 6]],
  summer: [/(?<!\p{L})(?:summer|sommer|été|verano)/iu, [5, 6, 7, 8, 9]],
  autumn: [/(?<!\p{L})(?:autumn|fall|herbst|automne|otoño)/iu, [8, 9, 10, 11, 12]],
  winter: [/(?<!\p{L})(?:winter|hiver|invierno)/iu, [11, 12, 1, 2, 3]],
};

function isSaidSeason(key: string, sources: readonly string[]): boolean {
  const season = SEASON_KEYS.find((one) => key === `season:${one}` || key === `last ${one}`);
  if (season === undefined) return false;
  const [name, months] = SEASONS[season];
  return (
    sources.some((source) => name.test(source)) ||
    (key.startsWith('season') &&
      sources.some((source) => months.some((month) => keysOf(source).includes(`month:${month}`))))
  );
}

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
 * The times that the text names and no source does. The material for this text counts first: a day or month that only another text
 * of the author has is a source where that text says it of the same, and otherwise stands there by chance.
 */
export function unsourcedDates(
  text: string,
  language: PostLanguage | null,
  { material, known: knownTexts, ownPosts }: Pick<ReviewContext, 'material' | 'known' | 'ownPosts'>,
): TextRange[] {
  const materialKeys = new Set(material.flatMap(keysOf));
  const posts = new Set(ownPosts);
  const about = new Set(knownTexts.filter((one) => !posts.has(one)).flatMap(keysOf));
  const materialOf = sentencesByTime(material);
  const elsewhere = sentencesByTime(ownPosts);
  const read = isWrittenSmall(text) && (language === 'en' || language === 'de') ? withCapitals(text) : text;
  const times = timesIn(read, language === null ? [] : [language]);
  const isKnown = ({ key, place }: NamedTime) => {
    const words = wordsAround(read, place);
    if (materialKeys.has(key)) return !isOfAnother(key, words, materialOf);
    if (about.has(key) && ![...materialKeys].some((one) => categoryOf(one) === categoryOf(key))) return true;
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
    .filter(({ key }) => !isSaidSeason(key, [...material, ...knownTexts]))
    .map(({ place }) => place);
}

/** True where the material names this time of something else, and another such time of what is told here: the two are mixed up. */
function isOfAnother(
  key: string,
  words: SentenceWords,
  material: ReadonlyMap<string, readonly SentenceWords[]>,
): boolean {
  const sharesWith = (one: string) =>
    Math.max(0, ...(material.get(one) ?? []).map((other) => sharedWords(words, other)));
  return (
    isDayOrMonth(key) &&
    sharesWith(key) === 0 &&
    [...material.keys()].some(
      (one) => one !== key && categoryOf(one) === categoryOf(key) && sharesWith(one) > 0,
    )
  );
}

const SAME_WORDS = 2;
const categoryOf = (key: string) => key.split(':')[0];
const isDayOrMonth = (key: string) => !/^(?:year|quarter|decade)/u.test(key);

const keysOf = perText((source: string): readonly string[] => keysIn(source, shownLanguage(source)));

function keysIn(source: string, language: PostLanguage | null): string[] {
  const times = timesIn(withCapitals(withoutEach(source)), POST_LANGUAGES).map(({ key }) => key);
  const years = times.flatMap((key) => /^year:\d\d(\d)\d$/u.exec(key)?.[1] ?? []);
  return [
    ...times,
    // "December 23" is Christmas, or as good as that.
    ...(sourceFigures(source).some(isAtChristmas) ? ['christmas'] : []),
    // Whoever said 1963 said the sixties.
    ...years.map((ten) => `decade:${Number(ten) * 10}`),
    ...decadesIn(source).map(({ from }) => `decade:${from}`),
    ...shortTimesIn(source, language === null ? POST_LANGUAGES : [language]),
  ];
}

/** Of its days "Christmas" is said. */
const CHRISTMAS_FROM = 18;
const isAtChristmas = ({ role, months, values }: Figure) =>
  role === 'day' && months.includes(12) && values.some((day) => day >= CHRISTMAS_FROM);

/** The times that each sentence of a text names, by their keys, with its words. */
const timesBySentence = perText((text: string): readonly (readonly [string, SentenceWords])[] => {
  const language = shownLanguage(text);
  return sentencesInWords([text]).flatMap(({ sentence, words }) =>
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

const GERMAN_DAYS = new RegExp(String.raw`(?<!\p{L})(${DAY_SOURCE.de})s?(?!\p{L})`, 'giu');
const ENGLISH_DAYS = new RegExp(String.raw`(?<!\p{L})(${DAY_SOURCE.en})s(?!\p{L})`, 'gu');
/** "montags" and "Mondays" in a source name the day as well. */
function withoutEach(source: string): string {
  return source
    .replace(GERMAN_DAYS, (_, day: string) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase())
    .replace(ENGLISH_DAYS, '$1')
    .replace(new RegExp(EACH.source.replace('\\s$', '\\s+'), 'giu'), ' ');
}
