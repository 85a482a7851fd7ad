import type { Post } from '../types';

/** What the API says of a post that waits for sending to go on; null of any other. */
export const pauseOf = ({ display_state: state, publication }: Post): string | null =>
  state === 'paused' ? (publication?.message ?? null) : null;
