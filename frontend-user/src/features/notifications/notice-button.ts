import type { Notice } from '../../entities/types';

/** What the button of a notice that needs its reader says, by the occasion; the others have a link only. */
const labels = new Map([
  ['publication.blocked', 'Reconnect LinkedIn'],
  ['publication.needs_user', 'Say what happened'],
  ['publication.held', 'Look at them'],
  ['publication.missed', 'Choose what to do'],
  ['publication.rejected', 'See why'],
  ['publication.first_comment', 'Copy the comment'],
]);

/** The notice's one button; null where there is nothing to do. A warning ahead of time leads to where it is mended. */
export function noticeButton({ kind, link }: Pick<Notice, 'kind' | 'link'>): string | null {
  if (kind === 'publication.at_risk') {
    return link.startsWith('/settings') ? 'Reconnect LinkedIn' : 'Open the post';
  }
  return labels.get(kind) ?? null;
}
