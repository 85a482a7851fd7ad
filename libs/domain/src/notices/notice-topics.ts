/** What users are told of, as they choose it in the settings. */
export const NOTICE_TOPICS = [
  'prompts_ready',
  'draft_due',
  'by_hand',
  'at_risk',
  'failed',
  'decision',
  'needs_analytics',
  'reconnect',
  'weekly_letter',
  'news',
] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** `at_once` waits for the end of the quiet hours, `digest` for the mail of the day. */
export const MAIL_MODES = ['at_once', 'digest', 'off'] as const;
export type MailMode = (typeof MAIL_MODES)[number];

/** The switches of the writing profile that a topic's mails belong to: off, they are not sent unless they were chosen one by one. */
export type MailSwitch = 'email_notifications' | 'content_reminders' | 'weekly_insights';

interface TopicRule {
  readonly label: string;
  readonly hint: string;
  /** The mail unless its user chose otherwise. */
  readonly mail: MailMode;
  /** The same for the user's devices, once they turned one on. */
  readonly push: boolean;
  readonly mailSwitch: MailSwitch;
}

export const NOTICE_TOPIC_RULES: Readonly<Record<NoticeTopic, TopicRule>> = {
  failed: {
    label: 'A post did not go out',
    hint: 'LinkedIn refused it, or its time has passed.',
    mail: 'at_once',
    push: true,
    mailSwitch: 'email_notifications',
  },
  decision: {
    label: 'A post needs your decision',
    hint: 'Only you can see whether it is on LinkedIn.',
    mail: 'at_once',
    push: true,
    mailSwitch: 'email_notifications',
  },
  at_risk: {
    label: 'A scheduled post is at risk',
    hint: 'Something stands in its way, a day or an hour ahead.',
    mail: 'at_once',
    push: true,
    mailSwitch: 'email_notifications',
  },
  reconnect: {
    label: 'LinkedIn asks you to reconnect',
    hint: 'Nothing goes out until you do.',
    mail: 'at_once',
    push: true,
    mailSwitch: 'email_notifications',
  },
  prompts_ready: {
    label: 'Prompts are ready',
    hint: 'On Monday, when the week has prompts.',
    mail: 'at_once',
    push: true,
    mailSwitch: 'content_reminders',
  },
  draft_due: {
    label: 'A draft is due',
    hint: 'On the morning of a day that has a draft and no time.',
    mail: 'digest',
    push: true,
    mailSwitch: 'content_reminders',
  },
  by_hand: {
    label: 'A post is due that you post by hand',
    hint: 'At the time that you chose for it.',
    mail: 'at_once',
    push: true,
    mailSwitch: 'content_reminders',
  },
  needs_analytics: {
    label: 'A post needs its figures',
    hint: 'Five days after it went out without any.',
    mail: 'digest',
    push: false,
    mailSwitch: 'content_reminders',
  },
  weekly_letter: {
    label: 'Weekly letter',
    hint: 'On Monday morning: what went out and how it did.',
    mail: 'at_once',
    push: false,
    mailSwitch: 'weekly_insights',
  },
  news: {
    label: 'Everything else',
    hint: 'Replies of the staff, posts that went out late, what your edits taught.',
    mail: 'off',
    push: false,
    mailSwitch: 'email_notifications',
  },
};

/** Every kind of notice, with its topic. */
const TOPIC_OF_KIND = {
  'publication.rejected': 'failed',
  'publication.missed': 'failed',
  'publication.lost': 'failed',
  'publication.needs_user': 'decision',
  'publication.held': 'decision',
  'publication.first_comment': 'decision',
  'publication.other_member': 'decision',
  'publication.at_risk': 'at_risk',
  'publication.paused': 'at_risk',
  'publication.throttled': 'at_risk',
  'publication.blocked': 'reconnect',
  'publication.found': 'news',
  'publication.published_late': 'news',
  'prompts.ready': 'prompts_ready',
  'draft.due': 'draft_due',
  'post.by_hand': 'by_hand',
  'post.needs_analytics': 'needs_analytics',
  'post.suggested': 'news',
  'week.letter': 'weekly_letter',
  'voice.learned': 'news',
  'feedback.replied': 'news',
  'message.replied': 'news',
  'data.restored': 'news',
} as const satisfies Readonly<Record<string, NoticeTopic>>;
export type NoticeKind = keyof typeof TOPIC_OF_KIND;

const topics: Readonly<Record<string, NoticeTopic>> = TOPIC_OF_KIND;

/** A stored notice may be of a kind that is told no more. */
export const noticeTopic = (kind: string): NoticeTopic => topics[kind] ?? 'news';

export const kindsOf = (topic: NoticeTopic): string[] =>
  Object.keys(topics).filter((kind) => topics[kind] === topic);

/** All but news, which are also the kinds that are told no more. */
export const NAMED_KINDS: readonly string[] = Object.keys(topics).filter((kind) => topics[kind] !== 'news');
