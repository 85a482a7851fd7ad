import { addressesMany, addressOf } from './address.js';
import { HABIT_POSTS_MIN } from '../../habit.limits.js';
import { BASELINE, isHabit, isLeftOut } from './baseline.js';
import { counts, middleOf, type Middle } from './counts.js';
import { formsOf, type FormOfPost } from './form-of-post.js';
import { habit, ofPosts, sentenceThat, type Habit, type Quote } from './habit.js';
import {
  closesWithQuestion,
  closingKind,
  openingForm,
  openingSentence,
  OPENINGS,
  SHORT_WORDS,
  usualOpenings,
  type ClosingKind,
} from './line-kinds.js';
import { TRAITS } from './traits.js';

/** How somebody writes, each with its figures. */
export interface Habits {
  /** Number of posts that were read. */
  readonly posts: number;
  /** Lengths, which replace the usual form. */
  readonly form: readonly string[];
  /** What the author does more than others. */
  readonly does: readonly Habit[];
  /** What others do and the author does not. */
  readonly leavesOut: readonly Habit[];
  /** Shares of posts with a trait, from 0 to 1, to hold settings against. */
  readonly shares: { readonly emoji: number; readonly question: number; readonly exclamation: number };
  /** On average, as everywhere where a single figure is told of sentences. */
  readonly wordsPerSentence: number;
  /** False where hardly any post addresses anybody. */
  readonly speaksToReader: boolean;
  readonly wordsPerPost: number;
}

/** The habits that posts show; null for fewer than HABIT_POSTS_MIN posts. The order of the posts changes nothing. */
export function habitsOf(texts: readonly string[]): Habits | null {
  const posts = formsOf([...new Set(texts)]);
  if (posts.length < HABIT_POSTS_MIN) return null;
  const found = TRAITS.flatMap((trait) => traitHabit(posts, trait) ?? []);
  const address = addressLines(posts);
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
      ...address,
    ],
    leavesOut: found.flatMap(({ leavesOut }) => leavesOut ?? []),
    shares: {
      emoji: share(({ emojis }) => emojis.length > 0),
      question: share(({ questions }) => questions > 0),
      exclamation: share(({ exclamations }) => exclamations > 0),
    },
    wordsPerSentence: averageLength(posts),
    speaksToReader: address.length > 0,
    wordsPerPost: middleOf(posts.map(({ words }) => words)).median,
  };
}

const sentenceLengths = (posts: readonly FormOfPost[]) =>
  posts.flatMap(({ sentences }) => sentences.map(({ words }) => words.length));

/** A whole number. */
const averageLength = (posts: readonly FormOfPost[]) => {
  const lengths = sentenceLengths(posts);
  return Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
};

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
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
    `About ${plural(averageLength(posts), 'word')} a sentence on average${spread(sentences, ', ')}.`,
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

function traitHabit(
  posts: readonly FormOfPost[],
  { trait, holds, isAnywhere = holds, name, more, leavesOut, quote }: (typeof TRAITS)[number],
): { does?: Habit; leavesOut?: Habit } | null {
  const all = posts.length;
  const with_ = posts.filter(holds);
  if (isHabit(with_.length, all, BASELINE[trait]))
    return { does: habit(name, with_, all, { more: more?.(with_) ?? '', quote }) };
  const anywhere = posts.filter(isAnywhere);
  if (leavesOut === undefined || !isLeftOut(anywhere.length, all, BASELINE[trait])) return null;
  return {
    leavesOut: habit(
      leavesOut,
      posts.filter((post) => !anywhere.includes(post)),
      all,
    ),
  };
}

const firstSentence = ({ sentences: [first] }: FormOfPost) => first?.text ?? null;

export const CASES = {
  small: 'Writes in small letters throughout, names and sentence beginnings too,',
  smallBeginnings: 'Begins sentences with a small letter',
} as const;

/** The stronger of two: no capital at all, or none where a sentence begins. */
function caseLines(posts: readonly FormOfPost[]): Habit[] {
  const seen = (least: FormOfPost['letters'][]) => posts.filter(({ letters }) => least.includes(letters));
  const [small, begins] = [seen(['small']), seen(['small', 'small beginnings'])];
  const all = posts.length;
  const quote = firstSentence;
  if (isHabit(small.length, all, BASELINE['small letters'])) {
    return [habit(CASES.small, small, all, { quote })];
  }
  return isHabit(begins.length, all, BASELINE['small letters'])
    ? [habit(CASES.smallBeginnings, begins, all, { quote })]
    : [];
}

function languageLines(posts: readonly FormOfPost[]): Habit[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  // A post whose language does not show is in none of the others.
  const shown = posts.flatMap(({ language }) => language ?? []);
  return counts(shown)
    .filter(([, seen]) => seen >= Math.min(HABIT_POSTS_MIN, posts.length))
    .map(([language]) =>
      habit(
        `Writes in ${names.of(language) ?? language}`,
        posts.filter((post) => post.language === language),
        shown.length,
      ),
    );
}

export const LETTERS = {
  salutation: 'Writes letters: begins with a salutation in a line of its own, before the first sentence,',
  signOff: 'Signs off as in a letter, in the last lines,',
} as const;

/** Of a letter: how it greets and how it ends, word for word where that is always the same. */
function letterLines(posts: readonly FormOfPost[]): Habit[] {
  const line = (trait: 'salutation' | 'sign-off', name: string, part: Quote): Habit[] => {
    const with_ = posts.filter((post) => part(post) !== null);
    if (!isHabit(with_.length, posts.length, BASELINE[trait])) return [];
    const [usual] = counts(with_.map((post) => (part(post) ?? '').replace(/\s*\n\s*/gu, ' / ')));
    if (usual === undefined) return [];
    const [first, seen] = usual;
    const often = seen === with_.length ? 'always' : seen > with_.length / 2 ? 'mostly' : 'for example';
    return [habit(name, with_, posts.length, { more: `, ${often} “${first}”`, quote: part })];
  };
  return [
    ...line('salutation', LETTERS.salutation, ({ salutation }) => salutation),
    ...line('sign-off', LETTERS.signOff, ({ signOff }) => signOff),
  ];
}

function openingLines(posts: readonly FormOfPost[]): Habit[] {
  const kinds = usualOpenings(posts).map(([kind]) =>
    habit(
      OPENINGS[kind],
      posts.filter((post) => openingForm(post) === kind),
      posts.length,
      { quote: (post) => openingSentence(post)?.text ?? null },
    ),
  );
  const same = counts(posts.flatMap((post) => firstSentence(post) ?? []))
    .filter(([words, seen]) => seen >= HABIT_POSTS_MIN && words.length <= SAME_LINE_MAX)
    .map(([words, seen]) => ({
      name: `Begins with the same words: “${words}”`,
      sentence: `Begins with the same words in ${ofPosts(seen, posts.length)}: “${words}”`,
      seen,
      of: posts.length,
      quotes: [],
    }));
  return [...same, ...kinds];
}

export const CLOSINGS: Readonly<Record<ClosingKind, string>> = {
  question: 'Ends with a question',
  exclamation: 'Ends with an exclamation',
  emoji: 'Ends with an emoji',
  short: `Ends with a sentence of at most ${SHORT_WORDS} words`,
  long: `Ends with a sentence of more than ${SHORT_WORDS} words, without a last short line,`,
};

/** The line or sentence that a habit names as the same ending; null for every other habit. */
export const sameEndingIn = (name: string): string | null =>
  /^Ends with the same (?:line|sentence): “(.*)”$/su.exec(name)?.[1] ?? null;

function closingLines(posts: readonly FormOfPost[]): Habit[] {
  const quote: Quote = ({ lastSentence }) => lastSentence;
  const kinds = counts(posts.map(closingKind))
    .filter(
      ([kind, seen]) =>
        kind !== 'question' &&
        isHabit(seen, posts.length, BASELINE[kind === 'long' ? 'plain closing' : 'closing']),
    )
    .map(([kind]) =>
      habit(
        CLOSINGS[kind],
        posts.filter((post) => closingKind(post) === kind),
        posts.length,
        { quote },
      ),
    );
  // A question with an emoji behind it is both.
  const asking = posts.filter(closesWithQuestion);
  const asks = isHabit(asking.length, posts.length, BASELINE['closing question'])
    ? [habit(CLOSINGS.question, asking, posts.length, { quote })]
    : [];
  const again = (what: string, endings: readonly string[]) =>
    counts(endings)
      .filter(([ending, seen]) => seen >= HABIT_POSTS_MIN && ending.length <= SAME_LINE_MAX)
      .map(([ending, seen]) => ({
        name: `Ends with the same ${what}: “${ending}”`,
        sentence: `Ends with the same ${what} in ${ofPosts(seen, posts.length)}: “${ending}”`,
        seen,
        of: posts.length,
        quotes: [],
        ending,
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
  return [...asks, ...kinds, ...[...lines, ...sentences].map(({ ending: _, ...same }) => same)];
}

/** A longer line that comes again is a copied post. */
const SAME_LINE_MAX = 120;

function addressLines(posts: readonly FormOfPost[]): Habit[] {
  const addressed = (form: string, of: typeof addressOf): Habit =>
    habit(
      `Addresses the reader as "${form}"`,
      posts.filter((post) => of(post) === form),
      posts.length,
      {
        quote: ({ language, ...post }) =>
          sentenceThat(({ own }) => of({ own, language }) === form)({ ...post, language }),
      },
    );
  const many = counts(posts.flatMap((post) => addressesMany(post) ?? []))
    .filter(([, seen]) => seen >= HABIT_POSTS_MIN)
    .map(([form]) => addressed(form, addressesMany));
  const found = counts(posts.flatMap((post) => addressOf(post) ?? []));
  const one = found
    .filter(([form, seen]) =>
      form === 'you'
        ? isHabit(seen, posts.length, BASELINE.reader)
        : seen >= HABIT_POSTS_MIN &&
          found
            .filter(([other]) => other !== 'you')
            .every(([other, times]) => other === form || times < seen),
    )
    .map(([form]) => addressed(form, addressOf));
  return [...one, ...many];
}
