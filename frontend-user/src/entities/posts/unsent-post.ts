import type { Post } from '../types';
import { localCopiesOf } from './local-draft';
import { randomId } from '../../lib/random-id';

/** Ids that this page has given: the server cannot know them before it is told. */
const given = new Set<string>();

/** What the history says of the address of a post that was begun here. */
const mark = { begun: true };

export const unsentPost = {
  mark,
  /** An id for a post that begins on this device. */
  begin: (): string => {
    const id = randomId();
    given.add(id);
    return id;
  },
  /** The server has never heard of it: there is no use in asking. */
  isOursAlone: (id: string) => given.has(id),
  /** The server has it: from now on it is asked. */
  isSent: (id: string) => void given.delete(id),
  /** Whether it was begun on this device, by what the history or a local copy says of it. */
  isBegun: (id: string, userId: string, state: unknown): boolean =>
    (typeof state === 'object' && state !== null && 'begun' in state) ||
    localCopiesOf(userId, id).some(({ draft }) => draft.base.version === 0),
};

/** A post that was deleted somewhere else, as the words that this device keeps knew it; null where it keeps none. */
export function deletedPost(id: string, userId: string): Post | null {
  const kept = localCopiesOf(userId, id).find(({ draft }) => draft.base.version > 0);
  return kept ? { ...blankPost(id, userId), ...kept.draft.base } : null;
}

/** A post that the server does not have yet: version 0, without a word. */
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
    hashtags: [],
    topics: [],
    linkedin_url: null,
    ai_prompt_used: null,
    generation_metadata: null,
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
