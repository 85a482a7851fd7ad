import {
  countWords,
  findNeverUsePhrases,
  LANGUAGE_WORDS_MIN,
  shownLanguage,
  type PostLanguage,
} from '@drumbeat/domain';
import type { PromptWritingRequest } from '../../prompt-writer.service.js';
import { fieldOf, goalOf, type Field } from './field.js';
import type { Goal } from './prompt-frame.js';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { quotableSentence } from './quotable.js';

/** A sentence of the author's own that a prompt can go back to. */
export interface OwnSentence {
  readonly kind: 'post' | 'note';
  readonly sentence: string;
  /** "in March 2026"; null for a note. */
  readonly when: string | null;
  /** The pillar that it speaks of; null where it names none. */
  readonly pillar: number | null;
}

export interface AuthorMatter {
  readonly language: PostLanguage;
  /** False where the author's texts are long enough to show their language, and it is none that there are frames for. */
  readonly isLanguageKnown: boolean;
  readonly field: Field;
  readonly goal: Goal;
  readonly sentences: readonly OwnSentence[];
}

/** Older ones are asked about less gladly. */
const POSTS_MAX = 12;
const NOTES_MAX = 8;

/** What the built-in writer knows of an author besides the facts of the profile. */
export function authorMatterOf({
  profile,
  preferences,
  own_posts = [],
  notes = [],
}: PromptWritingRequest): AuthorMatter {
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
  const text = typed.filter((part) => part !== null).join('\n');
  const shown = shownLanguage(text);
  const language = shown ?? 'en';
  const neverUse = preferences?.never_use_phrases ?? [];
  const own = (kind: 'post' | 'note', text: string, when: string | null): OwnSentence[] => {
    const sentence = quotableSentence(text);
    if (sentence === null || findNeverUsePhrases(sentence, neverUse).length > 0) return [];
    const spoken = shownLanguage(text);
    if (spoken !== null && spoken !== language) return [];
    return [{ kind, sentence, when, pillar: pillarNamedIn(text, content_pillars) }];
  };
  return {
    language,
    isLanguageKnown: shown !== null || countWords(text) < LANGUAGE_WORDS_MIN,
    field: fieldOf(profile),
    goal: goalOf(profile),
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

/** Number of the pillar with the most of its longer words, or their beginnings, in the text. */
function pillarNamedIn(text: string, pillars: readonly string[]): number | null {
  const stems = new Set(stemsOf(text));
  const scores = pillars.map((pillar) => stemsOf(pillar).filter((stem) => stems.has(stem)).length);
  const best = Math.max(0, ...scores);
  return best === 0 ? null : scores.indexOf(best) + 1;
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6));
}
