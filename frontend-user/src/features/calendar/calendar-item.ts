import type { CalendarPost, Prompt } from '../../entities/types';

/** A movable entry of the calendar: a prompt, or a post on its displayed day. */
export type CalendarItem =
  | { readonly kind: 'prompt'; readonly prompt: Prompt; readonly date: string; readonly slot: 1 | 2 | null }
  | { readonly kind: 'post'; readonly post: CalendarPost; readonly date: string };

/** Id of an item on the page, to focus it again after a move. */
export const itemId = (item: CalendarItem) =>
  item.kind === 'prompt' ? `prompt-${item.prompt.id}` : `post-${item.post.id}`;

export const itemTitle = (item: CalendarItem) =>
  item.kind === 'prompt' ? item.prompt.hook : item.post.title;
