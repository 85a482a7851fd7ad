import { GRACE_MINUTES } from './publication.constants.js';

/** The result of one attempt, as a stable code for rows and logs. */
export type OutcomeCode =
  | 'published'
  | 'published_without_id'
  | 'not_reachable'
  | 'not_sent_in_time'
  | 'rate_limited'
  | 'invalid_request'
  | 'content_refused'
  | 'text_blank'
  | 'too_large'
  | 'write_conflict'
  | 'not_accepted'
  | 'api_version_ended'
  | 'fresh_token'
  | 'token_refused'
  | 'scope_missing'
  | 'duplicate_of_own'
  | 'duplicate_of_other'
  | 'no_answer'
  | 'connection_lost'
  | 'server_error'
  | 'unclear_answer'
  | 'worker_lost'
  | 'media_processing'
  | 'media_failed'
  | 'media_not_uploaded'
  | 'media_refused'
  | 'media_missing'
  | 'data_restored';

export interface OutcomeText {
  /** The result. */
  sentence: string;
  /** The user's remedy; null when there is none. */
  fix: string | null;
}

const OPERATOR_FIX = 'This is ours to fix, and we have been told. Your text is safe; publish it again later.';
const GRACE_FIX = `Up to ${GRACE_MINUTES} minutes after its time the post then goes out by itself; later you choose.`;
const CHECK_FIX = 'Nothing to do yet: we look for it first, and ask you if we cannot tell.';

const TEXTS: Readonly<Record<OutcomeCode, OutcomeText>> = {
  published: { sentence: 'LinkedIn accepted the post.', fix: null },
  published_without_id: {
    sentence: 'LinkedIn accepted the post but gave no link to it.',
    fix: 'You find it in your activity on LinkedIn.',
  },
  not_reachable: { sentence: 'LinkedIn could not be reached. Nothing was sent.', fix: null },
  not_sent_in_time: { sentence: 'The post could not be sent in time. Nothing was sent.', fix: null },
  rate_limited: {
    sentence: 'LinkedIn takes no more posts from this account for the moment. Nothing was posted.',
    fix: null,
  },
  invalid_request: {
    sentence: 'LinkedIn could not read the request. Nothing was posted.',
    fix: OPERATOR_FIX,
  },
  content_refused: {
    sentence: 'LinkedIn refused this text. Nothing was posted.',
    fix: 'Change the text, then publish it again.',
  },
  text_blank: {
    sentence: 'LinkedIn takes no post without a text. Nothing was posted.',
    fix: 'Write the text, then publish it again.',
  },
  too_large: {
    sentence: 'The post is too long for LinkedIn. Nothing was posted.',
    fix: 'Shorten the text, then publish it again.',
  },
  write_conflict: {
    sentence: 'LinkedIn could not take the post at that moment. Nothing was posted.',
    fix: null,
  },
  not_accepted: { sentence: 'LinkedIn did not accept the request. Nothing was posted.', fix: OPERATOR_FIX },
  api_version_ended: {
    sentence: 'LinkedIn no longer serves the interface version that Drumbeat uses. Nothing was posted.',
    fix: OPERATOR_FIX,
  },
  fresh_token: {
    sentence: 'LinkedIn does not know the new connection yet. Nothing was posted.',
    fix: null,
  },
  token_refused: {
    sentence: 'The connection to LinkedIn has ended. Nothing was posted.',
    fix: `Reconnect LinkedIn. ${GRACE_FIX}`,
  },
  scope_missing: {
    sentence: 'Drumbeat may not post to this LinkedIn account. Nothing was posted.',
    fix: `Reconnect LinkedIn and allow posting. ${GRACE_FIX}`,
  },
  duplicate_of_own: {
    sentence: 'LinkedIn refused it as a duplicate: it says that it already has this text.',
    fix: 'Change a few words, then publish it again: LinkedIn would go on refusing the same text.',
  },
  duplicate_of_other: {
    sentence: 'Nothing was posted: LinkedIn refused it as a duplicate of an earlier post.',
    fix: 'If that post is on LinkedIn, make this one a draft again. If it is not, or you want to post it once more, change a few words and publish it again.',
  },
  no_answer: { sentence: 'The post was sent, and LinkedIn did not answer in time.', fix: CHECK_FIX },
  connection_lost: {
    sentence: 'The connection to LinkedIn broke while the post was being sent.',
    fix: CHECK_FIX,
  },
  server_error: {
    sentence: 'LinkedIn reported an error of its own while the post was being sent.',
    fix: CHECK_FIX,
  },
  unclear_answer: { sentence: 'The post was sent, and LinkedIn’s answer was unclear.', fix: CHECK_FIX },
  worker_lost: { sentence: 'Sending was interrupted before LinkedIn’s answer arrived.', fix: CHECK_FIX },
  media_processing: {
    sentence: 'LinkedIn is still preparing the images or the document. Nothing was posted.',
    fix: null,
  },
  media_failed: {
    sentence:
      'LinkedIn could not process an image or the document, so it is uploaded anew once. Nothing was posted.',
    fix: null,
  },
  media_not_uploaded: {
    sentence: 'The images or the document could not be uploaded to LinkedIn. Nothing was posted.',
    fix: null,
  },
  media_refused: {
    sentence: 'LinkedIn refused an image or the document of this post. Nothing was posted.',
    fix: 'Take it out or put another file in its place, then publish the post again.',
  },
  media_missing: {
    sentence: 'A file of this post could not be found any more. Nothing was posted.',
    fix: 'Take it out and add it again, then publish the post again.',
  },
  data_restored: {
    sentence:
      'Drumbeat’s data was put back from a backup. What happened to this post between the backup and then is not known here.',
    fix: 'Open your activity on LinkedIn and tell us whether the post is there.',
  },
};

/** The user's remedy while a post with this file is still waiting. */
const MEND_AHEAD: Readonly<Partial<Record<OutcomeCode, string>>> = {
  media_refused: 'Take the file out or put another one in its place before then.',
  media_missing: 'Take the file out and add it again before then.',
};

/** The remedy for an upload refused ahead of time; null when a retry may be enough. */
export function remedyAhead(code: OutcomeCode): string | null {
  return MEND_AHEAD[code] ?? null;
}

/** LinkedIn names another post with these codes. */
const DUPLICATES: readonly OutcomeCode[] = ['duplicate_of_own', 'duplicate_of_other'];

export const OUTCOME_CODES = Object.keys(TEXTS) as OutcomeCode[];

/** True for a valid outcome code of a row. */
export function isOutcomeCode(value: unknown): value is OutcomeCode {
  return typeof value === 'string' && Object.hasOwn(TEXTS, value);
}

/**
 * An attempt's outcome as text for the user. `linkedinUrl` is the address of the duplicate that LinkedIn named: in
 * the sandbox one of the sandbox, so it is passed in and not built here.
 */
export function outcomeText(code: OutcomeCode, linkedinUrl: string | null = null): OutcomeText {
  const { sentence, fix } = TEXTS[code];
  const named = DUPLICATES.includes(code) && linkedinUrl !== null;
  return { sentence: named ? `${sentence} See ${linkedinUrl}` : sentence, fix };
}
