import { POST_LANGUAGES } from '@drumbeat/domain';
import { valueOfWord } from '../figures/number-words.js';
import { isPeriod, unitAt, type Unit } from '../figures/units.js';
import { perText } from '../words/per-text.js';

/** How long it is from one time to the next of what is told as so often, and how long the words are that say so. */
export interface Period {
  readonly seconds: number;
  readonly length: number;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const HALF_YEAR = 6 * MONTH;
const QUARTER = 3 * MONTH;
const FORTNIGHT = 14 * DAY;
const YEAR = 365 * DAY;

const SECONDS: Readonly<Partial<Record<Unit, number>>> = {
  second: 1,
  minute: 60,
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
  month: MONTH,
  year: YEAR,
};

const whole = (words: string) => new RegExp(String.raw`^(?:${words})(?![\p{L}\p{M}-])`, 'iu');
/** What no figure counts with a unit of its own; "a quarter of them" is a share. */
const LONGER: readonly (readonly [number, RegExp])[] = [
  [HALF_YEAR, whole(String.raw`half[- ]years?|semest(?:er|re)s?|halbjahre?s?`)],
  [QUARTER, whole(String.raw`quarters?(?!\s(?:of|past)\s)|quartale?s?|vierteljahre?s?|trimest(?:er|re)s?`)],
  [FORTNIGHT, whole(String.raw`fortnights?|quinzaines?(?!\sd)|quincenas?`)],
];

/** One word for it: "monatlich", "weekly", "mensuels". */
const IN_ONE_WORD: readonly (readonly [number, RegExp])[] = [
  [HOUR, whole('hourly|stündlich')],
  [DAY, whole('daily|täglich|quotidien(?:ne)?s?|quotidiennement|diari[oa]s?|diariamente')],
  [7 * DAY, whole('weekly|wöchentlich|hebdomadaires?|semanal(?:es|mente)?')],
  [
    FORTNIGHT,
    whole('fortnightly|(?:vierzehntäg|zweiwöch)(?:ig|lich)|bimensuel(?:le)?s?|quincenal(?:es|mente)?'),
  ],
  [MONTH, whole('monthly|monatlich|mensuel(?:le)?s?|mensuellement|mensual(?:es|mente)?')],
  [QUARTER, whole('quarterly|vierteljährlich|quartalsweise|trimestriel(?:le)?s?|trimestral(?:es|mente)?')],
  [HALF_YEAR, whole('half-yearly|biannual(?:ly)?|halbjährlich|semestriel(?:le)?s?|semestral(?:es|mente)?')],
  [YEAR, whole('yearly|annually|jährlich|annuel(?:le)?s?|annuellement|anual(?:es|mente)?')],
];

/** The period that a text begins with in one word. */
export function periodInOneWord(text: string): Period | null {
  for (const [seconds, pattern] of IN_ONE_WORD) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return { seconds, length: found.length };
  }
  return null;
}

/** The span of time that a text begins with: "month", "Quartal". "Par an" has its word in the singular, which alone would be too short for one. */
function spanAt(text: string): Period | null {
  for (const [seconds, pattern] of LONGER) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return { seconds, length: found.length };
  }
  if (/^an(?![\p{L}\p{M}'’])/iu.test(text)) return { seconds: YEAR, length: 2 };
  const [name = ''] = /^[\p{L}\p{M}]+/u.exec(text) ?? [];
  const unit = unitAt(name)?.unit;
  const seconds = unit === undefined || !isPeriod(unit) ? undefined : SECONDS[unit];
  return seconds === undefined ? null : { seconds, length: name.length };
}

/** What stands before a period that says how often: "a month", "im Monat", "par an", "a la semana". */
const EACH =
  /^(?:\/\s?|(?:de |à )?l['’](?=heure)|(?:per|a la|an?|each|every|par|chaque|pro|je|im|am|in der|die|jede[nrs]?|por|al|cada|la(?=\shora))\s)/iu;
/** "Every three months", "alle zwei Wochen", "tous les six mois", "cada dos semanas". */
const EVERY =
  /^(?:(?:once )?every|alle|tous les|toutes les|cada|jede[nrs]?)\s(?<count>[\p{L}\p{M}]+|\d{1,3})\s/iu;
const SECOND = /^(?:other|second|zweite[nrs]?)$/iu;

/** "Im Jahr 2019", "am Tag danach", "in der Woche vor Ostern", "im Monat Mai": when it was, and no rate. */
const IS_WHEN = /^(?:im|am|in der|die|la|al)\s/iu;
const WHICH_ONE =
  /^(?:,\s(?:in|an|als|wo)|\s(?:\d|\p{Lu}|davor|danach|darauf|zuvor|vor|nach|der|des|als|wo|von|um|siguiente|pasad[oa]|que|en que)(?![\p{Ll}\p{M}]))/u;

/** How often what a text begins with is so; null where it says no such thing. */
export function periodAt(text: string): Period | null {
  const inOneWord = periodInOneWord(text);
  if (inOneWord !== null) return inOneWord;
  const every = EVERY.exec(text);
  const count = every === null ? null : countOf(every.groups?.['count'] ?? '');
  if (every !== null && count !== null) {
    const span = spanAt(text.slice(every[0].length));
    if (span !== null) return { seconds: count * span.seconds, length: every[0].length + span.length };
  }
  const each = EACH.exec(text)?.[0];
  const span = each === undefined ? null : spanAt(text.slice(each.length));
  if (each === undefined || span === null) return null;
  const length = each.length + span.length;
  return IS_WHEN.test(text) && WHICH_ONE.test(text.slice(length)) ? null : { seconds: span.seconds, length };
}

function countOf(said: string): number | null {
  if (/^\d+$/u.test(said)) return Number(said);
  if (SECOND.test(said)) return 2;
  return (
    POST_LANGUAGES.map((language) => valueOfWord(said.toLowerCase(), language)).find((one) => one !== null) ??
    null
  );
}

/** A month is about four weeks, and twelve of them are a year. */
const CLOSE = 0.05;
export const isSamePeriod = (a: number, b: number) => Math.abs(a - b) <= CLOSE * Math.max(a, b);

/** Whatever stands before it, these say how often, where "in der Woche" may say when, and "a month" how long. */
const OFTEN =
  /^(?:\/|(?:per|each|every|par|chaque|pro|je|jede[nrs]?|por|al|cada|alle|tous|toutes)\s|(?:de |à )?l['’]|[\p{L}-]+$)/iu;
const COUNTED =
  /(?<!\p{L})(?:once|einmal|une fois|una vez|twice|(?:\p{L}+|\d)[\s-]?(?:times|mal|fois|veces))\s$/iu;

/** A period with its place. */
export interface SaidPeriod extends Period {
  readonly start: number;
  readonly end: number;
  /** True where it can say nothing but how often. */
  readonly isOften: boolean;
}

/** Every period that a text says something comes again in. */
export const periodsIn = perText((text: string): readonly SaidPeriod[] => {
  const found: SaidPeriod[] = [];
  for (const { index: start } of text.matchAll(/\/|(?<![\p{L}\p{M}-])\p{L}/gu)) {
    const period = start < (found.at(-1)?.end ?? 0) ? null : periodAt(text.slice(start, start + PERIOD_MAX));
    if (period === null) continue;
    const end = start + period.length;
    const isOften = OFTEN.test(text.slice(start, end)) || COUNTED.test(text.slice(0, start));
    found.push({ ...period, start, end, isOften });
  }
  return found;
});
const PERIOD_MAX = 60;

const SPANS =
  /^(?:years|months|weeks|days|hours|minutes|seconds|jahren?|monaten?|wochen|tagen?|stunden|minuten|sekunden|ans|années|semaines|jours|heures|secondes|años|meses|semanas|días|horas|segundos)$/iu;
const WHICH =
  /(?<![\p{L}\p{M}])(?:first|second|third|last|next|this|that|each|every|per|an?|one|same|whole|past|pro|je|erste[nrms]?|zweite[nrms]?|dritte[nrms]?|letzte[nrms]?|nächste[nrms]?|diese[nrms]?|jede[nrms]?|eine[nrms]?|ganze[nrms]?|vorige[nrms]?|vergangene[nrms]?|premi(?:er|ère)|deuxième|dernier|dernière|prochaine?|cet|cette|ce|chaque|par|une?|toute?|primer[oa]?|segund[oa]|últim[oa]|próxim[oa]|esta|este|cada|por|una?|tod[oa]|mism[oa])\s$/iu;

/** How far before a figure the word for its period and what says which one it was are looked for. */
const BEFORE_MAX = 40;

/**
 * The period that a figure numbers: "month 8", "day 5". "For years 63 children" and "in the first week 140 rolls" say how long and when, and the
 * figure counts something else.
 * @param before what stands before the figure
 * @param isRange whether another figure follows: "weeks 3 to 6"
 */
export function numberedPeriod(before: string, isRange: boolean): Unit | null {
  const near = before.slice(-BEFORE_MAX);
  const word = /(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]*(?=\s$)/u.exec(near)?.[0] ?? '';
  const { unit } = unitAt(word) ?? {};
  if (unit === undefined || !isPeriod(unit)) return null;
  const isSpan = !isRange && (SPANS.test(word) || WHICH.test(near.trimEnd().slice(0, -word.length)));
  return isSpan ? null : unit;
}
