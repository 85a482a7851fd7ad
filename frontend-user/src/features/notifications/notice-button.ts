import type { Notice } from '../../entities/types';
import { paths } from '../../lib/paths';

/** Button labels of notices that need an action, by occasion; the others have a link only. */
const labels = new Map([
  ['publication.blocked', 'Reconnect LinkedIn'],
  ['publication.other_member', 'Choose what to do'],
  ['publication.needs_user', 'Say what happened'],
  ['publication.held', 'Look at them'],
  ['publication.missed', 'Choose what to do'],
  ['publication.rejected', 'See why'],
  ['publication.first_comment', 'Copy the comment'],
]);

/** The notice's button; null when there is nothing to do. A warning ahead of time links to where it can be fixed. */
export function noticeButton({ kind, link }: Pick<Notice, 'kind' | 'link'>): string | null {
  if (kind === 'publication.at_risk') {
    return link.startsWith(paths.settings) ? 'Reconnect LinkedIn' : 'Open the post';
  }
  return labels.get(kind) ?? null;
}
