import { IMPORT_REFUSALS, type ImportRefusal } from '@drumbeat/domain';
import { AppError } from '../../../platform/http/errors/app-error.js';

const STATUS: Partial<Record<ImportRefusal, number>> = { too_large: 413, type: 415, too_many_files: 400 };

/** A file that is not imported: `import.too_large`, `import.formulas`, …; the reason is the message. */
export class ImportRefusedError extends AppError {
  constructor(readonly refusal: ImportRefusal) {
    super(STATUS[refusal] ?? 422, `import.${refusal}`, IMPORT_REFUSALS[refusal]);
  }
}

/** It is read still, was chosen from already, or has failed. */
export class ImportNotReadyError extends AppError {
  constructor() {
    super(409, 'import.not_ready', 'Nothing can be chosen from this import now.');
  }
}
