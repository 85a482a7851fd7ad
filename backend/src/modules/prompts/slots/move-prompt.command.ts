import { isCalendarDay, movePrompt } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import { CalendarSlotsRepository } from './calendar-slots.repository.js';
import type { MovePromptRequest, MovedPromptResponse } from '../prompts.dto.js';
import { PromptNotFoundError, PromptStaleError } from '../prompts.errors.js';
import { PromptsService } from '../prompts.service.js';

/**
 * Moves a prompt to a place on the calendar; a prompt displayed there swaps places with it. The calendar's display
 * rule finds that prompt, on rows locked until the move is written.
 */
@Injectable()
export class MovePromptCommand {
  constructor(
    private readonly database: Database,
    private readonly slots: CalendarSlotsRepository,
    private readonly prompts: PromptsService,
  ) {}

  /**
   * A move to where the prompt is already changes nothing.
   * @throws InvalidInputError for a slot on a day that has none
   * @throws PromptNotFoundError, PromptStaleError
   */
  async execute(
    userId: string,
    promptId: number,
    { scheduled_date: date, slot, version }: MovePromptRequest,
  ): Promise<MovedPromptResponse> {
    if (slot !== null && !isCalendarDay(date)) {
      const message = 'slot must be null: only Monday, Wednesday and Friday have slots';
      throw new InvalidInputError([{ field: 'slot', message }]);
    }
    return this.database.transaction(async () => {
      await this.slots.lockUser(userId);
      const rows = await this.slots.lockDays(userId, promptId, date);
      const before = rows.find(({ id }) => id === promptId);
      if (!before) throw new PromptNotFoundError();
      if (version !== undefined && version !== before.version)
        throw new PromptStaleError(await this.prompts.get(userId, promptId));

      const { moved, displaced, settled } = movePrompt(rows, promptId, { date, slot });
      const isThere =
        before.pushed_to_calendar && before.scheduled_date === date && before.slot === slot && !displaced;
      if (!isThere) {
        await this.slots.place(userId, displaced ? [moved, displaced] : [moved]);
        await this.slots.settle(userId, settled);
      }
      return {
        prompt: await this.prompts.get(userId, promptId),
        displaced: displaced && (await this.prompts.get(userId, displaced.id)),
      };
    });
  }
}
