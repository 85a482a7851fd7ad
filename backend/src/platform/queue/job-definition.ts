import { FAILED_JOBS_KEPT } from '@drumbeat/domain';
import type { JobsOptions } from 'bullmq';
import type { z } from 'zod';
import type { QueueName } from './queues.js';

/** What a job is about, by the table that its id is of. */
export type JobRow =
  | 'generation_history'
  | 'klaviyo_events'
  | 'outgoing_mails'
  | 'payment_events'
  | 'prompt_batches'
  | 'prompt_rewrites'
  | 'publications'
  | 'push_messages'
  | 'style_analyses'
  | 'training_post_imports';

/** A kind of job: its queue and name, the shape of its payload (ids only, never secrets or texts) and its retry options. */
export interface JobDefinition<Payload extends object = object> {
  readonly queue: QueueName;
  readonly name: string;
  /** What staff read of it. */
  readonly label: string;
  readonly row: JobRow;
  readonly payload: z.ZodType<Payload>;
  readonly options: Pick<JobsOptions, 'attempts' | 'backoff'> & typeof KEEPING;
}

/**
 * Jobs that are done are not kept: rows are the record. Those that failed for good are, for staff, so many of a queue and so long; the
 * next wake-up with the same id takes their place (docs/adr/0018).
 */
const KEEPING = {
  removeOnComplete: true,
  removeOnFail: { age: FAILED_JOBS_KEPT.days * 24 * 3600, count: FAILED_JOBS_KEPT.count },
  // Of each job that is kept; staff read the message alone.
  stackTraceLimit: 1,
} as const satisfies JobsOptions;

/** Declares a job in a `<noun>.jobs.ts`; the list in `jobs.ts` must name it too, or the worker does not start. */
export function defineJob<Payload extends object>(
  definition: Omit<JobDefinition<Payload>, 'options'> & {
    options?: Pick<JobsOptions, 'attempts' | 'backoff'>;
  },
): JobDefinition<Payload> {
  return { ...definition, options: { attempts: 1, ...definition.options, ...KEEPING } };
}
