import { counted } from '@drumbeat/domain';

/**
 * The warning before ordering more prompts than there are open slots; null when each one has a slot. `room` is the
 * number of open slots in the batch's weeks.
 */
export function batchShortfall(count: number, room: number): string | null {
  const over = count - room;
  if (over <= 0) return null;
  const open = room === 0 ? 'No slot is open' : `Only ${counted(room, 'slot is', 'slots are')} open`;
  return `${open}; ${counted(over, 'prompt')} will wait in the library without a date`;
}
