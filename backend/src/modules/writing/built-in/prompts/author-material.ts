import {
  countWords,
  findNeverUsePhrases,
  isListItem,
  LANGUAGE_WORDS_MIN,
  shownLanguage,
  type PostLanguage,
} from '@drumbeat/domain';
import type { PromptWritingRequest } from '../../prompt-writer.service.js';
import { readNotes } from '../../reading/kind-of-notes.js';
import { capitalized } from '../../reading/words/letters.js';
import { saysSomething } from '../../reading/spoken/main-clauses.js';
import { asksReaders } from './asks-readers.js';
import { authorFormOf } from '../drafts/form/author-form.js';
import { printedCapitals } from '../drafts/spelling/printed-capitals.js';
import { addressOf } from '../../brief/habits/address.js';
import { formsOf } from '../../brief/habits/form-of-post.js';
import { habitsOf } from '../../brief/habits/habits.rules.js';
import { leftOutName } from '../../brief/habits/traits.js';
import { goalOf, pillarKindOf, type Trade } from './field.js';
import type { Goal } from './prompt-frame.js';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { isOfPeople, tellsOfPeople } from './people-pillar.js';
import { pillarSortOf } from './pillar-sort.js';
import { PillarWords, pillarNamedIn, shareWord } from './pillar-words.js';
import { isClause, isSaying } from './topic.js';
import { quotableSentence } from './quotable.js';
import { isOwnDeed } from './event.js';
import { sentenceKindOf, type SentenceKind } from './sentence-kind.js';
import { hasJobs, tradeOf } from './trades/trade-of.js';

/** A sentence of the author's own that a prompt can go back to. */
export interface OwnSentence {
  readonly kind: 'post' | 'note';
  readonly sentence: string;
  /** What it is; null in a language that is not known. */
  readonly says: SentenceKind | null;
  /** True where it tells what the author does. */
  readonly isOwn: boolean;
  /** "in March 2026"; null for a note. */
  readonly when: string | null;
  /** The pillar that it speaks of; null where it names none. */
  readonly pillar: number | null;
}

export interface AuthorMaterial {
  readonly language: PostLanguage;
  /** False where the author's texts are long enough to show their language, and it is none that there are frames for. */
  readonly isLanguageKnown: boolean;
  readonly trade: Trade;
  readonly goal: Goal;
  /** True for an author who writes small letters alone: what is quoted of theirs gets no capital. */
  readonly isSmall: boolean;
  readonly sentences: readonly OwnSentence[];
  /** True where most of the posts that address readers do so as the frames do not: with "Sie" or "usted", in French with "tu". */
  readonly addressesOtherwise: boolean;
  /** Categories whose form the author's posts never have: whoever never asks or lists is asked for no question and no list. */
  readonly leftOut: readonly string[];
  /** True for a pillar that has a word of whom the author works for or of what troubles them. */
  readonly isOfClients: (pillar: number) => boolean;
  /** False where there are no jobs, but a place at which something goes on: a school, a clinic, a shop. */
  readonly hasJobs: boolean;
  /** False for a problem of the clients' that another pillar names or is of one kind with, or else one that says something of the clients, and for a pillar about recruits. */
  readonly isOfPillar: (problem: string, pillar: number) => boolean;
}

/** Whom the author trains: what troubles clients is no matter of theirs. */
const RECRUITS =
  /nachwuchs|(?<!\p{L})azubi|lehrling|auszubildende|apprentice|trainee|(?<!\p{L})apprenti|(?<!\p{L})aprendi(?:z|ces)(?!\p{L})/iu;

const FORM_OF = { 'Engagement-driven question': 'question', 'Listicle with a hook': 'list' } as const;

/** So many posts show what an author never does. */
const POSTS_THAT_SHOW = 3;

function leftOutBy(posts: readonly string[], language: PostLanguage): string[] {
  const names = habitsOf(posts)?.leavesOut.map(({ name }) => name) ?? [];
  // "Frage: Was ist deine größte Schwäche?" is told, and asks no reader.
  const asksNobody = posts.length >= POSTS_THAT_SHOW && !asksReaders(posts, language);
  return Object.entries(FORM_OF).flatMap(([category, trait]) =>
    names.includes(leftOutName(trait)) || (trait === 'question' && asksNobody) ? [category] : [],
  );
}

/** "My grandfather began in 1958": nothing has come of it since the post. */
const LONG_AGO = /(?<!\p{N})(?:1[5-9]\p{N}\p{N}|200\p{N})(?!\p{N})/u;

/** What is dear belongs to what is sold. */
const OF_SELLING =
  /(?<!\p{L})(?:sell|selling|sales?|verkauf\p{L}*|vend(?:re|u|ons|ez|er|[ae]n|ido)|vente|ventas?)(?!\p{L})/iu;
const kindOfCare = (text: string) => (OF_SELLING.test(text) ? 'money' : pillarKindOf(text));

/** Of what was long ago nothing has come since the post. */
function saidIn(sentence: string, language: PostLanguage): SentenceKind {
  const kind = sentenceKindOf(sentence, language);
  return kind === 'event' && LONG_AGO.test(sentence) ? 'claim' : kind;
}

/** Older ones are asked about less gladly. */
const POSTS_MAX = 12;
const NOTES_MAX = 8;

/**
 * What the built-in writer knows of an author besides the facts of the profile.
 * @param takesAnySentence true where a text gives a sentence from its middle as well
 */
export function authorMaterialOf(
  { profile, preferences, own_posts = [], notes = [] }: PromptWritingRequest,
  takesAnySentence = false,
): AuthorMaterial {
  const {
    content_pillars,
    target_audience,
    ideal_target_client,
    client_pain_points,
    industry,
    content_strategy,
  } = profile;
  const typed = [
    ...content_pillars,
    target_audience,
    ideal_target_client,
    client_pain_points,
    industry,
    content_strategy,
    ...own_posts.slice(0, 3).map(({ content }) => content),
    ...notes.slice(0, 3),
  ];
  const clients = [target_audience, ideal_target_client].join('\n');
  const text = typed.filter((part) => part !== null).join('\n');
  const shown = shownLanguage(text);
  const language = shown ?? 'en';
  const neverUse = preferences?.never_use_phrases ?? [];
  const posts = own_posts.map(({ content }) => content);
  const isSmall = authorFormOf(posts, language).isLowerCase;
  const isKnown = shown !== null || countWords(text) < LANGUAGE_WORDS_MIN;
  const words = new PillarWords(content_pillars, [industry, clients].join('\n'));
  const cares = [clients, client_pain_points].join('\n');
  const people = content_pillars.findIndex((pillar) => isOfPeople(pillar, language)) + 1;
  const pillarOfPeople = (said: string) => (people > 0 && tellsOfPeople(said, language) ? people : null);
  const own = (kind: 'post' | 'note', given: string, when: string | null): OwnSentence[] => {
    const note = kind === 'note' ? quotableNote(given, isKnown ? language : null, posts, isSmall) : given;
    if (note === null) return [];
    const text = kind === 'post' || isSmall ? note : printedCapitals(note, language, { posts, profile });
    const from = kind === 'note' ? 'anywhere' : takesAnySentence ? 'others as well' : 'beginnings';
    const quoted = quotableSentence(text, isKnown ? language : null, from);
    const sentence = quoted === null || isSmall ? quoted : capitalized(quoted);
    if (sentence === null || findNeverUsePhrases(sentence, neverUse).length > 0) return [];
    const spoken = shownLanguage(text);
    if (spoken !== null && spoken !== language) return [];
    return [
      {
        kind,
        sentence,
        says: isKnown ? saidIn(sentence, language) : null,
        isOwn: isKnown && isOwnDeed(sentence, language),
        when,
        pillar: words.ofSentence(sentence, text) ?? pillarOfPeople(sentence),
      },
    ];
  };
  return {
    language,
    isLanguageKnown: isKnown,
    leftOut: leftOutBy(posts, language),
    addressesOtherwise: addressesOtherwise(own_posts.slice(0, POSTS_MAX).map(({ content }) => content)),
    isOfPillar: (problem, pillar) => {
      const named =
        pillarNamedIn(problem, content_pillars) ??
        pillarOfPeople(problem) ??
        pillarNamedIn(
          clients,
          content_pillars.map((one) => (isClause(one) ? one : '')),
        );
      if (named !== null) return named === pillar;
      const typed = content_pillars[pillar - 1] ?? '';
      const kind = kindOfCare(problem);
      // What a pillar says of something else is not what troubles the clients, nor do they come with a place or the author's tools.
      const canTake = (one: string) => !isClause(one) && !isSaying(one) && !isOfThings(one, language);
      const isOfKind = kindOfCare(typed) === kind;
      if (isOfKind && kind !== 'craft') return true;
      const takers = content_pillars.filter(canTake);
      if (!isOfKind && (kind === 'craft' ? takers : content_pillars).some((one) => kindOfCare(one) === kind))
        return false;
      if (takers.length > 0 && !canTake(typed)) return false;
      return RECRUITS.test(clients) || !RECRUITS.test(typed);
    },
    isOfClients: (pillar) => {
      const typed = content_pillars[pillar - 1] ?? '';
      // "What did schools say about “Schools and their pianos”?" names them twice.
      return shareWord(cares, typed) && !beginsWith(typed, clients);
    },
    hasJobs: hasJobs(profile),
    trade: tradeOf(profile),
    goal: goalOf(profile),
    isSmall,
    sentences: [
      ...own_posts
        .slice(0, POSTS_MAX)
        .flatMap(({ content, posted_at }) => own('post', content, monthOf(posted_at, language))),
      ...notes.slice(0, NOTES_MAX).flatMap((note) => own('note', note, null)),
    ],
  };
}

function monthOf(date: Date | null, language: PostLanguage): string {
  const { inMonth, once } = LANGUAGE_TEXTS[language];
  if (date === null) return once;
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return inMonth(format.format(date));
}

function addressesOtherwise(posts: readonly string[]): boolean {
  const shown = formsOf(posts).flatMap((post) => addressOf(post) ?? []);
  return shown.filter((form) => /^(?:Sie|usted|tu)$/u.test(form)).length > shown.length / 2;
}

const isOfThings = (pillar: string, language: PostLanguage) => {
  const sort = pillarSortOf(pillar, language);
  return sort === 'place' || sort === 'tools';
};

/** True for a pillar whose first word of sense is one of a text. */
const beginsWith = (pillar: string, text: string) =>
  shareWord(text, pillar.trim().split(/\s+/u).slice(0, 2).join(' '));

/** Of the items of a list that is no shorthand. */
const ITEMS_WITH_VERB = 2 / 3;

/** A note as it is written; null where it was spoken or is in shorthand: it has no sentence that its author would call their own. */
function quotableNote(
  note: string,
  language: PostLanguage | null,
  posts: readonly string[],
  isLowerCase: boolean,
): string | null {
  const { text, kind } = readNotes(note, language, { posts, isLowerCase });
  if (kind !== 'written') return null;
  const items = text.split('\n').filter((line) => isListItem(line));
  // "Prix 12 €, devrait être 18" among lines without a verb.
  const told = items.filter((item) => language === null || saysSomething(item, language));
  return told.length >= items.length * ITEMS_WITH_VERB ? text : null;
}
