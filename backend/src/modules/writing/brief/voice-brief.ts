import { cutWithDots, neverUsePlaces, openingOf, returningWords, sentencesOf } from '@drumbeat/domain';
import type { DraftSource, WritingExample, WritingVoice } from '../draft-writer.service.js';
import { aimOf } from './aim.js';
import { authorFacts } from './author-facts.js';
import type { BriefItem, BriefSectionName } from './brief-sections.js';
import { isCountedInsight } from './counted-insights.js';
import { chooseExamples, figuresOf } from './examples.rules.js';
import type { Habit } from './habits/habit.js';
import { counts } from './habits/counts.js';
import { habitsOf } from './habits/habits.rules.js';
import { editedPairs } from './pairs.rules.js';
import { settingsInWords } from './settings.rules.js';
import { HABIT_POSTS_MIN } from '../habit.limits.js';
import { letterOf } from '../reading/words/letters.js';
import { shownPart } from '../reading/sentences/parts.js';
import { wholeSentences } from './whole-sentences.js';

/** The worth of a part, from what a draft cannot do without to what it would hardly miss. */
const WORTH = {
  always: Number.POSITIVE_INFINITY,
  habits: 100,
  aim: 96,
  setByHand: 94,
  examples: [93, 92, 91, 75, 74, 50, 40, 30],
  pairs: [70, 45],
  description: 65,
  openings: 60,
  estimates: 55,
  notes: 52,
  insights: 35,
} as const;

const OPENINGS_MAX = 5;
/** Characters of a first line, and of a summary of an analysis. */
const OPENING_MAX = 210;
const INSIGHT_MAX = 400;
/** Characters of the line that names a post to its author. */
const LINE_MAX = 90;

/** What a brief is for. */
export interface BriefTask {
  /** Null where no post is to be written. */
  readonly source: DraftSource | null;
  /** What the text is about, in words: notes, answers, the present text. */
  readonly subject: string;
}

/** All that a writer can be told of an author, in parts that are worth more or less. */
export function voiceBrief(given: WritingVoice, { source, subject }: BriefTask): BriefItem[] {
  const voice = asShown(given);
  const { profile, preferences, own_posts: own, examples } = voice;
  const shown = [...own, ...examples].map(({ content }) => content);
  const habits = habitsOf(shown);
  const settings = settingsInWords(withReturningWords(voice, shown), voice.set_by_hand, habits);
  const denied = preferences?.denied_habits ?? [];
  const never = preferences?.never_use_phrases ?? [];
  return [
    ...authorFacts(profile).map(({ field, value, line }) => ({
      section: 'author' as const,
      field,
      value,
      line,
      worth: LONG_FACTS.has(field) ? WORTH.description : WORTH.always,
    })),
    ...lines('length_and_form', habits?.form ?? [], WORTH.habits),
    ...lines('habits', habitSentences(habits?.does, denied, never), WORTH.habits),
    ...lines('leaves_out', habitSentences(habits?.leavesOut, denied, never), WORTH.habits),
    ...lines('never_use_phrases', never, WORTH.always),
    ...lines('settings_overruled_by_posts', settings.overruled, WORTH.habits),
    ...lines('set_by_hand', settings.setByHand, WORTH.setByHand),
    ...lines('learned_from_edits', voice.learned ?? [], WORTH.setByHand),
    ...lines('set_by_hand', denied.map(denialOf), WORTH.always),
    ...lines('found_by_analysis', settings.estimated, WORTH.estimates),
    ...lines('found_by_analysis', insightsOf(voice), WORTH.insights),
    ...lines('aim', aimOf(voice, source), WORTH.aim),
    ...exampleItems(voice, given, subject),
    ...editedPairs(own).map((pair, index) => ({
      section: 'edited' as const,
      value: { written: pair.written, posted: pair.posted },
      line: `A draft became: ${cutWithDots(openingOf(pair.posted), LINE_MAX)}`,
      worth: WORTH.pairs[index] ?? 0,
    })),
    ...lines('last_openings', lastOpenings(voice), WORTH.openings),
  ];
}

/**
 * The analysis lists what is frequent; a writer is told what comes back in several posts, unless the author chose the words. What they
 * never want to say is on no other list.
 */
function withReturningWords({ preferences, set_by_hand }: WritingVoice, posts: readonly string[]) {
  if (preferences === null) return null;
  const { never_use_phrases: never, frequently_used_words: words, signature_expressions } = preferences;
  const sayable = (entries: readonly string[]) =>
    entries.filter((entry) => neverUsePlaces(entry, never).length === 0);
  return {
    ...preferences,
    signature_expressions: sayable(signature_expressions),
    industry_jargon: sayable(preferences.industry_jargon),
    preferred_hooks: sayable(preferences.preferred_hooks),
    frequently_used_words: sayable(
      set_by_hand.includes('frequently_used_words') ? words : returningWords(words, posts),
    ),
  };
}

/** No example is longer than a post, and a longer text shows no more of a form. */
function asShown(voice: WritingVoice): WritingVoice {
  const shown = <Post extends WritingExample>(post: Post): Post => ({
    ...post,
    content: shownPart(post.content),
  });
  return { ...voice, own_posts: voice.own_posts.map(shown), examples: voice.examples.map(shown) };
}

/** Habits as sentences, without those that the author denies and those that quote what they never want to say. */
const habitSentences = (
  habits: readonly Habit[] | undefined,
  denied: readonly string[],
  never: readonly string[],
) =>
  (habits ?? [])
    .filter(({ name }) => !denied.includes(name))
    .map((habit) => habit.sentence)
    .filter((line) =>
      [...line.matchAll(/“([^”]+)”/gu)].every(([, said = '']) => neverUsePlaces(said, never).length === 0),
    );

/** Named although it is left out above: the examples still show it. */
const denialOf = (habit: string) =>
  `The author does not want this habit, even where the posts show it: ${habit.charAt(0).toLowerCase()}${habit.slice(1)}.`;

const LONG_FACTS: ReadonlySet<string> = new Set([
  'content_strategy',
  'ideal_client_summary',
  'client_pain_points',
]);

const lines = (section: BriefSectionName, texts: readonly string[], worth: number): BriefItem[] =>
  texts.map((text) => ({ section, value: text, line: text, worth }));

/** What a model heard in the posts: what was counted stands among habits and settings, each with one figure. */
function insightsOf({ preferences }: WritingVoice): string[] {
  const data = preferences?.personalization_data;
  if (!data?.last_analysis) return [];
  return [data.learning_summary, ...data.analysis_insights]
    .filter((text) => !isCountedInsight(text))
    .map((text) => wholeSentences(text, INSIGHT_MAX))
    .filter((text) => text !== '');
}

/** Examples are chosen by what is read of each post; the close of a long one stands behind that. */
function exampleItems(voice: WritingVoice, given: WritingVoice, subject: string): BriefItem[] {
  const { own_posts: own, examples: liked, interview_texts: interview = [] } = voice;
  const whole = new Map([...given.own_posts, ...given.examples].map((post) => [post.id, post.content]));
  return chooseExamples({ own, liked, subject, interview, whole }).map(
    ({ post, reason, text, close }, index) => {
      const figures = figuresOf(post);
      const opening = cutWithDots(openingOf(text), LINE_MAX);
      const shown = close === undefined ? null : close === '' ? 'its opening' : 'its opening and its close';
      return {
        section: 'examples',
        value: {
          chosen_for: reason,
          ...(figures === null ? {} : { figures }),
          ...(close === undefined ? { text } : partsOfLong(text, close)),
        },
        line: `${opening} (${[reason, figures, shown].filter(Boolean).join('; ')})`,
        worth: WORTH.examples[index] ?? 0,
        example: { post_id: reason === 'said in an interview' ? null : post.id, opening, reason, figures },
      };
    },
  );
}

const partsOfLong = (opening: string, close: string) =>
  close === ''
    ? { opening, left_out: 'This post is longer: what comes after is left out here.' }
    : { opening, left_out: 'This post is longer: its middle is left out here.', close };

/**
 * First lines of the newest posts that are out. A greeting, and a sentence that several posts begin with, are a habit that the brief
 * tells of: what comes behind them is the line that is not to be used again.
 */
function lastOpenings({ own_posts: own }: WritingVoice): string[] {
  const bodies = own.map(({ content }) => letterOf(content).body);
  const firsts = counts(bodies.map((body) => sentencesOf(body)[0] ?? ''));
  const usual = firsts.flatMap(([first, seen]) => (seen >= HABIT_POSTS_MIN ? first : []));
  return own
    .map(({ posted_at }, index) => ({ posted_at, body: bodies[index] ?? '' }))
    .filter(({ posted_at }) => posted_at !== null)
    .slice(0, OPENINGS_MAX)
    .flatMap(({ body }) => {
      const same = usual.find((first) => first !== '' && body.startsWith(first)) ?? '';
      return wholeSentences(openingOf(body.slice(same.length).trimStart()), OPENING_MAX) || [];
    });
}

/** Notes of the author's that no post was made from, as parts of a brief. */
export function noteItems(notes: readonly string[], max: number): BriefItem[] {
  return notes.flatMap((text) => {
    const note = wholeSentences(text, max);
    return note === '' ? [] : lines('notes', [note], WORTH.notes);
  });
}
