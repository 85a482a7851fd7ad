export { mailDue, mailMode, NOTICE_MAIL_DEFAULTS, NOTICE_MAIL_HOURS } from './notice-mail.rules.js';
export type { QuietHours } from './notice-mail.rules.js';
export {
  isPushed,
  NOTICE_PUSH_HOURS,
  PUSH_DEVICES_MAX,
  PUSH_WAITING_MAX,
  pushDue,
  pushWords,
} from './notice-push.rules.js';
export { UNREAD_COUNTED_MAX, unreadAfter, unreadWords } from './notice-list.rules.js';
export { noticeAction } from './notice-actions.js';
export {
  kindsOf,
  MAIL_MODES,
  NAMED_KINDS,
  NOTICE_TOPIC_RULES,
  NOTICE_TOPICS,
  noticeTopic,
} from './notice-topics.js';
export type { MailMode, MailSwitch, NoticeKind, NoticeTopic } from './notice-topics.js';
export { morningIn } from './reminder.rules.js';
export {
  byHandDue,
  draftDue,
  handReminderWords,
  needsAnalytics,
  promptsReady,
  unfinishedPost,
  weeklyLetter,
} from './reminder.texts.js';
export type { LetterFigures } from './reminder.texts.js';
