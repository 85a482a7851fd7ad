import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BeatBar } from '@drumbeat/ui';
import { ExampleHeading } from './example-heading';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Monday, Wednesday and Friday come first; further posts fill the days between them. */
const fillingOrder = [0, 2, 4, 1, 3, 5, 6];

/** The days of a week with this many posts. */
export function ExampleRhythm({ goal }: { goal: number }) {
  const posts = Number.isFinite(goal) ? Math.max(0, goal) : 0;
  const beats = new Set(fillingOrder.slice(0, posts));
  return (
    <>
      <ExampleHeading>Your week</ExampleHeading>
      <Box
        component="ol"
        aria-label={weekdays.filter((_, day) => beats.has(day)).join(', ')}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', py: 4, justifyItems: 'center' }}
      >
        {weekdays.map((name, day) => (
          <Box component="li" key={name} aria-hidden sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
            <Box sx={{ height: '3.5rem', display: 'flex', alignItems: 'flex-end' }}>
              {beats.has(day) ? (
                <BeatBar state="scheduled" width="0.5rem" height="3.5rem" />
              ) : (
                <Box sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'beat.rest' }} />
              )}
            </Box>
            <Typography variant="caption" sx={{ color: 'text.disabled' }}>
              {name}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        {posts > weekdays.length
          ? 'More than one on some days. Most people hold three a week for years, and more for a month.'
          : 'A steady week beats a busy one: your streak counts weeks, not days.'}
      </Typography>
    </>
  );
}
