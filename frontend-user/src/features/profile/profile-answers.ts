import { cleanPillars, PROFILE_LIMITS } from '@drumbeat/domain';
import type { Profile, ProfileChange } from '../../entities/types';

/** A profile as its forms hold it: no nulls, and a row for each pillar. */
export interface ProfileAnswers {
  full_name: string;
  first_name: string;
  target_audience: string;
  ideal_target_client: string;
  client_pain_points: string;
  industry: string;
  business_size: string;
  company_size: string;
  pain_points: string;
  content_strategy: string;
  content_pillars: { text: string }[];
  voice: Profile['voice'];
  sample_post: string;
  weekly_posting_goal: number;
  time_zone: string;
}

export type AnswerField = keyof ProfileAnswers;

export const CLIENT_FIELDS = ['ideal_target_client', 'client_pain_points', 'target_audience'] as const;

export const BUSINESS_FIELDS = [
  'industry',
  'business_size',
  'company_size',
  'pain_points',
  'content_strategy',
] as const;

/** A row for each pillar, and empty ones for those that are still missing. */
export function rowsOf(pillars: readonly string[]): ProfileAnswers['content_pillars'] {
  const missing = Math.max(0, PROFILE_LIMITS.pillarsMin - pillars.length);
  return [...pillars, ...Array<string>(missing).fill('')].map((text) => ({ text }));
}

export const pillarsIn = (rows: readonly { text: string }[]) => rows.map(({ text }) => text);

export function answersOf(profile: Profile): ProfileAnswers {
  return {
    full_name: profile.full_name ?? '',
    first_name: profile.first_name ?? '',
    target_audience: profile.target_audience ?? '',
    ideal_target_client: profile.ideal_target_client ?? '',
    client_pain_points: profile.client_pain_points ?? '',
    industry: profile.industry ?? '',
    business_size: profile.business_size ?? '',
    company_size: profile.company_size ?? '',
    pain_points: profile.pain_points ?? '',
    content_strategy: profile.content_strategy ?? '',
    content_pillars: rowsOf(profile.content_pillars),
    voice: { ...profile.voice },
    sample_post: profile.sample_post ?? '',
    weekly_posting_goal: profile.weekly_posting_goal,
    time_zone: profile.time_zone,
  };
}

/** The named answers in the API's format. */
export function changeOf(answers: ProfileAnswers, fields: readonly AnswerField[]): ProfileChange {
  const sent = { ...answers, content_pillars: cleanPillars(pillarsIn(answers.content_pillars)) };
  return Object.fromEntries(fields.map((field) => [field, sent[field]]));
}

/** The fields in which two versions differ; spaces around a text and empty pillars are no difference. */
export function changedFields(before: ProfileAnswers, now: ProfileAnswers): AnswerField[] {
  const fields = Object.keys(before) as AnswerField[];
  return fields.filter((field) => comparable(before, field) !== comparable(now, field));
}

/** `saved` with what has been changed since `before`: answers that were typed while those before them were being saved. */
export function withChangesSince(
  before: ProfileAnswers,
  now: ProfileAnswers,
  saved: ProfileAnswers,
): ProfileAnswers {
  const fields = changedFields(before, now);
  return { ...saved, ...Object.fromEntries(fields.map((field) => [field, now[field]])) };
}

function comparable(answers: ProfileAnswers, field: AnswerField): string {
  const value = answers[field];
  if (field === 'content_pillars') return JSON.stringify(cleanPillars(pillarsIn(answers.content_pillars)));
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}
