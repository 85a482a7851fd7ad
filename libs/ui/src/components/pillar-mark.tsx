import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

type PillarColor = 1 | 2 | 3 | 4 | 5;

/** Five colours exist; a sixth pillar takes the first again, its number still distinguishes it. */
const pillarColor = (pillar: number): PillarColor => (((Math.max(1, pillar) - 1) % 5) + 1) as PillarColor;

const Square = styled('span', { shouldForwardProp: (prop) => prop !== 'large' && prop !== 'pillar' })<{
  pillar: number;
  large?: boolean;
}>(({ theme, pillar, large = false }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: large ? '1.5rem' : '1.125rem',
  height: large ? '1.5rem' : '1.125rem',
  borderRadius: large ? '0.375rem' : '0.3125rem',
  background: theme.vars.palette.pillar[pillarColor(pillar)],
  color: theme.vars.palette.pillar.on,
  fontWeight: 650,
  fontSize: large ? '0.8125rem' : '0.6875rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  flex: 'none',
  forcedColorAdjust: 'none',
}));

/** The square alone, for a list that names the pillar beside it. */
export const PillarNumber = ({ pillar }: { pillar: number }) => (
  <Square pillar={pillar} large aria-hidden>
    {pillar}
  </Square>
);

interface PillarMarkProps {
  /** Counts from 1. */
  pillar: number;
  /** The pillar's name; without one the prompt reads "No theme". */
  label: string | null;
  /** True to show only the square, with the name as its label. */
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
        // As a block-level element it has no flex container that would limit its width.
        maxWidth: '100%',
        typography: 'label',
        color: 'text.secondary',
      }}
    >
      <Square
        pillar={pillar}
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
