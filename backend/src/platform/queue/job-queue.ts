import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { Database } from '../database/database.js';
import type { JobDefinition } from './job-definition.js';
import { QueueUnavailableError } from './queue-unavailable.js';
import { QUEUE_NAMES, type QueueName } from './queues.js';

const ADD_TIMEOUT_MS = 5_000;
/** Probes time out after five seconds at most, many after three, and need a response before. */
const PING_TIMEOUT_MS = 2_000;
/** Committed data is valid without its wake-up: no caller waits longer for one than this. */
const HINT_PATIENCE_MS = 200;

export interface AddOptions {
  /** Unique per queue while the job exists: a second add with the same id does nothing. No `:`, not all digits. */
  readonly jobId?: string;
  readonly delayMs?: number;
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
    await withinTime(
      queue.addBulk(
        entries.map(({ payload, jobId, delayMs }) => ({
          name: job.name,
          data: payload,
          opts: {
            ...job.options,
            ...(jobId === undefined ? {} : { jobId }),
            ...(delayMs === undefined ? {} : { delay: delayMs }),
          },
        })),
      ),
      ADD_TIMEOUT_MS,
    );
  }
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
