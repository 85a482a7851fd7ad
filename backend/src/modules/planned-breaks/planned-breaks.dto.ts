import type { PlainDate } from '@drumbeat/domain';
import { IsUUID } from 'class-validator';
import { IsPlainDate } from '../../platform/http/validation/time.validator.js';

/** Days without posts, both included, as the user's calendar shows them. */
export class PlanBreakRequest {
  @IsPlainDate()
  starts_on: PlainDate;

  @IsPlainDate()
  ends_on: PlainDate;
}

export class PlannedBreakParams {
  @IsUUID()
  id: string;
}

export class PlannedBreakResponse {
  id: string;
  starts_on: PlainDate;
  ends_on: PlainDate;
}

export class PlannedBreaksResponse {
  /** The latest first, twenty at most. */
  data: PlannedBreakResponse[];
}
