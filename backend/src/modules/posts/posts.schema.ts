import {
  boolean,
  instant,
  integer,
  list,
  nullable,
  number,
  object,
  text,
} from '../../platform/http/responses/response-schema.js';
import type { PostMediaResponse } from './media/post-media.dto.js';
import type { PostPerformanceResponse } from './performance/post-performance.dto.js';
import type {
  GenerationMetadataResponse,
  PostCountsResponse,
  PostListResponse,
  PostPublicationResponse,
  PostResponse,
  WriterDescriptionResponse,
} from './posts.dto.js';

const generation = object<GenerationMetadataResponse>({
  writer: object<WriterDescriptionResponse>({ kind: text, label: text }),
  prompt_id: nullable(integer),
  instructions: text,
});

const media = object<PostMediaResponse>({
  id: text,
  kind: text,
  mime_type: text,
  file_name: text,
  alt_text: text,
  width: nullable(integer),
  height: nullable(integer),
  pages: nullable(integer),
  url: text,
  thumbnail_url: nullable(text),
});

const performance = object<PostPerformanceResponse>({
  impressions: integer,
  likes: integer,
  comments: integer,
  shares: integer,
  engagement_rate: nullable(number),
  recorded_at: instant,
});

const publication = object<PostPublicationResponse>({
  id: text,
  state: text,
  due_at: instant,
  time_zone: text,
  local_date: text,
  local_time: text,
  is_due: boolean,
  urn: nullable(text),
  linkedin_url: nullable(text),
  next_try_at: nullable(instant),
  duplicate_in_doubt: boolean,
  cancel_requested: boolean,
  message: text,
});

/** A post is answered to every save while somebody types. */
export const postSchema = object<PostResponse>({
  id: text,
  user_id: text,
  title: text,
  content: text,
  status: text,
  content_type: text,
  tone: nullable(text),
  created_at: instant,
  updated_at: instant,
  posted_at: nullable(instant),
  scheduled_date: nullable(text),
  hashtags: list(text),
  topics: list(text),
  linkedin_url: nullable(text),
  ai_prompt_used: nullable(text),
  generation_metadata: nullable(generation),
  is_hidden: boolean,
  source_type: text,
  source_id: nullable(text),
  version: integer,
  media: list(media),
  document_title: nullable(text),
  first_comment: nullable(text),
  display_state: text,
  needs_analytics: boolean,
  analytics_in_days: nullable(integer),
  performance: nullable(performance),
  publication: nullable(publication),
  text_refused: boolean,
  prompt_id: nullable(integer),
});

export const postListSchema = object<PostListResponse>({
  data: list(postSchema),
  counts: object<PostCountsResponse>({
    all: integer,
    drafts: integer,
    scheduled: integer,
    posted: integer,
    archived: integer,
    hidden: integer,
  }),
  group_count: nullable(integer),
  next_cursor: nullable(text),
});
