import {
  firstCommentWords,
  isDuplicateInDoubt,
  nextTryAt,
  outcomeText,
  publicationActions,
  type TimelineEntry,
} from '@drumbeat/domain';
import { isRefusedAsItIs, publicationWords } from './notices/publication-notice.presenter.js';
import type {
  AdminAttemptResponse,
  AdminPublicationEventResponse,
  AttemptResponse,
  FirstCommentResponse,
  PublicationResponse,
  TimelineEntryResponse,
} from './publications.dto.js';
import type { AttemptDetail, EventDetail, PublicationRow } from './publications.repository.js';

/** A publication, its attempts and its history as text, for its owner. */
export function presentPublication(
  publication: PublicationRow,
  attempts: readonly AttemptDetail[],
  timeline: readonly TimelineEntry[],
): PublicationResponse {
  const { state } = publication;
  const textRefused = isRefusedAsItIs(publication);
  return {
    id: publication.id,
    social_account_id: publication.social_account_id,
    state,
    version: publication.version,
    due_at: publication.due_at.toISOString(),
    local_date: publication.local_date,
    local_time: publication.local_time,
    time_zone: publication.time_zone,
    ...publicationWords(publication),
    actions: [...publicationActions(state, textRefused)],
    cancel_requested: publication.cancel_requested,
    next_try_at: nextTryAt(publication)?.toISOString() ?? null,
    settle_until: state === 'uncertain' ? (publication.settle_until?.toISOString() ?? null) : null,
    published_at: publication.published_at?.toISOString() ?? null,
    evidence: publication.evidence,
    urn: publication.urn,
    linkedin_url: publication.linkedin_url,
    text_refused: textRefused,
    duplicate_in_doubt: isDuplicateInDoubt(state, publication.outcome),
    first_comment: presentFirstComment(publication),
    attempts: attempts.map(presentAttempt),
    timeline: timeline.map(presentTimelineEntry),
  };
}

function presentFirstComment({ first_comment }: PublicationRow): FirstCommentResponse | null {
  if (first_comment === null) return null;
  const { state, reason } = first_comment;
  return { state: state === 'sending' ? 'waiting' : state, words: firstCommentWords(reason) };
}

export function presentTimelineEntry({ at, kind, words }: TimelineEntry): TimelineEntryResponse {
  return { at: at.toISOString(), kind, words };
}

function presentAttempt({ number, sending_at, responded_at, outcome }: AttemptDetail): AttemptResponse {
  const { sentence } = outcome === null ? { sentence: 'It is being sent right now.' } : outcomeText(outcome);
  return {
    number,
    sending_at: sending_at.toISOString(),
    responded_at: responded_at?.toISOString() ?? null,
    words: sentence,
  };
}

export function presentAttemptForStaff(attempt: AttemptDetail): AdminAttemptResponse {
  const { http_status, outcome_class, outcome, urn } = attempt;
  return { ...presentAttempt(attempt), http_status, outcome_class, outcome, urn };
}

export function presentEvent({ at, ...event }: EventDetail): AdminPublicationEventResponse {
  return { at: at.toISOString(), ...event };
}
