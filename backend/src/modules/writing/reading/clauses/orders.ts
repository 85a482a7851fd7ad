import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { wordedNumbers } from '../figures/number-words.js';
import { wordsAsSaid } from '../denials/negations.js';
import { stemOf } from '../words/stems.js';

/** "Eleven days before the filing": what comes first of two things. */
export interface Order {
  readonly place: TextRange;
  readonly isBefore: boolean;
  /** What it is before or after, by its stem. */
  readonly stem: string;
  /** How long before or after, in words: "11 day"; '' where it is not said. */
  readonly amount: string;
}

const MARKS: Readonly<Record<PostLanguage, { readonly before: string; readonly after: string }>> = {
  en: { before: 'before', after: 'after' },
  de: { before: 'vor|bevor|ehe', after: 'nach|nachdem' },
  fr: { before: 'avant', after: 'après' },
  es: { before: 'antes', after: 'después|tras' },
};
const AMOUNT = String.raw`(?:(?<count>\d+|[\p{L}-]+)\s(?<of>[\p{L}]+\.?)\s)?`;

/** What the text says to be before or after something. */
export function ordersIn(text: string, language: PostLanguage): Order[] {
  const { before, after } = MARKS[language];
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${AMOUNT}(?:(?<before>${before})|${after})(?<what>(?:\s[\p{L}\p{N}'’-]+){1,4})`,
    'giu',
  );
  return [...text.matchAll(pattern)].flatMap(({ 0: all, index, groups = {} }) => {
    const words = wordsAsSaid(groups['what'] ?? '');
    // "Vor elf Tagen" is eleven days ago.
    if (/^\d/u.test(words[0] ?? '')) return [];
    const stem = words.map((one) => stemOf(one, language)).find((one) => one !== undefined);
    if (stem === undefined || /^\d/u.test(stem)) return [];
    const place = { start: index, end: index + all.length };
    return [{ place, isBefore: groups['before'] !== undefined, stem, amount: amountOf(groups, language) }];
  });
}

function amountOf(groups: Readonly<Record<string, string | undefined>>, language: PostLanguage): string {
  const { count = '', of = '' } = groups;
  const value = /^\d+$/u.test(count) ? Number(count) : wordedNumbers(count, language)[0]?.value;
  return value === undefined ? '' : `${value} ${of.toLowerCase().slice(0, 3)}`;
}
