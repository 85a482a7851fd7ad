import { paths } from '../navigation/paths.js';
import { POST_TEXTS } from '../posts/post.texts.js';

/** What notices ask for, by occasion; the others only lead somewhere. */
const ACTIONS: Readonly<Record<string, string>> = {
  'publication.blocked': 'Reconnect LinkedIn',
  'publication.other_member': 'Choose what to do',
  'publication.needs_user': 'Say what happened',
  'publication.held': 'Look at them',
  'publication.missed': 'Choose what to do',
  'publication.rejected': 'See why',
  'publication.first_comment': 'Copy the comment',
  'prompts.ready': 'Open the calendar',
  'draft.due': 'Open the post',
  'post.by_hand': POST_TEXTS.postItNow,
  'post.needs_analytics': POST_TEXTS.addAnalytics,
  'week.letter': 'Open the dashboard',
  'voice.learned': 'Look at it',
};

/** The button of a notice, in the app and in its mail; null where there is nothing to do. A warning ahead of time leads to where it can be fixed. */
export function noticeAction({
  kind,
  link,
}: {
  readonly kind: string;
  readonly link: string;
}): string | null {
  if (kind === 'publication.at_risk') {
    return link.startsWith(paths.settings) ? 'Reconnect LinkedIn' : 'Open the post';
  }
  return ACTIONS[kind] ?? null;
}
