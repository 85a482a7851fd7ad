import {
  countWords,
  findNeverUsePhrases,
  isStopWord,
  LANGUAGE_WORDS_MIN,
  POST_LANGUAGES,
  shownLanguage,
  type PostLanguage,
} from '@drumbeat/domain';
import type { PromptWritingRequest } from '../../prompt-writer.service.js';
import { capitalized } from '../../reading/letters.js';
import { spelledShorthand } from '../../reading/shorthand/spelled-shorthand.js';
import { writtenFromSpeech } from '../../reading/spoken/written-from-speech.js';
import { authorFormOf } from '../drafts/author-form.js';
import { printedCapitals } from '../drafts/printed-capitals.js';
import { addressOf } from '../../brief/habits/address.js';
import { formsOf } from '../../brief/habits/form-of-post.js';
import { habitsOf } from '../../brief/habits/habits.rules.js';
import { leftOutName } from '../../brief/habits/traits.js';
import { goalOf, type Trade } from './field.js';
import type { Goal } from './prompt-frame.js';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { isOfPeople, tellsOfPeople } from './people-pillar.js';
import { isClause } from './topic.js';
import { quotableSentence } from './quotable.js';
import { isEvent, isOwnDeed } from './event.js';
import { tradeOf } from './trades/trade-of.js';

/** A sentence of the author's own that a prompt can go back to. */
export interface OwnSentence {
  readonly kind: 'post' | 'note';
  readonly sentence: string;
  readonly isEvent: boolean;
  /** True where it tells what the author does. */
  readonly isOwn: boolean;
  /** "in March 2026"; null for a note. */
  readonly when: string | null;
  /** The pillar that it speaks of; null where it names none. */
  readonly pillar: number | null;
}

export interface AuthorMatter {
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
  /** False for a problem of the clients' that another pillar names, or else one that says something of the clients, and for a pillar about recruits. */
  readonly isOfPillar: (problem: string, pillar: number) => boolean;
}

/** Whom the author trains: what troubles clients is no matter of theirs. */
const RECRUITS =
  /nachwuchs|(?<!\p{L})azubi|lehrling|auszubildende|apprentice|trainee|(?<!\p{L})apprenti|(?<!\p{L})aprendi(?:z|ces)(?!\p{L})/iu;

const FORM_OF = { 'Engagement-driven question': 'question', 'Listicle with a hook': 'list' } as const;

function leftOutBy(posts: readonly string[]): string[] {
  const names = habitsOf(posts)?.leavesOut.map(({ name }) => name) ?? [];
  return Object.entries(FORM_OF).flatMap(([category, trait]) =>
    names.includes(leftOutName(trait)) ? [category] : [],
  );
}

/** "My grandfather began in 1958": nothing has come of it since the post. */
const LONG_AGO = /(?<!\p{N})(?:1[5-9]\p{N}\p{N}|200\p{N})(?!\p{N})/u;

/** Older ones are asked about less gladly. */
const POSTS_MAX = 12;
const NOTES_MAX = 8;

/**
 * What the built-in writer knows of an author besides the facts of the profile.
 * @param takesAnySentence true where a text gives a sentence from its middle as well
 */
export function authorMatterOf(
  { profile, preferences, own_posts = [], notes = [] }: PromptWritingRequest,
  takesAnySentence = false,
): AuthorMatter {
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
  const people = content_pillars.findIndex((pillar) => isOfPeople(pillar, language)) + 1;
  const pillarOfPeople = (said: string) => (people > 0 && tellsOfPeople(said, language) ? people : null);
  const own = (kind: 'post' | 'note', given: string, when: string | null): OwnSentence[] => {
    const text = kind === 'note' ? printedNote(given, language, isSmall, { posts, profile }) : given;
    const from = kind === 'note' ? 'anywhere' : takesAnySentence ? 'others as well' : 'beginnings';
    const quoted = quotableSentence(text, language, from);
    const sentence = quoted === null || isSmall ? quoted : capitalized(quoted);
    if (sentence === null || findNeverUsePhrases(sentence, neverUse).length > 0) return [];
    const spoken = shownLanguage(text);
    if (spoken !== null && spoken !== language) return [];
    return [
      {
        kind,
        sentence,
        isEvent: isEvent(sentence, language) && !LONG_AGO.test(sentence),
        isOwn: isOwnDeed(sentence, language),
        when,
        pillar: pillarNamedIn(text, content_pillars) ?? pillarOfPeople(sentence),
      },
    ];
  };
  return {
    language,
    isLanguageKnown: shown !== null || countWords(text) < LANGUAGE_WORDS_MIN,
    leftOut: leftOutBy(own_posts.map(({ content }) => content)),
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
      return RECRUITS.test(clients) || !RECRUITS.test(content_pillars[pillar - 1] ?? '');
    },
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

/** A note as a person would print it: without "um", in whole words and with capitals. */
export function printedNote(
  note: string,
  language: PostLanguage,
  isSmall: boolean,
  own: Parameters<typeof printedCapitals>[2],
): string {
  const { text } = writtenFromSpeech(spelledShorthand(note, language, own.posts).text, language, isSmall);
  return isSmall ? text : printedCapitals(text, language, own);
}

/** Number of the pillar with the most of its words in the text, in another form or as parts of longer ones, too. */
function pillarNamedIn(text: string, pillars: readonly string[]): number | null {
  const said = [...new Set(sayingWords(text))];
  const scores = pillars.map(
    (pillar) => sayingWords(pillar).filter((word) => said.some((one) => isSameWord(word, one))).length,
  );
  const best = Math.max(0, ...scores);
  return best === 0 ? null : scores.indexOf(best) + 1;
}

/** True where the texts have a word in common that says something by itself. */
export const shareWord = (text: string, other: string): boolean => pillarNamedIn(text, [other]) !== null;

/** Words of four letters and more with a sense of their own. */
const sayingWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !POST_LANGUAGES.some((language) => isStopWord(word, language)) && !OF_ANYTHING.test(word),
  );
/** Said of anything: "petits budgets" are no small boy. */
const OF_ANYTHING =
  /^(?:small|little|large|great|good|better|first|last|real|people|thing|things|klein\p{L}{0,2}|gro(?:ß|ss)\p{L}{0,2}|neue?\p{L}?|gute?\p{L}?|leute|petite?s?|grande?s?|bonnes?|nouve(?:au|lle)s?|vrai[es]*|gens|choses?|pequeñ[oa]s?|buen[oa]s?|nuev[oa]s?|gente|cosas?)$/u;

/** Letters by which the forms of a longer word are taken for one. */
const STEM = 6;
const singular = (word: string) => word.replace(/(?<=\p{L}{4})(?:es|en|[sne])$/u, '');

/** "Foals" and "foal", "pricing" and "prices", "Familienbetrieb" and "Betrieb", "practice" and "#ruralpractice". */
function isSameWord(word: string, other: string): boolean {
  if (singular(word) === singular(other)) return true;
  if (word.length < 5 || other.length < 5) return false;
  if (word.slice(0, STEM) === other.slice(0, STEM)) return true;
  return (other.length >= STEM && word.endsWith(other)) || (word.length >= STEM && other.endsWith(word));
}
