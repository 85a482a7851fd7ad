import type { FirstCommentState, PublicationAction, PublicationState, TimelineKind } from '@drumbeat/domain';
import type { StaffCheck } from './staff-check.rules.js';
import { IsIn, IsISO8601, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { IsTimeZone } from '../../platform/http/validation/time.validator.js';
import { PostResponse } from '../posts/posts.dto.js';

export class SchedulePostRequest {
  @IsUUID()
  id: string;

  /** ISO 8601 with its offset, at least 5 minutes ahead. */
  @IsISO8601({ strict: true })
  @Matches(/T.*(?:Z|[+-]\d{2}:?\d{2})$/i, {
    message: 'scheduledAt must say its offset, such as 2026-11-24T06:00:00Z',
  })
  @MaxLength(40)
  scheduledAt: string;

  /** IANA name of the zone in which the time was chosen; the profile's when it is left out. */
  @IsOptional()
  @IsTimeZone()
  timezone?: string;
}

export class UnschedulePostQuery {
  @IsUUID()
  id: string;
}

export class SharePostRequest {
  @IsUUID()
  postId: string;
}

export class ApprovalParams {
  /** The user's. */
  @IsUUID()
  id: string;
}

/** The id in the path: a post's for its owner, a publication's for staff. */
export class PublicationParams {
  @IsUUID()
  id: string;
}

export class ResolvePublicationRequest {
  @IsIn(['posted_url', 'publish_again', 'cancel'])
  outcome: 'posted_url' | 'publish_again' | 'cancel';

  /** The post's address, if the user knows it. */
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  linkedin_url?: string;
}

export class PublishedPostResponse {
  post: PostResponse;
}

export class SharePostResponse {
  message: string;
  post: PostResponse;
}

export class AttemptResponse {
  number: number;
  sending_at: string;
  /** When the sender reported; null while it has not, or when it was lost. */
  responded_at: string | null;
  /** The result, as text for the user. */
  words: string;
}

export class TimelineEntryResponse {
  at: string;
  /** Actor or result. */
  kind: TimelineKind;
  words: string;
}

export class FirstCommentResponse {
  state: FirstCommentState;
  /** The result and the advised action, as text. */
  words: string;
}

export class PublicationResponse {
  id: string;
  /** The account that it is planned for, or was sent by. */
  social_account_id: string;
  state: PublicationState;
  version: number;
  due_at: string;
  local_date: string;
  local_time: string;
  time_zone: string;
  /** One or two words for the state. */
  label: string;
  /** The known facts. */
  known: string;
  /** What the user can check or do. */
  check: string | null;
  /** What the user may do now; the first is the main one. */
  actions: PublicationAction[];
  cancel_requested: boolean;
  next_try_at: string | null;
  /** While a lost response settles: when it is checked. */
  settle_until: string | null;
  published_at: string | null;
  /** Evidence that it is on LinkedIn. */
  evidence: string | null;
  urn: string | null;
  linkedin_url: string | null;
  /** LinkedIn refused the text that the post still has: it is not published again as it is. */
  text_refused: boolean;
  /**
   * True when LinkedIn reported a duplicate, named or not, and the user has to decide: publish_again then requires a
   * changed text first.
   */
  duplicate_in_doubt: boolean;
  /** The comment that follows the post; null where there is none, and before the post is out. */
  first_comment: FirstCommentResponse | null;
  attempts: AttemptResponse[];
  /** All that happened to it, and to those of the same post that were cancelled before, the oldest first. */
  timeline: TimelineEntryResponse[];
}

export class PublicationOfPostResponse {
  /** Null for a post that was never scheduled. */
  publication: PublicationResponse | null;
}

export class AdminPublicationResponse {
  id: string;
  user_id: string;
  user_email: string;
  post_id: string;
  post_title: string;
  /** The intended member. */
  account_name: string;
  state: PublicationState;
  /** True when it waits for its user's check after a restore, and is not published before that. */
  is_held: boolean;
  /** True when a pause keeps it from being published: it waits for its end. */
  is_paused: boolean;
  version: number;
  due_at: string;
  time_zone: string;
  published_at: string | null;
  outcome: string | null;
  evidence: string | null;
  urn: string | null;
  linkedin_url: string | null;
  attempts_count: number;
  created_at: string;
  updated_at: string;
}

export class AdminPublicationListResponse {
  data: AdminPublicationResponse[];
  total: number;
}

export class AdminAttemptResponse extends AttemptResponse {
  http_status: number | null;
  outcome_class: string | null;
  outcome: string | null;
  urn: string | null;
}

export class AdminPublicationEventResponse {
  at: string;
  event: string;
  from_state: string | null;
  to_state: string;
  version: number;
  fence: number;
  actor: string;
  details: Record<string, unknown> | null;
}

export class AdminPublicationDetailResponse extends AdminPublicationResponse {
  /** Its timeline as its owner sees it, oldest first. */
  timeline: TimelineEntryResponse[];
  /** The step that staff may start; null when none is safe or useful. */
  check: StaffCheck | null;
  attempts: AdminAttemptResponse[];
  events: AdminPublicationEventResponse[];
}

/** One release of a text to LinkedIn. */
export class ApprovalResponse {
  id: string;
  post_id: string;
  /** As it was sent, word for word. */
  text: string;
  state: PublicationState;
  due_at: Date;
  published_at: Date | null;
  linkedin_url: string | null;
  /** When a person last said that it goes out, or changed what goes out. */
  approved_at: Date;
  /** That person's address. */
  approved_by: string;
  source_type: string;
  /** Who wrote the draft that it was made from; null where no writer did. */
  writer_kind: 'model' | 'built-in' | null;
  writer_label: string | null;
  /** Share of the draft's words that were kept, from 0 to 1; null while it is not measured. */
  kept_share: number | null;
}

export class ApprovalListResponse {
  data: ApprovalResponse[];
  total: number;
}
