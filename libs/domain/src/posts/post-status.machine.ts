/** The status of a post as a text; its delivery is the publication's state (POST-1). */
export type PostStatus = 'draft' | 'used' | 'archived';

/** `posted`: it is on LinkedIn, by our worker or as stated by the user. */
export type PostEvent = 'posted' | 'archive' | 'unarchive';

/** `used` means posted (POST-1). */
export const POST_STATUSES: readonly PostStatus[] = ['draft', 'used', 'archived'];

export interface PostStatusFacts {
  status: PostStatus;
  posted_at: Date | null;
  /** Training posts were posted by the user before, even without a date. */
  source_type?: string | null;
}

/**
 * The status after the event; null when the event is not allowed. An archived post that turns out to be on LinkedIn
 * stays archived: its posted_at records it, and unarchiving then sets used.
 */
export function nextPostStatus(post: PostStatusFacts, event: PostEvent): PostStatus | null {
  switch (event) {
    case 'posted':
      return post.status === 'archived' ? 'archived' : 'used';
    case 'archive':
      return post.status === 'archived' ? null : 'archived';
    case 'unarchive':
      if (post.status !== 'archived') return null;
      return post.posted_at !== null || post.source_type === 'training' ? 'used' : 'draft';
  }
}
