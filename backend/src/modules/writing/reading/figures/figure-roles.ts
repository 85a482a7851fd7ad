import { isStopWord, MONTH_NAMES, POST_LANGUAGES, type TextRange } from '@drumbeat/domain';
import { unaccented } from '../words/word-patterns.js';

/** A number that counts nothing: it says which day of a month, which time of a day, or which one in a row. */
export type FigureRole = 'day' | 'time' | 'ordinal';

const MONTH_LETTERS = 3;
const folded = (word: string) => unaccented(word.toLowerCase());
const MONTHS = POST_LANGUAGES.map((language) => MONTH_NAMES[language].map(folded));

/** The month, from 1, whose name a word is or begins ("Nov", "sept"); null for every other word. */
function monthOf(word: string): number | null {
  if (word.length < MONTH_LETTERS) return null;
  const start = folded(word);
  const months = MONTHS.map((names) => names.findIndex((name) => name.startsWith(start)));
  const found = months.find((month) => month !== -1);
  return found === undefined ? null : found + 1;
}

const BEHIND = /^(?:\.|st|nd|rd|th|er|º)?\s?(?:de |of |d['’])?(?<month>\p{L}{3,})/iu;
const BEFORE = /(?<month>\p{Lu}\p{L}{2,})\.?\s(?:the )?$/u;
/** "Retournée le 21": behind the article stands no noun that it could count. */
const ARTICLE = /(?<!\p{L})(?:le|el|am|vom|du|del)\s$/iu;
const DAYS = 31;

/** A word after it that is counted is no small one: "In May 28 clients came", but "On May 4 the lift stopped". */
const isCounted = (noun: string) =>
  noun.length > 2 && !POST_LANGUAGES.some((language) => isStopWord(noun, language));

/** Of a number from 1 to 31: the month whose day it is, 0 for one that is not named; null where it is no day. */
export function monthOfDay(text: string, { start, end }: TextRange, noun: string): number | null {
  const digits = text.slice(start, end);
  if (!/^\d{1,2}$/u.test(digits) || Number(digits) < 1 || Number(digits) > DAYS) return null;
  const rest = text.slice(end, end + 24);
  const before = text.slice(Math.max(0, start - 16), start);
  const behind = monthOf(BEHIND.exec(rest)?.groups?.['month'] ?? '');
  if (behind !== null) return behind;
  if (isCounted(noun) && !rest.startsWith('.')) return null;
  const named = monthOf(BEFORE.exec(before)?.groups?.['month'] ?? '');
  return named ?? (ARTICLE.test(before) && !/^\s?[%€$£]/u.test(rest) ? 0 : null);
}

const ORDINAL_BEFORE =
  /(?:^|[,;(]\s|(?<!\p{L})(?:der|die|das|dem|den|des|zum|zur|im|beim|(?:k?ein|unser|mein|sein|ihr|jede)\p{L}{0,2})\s)$/iu;
const ORDINAL_SIGN = /^(?:st|nd|rd|th|er|ère|e|ème|\.?[ºª])(?!\p{L})/u;

/** "3. Prüfung", "the 4th", "4º": which one in a row. */
export function isOrdinal(text: string, { start, end }: TextRange): boolean {
  if (!/^\d{1,3}$/u.test(text.slice(start, end))) return false;
  const rest = text.slice(end, end + 24);
  if (ORDINAL_SIGN.test(rest)) return true;
  const noun = /^\.\s(?<noun>\p{Lu}\p{L}+)/u.exec(rest)?.groups?.['noun'];
  return (
    noun !== undefined &&
    !isStopWord(noun.toLowerCase(), 'de') &&
    ORDINAL_BEFORE.test(text.slice(Math.max(0, start - 12), start))
  );
}
