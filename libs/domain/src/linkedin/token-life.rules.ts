/** Self-serve tokens live 60 days and cannot be refreshed; a day's margin leaves time to reconnect (reliability-facts §1.3). */
const MARGIN_MS = 86_400_000;

/** True when a post is due after the connection will have ended: said when the time is chosen, not when it fails. */
export function outlivesToken(dueAt: Date, tokenExpiresAt: Date | null): boolean {
  return tokenExpiresAt !== null && dueAt.getTime() > tokenExpiresAt.getTime() - MARGIN_MS;
}

/** How many days a connection lasts, from the consent on (external-apis §1.3). */
export const CONNECTION_DAYS = 60;

/** From two weeks before its end on, what one plans on the calendar's next weeks may not go out any more. */
const SOON_DAYS = 14;

/** True while a connection is near enough to its end for saying so; `daysLeft` is null where the end is not known. */
export function endsSoon(daysLeft: number | null): boolean {
  return daysLeft !== null && daysLeft <= SOON_DAYS;
}

/** '46 days left', '1 day left', 'Ends today'. */
export function daysLeftLabel(daysLeft: number): string {
  if (daysLeft <= 0) return 'Ends today';
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
}

/** The same as a sentence: 'Your LinkedIn connection ends today.' */
export function connectionEndLabel(daysLeft: number): string {
  const when = daysLeft <= 0 ? 'today' : daysLeft === 1 ? 'in a day' : `in ${daysLeft} days`;
  return `Your LinkedIn connection ends ${when}.`;
}
