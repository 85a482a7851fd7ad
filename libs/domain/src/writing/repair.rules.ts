/** More would bury the rest; what is left shows again after the repair. */
const MAX_PROBLEMS = 20;

/**
 * The one message that asks a model to mend its answer (it gets one chance, then the work fails in words).
 * Each problem stands on its own line; the answer's shape must not change.
 */
export function repairInstruction(problems: readonly string[]): string {
  const lines = problems.slice(0, MAX_PROBLEMS).map((problem) => `- ${problem}`);
  const hidden = problems.length - lines.length;
  if (hidden > 0) lines.push(`- and ${hidden} more of this kind.`);
  return [
    'Your answer cannot be used yet. What is wrong:',
    ...lines,
    'Answer again in full and in the same form, with exactly these things corrected and everything else kept. Write nothing else.',
  ].join('\n');
}
