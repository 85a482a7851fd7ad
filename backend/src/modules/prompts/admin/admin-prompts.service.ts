import { type AuditAction, promptStatusChange } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { AuditService } from '../../audit/audit.service.js';
import type {
  AdminChangePromptRequest,
  AdminPromptListResponse,
  AdminPromptResponse,
} from './admin-prompts.dto.js';
import {
  AdminPromptsRepository,
  type AdminPromptChange,
  type AdminPromptRow,
} from './admin-prompts.repository.js';
import { PromptStaleError } from '../prompts.errors.js';
import { LeftOutError } from '../review/review.errors.js';
import { CalendarSlotsRepository } from '../slots/calendar-slots.repository.js';
import { presentPrompt } from '../prompts.service.js';

/** What staff may change, and what follows from it. */
const CHANGED_FIELDS = [
  ...([
    'hook',
    'prompt_text',
    'why',
    'category',
    'pillar_number',
    'scheduled_date',
    'slot',
    'status',
  ] as const),
  ...(['pushed_to_calendar', 'is_held', 'review', 'written_by'] as const),
];

/** Staff reads, corrects and deletes the prompts of any user. */
@Injectable()
export class AdminPromptsService {
  constructor(
    private readonly database: Database,
    private readonly prompts: AdminPromptsRepository,
    private readonly slots: CalendarSlotsRepository,
    private readonly audit: AuditService,
  ) {}

  async list(query: AdminListQuery): Promise<AdminPromptListResponse> {
    const { rows, total } = await this.prompts.findPage(query);
    return { data: rows.map(present), total };
  }

  /** @throws NotFoundError */
  async get(promptId: number): Promise<AdminPromptResponse> {
    const row = await this.prompts.find(promptId);
    if (!row) throw new NotFoundError('The prompt');
    return present(row);
  }

  /** @throws NotFoundError, PromptStaleError, LeftOutError where a prompt that was left out is to go to the calendar */
  async change(
    promptId: number,
    { version, ...request }: AdminChangePromptRequest,
    staffId: string,
  ): Promise<AdminPromptResponse> {
    const change = changeOf(request);
    return this.database.transaction(async () => {
      if ('scheduled_date' in change) await this.slots.lockUserOfPrompt(promptId);
      const before = await this.get(promptId);
      if (version !== undefined && version !== before.version) throw await this.staleError(before);
      if (change.pushed_to_calendar && before.review === 'left_out') throw new LeftOutError();
      const isReworded = (['hook', 'prompt_text'] as const).some(
        (field) => change[field] !== undefined && change[field] !== before[field],
      );
      const written = {
        ...change,
        ...(isReworded ? { written_by: 'staff' as const, frame_id: null } : {}),
        ...(change.pushed_to_calendar && before.review !== null ? { review: 'approved' as const } : {}),
      };
      if (!(await this.prompts.update(promptId, written, version)))
        throw await this.staleError(await this.get(promptId));
      const after = await this.get(promptId);
      await this.record('content_prompt.changed', before, staffId, {
        to_version: after.version,
        ...changedBetween(before, after),
      });
      return after;
    });
  }

  /** For who started from an older version than this one: says who of the staff made it. */
  async staleError(current: AdminPromptResponse): Promise<PromptStaleError> {
    const { id, version } = current;
    const row = { entity: 'content_prompts', entity_id: String(id) } as const;
    return new PromptStaleError(current, await this.audit.lastActor(row, { to_version: version }));
  }

  /** @throws NotFoundError */
  async delete(promptId: number, staffId: string): Promise<void> {
    await this.database.transaction(async () => {
      const prompt = await this.get(promptId);
      const { batch_id, hook, prompt_text, scheduled_date, slot } = prompt;
      await this.prompts.delete(promptId);
      await this.record('content_prompt.deleted', prompt, staffId, {
        batch_id,
        before: { hook, prompt_text, scheduled_date, slot },
        after: null,
      });
    });
  }

  private async record(
    action: AuditAction,
    { id, user_id }: Pick<AdminPromptResponse, 'id' | 'user_id'>,
    staffId: string,
    details: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record({
      ...{ actor_id: staffId, user_id },
      action,
      entity: 'content_prompts',
      entity_id: String(id),
      details,
    });
  }
}

/** What a change made of which fields, for the audit log. */
function changedBetween(
  before: AdminPromptResponse,
  after: AdminPromptResponse,
): Record<'before' | 'after', Record<string, unknown>> {
  const fields = CHANGED_FIELDS.filter((field) => before[field] !== after[field]);
  const of = (prompt: AdminPromptResponse) =>
    Object.fromEntries(fields.map((field) => [field, prompt[field]]));
  return { before: of(before), after: of(after) };
}

function changeOf({
  status,
  scheduled_date,
  ...fields
}: Omit<AdminChangePromptRequest, 'version'>): AdminPromptChange {
  const given = Object.entries<unknown>(fields).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(given) as AdminPromptChange),
    ...(status ? promptStatusChange(status) : {}),
    // A slot belongs to the date that a batch chose.
    ...(scheduled_date === undefined ? {} : { scheduled_date, slot: null }),
    ...(scheduled_date === null ? { pushed_to_calendar: false } : {}),
    // Who puts it on the calendar has read it.
    ...(fields.pushed_to_calendar === true ? { is_held: false } : {}),
  };
}

function present(row: AdminPromptRow): AdminPromptResponse {
  const { user_id, user_name, user_email, batch_id, is_held } = row;
  const { review, left_out_reason, rewrite_status, rewrite_error } = row;
  return {
    ...presentPrompt(row, row.content_pillars),
    ...{ user_id, user_name, user_email, batch_id, is_held },
    ...{ review, left_out_reason, rewrite_status, rewrite_error },
  };
}
