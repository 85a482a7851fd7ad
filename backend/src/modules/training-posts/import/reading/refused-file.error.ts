import type { ImportRefusal } from '@drumbeat/domain';

/** A file that is not read, and why. */
export class RefusedFileError extends Error {
  readonly refusal: ImportRefusal;

  // Node runs this source as it is in tests, and takes no fields from parameters.
  constructor(refusal: ImportRefusal) {
    super(`The file is refused: ${refusal}`);
    this.name = 'RefusedFileError';
    this.refusal = refusal;
  }
}
