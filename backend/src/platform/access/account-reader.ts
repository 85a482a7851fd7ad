/** The account data for the access guard, read fresh for each request: a change of role works at once. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly is_admin: boolean;
  readonly subscription_active: boolean;
  /** IANA name. */
  readonly time_zone: string;
  /** Incremented to invalidate every token of the user (password changed, signed out everywhere). */
  readonly token_version: number;
}

/** The platform's port to the accounts; the auth module implements it with one query. */
export abstract class AccountReader {
  /** The account behind a live session, or null when the session has ended or does not exist. */
  abstract findBySession(userId: string, sessionId: string): Promise<Account | null>;
  /** Those of the sessions that have not ended. */
  abstract findLiveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}
