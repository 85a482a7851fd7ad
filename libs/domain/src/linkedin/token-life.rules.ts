/** Self-serve tokens live 60 days and cannot be refreshed; a day's margin leaves time to reconnect (reliability-facts §1.3). */
const MARGIN_MS = 86_400_000;

/** True when a post is due after the connection will have ended: said when the time is chosen, not when it fails. */
export function outlivesToken(dueAt: Date, tokenExpiresAt: Date | null): boolean {
  return tokenExpiresAt !== null && dueAt.getTime() > tokenExpiresAt.getTime() - MARGIN_MS;
}
