import { dataBlock } from './data-block.js';

/** More would bury the rest; what is left shows again after the repair. */
const MAX_PROBLEMS = 20;

/**
 * The message that asks a model to repair its output (one chance, then the work fails with an error). Problems may
 * quote user text, such as a phrase never to use, so they are in a data block; the output's schema must not change.
 */
export function repairMessage(problems: readonly string[]): string {
  const hidden = problems.length - MAX_PROBLEMS;
  return [
    'Your answer cannot be used yet. What is wrong with it:',
    dataBlock({
      problems: [
        ...problems.slice(0, MAX_PROBLEMS),
        ...(hidden > 0 ? [`and ${hidden} more of this kind.`] : []),
      ],
    }),
    'Answer again in full and in the same form, with exactly these things corrected and everything else kept. Write nothing else.',
  ].join('\n');
}
