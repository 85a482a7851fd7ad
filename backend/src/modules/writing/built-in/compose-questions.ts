import { cleanPostText } from '@drumbeat/domain';
import type { DraftWritingRequest } from '../draft-writer.service.js';
import { authorFactsOf } from './author-facts.js';
import { shortened, tidyPhrase } from './phrase.js';

const SUBJECT_MAX = 80;

/** Questions for what a draft would have to invent: the facts, their evidence, and the point. At most three, in that order. */
export function composeQuestions({
  source,
  previous_text,
  preferences,
  profile,
}: DraftWritingRequest): string[] {
  const matter = source.kind === 'notes' ? source.notes || (previous_text ?? '') : source.hook;
  const subject = shortened(tidyPhrase(cleanPostText(matter)), SUBJECT_MAX);
  const { audience } = authorFactsOf(profile, preferences?.never_use_phrases ?? []);
  return [
    subject === ''
      ? 'What is the post about, in one or two sentences?'
      : `What happened, in one or two sentences: “${subject}”?`,
    ...(/\p{N}/u.test(matter) ? [] : ['Which number, name or example shows it best?']),
    audience === null
      ? 'What should your readers take from it?'
      : `What should ${audience.phrase} take from it?`,
  ];
}
