import {
  GREAT_ENGAGEMENT_RATE,
  PERFORMANCE_FIGURE_MAX,
  type PerformanceFigures,
} from '../posts/engagement.rules.js';
import { countCharacters } from '../posts/post-text.rules.js';
import { TRAINING_POST_MAX, VERY_LONG_ABOVE } from './training-post.limits.js';
import { TRAINING_TEXTS } from './training-post.texts.js';
import type { PlainDate } from '../time/plain-date.js';

export interface TrainingPostProblem {
  readonly code: 'training.content_required' | 'training.content_too_long';
  readonly text: string;
}

/** The reason why this post cannot be saved; null when it can (TRAINING-2). Address and date are not checked. */
export function trainingPostProblem({ content }: { readonly content: string }): TrainingPostProblem | null {
  if (content.trim() === '') {
    return { code: 'training.content_required', text: TRAINING_TEXTS.contentRequired };
  }
  return countCharacters(content) > TRAINING_POST_MAX
    ? { code: 'training.content_too_long', text: TRAINING_TEXTS.tooLong }
    : null;
}

/** True when the dialog warns of the length; it saves anyway (TRAINING-3). */
export function isVeryLongPost(content: string): boolean {
  return countCharacters(content) > VERY_LONG_ABOVE;
}

/** Thousands as LinkedIn shows them in its languages: 2,480 and 2.480, 2 480, 2’480. */
const GROUPED = /^\d{1,3}(?:([,.\s’'])\d{3})(?:\1\d{3})*$/u;

/** As LinkedIn shortens them in English and German: 1.5K, 12 Tsd., 1,2 Mio. The digits, those behind the mark, and the unit's letter. */
const SHORTENED = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*(?:(k|tsd\.?)|m|mio\.?)$/iu;

/**
 * The number typed into the input of a figure; blank is 0, null is invalid: not a storable whole number from 0 (TRAINING-2), nor what
 * LinkedIn makes of one. 1.5 alone is neither.
 */
export function metricFrom(text: string): number | null {
  const copied = text.trim();
  if (copied === '') return 0;
  const typed = GROUPED.test(copied) ? copied.replace(/\D/gu, '') : copied;
  const value = /^\d+$/.test(typed) ? Number(typed) : writtenOut(typed);
  return value <= PERFORMANCE_FIGURE_MAX ? value : null;
}

function writtenOut(shortened: string): number {
  const [, whole, behind = '', thousands] = SHORTENED.exec(shortened) ?? [];
  if (whole === undefined) return Infinity;
  return Number(whole + behind.padEnd(thousands === undefined ? 6 : 3, '0'));
}

/** Likes, comments and shares together. */
export function totalEngagement({ likes, comments, shares }: PerformanceFigures): number {
  return likes + comments + shares;
}

/** Percent from which a post is "Good" (TRAINING-4). */
const GOOD_ENGAGEMENT_RATE = 1;
/** Percent above which the table's badge is highlighted (TRAINING-4). */
const BADGE_ABOVE = 5;
const QUIET_BADGE_ABOVE = 2;
/** Percent above which there are more reactions than impressions: the figures are doubted, and earn no praise (TRAINING-4). */
const DOUBTFUL_ENGAGEMENT_ABOVE = 100;

export type EngagementLabel = 'Great!' | 'Good' | 'Can improve' | 'Doubtful';

/** @param rate in percent */
export function engagementLabel(rate: number): EngagementLabel {
  if (rate > DOUBTFUL_ENGAGEMENT_ABOVE) return 'Doubtful';
  if (rate >= GREAT_ENGAGEMENT_RATE) return 'Great!';
  return rate >= GOOD_ENGAGEMENT_RATE ? 'Good' : 'Can improve';
}

/** Style of the badge in the table of saved posts. @param rate in percent */
export function engagementBadge(rate: number): 'default' | 'secondary' | 'outline' {
  if (rate > DOUBTFUL_ENGAGEMENT_ABOVE) return 'outline';
  if (rate > BADGE_ABOVE) return 'default';
  return rate > QUIET_BADGE_ABOVE ? 'secondary' : 'outline';
}

export const PERFORMANCE_CATEGORIES = ['Excellent', 'Great', 'Good', 'Modest', 'Doubtful'] as const;
export type PerformanceCategory = (typeof PERFORMANCE_CATEGORIES)[number];

/**
 * A training post's result, as a word before "performance" (TRAINING-5), by the limits of TRAINING-4: above 5% the
 * table's badge is highlighted, from 3% a post is great, from 1% good, above 100% doubtful. Good is also used without a rate.
 * @param rate in percent, null without impressions
 */
export function performanceCategory(rate: number | null): PerformanceCategory {
  if (rate === null) return 'Good';
  if (rate > DOUBTFUL_ENGAGEMENT_ABOVE) return 'Doubtful';
  if (rate > BADGE_ABOVE) return 'Excellent';
  if (rate >= GREAT_ENGAGEMENT_RATE) return 'Great';
  return rate >= GOOD_ENGAGEMENT_RATE ? 'Good' : 'Modest';
}

/** Description of "Training post saved successfully!" (TRAINING-5); a rate that is not known is 0. */
export function savedDescription(rate: number | null, category: string = performanceCategory(rate)): string {
  return `Engagement rate: ${rate ?? 0}% • ${category} performance`;
}

/** What users enter of a training post, by the names of the request. */
export interface TrainingPostFields extends PerformanceFigures {
  postContent: string;
  linkedinUrl: string | null;
  postDate: PlainDate | null;
}

export type TrainingPostField = keyof TrainingPostFields;

/** What a post that is saved again says otherwise: the offer to update it (TRAINING-10). */
export interface TrainingPostDifference {
  readonly field: TrainingPostField;
  /** Null where nothing was known. */
  readonly from: string | number | null;
  readonly to: string | number;
}
