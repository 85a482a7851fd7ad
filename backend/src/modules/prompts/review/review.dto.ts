import { PROMPT_LIMITS, REVIEW_DECISIONS, type PlainDate, type ReviewDecision } from '@drumbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { IsVersion } from '../../../platform/http/validation/version.validator.js';
import { IsPlainDate } from '../../../platform/http/validation/time.validator.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';

/** The version that staff had before them: an older one is refused. */
export class ReviewRequest {
  @IsVersion()
  version: number;
}

export class DecidePromptRequest extends ReviewRequest {
  @IsIn(REVIEW_DECISIONS)
  @ApiProperty({ enum: REVIEW_DECISIONS })
  decision: ReviewDecision;

  /** Why it is left out, which the next batch learns from; only then. */
  @ValidateIf(({ decision }: DecidePromptRequest) => decision === 'left_out')
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(PROMPT_LIMITS.leftOutReason)
  reason?: string;
}

/** A place on the calendar that a prompt is to get when it is pushed; both null for any free one. */
export class ProposePlaceRequest extends ReviewRequest {
  @IsOptional()
  @IsPlainDate()
  scheduled_date: PlainDate | null = null;

  @IsIn([1, 2, null])
  @ApiProperty({ type: 'number', enum: [1, 2], nullable: true })
  slot: 1 | 2 | null;
}
