import { DAY_MS } from '@drumbeat/domain';
import { randomUUID } from 'node:crypto';
import type { PublishingConfig } from '../../src/config/config.js';
import { OWNER_LOCK_SPACE } from '../../src/modules/publications/owner-lock.js';
import { StoredFilesService } from '../../src/platform/storage/stored-files.service.js';
import { attachMedia } from '../support/media/attach-media.js';
import { startCable, type Cable } from '../support/network/cable.js';
import { startPublishingWorker, type PublishingWorker } from '../support/publishing/publishing-worker.js';
import { PublishingHarness } from '../support/publishing/publishing-harness.js';
import { until } from '../support/until.js';
import type { ProofFault } from './faults.js';
import { OutsideActors } from './outside-actors.js';
import { isAtRest, type ProofCell } from './proof-cell.js';
import { openQueue, type Backend, type ProofQueue } from './proof-queue.js';
import { ProofWorker } from './proof-worker-process.js';
import { plant, type PlantedBug } from './worker/planted-bugs.js';
import type { Step } from './worker/steps.js';

/** Only a hanging proof waits this long. */
const PATIENCE_MS = 300_000;
const FAR_AHEAD_MS = DAY_MS;
/** From scheduling to the due time: the planner's wake-up must be there before it. */
const LEAD_MS = 500;

/** A database, a queue, LinkedIn's stand-in, users, and workers that start and stop. */
export class ProofStage {
  private readonly workers: ProofWorker[] = [];
  private spare: ProofWorker | null = null;

  private constructor(
    readonly harness: PublishingHarness,
    readonly queue: ProofQueue,
    readonly cable: Cable,
    private readonly api: PublishingWorker,
    private readonly outside: OutsideActors,
    private readonly bug: PlantedBug | null,
    private readonly times: PublishingConfig,
  ) {}

  static async open(backend: Backend, bug: PlantedBug | null, times: PublishingConfig): Promise<ProofStage> {
    const harness = await PublishingHarness.start(times);
    // A server for tests may forget its last commits when it crashes; the ledger must not (docs/publishing.md, "Steps" 3).
    const name = new URL(harness.databaseUrl).pathname.slice(1);
    await harness.database.query(`alter database ${name} set synchronous_commit to on`);
    const queue = openQueue(backend, harness.database);
    const cable = await startCable(harness.databaseUrl);
    const api = await startPublishingWorker(harness, { prepare: (program) => plant(bug, program) });
    return new ProofStage(harness, queue, cable, api, new OutsideActors(harness, api, times), bug, times);
  }

  async close(): Promise<void> {
    await this.outside.end();
    await Promise.all([...this.workers, ...(this.spare ? [this.spare] : [])].map((worker) => worker.kill()));
    await this.api.close();
    await this.cable.close();
    await this.queue.close();
    await this.harness.close();
  }

  /** One publication under each of the faults; nothing is due before `begin`. */
  cells(point: string, faults: readonly ProofFault[], showsImage = false): Promise<ProofCell[]> {
    return Promise.all(faults.map((fault) => this.cell(point, fault, showsImage)));
  }

  private async cell(point: string, fault: ProofFault, showsImage: boolean): Promise<ProofCell> {
    const user = await this.harness.connectedUser(`Member ${randomUUID().slice(0, 8)}`);
    const publication = await this.harness.publication(user, { due_at: new Date(Date.now() + FAR_AHEAD_MS) });
    const { id, postId, text } = publication;
    const { linkedin } = this.harness.sandbox;
    for (const kind of fault.answers) linkedin.fault({ kind, text_contains: text });
    if (showsImage) {
      await attachMedia(
        this.harness.database,
        this.api.get(StoredFilesService, { strict: false }),
        publication,
      );
      const { file } = fault;
      if (file) linkedin.fault({ kind: file.kind, target: file.at, member: user.member.sub });
    }
    return {
      ...{ point, fault, id, postId, user, text, showsImage },
      ...{ dueAt: null, state: 'scheduled', asked: 0, waitsForSender: false, problems: [] },
    };
  }

  /** All of them fall due in the same instant, and their users begin to look. */
  async begin(cells: readonly ProofCell[]): Promise<void> {
    const dueAt = new Date((await this.harness.now()).getTime() + LEAD_MS);
    const refused = cells.filter(({ fault }) => fault.isRefused).map(({ id }) => id);
    for (const worker of this.living) worker.refuse(refused);
    for (const cell of cells) cell.dueAt = dueAt;
    await this.harness.database.query('update publications set due_at = $2 where id = any($1)', [
      cells.map(({ id }) => id),
      dueAt,
    ]);
    this.outside.attend(cells);
  }

  /** Makes them due and waits until each has reached this step or has ended. */
  async bringTo(step: Step, cells: readonly ProofCell[], worker: ProofWorker): Promise<void> {
    worker.hold(
      step,
      cells.map(({ id }) => id),
    );
    await this.begin(cells);
    await this.until(`all at "${step}"`, () =>
      cells.every((cell) => isAtRest(cell) || worker.hasReached(step, cell.id)),
    );
  }

  /** Returns the one running worker; stops the others. */
  async worker(): Promise<ProofWorker> {
    const living = this.living;
    const newest = living.at(-1) ?? (await this.another());
    await Promise.all(living.filter((worker) => worker !== newest).map((worker) => worker.stop()));
    return newest;
  }

  /** Starts one more worker, its program preloaded. */
  async another(): Promise<ProofWorker> {
    const worker = await (this.spare ?? this.load()).start();
    this.workers.push(worker);
    this.spare = this.load();
    return worker;
  }

  /** Breaks the connection with a worker's owner lock, as if the network between the two had. */
  async cutOffLock({ owner }: ProofWorker): Promise<void> {
    await this.harness.database.query(
      `select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
      [OWNER_LOCK_SPACE, owner],
    );
    await this.until('the lock to fall', async () => !(await this.holdsLock(owner)));
  }

  /** Expires their leases now. The holders use their own clocks and do not notice. */
  async endLeases(cells: readonly ProofCell[]): Promise<void> {
    await this.harness.database.query(
      `update publications set lease_until = now() where id = any($1) and state in ('claimed', 'sending')`,
      [cells.map(({ id }) => id)],
    );
  }

  async holdsLock(owner: number): Promise<boolean> {
    const rows = await this.harness.database.query(
      `select 1 from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
      [OWNER_LOCK_SPACE, owner],
    );
    return rows.length > 0;
  }

  /** Attempts made but not reported by this owner. */
  async unreported({ owner }: ProofWorker, cells: readonly ProofCell[]): Promise<number> {
    const [row] = await this.harness.database.query<{ count: number }>(
      `select count(*)::int as count from publication_attempts
        where owner_id = $1 and publication_id = any($2) and responded_at is null`,
      [owner, cells.map(({ id }) => id)],
    );
    return row?.count ?? 0;
  }

  until(what: string, look: () => Promise<boolean> | boolean): Promise<true> {
    const lookOutside = () => {
      this.outside.check();
      return look();
    };
    return until(what, lookOutside, PATIENCE_MS);
  }

  private get living(): ProofWorker[] {
    return this.workers.filter((worker) => !worker.isGone);
  }

  private load(): ProofWorker {
    const environment = {
      ...PublishingHarness.environment(this.cable.url, this.harness.sandbox),
      ...this.queue.environment,
      PUBLISHING_TIMINGS: JSON.stringify(this.times),
    };
    return ProofWorker.load(environment, this.bug);
  }
}
