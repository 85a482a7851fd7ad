import { POST_CONTENT_MAX, type CorrectionWay, type FinishKind } from '@drumbeat/domain';
import { IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';
import { IsVersion } from '../../../platform/http/validation/version.validator.js';

/** Longer than the key of any name that can stand in a post. */
const STEP_MAX = 3_100;

export class FinishStepResponse {
  /** What its tick is kept under. */
  key: string;
  kind: FinishKind;
  title: string;
  /** How it is done. */
  hint: string | null;
  /** Its time; null where it can be done at once. */
  due_at: string | null;
  /** Text to copy. */
  copy: string | null;
  /** When it was ticked off. */
  done_at: string | null;
}

export class CorrectionWayResponse {
  way: CorrectionWay;
  /** Why it is made by hand; null where LinkedIn's call makes it. */
  reason: string | null;
}

export class FinishResponse {
  steps: FinishStepResponse[];
  /** How a text that is out is corrected; null for a post that is not. */
  correction: CorrectionWayResponse | null;
}

export class TickRequest {
  /** The key of a step. */
  @IsString()
  @MaxLength(STEP_MAX)
  step: string;

  @IsBoolean()
  done: boolean;
}

export class CorrectPostRequest {
  /** The version whose text was corrected. */
  @IsVersion()
  version: number;

  @IsString()
  @MaxLength(POST_CONTENT_MAX)
  content: string;

  /** `by_hand` keeps here what its author has changed on LinkedIn. */
  @IsIn(['linkedin', 'by_hand'])
  way: CorrectionWay;
}
