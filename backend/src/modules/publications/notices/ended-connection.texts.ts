import { inQuotes } from '@drumbeat/domain';

/** Posts that were planned for a LinkedIn member who is not connected any more. */
export interface EndedConnection {
  /** Titles of the earliest ones, at most three. */
  titles: readonly string[];
  /** Number of all of them, at least one. */
  count: number;
  memberName: string;
  /** Another member is connected instead. */
  isReplaced: boolean;
}

/** One notice for all of them. */
export function endedConnectionText({ titles, count, memberName, isReplaced }: EndedConnection): {
  title: string;
  body: string;
} {
  const named = titles.map(inQuotes).join(', ');
  const more = count - titles.length;
  const isOne = count === 1;
  const [they, go, times] = isOne ? ['it', 'goes', 'its time'] : ['they', 'go', 'their times'];
  return {
    title: `${isOne ? 'A scheduled post waits' : `${count} scheduled posts wait`} for a LinkedIn account`,
    body: [
      `${named}${more > 0 ? ` and ${more} more` : ''} ${isOne ? 'was' : 'were'} planned for the account of ${memberName}, which is not connected any more.`,
      isReplaced
        ? `Choose a time anew where ${isOne ? 'it' : 'one'} is to go out on the account that is connected now, or connect the other one again.`
        : `Connect it again before then, and ${they} ${go} out at ${times}.`,
    ].join(' '),
  };
}
