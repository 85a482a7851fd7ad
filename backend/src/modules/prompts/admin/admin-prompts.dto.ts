import {
  PROFILE_LIMITS,
  PROMPT_LIMITS,
  PROMPT_STATUSES,
  type PlainDate,
  type PromptStatus,
  type BatchStatus,
  type ReviewDecision,
} from '@drumbeat/domain';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsVersion } from '../../../platform/http/validation/version.validator.js';
import { IsGivenOrAbsent } from '../../../platform/http/validation/given-or-absent.validator.js';
import { IsPlainDate } from '../../../platform/http/validation/time.validator.js';
import { Trimmed, TrimmedOrNull } from '../../../platform/http/validation/trimmed.js';
import { PromptResponse } from '../prompts.dto.js';

const { hook: HOOK_MAX, promptText: TEXT_MAX, category: CATEGORY_MAX, why: WHY_MAX } = PROMPT_LIMITS;
const { pillars: PILLARS_MAX } = PROFILE_LIMITS;

/** Fields that staff may correct; fields that are left out stay unchanged. */
export class AdminChangePromptRequest {
  /** The version that this change started from; left out, the last write wins. */
  @IsGivenOrAbsent()
  @IsVersion()
  version?: number;

  @IsGivenOrAbsent()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(HOOK_MAX)
  hook?: string;

  @IsGivenOrAbsent()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(TEXT_MAX)
  prompt_text?: string;

  /** Why the prompt suits its user; null or blank removes it. */
  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(WHY_MAX)
  why?: string | null;

  /** Free text. */
  @IsGivenOrAbsent()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(CATEGORY_MAX)
  category?: string;

  @IsGivenOrAbsent()
  @IsInt()
  @Min(1)
  @Max(PILLARS_MAX)
  pillar_number?: number;

  /** Null removes the date and with it the place on the calendar. */
  @IsOptional()
  @IsPlainDate()
  scheduled_date?: PlainDate | null;

  @IsGivenOrAbsent()
  @IsBoolean()
  pushed_to_calendar?: boolean;

  @IsGivenOrAbsent()
  @IsIn(PROMPT_STATUSES)
  status?: PromptStatus;
}

/** A prompt with its user and its origin. */
export class AdminPromptResponse extends PromptResponse {
  user_id: string;
  user_name: string | null;
  user_email: string;
  batch_id: string | null;
  /** True while the user does not see it. */
  is_held: boolean;
  /** What staff decided of it; null where it came to the user without being read. */
  review: ReviewDecision | null;
  left_out_reason: string | null;
  /** Of the newest order to write it again; null without one. */
  rewrite_status: BatchStatus | null;
  /** Why it could not be written again. */
  rewrite_error: string | null;
}

export class AdminPromptListResponse {
  data: AdminPromptResponse[];
  total: number;
}
