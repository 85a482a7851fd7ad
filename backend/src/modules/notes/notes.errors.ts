import { NOTE_TEXTS } from '@drumbeat/domain';
import { AppError, NotFoundError } from '../../platform/http/errors/app-error.js';
import type { NoteResponse } from './notes.dto.js';

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
