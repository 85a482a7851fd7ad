import { counted } from '@drumbeat/domain';
import { Status } from '@drumbeat/ui';
import { CircleCheck, CirclePause, TriangleAlert } from 'lucide-react';
import { momentLabel } from '../lib/times';
import type { Publication } from '../providers/records';
import { usePausedChannels } from '../resources/outgoing/use-outgoing';
import { PublicationState } from '../entities/publications/publication-state';
import { filtered, NeedAction, NeedSection } from './need-section';
import { useWorkers, WorkersSeen } from './workers-seen';
import { useRows } from '../providers/use-rows';
import { linkTo } from '../lib/paths';

const SHOWN = 5;
const AT_RISK = { at_risk: true };

/** Posts at risk or not confirmed, due last first. */
export function PublishingHealth() {
  const asked = useRows<Publication, 'publications'>('publications', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'due_at', order: 'DESC' },
    filter: AT_RISK,
  });
  const { data, total = 0 } = asked;
  const isAtRest = useWorkers()?.alive === 0;
  const isPaused = usePausedChannels().some(({ name }) => name === 'publishing');
  const state =
    total === 0 && isPaused ? (
      <Status tone="warn" icon={CirclePause}>
        Paused
      </Status>
    ) : total === 0 && isAtRest ? (
      <Status tone="warn" icon={TriangleAlert}>
        At rest
      </Status>
    ) : total === 0 ? (
      <Status tone="good" icon={CircleCheck}>
        Healthy
      </Status>
    ) : (
      <Status tone="warn" icon={TriangleAlert}>
        {counted(total, 'needs a look', 'need a look')}
      </Status>
    );
  return (
    <NeedSection
      title="Publishing"
      note={data ? state : null}
      lead={<WorkersSeen />}
      asked={asked}
      nobody="No post is refused, missed, on hold or not confirmed."
      total={total}
      allAt={filtered('publications', AT_RISK)}
      render={(publication) => ({
        head: <PublicationState of={publication} />,
        note: `${publication.user_email}, ${momentLabel(publication.due_at)}`,
        action: (
          <NeedAction to={linkTo.publication(publication.id)} about={publication.post_title}>
            Open
          </NeedAction>
        ),
      })}
    />
  );
}
