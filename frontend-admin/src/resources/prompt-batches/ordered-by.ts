import { shortDate } from '@drumbeat/ui';
import type { Batch } from '../../providers/records';

/** Who ordered a batch, in words: a member of staff, the week's run with its week, or the user's own first answers. */
export function orderedBy({ origin, week, requested_by_email }: Batch): string {
  switch (origin) {
    case 'week':
      return week === null ? 'The week’s run' : `The week’s run for ${shortDate(week)}`;
    case 'starter':
      return 'The answers at sign-up';
    case 'staff':
      return requested_by_email ?? 'Staff who left';
  }
}
