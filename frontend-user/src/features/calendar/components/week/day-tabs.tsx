import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { BeatBar, type BeatState, longDate, visuallyHidden, weekdayShort } from '@drumbeat/ui';

const Tab = styled(ButtonBase)(({ theme }) => ({
  gap: '0.5rem',
  height: '2.75rem',
  borderRadius: '0.5rem',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  fontWeight: 500,
  '&[aria-pressed="true"]': {
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}, ${theme.vars.shadows[1]}`,
  },
}));

interface DayTabsProps {
  days: { date: string; state: BeatState }[];
  chosen: string;
  onChoose: (date: string) => void;
}

/** A phone shows one day; the three beats choose which. */
export function DayTabs({ days, chosen, onChoose }: DayTabsProps) {
  return (
    <Box
      role="group"
      aria-label="Day"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 2,
        position: 'sticky',
        top: 'var(--db-bar)',
        zIndex: 6,
        m: '0 -1rem 0.75rem',
        p: '0.25rem 1rem 0.5rem',
        bgcolor: 'background.default',
      }}
    >
      {days.map(({ date, state }) => (
        <Tab
          key={date}
          aria-pressed={date === chosen}
          onClick={() => onChoose(date)}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          <BeatBar state={state} aria-hidden />
          <span aria-hidden>
            {weekdayShort(date)} {Number(date.slice(8))}
          </span>
          <span style={visuallyHidden}>{longDate(date)}</span>
        </Tab>
      ))}
    </Box>
  );
}
