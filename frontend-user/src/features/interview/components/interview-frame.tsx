import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { BeatBar } from '@drumbeat/ui';
import type { ComponentProps } from 'react';
import { StepFrame } from '../../../components/step-frame';
import { INTERVIEW_STEPS, type InterviewStep } from '../interview-steps';

const Main = styled('main')(({ theme }) => ({
  width: '100%',
  maxWidth: '44rem',
  margin: '0 auto',
  padding: 'clamp(2rem, 9vh, 6rem) 2rem 3rem',
  [theme.breakpoints.down('md')]: { padding: '1.75rem 1rem 2rem' },
}));

/** One thing to answer, the ways on below it. */
export function InterviewFrame({ foot, children, ...frame }: ComponentProps<typeof StepFrame>) {
  return (
    <StepFrame
      {...frame}
      foot={
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: { xs: 2, md: 4 },
            width: '100%',
            maxWidth: '40rem',
            mx: 'auto',
            minHeight: '2.5rem',
          }}
        >
          {foot}
        </Box>
      }
    >
      <Main id="main">{children}</Main>
    </StepFrame>
  );
}

/** The steps as beats: behind, here, ahead. */
export function InterviewProgress({ step, label }: { step: InterviewStep; label: string }) {
  const here = INTERVIEW_STEPS.indexOf(step);
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{ display: 'flex', alignItems: 'center', gap: '0.375rem', height: '1.25rem' }}
    >
      {INTERVIEW_STEPS.map((name, place) => (
        <BeatBar
          key={name}
          state={place < here ? 'posted' : place === here ? 'scheduled' : 'open'}
          width="0.375rem"
          height={place === here ? '1.25rem' : '0.75rem'}
        />
      ))}
    </Box>
  );
}
