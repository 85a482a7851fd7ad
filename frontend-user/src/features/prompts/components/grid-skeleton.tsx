import Box from '@mui/material/Box';
import { SkeletonLines } from '@drumbeat/ui';
import { PromptCardFrame } from './prompt-card-frame';

/** The cards' places while the first page or the code that draws them is on its way. */
export function GridSkeleton() {
  return (
    <Box
      aria-busy
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(20rem, 1fr))' },
        gap: 4,
      }}
    >
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <PromptCardFrame as="div" key={card} quiet sx={{ minHeight: '18.75rem', p: '1rem 1rem 0.75rem' }}>
          <SkeletonLines
            lines={[
              { width: '42%', height: '1.25rem' },
              { width: '92%', height: '1rem', gapBefore: '0.875rem' },
              { width: '70%', height: '1rem' },
              { width: '85%', gapBefore: '1.25rem' },
              { width: '38%', gapBefore: '2.5rem' },
              { width: '60%', gapBefore: '1rem' },
            ]}
          />
        </PromptCardFrame>
      ))}
    </Box>
  );
}
