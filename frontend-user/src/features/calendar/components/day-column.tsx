import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CalendarDay } from '@drumbeat/domain';
import { BeatBar, visuallyHidden } from '@drumbeat/ui';
import type { ReactNode } from 'react';
import type { CalendarPost, Prompt } from '../../../lib/api-types';
import { longDate, monthAndDay, weekdayName } from '../../../lib/time-format';
import { dayState } from './day-state';
import { EmptySlot } from './empty-slot';
import { GoesOut } from './goes-out';

/** Four rows that align over the three days: head, what goes out, slot 1, slot 2. */
const Column = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  rowGap: '0.75rem',
  '& + &::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 -1.0625rem',
    width: 1,
    background: theme.vars.palette.divider,
  },
  [theme.breakpoints.down('sm')]: { display: 'flex', flexDirection: 'column' },
}));

const Today = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  padding: '0 0.5rem',
  borderRadius: '0.25rem',
  background: theme.vars.palette.soft.accent,
  color: theme.vars.palette.accent.text,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  fontWeight: 550,
}));

interface DayColumnProps {
  day: CalendarDay<Prompt>;
  posts: CalendarPost[];
  today: string | null;
  renderPrompt: (prompt: Prompt) => ReactNode;
}

export function DayColumn({ day, posts, today, renderPrompt }: DayColumnProps) {
  const past = today !== null && day.date < today;
  return (
    <Column aria-label={longDate(day.date)} aria-current={day.date === today ? 'date' : undefined}>
      <Box
        component="header"
        sx={(theme) => ({
          display: 'flex',
          alignItems: 'center',
          gap: '0.625rem',
          height: '2.5rem',
          // On a phone the tabs above say the day; the heading stays for screen readers.
          [theme.breakpoints.down('sm')]: visuallyHidden,
        })}
      >
        <BeatBar state={dayState(day.date, posts, today)} aria-hidden />
        <Typography variant="h3" component="h2" sx={{ letterSpacing: '-0.01em' }}>
          {weekdayName(day.date)}
        </Typography>
        <Typography component="span" sx={{ color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}>
          {monthAndDay(day.date)}
        </Typography>
        {day.date === today ? <Today>Today</Today> : null}
      </Box>
      <GoesOut posts={posts} past={past} />
      {day.emptyText ? (
        <Box sx={{ gridRow: 'span 2', display: 'grid' }}>
          <EmptySlot text={day.emptyText} past={past} />
        </Box>
      ) : (
        day.slots.map((prompt, slot) =>
          prompt ? (
            <div key={prompt.id}>{renderPrompt(prompt)}</div>
          ) : (
            <EmptySlot key={`empty-${slot}`} text={day.emptySlotText} past={past} />
          ),
        )
      )}
    </Column>
  );
}
