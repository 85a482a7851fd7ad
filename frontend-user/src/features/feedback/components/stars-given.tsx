import Box from '@mui/material/Box';
import { RATING_MAX } from '@drumbeat/domain';
import { Star } from 'lucide-react';

/** A read-only rating. A text may remain when the stars were removed. */
export function StarsGiven({ rating }: { rating: number }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={rating === 0 ? 'No stars' : `${rating} of ${RATING_MAX} stars`}
      sx={{ display: 'inline-flex', gap: '1px', color: 'star' }}
    >
      {Array.from({ length: RATING_MAX }, (_unused, index) => (
        <Star
          key={index}
          size={16}
          strokeWidth={1.75}
          fill={index < rating ? 'currentColor' : 'none'}
          aria-hidden
        />
      ))}
    </Box>
  );
}
