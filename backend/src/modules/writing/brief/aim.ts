import {
  defaultWritingProfile,
  type PlainDate,
  WEEKDAY_NAMES,
  weekdayOf,
  type WritingProfile,
} from '@drumbeat/domain';
import type { DraftSource, WritingVoice } from '../draft-writer.service.js';
import { GOAL_BEHAVIOURS } from './behaviours.js';
import { wholeSentences } from './whole-sentences.js';

/** Characters of the description of a reader. */
const READER_MAX = 300;

/** What a post is for, as sentences: who reads it, what they should think or do, its subject, why now, and for when. */
export function aimOf(
  { profile, preferences, set_by_hand }: Pick<WritingVoice, 'profile' | 'preferences' | 'set_by_hand'>,
  source: DraftSource | null,
): string[] {
  const reader = wholeSentences(profile.target_audience ?? profile.ideal_target_client ?? '', READER_MAX);
  return [
    ...(reader === '' ? [] : [`Reader: ${reader}`]),
    ...goals(preferences, set_by_hand).map((goal) => `Readers should ${goal}.`),
    ...(source?.kind === 'prompt' ? promptAim(source) : []),
  ];
}

/** Goals as they came with the profile are nobody's. */
function goals(preferences: WritingProfile | null, byHand: readonly string[]): string[] {
  if (preferences === null) return [];
  const { content_goals: own } = preferences;
  const isDefault = own.join() === defaultWritingProfile().content_goals.join();
  if (isDefault && !byHand.includes('content_goals')) return [];
  return own
    .slice(0, 3)
    .map((goal) => GOAL_BEHAVIOURS[goal] ?? `be moved towards this goal of the author: ${goal}`);
}

function promptAim({
  category,
  pillar_label,
  why,
  date,
}: Extract<DraftSource, { kind: 'prompt' }>): string[] {
  return [
    `Its kind: ${category}`,
    ...(pillar_label === null ? [] : [`Its subject among those that the author stands for: ${pillar_label}`]),
    ...(why ? [`Why this prompt: ${why}`] : []),
    ...(date ? [`Planned for ${dayName(date)}, ${date}`] : []),
  ];
}

const dayName = (date: PlainDate) => WEEKDAY_NAMES.en[weekdayOf(date) - 1] ?? '';
