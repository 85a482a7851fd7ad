import { FAILED_JOBS_KEPT } from '@drumbeat/domain';
import type { JobsOptions } from 'bullmq';
import type { z } from 'zod';
import type { QueueName } from './queues.js';

/** The row that a job's id is of, as staff read it: whose it is, and what it is called. */
export interface AboutRow {
  readonly entity: new () => object;
  /** The column that points at the row with the title; null where the row has it itself. */
  readonly of: string | null;
  /** The title's column; null for a row without one. */
  readonly title: string | null;
  readonly inWords: (title: string | null) => string | null;
}

interface OwnedRow {
  id: string;
  user_id: string | null;
}

type Column<Row> = keyof Row & string;
type Title<Row> = { readonly inWords?: AboutRow['inWords'] } & (
  | { readonly title: Column<Row> }
  // Of the other row the compiler knows nothing; its entity does, as soon as the statement is made.
  | { readonly of: Column<Row>; readonly title: string }
);

export function aboutRow<Row extends OwnedRow>(entity: new () => Row, title?: Title<Row>): AboutRow {
  return { entity, of: null, title: null, inWords: (words) => words, ...title };
}

/** A kind of job: its queue and name, the shape of its payload (ids only, never secrets or texts) and its retry options. */
export interface JobDefinition<Payload extends object = object> {
  readonly queue: QueueName;
  readonly name: string;
  /** What staff read of it. */
  readonly label: string;
  /** Whom and what it is about; null for a job about nobody. */
  readonly about: AboutRow | null;
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
