import type { TextRange } from '@drumbeat/domain';

interface StockPhrase {
  readonly pattern: RegExp;
  /** The reason why readers find it machine-made or impersonal, in half a sentence. */
  readonly reason: string;
}

const phrase = (source: string, reason: string): StockPhrase => ({
  pattern: new RegExp(source, 'giu'),
  reason,
});

const APOSTROPHE = "['’]";
const WORD_END = String.raw`(?![\p{L}\p{N}])`;
const WORD_START = String.raw`(?<![\p{L}\p{N}])`;
const words = (source: string, reason: string) => phrase(`${WORD_START}(?:${source})${WORD_END}`, reason);

/**
 * Phrases that language models write far more often than people do (English; collected from LinkedIn feeds and from what the
 * models themselves answer), by their telltale feature. The first match of a place gives the reason, so sentence
 * patterns come before single words.
 */
const STOCK_PHRASES: readonly StockPhrase[] = [
  phrase(
    String.raw`${WORD_START}(?:it|this|that)(?: is|${APOSTROPHE}s| was)(?: not|n${APOSTROPHE}t) (?:just |only |about )?[^.!?\n]{2,60}[.;,–—-]+\s*(?:it|this|that)(?: is|${APOSTROPHE}s| was) [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  phrase(
    String.raw`${WORD_START}(?:it|this|that) (?:isn|wasn)${APOSTROPHE}t (?:just |only |about )?[^.!?\n]{2,60}[.;,–—-]+\s*(?:it|this|that)(?: is|${APOSTROPHE}s| was) [^.!?\n]{2,60}[.!?]`,
    '“Not this, but that” is the pattern readers take for a machine',
  ),
  phrase(
    String.raw`${WORD_START}No [\p{L} ]{2,30}\. No [\p{L} ]{2,30}\. (?:No|Just|Only) [^.!?\n]{2,40}[.!?]`,
    'a row of “No …” sentences is a model’s way to sound firm',
  ),
  phrase(
    String.raw`${WORD_START}here${APOSTROPHE}s (?:the (?:thing|kicker|truth|catch)|what (?:nobody|no one) (?:tells|told) you)${WORD_END}`,
    'it announces a point instead of making it',
  ),
  words(
    `let that sink in|read that again|let me repeat that`,
    'it tells readers how to feel about the line before',
  ),
  words(
    `in today${APOSTROPHE}s (?:fast-paced|digital|ever-changing|competitive|modern)?(?: [\\p{L}-]+)? ?(?:world|landscape|age|era|market)`,
    'it says nothing about you or your readers',
  ),
  words(
    `(?:I${APOSTROPHE}m|I am|we${APOSTROPHE}re|we are) (?:so |very |truly |beyond )?(?:thrilled|excited|humbled|honou?red|delighted) to (?:share|announce)`,
    'everybody’s news begins like this',
  ),
  words(
    `unlock (?:your|the|their|new)(?: true| full)? (?:potential|power|secrets?|growth)`,
    'nothing is locked; say what changes',
  ),
  words(
    `(?:ever|constantly|rapidly)[- ](?:evolving|changing)(?: landscape| world)?`,
    'it is true of everything',
  ),
  words(
    `(?:navigat(?:e|ing)) (?:the )?(?:complexit(?:y|ies)|challenges|landscape)(?: of)?`,
    'it names no difficulty that anybody has had',
  ),
  words(`(?:a )?testament to`, 'it praises where a fact would convince'),
  words(`rich tapestry|tapestry of`, 'nobody says it aloud'),
  words(`delv(?:e|es|ed|ing) into|deep dive into`, 'models “delve”; people look at, read or ask'),
  words(`game[- ]?chang(?:er|ers|ing)`, 'it claims what the next sentence should show'),
  words(
    `cutting[- ]edge|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|world[- ]class`,
    'it is a word from a brochure',
  ),
  words(`seamless(?:ly)?|effortless(?:ly)?`, 'nothing that was worth writing about was'),
  words(`paradigm shift|thought leadership|synerg(?:y|ies)`, 'it is a word for slides'),
  words(`leverag(?:e|es|ed|ing)`, '“use” says the same'),
  words(`elevat(?:e|es|ed|ing) your`, 'say by how much, or what is better'),
  words(`supercharge|turbocharge|skyrocket(?:ed|ing)?`, 'a number would say more'),
  words(
    `at the end of the day|when all is said and done|the bottom line is`,
    'the sentence stands without it',
  ),
  words(
    `it${APOSTROPHE}s (?:worth noting|important to (?:note|remember)) that`,
    'if it is, the sentence shows it',
  ),
  words(`in conclusion|to sum up|in summary`, 'a post is too short to be summed up'),
  phrase(`(?<=^|[\\n.!?] ?)(?:moreover|furthermore|additionally),`, 'nobody speaks like this'),
  words(`buckle up|spoiler alert|plot twist`, 'it is borrowed excitement'),
  phrase(
    `${WORD_START}(?:agree\\?|thoughts\\?|who${APOSTROPHE}s with me\\?)`,
    'it asks for a comment without giving a reason for one',
  ),
];

/** A stock phrase found in the text. */
export interface FoundStockPhrase {
  readonly text: string;
  readonly reason: string;
  readonly place: TextRange;
}

/** All stock phrases of the text, in its order; none overlaps another. */
export function findStockPhrases(text: string): FoundStockPhrase[] {
  const found: FoundStockPhrase[] = [];
  for (const { pattern, reason } of STOCK_PHRASES) {
    for (const match of text.matchAll(pattern)) {
      const place = { start: match.index, end: match.index + match[0].length };
      if (!found.some((other) => other.place.start < place.end && place.start < other.place.end)) {
        found.push({ text: match[0], reason, place });
      }
    }
  }
  return found.sort((a, b) => a.place.start - b.place.start);
}
