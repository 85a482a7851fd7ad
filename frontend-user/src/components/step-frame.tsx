import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { footBar } from './foot-bar';

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
    // Progress has a row of its own below.
    '& > [data-progress]': { gridRow: 2, gridColumn: '1 / -1' },
    '& > [data-progress]:empty': { display: 'none' },
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

interface StepFrameProps {
  /** Of what is written in it, where it is not the app's. */
  language?: string;
  brand: ReactNode;
  /** Where among the steps one is, or nothing. */
  progress: ReactNode;
  /** At the end of the top row: "Later" or "Sign out". */
  wayOut: ReactNode;
  foot: ReactNode;
  /** The page's `main`. */
  children: ReactNode;
}

/** Outside of the app's shell: where one is above, one step, the ways on below. */
export function StepFrame({ language, brand, progress, wayOut, foot, children }: StepFrameProps) {
  return (
    <Frame lang={language}>
      <Top>
        {brand}
        {/* Without progress the way out stays where it is. */}
        <div data-progress>{progress}</div>
        {wayOut}
      </Top>
      {children}
      <Foot ref={footBar}>{foot}</Foot>
    </Frame>
  );
}
