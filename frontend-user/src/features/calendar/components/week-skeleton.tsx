import Box from '@mui/material/Box';
import { SkeletonLines } from '@drumbeat/ui';

const tile = { border: 1, borderColor: 'divider', borderRadius: '0.75rem', p: 4 } as const;

/** The week in its final layout while it loads: three days (a phone: one), publications, two slots. */
export function WeekSkeleton() {
  return (
    <Box
      role="status"
      aria-busy
      aria-label="Loading the week"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        columnGap: '2.0625rem',
      }}
    >
      {[0, 1, 2].map((day) => (
        <Box
          key={day}
          sx={{ display: { xs: day === 0 ? 'grid' : 'none', sm: 'grid' }, gap: 3, alignContent: 'start' }}
        >
          <Box sx={{ height: '2.5rem', pt: 3 }}>
            <SkeletonLines lines={[{ width: '45%', height: '1rem' }]} />
          </Box>
          <Box sx={{ ...tile, minHeight: '7.25rem' }}>
            <SkeletonLines lines={[{ width: '34%' }, { width: '88%', height: '1rem' }, { width: '52%' }]} />
          </Box>
          {[0, 1].map((slot) => (
            <Box key={slot} sx={{ ...tile, minHeight: '13.5rem' }}>
              <SkeletonLines
                lines={[
                  { width: '42%' },
                  { width: '86%', height: '1rem', gapBefore: '1rem' },
                  { width: '60%', height: '1rem' },
                  { width: '100%', gapBefore: '1rem' },
                  { width: '74%' },
                ]}
              />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
