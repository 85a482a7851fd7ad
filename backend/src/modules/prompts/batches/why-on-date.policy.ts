import { findNeverUsePhrases, pillarWhy, seasonOf, shownLanguage, type PlainDate } from '@drumbeat/domain';
import type { PromptWritingRequest } from '../../writing/prompt-writer.service.js';
import type { DistinctPrompt } from './distinct-prompts.service.js';

/**
 * The sentence on why a prompt suits its user, for the date that it got: a season that the date has left is no reason any more. Null
 * where the other reason cannot be said, because of a phrase never to use, or in the language of the prompt.
 */
export function whyOn(
  date: PlainDate | null,
  { why, reason, pillar_number, prompt_text }: DistinctPrompt,
  { profile, preferences }: Pick<PromptWritingRequest, 'profile' | 'preferences'>,
): string | null {
  if (reason.kind !== 'season' || seasonOf(date) === reason.season) return why;
  if ((shownLanguage(prompt_text) ?? 'en') !== 'en') return null;
  const other = pillarWhy(profile.content_pillars[pillar_number - 1] ?? '');
  return findNeverUsePhrases(other, preferences?.never_use_phrases ?? []).length === 0 ? other : null;
}
