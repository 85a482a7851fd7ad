import type { SentenceKind } from './sentence-kind.js';

/** A fact that a frame cannot do without; where it is missing the frame is left out. */
export type FrameNeed = 'people' | 'industry' | 'problem' | 'size' | 'post' | 'note' | TradeNeed;

/** What is taken from the lists of the author's trade; `trade` for a frame that takes only what every author has, but is of use to a known trade alone. */
export type TradeNeed = 'figure' | 'mistake' | 'person' | 'trade';

export const isOfTrade = (need: FrameNeed): boolean =>
  need === 'figure' || need === 'mistake' || need === 'person' || need === 'trade';

/** What a content pillar is about, by its words; `craft` is any other. */
export type PillarKind = 'money' | 'people' | 'risk' | 'craft';

/**
 * What a pillar names, where that decides what can be asked of it: people, a place, every day, the author's own cases ("Tales from the ward"), what
 * goes wrong, a virtue, what something costs, or tools. Nobody drops people, argues with a place, gives advice on a case or saves on failures.
 */
export type PillarSort =
  'people' | 'place' | 'everyday' | 'cases' | 'failures' | 'values' | 'prices' | 'tools';

/** What the author posts for, by the words of their plan; `known` is any other. */
export type Goal = 'clients' | 'team' | 'teach' | 'known';

/**
 * What not every pillar has: an `error` (nobody's own where the pillar says what others get wrong), an `effort` (a cost has no steps),
 * a `thing` (a job, a rule or a figure: no people are one), a `job` (which nobody orders from a school); and `words`, where the problem
 * is said by those who have it, not about them.
 */
type Asked = 'error' | 'effort' | 'thing' | 'job' | 'words';

/** What holds for a frame whatever its language. */
export interface FrameRules {
  readonly needs?: readonly FrameNeed[];
  /** Of a frame that quotes a post or a note: what the sentence may be. A saying has neither people in it nor a sequel, and what is planned no case. */
  readonly takes?: readonly SentenceKind[];
  /** Whose deed the sentence has to tell: "how I do it today" is no question about somebody else's 26 years, and nobody notices what they did. */
  readonly deedOf?: 'author' | 'others';
  /** Where the pillar has to be something: nobody decides about what is a saying, and "single" is no choice of two either ("Replacing or repairing"). */
  readonly needsNoun?: 'any' | 'single';
  readonly asksFor?: readonly Asked[];
  /** Pillars of which the question would make no sense, or a poor joke: "which of the two?" of women, a choice of a place. */
  readonly notFor?: readonly PillarSort[];
  /** Pillars that alone it can be asked of. */
  readonly onlyFor?: readonly PillarSort[];
  /** True where the question is about what is said or known of the pillar, so that this may be a sentence ("What horse owners get wrong"). */
  readonly goesWithSayings?: true;
  /** Pillars that it suits best. */
  readonly kinds?: readonly PillarKind[];
  /** Goals that it serves best. */
  readonly goals?: readonly Goal[];
  /** True for a frame that serves its goals alone. */
  readonly onlyForGoals?: true;
  /** True for a frame that looks where authors look themselves whose trade there are no lists for. */
  readonly isForUnknownTrades?: true;
}

/**
 * One question to the author whose answer only they have. Slots in braces: {pillar} (as typed, only before a colon, behind one or in
 * parentheses) {topic} (for the middle of a sentence: in quotes unless it is surely a noun phrase, "your subject" before what is no noun)
 * {title} (the same behind a word for "subject") {people} (their clients or readers; in quotes unless surely people) {problem} {industry}
 * {size} (as typed, in quotes or parentheses) {post} (a whole sentence of an earlier post) {when} ("in March 2026") {note} (a whole
 * sentence of a note) {moment} {paper} {figure} {mistake} {person} (of the author's trade, in the forms that `trades/trade-words.ts`
 * gives them). A hook is the author's own first line and claims nothing that the answer would not give; the text speaks to the author.
 * Every sentence has a slot that is filled by the author's own words, so that no two people read the same one, and no prompt
 * closes as another does.
 */
export interface PromptFrame extends FrameRules {
  readonly id: string;
  /** For a pillar of any grammar. */
  readonly hook: string;
  readonly nounHook: string | undefined;
  readonly otherHook: string | undefined;
  readonly text: string;
}

/** False for a frame that is about the author's own sentence or a problem of their clients'. */
export const isAboutPillar = ({ needs = [] }: FrameRules): boolean =>
  !needs.some((need) => need === 'post' || need === 'note' || need === 'problem');

/** By category. */
export type PromptFrames = Readonly<Record<string, readonly PromptFrame[]>>;
