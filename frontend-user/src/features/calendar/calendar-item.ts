import type { CalendarPost, Prompt } from '../../entities/types';

/** Something that stands on the calendar and can be moved: a prompt, or a post on the day that the calendar shows it. */
export type CalendarItem =
  | { readonly kind: 'prompt'; readonly prompt: Prompt; readonly date: string; readonly slot: 1 | 2 | null }
  | { readonly kind: 'post'; readonly post: CalendarPost; readonly date: string };

/** Names an item on the page, so that the focus finds it again after it was moved. */
export const itemId = (item: CalendarItem) =>
  item.kind === 'prompt' ? `prompt-${item.prompt.id}` : `post-${item.post.id}`;

export const itemTitle = (item: CalendarItem) =>
  item.kind === 'prompt' ? item.prompt.hook : item.post.title;
