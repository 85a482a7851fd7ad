import { LaunchError } from '../../launch-error.mjs';

/**
 * The parts of `npm test` in stages, what fails soonest first. The stages run one after another; so do the parts of a lane, while the
 * lanes of a stage run at the same time. Beside the lint, which one core does alone, stands what holds nothing to a time; the others have
 * the machine to themselves and share it among their own workers.
 */
const STAGES = [
  [['lint'], ['types', 'contract', 'unit']],
  [['components']],
  [['medium']],
  [['e2e']],
  [['browser']],
] as const;
export type Part = (typeof STAGES)[number][number][number];
export const PARTS: readonly Part[] = STAGES.flat(2);

export interface Request {
  parts: Part[];
  /** Only what a change needs (change.ts), of all parts. */
  ofChange: boolean;
  /** Arguments for the test runner after the one requested part. */
  rest: string[];
}

/**
 * Reads the arguments of `npm test -- …`: names of parts, then arguments for the test runner.
 * `npm test -- e2e -t "signs in"` runs the matching tests of one part, `npm test -- changed` what a change needs.
 *
 * @throws LaunchError when the first argument names no part
 */
export function parseRequest(args: string[]): Request {
  if (args.length === 1 && args[0] === 'changed') return { parts: [...PARTS], ofChange: true, rest: [] };
  const isPart = (arg: string): arg is Part => (PARTS as readonly string[]).includes(arg);
  const end = args.findIndex((arg) => !isPart(arg));
  const [named, rest] = end === -1 ? [args, []] : [args.slice(0, end), args.slice(end)];
  if (named.length === 0 && rest.length > 0) {
    throw new LaunchError(
      `npm test has no part "${rest[0]}". Its parts are ${PARTS.join(', ')}, and changed.`,
    );
  }
  const parts = PARTS.filter((part) => named.length === 0 || named.includes(part));
  return { parts, ofChange: false, rest };
}

/** The lanes of each stage of a run of these parts. Without room for two on the machine (machine/room.ts) each part is a stage. */
export function stagesOf(parts: readonly Part[], { isRoomy }: { isRoomy: boolean }): Part[][][] {
  if (!isRoomy) return parts.map((part) => [[part]]);
  const asked = (lane: readonly Part[]) => lane.filter((part) => parts.includes(part));
  return STAGES.map((stage) => stage.map(asked).filter(({ length }) => length > 0)).filter(
    ({ length }) => length > 0,
  );
}
