import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import { AuditService } from '../../audit/audit.service.js';
import { CalendarSlotsRepository, type UnpushedPrompt } from '../slots/calendar-slots.repository.js';
import { BatchNotDoneError } from './prompt-batches.errors.js';
import { SlotPlanner } from '../slots/slot-planner.service.js';

/**
 * Puts a batch's prompts on the user's calendar after staff has read them: dated ones on their date, the others, and those
 * whose slot was taken meanwhile, into the next free slots. A prompt without a free slot stays undated and off the calendar; pushing again retries it.
 */
@Injectable()
export class PushPromptBatchCommand {
  constructor(
    private readonly database: Database,
    private readonly calendar: CalendarSlotsRepository,
    private readonly slots: SlotPlanner,
    private readonly audit: AuditService,
  ) {}

  /** @throws NotFoundError, BatchNotDoneError */
  async execute(batchId: string, staffId: string): Promise<void> {
    await this.database.transaction(async () => {
      const batch = await this.calendar.lockBatch(batchId);
      if (!batch) throw new NotFoundError('The batch');
      if (batch.status !== 'done') throw new BatchNotDoneError();
      // Locked before their prompts: the global lock order.
      await this.calendar.lockUser(batch.user_id);

      const unpushed = await this.calendar.findUnpushed(batchId);
      const proposed = await this.slots.stillFree(
        batch.user_id,
        unpushed.flatMap(({ id, scheduled_date: date, slot }) =>
          date === null || slot === null ? [] : [{ id, date, slot }],
        ),
      );
      const keepsPlace = new Set(proposed.map(({ id }) => id));
      const isDated = ({ id, scheduled_date: date, slot }: UnpushedPrompt) =>
        date !== null && (slot === null || keepsPlace.has(id));
      const dated = unpushed.filter(isDated).map(({ id }) => id);
      const undated = unpushed.filter((prompt) => !isDated(prompt)).map(({ id }) => id);
      await this.calendar.pushDated(dated);
      const slots = await this.slots.plan({ ...batch, count: undated.length });
      const placed = undated.slice(0, slots.length);
      await this.calendar.pushInto(placed, slots);
      await this.calendar.releaseUndated(undated.slice(slots.length));
      const pushed = [...dated, ...placed];
      if (pushed.length === 0 && batch.push_to_calendar) return;
      await this.calendar.markPushed(batchId);
      await this.audit.record({
        ...{ actor_id: staffId, user_id: batch.user_id },
        action: 'prompt_batch.pushed',
        entity: 'prompt_batches',
        entity_id: batchId,
        details: {
          prompts: pushed,
          before: { on_calendar: false },
          after: { on_calendar: true },
          without_slot: undated.length - placed.length,
        },
      });
    });
  }
}
