import {
  ALL_STYLE_SETTINGS,
  styleValue,
  type StyleSettingName,
  type StyleValue,
} from '../../preferences/style-labels.js';
import { FORMALITY_BY_TONE, QUESTION_USAGE_BY_TONE } from '../../preferences/tone.rules.js';
import { defaultWritingProfile, type WritingProfile } from '../../preferences/writing-profile.js';
import type { AnalysedField, VoiceGap } from '../analysis/style-analysis.js';

/**
 * Where a field of the writing profile comes from: the posts that the last analysis read, an earlier analysis (or what is not known any
 * more), the tone that brought it along, a person, or nobody.
 */
export type FieldOrigin = 'posts' | 'earlier' | 'tone' | 'you' | 'default';

export interface KnownOrigins {
  readonly profile: WritingProfile;
  /** Fields that a person was the last to change. */
  readonly setByHand: readonly string[];
  /** Fields that the last analysis did not find; null before the first one. */
  readonly notFound: readonly VoiceGap[] | null;
}

export function originOf(
  field: StyleSettingName,
  { profile, setByHand, notFound }: KnownOrigins,
  analysed: readonly AnalysedField[],
): FieldOrigin {
  if (setByHand.includes(field)) return 'you';
  const isAnalysed = notFound !== null && analysed.some((name) => name === field);
  if (isAnalysed && !notFound.some((gap) => gap.field === field)) return 'posts';
  if (isSame(styleValue(profile, field), styleValue(defaultWritingProfile(), field))) return 'default';
  return isOfTone(field, profile) ? 'tone' : 'earlier';
}

function isOfTone(field: StyleSettingName, profile: WritingProfile): boolean {
  const tone = profile.writing_style_tone;
  if (field === 'question_usage') return profile.question_usage === QUESTION_USAGE_BY_TONE[tone];
  return field === 'writing_style_formality' && profile.writing_style_formality === FORMALITY_BY_TONE[tone];
}

const isSame = (one: StyleValue, other: StyleValue) => JSON.stringify(one) === JSON.stringify(other);

/** The settings of a voice: goals say why somebody writes, and a denied habit is no setting. */
const COUNTED = ALL_STYLE_SETTINGS.filter((name) => name !== 'content_goals' && name !== 'denied_habits');

/** How many settings of a voice rest on what. */
export interface ProfileStrength {
  readonly fromPosts: number;
  readonly fromYou: number;
  /** As everybody has them, or blank. */
  readonly open: number;
  readonly all: number;
  /** Share of the settings that are somebody's own, in whole percent. */
  readonly percent: number;
}

/** What the profile rests on: what was found, what was set, and what is still as everybody has it. */
export function profileStrength(known: KnownOrigins, analysed: readonly AnalysedField[]): ProfileStrength {
  const origins = COUNTED.map((field) => originOf(field, known, analysed));
  const count = (...wanted: FieldOrigin[]) => origins.filter((origin) => wanted.includes(origin)).length;
  const [fromPosts, fromYou] = [count('posts', 'earlier', 'tone'), count('you')];
  const all = COUNTED.length;
  return {
    fromPosts,
    fromYou,
    open: all - fromPosts - fromYou,
    all,
    percent: Math.round(((fromPosts + fromYou) / all) * 100),
  };
}
