/** A notice with its user, and what became of its mail. */
export class AdminNoticeResponse {
  id: string;
  user_id: string;
  user_name: string | null;
  user_email: string;
  /** Stable name of the occasion, such as `publication.missed`. */
  kind: string;
  title: string;
  body: string;
  created_at: Date;
  read_at: Date | null;
  /** When its mail is due; null where it was sent, or none is. */
  mail_due_at: Date | null;
}

export class AdminNoticeListResponse {
  data: AdminNoticeResponse[];
  total: number;
}
