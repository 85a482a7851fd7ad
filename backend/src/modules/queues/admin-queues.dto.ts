import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { QUEUE_NAMES, type QueueName } from '../../platform/queue/queues.js';

export class QueueParams {
  @IsIn(QUEUE_NAMES)
  name: QueueName;
}

export class FailedJobParams extends QueueParams {
  @IsString()
  @MaxLength(200)
  id: string;
}

export class FailedJobsQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000)
  page: number = 1;
}

export class QueueResponse {
  name: QueueName;
  waiting: number;
  delayed: number;
  active: number;
  failed: number;
}

export class QueueListResponse {
  data: QueueResponse[];
  /** Mails that nobody got, given up in the days for which failed jobs are kept: no job tells of them. */
  lost_mails: number;
}

/** Whom a job is about, and what. */
export class JobSubjectResponse {
  user_id: string;
  /** Name, else address. */
  person: string;
  /** Of the post, the prompt or the notice; null where there is none. */
  title: string | null;
}

/** A job that failed for good; it is kept for a week, or until its row is taken up again. */
export class FailedJobResponse {
  id: string;
  name: string;
  /** What the job does, in words. */
  label: string;
  /** Of the row that it was about. */
  subject_id: string | null;
  /** Null where that row is gone, or nobody’s. */
  about: JobSubjectResponse | null;
  /** The error's own words, cut to 300 characters. */
  reason: string;
  attempts: number;
  added_at: Date;
  failed_at: Date | null;
}

export class FailedJobListResponse {
  data: FailedJobResponse[];
  total: number;
}

export class RetriedJobResponse {
  /** `given_back`: the job itself does not run again; the ledger decides what becomes of its post. */
  outcome: 'queued' | 'given_back';
}
