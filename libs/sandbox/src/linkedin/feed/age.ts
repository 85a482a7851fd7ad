const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** The age of a post as LinkedIn writes it: "now", "5m", "3h", "2d", "6w", "2yr". */
export function age(createdAt: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(createdAt)) / 1000);
  if (seconds < minute) return 'now';
  if (seconds < hour) return `${Math.floor(seconds / minute)}m`;
  if (seconds < day) return `${Math.floor(seconds / hour)}h`;
  if (seconds < week) return `${Math.floor(seconds / day)}d`;
  if (seconds < 52 * week) return `${Math.floor(seconds / week)}w`;
  return `${Math.floor(seconds / (52 * week))}yr`;
}
