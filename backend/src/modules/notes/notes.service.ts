import { noteTitle, noteTitleAfterEdit, NOTE_TEXTS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import type {
  NoteResponse,
  ChangeNoteRequest,
  ListNotesQuery,
  NoteListResponse,
  SaveNoteRequest,
} from './notes.dto.js';
import { type NoteRow, NotesRepository } from './notes.repository.js';
import { Database } from '../../platform/database/database.js';
import { decodeTimeKey, encodeTimeKey } from '../../platform/http/lists/time-cursor.js';
import { QuotasService } from '../quotas/quotas.service.js';
import { AppError, NotFoundError } from '../../platform/http/errors/app-error.js';

export class NoteNotFoundError extends NotFoundError {
  constructor() {
    super('The note');
  }
}

/** The edit started from a version that is no longer the newest; `details.current` has the newer one. */
export class NoteStaleError extends AppError {
  constructor(current: NoteResponse) {
    super(409, 'note.stale', NOTE_TEXTS.stale, { current });
  }
}

/** A user's notes for later posts. */
@Injectable()
export class NotesService {
  constructor(
    private readonly database: Database,
    private readonly notes: NotesRepository,
    private readonly quotas: QuotasService,
  ) {}

  /** The newest first (NOTE-1). */
  async list(userId: string, query: ListNotesQuery): Promise<NoteListResponse> {
    const after = decodeTimeKey(query.cursor);
    const { rows, next } = await this.notes.findPage(userId, query, { limit: query.limit, after });
    return { data: rows, next_cursor: encodeTimeKey(next) };
  }

  /** @throws QuotaReachedError beyond the account's quota */
  async save(userId: string, { title, notes }: SaveNoteRequest): Promise<NoteResponse> {
    return this.database.transaction(async () => {
      const note = await this.notes.insert(userId, { title: title ?? noteTitle(notes), notes });
      await this.quotas.keep(userId, 'notes');
      return note;
    });
  }

  /**
   * Applies an edit that names its base version. One that changes nothing keeps the version.
   * @throws NoteStaleError with the newer note when another edit came first
   * @throws NoteNotFoundError also for another user's note
   */
  async change(userId: string, id: string, request: ChangeNoteRequest): Promise<NoteResponse> {
    return this.database.transaction(async () => {
      const note = found(await this.notes.lockById(userId, id));
      if (note.version !== request.version) throw new NoteStaleError(note);
      const notes = request.notes ?? note.notes;
      const title = request.title ?? noteTitleAfterEdit(note, notes);
      if (title === note.title && notes === note.notes) return note;
      return found(await this.notes.update(userId, id, { title, notes }));
    });
  }

  /** @throws NoteNotFoundError also for another user's note */
  async delete(userId: string, id: string): Promise<void> {
    if (!(await this.notes.delete(userId, id))) throw new NoteNotFoundError();
  }
}

function found(note: NoteRow | null): NoteRow {
  if (!note) throw new NoteNotFoundError();
  return note;
}
