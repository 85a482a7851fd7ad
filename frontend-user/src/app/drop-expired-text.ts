import { keptForms } from '../lib/device/kept-forms';
import { dropExpiredDrafts } from '../entities/posts/local-draft';
import { localNotes } from '../entities/notes/local-notes';

/** Removes text of users that this device has kept for 24 h, or cannot read; run at the start and every hour (SESSION-9). */
export function dropExpiredText(): void {
  dropExpiredDrafts();
  localNotes.dropExpired();
  keptForms.dropExpired();
}
