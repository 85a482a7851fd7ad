import { AppError } from '../http/app-error.js';

/** Why a model gave no answer: nobody there, too slow, too busy, or it refused the request (key, model name, size). */
export type ModelAwayReason = 'unreachable' | 'timeout' | 'busy' | 'refused';

const AWAY_TEXTS: Record<ModelAwayReason, string> = {
  unreachable: 'The writing model could not be reached. Please try again in a moment.',
  timeout: 'The writing model took too long. Please try again in a moment.',
  busy: 'The writing model is busy. Please try again in a moment.',
  refused: 'The writing model refused the request. Its address, key and name need a look.',
};

/** No usable answer from the endpoint. Carries no address, key or body of the call: those stay in the adapter. */
export class ModelAwayError extends AppError {
  constructor(
    readonly reason: ModelAwayReason,
    /** HTTP status of the endpoint's answer, where there was one. */
    readonly endpointStatus?: number,
  ) {
    super(503, 'model.away', AWAY_TEXTS[reason]);
  }

  /** False where only an operator can help: another try would be refused again. */
  get isWorthRetrying(): boolean {
    return this.reason !== 'refused';
  }
}

/** The model answered, but not with what was asked for, even after it was shown what is wrong. */
export class ModelOutputError extends AppError {
  constructor(
    /** What is wrong, in words. */
    readonly problems: readonly string[],
  ) {
    super(
      502,
      'model.unusable_output',
      `The writing model's answer could not be used: ${problems.slice(0, 5).join('; ')}`,
      { problems },
    );
  }
}
