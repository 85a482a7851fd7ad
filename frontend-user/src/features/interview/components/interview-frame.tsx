import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { BeatBar } from '@drumbeat/ui';
import type { ReactNode } from 'react';
import { footBar } from '../../../components/foot-bar';
import { INTERVIEW_STEPS, type InterviewStep } from '../interview-steps';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
});

const Top = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  height: '4.5rem',
  padding: '0 2rem',
  '& > a': { justifySelf: 'start' },
  '& > :last-child': { justifySelf: 'end' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '1fr auto',
    rowGap: '0.5rem',
    height: 'auto',
    padding: '0.75rem 1rem 0',
    '& > [role="img"]': { gridRow: 2, gridColumn: '1 / -1' },
    '& > span:empty': { display: 'none' },
  },
}));

const Main = styled('main')(({ theme }) => ({
  width: '100%',
  maxWidth: '44rem',
  margin: '0 auto',
  padding: 'clamp(2rem, 9vh, 6rem) 2rem 3rem',
  [theme.breakpoints.down('md')]: { padding: '1.75rem 1rem 2rem' },
}));

const Foot = styled('footer')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  padding: '1rem 2rem',
  background: theme.vars.palette.background.default,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: {
    padding: '0.75rem 1rem calc(0.75rem + env(safe-area-inset-bottom))',
  },
}));

interface InterviewFrameProps {
  language: string;
  brand: ReactNode;
  /** Beats of the steps, or nothing. */
  progress: ReactNode;
  wayOut: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

/** Outside of the app's shell: where one is above, one thing to answer, the ways below. */
export function InterviewFrame({ language, brand, progress, wayOut, foot, children }: InterviewFrameProps) {
  return (
    <Frame lang={language}>
      <Top>
        {brand}
        {/* Without progress the way out stays where it is. */}
        {progress ?? <span />}
        {wayOut}
      </Top>
      <Main id="main">{children}</Main>
      <Foot ref={footBar}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: { xs: 2, md: 4 },
            maxWidth: '40rem',
            mx: 'auto',
            minHeight: '2.5rem',
          }}
        >
          {foot}
        </Box>
      </Foot>
    </Frame>
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
