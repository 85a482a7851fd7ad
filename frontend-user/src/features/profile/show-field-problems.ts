import { wordsOf } from '@drumbeat/api-client';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import type { UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../lib/http/api';
import type { AnswerField, ProfileAnswers } from './profile-answers';

/**
 * Writes what the API refused to the fields it names.
 * @returns the sentence for the form as a whole
 */
export function showFieldProblems(
  error: Error,
  shown: readonly AnswerField[],
  setError: UseFormSetError<ProfileAnswers>,
): string {
  const problems = error instanceof ApiError ? error.fields : [];
  let named = 0;
  for (const { field, message } of problems) {
    const answer = shown.find((name) => field === name || field.startsWith(`${name}.`));
    if (!answer) continue;
    setError(answer, { type: 'server', message }, { shouldFocus: named === 0 });
    named += 1;
  }
  if (named > 0) return 'Some answers could not be saved. Please look at the marked fields.';
  return asSentence(wordsOf(error, ACCOUNT_TEXTS.unexpected));
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
