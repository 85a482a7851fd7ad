import {
  ALL_STYLE_SETTINGS,
  STYLE_LABELS,
  styleValue,
  type StyleSettingName,
} from '../../preferences/style-labels.js';
import type { WritingProfile } from '../../preferences/writing-profile.js';
import { RECOMMENDED_TRAINING_POSTS } from '../../training-posts/training-post.limits.js';

/** Levels by the score from which they hold (VOICE-13), lowest first. */
const LEVELS = [
  { name: 'Getting Started', from: 0 },
  { name: 'Basic', from: 20 },
  { name: 'Developing', from: 40 },
  { name: 'Advanced', from: 60 },
  { name: 'Expert', from: 80 },
] as const;
export type KnowledgeLevel = (typeof LEVELS)[number]['name'];

/** Points of each of the four areas (VOICE-13). */
const AREA_MAX = 25;

export type KnowledgeAreaKey = 'style_basics' | 'training_posts' | 'advanced_details' | 'feedback';

export interface KnowledgeArea {
  readonly key: KnowledgeAreaKey;
  readonly title: string;
  readonly points: number;
  readonly max: number;
}

/** The card "How Well AI Knows Your Style". */
interface StyleKnowledge {
  /** 0 to 100, shown as a percentage. */
  readonly score: number;
  readonly level: KnowledgeLevel;
  /** Null at the highest level. */
  readonly nextLevel: KnowledgeLevel | null;
  readonly pointsToNext: number | null;
  readonly areas: readonly KnowledgeArea[];
  /** At most two sentences on what to do next, the most effective first. */
  readonly tips: readonly string[];
  readonly showsAddTrainingPost: boolean;
}

interface KnownOfStyle {
  readonly preferences: WritingProfile | null;
  /** Number of training posts. */
  readonly trainingPosts: number;
  /** Number of drafts changed by the user before publication. */
  readonly edits: number;
}

const PER_TRAINING_POST = 5;
const PER_EDIT = 2;

const BASICS: Partial<Record<StyleSettingName, number>> = {
  writing_style_tone: 5,
  writing_style_formality: 5,
  directness_level: 5,
  confidence_level: 5,
  energy_level: 5,
};

const DETAILS: Partial<Record<StyleSettingName, number>> = {
  frequently_used_words: 3,
  industry_jargon: 3,
  signature_expressions: 4,
  emoji_usage_preference: 2,
  humor_usage: 2,
  question_usage: 2,
  storytelling_style: 2,
  structural_patterns: 3,
  never_use_phrases: 2,
  preferred_hooks: 2,
};

/**
 * The knowledge of a user's style (VOICE-13). Every value that is set counts, whoever set it: a new profile has 33 of
 * 100 by its defaults.
 */
export function styleKnowledge({ preferences, trainingPosts, edits }: KnownOfStyle): StyleKnowledge {
  const areas: KnowledgeArea[] = [
    area('style_basics', 'Style Basics', pointsOf(preferences, BASICS)),
    area('training_posts', 'Training posts', trainingPosts * PER_TRAINING_POST),
    area('advanced_details', 'Advanced details', pointsOf(preferences, DETAILS)),
    area('feedback', 'Feedback', edits * PER_EDIT),
  ];
  const score = areas.reduce((sum, { points }) => sum + points, 0);
  const next = LEVELS.find(({ from }) => from > score);
  return {
    score,
    level: LEVELS.findLast(({ from }) => from <= score)?.name ?? LEVELS[0].name,
    nextLevel: next?.name ?? null,
    pointsToNext: next === undefined ? null : next.from - score,
    areas,
    tips: tipsFor(areas, preferences),
    showsAddTrainingPost: trainingPosts < RECOMMENDED_TRAINING_POSTS,
  };
}

const area = (key: KnowledgeAreaKey, title: string, points: number): KnowledgeArea => ({
  key,
  title,
  points: Math.min(AREA_MAX, points),
  max: AREA_MAX,
});

const pointsOf = (preferences: WritingProfile | null, worth: Partial<Record<StyleSettingName, number>>) =>
  ALL_STYLE_SETTINGS.filter((name) => isSet(preferences, name)).reduce(
    (sum, name) => sum + (worth[name] ?? 0),
    0,
  );

function isSet(preferences: WritingProfile | null, name: StyleSettingName): boolean {
  if (preferences === null) return false;
  const value = styleValue(preferences, name);
  return typeof value === 'number' || value.length > 0;
}

/** A tip appears while its area has less than this; at most two are shown (VOICE-13). */
const TIP_BELOW: Readonly<Record<KnowledgeAreaKey, number>> = {
  style_basics: 20,
  training_posts: 15,
  advanced_details: 15,
  feedback: 10,
};
const TIPS_MAX = 2;

function tipsFor(areas: readonly KnowledgeArea[], preferences: WritingProfile | null): string[] {
  return areas
    .filter(({ key, points }) => points < TIP_BELOW[key])
    .sort((a, b) => a.points - b.points)
    .slice(0, TIPS_MAX)
    .map(({ key }) => TIPS[key](preferences));
}

const TIPS: Readonly<Record<KnowledgeAreaKey, (preferences: WritingProfile | null) => string>> = {
  style_basics: () =>
    'Set your tone, formality, directness, confidence and energy. Each is worth five points.',
  training_posts: () => 'Add posts that sound like you. Each is worth five points.',
  advanced_details: (preferences) => {
    const [first, second] = unsetDetails(preferences);
    const worth = (first?.points ?? 0) + (second?.points ?? 0);
    return `Fill in ${[first, second].flatMap((detail) => detail?.label ?? []).join(' and ')}. That is worth ${worth} points.`;
  },
  feedback: () => 'Edit drafts before you post them. Each edit is worth two points.',
};

/** The most effective first. */
function unsetDetails(preferences: WritingProfile | null) {
  return ALL_STYLE_SETTINGS.filter((name) => !isSet(preferences, name))
    .map((name) => ({ label: `“${STYLE_LABELS[name]}”`, points: DETAILS[name] ?? 0 }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}
