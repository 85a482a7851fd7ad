import { MEDIA_TEXTS } from '@drumbeat/domain';
import { AppError, NotFoundError } from '../../platform/http/errors/app-error.js';

export class MediaNotFoundError extends NotFoundError {
  constructor() {
    super('The file');
  }
}

export class MediaTooLargeError extends AppError {
  constructor(message: string) {
    super(413, 'media.too_large', message);
  }
}

/** Judged by the content; what its name or its sender says counts for nothing. */
export class MediaTypeError extends AppError {
  constructor() {
    super(415, 'media.type', MEDIA_TEXTS.type);
  }
}

export class MediaUnreadableError extends AppError {
  constructor(message: string) {
    super(422, 'media.unreadable', message);
  }
}

const TOO_DEMANDING = {
  too_long: MEDIA_TEXTS.takesTooLong,
  too_much_memory: MEDIA_TEXTS.takesTooMuchMemory,
  too_many_scans: MEDIA_TEXTS.tooManyScans,
};

/** May be whole: reading it takes more than one file may (inspection-lanes.ts). */
export class MediaTooDemandingError extends AppError {
  constructor(because: keyof typeof TOO_DEMANDING) {
    super(422, 'media.too_demanding', TOO_DEMANDING[because]);
  }
}

export class MediaInUseError extends AppError {
  constructor() {
    super(409, 'media.in_use', MEDIA_TEXTS.inUse);
  }
}
