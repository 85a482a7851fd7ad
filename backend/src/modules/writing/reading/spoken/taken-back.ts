import { MONTH_NAMES, type PostLanguage, WEEKDAY_NAMES } from '@drumbeat/domain';
import { wordedNumbers } from '../figures/number-words.js';
import { perLanguage } from '../words/per-language.js';
import { isMoney, isPeriod, unitAt } from '../figures/units.js';
import { DAYS, IT_WAS, NAME_BACK, NO_MEANT, OWN, TAKES_BACK, TAKES_KIND_BACK } from './taken-back.words.js';

/** "Ohne Wasser, nee, mit Wasser": the same noun with another word before it. */
const OTHER_BEFORE = perLanguage(
  (language) =>
    new RegExp(
      String.raw`(?<![\p{L}'’])(?!(?:no|kein\p{L}*|pas) )[\p{L}'’]+ (?<noun>\p{L}{3,}),? (?:${TAKES_BACK[language]}),? (?<meant>[\p{L}'’]+ \k<noun>)(?!\p{L})`,
      'giu',
    ),
);
/** "Chad no Brad sorry Brad": another name, said once more or not. */
const OTHER_NAME = perLanguage(
  (language) =>
    new RegExp(
      String.raw`(?<![\p{L}])(?<!(?<!\p{L})(?:no|not|nor) )(?!(?:I|No)(?!\p{L}))\p{Lu}\p{Ll}+,? (?:${NAME_BACK[language]}),? (?<meant>\p{Lu}\p{Ll}+)(?:,? (?:${TAKES_BACK[language]}),? \k<meant>)?(?!\p{L})`,
      'gu',
    ),
);
/** "In my slippers no I mean my work boots" */
const OTHER_THING = perLanguage(
  (language) =>
    new RegExp(
      String.raw`(?<![\p{L}])(?<of>${OWN[language]}) \p{L}+(?: \p{L}+)?,? (?:${NO_MEANT[language]}),? (?<meant>\k<of> \p{L}+)(?!\p{L})`,
      'giu',
    ),
);
/** "Im zweiten nein im ersten Lehrjahr": behind the same preposition. */
const OTHER_PLACE = perLanguage(
  (language) =>
    new RegExp(
      String.raw`(?<![\p{L}])(?<!(?<!\p{L})(?:kein\p{L}*|nicht|no|not|pas|ni) (?:\p{L}+ )?)(?<of>im|in|am|an|auf|bei|beim|vom|zum|zur|on|at|from|en|à|au|dans|chez|desde) \p{L}+,? (?:${TAKES_BACK[language]}),? (?<meant>\k<of> \p{L}+)(?!\p{L})`,
      'giu',
    ),
);
const MARK = perLanguage(
  (language) =>
    new RegExp(
      String.raw`(?<=[\p{L}\p{N}%€$£]),? (?:(?:and then|and|und|et|y),? )?(?:(?:${TAKES_KIND_BACK[language]}),? )+(?:(?:${IT_WAS[language]}|on|am|el|le|les|im|en) )?(?=[£$€]?[\p{L}\p{N}])`,
      'giu',
    ),
);

/** The text without what somebody took back: a figure, a day, a month, a unit, a name or a thing that another one of its kind stands for right behind. */
export function withoutTakenBack(text: string, language: PostLanguage): string {
  return ofOneKind(
    text
      .replace(OTHER_BEFORE[language], '$<meant>')
      .replace(OTHER_PLACE[language], '$<meant>')
      .replace(OTHER_NAME[language], '$<meant>')
      .replace(OTHER_THING[language], '$<meant>'),
    language,
  );
}

/** "Fünf nein sechs", "martes digo miércoles", "forty pounds sorry euros": between two words of one kind. */
function ofOneKind(text: string, language: PostLanguage): string {
  let [left, from] = ['', 0];
  for (const { 0: mark, index } of text.matchAll(MARK[language])) {
    const before = left + text.slice(from, index);
    const behind = text.slice(index + mark.length);
    const near = before.slice(-NEAR);
    const place = placeOfKind(near, behind, mark.replace(/^[\s,]+|[\s,]+$/gu, ''), language);
    if (place === null) continue;
    left = before.slice(0, before.length - near.length + place);
    from = index + mark.length;
  }
  return left + text.slice(from);
}

/** Where what was taken back begins; null where both sides are not surely of one kind. @param near what stands before the mark */
function placeOfKind(near: string, behind: string, mark: string, language: PostLanguage): number | null {
  // "There is no Monday no Tuesday", "he offers forty I say fifty".
  if (DENIES_EACH.test(near) || (MAY_ANSWER.test(mark) && OFFERS.test(near.slice(-OFFERED)))) return null;
  for (const [said, meant] of [
    [DAY_LAST, DAY_FIRST],
    [MONTH_LAST, MONTH_FIRST],
  ] as const) {
    const [found, next] = [said[language].exec(near), meant[language].exec(behind)];
    if (found !== null && next !== null) return isSame(found[0], next[0]) ? null : found.index;
  }
  // Between days they say that another one is meant; between figures somebody goes on.
  if (DAYS_ALONE.test(mark)) return null;
  return figurePlace(near, behind, language) ?? unitPlace(near, behind, language);
}
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
/** "He said five no six would be enough", "me ofrece cuarenta digo cincuenta". */
const MAY_ANSWER = /^(?:no|digo)$/iu;
const OFFERED = 40;
const DENIES_EACH = /(?<!\p{L})(?:no|kein\p{L}*|weder|ni|ningún|not) (?:[\p{L}\p{N}]+ ){0,3}[\p{L}\p{N}]+$/iu;
const OFFERS =
  /(?<!\p{L})(?:offer\p{L}*|bid|bids|biet\p{L}*|geboten|offr\p{L}*|ofrec\p{L}*|pid\p{L}*|dice|dijo|says|said|sagt|dit)(?!\p{L})/iu;
const DAYS_ALONE = /^(?:well|bueno(?: no)?|ach)$/iu;
const last = (words: string) => new RegExp(String.raw`(?<![\p{L}])(?:${words})$`, 'iu');
const first = (words: string) => new RegExp(String.raw`^(?:${words})(?!\p{L})`, 'iu');
const daysOf = (language: PostLanguage) => `${WEEKDAY_NAMES[language].join('|')}|${DAYS[language]}`;
const DAY_LAST = perLanguage((language) => last(daysOf(language)));
const DAY_FIRST = perLanguage((language) => first(daysOf(language)));
const MONTH_LAST = perLanguage((language) => last(MONTH_NAMES[language].join('|')));
const MONTH_FIRST = perLanguage((language) => first(MONTH_NAMES[language].join('|')));

interface Figure {
  readonly start: number;
  readonly end: number;
}
const DIGITS = /[£$€]?\p{N}[\p{N}.,]*(?:\s?%)?(?<![.,])/gu;
const figuresIn = (text: string, language: PostLanguage): Figure[] =>
  [
    ...[...text.matchAll(DIGITS)].map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
    ...wordedNumbers(text, language),
  ].sort((a, b) => a.start - b.start);
const TO = /^ (?:to|bis|à|a) $/iu;
const NEAR = 90;

/** The figure that the text ends or begins with, with the one that it reaches from: "40 to 60". */
function rangeAt(
  text: string,
  at: 'end' | 'start',
  language: PostLanguage,
): (Figure & { isRange: boolean }) | null {
  const figures = figuresIn(text, language);
  const index = figures.findIndex(({ start, end }) => (at === 'end' ? end === text.length : start === 0));
  const one = figures[index];
  if (one === undefined) return null;
  const other = figures[at === 'end' ? index - 1 : index + 1];
  const isRange =
    other !== undefined &&
    TO.test(at === 'end' ? text.slice(other.end, one.start) : text.slice(one.end, other.start));
  if (!isRange) return { start: one.start, end: one.end, isRange };
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end), isRange };
}

/** Where a figure is taken back with what it counts ("12 cajas perdón 14 cajas"), that stands there again. */
function figurePlace(near: string, behind: string, language: PostLanguage): number | null {
  const meant = rangeAt(behind.slice(0, NEAR), 'start', language);
  if (meant === null) return null;
  const [counted = ''] = / \p{L}{3,}$/u.exec(near) ?? [];
  const bare = rangeAt(near, 'end', language);
  const said = bare ?? rangeAt(near.slice(0, near.length - counted.length), 'end', language);
  if (said === null || said.isRange !== meant.isRange || isCountedUp(near.slice(0, said.start), language))
    return null;
  const next = behind.slice(meant.end).toLowerCase();
  return bare !== null || (counted !== '' && next.startsWith(counted.toLowerCase())) ? said.start : null;
}

/** "Deux puis trois enfin quatre": somebody counts. */
const isCountedUp = (text: string, language: PostLanguage) =>
  figuresIn(text.slice(-20), language).some(({ end }) => text.slice(-20).length - end < 8);

/** "Forty pounds sorry euros". */
function unitPlace(near: string, behind: string, language: PostLanguage): number | null {
  const said = /(?<= )\p{L}{3,}$/u.exec(near);
  if (said === null || rangeAt(near.slice(0, said.index).trimEnd(), 'end', language) === null) return null;
  const [unit, meant] = [unitAt(said[0])?.unit, unitAt(behind)?.unit];
  if (unit === undefined || meant === undefined || unit === meant) return null;
  const isOneKind = [isMoney, isPeriod].some((isKind) => isKind(unit) && isKind(meant));
  return isOneKind ? said.index : null;
}
