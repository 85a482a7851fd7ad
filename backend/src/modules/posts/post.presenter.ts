import { minutesLate, postDisplay, publicationText, todayInZone } from '@drumbeat/domain';
import type { PostPublicationResponse, PostResponse } from './posts.dto.js';
import type { PostRow } from './post.row.js';

/** A post as its user sees it at `now`. Performance figures come with part 4; until then no post has any. */
export function presentPost(row: PostRow, now: Date): PostResponse {
  const facts = {
    status: row.status,
    scheduled_date: row.scheduled_date,
    posted_at: row.posted_at,
    hasAnalytics: false,
    publicationState: row.publication_state,
  };
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
    display_state: postDisplay(facts, { now, today: todayInZone(now, row.user_time_zone) }).state,
    publication: presentPublication(row),
    prompt_id: promptIdOf(row),
  };
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

function presentPublication(row: PostRow): PostPublicationResponse | null {
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
  const cancel_requested = row.cancel_requested ?? false;
  const { known, check } = publicationText(publication_state, {
    clock: { date: local_date, time: local_time },
    zone: publication_time_zone,
    cancelRequested: cancel_requested,
    outcome: row.outcome,
    urn: row.urn,
    minutesLate: row.published_at === null ? 0 : minutesLate(due_at, row.published_at),
  });
  return {
    id: publication_id,
    state: publication_state,
    due_at,
    time_zone: publication_time_zone,
    local_date,
    local_time,
    urn: row.urn,
    linkedin_url: row.publication_url,
    cancel_requested,
    message: check === null ? known : `${known} ${check}`,
  };
}
