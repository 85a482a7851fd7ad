import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CalendarWeek } from '@drumbeat/domain';
import { useState, type ReactNode } from 'react';
import type { CalendarPost, Prompt } from '../../../lib/api-types';
import { DayColumn } from './day-column';
import { dayState } from './day-state';
import { DayTabs } from './day-tabs';

interface WeekViewProps {
  week: CalendarWeek<Prompt>;
  today: string | null;
  postsOf: (date: string) => CalendarPost[];
  renderPrompt: (prompt: Prompt) => ReactNode;
}

/** Monday, Wednesday and Friday side by side; on a phone one of them, today or the next one first. */
export function WeekView({ week, today, postsOf, renderPrompt }: WeekViewProps) {
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [chosen, setChosen] = useState<string | null>(null);
  const open =
    week.weekdays.find(({ date }) => date === chosen) ??
    week.weekdays.find(({ date }) => today !== null && date >= today) ??
    week.weekdays[0];
  const shown = phone && open ? [open] : week.weekdays;
  return (
    <>
      {phone && open ? (
        <DayTabs
          days={week.days.map((date) => ({ date, state: dayState(date, postsOf(date), today) }))}
          chosen={open.date}
          onChoose={setChosen}
        />
      ) : null}
      <Box
        sx={{
          display: { xs: 'block', sm: 'grid' },
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gridTemplateRows: 'auto auto 1fr 1fr',
          columnGap: '2.0625rem',
        }}
      >
        {shown.map((day) => (
          <DayColumn
            key={day.date}
            day={day}
            posts={postsOf(day.date)}
            today={today}
            renderPrompt={renderPrompt}
          />
        ))}
      </Box>
    </>
  );
}
