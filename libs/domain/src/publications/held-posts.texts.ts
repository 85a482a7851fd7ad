import { inQuotes } from '../text/in-quotes.js';

/** What a new time means for a post on hold. */
export const NEW_TIME_ON_HOLD =
  'This post is on hold. If it may have gone out already, a new time alone does not send it: say in its editor that it is still right.';

/** What nobody knows of posts that wait, where what was kept outside the database is lost with it. */
export const mayHaveGoneOutText = (which: 'it' | 'they' | 'what is marked') =>
  `What was sent since was not kept, so ${which} may have gone out already by “Post Now”: look at your activity on LinkedIn first.`;

/** The result of "Still right", for this many posts: they are scheduled again, and in a pause no time is promised. */
export function stillRightText(count: number, isPaused: boolean): string {
  const isOne = count === 1;
  if (isPaused) {
    return isOne
      ? 'It goes out once sending, which is paused, goes on, and not before its time'
      : `${count} posts go out once sending, which is paused, goes on, and not before their times`;
  }
  return isOne ? 'It goes out at its time' : `${count} posts go out at their times`;
}

/**
 * One notice for all posts of a user that wait for a check after a restore from a backup. @param mayHaveGoneOut true
 * when no record shows what was sent since
 */
export function heldPostsText(
  titles: readonly string[],
  count: number,
  mayHaveGoneOut: boolean,
): { title: string; body: string } {
  const named = titles.map(inQuotes).join(', ');
  const more = count - titles.length;
  const isOne = count === 1;
  return {
    title: isOne ? 'A scheduled post waits for your look' : `${count} scheduled posts wait for your look`,
    body: `Drumbeat’s data was put back from a backup, so changes that you made since may be lost: ${named}${more > 0 ? ` and ${more} more` : ''}. ${isOne ? 'It does' : 'They do'} not go out before you have said that ${isOne ? 'it is' : 'they are'} still right.${mayHaveGoneOut ? ` ${mayHaveGoneOutText(isOne ? 'it' : 'they')}` : ''}`,
  };
}
