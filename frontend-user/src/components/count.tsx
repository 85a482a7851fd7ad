import Box from '@mui/material/Box';
import { inFigures } from '@drumbeat/domain';

/** The number after a tab's text; its space is reserved while it loads. */
export function Count({ children }: { children: number | undefined }) {
  return (
    <Box
      component="span"
      sx={{
        minWidth: '1ch',
        color: 'text.disabled',
        fontSize: '0.75rem',
        fontWeight: 500,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {children === undefined ? '' : inFigures(children)}
    </Box>
  );
}
