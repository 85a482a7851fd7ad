import {
  type BatchStatus,
  CALENDAR_WEEKDAYS,
  PROFILE_LIMITS,
  PROMPT_LIMITS,
  type PlainDate,
} from '@drumbeat/domain';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsGivenOrAbsent } from '../../../platform/http/validation/given-or-absent.validator.js';
import { IsPlainDate } from '../../../platform/http/validation/time.validator.js';
import { TrimmedOrNull } from '../../../platform/http/validation/trimmed.js';
import type { BatchOrigin } from './prompt-batch.entity.js';

const { batchCount: COUNT, batchWeeks: WEEKS } = PROMPT_LIMITS;
const { pillars: PILLARS_MAX } = PROFILE_LIMITS;

export class PromptBatchParams {
  @IsUUID()
  id: string;
}

class BatchOrderFields {
  @IsInt()
  @Min(COUNT.min)
  @Max(COUNT.max)
  count: number;

  /** Numbers of the user's content pillars, counted from 1; empty means all of them. */
  @IsArray()
  @ArrayMaxSize(PILLARS_MAX)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(PILLARS_MAX, { each: true })
  pillars: number[] = [];

  /** Number of weeks for the dates. */
  @IsInt()
  @Min(WEEKS.min)
  @Max(WEEKS.max)
  weeks: number;

  /** True when the prompts get the next free slots of the user's calendar at once. */
  @IsBoolean()
  push_to_calendar: boolean;

  /**
   * True when staff read the prompts before the user sees them, which excludes the calendar (422
   * `prompt_batch.review_or_push`); without either they wait in the library.
   */
  @IsGivenOrAbsent()
  @IsBoolean()
  for_review?: boolean;

  /**
   * First day for a slot; today in the user's zone where it is left out. 422 `prompt_batch.past_start` for a day that is over
   * everywhere.
   */
  @IsOptional()
  @IsPlainDate()
  start_date?: PlainDate;

  /** ISO numbers of the weekdays for the dates; empty means every day of the calendar. */
  @IsGivenOrAbsent()
  @IsArray()
  @ArrayUnique()
  @IsIn(CALENDAR_WEEKDAYS, { each: true })
  days?: number[];

  /** Numbers of the slots of a day for the dates; empty means both. */
  @IsGivenOrAbsent()
  @IsArray()
  @ArrayUnique()
  @IsIn([1, 2], { each: true })
  slots?: number[];

  /** How the prompts are to sound; a connected model is told. */
  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(PROMPT_LIMITS.batchTone)
  tone?: string | null;

  /** What else they are asked for; a connected model is told. */
  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(PROMPT_LIMITS.batchBrief)
  brief?: string | null;
}

export class OrderPromptBatchRequest extends BatchOrderFields {
  @IsUUID()
  user_id: string;
}

export class OrderForManyRequest extends BatchOrderFields {
  /** Chosen by the caller: sent again it orders nothing a second time. */
  @IsUUID()
  order_id: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(PROMPT_LIMITS.batchUsers)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  user_ids: string[];
}

export class PromptBatchResponse {
  id: string;
  user_id: string;
  user_name: string | null;
  user_email: string;
  origin: BatchOrigin;
  /** The Monday of the week that the week's run prepared it for. */
  week: PlainDate | null;
  /** The member of staff who ordered it; null when the account is gone, and for what nobody ordered. */
  requested_by: string | null;
  requested_by_email: string | null;
  count: number;
  pillars: number[];
  weeks: number;
  push_to_calendar: boolean;
  /** True when staff read the prompts before the user sees them. */
  for_review: boolean;
  start_date: PlainDate | null;
  /** The order for many users that it belongs to. */
  order_id: string | null;
  days: number[];
  slots: number[];
  tone: string | null;
  brief: string | null;
  status: BatchStatus;
  /** Why it failed. */
  error: string | null;
  /** Remarks on a finished batch for staff, for example prompts without a free slot. */
  notice: string | null;
  created_count: number;
  /** Number of its prompts on the calendar, and of those without a date. */
  pushed_count: number;
  undated_count: number;
  /** Of a batch that staff read: not decided, approved and not pushed, left out. */
  to_read_count: number;
  approved_count: number;
  left_out_count: number;
  /** Label of the writer that wrote it. */
  writer: string | null;
  created_at: Date;
  finished_at: Date | null;
}

export class PromptBatchListResponse {
  data: PromptBatchResponse[];
  total: number;
}

export class RefusedOrderResponse {
  user_id: string;
  /** `prompt_batch.no_pillars`, `prompt_batch.unknown_pillar`, `not_found` */
  code: string;
  message: string;
}

export class OrderForManyResponse {
  /** Users of the order with a batch, those of an earlier call included. */
  ordered: string[];
  /** Users for whom nothing could be ordered, and why. */
  refused: RefusedOrderResponse[];
}
