import {
  ALL_STYLE_SETTINGS,
  styleValue,
  type StyleSettingName,
  type StyleValue,
} from '../../preferences/style-labels.js';
import { FORMALITY_BY_TONE, QUESTION_USAGE_BY_TONE } from '../../preferences/tone.rules.js';
import { defaultWritingProfile, type WritingProfile } from '../../preferences/writing-profile.js';
import { type AnalysedField, VOICE_SCALES, type VoiceGap } from '../analysis/style-analysis.js';

/**
 * Where a field of the writing profile comes from: the posts that the last analysis read, an earlier analysis (or what is not known any
 * more), the voice interview, the tone that brought it along, its user, a rule learned from edits that they accepted, a list of theirs that such a rule added to, the staff, or nobody.
 */
export type FieldOrigin =
  'posts' | 'earlier' | 'interview' | 'tone' | 'user' | 'rule' | 'user_and_rule' | 'staff' | 'default';

/** Who or what changed a writing profile; edits do so by a rule that its user accepted. */
export const PROFILE_STEP_CAUSES = ['created', 'analysis', 'interview', 'user', 'staff', 'edits'] as const;

export type ProfileStepCause = (typeof PROFILE_STEP_CAUSES)[number];

interface ProfileStep {
  readonly cause: ProfileStepCause;
  readonly changes: readonly { readonly field: string }[];
}

export interface KnownOrigins {
  readonly profile: WritingProfile;
  /** Fields that a person was the last to change. */
  readonly setByHand: readonly string[];
  /** Fields that the last analysis did not find; null before the first one. */
  readonly notFound: readonly VoiceGap[] | null;
  /** The history as far as it is known, newest first. */
  readonly steps: readonly ProfileStep[];
}

export function originOf(
  field: StyleSettingName,
  { profile, setByHand, notFound, steps }: KnownOrigins,
  analysed: readonly AnalysedField[],
): FieldOrigin {
  const [cause, ...before] = steps
    .filter(({ changes }) => changes.some((change) => change.field === field))
    .map((step) => step.cause);
  if (setByHand.includes(field)) {
    if (cause === 'edits') return before.some((one) => one !== 'edits') ? 'user_and_rule' : 'rule';
    return cause === 'staff' ? 'staff' : 'user';
  }
  const isAnalysed = notFound !== null && analysed.some((name) => name === field);
  if (isAnalysed && !notFound.some((gap) => gap.field === field)) return 'posts';
  if (isSame(styleValue(profile, field), styleValue(defaultWritingProfile(), field))) return 'default';
  if (cause === 'interview') return 'interview';
  return isOfTone(field, profile) ? 'tone' : 'earlier';
}

/** True for what a tone brings along (VOICE-3), where it is as the profile's tone brings it. */
export function isOfTone(field: StyleSettingName, profile: WritingProfile): boolean {
  const tone = profile.writing_style_tone;
  if (field === 'question_usage') return profile.question_usage === QUESTION_USAGE_BY_TONE[tone];
  return field === 'writing_style_formality' && profile.writing_style_formality === FORMALITY_BY_TONE[tone];
}

const isSame = (one: StyleValue, other: StyleValue) => JSON.stringify(one) === JSON.stringify(other);

/** True where its user said so, who may have done it in the interview or by accepting a rule, or the staff. */
export const isSetByPerson = (origin: FieldOrigin) =>
  ['user', 'interview', 'rule', 'user_and_rule', 'staff'].includes(origin);

/** The settings of a voice: goals say why somebody writes, and a denied habit is no setting. */
const COUNTED = ALL_STYLE_SETTINGS.filter((name) => name !== 'content_goals' && name !== 'denied_habits');

/** How many settings of a voice rest on what. */
export interface ProfileStrength {
  readonly fromPosts: number;
  /** By their user, who may have said it in the interview or accepted a rule, or by the staff. */
  readonly setByHand: number;
  /** As everybody has them, or blank. */
  readonly open: number;
  readonly all: number;
  /** Share of the settings that are somebody's own, in whole percent. */
  readonly percent: number;
}

/** What the profile rests on: what was found, what was set, and what is still as everybody has it. */
export function profileStrength(known: KnownOrigins, analysed: readonly AnalysedField[]): ProfileStrength {
  // What came with a tone rests on what the tone rests on, but is not what somebody set.
  const ofTone = originOf('writing_style_tone', known, analysed);
  const origins = COUNTED.map((field) => originOf(field, known, analysed)).map((origin) =>
    origin !== 'tone' ? origin : ofTone === 'posts' || ofTone === 'earlier' ? ofTone : 'default',
  );
  const count = (...wanted: FieldOrigin[]) => origins.filter((origin) => wanted.includes(origin)).length;
  const fromPosts = count('posts', 'earlier');
  const setByHand = origins.filter(isSetByPerson).length;
  const all = COUNTED.length;
  return {
    fromPosts,
    setByHand,
    open: all - fromPosts - setByHand,
    all,
    percent: Math.round(((fromPosts + setByHand) / all) * 100),
  };
}

/** The five that are the basics of a style (VOICE-13). */
const BASICS = ['writing_style_tone', ...VOICE_SCALES] as const;

/** How many of the basics are as everybody has them at first, of whom nothing is known. */
export function unknownBasics(known: KnownOrigins, analysed: readonly AnalysedField[]) {
  const unknown = BASICS.filter((field) => originOf(field, known, analysed) === 'default');
  return { unknown: unknown.length, of: BASICS.length };
}

/** False where no scale was found or set: an archetype of what everybody has, or of what came with a tone, would be nobody's (VOICE-6). */
export function hasKnownScale(known: KnownOrigins, analysed: readonly AnalysedField[]): boolean {
  return VOICE_SCALES.some((scale) => !['default', 'tone'].includes(originOf(scale, known, analysed)));
}
