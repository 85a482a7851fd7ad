import { EMOJI_SOURCE } from '../../text/emoji.js';
import { HASHTAG_SOURCE, WEB_ADDRESS_SOURCE } from '../../text/hashtag.js';
import { MENTION_SOURCE } from '../../text/mention-like.js';
import { isKeptWord, type MatchLanguage } from './function-words.js';

/** What is left of a text without its subject: a function word, a mark, or the class of what was masked. */
export interface MaskedToken {
  readonly token: string;
  /** Range in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** Classes of what is masked, and of what is one token whatever it reads. Function words are in small letters, so none is one. */
export const TOKEN_CLASSES = {
  en: ['WORD', 'NAME', 'CAPS', 'ING', 'ED', 'LY', 'TION', 'S'],
  de: ['WORD', 'NAME', 'CAPS', 'GE', 'LICH', 'EN', 'T'],
  all: ['NUMBER', 'COMPOUND', 'LINK', 'HASHTAG', 'MENTION', 'EMOJI', 'LINE', 'BLANK', 'MARK'],
} as const;

/** Marks that are told apart; quotation marks and apostrophes of all makes are one each, and any other mark is MARK. */
export const MARKS: readonly string[] = [...'.,;:?!…()[]"\'-–—/&%+*=<>→•€£$', '!!', '?!'];
const KNOWN_MARKS: ReadonlySet<string> = new Set(MARKS);

/** Endings that tell the rough class of a masked word; the first that fits counts. */
const ENDINGS: Readonly<Record<MatchLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/..ing$/u, 'ING'],
    [/..ed$/u, 'ED'],
    [/..ly$/u, 'LY'],
    [/..(?:tion|ment|ness|ity|ism|ance|ence)s?$/u, 'TION'],
    [/..[^s]s$/u, 'S'],
  ],
  de: [
    [/^(?:\p{L}{2,4})?ge.{2,}(?:t|en)$/u, 'GE'],
    [/.{3}(?:lich|ig|isch|bar|sam)(?:e[nmrs]?)?$/u, 'LICH'],
    [/..e[nmrs]?$/u, 'EN'],
    [/..te?$/u, 'T'],
  ],
};

/** What a segmenter of words would cut to pieces, or join. */
const WHOLE: readonly (readonly [string, string])[] = [
  ['LINK', WEB_ADDRESS_SOURCE],
  ['HASHTAG', HASHTAG_SOURCE],
  ['MENTION', MENTION_SOURCE],
  ['EMOJI', EMOJI_SOURCE],
  // Only from the beginning of a word on: a long one without a hyphen is read once.
  ['COMPOUND', String.raw`(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+(?:[-‑][\p{L}\p{M}\p{N}]+)+`],
  ['LINE', String.raw`(?:\r\n|[\n\r])\s*`],
  ['…', String.raw`\.{2,}`],
  ['!!', '!{2,}'],
  ['?!', '[?!]{2,}'],
  ['—', '-{2,}'],
];

const segmenters = new Map<MatchLanguage, Intl.Segmenter>();
function segmenterOf(language: MatchLanguage): Intl.Segmenter {
  // Made at the first use, because browsers that load these rules without using them may not have one.
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

const GROUP = /\((?!\?)/gu;
/** One group for each kind, in their order. */
const SPECIAL = new RegExp(WHOLE.map(([, pattern]) => `(${pattern.replace(GROUP, '(?:')})`).join('|'), 'gu');

/** The tokens of a text in their order; white space within a line is none. */
export function maskedTokens(text: string, language: MatchLanguage): MaskedToken[] {
  const tokens: MaskedToken[] = [];
  let from = 0;
  for (const match of text.matchAll(SPECIAL)) {
    addWords(tokens, text.slice(from, match.index), from, language);
    from = match.index + match[0].length;
    tokens.push({ token: wholeToken(match, language), start: match.index, end: from });
  }
  addWords(tokens, text.slice(from), from, language);
  return tokens;
}

function wholeToken([found, ...groups]: RegExpExecArray, language: MatchLanguage): string {
  const kind = WHOLE[groups.findIndex((group) => (group as string | undefined) !== undefined)]?.[0] ?? 'MARK';
  if (kind === 'COMPOUND') {
    if (isKeptWord(found.toLowerCase(), language)) return found.toLowerCase();
    return /\p{N}/u.test(found) ? 'NUMBER' : kind;
  }
  if (kind !== 'LINE') return kind;
  return (found.match(/\r\n|[\n\r]/gu) ?? []).length > 1 ? 'BLANK' : 'LINE';
}

function addWords(tokens: MaskedToken[], part: string, from: number, language: MatchLanguage): void {
  for (const { segment, index } of segmenterOf(language).segment(part)) {
    if (segment.trim() === '') continue;
    const token = maskOf(segment, tokens.at(-1)?.token, language);
    tokens.push({ token, start: from + index, end: from + index + segment.length });
  }
}

/** What stands before the first word of a sentence, where a capital says nothing. */
const BEFORE_FIRST: ReadonlySet<string | undefined> = new Set([
  undefined,
  'LINE',
  'BLANK',
  ...'.!?…:"(',
  '!!',
  '?!',
]);

function maskOf(segment: string, before: string | undefined, language: MatchLanguage): string {
  if (/\p{N}/u.test(segment)) return 'NUMBER';
  if (!/\p{L}/u.test(segment)) return markOf(segment);
  const word = segment.toLowerCase().replaceAll('’', "'");
  if (isKeptWord(word, language)) return word;
  if (/^\p{Lu}{2,}$/u.test(segment)) return 'CAPS';
  if (/^\p{Lu}/u.test(segment) && !BEFORE_FIRST.has(before)) return 'NAME';
  return ENDINGS[language].find(([ending]) => ending.test(word))?.[1] ?? 'WORD';
}

function markOf(segment: string): string {
  const mark = segment.replace(/^[“”„«»‹›]$/u, '"').replace(/^[’‘‚`´]$/u, "'");
  return KNOWN_MARKS.has(mark) ? mark : 'MARK';
}
