import { countEmojis, emojiRanges, isListItem, isQuestion } from '@drumbeat/domain';
import { contrastPair } from './contrast-pairs.js';
import type { Trait } from './baseline.js';
import { commonest, middleOf } from './counts.js';
import type { FormOfPost } from './form-of-post.js';
import { sentenceThat, type Quote } from './habit.js';
import { ordersTo } from './orders-to-readers.js';
import { isWe, saysWe } from './speakers.js';
import { beginsWithPerson, beginsWithTime, figureCount, quotesSpeech, reportsSpeech } from './telling.js';

interface TraitWords {
  readonly trait: Trait;
  readonly holds: (post: FormOfPost) => boolean;
  /** Where less than `holds` is enough not to call it left out. */
  readonly isAnywhere?: (post: FormOfPost) => boolean;
  /** What the author does, without figures: "Asks questions". */
  readonly name: string;
  /** What is told behind the number of posts, with its comma. */
  readonly more?: (with_: readonly FormOfPost[]) => string;
  /** Undefined where most people leave it out. */
  readonly leavesOut?: string;
  /** The part of a post that shows it. */
  readonly quote: Quote;
}

const wordsOf = (of: Trait) => TRAITS.find(({ trait }) => trait === of);

/** The name of a trait's habit, and of the habit to leave it out. */
export const traitName = (of: Trait) => wordsOf(of)?.name ?? of;
export const leftOutName = (of: Trait) => wordsOf(of)?.leavesOut ?? of;

/** A hyphen with spaces around it is one, too, between words. */
const DASH = /\s[–—]\s|\p{L}—\p{L}|[\p{L}.,!?…"”’)]\s-\s\p{L}/gu;
const SEMICOLON = /\p{L}["”’)]?;\s/gu;
const BRACKETS = /\([^()\n]{3,}\)/u;
const LIST_ITEMS = 3;

const perPost = (posts: readonly FormOfPost[], count: (post: FormOfPost) => number) =>
  middleOf(posts.map(count)).median;

const marksIn =
  (mark: RegExp) =>
  ({ text }: { readonly text: string }) =>
    text.match(mark)?.length ?? 0;

const beginsWithEmoji = ({ text }: FormOfPost) => emojiRanges(text.trimStart())[0]?.start === 0;

const firstSentence: Quote = ({ sentences: [first] }) => first?.text ?? null;

export const TRAITS: readonly TraitWords[] = [
  {
    trait: 'question',
    holds: ({ questions }) => questions > 0,
    name: 'Asks questions',
    more: (posts) => `, ${perPost(posts, ({ questions }) => questions)} a post`,
    leavesOut: 'Asks no questions',
    quote: sentenceThat(isQuestion),
  },
  {
    trait: 'emoji',
    holds: ({ emojis }) => emojis.length > 0,
    name: 'Uses emoji',
    more: (posts) =>
      `, ${perPost(posts, ({ emojis }) => emojis.length)} a post${named(
        commonest(
          posts.flatMap(({ emojis }) => [...new Set(emojis)]),
          5,
        ),
        ', mostly ',
      )}`,
    leavesOut: 'Uses no emoji',
    quote: sentenceThat(({ text }) => countEmojis(text) > 0),
  },
  {
    trait: 'hashtag',
    holds: ({ hashtags }) => hashtags.length > 0,
    name: 'Sets hashtags',
    more: (posts) =>
      `, ${perPost(posts, ({ hashtags }) => hashtags.length)} a post${named(
        commonest(
          posts.flatMap(({ hashtags }) => hashtags.map(withSign)),
          5,
        ),
        ', again and again ',
      )}`,
    leavesOut: 'Sets no hashtags',
    quote: ({ hashtags }) => hashtags.map(withSign).join(' '),
  },
  {
    trait: 'exclamation',
    holds: ({ exclamations }) => exclamations > 0,
    name: 'Exclaims',
    more: (posts) => {
      const count = perPost(posts, ({ exclamations }) => exclamations);
      return `, ${count} ${count === 1 ? 'sentence' : 'sentences'} with "!" a post`;
    },
    leavesOut: 'Sets no exclamation marks',
    quote: sentenceThat(({ text }) => text.includes('!')),
  },
  {
    trait: 'emoji first',
    holds: beginsWithEmoji,
    name: 'Begins the post with an emoji, before the first word,',
    more: (posts) =>
      named(
        commonest(
          posts.flatMap(({ emojis: [first] }) => first ?? []),
          3,
        ),
        ', mostly ',
      ),
    quote: firstSentence,
  },
  {
    trait: 'dash',
    holds: (post) => marksIn(DASH)(post) > 0,
    name: 'Sets dashes between thoughts',
    more: (posts) => `, ${perPost(posts, marksIn(DASH))} a post`,
    leavesOut: 'Sets no dashes between thoughts',
    quote: sentenceThat((sentence) => marksIn(DASH)(sentence) > 0),
  },
  {
    trait: 'semicolon',
    holds: (post) => marksIn(SEMICOLON)(post) > 0,
    name: 'Joins thoughts with semicolons',
    more: (posts) => `, ${perPost(posts, marksIn(SEMICOLON))} a post`,
    quote: sentenceThat((sentence) => marksIn(SEMICOLON)(sentence) > 0),
  },
  {
    trait: 'orders',
    holds: (post) => ordersTo(post) > 0,
    name: 'Tells the reader what to do, in imperatives,',
    more: (posts) => `, ${perPost(posts, ordersTo)} a post`,
    quote: (post) => sentenceThat((sentence) => ordersTo({ ...post, sentences: [sentence] }) > 0)(post),
  },
  {
    trait: 'brackets',
    holds: ({ text }) => BRACKETS.test(text),
    name: 'Puts asides in brackets',
    leavesOut: 'Puts no asides in brackets',
    quote: sentenceThat(({ text }) => BRACKETS.test(text)),
  },
  {
    trait: 'list',
    holds: ({ listItems }) => listItems >= LIST_ITEMS,
    name: 'Writes lists',
    leavesOut: 'Writes no lists',
    quote: ({ text }) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .find(isListItem) ?? null,
  },
  {
    trait: 'we',
    holds: isWe,
    isAnywhere: saysWe,
    name: 'Says "we" rather than "I"',
    leavesOut: 'Does not speak as "we"',
    quote: (post) => sentenceThat(({ own }) => isWe({ ...post, own }))(post),
  },
  {
    trait: 'time first',
    holds: beginsWithTime,
    name: 'Says in the first sentence when it happened',
    quote: firstSentence,
  },
  {
    trait: 'person first',
    holds: beginsWithPerson,
    name: 'Brings a person on in the first sentence',
    quote: firstSentence,
  },
  {
    trait: 'reported speech',
    holds: reportsSpeech,
    name: 'Reports what people said instead of quoting them ("she said that …")',
    quote: (post) => sentenceThat((sentence) => reportsSpeech({ ...post, sentences: [sentence] }))(post),
  },
  {
    trait: 'quoted speech',
    holds: quotesSpeech,
    name: 'Quotes what people said, in quotation marks',
    quote: (post) => sentenceThat((sentence) => quotesSpeech({ sentences: [sentence] }))(post),
  },
  {
    trait: 'figures',
    holds: (post) => figureCount(post) > 0,
    name: 'Gives figures',
    more: (posts) => `, ${perPost(posts, figureCount)} a post`,
    quote: (post) => sentenceThat((sentence) => figureCount({ ...post, sentences: [sentence] }) > 0)(post),
  },
  {
    trait: 'contrast pairs',
    holds: (post) => contrastPair(post) !== null,
    name: 'Sets two short sentences against each other',
    quote: contrastPair,
  },
];

const withSign = (tag: string) => `#${tag.replace(/^#/u, '')}`;

const named = (values: readonly string[], before: string) =>
  values.length === 0 ? '' : `${before}${values.join(' ')}`;
