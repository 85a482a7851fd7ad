import { AppError } from '../http/errors/app-error.js';

/**
 * The reason why a model gave no output: unreachable, sent elsewhere, too slow, too busy, request refused (key, model name, form), text
 * too long for it, account without credit, or interrupted in the middle.
 */
export type ModelUnavailableReason =
  | 'unreachable'
  | 'redirected'
  | 'timeout'
  | 'busy'
  | 'refused'
  | 'context_too_long'
  | 'no_credit'
  | 'broken_off';

/** What no other try helps against: only an operator, or another text. */
const FINAL_REASONS: readonly ModelUnavailableReason[] = [
  'refused',
  'redirected',
  'context_too_long',
  'no_credit',
];

const AWAY_TEXTS: Record<ModelUnavailableReason, string> = {
  unreachable: 'The writing model could not be reached. Please try again in a moment.',
  redirected:
    'The writing model sends requests to another address, which were not sent. Its operator needs to set that address.',
  timeout: 'The writing model took too long. Please try again in a moment.',
  busy: 'The writing model is busy. Please try again in a moment.',
  refused: 'The writing model refused the request. Its address, key and name need a look.',
  context_too_long: 'There is more to read than the writing model can take. Please try with shorter notes.',
  no_credit: 'The account of the writing model has no credit left. Its operator needs to top it up.',
  broken_off: 'The writing model broke off in the middle. Please try again.',
};

/** Longer waits that an endpoint asks for are useless to any caller. */
export const MODEL_WAIT_SECONDS_MAX = 3_600;

/** No usable response from the endpoint. Carries no address, key or body of the call: those stay in the adapter. */
export class ModelUnavailableError extends AppError {
  constructor(
    readonly reason: ModelUnavailableReason,
    /** HTTP status of the endpoint's response, if any. */
    readonly endpointStatus?: number,
    /** Retry-After of a busy endpoint, in seconds. */
    waitSeconds?: number,
  ) {
    super(503, `model.${reason}`, unavailableText(reason, waitSeconds), undefined, waitSeconds);
  }

  /** False where only an operator can help: another try would be refused again. */
  get isWorthRetrying(): boolean {
    return !FINAL_REASONS.includes(this.reason);
  }
}

function unavailableText(reason: ModelUnavailableReason, waitSeconds: number | undefined): string {
  if (reason !== 'busy' || waitSeconds === undefined) return AWAY_TEXTS[reason];
  return `The writing model is busy. Please try again in ${waitText(waitSeconds)}.`;
}

function waitText(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The model went on and on; what came is of no use beyond its beginning. */
export class ModelEndlessError extends AppError {
  constructor() {
    super(
      502,
      'model.endless',
      'The writing model did not come to an end, so it was stopped. Please try again, or ask for something shorter.',
    );
  }
}

/**
 * The model, or a filter before or behind it, declined to write because of the content (finish reason `content_filter`,
 * OpenAI's `refusal`, a flagged prompt, or a refusal in words). What came of a text is none to keep.
 */
export class ModelRefusalError extends AppError {
  constructor() {
    super(
      422,
      'model.refused_content',
      'The writing model declined to write this, or asked for more. Please put it in other words, or say more of it.',
    );
  }
}

/** The model's output is invalid, even after it was sent back with its problems. */
export class ModelOutputError extends AppError {
  constructor(
    /** The problems as text. */
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
