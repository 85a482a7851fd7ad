import type { RestoreCause } from './data-restore.entity.js';

export class LostSendResponse {
  publication_id: string;
  /** Null when the account is lost as well. */
  user_email: string | null;
  sent_at: string;
  /** Its first words; null when its account or the post was deleted. */
  opening: string | null;
  linkedin_url: string | null;
}

export class DataRestoreResponse {
  id: string;
  found_at: string;
  /** The data's last heartbeat before it. */
  lost_from: string;
  reason: RestoreCause;
  /** False when the journal does not tell everything of the lost time: what ended then may be missing too. */
  is_journal_whole: boolean;
  /** Posts whose users were asked. */
  asked: number;
  /** Posts that the journal proved. */
  settled: number;
  /** Posts held for a check. */
  held: number;
  /** Published posts that are missing in the data. */
  lost_sends: number;
}
