import {
  archivePrompt,
  pillarLabel,
  promptDateChange,
  promptStatusChange,
  promptTags,
  promptTypeOf,
  unarchivePrompt,
  type PlainDate,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { InvalidInputError, NotFoundError } from '../../platform/http/errors/app-error.js';
import { decodeCursor, encodeCursor } from '../../platform/http/lists/pagination.js';
import { CalendarSlotsRepository } from './slots/calendar-slots.repository.js';
import type {
  ChangePromptRequest,
  ListPromptsQuery,
  PromptListResponse,
  PromptResponse,
} from './prompts.dto.js';
import { PromptNotFoundError, PromptStaleError } from './prompts.errors.js';
import {
  PROMPT_FIELDS,
  PromptsRepository,
  type CalendarSummary,
  type LibraryKey,
  type OwnedPrompt,
  type PromptChange,
  type PromptRow,
} from './prompts.repository.js';

/** A prompt as its user sees it; `pillars` are the labels of the user's content pillars. */
export function presentPrompt(row: PromptRow, pillars: readonly string[]): PromptResponse {
  const { post_id, post_state, prepared_by } = row;
  const derived = {
    id: Number(row.id),
    type: promptTypeOf(row.category),
    tags: promptTags(row.category),
    pillar_label: pillarLabel(pillars, row.pillar_number),
    ...{ post_id, post_state, prepared_by },
  };
  return PROMPT_FIELDS.assign(derived, row);
}

/** The user's side of the prompts: library, favourites, dates, status. */
@Injectable()
export class PromptsService {
  constructor(
    private readonly prompts: PromptsRepository,
    private readonly slots: CalendarSlotsRepository,
    private readonly database: Database,
  ) {}

  async list(userId: string, query: ListPromptsQuery): Promise<PromptListResponse> {
    const after = query.cursor === undefined ? null : libraryKey(query.cursor);
    const page = await this.prompts.findPage(userId, query, { limit: query.limit, after });
    const counts = await this.prompts.countForLibrary(userId);
    if (!counts) throw new NotFoundError('The user');
    const { content_pillars: pillars, ...numbers } = counts;
    return {
      data: page.rows.map((row) => presentPrompt(row, pillars)),
      counts: numbers,
      next_cursor: page.next && encodeCursor([page.next.rank, page.next.id]),
    };
  }

  /** @throws PromptNotFoundError */
  async get(userId: string, promptId: number): Promise<PromptResponse> {
    const row = await this.prompts.findById(userId, promptId);
    if (!row) throw new PromptNotFoundError();
    return presentPrompt(row, row.content_pillars);
  }

  /**
   * @throws InvalidInputError when the request carries none or more than one of the fields (PROMPT-14)
   * @throws PromptStaleError with the newer prompt when it names a version and another change came first
   * @throws PromptNotFoundError
   */
  async change(userId: string, promptId: number, request: ChangePromptRequest): Promise<PromptResponse> {
    return this.write(userId, promptId, requestedChange(request), request.version);
  }

  /** Keeps the prompt in the library, without a date. */
  async takeOffCalendar(userId: string, promptId: number): Promise<PromptResponse> {
    return this.write(userId, promptId, { scheduled_date: null, slot: null, pushed_to_calendar: false });
  }

  async archive(userId: string, promptId: number): Promise<PromptResponse> {
    return this.write(userId, promptId, archivePrompt());
  }

  async unarchive(userId: string, promptId: number): Promise<PromptResponse> {
    return this.write(userId, promptId, unarchivePrompt());
  }

  /** Their posts went out, or were marked as posted (PROMPT-12). No error where a prompt is gone or no longer new. */
  async markUsedByPosts(prompts: readonly OwnedPrompt[]): Promise<void> {
    if (prompts.length > 0) await this.prompts.updateNew(prompts, promptStatusChange('used'));
  }

  /** @throws NotFoundError when there is no such user */
  async summariseCalendar(userId: string): Promise<CalendarSummary> {
    const summary = await this.prompts.summariseCalendar(userId);
    if (!summary) throw new NotFoundError('The user');
    return summary;
  }

  /** Prompts on the calendar from `from` to `to`, both included; `pillars` as returned by `summariseCalendar`. */
  async findOnCalendar(
    userId: string,
    range: { readonly from: PlainDate; readonly to: PlainDate },
    pillars: readonly string[],
  ): Promise<PromptResponse[]> {
    const rows = await this.prompts.findOnCalendar(userId, range.from, range.to);
    return rows.map((row) => presentPrompt(row, pillars));
  }

  /** A change of date holds the user's lock: another transaction may be reading the taken slots. */
  private async write(
    userId: string,
    promptId: number,
    change: PromptChange,
    version?: number,
  ): Promise<PromptResponse> {
    if (!('scheduled_date' in change)) return this.update(userId, promptId, change, version);
    return this.database.transaction(async () => {
      await this.slots.lockUser(userId);
      return this.update(userId, promptId, change, version);
    });
  }

  private async update(
    userId: string,
    promptId: number,
    change: PromptChange,
    version?: number,
  ): Promise<PromptResponse> {
    const row = await this.prompts.update(userId, promptId, change, version);
    if (row) return presentPrompt(row, row.content_pillars);
    const current = await this.get(userId, promptId);
    throw new PromptStaleError(current);
  }
}

function requestedChange({ scheduled_date, is_favorite, status }: ChangePromptRequest): PromptChange {
  const changes: PromptChange[] = [];
  // The slot belonged to the date that the batch chose.
  if (typeof scheduled_date === 'string') changes.push({ ...promptDateChange(scheduled_date), slot: null });
  if (typeof is_favorite === 'boolean') changes.push({ is_favorite });
  if (typeof status === 'string') changes.push(promptStatusChange(status));
  const [change] = changes;
  if (changes.length !== 1 || !change) {
    const message = 'Send one of scheduled_date, is_favorite and status';
    throw new InvalidInputError(
      ['scheduled_date', 'is_favorite', 'status'].map((field) => ({ field, message })),
    );
  }
  return change;
}

function libraryKey(cursor: string): LibraryKey {
  const [rank, id] = decodeCursor(cursor, 2);
  if (!Number.isSafeInteger(rank) || !Number.isSafeInteger(id) || Math.abs(Number(rank)) > 2_147_483_647) {
    throw new InvalidInputError([
      { field: 'cursor', message: 'cursor is not one that this list has answered' },
    ]);
  }
  return { rank: Number(rank), id: Number(id) };
}
