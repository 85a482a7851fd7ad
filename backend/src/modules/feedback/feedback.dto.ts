import {
  FEEDBACK_LIMITS,
  FEEDBACK_TYPES,
  NO_RATING,
  RATING_MAX,
  type FeedbackAspect,
  type FeedbackType,
} from '@drumbeat/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ListQuery } from '../../platform/http/lists/list-query.dto.js';
import { IsGivenOrAbsent } from '../../platform/http/validation/given-or-absent.validator.js';
import { TrimmedOrNull } from '../../platform/http/validation/trimmed.js';
import { AreAspects, IsTargetId } from './feedback-target.validator.js';

const { text: TEXT_MAX, title: TITLE_MAX, preview: PREVIEW_MAX, batch: BATCH_MAX } = FEEDBACK_LIMITS;
const ASPECTS_MAX = 8;

/** A prompt or a post of the user's own. */
export class FeedbackTargetQuery {
  @IsIn(FEEDBACK_TYPES)
  type: FeedbackType;

  /** A prompt's number or a post's id, as text. */
  @IsTargetId()
  targetId: string;
}

/** Type and targetId for one prompt or post, or neither for a page of all feedback. */
export class ReadFeedbackQuery extends ListQuery {
  @ValidateIf(namesTarget)
  @IsIn(FEEDBACK_TYPES)
  type?: FeedbackType;

  /** A prompt's number or a post's id, as text. */
  @ValidateIf(namesTarget)
  @IsTargetId()
  targetId?: string;
}

function namesTarget({ type, targetId }: ReadFeedbackQuery): boolean {
  return type !== undefined || targetId !== undefined;
}

/** The target's state when the feedback was given. */
export class FeedbackContextRequest {
  @IsString()
  @MaxLength(TITLE_MAX)
  title: string;

  /** The first 200 characters of the text. */
  @IsString()
  @MaxLength(PREVIEW_MAX)
  content_preview: string;
}

/**
 * A quick rating has type, targetId and rating; rating 0 clears it and takes nothing besides (FEEDBACK-2). What is left out
 * stays as an earlier feedback said it; a list of aspects replaces both lists.
 */
export class GiveFeedbackRequest extends FeedbackTargetQuery {
  @IsInt()
  @Min(NO_RATING)
  @Max(RATING_MAX)
  rating: number;

  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(TEXT_MAX)
  feedbackText?: string | null;

  /** Aspects of the type, as named in the dialog. */
  @IsGivenOrAbsent()
  @IsArray()
  @ArrayMaxSize(ASPECTS_MAX)
  @ArrayUnique()
  @AreAspects()
  likedAspects?: FeedbackAspect[];

  /** None that is also liked. */
  @IsGivenOrAbsent()
  @IsArray()
  @ArrayMaxSize(ASPECTS_MAX)
  @ArrayUnique()
  @AreAspects()
  dislikedAspects?: FeedbackAspect[];

  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(TEXT_MAX)
  improvementSuggestions?: string | null;

  @IsOptional()
  @IsBoolean()
  wouldUse?: boolean | null;

  @IsOptional()
  @IsBoolean()
  wouldRecommend?: boolean | null;

  @IsOptional()
  @IsUUID()
  generationHistoryId?: string | null;

  @IsGivenOrAbsent()
  @IsObject()
  @ValidateNested()
  @Type(() => FeedbackContextRequest)
  contextInfo?: FeedbackContextRequest;
}

export class ReadRatingsRequest {
  /** A page of cards. */
  @IsArray()
  @ArrayMaxSize(BATCH_MAX)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => FeedbackTargetQuery)
  items: FeedbackTargetQuery[];
}

export class FeedbackContextResponse {
  title: string;
  content_preview: string;
}

/** A user's feedback on a prompt or a post (FEEDBACK-1). */
export class FeedbackResponse {
  id: string;
  user_id: string;
  type: FeedbackType;
  /** A prompt's number or a post's id, as text. */
  targetId: string;
  /** 1 to 5; 0 when it was cleared but a text remains. */
  rating: number;
  feedbackText: string | null;
  likedAspects: FeedbackAspect[];
  dislikedAspects: FeedbackAspect[];
  improvementSuggestions: string | null;
  wouldUse: boolean | null;
  wouldRecommend: boolean | null;
  generationHistoryId: string | null;
  contextInfo: FeedbackContextResponse | null;
  created_at: Date;
  updated_at: Date;
  /** What staff replied; it may be to earlier words of it. */
  reply: string | null;
  replied_at: Date | null;
}

export class GiveFeedbackResponse {
  /** Null when nothing is left after the rating was cleared. */
  feedback: FeedbackResponse | null;
}

export class ListedFeedbackResponse extends FeedbackResponse {
  /** The prompt's hook or the post's title, as it is now. */
  target_title: string;
}

export class ReadFeedbackResponse {
  /** The user's own: of one prompt or post one or none, else a page, changed last first. */
  feedback: ListedFeedbackResponse[];
  /** Null on the last page, and for one prompt or post. */
  next_cursor: string | null;
}

export class RatingResponse {
  type: FeedbackType;
  targetId: string;
  /** 1 to 5; 0 where there is none. */
  rating: number;
}

export class ReadRatingsResponse {
  success: boolean;
  /** One for each item, in their order. */
  ratings: RatingResponse[];
}
