/** What is said where an allowance is used up (429) and the server names when there is more of it; null for every other error. */
export function throttledText(error: object): string | null {
  if (!('status' in error) || error.status !== 429 || !('retryAfterSeconds' in error)) return null;
  const seconds = error.retryAfterSeconds;
  if (typeof seconds !== 'number' || seconds <= 0) return null;
  const [count, unit] = seconds < 90 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `Too many attempts. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
