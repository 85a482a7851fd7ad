import { wallClockAt, wallClockLabel } from '@drumbeat/domain';
import type { NewNotice } from '../notifications/notifications.service.js';
import type { RestoreReader } from './restores.repository.js';

/** Notice of the time of the restored data: later actions left no trace and cannot be listed. */
export function restoredDataNotice({ user_id, time_zone }: RestoreReader, lostFrom: Date): NewNotice {
  const time = wallClockLabel(wallClockAt(lostFrom, time_zone), time_zone);
  return {
    userId: user_id,
    kind: 'data.restored',
    subject: lostFrom.toISOString(),
    title: 'Drumbeat’s data was put back from a backup',
    body: `It is as of ${time}. What you wrote, planned or changed since then is not here, and what you sent may stand here as a draft: look at your activity on LinkedIn before you post.`,
    link: '/posts',
  };
}
