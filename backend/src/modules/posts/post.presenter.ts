import {
  isDuplicateInDoubt,
  isRefusedText,
  nextTryAt,
  postDisplay,
  publicationFacts,
  publicationText,
  todayInZone,
  type KeptPublication,
} from '@drumbeat/domain';
import type { PostPerformanceResponse } from './performance/post-performance.dto.js';
import type { PostPublicationResponse, PostResponse } from './posts.dto.js';
import type { PostRow } from './post.row.js';
import type { PostMediaResponse } from './media/post-media.dto.js';
import type { PostMediaRow } from './media/post-media.row.js';
import { mediaAddresses } from '../media/media.service.js';

/** A post as its user sees it at `now`. */
export function presentPost(row: PostRow, now: Date): PostResponse {
  const facts = {
    status: row.status,
    scheduled_date: row.scheduled_date,
    posted_at: row.posted_at,
    hasAnalytics: row.recorded_at !== null,
    publicationState: row.publication_state,
    isHeld: row.is_held ?? false,
    isPaused: row.sending_paused_at !== null,
  };
  const display = postDisplay(facts, { now, today: todayInZone(now, row.user_time_zone) });
  return {
    id: row.id,
    user_id: row.user_id,
    title: row.title,
    content: row.content,
    status: row.status,
    content_type: row.content_type,
    tone: row.tone,
    created_at: row.created_at,
    updated_at: row.updated_at,
    posted_at: row.posted_at,
    scheduled_date: row.scheduled_date,
    hashtags: row.hashtags,
    topics: row.topics,
    linkedin_url: row.linkedin_url,
    ai_prompt_used: row.ai_prompt_used,
    generation_metadata: row.generation_metadata,
    is_hidden: row.is_hidden,
    source_type: row.source_type,
    source_id: row.source_id,
    version: row.version,
    media: row.media.map(presentMedia),
    document_title: row.document_title,
    first_comment: row.first_comment,
    display_state: display.state,
    needs_analytics: display.needsAnalytics,
    analytics_in_days: display.remainingDays,
    performance: presentPerformance(row),
    publication: presentPublication(row, now),
    text_refused: row.refused_texts.some((refused) => isRefusedText(refused, row.content)),
    prompt_id: promptIdOf(row),
  };
}

function presentMedia({ has_thumbnail, ...media }: PostMediaRow): PostMediaResponse {
  return { ...media, ...mediaAddresses(media.id, has_thumbnail) };
}

/** The prompt that a post was made from. */
export function promptIdOf({
  source_type,
  source_id,
}: {
  readonly source_type: string;
  readonly source_id: string | null;
}): number | null {
  return source_type === 'prompt' && source_id !== null ? Number(source_id) : null;
}

function presentPerformance(row: PostRow): PostPerformanceResponse | null {
  const { impressions, likes, comments, shares, engagement_rate, recorded_at } = row;
  if (
    impressions === null ||
    likes === null ||
    comments === null ||
    shares === null ||
    recorded_at === null
  ) {
    return null;
  }
  return { impressions, likes, comments, shares, engagement_rate, recorded_at };
}

function presentPublication(row: PostRow, now: Date): PostPublicationResponse | null {
  const { publication_id, publication_state, due_at, publication_time_zone, local_date, local_time } = row;
  if (
    publication_id === null ||
    publication_state === null ||
    due_at === null ||
    publication_time_zone === null ||
    local_date === null ||
    local_time === null
  ) {
    return null;
  }
  const publication: KeptPublication = {
    ...{ due_at, local_date, local_time },
    state: publication_state,
    time_zone: publication_time_zone,
    cancel_requested: row.cancel_requested ?? false,
    is_held: row.is_held ?? false,
    may_have_gone_out: row.may_have_gone_out,
    sending_paused_at: row.sending_paused_at,
    outcome: row.outcome,
    urn: row.urn,
    linkedin_url: row.publication_url,
    published_at: row.published_at,
    next_try_at: row.next_try_at,
    shows_media: row.media.length > 0,
  };
  const { state, outcome } = publication;
  const { known, check } = publicationText(state, publicationFacts(publication, now));
  return {
    id: publication_id,
    state,
    due_at,
    time_zone: publication.time_zone,
    local_date,
    local_time,
    is_due: due_at <= now,
    urn: publication.urn,
    linkedin_url: publication.linkedin_url,
    next_try_at: nextTryAt(publication),
    duplicate_in_doubt: isDuplicateInDoubt(state, outcome),
    cancel_requested: publication.cancel_requested,
    message: check === null ? known : `${known} ${check}`,
  };
}
