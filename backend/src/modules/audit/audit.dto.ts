export class AuditEntryResponse {
  id: number;
  at: Date;
  /** Null where Drumbeat did it by itself. */
  actor_id: string | null;
  /** Null also when the account was deleted. */
  actor_email: string | null;
  action: string;
  entity: string;
  entity_id: string;
  details: Record<string, unknown>;
}

export class AuditListResponse {
  data: AuditEntryResponse[];
  total: number;
}
