import { countCharacters, findNeverUsePhrases, POST_TEXT_MAX } from '@drumbeat/domain';

/** Errors of a writer's draft, as text for models and people; empty when valid. */
export function draftProblems(text: string, context: { neverUsePhrases: readonly string[] }): string[] {
  if (text.trim() === '') return ['The draft is empty.'];
  const length = countCharacters(text);
  return [
    ...(length > POST_TEXT_MAX
      ? [`The draft has ${length} characters; at most ${POST_TEXT_MAX} are allowed.`]
      : []),
    ...findNeverUsePhrases(text, context.neverUsePhrases).map(
      (phrase) => `The draft must not use the phrase "${phrase}".`,
    ),
  ];
}
