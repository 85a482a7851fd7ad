import { AppError } from '../../platform/http/errors/app-error.js';

/** The list of phrases never to use forbids what every sentence needs. */
export class NothingLeftToWriteError extends AppError {
  constructor() {
    super(
      422,
      'writing.phrases_forbid_everything',
      'The phrases never to use in the writing profile leave no words to write with. Please shorten that list.',
    );
  }
}
