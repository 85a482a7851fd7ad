/** After a mail has gone out the next one to the same address waits so long (D §5, §9). The server holds to it too. */
export const RESEND_COOLDOWN_SECONDS = 60;

/** Whole seconds until a moment, 0 once it has passed; both in milliseconds since 1970. null = no moment is waited for. */
export function secondsUntil(moment: number | null, now: number): number {
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1_000));
}
