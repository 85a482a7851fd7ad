import { Status } from '@drumbeat/ui';
import { CircleAlert, CircleCheck, Clock, LoaderCircle } from 'lucide-react';
import type { Batch } from '../../providers/records';

const looks = {
  queued: { tone: 'quiet', icon: Clock, word: 'Waiting' },
  writing: { tone: 'info', icon: LoaderCircle, word: 'Writing' },
  done: { tone: 'good', icon: CircleCheck, word: 'Done' },
  failed: { tone: 'bad', icon: CircleAlert, word: 'Failed' },
} as const satisfies Record<Batch['status'], object>;

export function BatchStatus({ batch }: { batch: Batch }) {
  const { tone, icon, word } = looks[batch.status];
  return (
    <Status tone={tone} icon={icon} busy={batch.status === 'writing'}>
      {word}
    </Status>
  );
}
