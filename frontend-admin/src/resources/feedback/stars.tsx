import Box from '@mui/material/Box';
import { RATING_MAX } from '@drumbeat/domain';
import { Star } from 'lucide-react';
import { Quiet } from '../../components/quiet';

/** A rating as stars and as a number; a text may remain when the stars were removed. */
export function Stars({ rating }: { rating: number }) {
  if (rating === 0) return <Quiet>No stars</Quiet>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', gap: '1px', color: 'star' }}>
        {Array.from({ length: RATING_MAX }, (_unused, index) => (
          <Star key={index} size={14} strokeWidth={1.75} fill={index < rating ? 'currentColor' : 'none'} />
        ))}
      </Box>
      <span>
        {rating} of {RATING_MAX}
      </span>
    </Box>
  );
}
