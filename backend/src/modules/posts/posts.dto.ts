import {
  FIRST_COMMENT_MAX,
  POST_GROUPS,
  type DisplayState,
  type PlainDate,
  type PostGroup,
  type PostStatus,
  type PublicationState,
} from '@drumbeat/domain';
import {
  IsBoolean,
  IsDate,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinDate,
} from 'class-validator';
import { IsVersion } from '../../platform/http/validation/version.validator.js';
import { IsGivenOrAbsent } from '../../platform/http/validation/given-or-absent.validator.js';
import { ListQuery } from '../../platform/http/lists/list-query.dto.js';
import { IsPlainDate, IsoDate } from '../../platform/http/validation/time.validator.js';
import { Trimmed, TrimmedOrNull } from '../../platform/http/validation/trimmed.js';
import { PostPerformanceResponse } from './performance/post-performance.dto.js';
import { TextFindingResponse } from './findings/post-findings.dto.js';
import type { PostSourceType } from './post.entity.js';
import { PostMediaResponse } from './media/post-media.dto.js';
import { CONTENT_MAX, SEARCH_MAX, TITLE_MAX, URL_MAX } from './posts.limits.js';

export const POST_LIST_TABS = ['all', 'drafts', 'scheduled', 'posted', 'archived', 'hidden'] as const;
export type PostListTab = (typeof POST_LIST_TABS)[number];

export class PostParams {
  @IsUUID()
  id: string;
}

export class ListPostsQuery extends ListQuery {
  @IsOptional()
  @IsIn(POST_LIST_TABS)
  tab: PostListTab = 'all';

  /** One group of the tab only, in the order in which it is read. */
  @IsOptional()
  @IsIn(POST_GROUPS)
  group?: PostGroup;

  /** Part of the title or the text, in any case. */
  @IsOptional()
  @IsString()
  @MaxLength(SEARCH_MAX)
  search?: string;
}

/** A post that the user writes alone, or what was written of a draft that broke off; whole drafts come through generation. */
export class CreatePostRequest {
  /**
   * Chosen by a client that wrote it offline: a repeat after a lost response returns the existing post instead of
   * making a second one.
   */
  @IsGivenOrAbsent()
  @IsUUID()
  id?: string;

  /** Defaults to one made from the text. */
  @IsGivenOrAbsent()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(TITLE_MAX)
  title?: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(CONTENT_MAX)
  content: string;

  @IsGivenOrAbsent()
  @IsIn(['manual', 'notes'])
  source_type?: 'manual' | 'notes';

  @IsOptional()
  @IsString()
  @MaxLength(100)
  source_id?: string | null;

  /** The prompt that it was drafted from; overrides the two fields above. */
  @IsGivenOrAbsent()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  prompt_id?: number;

  /** The day it is planned for. */
  @IsOptional()
  @IsPlainDate()
  scheduled_date?: PlainDate | null;
}

/** Fields that are left out stay unchanged. */
export class ChangePostRequest {
  @IsVersion()
  version: number;

  @IsGivenOrAbsent()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(TITLE_MAX)
  title?: string;

  @IsGivenOrAbsent()
  @IsString()
  @MaxLength(CONTENT_MAX)
  content?: string;

  @IsOptional()
  @IsPlainDate()
  scheduled_date?: PlainDate | null;

  /** HH:MM on the planned day, when its author is reminded to post it by hand; null for no reminder. */
  @IsOptional()
  @Matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { message: 'hand_time is a time of day such as 09:30' })
  hand_time?: string | null;

  /** The text that this one replaces is kept as a version, as after a conflict that this edit settles. */
  @IsGivenOrAbsent()
  @IsBoolean()
  keep_replaced?: boolean;

  /** Follows the post once it is out; null or nothing but spaces for none. */
  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(FIRST_COMMENT_MAX)
  first_comment?: string | null;

  /** `archived` archives; `draft` takes it out of the archive, back to draft or, if it was posted, to posted. */
  @IsGivenOrAbsent()
  @IsIn(['archived', 'draft'])
  status?: 'archived' | 'draft';

  /** A hidden post is in no list but that of hidden posts, and not on the calendar. */
  @IsGivenOrAbsent()
  @IsBoolean()
  is_hidden?: boolean;
}

/** No post can be older. */
const LINKEDIN_BEGAN = new Date('2003-05-05T00:00:00Z');

export class MarkPostedRequest {
  /** Defaults to now. */
  @IsOptional()
  @IsoDate()
  @IsDate()
  @MinDate(LINKEDIN_BEGAN)
  posted_at?: Date | null;

  /** Left out it stays as it is; null or empty takes it away. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(URL_MAX)
  linkedin_url?: string | null;
}

/** State of a post's publication. */
export class PostPublicationResponse {
  id: string;
  /** The account that it is planned for, or was sent by. */
  social_account_id: string;
  state: PublicationState;
  due_at: Date;
  /** IANA name; the local time below is in this zone. */
  time_zone: string;
  local_date: PlainDate;
  /** HH:MM. */
  local_time: string;
  /** Its time has come: a waiting one is being published rather than scheduled. */
  is_due: boolean;
  urn: string | null;
  linkedin_url: string | null;
  /** Time of the next attempt of a waiting one that was tried. */
  next_try_at: Date | null;
  /**
   * True when LinkedIn reported a duplicate, named or not, and the user has to decide: publish_again then requires a
   * changed text first.
   */
  duplicate_in_doubt: boolean;
  cancel_requested: boolean;
  /** The known facts, and what the user can check or do. */
  message: string;
}

export class WriterDescriptionResponse {
  kind: 'built-in' | 'model';
  label: string;
}

/** Origin of a generated text. */
export class GenerationMetadataResponse {
  writer: WriterDescriptionResponse;
  prompt_id: number | null;
  /** The user's instructions for this version. */
  instructions?: string;
}

/** A post, with what is derived from it (POST-1, POST-2). */
export class PostResponse {
  id: string;
  user_id: string;
  title: string;
  content: string;
  status: PostStatus;
  content_type: string;
  tone: string | null;
  created_at: Date;
  updated_at: Date;
  posted_at: Date | null;
  scheduled_date: PlainDate | null;
  /** HH:MM on that day by its author's clock, when they are reminded to post it by hand; null without a reminder. */
  hand_time: string | null;
  hashtags: string[];
  topics: string[];
  linkedin_url: string | null;
  ai_prompt_used: string | null;
  generation_metadata: GenerationMetadataResponse | null;
  /** What a writer put there that only the author can settle; it counts where the text has its words. */
  findings: TextFindingResponse[];
  /** What the author said to be theirs, which they can take back; it counts where the text has its words. */
  vouched: TextFindingResponse[];
  is_hidden: boolean;
  source_type: PostSourceType;
  source_id: string | null;
  version: number;
  /** In the order of the post: one document, or images. */
  media: PostMediaResponse[];
  /** Title of a document; null: the file's name. */
  document_title: string | null;
  /** Comment to post after publication; its result is in the publication. */
  first_comment: string | null;
  display_state: DisplayState;
  /** True when posted more than 5 days ago and still without figures. */
  needs_analytics: boolean;
  /** Days until LinkedIn's figures are worth reading, while they are not yet. */
  analytics_in_days: number | null;
  /** The latest figures. */
  performance: PostPerformanceResponse | null;
  publication: PostPublicationResponse | null;
  /** True when LinkedIn refused the present text, whatever happened since: it is not published again unchanged. */
  text_refused: boolean;
  /** The prompt it was made from. */
  prompt_id: number | null;
}

/** Over all of the user's posts, whatever the list's filter; hidden ones count as hidden only. */
export class PostCountsResponse {
  all: number;
  drafts: number;
  scheduled: number;
  posted: number;
  archived: number;
  /** Not counted in the others. */
  hidden: number;
}

export class PostListResponse {
  data: PostResponse[];
  counts: PostCountsResponse;
  /** Number of posts of the requested group, on all pages; null without one. */
  group_count: number | null;
  next_cursor: string | null;
}
