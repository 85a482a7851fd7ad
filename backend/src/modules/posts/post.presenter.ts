import {
  handPlan,
  isDuplicateInDoubt,
  isRefusedText,
  nextTryAt,
  postDisplay,
  publicationFacts,
  publicationText,
  wallClockAt,
  type KeptPublication,
} from '@drumbeat/domain';
import { mediaAddresses } from '../media/media.presenter.js';
import type { PostPublicationResponse, PostResponse } from './posts.dto.js';
import type { PostMediaResponse } from './media/post-media.dto.js';
import type { PostMediaRow } from './media/post-media.repository.js';
import { FIGURES } from './performance/post-performance.repository.js';
import { POST_FIELDS, type PostRow } from './posts.repository.js';

export function presentPost(row: PostRow, now: Date): PostResponse {
  const clock = wallClockAt(now, row.user_time_zone);
  const facts = {
    status: row.status,
    byHand: handPlan(row, clock),
    scheduled_date: row.scheduled_date,
    posted_at: row.posted_at,
    hasAnalytics: row.recorded_at !== null,
    publicationState: row.publication_state,
    isHeld: row.is_held ?? false,
    isPaused: row.sending_paused_at !== null,
    isTraining: row.source_type === 'training',
  };
  const display = postDisplay(facts, { now, today: clock.date });
  const derived = {
    media: row.media.map(presentMedia),
    display_state: display.state,
    needs_analytics: display.needsAnalytics,
    analytics_in_days: display.remainingDays,
    performance: FIGURES.ofJoined(row),
    publication: presentPublication(row, now),
    text_refused: row.refused_texts.some((refused) => isRefusedText(refused, row.content)),
    prompt_id: promptIdOf(row),
  };
  return POST_FIELDS.assign(derived, row);
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

function presentPublication(row: PostRow, now: Date): PostPublicationResponse | null {
  const { publication_id, social_account_id, publication_state, due_at, publication_time_zone } = row;
  const { local_date, local_time } = row;
  if (
    publication_id === null ||
    social_account_id === null ||
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
    social_account_id,
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
