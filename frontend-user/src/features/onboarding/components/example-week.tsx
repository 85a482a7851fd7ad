import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PillarMark } from '@drumbeat/ui';
import { ExampleHeading } from './example-heading';

const Bar = styled('span')(({ theme }) => ({
  width: '0.5rem',
  borderRadius: '0.25rem',
  border: `1.5px dashed ${theme.vars.palette.line.control}`,
}));

/** Openings that fit any theme; a real prompt knows the user's clients. */
const days = [
  { day: 'Monday', title: 'The mistake I see most, and what it costs.' },
  { day: 'Wednesday', title: 'The question a client asked me last week.' },
  { day: 'Friday', title: 'What I believed about this five years ago.' },
];

/** A week of prompts for the pillars named so far. */
export function ExampleWeek({ pillars }: { pillars: readonly string[] }) {
  const named = pillars.flatMap((text, position) => (text.trim() ? [{ number: position + 1, text }] : []));
  return (
    <>
      <ExampleHeading>A week with these pillars</ExampleHeading>
      <Box component="ul">
        {days.map(({ day, title }, position) => {
          const pillar = named[position % Math.max(named.length, 1)];
          return (
            <Box
              key={day}
              component="li"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'auto minmax(0, 1fr)',
                gap: 4,
                py: 4,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Bar aria-hidden />
              <div>
                <Typography variant="label" component="p" sx={{ color: 'text.disabled' }}>
                  {day}
                </Typography>
                <Typography
                  sx={{ m: '2px 0 0.5rem', fontSize: '1.0625rem', lineHeight: '1.5rem', fontWeight: 550 }}
                >
                  {title}
                </Typography>
                <PillarMark
                  pillar={pillar?.number ?? position + 1}
                  label={pillar?.text ?? 'A pillar of yours'}
                />
              </div>
            </Box>
          );
        })}
      </Box>
    </>
  );
}
