import { setImmediate } from 'node:timers/promises';
import {
  emojiRanges,
  extractHashtags,
  isHashtagLine,
  isListItem,
  type PostLanguage,
  sentencesOf,
  shownLanguage,
} from '@drumbeat/domain';
import { formsOf } from '../../../brief/habits/form-of-post.js';
import { usualOpenings, type OpeningForm } from '../../../brief/habits/line-kinds.js';
import { postsBeginSmall } from '../../../brief/habits/small-letters.js';
import { HABIT_POSTS_MIN } from '../../../habit.limits.js';
import { letterOf } from '../../../reading/words/letters.js';
import { shownPart } from '../../../reading/sentences/parts.js';
import { perText } from '../../../reading/words/per-text.js';
import { closingHashtagsAt } from '../../../reading/sentences/without-hashtags.js';
import { wordsOf } from '../sentence-signs.js';

/** How an author's letters begin and end. */
export interface LetterForm {
  /** The usual one, word for word; null where most have another one. */
  readonly salutation: string | null;
  readonly signOff: string | null;
}

/** An emoji near the end of most posts. */
export interface LateEmoji {
  readonly emoji: string;
  readonly isInLast: boolean;
  /** True for whoever sets it in the place of the full stop. */
  readonly replacesStop: boolean;
}

/** The form that an author gives to posts, as their own posts show it. */
export interface AuthorForm {
  /** Null for authors whose posts are no letters. What follows is of the text between salutation and sign-off. */
  readonly letter: LetterForm | null;
  /** True where most posts begin with a paragraph of one sentence. */
  readonly opensAlone: boolean;
  /** Median of the paragraphs between the first and the last one. */
  readonly wordsPerParagraph: number;
  readonly sentencesPerParagraph: number;
  /** True where most posts end with a paragraph of one sentence. */
  readonly closesAlone: boolean;
  /** What they open with as a habit, as the brief tells it; none where their posts open in many ways. */
  readonly openings: readonly { readonly kind: OpeningForm; readonly posts: number; readonly of: number }[];
  /** Median words of the first sentence. */
  readonly openingWords: number;
  /** True where most posts close with a question. */
  readonly closesWithQuestion: boolean;
  /** The emoji behind the first paragraph, where most posts have one there; the usual one. */
  readonly openingEmoji: string | null;
  /** The same behind the closing question or sentence. */
  readonly closingEmoji: string | null;
  /** One in the last paragraph, or in the one before, where no closing question or sentence brings it. */
  readonly lateEmoji: LateEmoji | null;
  /** The sentence with which most posts end, word for word; null where they end differently. */
  readonly closing: string | null;
  readonly tags: AuthorTags;
  readonly usesLists: boolean;
  /** What stands before the items of their lists; "1." for numbers. */
  readonly listMark: string;
  /** True where every third post has an aside in brackets. */
  readonly usesAsides: boolean;
  readonly isLowerCase: boolean;
}

interface AuthorTags {
  /** With '#', the most used first. */
  readonly used: readonly { readonly tag: string; readonly share: number }[];
  /** Median of the posts that have some; 0 where fewer than half of them have any. */
  readonly perPost: number;
  /** True where they stand behind the last words instead of in a line of their own. */
  readonly areInline: boolean;
}

/** For authors without posts: a first line by itself, and short paragraphs, as on a phone. */
const USUAL_FORM: AuthorForm = {
  letter: null,
  opensAlone: true,
  wordsPerParagraph: 28,
  sentencesPerParagraph: 3,
  closesAlone: false,
  openings: [],
  openingWords: 10,
  closesWithQuestion: false,
  openingEmoji: null,
  closingEmoji: null,
  lateEmoji: null,
  closing: null,
  tags: { used: [], perPost: 0, areInline: false },
  usesLists: false,
  listMark: '•',
  usesAsides: false,
  isLowerCase: false,
};

const MOST = 0.5;
const ASIDES = 1 / 3;
const USUAL = 1 / 3;

/** @param language that of the text to write: closings and hashtags of posts in another one do not belong in it */
export function authorFormOf(posts: readonly string[], language: PostLanguage | null): AuthorForm {
  const same = posts.filter((post) => readForm(post).language === language);
  const alike = same.length >= HABIT_POSTS_MIN ? same : posts;
  const shown = alike.map((post) => readForm(post));
  if (shown.length < HABIT_POSTS_MIN) return USUAL_FORM;
  const own = same.length >= HABIT_POSTS_MIN ? shown : [];
  const share = (holds: (post: ReadForm) => boolean) => shown.filter(holds).length / shown.length;
  const middle = shown.flatMap(({ paragraphs }) => paragraphs.slice(1, -1));
  const measured = middle.length > 0 ? middle : shown.flatMap(({ paragraphs }) => paragraphs);
  const closesWithQuestion =
    own.length > 0 && share(({ last }) => isAsked(last) && !IS_QUOTED.test(last)) > MOST;
  const closing = usualClosing(own.map(({ last }) => last));
  const closingEmoji = usualEmoji(shown.map(({ last }) => last));
  const read = formsOf([...new Set(posts)]);
  return {
    letter: letterForm(own.length > 0 ? own : shown),
    opensAlone: share(({ paragraphs }) => paragraphs[0]?.length === 1) > MOST,
    wordsPerParagraph: median(measured.map((sentences) => wordsOf(sentences.join(' ')).length)),
    sentencesPerParagraph: Math.max(1, Math.round(upperQuartile(measured.map(({ length }) => length)))),
    closesAlone: share(({ paragraphs }) => paragraphs.at(-1)?.length === 1) > MOST,
    openings: usualOpenings(read).map(([kind, seen]) => ({ kind, posts: seen, of: read.length })),
    openingWords: median(shown.map(({ first }) => wordsOf(first).length)),
    closesWithQuestion,
    openingEmoji: usualEmoji(shown.map(({ paragraphs }) => (paragraphs[0] ?? []).join(' '))),
    closingEmoji,
    lateEmoji: closesWithQuestion && closingEmoji !== null ? null : lateEmoji(shown, closing),
    closing,
    tags: tagsOf(own),
    usesLists: share(({ hasList }) => hasList) > MOST,
    listMark: mostOf(shown.flatMap(({ listMarks }) => listMarks)) ?? '•',
    usesAsides: share(({ hasAside }) => hasAside) >= ASIDES,
    isLowerCase: postsBeginSmall(alike),
  };
}

interface ReadForm {
  /** Null where the post does not show one. */
  readonly language: PostLanguage | null;
  readonly salutation: string | null;
  readonly signOff: string | null;
  /** Sentences by paragraph, without hashtags at the end. */
  readonly paragraphs: readonly (readonly string[])[];
  readonly first: string;
  readonly last: string;
  /** With '#', in the author's spelling. */
  readonly tags: readonly string[];
  readonly areInline: boolean;
  readonly hasList: boolean;
  readonly listMarks: readonly string[];
  readonly hasAside: boolean;
}

const readForm = perText((post: string): ReadForm => {
  const text = shownPart(post).trim();
  const lines = text.split('\n');
  const lastLine = lines.at(-1) ?? '';
  const { salutation, body, signOff } = letterOf(text.slice(0, closingHashtagsAt(text)).trimEnd());
  const paragraphs = body
    .split(/\n\s*\n/u)
    .map((paragraph) => sentencesOf(paragraph))
    .filter((sentences) => sentences.length > 0);
  const sentences = paragraphs.flat();
  return {
    language: shownLanguage(text),
    salutation,
    signOff,
    paragraphs,
    first: sentences[0] ?? '',
    last: sentences.at(-1) ?? '',
    tags: extractHashtags(text).map((tag) => `#${tag}`),
    areInline: !isHashtagLine(lastLine) && closingHashtagsAt(lastLine) < lastLine.length,
    hasAside: /\([^()\n]+\)/u.test(text),
    listMarks: lines.flatMap((line) => {
      const mark = /^\s*([-–—•*·→➜✓✔]|\d{1,2}[.)])\s/u.exec(line)?.[1];
      if (mark === undefined) return [];
      return [/\d/u.test(mark) ? '1.' : mark];
    }),
    hasList: lines.filter(isListItem).length >= 2,
  };
});

export const isAsked = (sentence: string) => /[?？]["”“»’)]*\s*(?:\P{L}*)$/u.test(sentence);

/** What somebody else asks is no question to the readers. */
const IS_QUOTED = /[?？]\s?["”“»’]/u;

function letterForm(posts: readonly ReadForm[]): LetterForm | null {
  const letters = posts.filter(({ salutation }) => salutation !== null);
  if (letters.length <= posts.length * MOST) return null;
  const usual = (found: readonly string[]) => {
    const most = mostOf(found);
    return most !== null && found.filter((one) => one === most).length > letters.length * MOST ? most : null;
  };
  return {
    salutation: usual(letters.flatMap(({ salutation }) => salutation ?? [])),
    signOff: usual(letters.flatMap(({ signOff }) => signOff ?? [])),
  };
}

/** The emoji that every third of these texts has and more, where more than half of them have any. */
function usualEmoji(texts: readonly string[]): string | null {
  const found = texts.flatMap((text) =>
    emojiRanges(text)
      .slice(-1)
      .map(({ start, end }) => text.slice(start, end)),
  );
  const usual = found.length > texts.length * MOST ? mostOf(found) : null;
  // Each post with one of its own: what suits this one, only its author knows.
  const count = found.filter((one) => one === usual).length;
  return count > 1 && count >= found.length * USUAL ? usual : null;
}

function lateEmoji(posts: readonly ReadForm[], closing: string | null): AuthorForm['lateEmoji'] {
  const ends = posts.map(({ paragraphs }) =>
    paragraphs.slice(Math.max(1, paragraphs.length - 2)).map((sentences) => sentences.join(' ')),
  );
  const emoji = usualEmoji(ends.map((end) => end.join(' ')));
  if (emoji === null || closing?.includes(emoji) === true) return null;
  const holding = (at: number) => ends.filter((end) => end.at(at)?.includes(emoji) === true).length;
  const behind = (mark: RegExp) =>
    ends.flat().filter((end) => end.includes(emoji) && mark.test(end.slice(0, end.indexOf(emoji)).trimEnd()))
      .length;
  return {
    emoji,
    isInLast: holding(-1) > holding(-2),
    replacesStop: behind(/\p{L}$/u) >= behind(/[.!?…]$/u),
  };
}

function usualClosing(lasts: readonly string[]): string | null {
  const closing = mostOf(lasts);
  return closing !== null && lasts.filter((last) => last === closing).length > lasts.length * MOST
    ? closing
    : null;
}

function tagsOf(posts: readonly ReadForm[]): AuthorTags {
  const tagged = posts.filter(({ tags }) => tags.length > 0);
  if (tagged.length < Math.max(1, posts.length * MOST)) return { used: [], perPost: 0, areInline: false };
  const spellings = new Map<string, string[]>();
  for (const tag of tagged.flatMap(({ tags }) => tags)) {
    spellings.set(tag.toLowerCase(), [...(spellings.get(tag.toLowerCase()) ?? []), tag]);
  }
  const used = [...spellings.values()]
    .map((all) => ({ tag: mostOf(all) ?? '', share: all.length / tagged.length }))
    .sort((a, b) => b.share - a.share);
  return {
    used,
    perPost: median(tagged.map(({ tags }) => tags.length)),
    areInline: tagged.filter(({ areInline }) => areInline).length > tagged.length * MOST,
  };
}

/** The most frequent one, the first of equals. */
function mostOf(all: readonly string[]): string | null {
  let best: string | null = null;
  let most = 0;
  for (const one of all) {
    const count = all.filter((other) => other === one).length;
    if (count > most) [best, most] = [one, count];
  }
  return best;
}

const median = (numbers: readonly number[]) => at(numbers, 0.5);
const upperQuartile = (numbers: readonly number[]) => at(numbers, 0.75);

function at(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Reads the form of posts, one in a turn of the event loop, so that others are answered in between; what follows knows it then. */
export async function readFormsAhead(posts: readonly string[]): Promise<void> {
  for (const post of new Set(posts)) {
    readForm(post);
    formsOf([post]);
    await setImmediate();
  }
}
