import Box from '@mui/material/Box';
import { SkeletonLines } from '@drumbeat/ui';
import type { CalendarLayout } from '../calendar-layouts';

const tile = { border: 1, borderColor: 'divider', borderRadius: '0.75rem', p: 4 } as const;

/** The week in its final layout while it loads: three days (a phone: one), publications, two slots. */
function WeekSkeleton() {
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

/** Month or list while it loads. */
function RangeSkeleton({ layout }: { layout: 'month' | 'list' }) {
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

/** The layout's final shape while it loads. */
export const CalendarSkeleton = ({ layout }: { layout: CalendarLayout }) =>
  layout === 'week' ? <WeekSkeleton /> : <RangeSkeleton layout={layout} />;
