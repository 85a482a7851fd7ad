import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { Database } from '../database/database.js';
import type { JobDefinition } from './job-definition.js';
import { QueueUnavailableError } from './queue.errors.js';
import { QUEUE_NAMES, type QueueName } from './queues.js';

const ADD_TIMEOUT_MS = 5_000;
/** Probes time out after five seconds at most, many after three, and need a response before. */
const PING_TIMEOUT_MS = 2_000;
/** Committed data is valid without its wake-up: no caller waits longer for one than this. */
const HINT_PATIENCE_MS = 200;

export interface AddOptions {
  /** Unique per queue while the job waits or runs: a second add with the same id does nothing. No `:`, not all digits. */
  readonly jobId?: string;
  readonly delayMs?: number;
  /** Instead of the definition's: each further attempt waits twice as long. */
  readonly firstRetryAfterMs?: number;
}

/** Adds jobs to the queue: typed payloads, and never before their data is committed. */
@Injectable()
export class JobQueue {
  private readonly logger = new Logger(JobQueue.name);
  private readonly queues = new Map<QueueName, Queue>();

  constructor(
    private readonly database: Database,
    moduleRef: ModuleRef,
  ) {
    for (const name of QUEUE_NAMES) {
      const queue = moduleRef.get<Queue>(getQueueToken(name), { strict: false });
      queue.on('error', (error) =>
        this.logger.warn({ err: error, queue: name }, 'The queue reports an error'),
      );
      this.queues.set(name, queue);
    }
  }

  /**
   * Adds a job; inside a transaction after its commit, as a hint: it is hardly waited for, and a failure only logged (a sweeper
   * finds the row).
   * @throws QueueUnavailableError outside a transaction when the queue does not take the job within 5 s
   */
  async add<Payload extends object>(
    job: JobDefinition<Payload>,
    payload: Payload,
    options: AddOptions = {},
  ): Promise<void> {
    await this.addAll(job, [{ payload, ...options }]);
  }

  /** The same for many jobs of one kind, in one round trip. */
  async addAll<Payload extends object>(
    job: JobDefinition<Payload>,
    entries: readonly ({ readonly payload: Payload } & AddOptions)[],
  ): Promise<void> {
    if (entries.length === 0) return;
    const { isInTransaction } = this.database;
    await this.database.afterCommit(() =>
      isInTransaction ? this.hint(job, entries) : this.addNow(job, entries),
    );
  }

  /** @throws QueueUnavailableError when the queue's server does not answer within 2 s */
  async ping(): Promise<void> {
    await withinTime(
      Promise.all([...this.queues.values()].map((queue) => queue.getJobCounts('active'))),
      PING_TIMEOUT_MS,
    );
  }

  private async hint(...[job, entries]: Parameters<JobQueue['addNow']>): Promise<void> {
    const added = this.addNow(job, entries).catch((error: unknown) => {
      this.logger.warn(
        { err: error, job: job.name },
        'The queue did not take a wake-up; a sweeper finds its row',
      );
    });
    await Promise.race([added, pause(HINT_PATIENCE_MS)]);
  }

  private async addNow<Payload extends object>(
    job: JobDefinition<Payload>,
    entries: readonly ({ readonly payload: Payload } & AddOptions)[],
  ): Promise<void> {
    const queue = this.queues.get(job.queue);
    if (!queue) throw new Error(`No queue is called ${job.queue}: list the job in jobs.ts`);
    const add = async () => {
      await takeOver(
        queue,
        entries.flatMap(({ jobId }) => jobId ?? []),
      );
      await queue.addBulk(
        entries.map(({ payload, jobId, delayMs, firstRetryAfterMs: delay }) => ({
          name: job.name,
          data: payload,
          opts: {
            ...job.options,
            ...(jobId === undefined ? {} : { jobId }),
            ...(delayMs === undefined ? {} : { delay: delayMs }),
            ...(delay === undefined ? {} : { backoff: { type: 'exponential', delay } }),
          },
        })),
      );
    };
    await withinTime(add(), ADD_TIMEOUT_MS);
  }
}

/**
 * Frees the ids of kept jobs that failed, in whose place new ones come: a row that waits is not held up by what became of an earlier
 * wake-up. One that fails in between keeps its id until the row's sweeper adds it again.
 */
async function takeOver(queue: Queue, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const failed = await failedOf(queue, ids);
  await Promise.all(failed.map((id) => queue.remove(id)));
}

/** In one round trip for one id, as for many. */
async function failedOf(queue: Queue, ids: readonly string[]): Promise<readonly string[]> {
  const [first] = ids;
  if (ids.length === 1 && first !== undefined)
    return (await queue.getJobState(first)) === 'failed' ? [first] : [];
  const failed = new Set(await queue.getRanges(['failed'], 0, -1));
  return ids.filter((id) => failed.has(id));
}

/** @throws QueueUnavailableError for whatever the work throws, and when it takes longer */
export async function withinTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch (error) {
    throw new QueueUnavailableError(error);
  } finally {
    clearTimeout(timer);
  }
}
