export type CalendarLayout = 'week' | 'month' | 'list';

export const CALENDAR_LAYOUTS: readonly { value: CalendarLayout; label: string }[] = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'list', label: 'List' },
];
