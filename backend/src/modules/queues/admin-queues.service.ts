import { type AuditAction, FAILED_JOBS_KEPT } from '@drumbeat/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import type { JobDefinition } from '../../platform/queue/job-definition.js';
import { JOB_DEFINITIONS } from '../../platform/queue/job-dispatcher.js';
import { type FailedJob, KeptJobs } from '../../platform/queue/kept-jobs.js';
import type { QueueName } from '../../platform/queue/queues.js';
import { AuditService } from '../audit/audit.service.js';
import { AdminPublicationsService } from '../publications/admin/admin-publications.service.js';
import type {
  FailedJobListResponse,
  FailedJobResponse,
  QueueListResponse,
  RetriedJobResponse,
} from './admin-queues.dto.js';
import { FailedJobsRepository } from './failed-jobs.repository.js';
import { type JobSubject, JobSubjectsRepository } from './job-subjects.repository.js';

const PER_PAGE = 25;
const REASON_MAX = 300;
const LABEL_OF_UNKNOWN_JOBS = 'A job of another version';

/** The queues as staff see them, and what they may do about a job that failed. */
@Injectable()
export class AdminQueuesService {
  private readonly jobs: ReadonlyMap<string, JobDefinition>;

  constructor(
    private readonly kept: KeptJobs,
    private readonly failedJobs: FailedJobsRepository,
    private readonly publications: AdminPublicationsService,
    private readonly subjects: JobSubjectsRepository,
    private readonly audit: AuditService,
    private readonly database: Database,
    @Inject(JOB_DEFINITIONS) jobs: readonly JobDefinition[],
  ) {
    this.jobs = new Map(jobs.map((job) => [job.name, job]));
  }

  async list(): Promise<QueueListResponse> {
    return {
      data: await this.kept.counts(),
      lost_mails: await this.failedJobs.countLostMails(FAILED_JOBS_KEPT.days),
    };
  }

  async failed(name: QueueName, page: number): Promise<FailedJobListResponse> {
    const { rows, total } = await this.kept.failed(name, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
    const about = await this.subjectsOf(rows);
    return { data: rows.map((job) => this.present(job, about.get(job) ?? null)), total };
  }

  private async subjectsOf(jobs: readonly FailedJob[]): Promise<Map<FailedJob, JobSubject>> {
    const subjects = new Map<FailedJob, JobSubject>();
    // Null for a job about nobody, and for one of another version, which may have any name.
    const rowOf = (job: FailedJob) => this.jobs.get(job.name)?.about ?? null;
    for (const row of new Set(jobs.map(rowOf))) {
      if (row === null) continue;
      const ofRow = jobs.filter((job) => rowOf(job) === row);
      const found = await this.subjects.find(
        row,
        ofRow.flatMap((job) => subjectOf(job) ?? []),
      );
      for (const job of ofRow) {
        const subject = found.get(subjectOf(job) ?? '');
        if (subject) subjects.set(job, subject);
      }
    }
    return subjects;
  }

  /**
   * Has a failed job run again. A job of publishing never does: it may belong to a send that nobody knows the end of, so
   * it is forgotten, and the ledger starts the step that it would take by itself, if there is one (docs/publishing.md).
   * @throws NotFoundError when it has not failed, or not any more
   */
  async retry(name: QueueName, id: string, actorId: string): Promise<RetriedJobResponse['outcome']> {
    return this.database.transaction(async () => {
      const job = await this.hold(name, id);
      if (name !== 'publishing') {
        await this.note(name, job, actorId, 'job.retried', { state: 'waiting' });
        if (!(await this.kept.retry(name, id))) throw new NotFoundError('The failed job');
        return 'queued';
      }
      await this.note(name, job, actorId, 'job.given_back', null);
      const publicationId = subjectOf(job);
      if (publicationId !== null) await this.publications.giveBack(job.name, publicationId, actorId);
      if (!(await this.kept.remove(name, id))) throw new NotFoundError('The failed job');
      return 'given_back';
    });
  }

  /** @throws NotFoundError when it has not failed, or not any more */
  async remove(name: QueueName, id: string, actorId: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.note(name, await this.hold(name, id), actorId, 'job.removed', null);
      if (!(await this.kept.remove(name, id))) throw new NotFoundError('The failed job');
    });
  }

  /** The job, on which nobody else acts until the transaction ends. */
  private async hold(name: QueueName, id: string): Promise<FailedJob> {
    const job = (await this.failedJobs.hold(name, id)) ? await this.kept.findFailed(name, id) : null;
    if (!job) throw new NotFoundError('The failed job');
    return job;
  }

  /** Written before the queue is asked, and taken back where the queue refuses: the log has what happened. */
  private async note(
    queue: QueueName,
    job: FailedJob,
    actorId: string,
    action: AuditAction,
    after: { readonly state: 'waiting' } | null,
  ): Promise<void> {
    const about = (await this.subjectsOf([job])).get(job) ?? null;
    const { id, name, reason, attempts } = this.present(job, about);
    await this.audit.record({
      ...{ actor_id: actorId, user_id: about?.user_id ?? null },
      action,
      entity: 'jobs',
      entity_id: id,
      details: { queue, job: name, before: { state: 'failed', reason, attempts }, after },
    });
  }

  private present({ payload, reason, ...job }: FailedJob, about: JobSubject | null): FailedJobResponse {
    return {
      ...job,
      label: this.jobs.get(job.name)?.label ?? LABEL_OF_UNKNOWN_JOBS,
      subject_id: subjectOf({ payload }),
      about,
      reason: reason.slice(0, REASON_MAX),
    };
  }
}

/** Jobs carry one id each. */
function subjectOf({ payload }: Pick<FailedJob, 'payload'>): string | null {
  const [id] = Object.values(payload);
  return typeof id === 'string' ? id : null;
}
