import type { EditPlace } from './compared-text.js';
import { hasPhrase } from './compared-text.js';
import type { ComparedDraft, EditKind, EditTrace } from './edit-trace.js';
import { formEdits } from './form-edits.rules.js';
import { phraseEdits, textPair, type TextPair } from './phrase-edits.rules.js';

/** What makes a habit of edits (LEARN-2). */
export const HABIT = {
  /** Different drafts that show it. */
  drafts: 3,
  /** Of those that gave the occasion for it. */
  share: 2 / 3,
  /** A single word is easily cut by chance. */
  draftsOfOneWord: 4,
  /** What a draft counts for whose post took what staff suggested. */
  weightOfSuggested: 1 / 2,
} as const;

/** Of a text that keeps less of its draft, words of the language left aside, nothing is learned: it was written anew. */
const KEPT_MIN = 0.3;

/** Phrases that are weighed against each other, those of most drafts first: each is compared with all drafts and all others. */
const CANDIDATES_MAX = 200;

/** Words beyond which a longer phrase is worth no more. */
const TELLING_WORDS = 3;

/** Where a habit shows. */
export interface LearnedWhere {
  readonly places: readonly EditPlace[];
  readonly from: readonly ComparedDraft['from'][];
  /** Numbers from 1 on. */
  readonly pillars: readonly number[];
}

/** Something that an author does to drafts again and again. */
export interface EditHabit {
  readonly kind: EditKind;
  readonly key: string;
  readonly phrase: string;
  readonly instead: string;
  /** The median over its drafts; null where nothing is counted. */
  readonly measure: number | null;
  /** Number of drafts that show it, and of those that gave the occasion for it. */
  readonly occurrences: number;
  readonly opportunities: number;
  /** Of those that show it, together: not each counts whole. */
  readonly weight: number;
  readonly where: LearnedWhere;
  /** One for each draft, in the order of their ids. */
  readonly evidence: readonly HabitEvidence[];
}

interface HabitEvidence {
  readonly draft: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly place: EditPlace | null;
}

interface ReadDraft {
  readonly draft: ComparedDraft;
  readonly pair: TextPair;
}

interface Shown {
  readonly read: ReadDraft;
  readonly trace: EditTrace;
}

/** The habits that drafts show, whatever their order. Each draft is to stand in them once. */
export function editHabits(drafts: readonly ComparedDraft[]): EditHabit[] {
  const read = drafts
    .map((draft) => ({ draft, pair: textPair(draft) }))
    .filter(({ pair }) => !isWrittenAnew(pair))
    .sort((a, b) => (a.draft.id < b.draft.id ? -1 : 1));
  return [...phraseHabits(read), ...formHabits(read)];
}

function isWrittenAnew({ before, after, aligned }: TextPair): boolean {
  if (before.words.length === 0 || after.words.length === 0) return true;
  const told = before.words.flatMap(({ isFunctionWord }, index) => (isFunctionWord ? [] : [index]));
  const kept = told.filter((index) => (aligned.keptAs[index] ?? -1) >= 0).length;
  return told.length === 0 || kept / told.length < KEPT_MIN;
}

function phraseHabits(drafts: readonly ReadDraft[]): EditHabit[] {
  const shown = new Map<string, Shown[]>();
  for (const read of drafts) {
    for (const trace of phraseEdits(read.pair, read.draft.also_written)) {
      const name = `${trace.kind}\n${trace.key}`;
      const list = shown.get(name);
      if (list) list.push({ read, trace });
      else shown.set(name, [{ read, trace }]);
    }
  }
  const habits = [...shown.values()]
    .filter((list) => weightOf(list) >= HABIT.drafts)
    .sort(byDrafts)
    .slice(0, CANDIDATES_MAX)
    .map((list) => habitOf(list, list.length + contradictions(list, drafts)))
    .filter(isPhraseHabit)
    .sort(byWorth);
  return habits.filter((habit, index) => !habits.slice(0, index).some((better) => isSaidBy(habit, better)));
}

/** What most drafts show first; of equals the longest. */
function byDrafts(a: readonly Shown[], b: readonly Shown[]): number {
  const keyOf = ([first]: readonly Shown[]) => `${first?.trace.kind} ${first?.trace.key}`;
  const [one, other] = [keyOf(a), keyOf(b)];
  return b.length - a.length || other.length - one.length || (one < other ? -1 : 1);
}

/** Posts that have what was cut from others. */
function contradictions([first]: readonly Shown[], drafts: readonly ReadDraft[]): number {
  if (first === undefined || first.trace.kind === 'added_phrase') return 0;
  const key = cutKey(first.trace);
  return drafts.filter(({ pair }) => hasPhrase(pair.after, key)).length;
}

/** Of a replacement, the words that were cut. */
const cutKey = ({ key }: Pick<EditTrace, 'key'>) => key.split(' > ', 1)[0] ?? key;

const wordCount = ({ key }: Pick<EditHabit, 'key'>) => cutKey({ key }).split(' ').length;

function isPhraseHabit(habit: EditHabit): boolean {
  const words = wordCount(habit);
  switch (habit.kind) {
    case 'cut_phrase':
      return words > 1 ? isOften(habit) : isAlways(habit) && habit.weight >= HABIT.draftsOfOneWord;
    case 'replaced_phrase':
      return isOften(habit);
    default:
      // Two words within a sentence are anybody's; where a text begins and ends they are a turn of its author's.
      return words >= TELLING_WORDS || !habit.where.places.includes('within');
  }
}

const isOften = ({ weight, occurrences, opportunities }: EditHabit) =>
  weight >= HABIT.drafts && occurrences >= opportunities * HABIT.share;

const isAlways = ({ occurrences, opportunities }: EditHabit) => occurrences === opportunities;

/** A phrase that says most first: in many drafts, and long. */
function byWorth(a: EditHabit, b: EditHabit): number {
  const worth = (habit: EditHabit) => habit.occurrences * Math.min(wordCount(habit), TELLING_WORDS);
  return (
    worth(b) - worth(a) ||
    Number(b.kind === 'replaced_phrase') - Number(a.kind === 'replaced_phrase') ||
    wordCount(b) - wordCount(a) ||
    (a.key < b.key ? -1 : 1)
  );
}

/** True for a part of another phrase, and for what has one as its part. */
function isSaidBy(habit: EditHabit, better: EditHabit): boolean {
  if ((habit.kind === 'added_phrase') !== (better.kind === 'added_phrase')) return false;
  const [one, other] = [` ${cutKey(habit)} `, ` ${cutKey(better)} `];
  return one.includes(other) || other.includes(one);
}

function formHabits(drafts: readonly ReadDraft[]): EditHabit[] {
  const shown = new Map<string, Shown[]>();
  const opportunities = new Map<EditKind, number>();
  for (const read of drafts) {
    for (const { kind, trace } of formEdits(read.pair)) {
      opportunities.set(kind, (opportunities.get(kind) ?? 0) + 1);
      // A first line of no type that can be named teaches nothing.
      if (trace === null || (kind === 'opening_replaced' && trace.key === '')) continue;
      const name = `${kind}\n${trace.key}`;
      const list = shown.get(name);
      if (list) list.push({ read, trace });
      else shown.set(name, [{ read, trace }]);
    }
  }
  return [...shown.values()]
    .map((list) => habitOf(list, opportunities.get(list[0]?.trace.kind ?? 'hashtags') ?? list.length))
    .filter(isOften);
}

function habitOf(shown: readonly Shown[], opportunities: number): EditHabit {
  const traces = shown.map(({ trace }) => trace);
  const [first] = traces;
  if (first === undefined) throw new Error('A habit has at least one draft');
  const measures = traces.flatMap(({ measure }) => (measure === null ? [] : [measure]));
  return {
    kind: first.kind,
    key: first.key,
    phrase: mostUsual(traces.map(({ phrase }) => phrase)),
    instead: mostUsual(traces.map(({ instead }) => instead)),
    measure: measures.length === 0 ? null : upperMedianOf(measures),
    occurrences: shown.length,
    opportunities,
    weight: weightOf(shown),
    where: {
      places: distinct(traces.flatMap(({ place }) => place ?? [])),
      from: distinct(shown.map(({ read }) => read.draft.from)),
      pillars: distinct(shown.flatMap(({ read }) => read.draft.pillar ?? [])),
    },
    evidence: shown.map(({ read, trace: { before, after, place } }) => ({
      draft: read.draft.id,
      before,
      after,
      place,
    })),
  };
}

function weightOf(shown: readonly Shown[]): number {
  const suggested = shown.filter(({ read }) => read.draft.took_suggestion).length;
  return shown.length - suggested + suggested * HABIT.weightOfSuggested;
}

function mostUsual(spellings: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const spelling of spellings) counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return best?.[0] ?? '';
}

/** Of an even number of values the upper one of the two in the middle: a value that was measured. */
function upperMedianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const distinct = <Item extends string | number>(items: readonly Item[]): Item[] =>
  [...new Set(items)].sort((a, b) => (a < b ? -1 : 1));
