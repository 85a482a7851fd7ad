import { EMOJI_SOURCE } from '../../text/emoji.js';
import { findStockPhrases } from './stock-phrases.js';
import type {
  Finding,
  FindingKind,
  FindingOrigin,
  HabitKind,
  KeptFindingKind,
  TextFinding,
} from './text-finding.js';

/** What is wrong with the words of a finding; `author` is how its reader would call the text's author: "you", "the author". */
const WORDS: Readonly<Record<FindingKind, (author: string, finding: Finding) => string>> = {
  number: (author) => `nothing that ${author} gave or wrote has this figure`,
  unit: (author) => `${author} gave this figure of something else`,
  date: (author) => `nothing that ${author} gave or wrote names this time`,
  name: (author) => `nothing that ${author} gave or wrote names this`,
  quotation: (author) => `nobody says this in these words in what ${author} gave`,
  negation: (author) => `${author} said the opposite`,
  rhythm: (_author, { lengths }) => {
    const range =
      lengths && (lengths.from === lengths.to ? lengths.from : `${lengths.from} to ${lengths.to}`);
    const these = lengths
      ? `these ${lengths.of} all have ${range} words`
      : 'these are about as long as each other';
    return `${these}: one of them may be much shorter`;
  },
  preamble: () => 'this is said about the post and is no part of it',
  sign_off: () => 'this is said about the post and is no part of it',
  markdown: () => 'LinkedIn prints these marks as they stand',
  hashtags: (author) => `at most three hashtags, and none where ${author} uses none`,
  never_use: (author) => `${author} never uses this phrase, in any form`,
  stock_phrase: (_author, { quotation }) =>
    ['a stock phrase', ...findStockPhrases(quotation).map(({ reason }) => reason)].join(': '),
  dashes: () => 'earlier posts have fewer dashes',
  triple: (author) => `one more row of three than ${author} would write`,
  never_done: (_author, { quotation }) => neverDone(quotation),
  copied: () => 'an earlier post says this word for word, or nearly',
  remark: (author) => `this may be the assistant speaking, not ${author}: does it belong here?`,
  elsewhere: (author, { origin }) => fromElsewhere(author === 'you' ? 'your' : 'the author’s', origin),
};

/** "from your post of 31 May 2026: does it belong here?" */
function fromElsewhere(whose: string, origin: FindingOrigin | undefined): string {
  if (origin?.of === 'profile') return `from ${whose} profile: does it belong here?`;
  const day = origin?.on ? ` of ${DAY.format(new Date(`${origin.on}T00:00:00Z`))}` : '';
  return `from ${day === '' ? `an earlier post of ${whose === 'your' ? 'yours' : 'the author'}` : `${whose} post${day}`}: does it belong here?`;
}
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** What the words show of a habit that their author does not have. */
function neverDone(words: string): string {
  if (new RegExp(EMOJI_SOURCE, 'u').test(words) && !/\p{L}/u.test(words))
    return 'no earlier post has an emoji';
  if (words.includes('\n')) return 'no earlier post has a list';
  if (/\?[^\p{L}\p{N}]*(?:#\S+\s*)*$/u.test(words)) return 'no earlier post ends with a question';
  if (!/\s/u.test(words.trim())) return 'sentences of earlier posts begin small';
  return 'earlier posts address their readers in another way';
}

const HABIT_TITLES: Readonly<Record<HabitKind, string>> = {
  rhythm: 'An even rhythm',
  dashes: 'More dashes than you set',
  triple: 'One row of three too many',
  never_done: 'Not how you write',
  copied: 'From an earlier post',
  elsewhere: 'From another matter',
  remark: 'Perhaps not your words',
};

/** In a few words, to the text's author. */
export const habitTitle = (kind: KeptFindingKind): string | null =>
  kind in HABIT_TITLES ? HABIT_TITLES[kind as HabitKind] : null;

/** As a sentence to the text's author, who can settle it. */
export const findingForAuthor = (finding: TextFinding) => asSentence(WORDS[finding.kind]('you', finding));

/** As a sentence to the writer that is to repair the text. */
export const findingForWriter = (finding: Finding) => asSentence(WORDS[finding.kind]('the author', finding));

const asSentence = (words: string) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${words.endsWith('?') ? '' : '.'}`;
