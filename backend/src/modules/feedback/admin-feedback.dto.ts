import { FEEDBACK_LIMITS, FEEDBACK_TEXTS } from '@drumbeat/domain';
import { IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { Trimmed } from '../../platform/http/validation/trimmed.js';
import { ListedFeedbackResponse } from './feedback.dto.js';

export class AdminFeedbackParams {
  @IsUUID()
  id: string;
}

export class ReplyToFeedbackRequest {
  @Trimmed()
  @IsString()
  @IsNotEmpty({ message: FEEDBACK_TEXTS.blankReply })
  @MaxLength(FEEDBACK_LIMITS.reply)
  reply: string;
}

/** Feedback with its user and its target. */
export class AdminFeedbackResponse extends ListedFeedbackResponse {
  user_name: string | null;
  user_email: string;
  /** False also where its user changed it after the reply. */
  is_answered: boolean;
}

export class AdminFeedbackListResponse {
  data: AdminFeedbackResponse[];
  total: number;
}

/** A batch whose prompts its user rated low in the mean. */
export class BadlyRatedBatchResponse {
  id: string;
  user_id: string;
  user_name: string | null;
  user_email: string;
  /** Stars, on one decimal, over all prompts of the batch that have any. */
  mean_rating: number;
  ratings: number;
  rated_at: Date;
}

export class BadlyRatedBatchListResponse {
  /** Five at most, rated last first. */
  data: BadlyRatedBatchResponse[];
  /** Counted up to 100. */
  total: number;
}
