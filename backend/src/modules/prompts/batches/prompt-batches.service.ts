import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { AuditService } from '../../audit/audit.service.js';
import { presentBatch } from './prompt-batch.presenter.js';
import type {
  OrderPromptBatchRequest,
  PromptBatchListResponse,
  PromptBatchResponse,
} from './prompt-batches.dto.js';
import { BatchNotFailedError, NoPillarsError, UnknownPillarError } from './prompt-batches.errors.js';
import { writePromptBatch, writePromptBatchJobId } from './prompt-batches.jobs.js';
import { PromptBatchesRepository } from './prompt-batches.repository.js';

/** Staff orders prompts for a user; a worker writes them (WritePromptBatchCommand). */
@Injectable()
export class PromptBatchesService {
  constructor(
    private readonly database: Database,
    private readonly batches: PromptBatchesRepository,
    private readonly queue: JobQueue,
    private readonly audit: AuditService,
  ) {}

  async list(query: AdminListQuery): Promise<PromptBatchListResponse> {
    const { rows, total } = await this.batches.findPage(query);
    return { data: rows.map(presentBatch), total };
  }

  /** @throws NotFoundError */
  async get(batchId: string): Promise<PromptBatchResponse> {
    const row = await this.batches.find(batchId);
    if (!row) throw new NotFoundError('The batch');
    return presentBatch(row);
  }

  /** @throws NotFoundError, NoPillarsError, UnknownPillarError */
  async order(request: OrderPromptBatchRequest, staffId: string): Promise<PromptBatchResponse> {
    const user = await this.batches.findUser(request.user_id);
    if (!user) throw new NotFoundError('The user');
    if (user.pillar_count === 0) throw new NoPillarsError(user.name);
    if (request.pillars.some((pillar) => pillar > user.pillar_count)) {
      throw new UnknownPillarError(user.name, user.pillar_count);
    }
    const { start_date = null, for_review = false, ...given } = request;
    const order = { ...given, for_review };
    return this.database.transaction(async () => {
      const batchId = await this.batches.insert({ ...order, start_date, requested_by: staffId });
      await this.record('prompt_batch.ordered', batchId, staffId, { ...order, start_date });
      await this.wake(batchId);
      return this.get(batchId);
    });
  }

  /** @throws NotFoundError, BatchNotFailedError */
  async retry(batchId: string, staffId: string): Promise<PromptBatchResponse> {
    return this.database.transaction(async () => {
      const { error } = await this.get(batchId);
      if (!(await this.batches.requeue(batchId))) throw new BatchNotFailedError();
      await this.record('prompt_batch.retried', batchId, staffId, { error });
      await this.wake(batchId);
      return this.get(batchId);
    });
  }

  private async wake(batchId: string): Promise<void> {
    await this.queue.add(writePromptBatch, { batch_id: batchId }, { jobId: writePromptBatchJobId(batchId) });
  }

  private async record(
    action: string,
    batchId: string,
    staffId: string,
    details: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record({
      actor_id: staffId,
      action,
      entity: 'prompt_batches',
      entity_id: batchId,
      details,
    });
  }
}
