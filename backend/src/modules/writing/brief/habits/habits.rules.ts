import { addressOf, isWe } from './address.js';
import { BASELINE, MARGIN, POSTS_MIN, SELDOM, type Trait } from './baseline.js';
import { formsOf, type FormOfPost } from './form-of-post.js';
import { closingKind, openingKind, SHORT_WORDS, type ClosingKind, type OpeningKind } from './line-kinds.js';
import { middleOf, type Middle } from './middle.js';

/** How somebody writes, as sentences without a subject ("Asks a question in 8 of 10 posts"), each with its figures. */
export interface Habits {
  /** Number of posts that were read. */
  readonly posts: number;
  /** Lengths, which replace the usual form. */
  readonly form: readonly string[];
  /** What the author does more than others. */
  readonly does: readonly string[];
  /** What others do and the author does not. */
  readonly leavesOut: readonly string[];
  /** Shares of posts with a trait, from 0 to 1, to hold settings against. */
  readonly shares: { readonly emoji: number; readonly question: number; readonly exclamation: number };
  readonly wordsPerSentence: number;
  readonly wordsPerPost: number;
}

/** The habits that posts show; null for fewer than POSTS_MIN posts. The order of the posts changes nothing. */
export function habitsOf(texts: readonly string[]): Habits | null {
  const posts = formsOf([...new Set(texts)]);
  if (posts.length < POSTS_MIN) return null;
  const found = TRAITS.flatMap((trait) => traitHabit(posts, trait) ?? []);
  const share = (holds: (post: FormOfPost) => boolean) => posts.filter(holds).length / posts.length;
  return {
    posts: posts.length,
    form: formLines(posts),
    does: [
      ...languageLines(posts),
      ...openingLines(posts),
      ...closingLines(posts),
      ...found.flatMap(({ does }) => does ?? []),
      ...addressLines(posts),
    ],
    leavesOut: found.flatMap(({ leavesOut }) => leavesOut ?? []),
    shares: {
      emoji: share(({ emojis }) => emojis.length > 0),
      question: share(({ questions }) => questions > 0),
      exclamation: share(({ exclamations }) => exclamations > 0),
    },
    wordsPerSentence: middleOf(sentenceLengths(posts)).median,
    wordsPerPost: middleOf(posts.map(({ words }) => words)).median,
  };
}

const sentenceLengths = (posts: readonly FormOfPost[]) =>
  posts.flatMap(({ sentences }) => sentences.map(({ words }) => words.length));

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const ofPosts = (seen: number, of: number) => `${seen} of ${of} posts`;
/** Where the middle half lies, unless it lies on the median alone. */
const spread = ({ median, from, to }: Middle, before: string) =>
  from === median && to === median ? '' : `${before}mostly ${from === to ? from : `${from} to ${to}`}`;

function formLines(posts: readonly FormOfPost[]): string[] {
  const words = middleOf(posts.map((post) => post.words));
  const sentences = middleOf(sentenceLengths(posts));
  const lines = middleOf(posts.flatMap(({ linesPerParagraph }) => linesPerParagraph));
  const paragraphs = middleOf(posts.map(({ linesPerParagraph }) => linesPerParagraph.length));
  return [
    `About ${plural(words.median, 'word')} a post${spread(words, ', ')} (${posts.length} posts read).`,
    `About ${plural(sentences.median, 'word')} a sentence${spread(sentences, ', ')}.`,
    `About ${plural(paragraphs.median, 'paragraph')} a post${spread(paragraphs, ', ')}, each of ${plural(lines.median, 'line')}${spread(lines, ', ')}.`,
  ];
}

/** Seen in at least three posts, and more often than where no voice is in it. */
const isHabit = (seen: number, of: number, trait: Trait) =>
  seen >= POSTS_MIN && seen / of - BASELINE[trait] >= MARGIN;
const isLeftOut = (seen: number, of: number, trait: Trait) =>
  seen / of <= SELDOM && BASELINE[trait] - seen / of >= MARGIN;

interface TraitWords {
  readonly trait: Trait;
  readonly holds: (post: FormOfPost) => boolean;
  readonly does: (seen: string, with_: readonly FormOfPost[]) => string;
  readonly leavesOut: string;
}

const DASH = /\s[–—]\s|\p{L}—\p{L}/u;
const BRACKETS = /\([^()\n]{3,}\)/u;
const LIST_ITEMS = 3;

const perPost = (posts: readonly FormOfPost[], count: (post: FormOfPost) => number) =>
  middleOf(posts.map(count)).median;

const TRAITS: readonly TraitWords[] = [
  {
    trait: 'question',
    holds: ({ questions }) => questions > 0,
    does: (seen, posts) =>
      `Asks questions in ${seen}, ${perPost(posts, ({ questions }) => questions)} a post.`,
    leavesOut: 'Asks no questions',
  },
  {
    trait: 'emoji',
    holds: ({ emojis }) => emojis.length > 0,
    does: (seen, posts) =>
      `Uses emoji in ${seen}, ${perPost(posts, ({ emojis }) => emojis.length)} a post${named(
        commonest(
          posts.flatMap(({ emojis }) => [...new Set(emojis)]),
          5,
        ),
        ', mostly ',
      )}.`,
    leavesOut: 'Uses no emoji',
  },
  {
    trait: 'hashtag',
    holds: ({ hashtags }) => hashtags.length > 0,
    does: (seen, posts) =>
      `Sets hashtags in ${seen}, ${perPost(posts, ({ hashtags }) => hashtags.length)} a post${named(
        commonest(
          posts.flatMap(({ hashtags }) => hashtags.map((tag) => `#${tag.replace(/^#/u, '')}`)),
          5,
        ),
        ', again and again ',
      )}.`,
    leavesOut: 'Sets no hashtags',
  },
  {
    trait: 'exclamation',
    holds: ({ exclamations }) => exclamations > 0,
    does: (seen, posts) =>
      `Exclaims in ${seen}, ${plural(
        perPost(posts, ({ exclamations }) => exclamations),
        'sentence',
      )} with "!" a post.`,
    leavesOut: 'Sets no exclamation marks',
  },
  {
    trait: 'dash',
    holds: ({ text }) => DASH.test(text),
    does: (seen) => `Sets dashes between thoughts in ${seen}.`,
    leavesOut: 'Sets no dashes between thoughts',
  },
  {
    trait: 'brackets',
    holds: ({ text }) => BRACKETS.test(text),
    does: (seen) => `Puts asides in brackets in ${seen}.`,
    leavesOut: 'Puts no asides in brackets',
  },
  {
    trait: 'list',
    holds: ({ listItems }) => listItems >= LIST_ITEMS,
    does: (seen) => `Writes lists in ${seen}.`,
    leavesOut: 'Writes no lists',
  },
  {
    trait: 'we',
    holds: isWe,
    does: (seen) => `Says "we" rather than "I" in ${seen}.`,
    leavesOut: 'Never speaks as "we"',
  },
];

function traitHabit(
  posts: readonly FormOfPost[],
  { trait, holds, does, leavesOut }: TraitWords,
): { does?: string; leavesOut?: string } | null {
  const with_ = posts.filter(holds);
  const seen = ofPosts(with_.length, posts.length);
  if (isHabit(with_.length, posts.length, trait)) return { does: does(seen, with_) };
  if (isLeftOut(with_.length, posts.length, trait)) {
    return {
      leavesOut:
        with_.length === 0
          ? `${leavesOut}: in none of ${posts.length} posts.`
          : `${leavesOut}, save in ${seen}.`,
    };
  }
  return null;
}

function languageLines(posts: readonly FormOfPost[]): string[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const shown = posts.flatMap(({ language }) => language ?? []);
  return counts(shown)
    .filter(([, seen]) => seen >= Math.min(POSTS_MIN, posts.length))
    .map(
      ([language, seen]) => `Writes in ${names.of(language) ?? language} in ${ofPosts(seen, posts.length)}.`,
    );
}

const OPENINGS: Readonly<Record<OpeningKind, string>> = {
  question: 'Opens with a question',
  quotation: 'Opens with somebody’s words',
  figure: 'Opens with a figure',
  verdict: `Opens with a verdict of at most ${SHORT_WORDS} words`,
  scene: 'Opens with what the author did or saw, as "I" or "we"',
  reader: 'Opens by speaking to the reader',
  statement: `Opens with a statement of more than ${SHORT_WORDS} words`,
};

function openingLines(posts: readonly FormOfPost[]): string[] {
  return counts(posts.map(openingKind))
    .filter(([, seen]) => isHabit(seen, posts.length, 'opening'))
    .map(([kind, seen]) => `${OPENINGS[kind as OpeningKind]} in ${ofPosts(seen, posts.length)}.`);
}

const CLOSINGS: Readonly<Record<ClosingKind, string>> = {
  question: 'Ends with a question',
  exclamation: 'Ends with an exclamation',
  emoji: 'Ends with an emoji',
  short: `Ends with a sentence of at most ${SHORT_WORDS} words`,
  long: `Ends with a sentence of more than ${SHORT_WORDS} words, without a last short line`,
};

function closingLines(posts: readonly FormOfPost[]): string[] {
  const kinds = counts(posts.map(closingKind))
    .filter(([kind, seen]) =>
      isHabit(seen, posts.length, kind === 'question' ? 'closing question' : 'closing'),
    )
    .map(([kind, seen]) => `${CLOSINGS[kind as ClosingKind]} in ${ofPosts(seen, posts.length)}.`);
  const same = counts(posts.map(({ lastLine }) => lastLine))
    .filter(([line, seen]) => seen >= POSTS_MIN && line.length <= SAME_LINE_MAX)
    .map(([line, seen]) => `Ends with the same line in ${ofPosts(seen, posts.length)}: “${line}”`);
  return [...kinds, ...same];
}

/** A longer line that comes again is a copied post. */
const SAME_LINE_MAX = 120;

function addressLines(posts: readonly FormOfPost[]): string[] {
  const found = counts(posts.flatMap((post) => addressOf(post) ?? []));
  return found
    .filter(([form, seen]) =>
      form === 'you'
        ? isHabit(seen, posts.length, 'reader')
        : seen >= POSTS_MIN &&
          found.filter(([one]) => one !== 'you').every(([one, times]) => one === form || times < seen),
    )
    .map(([form, seen]) => `Addresses the reader as "${form}" in ${ofPosts(seen, posts.length)}.`);
}

/** The most frequent first, of equals the first by code units. */
function counts(values: readonly string[]): [value: string, seen: number][] {
  const seen = new Map<string, number>();
  for (const value of values) seen.set(value, (seen.get(value) ?? 0) + 1);
  return [...seen].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
}

/** Those that come in several posts. */
const commonest = (values: readonly string[], most: number) =>
  counts(values)
    .filter(([, seen]) => seen >= 2)
    .slice(0, most)
    .map(([value]) => value);

const named = (values: readonly string[], before: string) =>
  values.length === 0 ? '' : `${before}${values.join(' ')}`;
