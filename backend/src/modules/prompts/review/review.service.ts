import { type AuditAction, isBeingWritten, isCalendarDay } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { InvalidInputError, NotFoundError } from '../../../platform/http/errors/app-error.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { AuditService } from '../../audit/audit.service.js';
import type { AdminPromptResponse } from '../admin/admin-prompts.dto.js';
import { AdminPromptsService } from '../admin/admin-prompts.service.js';
import { CalendarSlotsRepository } from '../slots/calendar-slots.repository.js';
import { SlotPlanner } from '../slots/slot-planner.service.js';
import { PromptRewritesRepository } from './prompt-rewrites.repository.js';
import { rewritePrompt, rewritePromptJobId } from './prompt-rewrites.jobs.js';
import type { DecidePromptRequest, ProposePlaceRequest } from './review.dto.js';
import { BeingRewrittenError, PromptOnCalendarError, SlotTakenError } from './review.errors.js';
import { ReviewRepository, type ProposedPlace } from './review.repository.js';

/** Staff read prompts before their user has them: approve, leave out, place, have them written again (CONSOLE-14). */
@Injectable()
export class ReviewService {
  constructor(
    private readonly database: Database,
    private readonly review: ReviewRepository,
    private readonly prompts: AdminPromptsService,
    private readonly calendar: CalendarSlotsRepository,
    private readonly slots: SlotPlanner,
    private readonly rewrites: PromptRewritesRepository,
    private readonly queue: JobQueue,
    private readonly audit: AuditService,
  ) {}

  /** @throws NotFoundError, PromptStaleError, PromptOnCalendarError, BeingRewrittenError */
  async decide(
    promptId: number,
    { decision, reason, version }: DecidePromptRequest,
    staffId: string,
  ): Promise<AdminPromptResponse> {
    return this.database.transaction(async () => {
      const before = await this.hold(promptId, version);
      const leftOutReason = decision === 'left_out' ? (reason ?? null) : null;
      if (before.review === decision && before.left_out_reason === leftOutReason) return before;
      await this.review.decide(promptId, decision, leftOutReason);
      await this.record('content_prompt.decided', before, staffId, {
        to_version: before.version + 1,
        before: { review: before.review, left_out_reason: before.left_out_reason },
        after: { review: decision, left_out_reason: leftOutReason },
      });
      return this.prompts.get(promptId);
    });
  }

  /**
   * Proposes a slot; a prompt of the same batch that has it takes the other one's.
   * @throws NotFoundError, InvalidInputError, PromptStaleError, PromptOnCalendarError, SlotTakenError, BeingRewrittenError
   */
  async propose(
    promptId: number,
    { scheduled_date: date, slot, version }: ProposePlaceRequest,
    staffId: string,
  ): Promise<AdminPromptResponse> {
    if ((date === null) !== (slot === null) || (date !== null && !isCalendarDay(date))) {
      const message = 'A slot is one of two on a Monday, Wednesday or Friday';
      throw new InvalidInputError([{ field: 'slot', message }]);
    }
    return this.database.transaction(async () => {
      await this.calendar.lockUserOfPrompt(promptId);
      const before = await this.hold(promptId, version);
      const places: ProposedPlace[] = [{ id: promptId, scheduled_date: date, slot }];
      if (date !== null && slot !== null) {
        const [free] = await this.slots.stillFree(before.user_id, [{ date, slot }]);
        if (!free || (await this.review.isProposedElsewhere(promptId, date, slot)))
          throw new SlotTakenError();
        const other = await this.review.findProposed(promptId, date, slot);
        if (other !== null)
          places.push({ id: other, scheduled_date: before.scheduled_date, slot: before.slot });
      }
      await this.review.propose(places);
      await this.record('content_prompt.placed', before, staffId, {
        to_version: before.version + 1,
        before: { scheduled_date: before.scheduled_date, slot: before.slot },
        after: { scheduled_date: date, slot },
        ...(places[1] ? { swapped_with: places[1].id } : {}),
      });
      return this.prompts.get(promptId);
    });
  }

  /** @throws NotFoundError, PromptStaleError, PromptOnCalendarError, BeingRewrittenError */
  async rewrite(promptId: number, version: number, staffId: string): Promise<AdminPromptResponse> {
    return this.database.transaction(async () => {
      const prompt = await this.hold(promptId, version);
      const { user_id, rewrite_status } = prompt;
      const order = { prompt_id: promptId, user_id, requested_by: staffId, version };
      const rewrite_id = await this.rewrites.insert(order);
      if (rewrite_id === null) throw new BeingRewrittenError();
      await this.record('content_prompt.rewrite_ordered', prompt, staffId, {
        version,
        before: { rewrite_status },
        after: { rewrite_status: 'queued' },
      });
      await this.queue.add(rewritePrompt, { rewrite_id }, { jobId: rewritePromptJobId(rewrite_id) });
      return this.prompts.get(promptId);
    });
  }

  /** Approves what nobody has decided of a batch. */
  async approveRest(batchId: string, staffId: string): Promise<void> {
    await this.database.transaction(async () => {
      const batch = await this.calendar.lockBatch(batchId);
      if (!batch) throw new NotFoundError('The batch');
      const approved = await this.review.approveRest(batchId);
      if (approved.length === 0) return;
      await this.audit.record({
        ...{ actor_id: staffId, user_id: batch.user_id },
        action: 'prompt_batch.rest_approved',
        entity: 'prompt_batches',
        entity_id: batchId,
        details: { prompts: approved, before: { review: 'to_read' }, after: { review: 'approved' } },
      });
    });
  }

  /** The prompt, which nobody else changes until the transaction ends. */
  private async hold(promptId: number, version: number): Promise<AdminPromptResponse> {
    const found = await this.review.lock(promptId);
    const prompt = await this.prompts.get(promptId);
    if (found !== version) throw await this.prompts.staleError(prompt);
    if (prompt.pushed_to_calendar) throw new PromptOnCalendarError();
    if (isBeingWritten(prompt.rewrite_status)) throw new BeingRewrittenError();
    return prompt;
  }

  private async record(
    action: AuditAction,
    { id, user_id }: Pick<AdminPromptResponse, 'id' | 'user_id'>,
    staffId: string,
    details: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record({
      ...{ actor_id: staffId, user_id, action, details },
      entity: 'content_prompts',
      entity_id: String(id),
    });
  }
}
