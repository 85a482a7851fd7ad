import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@drumbeat/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';

/** Figures side by side under hairlines, two in a row on a phone. */
export const FigureStrip = styled('dl', { shouldForwardProp: (prop) => prop !== 'columns' })<{
  columns: number;
}>(({ theme, columns }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  margin: 0,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { padding: '1rem 1.25rem', borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& > div:first-of-type': { paddingLeft: 0, borderLeft: 0 },
  '& dt': { ...theme.typography.label, color: theme.vars.palette.text.secondary },
  '& dd': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.375rem', margin: 0 },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': { padding: '0.75rem 1rem', borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& > div:nth-of-type(-n + 2)': { borderTop: 0 },
    '& > div:nth-of-type(odd)': { paddingLeft: 0, borderLeft: 0 },
    '& > div:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
}));

interface FigureProps {
  name: string;
  figure: string;
  unit?: string;
  note: ReactNode;
  children?: ReactNode;
}

/** One figure of a strip, with what it means below. */
export function Figure({ name, figure, unit, note, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Typography
          variant="figure"
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.375rem' }}
        >
          {figure}
          {unit ? (
            <Box
              component="span"
              sx={{
                typography: 'body1',
                fontSize: '0.9375rem',
                lineHeight: '1.25rem',
                color: 'text.disabled',
                letterSpacing: 0,
                whiteSpace: 'nowrap',
              }}
            >
              {' '}
              {unit}
            </Box>
          ) : null}
        </Typography>
        {children}
        <Typography variant="caption" component="span" sx={{ color: 'text.disabled' }}>
          {note}
        </Typography>
      </dd>
    </div>
  );
}

/** By how much a figure rose or fell. @param by above or below 0 @param children without a sign */
export function Difference({ by, children }: { by: number; children: ReactNode }) {
  const Arrow = by > 0 ? ArrowUp : ArrowDown;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.125rem',
        color: by > 0 ? 'success.main' : 'text.secondary',
        fontWeight: 600,
      }}
    >
      <Arrow size={12} strokeWidth={2.25} aria-hidden />
      <span style={visuallyHidden}>{by > 0 ? 'Up' : 'Down'} </span>
      {children}
    </Box>
  );
}
