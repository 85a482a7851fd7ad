import Box from '@mui/material/Box';
import { SkeletonLines } from '@drumbeat/ui';

/** Placeholder rows for the records. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Box aria-busy role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_unused, row) => (
        <Box key={row} sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
          <SkeletonLines lines={[{ width: `${40 + ((row * 17) % 45)}%`, height: '0.875rem' }]} />
        </Box>
      ))}
    </Box>
  );
}
