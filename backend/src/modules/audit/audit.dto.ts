export class AuditEntryResponse {
  id: number;
  at: Date;
  /** Null where Drumbeat did it by itself. */
  actor_id: string | null;
  /** Null also when the account was deleted. */
  actor_email: string | null;
  /** Whom it is about; of a deleted account an id that is not its own. Null where it is about nobody. */
  user_id: string | null;
  /** Null also when the account was deleted. */
  user_email: string | null;
  action: string;
  entity: string;
  entity_id: string;
  /** What the row is about was deleted and has no page; of an account an id stands here that is not its own. */
  is_gone: boolean;
  details: Record<string, unknown>;
}

export class AuditListResponse {
  data: AuditEntryResponse[];
  total: number;
}
