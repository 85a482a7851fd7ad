import type { Post } from '../types';
import { localCopiesOf } from './local-draft';
import { randomId } from '../../lib/device/random-id';

/** Ids made by this page, unknown to the server until sent. */
const given = new Set<string>();

/** History state for the address of a post begun here. */
const mark = { begun: true };

export const unsentPost = {
  mark,
  /** An id for a post that begins on this device. */
  begin: (): string => {
    const id = randomId();
    given.add(id);
    return id;
  },
  /** True when the server does not have it: a request would be useless. */
  isOursAlone: (id: string) => given.has(id),
  /** Records that the server has it: requests make sense from now on. */
  isSent: (id: string) => void given.delete(id),
  /** True when it was begun on this device, by the history state or a local copy. */
  isBegun: (id: string, userId: string, state: unknown): boolean =>
    (typeof state === 'object' && state !== null && 'begun' in state) ||
    localCopiesOf(userId, id).some(({ draft }) => draft.base.version === 0),
};

/** A post deleted elsewhere, from this device's local copy; null without one. */
export function deletedPost(id: string, userId: string): Post | null {
  const kept = localCopiesOf(userId, id).find(({ draft }) => draft.base.version > 0);
  return kept ? { ...blankPost(id, userId), ...kept.draft.base } : null;
}

/** A post that the server does not have yet: version 0, empty text. */
export function blankPost(id: string, userId: string): Post {
  const now = new Date().toISOString();
  return {
    id,
    user_id: userId,
    title: '',
    content: '',
    status: 'draft',
    content_type: 'post',
    tone: null,
    created_at: now,
    updated_at: now,
    posted_at: null,
    scheduled_date: null,
    hand_time: null,
    hashtags: [],
    topics: [],
    linkedin_url: null,
    ai_prompt_used: null,
    generation_metadata: null,
    findings: [],
    vouched: [],
    is_hidden: false,
    source_type: 'manual',
    source_id: null,
    version: 0,
    media: [],
    document_title: null,
    first_comment: null,
    display_state: 'draft-upcoming',
    needs_analytics: false,
    analytics_in_days: null,
    performance: null,
    publication: null,
    text_refused: false,
    prompt_id: null,
  };
}
