import { checkWrittenPrompt, type WrittenPrompt } from '@drumbeat/domain';

/**
 * What is wrong with the prompts of a writer, in words; empty when they may be saved. The writers check and repair their
 * own output: this is the last gate before the database, whoever wrote.
 */
export function writtenBatchProblems(
  prompts: readonly WrittenPrompt[],
  expected: {
    readonly count: number;
    readonly pillarCount: number;
    readonly neverUsePhrases: readonly string[];
    readonly recentHooks: readonly string[];
  },
): string[] {
  const { count, pillarCount, neverUsePhrases, recentHooks } = expected;
  if (prompts.length !== count) return [`${count} prompts were asked for, ${prompts.length} came.`];
  const seen = new Set(recentHooks.map(normalised));
  return prompts.flatMap((prompt) => {
    const { problems } = checkWrittenPrompt(prompt, { pillarCount, neverUsePhrases });
    const hook = normalised(prompt.hook);
    const repeated = seen.has(hook) ? [`The hook "${prompt.hook}" is there already.`] : [];
    seen.add(hook);
    return [...problems, ...repeated];
  });
}

function normalised(hook: string): string {
  return hook.trim().toLowerCase();
}
