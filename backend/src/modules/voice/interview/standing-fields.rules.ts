import {
  INTERVIEW_FIELDS,
  type InterviewField,
  type StyleAnalysis,
  type WritingProfile,
} from '@drumbeat/domain';
import { profileChanges } from '../analysis/profile-changes.rules.js';

/** A setting that an interview replaces only where its user says so. */
export interface StandingField {
  readonly field: InterviewField;
  readonly value: WritingProfile[InterviewField];
  /** Posts prove it, or a person set it. */
  readonly by: 'posts' | 'person';
}

/**
 * The settings that count for more than an interview: what a person was the last to set, and what the newest analysis found and still
 * stands. What an earlier interview wrote is neither.
 * @param analysis the newest one that was done
 */
export function standingFields(
  profile: WritingProfile,
  byHand: ReadonlySet<string>,
  analysis: StyleAnalysis | null,
): StandingField[] {
  const proven = analysis === null ? {} : profileChanges(analysis);
  return INTERVIEW_FIELDS.flatMap((field): StandingField[] => {
    const value = profile[field];
    if (byHand.has(field)) return [{ field, value, by: 'person' }];
    return proven[field] === value ? [{ field, value, by: 'posts' }] : [];
  });
}
