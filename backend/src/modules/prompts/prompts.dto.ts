import {
  PROMPT_LIMITS,
  PROMPT_STATUSES,
  PROMPT_TYPES,
  type PlainDate,
  type PromptStatus,
  type PromptType,
  type PublicationState,
} from '@drumbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsVersion } from '../../platform/http/validation/version.validator.js';
import { IsGivenOrAbsent } from '../../platform/http/validation/given-or-absent.validator.js';
import { ListQuery } from '../../platform/http/lists/list-query.dto.js';
import { IsPlainDate } from '../../platform/http/validation/time.validator.js';
import { QueryBoolean } from '../../platform/http/validation/query-boolean.js';

export class PromptParams {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  id: number;
}

/** Filters of the library (PROMPT-8); all of them have to hold. */
export class ListPromptsQuery extends ListQuery {
  /** Part of the prompt, its hook or a tag, in any case. */
  @IsOptional()
  @IsString()
  @MaxLength(PROMPT_LIMITS.search)
  search?: string;

  @IsOptional()
  @IsIn(PROMPT_TYPES)
  type?: PromptType;

  /** A pillar number. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1000)
  theme?: number;

  @IsOptional()
  @IsIn(PROMPT_STATUSES)
  status?: PromptStatus;

  @IsOptional()
  @QueryBoolean()
  @IsBoolean()
  favorite?: boolean;
}

/** Carries exactly one of the three fields (PROMPT-14), and the base version if an older one is to be refused. */
export class ChangePromptRequest {
  /** The version that this change started from; left out, the last write wins. */
  @IsGivenOrAbsent()
  @IsVersion()
  version?: number;

  /** Also puts the prompt on the calendar. */
  @IsGivenOrAbsent()
  @IsPlainDate()
  scheduled_date?: PlainDate;

  @IsGivenOrAbsent()
  @IsBoolean()
  is_favorite?: boolean;

  @IsGivenOrAbsent()
  @IsIn(PROMPT_STATUSES)
  status?: PromptStatus;
}

/** A place on the calendar. */
export class MovePromptRequest {
  @IsPlainDate()
  scheduled_date: PlainDate;

  /** 1 or 2 of a Monday, Wednesday or Friday; null for any free place of the day. */
  @IsIn([1, 2, null])
  @ApiProperty({ type: 'number', enum: [1, 2], nullable: true })
  slot: 1 | 2 | null;

  /** The version that this change started from; left out, the last write wins. */
  @IsGivenOrAbsent()
  @IsVersion()
  version?: number;
}

/** A prompt, with what is derived from it (PROMPT-1, PROMPT-2). */
export class PromptResponse {
  id: number;
  prompt_text: string;
  hook: string;
  category: string;
  /** Display type of the category. */
  type: PromptType;
  tags: string[];
  /** Counted from 1 in the user's content pillars. */
  pillar_number: number;
  /** Null when the user has no pillar of that number. */
  pillar_label: string | null;
  scheduled_date: PlainDate | null;
  /** The day's slot, 1 or 2, if a batch chose it. */
  slot: number | null;
  is_used: boolean;
  is_favorite: boolean;
  status: PromptStatus;
  pushed_to_calendar: boolean;
  /** The newest post that was made from it. */
  post_id: string | null;
  /** State of that post's publication; null without one. */
  @ApiProperty({ type: String, nullable: true })
  post_state: PublicationState | null;
  /** The writer; `staff` once they have changed its hook or its text. */
  written_by: 'built-in' | 'model' | 'staff';
  /** Name of the staff member who ordered it; null if none, or if their account was deleted. */
  prepared_by: string | null;
  /** Why it suits this user, in one sentence. */
  why: string | null;
  /** Counts changes by people; a request that names an older version is refused. */
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** Over all of the user's prompts, whatever the list's filter. */
export class PromptCountsResponse {
  total: number;
  new: number;
  used: number;
  archived: number;
  favorites: number;
}

export class MovedPromptResponse {
  prompt: PromptResponse;
  /** The prompt that had the slot, where it is now; null when the slot was free. */
  displaced: PromptResponse | null;
}

export class PromptListResponse {
  data: PromptResponse[];
  counts: PromptCountsResponse;
  next_cursor: string | null;
}
