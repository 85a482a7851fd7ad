import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import type { ScheduleForProps } from './schedule-for';

const { Part: ScheduleFor } = lazyPart(() => import('./schedule-for'));

/** The schedule dialog with its month and its zone rules, fetched when somebody opens it. */
export function LazyScheduleFor(props: ScheduleForProps) {
  return (
    <Suspense>
      <ScheduleFor {...props} />
    </Suspense>
  );
}
