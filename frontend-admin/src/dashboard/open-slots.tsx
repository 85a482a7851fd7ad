import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

/** Six days in two weeks, two slots each. */
const SLOTS = 12;

const Square = styled('i', { shouldForwardProp: (prop) => prop !== 'isOpen' })<{ isOpen: boolean }>(
  ({ theme, isOpen }) => ({
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: 2,
    background: isOpen ? 'none' : theme.vars.palette.beat.main,
    boxShadow: isOpen ? `inset 0 0 0 1.25px ${theme.vars.palette.line.control}` : 'none',
    forcedColorAdjust: 'none',
  }),
);

/** The number of open ones of the twelve slots, as a number and as squares: full ones first, without their days. */
export function OpenSlots({ open }: { open: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 3 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'grid', gridTemplateRows: 'repeat(2, auto)', gridAutoFlow: 'column', gap: '2px 4px' }}
      >
        {Array.from({ length: SLOTS }, (_unused, slot) => (
          <Square key={slot} isOpen={slot >= SLOTS - open} />
        ))}
      </Box>
      <Box component="strong" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {open}
      </Box>
    </Box>
  );
}
