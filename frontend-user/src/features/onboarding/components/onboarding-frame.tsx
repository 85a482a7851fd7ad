import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { footBar } from '../../../components/foot-bar';

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
    rowGap: '0.75rem',
    height: 'auto',
    padding: '0.75rem 1rem 0',
    '& > ol': { gridRow: 2, gridColumn: '1 / -1' },
  },
}));

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 34rem) 22rem',
  gap: '4rem',
  justifyContent: 'center',
  alignItems: 'start',
  width: '100%',
  padding: '3rem 2rem',
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2rem',
    padding: '1.5rem 1rem',
  },
}));

const Foot = styled('footer')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  padding: '1rem 2rem',
  background: theme.vars.palette.background.default,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: {
    padding: '0.75rem 1rem calc(0.75rem + env(safe-area-inset-bottom))',
  },
}));

interface OnboardingFrameProps {
  brand: ReactNode;
  progress: ReactNode;
  /** At the end of the top row: "Later" or "Sign out". */
  wayOut: ReactNode;
  /** A preview of the answers' effect, beside them or, on a phone, below. */
  example: ReactNode;
  exampleLabel: string;
  foot: ReactNode;
  children: ReactNode;
}

/** Outside of the app's shell: progress above, one step with its example, the two ways below. */
export function OnboardingFrame(props: OnboardingFrameProps) {
  const { brand, progress, wayOut, example, exampleLabel, foot, children } = props;
  return (
    <Frame>
      <Top>
        {brand}
        {progress}
        {wayOut}
      </Top>
      <Main id="main">
        <section>{children}</section>
        <Box component="aside" aria-label={exampleLabel} sx={{ pt: { md: 2 } }}>
          {example}
        </Box>
      </Main>
      <Foot ref={footBar}>{foot}</Foot>
    </Frame>
  );
}
