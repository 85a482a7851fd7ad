import { Suspense } from 'react';
import { lazyPart, useLater } from '../../../components/lazy-part';
import type { ScheduleForProps } from './schedule-for';

const scheduleFor = lazyPart(() => import('./schedule-for'));

/** Prefetches it for pages that may open it, once they have settled. */
export const useScheduleLater = () => useLater(scheduleFor);

/** The schedule dialog with its month and its zone rules, prefetched before it is opened. */
export function LazyScheduleFor(props: ScheduleForProps) {
  return (
    <Suspense>
      <scheduleFor.Part {...props} />
    </Suspense>
  );
}
