import { Status } from '@drumbeat/ui';
import { CalendarCheck, CircleDashed } from 'lucide-react';
import type { Prompt } from '../../providers/records';

/** Shows whether the user sees the prompt on the calendar. */
export function CalendarState({ prompt }: { prompt: Prompt }) {
  return prompt.pushed_to_calendar ? (
    <Status tone="good" icon={CalendarCheck} small>
      On calendar
    </Status>
  ) : (
    <Status tone="quiet" icon={CircleDashed} small>
      Not pushed
    </Status>
  );
}
