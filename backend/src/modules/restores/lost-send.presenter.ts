import { inQuotes, wallClockAt, wallClockLabel } from '@drumbeat/domain';
import type { NewNotice } from '../notifications/notifications.service.js';
import type { LostSend } from './restores.repository.js';

/** Notice of a published post that is missing in the user's data. */
export function lostSendNotice(
  userId: string,
  { publication_id, post_id, opening, sent_at, linkedin_url }: Omit<LostSend, 'user_id'>,
): NewNotice {
  const time = wallClockLabel(wallClockAt(sent_at, 'UTC'), 'UTC');
  const where =
    linkedin_url === null
      ? 'LinkedIn’s answer was not kept, so look at your activity on LinkedIn before you post it again.'
      : `It is on LinkedIn: ${linkedin_url}`;
  return {
    userId,
    kind: 'publication.lost',
    subject: publication_id,
    about: { post_id },
    title:
      opening === null
        ? 'A post was sent, and is forgotten since'
        : `Sent, and forgotten since: ${inQuotes(opening)}`,
    body: `Drumbeat’s data was put back from a backup that does not know this post. It was sent to LinkedIn at ${time}. ${where}`,
    link: post_id === null ? '/posts' : `/posts/${post_id}`,
  };
}
