/** Numbers of a week's entries that its page does not show (CALENDAR-3). */
export interface Elsewhere {
  /** Third ones of a day and those of other weekdays. */
  prompts: number;
  /** Those of other weekdays. */
  posts: number;
}

/** A sentence with the numbers and where to find them; null when everything is on the page. */
export function elsewhereText({ prompts, posts }: Elsewhere): { text: string; link: string } | null {
  const parts = [countOf(posts, 'post'), countOf(prompts, 'prompt')].filter((part) => part !== null);
  if (parts.length === 0) return null;
  const isOne = prompts + posts === 1;
  return {
    text: `${parts.join(' and ')} this week ${isOne ? 'is' : 'are'} not on this page`,
    link: isOne ? 'See it in the list' : 'See them in the list',
  };
}

const countOf = (count: number, thing: string): string | null =>
  count === 0 ? null : `${count} more ${thing}${count === 1 ? '' : 's'}`;
