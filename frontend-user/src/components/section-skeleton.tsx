import Box from '@mui/material/Box';
import { SkeletonLines } from '@drumbeat/ui';

/** Keeps the place of a section's content while it loads, so that what follows does not move. `height` as CSS length, or one for each width. */
export const SectionSkeleton = ({ height }: { height: string | { xs: string; sm: string } }) => (
  <Box aria-busy sx={{ minHeight: height }}>
    <SkeletonLines lines={[{ width: '40%' }, { width: '70%' }, { width: '55%' }]} />
  </Box>
);
