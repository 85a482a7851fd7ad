import type { CalendarLayout } from '../calendar-layouts';
import { RangeSkeleton } from './range-skeleton';
import { WeekSkeleton } from './week-skeleton';

/** The layout's final shape while it loads. */
export const CalendarSkeleton = ({ layout }: { layout: CalendarLayout }) =>
  layout === 'week' ? <WeekSkeleton /> : <RangeSkeleton layout={layout} />;
