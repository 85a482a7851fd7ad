import { countCharacters, findNeverUsePhrases, POST_TEXT_MAX } from '@drumbeat/domain';

/** What is wrong with a draft that a writer handed over, in words that a model and a person understand; empty when fine. */
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
