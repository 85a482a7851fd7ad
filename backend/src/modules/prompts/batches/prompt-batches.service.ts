import { todayInZone } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { type AppError, NotFoundError } from '../../../platform/http/errors/app-error.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { AuditService } from '../../audit/audit.service.js';
import { presentBatch } from './prompt-batch.presenter.js';
import type {
  OrderForManyRequest,
  OrderForManyResponse,
  OrderPromptBatchRequest,
  PromptBatchListResponse,
  PromptBatchResponse,
} from './prompt-batches.dto.js';
import {
  BatchNotFailedError,
  NoPillarsError,
  PastStartError,
  ReviewOrPushError,
  UnknownPillarError,
} from './prompt-batches.errors.js';
import { writePromptBatch, writePromptBatchJobId } from './prompt-batches.jobs.js';
import { type BatchOrder, type BatchUser, PromptBatchesRepository } from './prompt-batches.repository.js';

/** Where a day ends last. */
const LAST_ZONE = 'Etc/GMT+12';

/** Staff orders prompts for a user; a worker writes them (WritePromptBatchCommand). */
@Injectable()
export class PromptBatchesService {
  constructor(
    private readonly database: Database,
    private readonly batches: PromptBatchesRepository,
    private readonly queue: JobQueue,
    private readonly audit: AuditService,
    private readonly clock: Clock,
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

  /** @throws NotFoundError, NoPillarsError, UnknownPillarError, ReviewOrPushError, PastStartError */
  async order(request: OrderPromptBatchRequest, staffId: string): Promise<PromptBatchResponse> {
    this.check(request);
    const [user] = await this.batches.findUsers([request.user_id]);
    if (!user) throw new NotFoundError('The user');
    if (user.pillar_count === 0) throw new NoPillarsError(user.name);
    if (request.pillars.some((pillar) => pillar > user.pillar_count)) {
      throw new UnknownPillarError(user.name, user.pillar_count);
    }
    const order = { ...wholeOrder(request), user_id: user.id, pillars: request.pillars, order_id: null };
    return this.database.transaction(async () => {
      const [batchId] = await this.place([order], staffId);
      if (batchId === undefined) throw new Error('The insert answered no row');
      return this.get(batchId);
    });
  }

  /**
   * One batch for each of these users, with those of the pillars that they have. Of who cannot have one it says why; the others get
   * theirs. Sent again, with its order id, it orders nothing a second time (CONSOLE-16).
   * @throws ReviewOrPushError, PastStartError
   */
  async orderForMany(
    { order_id, user_ids, pillars, ...request }: OrderForManyRequest,
    staffId: string,
  ): Promise<OrderForManyResponse> {
    this.check(request);
    const users = new Map((await this.batches.findUsers(user_ids)).map((user) => [user.id, user]));
    const judged = user_ids.map((user_id) => ({ user_id, refusal: refusalOf(users.get(user_id), pillars) }));
    const able = judged.filter(({ refusal }) => refusal === null);
    const orders = able.map(({ user_id }) => ({
      ...wholeOrder(request),
      user_id,
      order_id,
      pillars: pillars.filter((pillar) => pillar <= (users.get(user_id)?.pillar_count ?? 0)),
    }));
    await this.database.transaction(() => this.place(orders, staffId));
    return {
      ordered: able.map(({ user_id }) => user_id),
      refused: judged.flatMap(({ user_id, refusal }) =>
        refusal === null ? [] : [{ user_id, code: refusal.code, message: refusal.message }],
      ),
    };
  }

  /** @throws NotFoundError, BatchNotFailedError */
  async retry(batchId: string, staffId: string): Promise<PromptBatchResponse> {
    return this.database.transaction(async () => {
      const { user_id, error } = await this.get(batchId);
      if (!(await this.batches.requeue(batchId))) throw new BatchNotFailedError();
      await this.audit.record({
        ...{ actor_id: staffId, user_id },
        action: 'prompt_batch.retried',
        entity: 'prompt_batches',
        entity_id: batchId,
        details: { before: { status: 'failed', error }, after: { status: 'queued' } },
      });
      await this.wake(batchId);
      return this.get(batchId);
    });
  }

  /** A day is over when it is over everywhere: the people of an order live in many zones. */
  private check({
    push_to_calendar,
    for_review,
    start_date,
  }: Omit<OrderForManyRequest, 'order_id' | 'user_ids' | 'pillars'>): void {
    if (push_to_calendar && for_review) throw new ReviewOrPushError();
    if (start_date && start_date < todayInZone(this.clock.now(), LAST_ZONE)) throw new PastStartError();
  }

  /** Makes the batches of these orders and wakes their worker; returns the new ones' ids. Call inside a transaction. */
  private async place(
    orders: readonly Omit<BatchOrder, 'requested_by'>[],
    staffId: string,
  ): Promise<string[]> {
    const made = await this.batches.insert(orders.map((order) => ({ ...order, requested_by: staffId })));
    const orderOf = new Map(orders.map((order) => [order.user_id, order]));
    await this.audit.recordAll(
      made.map(({ id, user_id }) => ({
        ...{ actor_id: staffId, user_id },
        action: 'prompt_batch.ordered',
        entity: 'prompt_batches',
        entity_id: id,
        details: { before: null, after: orderOf.get(user_id) },
      })),
    );
    for (const { id } of made) await this.wake(id);
    return made.map(({ id }) => id);
  }

  private async wake(batchId: string): Promise<void> {
    await this.queue.add(writePromptBatch, { batch_id: batchId }, { jobId: writePromptBatchJobId(batchId) });
  }
}

/** The order with what was left out of it. */
const wholeOrder = ({
  count,
  weeks,
  push_to_calendar,
  for_review = false,
  start_date,
  days = [],
  slots = [],
  tone = null,
  brief = null,
}: Omit<OrderPromptBatchRequest, 'user_id' | 'pillars'>) => ({
  ...{ count, weeks, push_to_calendar, for_review, start_date: start_date ?? null, days, slots },
  tone: tone || null,
  brief: brief || null,
});

/** Why no batch of these pillars can be ordered for this user. */
function refusalOf(user: BatchUser | undefined, pillars: readonly number[]): AppError | null {
  if (!user) return new NotFoundError('The user');
  if (user.pillar_count === 0) return new NoPillarsError(user.name);
  const hasAny = pillars.length === 0 || pillars.some((pillar) => pillar <= user.pillar_count);
  return hasAny ? null : new UnknownPillarError(user.name, user.pillar_count);
}
