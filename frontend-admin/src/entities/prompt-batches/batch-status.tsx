import { Status } from '@drumbeat/ui';
import { BookOpen, CalendarPlus, CircleAlert, CircleCheck, Clock, LoaderCircle } from 'lucide-react';
import type { Batch } from '../../providers/records';

const looks = {
  queued: { tone: 'quiet', icon: Clock, word: 'Waiting' },
  writing: { tone: 'info', icon: LoaderCircle, word: 'Writing' },
  done: { tone: 'good', icon: CircleCheck, word: 'Done' },
  failed: { tone: 'bad', icon: CircleAlert, word: 'Failed' },
} as const satisfies Record<Batch['status'], object>;

function lookOf({ status, to_read_count: unread, approved_count: waiting }: Batch) {
  if (unread > 0) return { tone: 'warn', icon: BookOpen, word: `${unread} to read` } as const;
  if (waiting > 0) return { tone: 'info', icon: CalendarPlus, word: `${waiting} to push` } as const;
  return looks[status];
}

export const batchWord = (batch: Batch): string => lookOf(batch).word;

/** Where a batch stands, and what staff have to do with one that they read. */
export function BatchStatus({ batch }: { batch: Batch }) {
  const { tone, icon, word } = lookOf(batch);
  return (
    <Status tone={tone} icon={icon} busy={batch.status === 'writing'}>
      {word}
    </Status>
  );
}
