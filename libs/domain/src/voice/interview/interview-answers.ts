import { VOICE_SCALES, type VoiceScale } from '../analysis/style-analysis.js';

/** The questions that are answered in words or by a choice, in the order in which they are asked. */
export const INTERVIEW_QUESTIONS = [
  'story',
  'disliked_post',
  'never_words',
  'argue_or_ask',
  'address',
  'rewrite',
] as const;
export type InterviewQuestion = (typeof INTERVIEW_QUESTIONS)[number];

/** Those whose answers are the user's own prose: they become training text. */
export const INTERVIEW_TEXTS = ['story', 'rewrite'] as const satisfies readonly InterviewQuestion[];
export type InterviewText = (typeof INTERVIEW_TEXTS)[number];

/** The first pair of a scale is the same for all; the answer chooses where on the scale the second one lies. */
const PAIR_KINDS = ['first', 'low', 'middle', 'high'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];
export type PairKey = `${VoiceScale}.${PairKind}`;

export const pairKey = (scale: VoiceScale, kind: PairKind): PairKey => `${scale}.${kind}`;

/** The text that is lower on the scale, the higher one, both of them, or neither. */
export const PAIR_CHOICES = ['low', 'both', 'neither', 'high'] as const;
export type PairChoice = (typeof PAIR_CHOICES)[number];

export const STANCES = ['argue', 'both', 'ask'] as const;
export type Stance = (typeof STANCES)[number];

export type InterviewKey = InterviewQuestion | PairKey;

/** All that can be answered. */
export const INTERVIEW_KEYS: readonly InterviewKey[] = [
  ...INTERVIEW_QUESTIONS,
  ...VOICE_SCALES.flatMap((scale) => PAIR_KINDS.map((kind) => pairKey(scale, kind))),
];

/** An answer as it was typed. One that holds nothing was skipped. */
export interface InterviewAnswer {
  readonly question: InterviewKey;
  readonly text: string;
  /** The second field of a question that has one. */
  readonly more: string;
  readonly choice: string | null;
  /** ISO instant of the last change. */
  readonly at: string;
}

/** The choice of a pair; null where it was skipped or not asked. */
export function pairChoice(answers: readonly InterviewAnswer[], key: PairKey): PairChoice | null {
  const choice = answers.find(({ question }) => question === key)?.choice;
  return PAIR_CHOICES.find((one) => one === choice) ?? null;
}

/**
 * The answers of two devices as one list: of each question the later one counts. The order of the lists does not matter, nor how
 * often they are put together.
 */
export function mergeAnswers(
  some: readonly InterviewAnswer[],
  others: readonly InterviewAnswer[],
): InterviewAnswer[] {
  return INTERVIEW_KEYS.flatMap((key) => {
    const [first, ...rest] = [...some, ...others].filter(({ question }) => question === key);
    return first === undefined ? [] : [rest.reduce((best, one) => (isLater(one, best) ? one : best), first)];
  });
}

/** Of two changes in the same millisecond the same one counts on every device. */
function isLater(one: InterviewAnswer, other: InterviewAnswer): boolean {
  const [at, otherAt] = [Date.parse(one.at), Date.parse(other.at)];
  return at === otherAt ? contentOf(one) > contentOf(other) : at > otherAt;
}

const contentOf = ({ text, more, choice }: InterviewAnswer) => JSON.stringify([text, more, choice]);
