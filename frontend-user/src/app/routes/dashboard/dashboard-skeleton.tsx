import Box from '@mui/material/Box';
import { SkeletonLines } from '@drumbeat/ui';
import { Page } from '../../../components/page';

export function DashboardSkeleton() {
  return (
    <Page title="Dashboard">
      <Box role="status" aria-busy aria-label="Loading your week">
        <SkeletonLines lines={[{ width: '9rem' }, { width: 'min(32rem, 90%)', height: '2.25rem' }]} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
            gap: 8,
            mt: { xs: 8, sm: 24 },
          }}
        >
          {[0, 1, 2].map((day) => (
            <SkeletonLines
              key={day}
              lines={[
                { width: '50%' },
                { width: '90%', height: '1rem', gapBefore: '1rem' },
                { width: '65%', height: '1rem' },
              ]}
            />
          ))}
        </Box>
      </Box>
    </Page>
  );
}
