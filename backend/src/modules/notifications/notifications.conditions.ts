import type { NoticeKind, PublicationState } from '@drumbeat/domain';
import { saysNothing } from './notice-about.js';

/** SQL, true where a user was told so of what an occasion of `notifications n` says. @param user of the column with their id */
export const wasTold = (kind: NoticeKind, user: string, occasion: string): string =>
  `exists (select from notifications n where n.user_id = ${user} and n.kind = '${kind}' and ${occasion})`;

/** The same of a publication's present claim and time. @param publication alias of `publications` */
export const wasToldOfClaim = (kind: NoticeKind, publication: string): string =>
  wasTold(
    kind,
    `${publication}.user_id`,
    `n.post_id = ${publication}.post_id and n.publication_id = ${publication}.id
       and n.publication_version = ${publication}.version and n.publication_fence = ${publication}.fence`,
  );

/** SQL, true where the notice tells of the post's day, and of its time on it. @param post alias of `posts` */
export const isOfDay = (post: string): string =>
  `n.post_id = ${post}.id and n.post_date = ${post}.scheduled_date`;
export const isOfHandTime = (post: string): string => `${isOfDay(post)} and n.post_time = ${post}.hand_time`;

/** SQL, true where no time through LinkedIn was chosen for it. @param post alias of `posts` */
export const hasNoPublication = (post: string): string =>
  `not exists (select from publications u where u.post_id = ${post}.id and u.state <> 'cancelled')`;

/** As a value: of an `exists` PostgreSQL may read all publications of the state beforehand. */
const publicationIs = (state: PublicationState, and = '') => `(
  select u.state from publications u
   where u.id = n.publication_id and u.version = n.publication_version ${and}) is not distinct from '${state}'`;
/** The claim that the notice tells of is still the latest. */
const claimIs = (state: PublicationState) => publicationIs(state, 'and u.fence = n.publication_fence');
const draftIs = (what: string) =>
  `exists (select from posts p where p.status = 'draft' and ${what} and ${hasNoPublication('p')})`;
const accountBlocks = `u.state = 'blocked_auth' and u.social_account_id = n.social_account_id`;

/** By kind: true while there is still to do what the notice asks for. null: it only tells, and stands as long as it is kept. */
const IS_OPEN = {
  'publication.rejected': claimIs('rejected'),
  'publication.missed': claimIs('missed'),
  'publication.needs_user': claimIs('needs_user'),
  'publication.paused': claimIs('scheduled'),
  // Of an account where that has to be connected anew.
  'publication.at_risk': publicationIs(
    'scheduled',
    `and (n.social_account_id is null or exists (
       select from social_accounts a where a.id = u.social_account_id and coalesce(a.token_issued_at < n.created_at, true)))`,
  ),
  'publication.blocked': `exists (
    select from publications u
     where u.user_id = n.user_id and (${accountBlocks} or u.state = 'blocked_auth' and u.id = n.publication_id))`,
  'publication.other_member': `exists (select from publications u where u.user_id = n.user_id and ${accountBlocks})`,
  'publication.held': `exists (select from publications u where u.user_id = n.user_id and u.held_since is not null)`,
  'publication.first_comment': `not exists (select from finish_ticks t where t.post_id = n.post_id and t.step = 'first_comment')`,
  'draft.due': draftIs(`p.hand_time is null and ${isOfDay('p')}`),
  'post.by_hand': draftIs(isOfHandTime('p')),
  'post.needs_analytics': 'not exists (select from post_performance f where f.post_id = n.post_id)',
  'post.suggested': `exists (select from post_suggestions s where s.id = n.suggestion_id and s.state = 'open')`,
  'publication.lost': null,
  'publication.throttled': null,
  'publication.found': null,
  'publication.published_late': null,
  'prompts.ready': null,
  'week.letter': null,
  'voice.learned': null,
  'feedback.replied': null,
  'message.replied': null,
  'data.restored': null,
} as const satisfies Readonly<Record<NoticeKind, string | null>>;

const WHEN_OPEN = (Object.keys(IS_OPEN) as NoticeKind[]).flatMap((kind) => {
  const isOpen = IS_OPEN[kind];
  return isOpen === null ? [] : [`when '${kind}' then ${saysNothing(kind)} or ${isOpen}`];
});

/**
 * SQL of `notifications n`: false for one whose post is gone or in the bin, until it is restored, and for one that is settled. What is of a kind
 * that is told no more stands, and so does what says nothing of what it is about.
 */
export const STANDS = `(
  (n.post_id is null or exists (select from posts p where p.id = n.post_id and p.deleted_at is null))
  and case n.kind ${WHEN_OPEN.join('\n')} else true end)`;
