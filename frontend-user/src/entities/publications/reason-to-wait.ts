import type { Post } from '../types';

/**
 * What keeps a post from going out at its time, in the words of the API: a pause, or a hold that choosing a time has not ended;
 * null where nothing does.
 */
export const reasonToWait = ({ display_state: state, publication }: Post): string | null =>
  state === 'paused' || state === 'on-hold' ? (publication?.message ?? null) : null;
