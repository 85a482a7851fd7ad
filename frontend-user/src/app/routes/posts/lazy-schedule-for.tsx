import { lazy, Suspense, type ComponentProps } from 'react';
import { onceOnline } from '../../../components/lazy-part';

const ScheduleFor = lazy(() => onceOnline(() => import('./schedule-for')));

/** The schedule dialog with its month and its zone rules, fetched when somebody opens it. */
export function LazyScheduleFor(props: ComponentProps<typeof ScheduleFor>) {
  return (
    <Suspense>
      <ScheduleFor {...props} />
    </Suspense>
  );
}
