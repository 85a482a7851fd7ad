import { AppError } from '../../platform/http/errors/app-error.js';

/** The worker could not analyse the posts at all. */
export class AnalysisFailedError extends AppError {
  /** @param words the row's error, as text for the user */
  constructor(words: string) {
    super(503, 'voice.analysis_failed', words);
  }
}
