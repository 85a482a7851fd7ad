import { isAtRest, type ProofCell } from './proof-cell.js';
import type { ProofStage } from './proof-stage.js';
import type { ProofWorker } from './proof-worker-process.js';
import type { Freeze, Step } from './worker/steps.js';

/** An interference with the worker, and its moment (docs/proof.md). */
export interface CrashPoint {
  readonly name: string;
  /** Only one cell at a time can be at this point. */
  readonly isNarrow?: true;
  /** Others must not be in progress: all would wait for the locks of a suspended process. */
  readonly needsCalm?: true;
  /** The posts show an image each, and it strikes while that is uploaded. */
  readonly isUpload?: true;
  /** It stops PostgreSQL for all users of that server. */
  readonly needsOwnServer?: true;
  /** Makes the cells due and injects the crash. A surviving worker takes over; this does not wait for the cells to end. */
  strike(stage: ProofStage, cells: readonly ProofCell[]): Promise<void>;
}

const AT: Readonly<Record<Step, string>> = {
  planned: 'before the queue has it',
  queued: 'queued',
  claimed: 'claimed',
  registered: 'image registered',
  uploading: 'half an image sent',
  uploaded: 'image sent',
  connected: 'connected',
  intended: 'intent committed',
  written: 'bytes written',
  answered: 'answer read',
  recorded: 'outcome committed',
  reconciling: 'reconciling',
};

export const CRASH_POINTS: readonly CrashPoint[] = [
  { name: 'nothing happens', strike: untroubled },
  { name: 'two workers', strike: beside },
  ...(
    ['planned', 'queued', 'claimed', 'connected', 'intended', 'written', 'answered', 'recorded'] as const
  ).map(killedAt),
  { name: `SIGKILL: ${AT.reconciling}`, strike: killedReconciling },
  ...(['registered', 'uploading', 'uploaded'] as const).map((step) => ({
    ...killedAt(step),
    isUpload: true as const,
  })),
  ...(['claimed', 'connected', 'written', 'answered'] as const).map(pausedAt),
  frozen('before the check'),
  frozen('after the check'),
  { name: 'cut off: before the check', needsCalm: true, strike: cutOffBeforeWriting },
  { name: 'cut off: answer read', isNarrow: true, needsCalm: true, strike: cutOffWithAnAnswer },
  { name: `SIGTERM: ${AT.written}`, strike: stopped },
  ...(['claimed', 'connected', 'intended', 'written', 'answered'] as const).map(databaseGoneAt),
  ...(['intended', 'answered'] as const).map(databaseKilledAt),
  { name: 'queue emptied', strike: queueEmptied },
];

export function crashPointNamed(name: string): CrashPoint {
  const point = CRASH_POINTS.find((candidate) => candidate.name === name);
  if (!point) throw new RangeError(`The proof knows no crash point "${name}"`);
  return point;
}

async function untroubled(stage: ProofStage, cells: readonly ProofCell[]): Promise<void> {
  await stage.worker();
  await stage.begin(cells);
}

async function beside(stage: ProofStage, cells: readonly ProofCell[]): Promise<void> {
  await stage.worker();
  await stage.another();
  await stage.begin(cells);
  await untilSent(stage, cells);
}

function killedAt(step: Step): CrashPoint {
  return {
    name: `SIGKILL: ${AT[step]}`,
    strike: async (stage, cells) => {
      const worker = await stage.worker();
      await stage.bringTo(step, cells, worker);
      await worker.kill();
    },
  };
}

/** One at a time is looked into: the first of them that needs it. The rest is wherever it is by then. */
async function killedReconciling(stage: ProofStage, cells: readonly ProofCell[]): Promise<void> {
  const worker = await stage.worker();
  const ids = cells.map(({ id }) => id);
  worker.hold('reconciling', ids);
  await stage.begin(cells);
  await stage.until(
    'one to be looked into',
    () => ids.some((id) => worker.hasReached('reconciling', id)) || cells.every(isAtRest),
  );
  await worker.kill();
}

/** SIGSTOP; another worker takes over as far as it may; SIGCONT, and the first continues as if nothing had happened. */
function pausedAt(step: Step): CrashPoint {
  return {
    name: `SIGSTOP: ${AT[step]}`,
    needsCalm: true,
    strike: async (stage, cells) => {
      const worker = await stage.worker();
      await stage.bringTo(step, cells, worker);
      worker.pause();
      worker.go();
      await takenOver(stage, cells);
      worker.resume();
      await untilReported(stage, worker, cells);
    },
  };
}

/** The process is suspended between two instructions: the deadline is not checked yet, or it is and nothing is written. */
function frozen(freeze: Freeze): CrashPoint {
  return {
    name: `SIGSTOP: ${freeze}`,
    needsCalm: true,
    ...(freeze === 'after the check' ? { isNarrow: true } : {}),
    strike: async (stage, cells) => {
      const worker = await freezeAt(freeze, stage, cells);
      await takenOver(stage, cells);
      worker.resume();
      await untilReported(stage, worker, cells);
    },
  };
}

/** Paused and without its owner lock: only its own deadline keeps it from sending when it resumes. */
async function cutOffBeforeWriting(stage: ProofStage, cells: readonly ProofCell[]): Promise<void> {
  const worker = await freezeAt('before the check', stage, cells);
  await stage.cutOffLock(worker);
  await takenOver(stage, cells);
  worker.resume();
  await untilReported(stage, worker, cells);
}

/** Its lock is lost and it has a response: it reports it while its successor is sending. Only the fence distinguishes the two. */
async function cutOffWithAnAnswer(stage: ProofStage, cells: readonly ProofCell[]): Promise<void> {
  const worker = await stage.worker();
  await stage.bringTo('answered', cells, worker);
  worker.pause();
  worker.go();
  await stage.cutOffLock(worker);
  await stage.endLeases(cells);
  const successor = await stage.another();
  const ids = cells.map(({ id }) => id);
  successor.hold('answered', ids);
  await stage.until('the successor to be sending', () =>
    cells.every((cell) => isAtRest(cell) || successor.hasReached('answered', cell.id)),
  );
  worker.resume();
  await untilReported(stage, worker, cells);
  successor.go();
}

/** A deploy: work in progress is finished and recorded. */
async function stopped(stage: ProofStage, cells: readonly ProofCell[]): Promise<void> {
  const worker = await stage.worker();
  await stage.bringTo('written', cells, worker);
  const stopping = worker.stop();
  worker.go();
  await stopping;
  if ((await stage.unreported(worker, cells)) > 0)
    for (const { problems } of cells) problems.push('a worker that was told to stop left answers unwritten');
}

/** The network between the worker and PostgreSQL fails, and recovers once PostgreSQL has noticed. */
function databaseGoneAt(step: Step): CrashPoint {
  return {
    name: `database away: ${AT[step]}`,
    strike: async (stage, cells) => {
      const worker = await stage.worker();
      await stage.bringTo(step, cells, worker);
      await stage.cable.cut();
      worker.go();
      await stage.until('the lock to fall', async () => !(await stage.holdsLock(worker.owner)));
      await stage.cable.restore();
      await untilSent(stage, cells);
    },
  };
}

/** SIGKILL to one of PostgreSQL's processes: it ends all others and recovers from its log. */
function databaseKilledAt(step: Step): CrashPoint {
  return {
    name: `PostgreSQL killed: ${AT[step]}`,
    needsOwnServer: true,
    strike: async (stage, cells) => {
      const worker = await stage.worker();
      await stage.bringTo(step, cells, worker);
      const [backend] = await stage.harness.database.query<{ pid: number }>('select pg_backend_pid() as pid');
      if (backend) process.kill(backend.pid, 'SIGKILL');
      worker.go();
      await stage.until('PostgreSQL to recover', async () => {
        return stage.holdsLock(worker.owner).then(
          (isHeld) => !isHeld,
          () => false,
        );
      });
      await untilSent(stage, cells);
    },
  };
}

async function queueEmptied(stage: ProofStage, cells: readonly ProofCell[]): Promise<void> {
  const worker = await stage.worker();
  await stage.bringTo('queued', cells, worker);
  await stage.queue.empty();
  worker.go();
}

async function freezeAt(
  freeze: Freeze,
  stage: ProofStage,
  cells: readonly ProofCell[],
): Promise<ProofWorker> {
  const worker = await stage.worker();
  await stage.bringTo('intended', cells, worker);
  worker.go(freeze);
  await stage.until('the worker to stand still', () => worker.isPaused || cells.every(isAtRest));
  return worker;
}

/** A second worker does what it may, and every user who can decide has. */
async function takenOver(stage: ProofStage, cells: readonly ProofCell[]): Promise<void> {
  await stage.another();
  await stage.until('the take-over', () => cells.every((cell) => isAtRest(cell) || cell.waitsForSender));
}

async function untilReported(
  stage: ProofStage,
  worker: ProofWorker,
  cells: readonly ProofCell[],
): Promise<void> {
  await stage.until('the report', async () => (await stage.unreported(worker, cells)) === 0);
}

/** No cell waits at a step any more, so that the next crash point does not affect it. */
async function untilSent(stage: ProofStage, cells: readonly ProofCell[]): Promise<void> {
  await stage.until('all to be sent', () =>
    cells.every(({ state }) => state !== 'claimed' && state !== 'sending'),
  );
}
