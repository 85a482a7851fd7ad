import { GRACE_MINUTES, inQuotes } from '@drumbeat/domain';

/** Number of waiting posts named in a notice. */
export const HELD_UP_NAMED = 3;

/** Posts that come due while LinkedIn takes none of their member's until its daily reset (LINKEDIN-19). */
export interface HeldUpPosts {
  /** Titles of the first ones by time, at most HELD_UP_NAMED. */
  titles: readonly string[];
  /** Number of all of them, at least one. */
  count: number;
  /** When the limit ends: a clock time with its zone. */
  until: string;
}

/** One notice for all of them: a day's posts in a row would bury everything else. */
export function dailyLimitText({ titles, count, until }: HeldUpPosts): { title: string; body: string } {
  const named = titles.map(inQuotes);
  const isOne = count === 1;
  return {
    title: `LinkedIn makes ${isOne ? (named[0] ?? 'a post') : `${count} posts`} wait`,
    body: [
      `LinkedIn takes no more posts from this account today. Its limit ends at ${until}.`,
      ...(isOne ? [] : [`Until then wait: ${listOf(named, count - named.length)}.`]),
      `${isOne ? 'It' : 'Each'} goes out by itself if that is at most ${GRACE_MINUTES} minutes after its time; else we ask you what to do.`,
    ].join(' '),
  };
}

/** Warning when a chosen time falls into the limit. */
export function limitAheadText(until: string): string {
  return `LinkedIn takes no more posts from this account until ${until}. Choose a time after that.`;
}

function listOf(named: readonly string[], more: number): string {
  const all = more > 0 ? [...named, `${more} more`] : named;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
}
