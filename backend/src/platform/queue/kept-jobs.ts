import { FAILED_JOBS_KEPT } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { getQueueToken } from '@nestjs/bullmq';
import type { Job, Queue } from 'bullmq';
import { withoutSecrets } from '../logging/secret-texts.js';
import { withinTime } from './job-queue.js';
import { QUEUE_NAMES, type QueueName } from './queues.js';

const ANSWER_WITHIN_MS = 5_000;
const AT_ONCE = 100;
/** Beside the ids of the payload, which is all that handlers see of it. */
const RETRIED = 'is_retried';

export interface QueueCounts {
  readonly name: QueueName;
  readonly waiting: number;
  readonly delayed: number;
  readonly active: number;
  readonly failed: number;
}

/** A job that failed for good and is kept for a while. */
export interface FailedJob {
  readonly id: string;
  readonly name: string;
  /** Ids alone, as jobs carry nothing else. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** The message of the error that ended it. */
  readonly reason: string;
  readonly attempts: number;
  readonly added_at: Date;
  readonly failed_at: Date | null;
}

/** What the queues hold, wherever they live. Whether a job may run again is not decided here. */
@Injectable()
export class KeptJobs {
  constructor(private readonly modules: ModuleRef) {}

  /** @throws QueueUnavailableError, as every method here, when the queue's server does not answer within 5 s */
  async counts(): Promise<QueueCounts[]> {
    return withinTime(
      Promise.all(
        QUEUE_NAMES.map(async (name) => {
          const queue = this.queue(name);
          const counts = await queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active', 'failed');
          const of = (state: string) => counts[state] ?? 0;
          return {
            name,
            waiting: of('waiting') + of('prioritized'),
            delayed: of('delayed'),
            active: of('active'),
            failed: of('failed'),
          };
        }),
      ),
      ANSWER_WITHIN_MS,
    );
  }

  /** Failed last first. */
  async failed(
    name: QueueName,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ rows: FailedJob[]; total: number }> {
    const queue = this.queue(name);
    const [jobs, total] = await withinTime(
      Promise.all([
        queue.getFailed(page.offset, page.offset + page.limit - 1),
        queue.getJobCountByTypes('failed'),
      ]),
      ANSWER_WITHIN_MS,
    );
    return { rows: jobs.filter(hasFailed).map(factsOf), total };
  }

  /** Null for a job that is not there, or has not failed. */
  async findFailed(name: QueueName, id: string): Promise<FailedJob | null> {
    const job = await this.failedJob(name, id);
    return job && factsOf(job);
  }

  /** Has a failed job run again, with all of its attempts; false where it has not failed any more. */
  async retry(name: QueueName, id: string): Promise<boolean> {
    const job = await this.failedJob(name, id);
    if (!job) return false;
    return withinTime(this.runAgain(name, job), ANSWER_WITHIN_MS);
  }

  /** Has every job that has failed by now run again; answers how many, without those that somebody else took meanwhile. */
  async retryAll(name: QueueName): Promise<number> {
    const queue = this.queue(name);
    const { total } = await this.failed(name, { limit: 1, offset: 0 });
    let looked = 0;
    let retried = 0;
    // No further than there were at first: a job that fails again at once is not taken a second time.
    while (looked < total) {
      const jobs = await withinTime(
        queue.getFailed(0, Math.min(AT_ONCE, total - looked) - 1),
        ANSWER_WITHIN_MS,
      );
      if (jobs.length === 0) break;
      const ran = await withinTime(
        Promise.all(jobs.filter(hasFailed).map((job) => this.runAgain(name, job))),
        ANSWER_WITHIN_MS,
      );
      looked += jobs.length;
      retried += ran.filter(Boolean).length;
    }
    return retried;
  }

  /** Forgets a failed job, which frees its id; false where it has not failed any more. */
  async remove(name: QueueName, id: string): Promise<boolean> {
    const job = await this.failedJob(name, id);
    if (!job) return false;
    await withinTime(job.remove(), ANSWER_WITHIN_MS);
    return true;
  }

  /** Forgets what failed before this many days, which the queue itself does only when the next job fails. */
  async forgetOlder(days: number): Promise<void> {
    await withinTime(
      Promise.all(
        QUEUE_NAMES.map((name) =>
          this.queue(name).clean(days * 86_400_000, FAILED_JOBS_KEPT.count, 'failed'),
        ),
      ),
      ANSWER_WITHIN_MS,
    );
  }

  /** Its state is read first: what is read of a job before it has failed does not say why it will. */
  private async failedJob(name: QueueName, id: string): Promise<Job | null> {
    const queue = this.queue(name);
    return withinTime(
      queue
        .getJobState(id)
        .then(async (state) => (state === 'failed' ? ((await queue.getJob(id)) ?? null) : null)),
      ANSWER_WITHIN_MS,
    );
  }

  /** False where somebody else was faster, so that it does not stand among the failed any more. */
  private async runAgain(name: QueueName, job: Job): Promise<boolean> {
    try {
      await job.updateData({ ...(job.data as object), [RETRIED]: true });
      await job.retry('failed', { resetAttemptsMade: true });
      return true;
    } catch (error) {
      if ((await this.queue(name).getJobState(job.id ?? '')) === 'failed') throw error;
      return false;
    }
  }

  private queue(name: QueueName): Queue {
    return this.modules.get<Queue>(getQueueToken(name), { strict: false });
  }
}

/** True for the data of a job that had failed for good before. */
export function isMarkedRetried(data: unknown): boolean {
  return typeof data === 'object' && data !== null && RETRIED in data;
}

/** False of one that was listed, and was taken or forgotten before it was read. */
const hasFailed = (job: Job | undefined): job is Job => job?.finishedOn !== undefined;

function factsOf(job: Job): FailedJob {
  const { [RETRIED]: _mark, ...payload } = job.data as Record<string, unknown>;
  return {
    id: job.id ?? '',
    name: job.name,
    payload,
    // Missing where the error said nothing, as an AggregateError does: BullMQ leaves out an empty one.
    reason: withoutSecrets(job.failedReason || ''),
    attempts: job.attemptsMade,
    added_at: new Date(job.timestamp),
    failed_at: job.finishedOn === undefined ? null : new Date(job.finishedOn),
  };
}
