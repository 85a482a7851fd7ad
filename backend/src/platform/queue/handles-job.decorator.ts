import { SetMetadata } from '@nestjs/common';
import type { JobDefinition } from './job-definition.js';

export const HANDLES_JOB_METADATA = 'drumbeat:handles-job';

/** The handler's context besides the payload. */
export interface JobContext {
  /** Aborted when the worker shuts down and cannot wait any longer. */
  readonly signal: AbortSignal;
  /** 1 for the first run of this job. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Staff or an operator have it run again after it had failed for good; so of the first attempt that follows. */
  readonly isRetried: boolean;
}

export type JobHandler<Payload extends object> = (payload: Payload, context: JobContext) => Promise<void>;

/** Marks the method that runs a job. Each job has exactly one; the worker refuses to start otherwise. */
export function HandlesJob<Payload extends object>(job: JobDefinition<Payload>) {
  return <Handler extends JobHandler<Payload>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    SetMetadata(HANDLES_JOB_METADATA, job)(target, key, descriptor);
  };
}
