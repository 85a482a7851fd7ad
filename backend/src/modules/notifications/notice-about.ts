import type { NoticeKind } from '@drumbeat/domain';
import type { NotificationEntity } from './notification.entity.js';

const CLAIM = ['post_id', 'publication_id', 'publication_version', 'publication_fence'] as const;
const POST = ['post_id'] as const;
/** Of an account's posts, or of the only one. */
const ACCOUNT = ['social_account_id', 'post_id?'] as const;

type Mark = keyof NotificationEntity | `${keyof NotificationEntity}?`;

/**
 * By kind, the columns that say what its notices are about, in each of its shapes. One with `?` is named as well, and may be null. None: they
 * are about their user.
 */
export const ABOUT_OF_KIND = {
  'publication.rejected': [CLAIM],
  'publication.missed': [CLAIM],
  'publication.needs_user': [CLAIM],
  'publication.paused': [CLAIM],
  'publication.found': [CLAIM],
  'publication.published_late': [CLAIM],
  'publication.blocked': [CLAIM, ['social_account_id']],
  'publication.other_member': [ACCOUNT],
  'publication.throttled': [ACCOUNT],
  'publication.at_risk': [['post_id', 'publication_id', 'publication_version', 'social_account_id?']],
  'publication.first_comment': [['post_id', 'publication_id']],
  'publication.lost': [['post_id?']],
  'publication.held': [],
  'draft.due': [['post_id', 'post_date']],
  'post.by_hand': [['post_id', 'post_date', 'post_time']],
  'post.needs_analytics': [POST],
  'post.suggested': [['post_id', 'suggestion_id']],
  'voice.learned': [['learned_rule_id']],
  'prompts.ready': [],
  'week.letter': [],
  'feedback.replied': [],
  'message.replied': [],
  'data.restored': [],
} as const satisfies Readonly<Record<NoticeKind, readonly (readonly Mark[])[]>>;

type Shapes = typeof ABOUT_OF_KIND;
type Named<Of extends string> = Of extends `${infer Column}?` ? Column : Of;
type Said<Shape extends readonly string[]> = {
  readonly [Of in Shape[number] as Named<Of>]: Of extends keyof NotificationEntity
    ? NonNullable<NotificationEntity[Of]>
    : NotificationEntity[Extract<Named<Of>, keyof NotificationEntity>];
};
type SaidInOne<Of extends readonly (readonly string[])[]> = Of extends readonly []
  ? { readonly about?: undefined }
  : { readonly about: { [Turn in keyof Of]: Said<Of[Turn]> }[number] };

interface NoticeWords {
  readonly userId: string;
  /** The same kind with the same subject is notified once; nobody takes it apart. */
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  /** Path inside the user app. */
  readonly link: string;
}

/** With all that its kind has to say of what it is about. */
export type NewNotice<Of extends NoticeKind = NoticeKind> = {
  readonly [Kind in Of]: NoticeWords & { readonly kind: Kind } & SaidInOne<Shapes[Kind]>;
}[Of];

const marks = Object.values<readonly (readonly Mark[])[]>(ABOUT_OF_KIND).flat(2);
export const ABOUT_COLUMNS: readonly string[] = [...new Set(marks.map((mark) => mark.replace('?', '')))];

const ABOUT = ABOUT_COLUMNS.map((column) => `n.${column}`).join(', ');

/**
 * SQL of `notifications n`, true where one of a kind that is about something says of nothing what. A program before these columns wrote
 * it: nothing can settle it.
 */
export function saysNothing(kind: NoticeKind): string {
  return ABOUT_OF_KIND[kind].length === 0 ? 'false' : `num_nonnulls(${ABOUT}) = 0`;
}
