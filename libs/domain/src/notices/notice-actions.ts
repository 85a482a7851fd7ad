import { paths } from '../navigation/paths.js';
import { POST_TEXTS } from '../posts/post.texts.js';
import type { NoticeKind } from './notice-topics.js';

/** What a notice's button says, perhaps by where it leads. */
type Action = string | ((link: string) => string) | null;

/** What notices ask for, by occasion; null for those that only lead somewhere. */
const ACTIONS = {
  'publication.blocked': 'Reconnect LinkedIn',
  'publication.other_member': 'Choose what to do',
  'publication.needs_user': 'Say what happened',
  'publication.held': 'Look at them',
  'publication.missed': 'Choose what to do',
  'publication.rejected': 'See why',
  'publication.first_comment': 'Copy the comment',
  // A warning ahead of time leads to where it can be fixed.
  'publication.at_risk': (link) => (link.startsWith(paths.settings) ? 'Reconnect LinkedIn' : 'Open the post'),
  'prompts.ready': 'Open the calendar',
  'draft.due': 'Open the post',
  'post.by_hand': POST_TEXTS.postItNow,
  'post.needs_analytics': POST_TEXTS.addAnalytics,
  'week.letter': 'Open the dashboard',
  'voice.learned': 'Look at it',
  'publication.lost': null,
  'publication.paused': null,
  'publication.throttled': null,
  'publication.found': null,
  'publication.published_late': null,
  'post.suggested': null,
  'feedback.replied': null,
  'message.replied': null,
  'data.restored': null,
} as const satisfies Readonly<Record<NoticeKind, Action>>;
const actions: Readonly<Record<string, Action>> = ACTIONS;

/** The button of a notice, in the app and in its mail; null where there is nothing to do, or for a kind that is told no more. */
export function noticeAction({
  kind,
  link,
}: {
  readonly kind: string;
  readonly link: string;
}): string | null {
  const action = actions[kind] ?? null;
  return typeof action === 'function' ? action(link) : action;
}
