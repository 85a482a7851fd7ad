import { dailyLimitText } from '../schedule/daily-limit.texts.js';
import {
  heldPostsText,
  inQuotes,
  isTextRefused,
  paths,
  publicationFacts,
  publicationText,
  type PublicationText,
  wallClockAt,
  wallClockLabel,
} from '@drumbeat/domain';
import type { NewNotice } from '../../notifications/notifications.service.js';
import type { ProblemAhead } from '../schedule/ahead-check.policy.js';
import type { DailyLimit, HeldUpPublication } from './daily-limits.repository.js';
import type { PublicationRow } from '../publications.repository.js';
import type { BlockedByEnd } from '../recover/ended-connections.repository.js';
import type { HeldPublication } from '../recover/restored-publications.repository.js';
import { endedConnectionText } from './ended-connection.texts.js';

/** Reason for a notice about a publication. */
export type NoticeOccasion =
  'rejected' | 'blocked' | 'needs_user' | 'missed' | 'paused' | 'published_late' | 'found';

/**
 * Stages at which a user is warned of an obstacle: when the time is chosen, a day and an hour ahead, when its files
 * are uploaded.
 */
export const WARNING_STAGES = { chosen: 0, dayAhead: 1, hourAhead: 2, uploading: 3 } as const;
export type WarningStage = (typeof WARNING_STAGES)[keyof typeof WARNING_STAGES];

interface Wording {
  readonly title: (post: string) => string;
  readonly link?: string;
}

const RECONNECT = paths.settings;

const WORDINGS: Readonly<Record<NoticeOccasion, Wording>> = {
  rejected: { title: (post) => `Not posted: ${post}` },
  blocked: { title: (post) => `Reconnect LinkedIn to post ${post}`, link: RECONNECT },
  needs_user: { title: (post) => `Is ${post} on LinkedIn?` },
  missed: { title: (post) => `Missed: ${post}` },
  paused: { title: (post) => `Still waiting: ${post}` },
  published_late: { title: (post) => `Published late: ${post}` },
  found: { title: (post) => `On LinkedIn after all: ${post}` },
};

/** The same occasion is notified once for each claim and each decision of the user. */
export function noticeOf(occasion: NoticeOccasion, publication: PublicationRow): NewNotice {
  const { id, user_id, post_id, post_title, version, fence } = publication;
  const wording = WORDINGS[occasion];
  const { known, check } = publicationWords(publication);
  return {
    userId: user_id,
    kind: `publication.${occasion}`,
    subject: `${id}:v${version}:f${fence}`,
    about: { post_id, publication_id: id, publication_version: version, publication_fence: fence },
    title: wording.title(inQuotes(post_title)),
    body: [known, check].filter(Boolean).join(' '),
    link: wording.link ?? `${paths.posts}/${post_id}`,
  };
}

/** Warning of an obstacle to a coming publication: once per stage. */
export function warningOf(
  publication: PublicationRow,
  stage: WarningStage,
  { words, remedy }: ProblemAhead,
): NewNotice {
  const { id, user_id, post_id, post_title, version, social_account_id } = publication;
  const toReconnect = remedy === 'reconnect';
  return {
    userId: user_id,
    kind: 'publication.at_risk',
    subject: `${id}:v${version}:${stage}`,
    about: {
      ...{ post_id, publication_id: id, publication_version: version },
      social_account_id: toReconnect ? social_account_id : null,
    },
    title: `Needs a look before it goes out: ${inQuotes(post_title)}`,
    body: words,
    link: toReconnect ? RECONNECT : `${paths.posts}/${post_id}`,
  };
}

/** Notice, once per user, that posts wait for a check after a restore. */
export function heldNotice(
  restoreId: string,
  { user_id, count, titles }: HeldPublication,
  mayHaveGoneOut: boolean,
): NewNotice {
  return {
    userId: user_id,
    kind: 'publication.held',
    subject: restoreId,
    ...heldPostsText(titles, count, mayHaveGoneOut),
    link: paths.posts,
  };
}

/** Notice, once per ended connection, of all posts that were planned for its member. */
export function endedConnectionNotice(
  { userId, accountId }: { readonly userId: string; readonly accountId: string },
  { ended_at, member_name, is_replaced, count, titles, first_post_id }: BlockedByEnd,
): NewNotice {
  return {
    userId,
    subject: `${accountId}:${ended_at.toISOString()}`,
    ...endedConnectionText({ titles, count, memberName: member_name, isReplaced: is_replaced }),
    ...(is_replaced
      ? { kind: 'publication.other_member', ...ofAccount(accountId, count, first_post_id) }
      : { kind: 'publication.blocked', about: { social_account_id: accountId }, link: RECONNECT }),
  };
}

/** Notice, once per day, that LinkedIn accepts no more posts of a member, with all that wait; null when none does. */
export function dailyLimitNotice(
  { userId, accountId, until }: DailyLimit,
  [first, ...others]: readonly HeldUpPublication[],
): NewNotice | null {
  if (!first) return null;
  const titles = [first, ...others].map(({ post_title }) => post_title);
  return {
    userId,
    kind: 'publication.throttled',
    subject: `${accountId}:${until.toISOString().slice(0, 10)}`,
    ...dailyLimitText({ titles, count: first.count, until: clockOf(until, first.time_zone) }),
    ...ofAccount(accountId, first.count, first.post_id),
  };
}

/** Of an account's posts: it leads to them, or to the only one. */
function ofAccount(
  accountId: string,
  count: number,
  firstPostId: string,
): Pick<NewNotice<'publication.other_member' | 'publication.throttled'>, 'about' | 'link'> {
  const only = count === 1 ? firstPostId : null;
  return {
    about: { social_account_id: accountId, post_id: only },
    link: only === null ? paths.posts : `${paths.posts}/${only}`,
  };
}

export function publicationWords(publication: PublicationRow): PublicationText {
  const { state, held_since, read_at } = publication;
  return publicationText(state, publicationFacts({ ...publication, is_held: held_since !== null }, read_at));
}

/** True when LinkedIn refused the post's present text. */
export function isRefusedAsItIs({
  state,
  outcome,
  refused_commentary,
  post_content,
}: PublicationRow): boolean {
  return isTextRefused({ state, outcome, refusedCommentary: refused_commentary }, post_content);
}

export function clockOf(instant: Date, zone: string): string {
  return wallClockLabel(wallClockAt(instant, zone), zone);
}
