import type { JobsOptions } from 'bullmq';
import type { z } from 'zod';
import type { QueueName } from './queues.js';

/** A kind of job: its queue, its name, the shape of its payload (ids only, never secrets or texts) and its retry options. */
export interface JobDefinition<Payload extends object = object> {
  readonly queue: QueueName;
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly options: Pick<JobsOptions, 'attempts' | 'backoff' | 'removeOnComplete' | 'removeOnFail'>;
}

/** Finished jobs are not kept: rows are the record, and a job id must be free for the next wake-up. */
const DEFAULT_OPTIONS: JobDefinition['options'] = {
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: { age: 24 * 3600, count: 1_000 },
};

/** Declares a job in a `<noun>.jobs.ts`; the list in `jobs.ts` must name it too, or the worker does not start. */
export function defineJob<Payload extends object>(
  definition: Omit<JobDefinition<Payload>, 'options'> & { options?: Partial<JobDefinition['options']> },
): JobDefinition<Payload> {
  return { ...definition, options: { ...DEFAULT_OPTIONS, ...definition.options } };
}
