import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { type FailedJob, KeptJobs, type QueueCounts } from '../../platform/queue/kept-jobs.js';
import type { QueueName } from '../../platform/queue/queues.js';
import { AuditService } from '../audit/audit.service.js';
import { AdminPublicationsService } from '../publications/admin/admin-publications.service.js';
import type { FailedJobListResponse, FailedJobResponse, RetriedJobResponse } from './admin-queues.dto.js';

const PER_PAGE = 25;
const REASON_MAX = 300;

/** The queues as staff see them, and what they may do about a job that failed. */
@Injectable()
export class AdminQueuesService {
  constructor(
    private readonly kept: KeptJobs,
    private readonly publications: AdminPublicationsService,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async list(): Promise<QueueCounts[]> {
    return this.kept.counts();
  }

  async failed(name: QueueName, page: number): Promise<FailedJobListResponse> {
    const { rows, total } = await this.kept.failed(name, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
    return { data: rows.map(present), total };
  }

  /**
   * Has a failed job run again. A job of publishing never does: it may belong to a send that nobody knows the end of, so
   * it is forgotten, and the ledger starts the step that it would take by itself, if there is one (docs/publishing.md).
   * @throws NotFoundError when it has not failed, or not any more
   */
  async retry(name: QueueName, id: string, actorId: string): Promise<RetriedJobResponse['outcome']> {
    const job = await this.find(name, id);
    if (name !== 'publishing') {
      await this.note(name, job, actorId, 'job.retried', { state: 'waiting' });
      if (!(await this.kept.retry(name, id))) throw new NotFoundError('The failed job');
      return 'queued';
    }
    await this.database.transaction(async () => {
      await this.note(name, job, actorId, 'job.given_back', null);
      const publicationId = subjectOf(job);
      if (job.name === 'publish-post' && publicationId !== null) {
        await this.publications.giveBack(publicationId, actorId);
      }
    });
    if (!(await this.kept.remove(name, id))) throw new NotFoundError('The failed job');
    return 'given_back';
  }

  /** @throws NotFoundError when it has not failed, or not any more */
  async remove(name: QueueName, id: string, actorId: string): Promise<void> {
    await this.note(name, await this.find(name, id), actorId, 'job.removed', null);
    if (!(await this.kept.remove(name, id))) throw new NotFoundError('The failed job');
  }

  private async find(name: QueueName, id: string): Promise<FailedJob> {
    const job = await this.kept.findFailed(name, id);
    if (!job) throw new NotFoundError('The failed job');
    return job;
  }

  /** Committed before the queue is asked: nothing happens without a row, and no row is taken back after it happened. */
  private async note(
    queue: QueueName,
    job: FailedJob,
    actorId: string,
    action: string,
    after: { readonly state: 'waiting' } | null,
  ): Promise<void> {
    const { id, name, reason, attempts } = present(job);
    await this.audit.record({
      actor_id: actorId,
      action,
      entity: 'jobs',
      entity_id: id,
      details: { queue, job: name, before: { state: 'failed', reason, attempts }, after },
    });
  }
}

function present({ payload, reason, ...job }: FailedJob): FailedJobResponse {
  return { ...job, subject_id: subjectOf({ payload }), reason: reason.slice(0, REASON_MAX) };
}

/** Jobs carry one id each. */
function subjectOf({ payload }: Pick<FailedJob, 'payload'>): string | null {
  const [id] = Object.values(payload);
  return typeof id === 'string' ? id : null;
}
