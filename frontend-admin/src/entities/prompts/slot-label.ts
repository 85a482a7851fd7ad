import { shortDate } from '@drumbeat/ui';
import type { Prompt } from '../../providers/records';

export type Place = Pick<Prompt, 'scheduled_date' | 'slot'>;

/** 'Mon, Nov 23, slot 2'; a date that staff or the user chose has no slot of its own. */
export function slotLabel({ scheduled_date, slot }: Place): string {
  if (scheduled_date === null) return 'No date';
  return `${shortDate(scheduled_date)}${slot === null ? '' : `, slot ${slot}`}`;
}
