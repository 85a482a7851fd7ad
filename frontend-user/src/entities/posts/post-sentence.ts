import { DELIVERY_TEXTS } from '@drumbeat/domain';
import type { Post } from '../types';

/**
 * The sentence about a post in a list: the delivery's text if any, else the beginning of the post. @param
 * isDisconnected true when LinkedIn is known to be disconnected
 */
export function sentenceOf(post: Post, isDisconnected: boolean): string | null {
  if (post.source_type === 'training') return 'A training post: your voice is learned from it.';
  switch (post.display_state) {
    case 'draft-date-passed':
      return 'Still a draft. Did you post it yourself?';
    case 'by-hand':
      return 'You post it yourself. Drumbeat reminds you at its time.';
    case 'by-hand-due':
      return 'Its text is ready to copy. Say where it is once it is on LinkedIn.';
    case 'scheduled':
      return isDisconnected ? DELIVERY_TEXTS.disconnected : delayOf(post);
    case 'paused':
    case 'on-hold':
    case 'needs-reconnect':
    case 'failed':
    case 'missed':
    case 'not-confirmed':
      return post.publication?.message ?? null;
    case 'posted-analytics-pending':
      return post.performance ? null : analyticsIn(post.analytics_in_days ?? 1);
    case 'posted-needs-analytics':
      return post.needs_analytics
        ? 'Out for more than 5 days. Its numbers would teach your next prompts.'
        : 'LinkedIn’s numbers are worth reading now.';
    case 'draft-upcoming':
      return post.content.startsWith(post.title) ? null : (post.content.split('\n')[0] ?? null);
    default:
      return null;
  }
}

/** For an overdue or retried one: the reason, and the time of the next attempt. */
const delayOf = ({ publication }: Post) =>
  publication && (publication.is_due || publication.next_try_at !== null) ? publication.message : null;

export const analyticsIn = (days: number) =>
  `Analytics available in ${days === 1 ? '1 day' : `${days} days`}`;
