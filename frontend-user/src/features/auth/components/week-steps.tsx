import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BeatBar, type BeatState } from '@drumbeat/ui';

const steps: { beat: BeatState; title: string; text: string }[] = [
  {
    beat: 'open',
    title: 'You plan',
    text: 'With prompts from your own topics, for Monday, Wednesday and Friday.',
  },
  {
    beat: 'scheduled',
    title: 'You write',
    text: 'With a draft to start from that has read your posts and sounds like you.',
  },
  { beat: 'posted', title: 'It goes out', text: 'On LinkedIn, once, at the time you chose.' },
];

/** A week as three beats: open, scheduled, published. */
export function WeekSteps() {
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
      {steps.map(({ beat, title, text }) => (
        <Box component="li" key={title} sx={{ display: 'flex', gap: 4 }}>
          <BeatBar state={beat} width="0.5rem" height="2.5rem" />
          <div>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{text}</Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}
