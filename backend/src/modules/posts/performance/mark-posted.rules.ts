import {
  isInProgress,
  isPostUrl,
  notOnLinkedInText,
  POST_TEXTS,
  type PostStatus,
  type PublicationState,
  TERMINAL_STATES,
} from '@drumbeat/domain';

export interface MarkPostedProblem {
  code:
    | 'post.archived'
    | 'publication.in_progress'
    | 'publication.scheduled'
    | 'post.posted_in_future'
    | 'post.linkedin_url';
  /** Message for the user. */
  message: string;
}

/** Clocks of browser and server may differ by this much before "now" counts as the future. */
const CLOCK_SKEW_MS = 120_000;

/**
 * The reason why a post cannot be marked as posted manually; null when it can. An unfinished publication has to be settled
 * first, or the worker would post what the user has already posted. `linkedInSite`: see isPostUrl.
 */
export function markPostedProblem(
  post: { status: PostStatus; publicationState: PublicationState | null },
  input: { postedAt: Date | null; linkedinUrl: string | null },
  { now, linkedInSite }: { now: Date; linkedInSite: string },
): MarkPostedProblem | null {
  if (post.status === 'archived') {
    return { code: 'post.archived', message: 'Take this post out of the archive first.' };
  }
  const { publicationState } = post;
  if (publicationState !== null && isInProgress(publicationState)) {
    return { code: 'publication.in_progress', message: POST_TEXTS.inProgress };
  }
  if (publicationState !== null && !TERMINAL_STATES.includes(publicationState)) {
    return {
      code: 'publication.scheduled',
      message: 'This post still has a place in the schedule. Cancel that first, then mark it as posted.',
    };
  }
  if (input.postedAt !== null && input.postedAt.getTime() > now.getTime() + CLOCK_SKEW_MS) {
    return { code: 'post.posted_in_future', message: 'The date of posting cannot be in the future.' };
  }
  if (input.linkedinUrl !== null && !isPostUrl(input.linkedinUrl, linkedInSite)) {
    return { code: 'post.linkedin_url', message: notOnLinkedInText(linkedInSite) };
  }
  return null;
}
