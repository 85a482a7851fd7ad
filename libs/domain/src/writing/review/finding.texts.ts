import { findStockPhrases } from './stock-phrases.js';
import type { Finding, FindingKind, TextFinding } from './text-finding.js';

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
  dashes: (author) => `${author} uses fewer dashes`,
  triple: (author) => `one more row of three than ${author} would write`,
  never_done: (author) =>
    `${author} never does this, be it an emoji, a question at the end, a capital or this address of the reader`,
};

/** As a sentence to the text's author, who can settle it. */
export const findingForAuthor = (finding: TextFinding) => asSentence(WORDS[finding.kind]('you', finding));

/** As a sentence to the writer that is to repair the text. */
export const findingForWriter = (finding: Finding) => asSentence(WORDS[finding.kind]('the author', finding));

const asSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
