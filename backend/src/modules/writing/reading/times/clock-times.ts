import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { NUMBER_NAMES, numberSource } from '../figures/number-names.js';
import { valueOfWord } from '../figures/number-words.js';

/** A time of day, however it is written: "6pm", "15.30 Uhr", "14 h 30", "half past three". */
export interface ClockTime extends TextRange {
  /** Both where the half of the day is open: "3:40" is 340.5 and 1540.5. A half is added, so that no count is a time. */
  readonly values: readonly number[];
  /** What else is said of it: 5 in "5 pm", for whoever says "at 5"; 3.4 in "at 3.40", which may be a price. */
  readonly others: readonly number[];
  readonly isCertain: boolean;
  /** One of two that something lasts from and to: "h" counts no hours then. */
  readonly isOfSpan?: boolean;
}

const MORNING = String.raw`a\.m\.?|in the morning|morgens|vormittags|früh|am (?:frühen )?(?:morgen|vormittag)|du matin|de la (?:mañana|madrugada)`;
const LATER = String.raw`pm|p\.m\.?|in the (?:afternoon|evening)|nachmittags|abends|am (?:späten )?(?:nachmittag|abend)|de l['’]après-midi|du soir|de la tarde`;
/** Said of a time whose half of the day stays open. */
const OPEN = String.raw`uhr|o['’]clock|at night|nachts|de la noche`;
const BEGIN = String.raw`(?<![\p{L}\p{N}#€$£]|[€$£]\s|\d[.,:/-])`;
const END = String.raw`(?![\p{L}\p{N}%€$£]|[.,:]\d|\s?[%€$£])`;
const AT_THE_HOUR = String.raw`(?<=(?<!\p{L})(?:à|vers|dès|jusqu['’]à|las?)\s)`;
const AT = String.raw`(?<=(?<!\p{L})(?:at|by|until|till|since|um|ab|gegen|seit|à|vers|dès|jusqu['’]à|las?)\s)`;

const form = (source: string) => new RegExp(source, 'giu');

/** In digits. "Die 5 am Markt" is German, "5 am" is a time elsewhere. */
function digitForms(language: PostLanguage | null): readonly RegExp[] {
  const half = String.raw`(?<morning>${language === 'de' ? String.raw`(?<=\d)am` : 'am'}|${MORNING})|(?<later>${LATER})`;
  return [
    // "15.30 Uhr", "3:40 in the afternoon", "3.40pm".
    form(String.raw`${BEGIN}(?<hour>\d{1,2})[.:h](?<minute>\d{2})(?:\s?uhr)?\s?(?:${half}|${OPEN})(?!\p{L})`),
    // "5 Uhr 30", "14 h 30".
    form(String.raw`${BEGIN}(?<hour>\d{1,2})\s?(?:uhr|h|heures)\s(?<minute>\d{2})${END}(?!\s\p{L}{3})`),
    // "6pm", "8 Uhr abends", "17 h du soir".
    form(
      String.raw`${BEGIN}(?<hour>\d{1,2})(?:\s?(?:uhr|h|heures|o['’]clock))?\s?(?:${half}|${OPEN})(?!\p{L})`,
    ),
    // "à 17h", not "à 2 heures de Paris".
    form(String.raw`${AT_THE_HOUR}(?<hour>\d{1,2})\s?(?:h|heures)(?![\p{L}\p{N}]|\sd(?:e|u|['’]))`),
    // "at 3.40".
    form(String.raw`${AT}(?<hour>\d{1,2})(?<dot>\.)(?<minute>\d{2})${END}`),
    form(String.raw`(?<!\d)(?<hour>\d{1,2})(?<clock>[:h])(?<minute>\d{2})(?!\d)`),
  ];
}

const HALF = String.raw`(?<morning>${MORNING})|(?<later>${LATER})`;
/** Behind a bare hour: nothing that it could count, and no rest of the time. */
const ENDS_THERE = String.raw`(?=\s?(?:[,;!?]|\.(?!\d)|$)|\s(?:on|in the|sharp|and|when|en punto|del|el|cuando)(?!\p{L}))`;
const WORD = String.raw`\p{L}+|\d{1,2}`;
/** Every five of them: other numbers behind an hour often count something ("à huit heures trois clients"). */
const MINUTE_FR = `(?:${numberSource(NUMBER_NAMES.fr, (value) => value % 10 === 0 && value < 60)})(?:-cinq)?|cinq|quinze`;
/** In words: the empty groups say how much of the hour is over, or is left of it. */
const IN_WORDS: Readonly<Record<PostLanguage, readonly RegExp[]>> = {
  en: [
    // "At ten", "at 11 on Monday".
    form(String.raw`(?<=(?<!\p{L})at\s)(?<hour>${WORD})${ENDS_THERE}`),
    form(
      String.raw`(?<![\p{L}-])(?:half(?<half>) past|(?:a )?quarter(?<quarter>) past|(?<!\p{N}\s(?:a\s)?)(?:a )?quarter(?<quarterLeft>) to)\s(?<hour>${WORD})(?:\s(?:${HALF}))?(?!\p{L})`,
    ),
    form(
      String.raw`(?<![\p{L}-])(?<hour>\p{L}+)(?:\s(?<minute>${numberSource(NUMBER_NAMES.en, (value) => value === 15 || value % 10 === 0)}))?\s(?:${HALF}|o['’]clock)(?!\p{L})`,
    ),
  ],
  de: [
    form(String.raw`(?<!\p{L})halb(?<halfLeft>)\s(?<hour>${WORD})(?:\s(?:${HALF}))?(?!\p{L})`),
    form(
      String.raw`(?<!\p{L})(?:viertel(?<quarter>) nach|viertel(?<quarterLeft>) vor)\s(?<hour>${WORD})(?:\s(?:${HALF}))?(?!\p{L})`,
    ),
    form(
      String.raw`(?<!\p{L})(?<hour>\p{L}+)\suhr(?:\s(?<minute>(?:\p{L}{3,}und)?(?:${numberSource(NUMBER_NAMES.de, (value) => value === 5 || value >= 10)})))?(?:\s(?:${HALF}))?(?!\p{L})`,
    ),
  ],
  fr: [
    form(
      String.raw`${AT_THE_HOUR}(?<hour>${WORD})\sheures(?:\s(?:et demie?(?<half>)|et quart(?<quarter>)|moins le quart(?<quarterLeft>)|(?<minute>deux|douze|${MINUTE_FR})))?(?:\s(?:${HALF}))?(?!\p{L}|\sd(?:e|u|['’])\s?)`,
    ),
    form(
      String.raw`(?<!\p{L})(?<hour>midi|minuit)\s(?:et demie?(?<half>)|et quart(?<quarter>)|moins le quart(?<quarterLeft>)|(?<minute>${MINUTE_FR}))(?!\p{L})`,
    ),
  ],
  es: [
    // "A las diez": what follows is no noun that it would count.
    form(String.raw`(?<=(?<!\p{L})a las?\s)(?<hour>${WORD})${ENDS_THERE}`),
    form(
      String.raw`(?<=(?<!\p{L})las?\s)(?<hour>${WORD})(?:\s(?:y media(?<half>)|y cuarto(?<quarter>)|menos cuarto(?<quarterLeft>)|(?=(?:${MORNING}|${LATER}|de la noche)(?!\p{L}))|y (?<minute>diez|veinte)))(?:\s?(?:${HALF}|de la noche))?(?!\p{L})`,
    ),
  ],
};

const HOUR_MARK = String.raw`(?:h|heures?|uhr|horas)`;
const FROM = String.raw`(?<from>(?<!\p{L})(?:from|between|von|zwischen|de|entre|das?|des)\s(?:las\s)?)?`;
/** "13h-20h", "9–17 Uhr", "de 9 a 14 h": from one time to another. */
const SPAN = new RegExp(
  String.raw`${FROM}(?<![\p{L}\p{N}#€$£]|\d[.,:/-]|\d\s?(?:h|heures|uhr)\s?)(?<first>\d{1,2})(?:\s?(?<mark>${HOUR_MARK}))?\s?(?:[-–—]|(?:à|a|bis|to|und|and|et|y)(?:\slas)?(?=\s))\s?(?<last>\d{1,2})\s?(?<unit>${HOUR_MARK})(?![\p{L}\p{N}]|\s?\d{2}(?!\d)|\sd(?:e|['’])\s?(?!\d))`,
  'dgiu',
);
const EARLY = 6;

const ONE = /^(?:one|eins?|une?|una)$/u;
const HOURS = 24;
const HALF_DAY = 12;

/** The times of day of a text, in their order; without a language those in digits alone. */
export function clockTimesIn(text: string, language: PostLanguage | null): ClockTime[] {
  const found: ClockTime[] = spansIn(text, language);
  for (const pattern of [...digitForms(language), ...(language === null ? [] : IN_WORDS[language])]) {
    for (const { 0: match, index, groups = {} } of text.matchAll(pattern)) {
      const range = { start: index, end: index + match.trimEnd().length };
      const time = timeOf(groups, language);
      if (time !== null && !found.some((one) => one.start < range.end && range.start < one.end))
        found.push({ ...range, ...time });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Both times of each; "2 à 3 heures" is how long, "2h-3h" may be. */
const spansIn = (text: string, language: PostLanguage | null): ClockTime[] =>
  [...text.matchAll(SPAN)].flatMap(({ groups = {}, indices }) => {
    const [first, last] = [Number(groups['first']), Number(groups['last'])];
    const isUhr = /^uhr$/iu.test(groups['unit'] ?? '');
    const isNamed = groups['mark'] !== undefined || groups['from'] !== undefined;
    const isDay = first >= EARLY && (isNamed || last > HALF_DAY);
    if (first > HOURS || last > HOURS) return [];
    if (!isUhr && !isDay && !(groups['mark'] !== undefined && groups['from'] !== undefined)) return [];
    return ['first', 'last'].flatMap((name) => {
      const [start, end] = indices?.groups?.[name] ?? [0, 0];
      const [, behind = end] =
        (name === 'first' ? indices?.groups?.['mark'] : indices?.groups?.['unit']) ?? [];
      const time = timeOf({ hour: groups[name] }, language);
      return time === null
        ? []
        : [{ start, end: behind, ...time, others: [Number(groups[name])], isOfSpan: true }];
    });
  });

const digitsOf = (word: string, language: PostLanguage | null): number | null => {
  if (/^\d+$/u.test(word)) return Number(word);
  if (language === null) return null;
  return ONE.test(word.toLowerCase()) ? 1 : valueOfWord(word.toLowerCase(), language);
};

function timeOf(
  groups: Readonly<Record<string, string | undefined>>,
  language: PostLanguage | null,
): Omit<ClockTime, 'start' | 'end'> | null {
  const { hour: said = '', minute: over, morning, later, dot, clock } = groups;
  const hour = /^midi$/iu.test(said) ? HALF_DAY : /^minuit$/iu.test(said) ? 0 : digitsOf(said, language);
  const minute = over === undefined ? 0 : digitsOf(over, language);
  if (hour === null || minute === null) return null;
  if (hour > HOURS || minute >= 60)
    return clock === undefined ? null : { values: [valueAt(hour, minute)], others: [], isCertain: false };
  const has = (name: string) => groups[name] !== undefined;
  const past =
    hour * 60 +
    minute +
    (has('half') ? 30 : has('quarter') ? 15 : has('quarterLeft') ? -15 : has('halfLeft') ? -30 : 0);
  const of = (total: number) => {
    const within = (total + HOURS * 60) % (HOURS * 60);
    return valueAt(Math.floor(within / 60), within % 60);
  };
  const half = HALF_DAY * 60;
  const [early, late] = past >= half + 60 ? [past - half, past] : [past % half, (past % half) + half];
  // Whoever writes "17:00" or "00:15" has said which half it is.
  const isClosed = hour > HALF_DAY || said.startsWith('0');
  const values = isClosed
    ? [of(past)]
    : morning !== undefined
      ? [of(early)]
      : later !== undefined
        ? [of(late)]
        : [of(early), of(late)];
  const isWhole = past % 60 === 0;
  return {
    values,
    others: [
      ...(isWhole ? [hour, ...(hour > HALF_DAY ? [hour - HALF_DAY] : [])] : []),
      ...(dot === undefined ? [] : [Number(`${said}.${over}`)]),
    ],
    isCertain: dot === undefined,
  };
}

const valueAt = (hour: number, minute: number) => hour * 100 + minute + 0.5;
