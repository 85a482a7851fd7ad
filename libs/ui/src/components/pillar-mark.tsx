import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Square = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.125rem',
  height: '1.125rem',
  borderRadius: '0.3125rem',
  color: theme.vars.palette.pillar.on,
  fontWeight: 650,
  fontSize: '0.6875rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  flex: 'none',
  forcedColorAdjust: 'none',
}));

type PillarColor = 1 | 2 | 3 | 4 | 5;

/** Five colours exist; a sixth pillar takes the first again, its number still tells it apart. */
const pillarColor = (pillar: number): PillarColor => (((Math.max(1, pillar) - 1) % 5) + 1) as PillarColor;

interface PillarMarkProps {
  /** Counts from 1. */
  pillar: number;
  /** The pillar's name; without one the prompt reads "No theme". */
  label: string | null;
  /** Only the square is drawn, the name is its label. */
  bare?: boolean;
}

export function PillarMark({ pillar, label, bare = false }: PillarMarkProps) {
  const name = label ?? 'No theme';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.4375rem',
        minWidth: 0,
        typography: 'label',
        color: 'text.secondary',
      }}
    >
      <Square
        sx={(theme) => ({ background: theme.vars.palette.pillar[pillarColor(pillar)] })}
        {...(bare
          ? { role: 'img', 'aria-label': `Pillar ${pillar}: ${name}`, title: name }
          : { 'aria-hidden': true })}
      >
        {pillar}
      </Square>
      {bare ? null : (
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
      )}
    </Box>
  );
}
