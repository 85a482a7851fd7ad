import { SUGGESTION_LIMITS, SUGGESTION_STATES, type SuggestionState } from '@drumbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { IsVersion } from '../../../platform/http/validation/version.validator.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { PostParams } from '../posts.dto.js';
import { CONTENT_MAX } from '../posts.limits.js';

export class PostSuggestionParams extends PostParams {
  @IsUUID()
  suggestionId: string;
}

export class SuggestEditRequest {
  /** The version of the post that staff had before them; a newer one gets 409 `post.stale`. */
  @IsVersion()
  version: number;

  /** The words to be replaced, in UTF-16 units; all of them for a draft. */
  @IsInt()
  @Min(0)
  @Max(CONTENT_MAX)
  range_start: number;

  /** The first unit behind them. */
  @IsInt()
  @Min(0)
  @Max(CONTENT_MAX)
  range_end: number;

  @IsString()
  @MaxLength(CONTENT_MAX)
  replacement: string;

  /** Why; its user reads it. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(SUGGESTION_LIMITS.reason)
  reason: string;
}

export class AcceptSuggestionRequest {
  /** The version of the post that the user had before them; a newer one gets 409 `post.stale`. */
  @IsVersion()
  version: number;
}

/** What staff suggest to write in a place of a post. */
export class PostSuggestionResponse {
  id: string;
  /** Where the words stood, in UTF-16 units of the text at that time. */
  range_start: number;
  original: string;
  replacement: string;
  reason: string;
  @ApiProperty({ enum: SUGGESTION_STATES })
  state: SuggestionState;
  /** Who suggested it; null when the account is gone or has no name. */
  author_name: string | null;
  created_at: Date;
  decided_at: Date | null;
}

export class PostSuggestionListResponse {
  /** The newest hundred, in the order in which they were suggested. */
  data: PostSuggestionResponse[];
}
