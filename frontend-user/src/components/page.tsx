import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Main = styled('main', { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide: boolean }>(
  ({ theme, wide }) => ({
    width: '100%',
    maxWidth: wide ? '84rem' : '80rem',
    margin: '0 auto',
    padding: '1rem 2.5rem 4rem',
    '&:focus': { outline: 'none' },
    [theme.breakpoints.down('md')]: { padding: '0.75rem 1rem 2.5rem' },
  }),
);

interface PageProps {
  /** The document's title; React 19 lifts it into the head. */
  title: string;
  /** The calendar is wider than other pages. */
  wide?: boolean;
  children: ReactNode;
}

/** The main landmark of a page in the shell; the skip link leads here. */
export function Page({ title, wide = false, children }: PageProps) {
  return (
    <Main id="main" tabIndex={-1} wide={wide}>
      <title>{`${title} – Drumbeat`}</title>
      {children}
    </Main>
  );
}
