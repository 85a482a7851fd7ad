import { checkWrittenPrompt, type WrittenPrompt } from '@drumbeat/domain';

/**
 * Errors of a writer's prompts, as text; empty when they may be saved. The writers check and repair their
 * own output: this is the last check before the database, for any writer. Repetitions are refused one by one (DistinctPrompts).
 */
export function writtenBatchProblems(
  prompts: readonly WrittenPrompt[],
  expected: {
    readonly count: number;
    readonly pillarCount: number;
    readonly neverUsePhrases: readonly string[];
  },
): string[] {
  const { count, pillarCount, neverUsePhrases } = expected;
  if (prompts.length > count) return [`${count} prompts were asked for, ${prompts.length} came.`];
  return prompts.flatMap((prompt) => checkWrittenPrompt(prompt, { pillarCount, neverUsePhrases }).problems);
}
