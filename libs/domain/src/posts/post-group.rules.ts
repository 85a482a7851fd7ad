import type { DisplayState, PostDisplay, PostTab } from './display-state.rules.js';

/** The groups of the posts list: what needs the user comes first. */
export const POST_GROUPS = ['needs-you', 'coming-up', 'posted', 'archived'] as const;
export type PostGroup = (typeof POST_GROUPS)[number];

export const POST_GROUP_TITLES: Readonly<Record<PostGroup, string>> = {
  'needs-you': 'Needs you',
  'coming-up': 'Coming up',
  posted: 'Posted',
  archived: 'Archived',
};

const GROUPS: Readonly<Record<DisplayState, PostGroup>> = {
  'not-confirmed': 'needs-you',
  'needs-reconnect': 'needs-you',
  'on-hold': 'needs-you',
  failed: 'needs-you',
  missed: 'needs-you',
  'draft-date-passed': 'needs-you',
  'by-hand-due': 'needs-you',
  'by-hand': 'coming-up',
  publishing: 'coming-up',
  scheduled: 'coming-up',
  paused: 'coming-up',
  'draft-upcoming': 'coming-up',
  'posted-analytics-pending': 'posted',
  'posted-needs-analytics': 'posted',
  'posted-complete': 'posted',
  archived: 'archived',
};

/** Figures may be added from the second day on; from the fifth on they are requested (POST-3). */
export const postGroupOf = ({
  state,
  needsAnalytics,
}: Pick<PostDisplay, 'state' | 'needsAnalytics'>): PostGroup =>
  needsAnalytics ? 'needs-you' : GROUPS[state];

/** The groups of posts in a tab. */
export const GROUPS_OF_TAB: Readonly<Record<PostTab, readonly PostGroup[]>> = {
  drafts: ['needs-you', 'coming-up'],
  scheduled: ['needs-you', 'coming-up'],
  posted: ['needs-you', 'posted'],
  archived: ['archived'],
};
