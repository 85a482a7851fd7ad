import { counted } from '@drumbeat/domain';

/**
 * What staff are told before they order more prompts than there are open slots for; null where each one finds its slot.
 * `room` is the open slots of the weeks that the batch spreads over.
 */
export function batchShortfall(count: number, room: number): string | null {
  const over = count - room;
  if (over <= 0) return null;
  const open = room === 0 ? 'No slot is open' : `Only ${counted(room, 'slot is', 'slots are')} open`;
  return `${open}; ${counted(over, 'prompt')} will wait in the library without a date`;
}
