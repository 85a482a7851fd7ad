/** Whole seconds until a moment, 0 once it has passed; both in milliseconds since 1970. null = no moment is waited for. */
export function secondsUntil(moment: number | null, now: number): number {
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1_000));
}
