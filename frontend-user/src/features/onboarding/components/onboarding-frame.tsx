import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { StepFrame } from '../../../components/step-frame';

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

interface OnboardingFrameProps extends ComponentProps<typeof StepFrame> {
  /** A preview of the answers' effect, beside them or, on a phone, below. */
  example: ReactNode;
  exampleLabel: string;
}

/** One step with its example. */
export function OnboardingFrame({ example, exampleLabel, children, ...frame }: OnboardingFrameProps) {
  return (
    <StepFrame {...frame}>
      <Main id="main">
        <section>{children}</section>
        <Box component="aside" aria-label={exampleLabel} sx={{ pt: { md: 2 } }}>
          {example}
        </Box>
      </Main>
    </StepFrame>
  );
}
