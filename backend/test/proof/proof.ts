import type { PublishingConfig } from '../../src/config/config.js';
import { CRASH_POINTS, type CrashPoint } from './crash-points.js';
import { FILE_FAULTS, type ProofFault } from './faults.js';
import { judgeCell } from './judge-cell.js';
import { isAtRest, type ProofCell } from './proof-cell.js';
import type { Backend } from './proof-queue.js';
import { ProofStage } from './proof-stage.js';
import { PROOF_TIMES } from './proof-times.js';
import type { PlantedBug } from './worker/planted-bugs.js';

/** One crash point and the faults for the publications in progress. */
export interface Round {
  readonly point: CrashPoint;
  readonly faults: readonly ProofFault[];
}

export interface JudgedCell {
  readonly cell: ProofCell;
  /** Empty when everything holds. */
  readonly problems: readonly string[];
}

export interface ProofOptions {
  readonly backend: Backend;
  readonly bug?: PlantedBug | null;
  /** Replaces the proof's usual times. */
  readonly times?: Partial<PublishingConfig>;
  /** Each round ends before the next one: a crash point then affects its own cells only. */
  readonly oneByOne?: boolean;
  /** Time limit for the last of them to end. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 180_000;

/**
 * Plays the rounds one after the other on one stage. The worker of one round is the successor of the round before it:
 * it takes over killed work during the next crash point. So crash points affect leftovers as well, which is
 * realistic.
 */
export async function prove(
  rounds: readonly Round[],
  { backend, bug = null, times = {}, oneByOne = false, patienceMs = PATIENCE_MS }: ProofOptions,
): Promise<JudgedCell[]> {
  const stage = await ProofStage.open(backend, bug, { ...PROOF_TIMES, ...times });
  const cells: ProofCell[] = [];
  const rest = async () => {
    await stage.worker();
    const giveUpAt = performance.now() + patienceMs;
    await stage.until('all to be at rest', () => cells.every(isAtRest) || performance.now() > giveUpAt);
  };
  try {
    for (const { point, faults } of rounds) {
      if (point.needsCalm) await rest();
      const struck = await stage.cells(point.name, faults, point.isUpload);
      cells.push(...struck);
      await point.strike(stage, struck);
      if (oneByOne) await rest();
    }
    await rest();
    return await Promise.all(
      cells.map(async (cell) => ({ cell, problems: await judgeCell(stage.harness, cell) })),
    );
  } finally {
    await stage.close();
  }
}

/** The faults used when each takes its own round. */
const NARROW = ['none', 'dropped before', '500 after', 'late commit', '429', '401'];

/** A worker uploads this many files at once; a further post would not reach the step at which the others wait. */
const UPLOADS_AT_ONCE = 4;

/** Every crash point with every fault; those that take one cell at a time, with a few. */
export function allRounds(faults: readonly ProofFault[], options: { ownServer: boolean }): Round[] {
  return CRASH_POINTS.filter(({ needsOwnServer }) => options.ownServer || !needsOwnServer).flatMap(
    (point) => {
      if (point.isUpload)
        return inTurns(FILE_FAULTS, UPLOADS_AT_ONCE).map((some) => ({ point, faults: some }));
      if (!point.isNarrow) return [{ point, faults }];
      return faults.filter(({ name }) => NARROW.includes(name)).map((fault) => ({ point, faults: [fault] }));
    },
  );
}

function inTurns<Item>(items: readonly Item[], atOnce: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, turn) =>
    items.slice(turn * atOnce, (turn + 1) * atOnce),
  );
}
