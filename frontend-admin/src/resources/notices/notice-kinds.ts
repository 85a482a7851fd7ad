import type { NoticeKind } from '@drumbeat/domain';

/** The occasions of notices in words, by which a list is filtered. */
export const KIND_NAMES: Readonly<Record<NoticeKind, string>> = {
  'prompts.ready': 'Prompts are ready',
  'draft.due': 'A draft is due',
  'post.by_hand': 'A post is due by hand',
  'post.suggested': 'An edit was suggested',
  'post.needs_analytics': 'A post needs its figures',
  'publication.at_risk': 'A post is at risk',
  'publication.blocked': 'LinkedIn asks to reconnect',
  'publication.first_comment': 'A first comment is to be added',
  'publication.found': 'A post was found on LinkedIn',
  'publication.held': 'A post is held',
  'publication.lost': 'A post is missing on LinkedIn',
  'publication.missed': 'A post missed its time',
  'publication.needs_user': 'A post needs a decision',
  'publication.other_member': 'Another member is connected',
  'publication.paused': 'Publishing is paused',
  'publication.published_late': 'A post went out late',
  'publication.rejected': 'LinkedIn refused a post',
  'publication.throttled': 'LinkedIn slows us down',
  'week.letter': 'The weekly letter',
  'voice.learned': 'Edits taught something',
  'feedback.replied': 'Feedback was answered',
  'message.replied': 'A message was answered',
  'data.restored': 'Data was put back',
};
