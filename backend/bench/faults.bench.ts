/**
 * A naive worker (a delayed job per post, three attempts, a client that sends again) under the crashes and
 * faults of the publishing proof, beside ours: how many posts went out twice, and how many were silently
 * lost. Nothing is timed.
 *
 * BENCH_POINTS plays the first few crash points only.
 */
import { crashPointNamed } from '../test/proof/crash-points.js';
import { FAULTS } from '../test/proof/faults.js';
import { prove } from '../test/proof/proof.js';
import type { Step } from '../test/proof/worker/steps.js';
import { NaiveStage, type NaiveCell } from './support/naive-stage.js';
import { setting } from './support/setting.js';

/** The naive worker's result for each crash point, under the proof's names. */
const BLOWS: Readonly<Record<string, (stage: NaiveStage, cells: readonly NaiveCell[]) => Promise<void>>> = {
  'nothing happens': async (stage, cells) => {
    await stage.worker();
    await stage.begin(cells);
  },
  'two workers': async (stage, cells) => {
    await stage.worker();
    await stage.another();
    await stage.begin(cells);
  },
  'SIGKILL: connected': killedAt('connected'),
  'SIGKILL: bytes written': killedAt('written'),
  'SIGKILL: answer read': killedAt('answered'),
  'SIGSTOP: connected': pausedAt('connected'),
  'SIGSTOP: bytes written': pausedAt('written'),
  'SIGSTOP: answer read': pausedAt('answered'),
  'SIGTERM: bytes written': async (stage, cells) => {
    const worker = await stage.worker();
    await stage.bringTo('written', cells, worker);
    const stopping = worker.stop();
    worker.go();
    await stopping;
    await stage.another();
  },
  'queue emptied': async (stage, cells) => {
    for (const worker of [await stage.worker()]) await worker.stop();
    await stage.begin(cells);
    await stage.emptyQueue();
    await stage.another();
  },
};
const POINTS = Object.keys(BLOWS).slice(0, setting('BENCH_POINTS', Object.keys(BLOWS).length));

interface Harm {
  readonly twice: number;
  readonly lost: number;
}

export async function faultsBench(): Promise<void> {
  const naive = await playNaive();
  const ours = await playOurs();
  const column = (text: string | number) => String(text).padStart(10);
  const row = (name: string, figures: readonly (string | number)[]) =>
    `  ${name.padEnd(26)}${figures.map(column).join('')}`;
  const figures = (harm: Harm) => [harm.twice, harm.lost];
  console.log(
    `Posts that went out twice, or never and nobody was told, of ${FAULTS.length} under as many faults`,
  );
  console.log(row('', ['naive', '', 'Drumbeat', '']));
  console.log(row('', ['twice', 'lost', 'twice', 'lost']));
  for (const point of POINTS)
    console.log(row(point, [...figures(naive.get(point)!), ...figures(ours.get(point)!)]));
  console.log(row(`all ${POINTS.length * FAULTS.length}`, [...figures(sum(naive)), ...figures(sum(ours))]));
  const { twice, lost } = sum(ours);
  if (twice + lost > 0) throw new Error('Drumbeat posted twice or lost a post: npm run proof says where');
}

async function playNaive(): Promise<Map<string, Harm>> {
  const stage = await NaiveStage.open();
  const harm = new Map<string, Harm>();
  try {
    for (const point of POINTS) {
      const cells = stage.cells(FAULTS);
      await BLOWS[point]!(stage, cells);
      await stage.rest(cells);
      // A paused worker may still be sending: wait for it.
      await stage.worker();
      const creations = cells.map((cell) => stage.creationsOf(cell));
      const count = (fits: (created: number) => boolean) => creations.filter(fits).length;
      harm.set(point, { twice: count((created) => created > 1), lost: count((created) => created === 0) });
    }
    return harm;
  } finally {
    await stage.close();
  }
}

async function playOurs(): Promise<Map<string, Harm>> {
  const rounds = POINTS.map((name) => ({ point: crashPointNamed(name), faults: FAULTS }));
  const judged = await prove(rounds, { backend: 'PostgreSQL', oneByOne: true });
  return new Map(
    POINTS.map((point) => {
      const problems = judged.filter(({ cell }) => cell.point === point).map((entry) => entry.problems);
      const count = (...beginnings: string[]) =>
        problems.filter((sentences) =>
          sentences.some((sentence) => beginnings.some((beginning) => sentence.startsWith(beginning))),
        ).length;
      return [point, { twice: count('posted'), lost: count('lost', 'stuck') }];
    }),
  );
}

function killedAt(step: Step) {
  return async (stage: NaiveStage, cells: readonly NaiveCell[]): Promise<void> => {
    const worker = await stage.worker();
    await stage.bringTo(step, cells, worker);
    await worker.kill();
    await stage.another();
  };
}

/** SIGSTOP; another worker takes over; SIGCONT, and the first continues as if nothing had happened. */
function pausedAt(step: Step) {
  return async (stage: NaiveStage, cells: readonly NaiveCell[]): Promise<void> => {
    const worker = await stage.worker();
    await stage.bringTo(step, cells, worker);
    worker.pause();
    worker.go();
    await stage.another();
    await stage.rest(cells);
    worker.resume();
  };
}

function sum(harm: ReadonlyMap<string, Harm>): Harm {
  return [...harm.values()].reduce((all, one) => ({
    twice: all.twice + one.twice,
    lost: all.lost + one.lost,
  }));
}
