import type { PublicationState } from '../publications/publication.machine.js';
import type { WallClock } from '../time/clock-time.js';
import { DAY_MS } from '../time/durations.js';
import type { PlainDate } from '../time/plain-date.js';
import type { PostStatus } from './post-status.machine.js';
import { POST_TEXTS } from './post.texts.js';

/** The displayed states of a post in lists: of its writing and of its delivery (POST-2). */
export type DisplayState =
  | 'archived'
  | 'draft-upcoming'
  | 'draft-date-passed'
  | 'by-hand'
  | 'by-hand-due'
  | 'posted-complete'
  | 'posted-analytics-pending'
  | 'posted-needs-analytics'
  | 'scheduled'
  | 'on-hold'
  | 'paused'
  | 'publishing'
  | 'needs-reconnect'
  | 'failed'
  | 'not-confirmed'
  | 'missed';

export const DISPLAY_STATES: readonly DisplayState[] = [
  'archived',
  'draft-upcoming',
  'draft-date-passed',
  'by-hand',
  'by-hand-due',
  'posted-complete',
  'posted-analytics-pending',
  'posted-needs-analytics',
  'scheduled',
  'on-hold',
  'paused',
  'publishing',
  'needs-reconnect',
  'failed',
  'not-confirmed',
  'missed',
];

export type PostTab = 'drafts' | 'scheduled' | 'posted' | 'archived';

/** Where its author puts a post on LinkedIn (FINISH-3): its time is ahead, or has come. */
export type HandPlan = 'waits' | 'due';

export interface PostFacts {
  status: PostStatus;
  byHand: HandPlan | null;
  scheduled_date: PlainDate | null;
  posted_at: Date | null;
  /** True when performance figures are recorded. */
  hasAnalytics: boolean;
  /** State of its latest publication, null without one. */
  publicationState: PublicationState | null;
  /** True when it waits for its user's check after a restore from a backup. */
  isHeld: boolean;
  /** True when sending to LinkedIn is paused, by staff or after a restore. */
  isPaused: boolean;
  /** True for a training post: its figures are entered in the writing profile (TRAINING-11). */
  isTraining: boolean;
}

export interface PostDisplay {
  state: DisplayState;
  action: 'mark-as-posted' | 'add-analytics' | null;
  /** 'Mark as posted', 'Add analytics' or null. */
  actionLabel: string | null;
  /** Days until analytics are available, rounded up; null in every state but posted-analytics-pending. */
  remainingDays: number | null;
  /** More than 5 days since posting and still no figures: they are requested (POST-3). */
  needsAnalytics: boolean;
}

/** LinkedIn's figures are worth reading 2 days after posting (POST-3). */
export const ANALYTICS_AFTER_MS = 2 * DAY_MS;

/** More than 432000000 ms (5 days) without figures: the post is flagged (POST-3). */
export const NEEDS_ANALYTICS_AFTER_MS = 432_000_000;

/** null: the post's own columns decide. */
const DELIVERY_DISPLAY: Readonly<Record<PublicationState, DisplayState | null>> = {
  draft: null,
  scheduled: 'scheduled',
  claimed: 'publishing',
  sending: 'publishing',
  published: null,
  rejected: 'failed',
  blocked_auth: 'needs-reconnect',
  uncertain: 'not-confirmed',
  reconciling: 'not-confirmed',
  needs_user: 'not-confirmed',
  missed: 'missed',
  cancelled: null,
};

/** What a post's planned day and its time on it come to by its author's clock. */
export function handPlan(
  { scheduled_date: date, hand_time: time }: { scheduled_date: PlainDate | null; hand_time: string | null },
  clock: WallClock,
): HandPlan | null {
  if (date === null || time === null) return null;
  const isDue = date < clock.date || (date === clock.date && time <= clock.time);
  return isDue ? 'due' : 'waits';
}

/** The post's display state at a moment; `today` is the user's date (todayInZone). */
export function postDisplay(post: PostFacts, at: { now: Date; today: PlainDate }): PostDisplay {
  if (post.status === 'archived') return display('archived');
  // A published post must never look like a draft, or it would be posted again: the publication's state is sufficient.
  if (post.status === 'used' || post.publicationState === 'published') return postedDisplay(post, at.now);
  const delivery = deliveryDisplay(post);
  if (delivery !== null) return display(delivery);
  if (post.byHand === 'waits') return display('by-hand');
  if (post.byHand === 'due') return display('by-hand-due', 'mark-as-posted');
  const datePassed = post.scheduled_date !== null && post.scheduled_date < at.today;
  return datePassed ? display('draft-date-passed', 'mark-as-posted') : display('draft-upcoming');
}

function deliveryDisplay({ publicationState, isHeld, isPaused }: PostFacts): DisplayState | null {
  if (publicationState === null) return null;
  if (publicationState === 'scheduled' && isHeld) return 'on-hold';
  if (publicationState === 'scheduled' && isPaused) return 'paused';
  return DELIVERY_DISPLAY[publicationState];
}

const TABS: Readonly<Record<DisplayState, PostTab | null>> = {
  archived: 'archived',
  'draft-upcoming': 'drafts',
  'draft-date-passed': 'drafts',
  'by-hand': 'drafts',
  'by-hand-due': 'drafts',
  'needs-reconnect': null,
  failed: null,
  'not-confirmed': null,
  missed: null,
  scheduled: 'scheduled',
  'on-hold': 'scheduled',
  paused: 'scheduled',
  publishing: 'scheduled',
  'posted-complete': 'posted',
  'posted-analytics-pending': 'posted',
  'posted-needs-analytics': 'posted',
};

/**
 * The tab of a post besides "All": scheduled contains only posts that will be published automatically, or after their
 * user's check or the end of a pause. Null for interrupted ones: they may be live, so they are not drafts, and need
 * their user's decision.
 */
export const postTabOf = (state: DisplayState): PostTab | null => TABS[state];

/** True when it has a future time that its user may change or cancel, held or not. */
export const waitsForItsTime = (state: DisplayState): boolean =>
  state === 'scheduled' || state === 'on-hold' || state === 'paused';

function postedDisplay(post: PostFacts, now: Date): PostDisplay {
  if (post.posted_at === null || post.isTraining) return display('posted-complete');
  const sincePosting = now.getTime() - post.posted_at.getTime();
  if (sincePosting < ANALYTICS_AFTER_MS) {
    const remainingDays = Math.ceil((ANALYTICS_AFTER_MS - sincePosting) / DAY_MS);
    return { ...display('posted-analytics-pending'), remainingDays };
  }
  if (post.hasAnalytics) return display('posted-complete');
  return {
    ...display('posted-needs-analytics', 'add-analytics'),
    needsAnalytics: sincePosting > NEEDS_ANALYTICS_AFTER_MS,
  };
}

function display(state: DisplayState, action: PostDisplay['action'] = null): PostDisplay {
  const actionLabel = action === null ? null : ACTION_LABELS[action];
  return { state, action, actionLabel, remainingDays: null, needsAnalytics: false };
}

const ACTION_LABELS = {
  'mark-as-posted': POST_TEXTS.markAsPosted,
  'add-analytics': POST_TEXTS.addAnalytics,
} as const;
