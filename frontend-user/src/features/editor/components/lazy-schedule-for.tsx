import { Suspense } from 'react';
import { lazyPart, useLater } from '../../../components/lazy-part';
import type { ScheduleForProps } from './schedule-for';

const scheduleFor = lazyPart(() => import('./schedule-for'));

/** For the pages that may open it: fetched once they have settled. */
export const useScheduleLater = () => useLater(scheduleFor);

/** The schedule dialog with its month and its zone rules, fetched before somebody opens it. */
export function LazyScheduleFor(props: ScheduleForProps) {
  return (
    <Suspense>
      <scheduleFor.Part {...props} />
    </Suspense>
  );
}
