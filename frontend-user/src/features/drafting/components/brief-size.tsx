import { inFigures } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** How much of the room in a call is used, with what its unit means. */
export function BriefSize({ count, max }: { count: number; max: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 4, borderTop: 1, borderColor: 'divider' }}>
      <Box
        aria-hidden
        sx={{ height: '0.375rem', borderRadius: '0.1875rem', bgcolor: 'beat.rest', overflow: 'hidden' }}
      >
        <Box sx={{ height: '100%', width: `${Math.min(1, count / max) * 100}%`, bgcolor: 'beat.main' }} />
      </Box>
      <Typography
        variant="caption"
        component="p"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        About {inFigures(count)} of at most {inFigures(max)} tokens, the rules for everybody included. A token
        is the piece of a word in which models count, about four letters.
      </Typography>
    </Box>
  );
}
