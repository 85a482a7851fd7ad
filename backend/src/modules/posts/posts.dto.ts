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
  Max,
  MaxLength,
  Min,
  MinDate,
} from 'class-validator';
import { IsGivenOrAbsent } from '../../platform/http/validation/given-or-absent.validator.js';
import { IsoDate } from '../../platform/http/validation/iso-date.js';
import { ListQuery } from '../../platform/http/lists/list-query.dto.js';
import { IsPlainDate } from '../../platform/http/validation/plain-date.validator.js';
import { Trimmed, TrimmedOrNull } from '../../platform/http/validation/trimmed.js';
import { PostPerformanceResponse } from './performance/post-performance.dto.js';
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
   * Chosen by the client that wrote it without a network: sent again after a lost answer, it answers the post that is there
   * instead of making a second one.
   */
  @IsGivenOrAbsent()
  @IsUUID()
  id?: string;

  /** Made from the text when it is left out. */
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

  /** The prompt that it was drafted from; goes before the two fields above. */
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

/** Fields that are left out stay as they are. */
export class ChangePostRequest {
  /** The version that this edit started from. */
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
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

/** Nothing was posted before. */
const LINKEDIN_BEGAN = new Date('2003-05-05T00:00:00Z');

export class MarkPostedRequest {
  /** Now, when it is left out. */
  @IsOptional()
  @IsoDate()
  @IsDate()
  @MinDate(LINKEDIN_BEGAN)
  posted_at?: Date | null;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(URL_MAX)
  linkedin_url?: string | null;
}

/** How a post stands on its way to LinkedIn. */
export class PostPublicationResponse {
  id: string;
  state: PublicationState;
  due_at: Date;
  /** IANA name; the clock below is of this zone. */
  time_zone: string;
  local_date: PlainDate;
  /** HH:MM. */
  local_time: string;
  /** Its time has come: what waits now is on its way out rather than on the schedule. */
  is_due: boolean;
  urn: string | null;
  linkedin_url: string | null;
  /** Of a waiting one that was tried: when it is tried again. */
  next_try_at: Date | null;
  /** LinkedIn calls it a duplicate, named or not, and the user is asked: publish_again then asks for other words first. */
  duplicate_in_doubt: boolean;
  cancel_requested: boolean;
  /** What we know, and what the user can check or do. */
  message: string;
}

export class WriterDescriptionResponse {
  kind: 'built-in' | 'model';
  label: string;
}

/** How a generated text came to be. */
export class GenerationMetadataResponse {
  writer: WriterDescriptionResponse;
  prompt_id: number | null;
  /** The user's wish for this version. */
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
  hashtags: string[];
  topics: string[];
  linkedin_url: string | null;
  ai_prompt_used: string | null;
  generation_metadata: GenerationMetadataResponse | null;
  is_hidden: boolean;
  source_type: PostSourceType;
  source_id: string | null;
  version: number;
  /** In the order of the post: one document, or images. */
  media: PostMediaResponse[];
  /** Above a document; null: the file's name. */
  document_title: string | null;
  /** Follows the post once it is out; what became of it says the publication. */
  first_comment: string | null;
  display_state: DisplayState;
  /** Posted more than 5 days ago, and still without figures. */
  needs_analytics: boolean;
  /** Days until LinkedIn's figures are worth reading, while they are not yet. */
  analytics_in_days: number | null;
  /** The latest figures. */
  performance: PostPerformanceResponse | null;
  publication: PostPublicationResponse | null;
  /** LinkedIn refused the text that the post still has, whatever became of it since: it is not published again as it is. */
  text_refused: boolean;
  /** The prompt it was made from. */
  prompt_id: number | null;
}

/** Over all of the user's posts, whatever the list is filtered by; hidden ones count as hidden only. */
export class PostCountsResponse {
  all: number;
  drafts: number;
  scheduled: number;
  posted: number;
  archived: number;
  /** Not among the others. */
  hidden: number;
}

export class PostListResponse {
  data: PostResponse[];
  counts: PostCountsResponse;
  /** Posts of the group that was asked for, on all pages together; null without one. */
  group_count: number | null;
  next_cursor: string | null;
}
