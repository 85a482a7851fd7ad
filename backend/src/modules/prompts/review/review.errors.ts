import { AppError } from '../../../platform/http/errors/app-error.js';

export class PromptOnCalendarError extends AppError {
  constructor() {
    super(
      422,
      'prompt.on_calendar',
      'The prompt is on the person’s calendar already. Take its date away, or delete it.',
    );
  }
}

export class LeftOutError extends AppError {
  constructor() {
    super(422, 'prompt.left_out', 'The prompt was left out. Approve it first.');
  }
}

export class SlotTakenError extends AppError {
  constructor() {
    super(
      409,
      'prompt.slot_taken',
      'That slot is over, taken, or proposed in another batch. Choose another one.',
    );
  }
}

export class BeingRewrittenError extends AppError {
  constructor() {
    super(409, 'prompt.being_rewritten', 'The prompt is being written again. It will be here in a moment.');
  }
}

/** What a rewrite ends with where the prompt is another one by now. */
export class ChangedMeanwhileError extends AppError {
  constructor() {
    super(409, 'prompt.changed_meanwhile', 'The prompt was changed meanwhile, and stays as it is.');
  }
}

export class NoOtherAngleError extends AppError {
  constructor() {
    super(
      422,
      'prompt.no_other_angle',
      'No other prompt came out that is not too close to those that are there. This one stays as it is.',
    );
  }
}
