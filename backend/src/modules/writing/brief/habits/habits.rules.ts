import { addressOf, isWe } from './address.js';
import { HABIT_POSTS_MIN } from '../../habit.limits.js';
import { BASELINE, isHabit, isLeftOut, type Trait } from './baseline.js';
import { formsOf, type FormOfPost } from './form-of-post.js';
import { closingKind, openingKind, SHORT_WORDS, type ClosingKind, type OpeningKind } from './line-kinds.js';
import { middleOf, type Middle } from './middle.js';
import { beginsWithPerson, beginsWithTime, reportsSpeech } from './telling.js';

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

/** The habits that posts show; null for fewer than HABIT_POSTS_MIN posts. The order of the posts changes nothing. */
export function habitsOf(texts: readonly string[]): Habits | null {
  const posts = formsOf([...new Set(texts)]);
  if (posts.length < HABIT_POSTS_MIN) return null;
  const found = TRAITS.flatMap((trait) => traitHabit(posts, trait) ?? []);
  const share = (holds: (post: FormOfPost) => boolean) => posts.filter(holds).length / posts.length;
  return {
    posts: posts.length,
    form: formLines(posts),
    does: [
      ...languageLines(posts),
      ...letterLines(posts),
      ...openingLines(posts),
      ...closingLines(posts),
      ...caseLines(posts),
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
  const inParagraph = middleOf(posts.flatMap(({ wordsPerParagraph }) => wordsPerParagraph));
  return [
    `About ${plural(words.median, 'word')} a post${spread(words, ', ')} (${posts.length} posts read).`,
    `About ${plural(sentences.median, 'word')} a sentence${spread(sentences, ', ')}.`,
    `About ${plural(paragraphs.median, 'paragraph')} a post${spread(paragraphs, ', ')}, each of ${plural(lines.median, 'line')}${spread(lines, ', ')} and about ${plural(inParagraph.median, 'word')}${spread(inParagraph, ', ')}${longerParagraphs(posts, lines.to)}.`,
  ];
}

/** The paragraphs that the middle half does not show, where several posts have one: a stanza between single lines. */
function longerParagraphs(posts: readonly FormOfPost[], usual: number): string {
  const longer = posts.map(({ linesPerParagraph }) => linesPerParagraph.filter((lines) => lines > usual));
  const seen = longer.filter(({ length }) => length > 0).length;
  if (!isHabit(seen, posts.length, BASELINE['longer paragraph'])) return '';
  const all = longer.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return `; in ${ofPosts(seen, posts.length)} one of ${least === most ? least : `${least} to ${most}`} lines`;
}

interface TraitWords {
  readonly trait: Trait;
  readonly holds: (post: FormOfPost) => boolean;
  readonly does: (seen: string, with_: readonly FormOfPost[]) => string;
  /** Undefined where most people leave it out. */
  readonly leavesOut?: string;
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
    leavesOut: 'Does not speak as "we"',
  },
  {
    trait: 'time first',
    holds: beginsWithTime,
    does: (seen) => `Says in the first sentence when it happened in ${seen}.`,
  },
  {
    trait: 'person first',
    holds: beginsWithPerson,
    does: (seen) => `Brings a person on in the first sentence in ${seen}.`,
  },
  {
    trait: 'reported speech',
    holds: reportsSpeech,
    does: (seen) => `Reports what people said instead of quoting them ("she said that …") in ${seen}.`,
  },
];

function traitHabit(
  posts: readonly FormOfPost[],
  { trait, holds, does, leavesOut }: TraitWords,
): { does?: string; leavesOut?: string } | null {
  const with_ = posts.filter(holds);
  const seen = ofPosts(with_.length, posts.length);
  if (isHabit(with_.length, posts.length, BASELINE[trait])) return { does: does(seen, with_) };
  if (leavesOut === undefined || !isLeftOut(with_.length, posts.length, BASELINE[trait])) return null;
  return { leavesOut: `${leavesOut} in ${ofPosts(posts.length - with_.length, posts.length)}.` };
}

/** The stronger of two: no capital at all, or none where a sentence begins. */
function caseLines(posts: readonly FormOfPost[]): string[] {
  const seen = (least: FormOfPost['letters'][]) =>
    posts.filter(({ letters }) => least.includes(letters)).length;
  const [small, begins] = [seen(['small']), seen(['small', 'small beginnings'])];
  const all = posts.length;
  if (isHabit(small, all, BASELINE['small letters'])) {
    return [
      `Writes in small letters throughout, names and sentence beginnings too, in ${ofPosts(small, all)}.`,
    ];
  }
  return isHabit(begins, all, BASELINE['small letters'])
    ? [`Begins sentences with a small letter in ${ofPosts(begins, all)}.`]
    : [];
}

function languageLines(posts: readonly FormOfPost[]): string[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const shown = posts.flatMap(({ language }) => language ?? []);
  return counts(shown)
    .filter(([, seen]) => seen >= Math.min(HABIT_POSTS_MIN, posts.length))
    .map(
      ([language, seen]) => `Writes in ${names.of(language) ?? language} in ${ofPosts(seen, posts.length)}.`,
    );
}

/** Of a letter: how it greets and how it ends, word for word where that is always the same. */
function letterLines(posts: readonly FormOfPost[]): string[] {
  const line = (trait: 'salutation' | 'sign-off', says: string, found: readonly string[]) => {
    if (!isHabit(found.length, posts.length, BASELINE[trait])) return [];
    const [usual] = counts(found.map((one) => one.replace(/\s*\n\s*/gu, ' / ')));
    if (usual === undefined) return [];
    const [first, seen] = usual;
    const shown =
      seen > found.length / 2
        ? seen === found.length
          ? `always “${first}”`
          : `mostly “${first}”`
        : `for example “${first}”`;
    return [`${says} in ${ofPosts(found.length, posts.length)}, ${shown}.`];
  };
  return [
    ...line(
      'salutation',
      'Writes letters: begins with a salutation in a line of its own, before the first sentence,',
      posts.flatMap(({ salutation }) => salutation ?? []),
    ),
    ...line(
      'sign-off',
      'Signs off as in a letter, in the last lines,',
      posts.flatMap(({ signOff }) => signOff ?? []),
    ),
  ];
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
    .filter(([, seen]) => isHabit(seen, posts.length, BASELINE.opening))
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
      isHabit(seen, posts.length, BASELINE[kind === 'question' ? 'closing question' : 'closing']),
    )
    .map(([kind, seen]) => `${CLOSINGS[kind as ClosingKind]} in ${ofPosts(seen, posts.length)}.`);
  const again = (what: string, endings: readonly string[]) =>
    counts(endings)
      .filter(([ending, seen]) => seen >= HABIT_POSTS_MIN && ending.length <= SAME_LINE_MAX)
      .map(([ending, seen]) => ({
        ending,
        seen,
        told: `Ends with the same ${what} in ${ofPosts(seen, posts.length)}: “${ending}”`,
      }));
  const lines = again(
    'line',
    posts.map(({ lastLine }) => lastLine),
  );
  // A sentence that more posts end with than with one line: "that's the post." behind ever other ones.
  const sentences = again(
    'sentence',
    posts.map(({ lastSentence }) => lastSentence),
  ).filter(({ ending, seen }) => lines.every((line) => line.seen < seen || !line.ending.endsWith(ending)));
  return [...kinds, ...[...lines, ...sentences].map(({ told }) => told)];
}

/** A longer line that comes again is a copied post. */
const SAME_LINE_MAX = 120;

function addressLines(posts: readonly FormOfPost[]): string[] {
  const found = counts(posts.flatMap((post) => addressOf(post) ?? []));
  return found
    .filter(([form, seen]) =>
      form === 'you'
        ? isHabit(seen, posts.length, BASELINE.reader)
        : seen >= HABIT_POSTS_MIN &&
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
