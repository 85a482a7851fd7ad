import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

interface SkeletonLinesProps {
  /** One line each: its width and height as CSS lengths. */
  lines: { width: string; height?: string; gapBefore?: string }[];
}

/**
 * Placeholder lines for the final text. They appear after 200 ms, so that faster loads do not flicker. The
 * surrounding region has `aria-busy`.
 */
export function SkeletonLines({ lines }: SkeletonLinesProps) {
  return (
    <Box
      aria-hidden
      sx={{
        width: '100%',
        animation: 'db-appear 1ms linear 200ms both',
        '@keyframes db-appear': { from: { opacity: 0 }, to: { opacity: 1 } },
      }}
    >
      {lines.map(({ width, height = '0.75rem', gapBefore = '0.5rem' }, position) => (
        <Skeleton key={position} sx={{ width, height, mt: position === 0 ? 0 : gapBefore }} />
      ))}
    </Box>
  );
}
