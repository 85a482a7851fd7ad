import Box from '@mui/material/Box';

/** The number behind a tab's word; its place is kept while it loads. */
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
      {children ?? ''}
    </Box>
  );
}
