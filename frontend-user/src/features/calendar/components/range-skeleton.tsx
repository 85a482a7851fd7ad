import Box from '@mui/material/Box';
import { SkeletonLines } from '@drumbeat/ui';

/** Month or list while it loads. */
export function RangeSkeleton({ layout }: { layout: 'month' | 'list' }) {
  if (layout === 'list') {
    return (
      <Box role="status" aria-busy aria-label="Loading the list" sx={{ maxWidth: '60rem', pt: 12 }}>
        {[0, 1, 2, 3, 4, 5].map((line) => (
          <Box key={line} sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
            <SkeletonLines lines={[{ width: '30%' }, { width: '70%', height: '1rem' }]} />
          </Box>
        ))}
      </Box>
    );
  }
  return (
    <Box
      role="status"
      aria-busy
      aria-label="Loading the month"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', pt: '2rem' }}
    >
      {Array.from({ length: 35 }, (_, cell) => (
        <Box
          key={cell}
          sx={{
            height: { xs: '3.25rem', sm: '7.5rem' },
            p: 2,
            border: 1,
            borderColor: 'divider',
            mt: '-1px',
            ml: '-1px',
          }}
        >
          <SkeletonLines lines={[{ width: '1.25rem' }]} />
        </Box>
      ))}
    </Box>
  );
}
