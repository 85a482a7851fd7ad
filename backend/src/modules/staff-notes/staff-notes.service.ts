import type { AuditAction } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AppError, NotFoundError } from '../../platform/http/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import type { ChangeStaffNoteRequest, StaffNoteListResponse, StaffNoteResponse } from './staff-notes.dto.js';
import { StaffNotesRepository } from './staff-notes.repository.js';

/**
 * The edit began from a version that is no longer the newest; `details.current` has the newer one, `details.changed_by` the
 * address of who made it.
 */
export class StaffNoteStaleError extends AppError {
  constructor(current: StaffNoteResponse, changedBy: string | null) {
    super(409, 'staff_note.stale', 'Somebody else changed this note. Here is theirs.', {
      ...{ current, changed_by: changedBy },
    });
  }
}

/** What staff note about a user for each other (CONSOLE-12). */
@Injectable()
export class StaffNotesService {
  constructor(
    private readonly notes: StaffNotesRepository,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async list(userId: string): Promise<StaffNoteListResponse> {
    return { data: await this.notes.findNewest(userId) };
  }

  /** @throws NotFoundError for a user who is not there */
  async write(actorId: string, userId: string, text: string): Promise<StaffNoteResponse> {
    return this.database.transaction(async () => {
      const id = await this.notes.insert(userId, actorId, text);
      if (id === null) throw new NotFoundError('The user');
      await this.record(actorId, userId, 'staff_note.written', id, null, text);
      return found(await this.notes.find(userId, id));
    });
  }

  /**
   * Applies an edit that names the version it began from; one that changes nothing keeps the version.
   * @throws StaffNoteStaleError, NotFoundError
   */
  async change(
    actorId: string,
    { userId, id }: { readonly userId: string; readonly id: string },
    { text, version }: ChangeStaffNoteRequest,
  ): Promise<StaffNoteResponse> {
    return this.database.transaction(async () => {
      const note = found(await this.notes.lock(userId, id));
      if (note.version !== version) {
        const row = { entity: 'staff_notes', entity_id: id } as const;
        throw new StaffNoteStaleError(note, await this.audit.lastActor(row));
      }
      if (note.text === text) return note;
      await this.notes.update(userId, id, text);
      await this.record(actorId, userId, 'staff_note.changed', id, note.text, text);
      return found(await this.notes.find(userId, id));
    });
  }

  /** @throws NotFoundError */
  async delete(actorId: string, userId: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const note = found(await this.notes.lock(userId, id));
      await this.notes.delete(userId, id);
      await this.record(actorId, userId, 'staff_note.deleted', id, note.text, null);
    });
  }

  private async record(
    actorId: string,
    userId: string,
    action: AuditAction,
    noteId: string,
    before: string | null,
    after: string | null,
  ): Promise<void> {
    const textOf = (text: string | null) => (text === null ? null : { text });
    await this.audit.record({
      ...{ actor_id: actorId, user_id: userId },
      action,
      entity: 'staff_notes',
      entity_id: noteId,
      details: { before: textOf(before), after: textOf(after) },
    });
  }
}

function found(note: StaffNoteResponse | null): StaffNoteResponse {
  if (!note) throw new NotFoundError('The note');
  return note;
}
