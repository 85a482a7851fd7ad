import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';

/** Shows the range of records, with links to the previous and next page. */
export function Pager() {
  const { data, total, page, perPage, setPage, hasNextPage, hasPreviousPage } = useListContext();
  if (!data || data.length === 0 || !total) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 4, minHeight: '2rem' }}
    >
      <Typography
        role="status"
        variant="caption"
        sx={{ flex: 1, color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}
      >
        {first}–{first + data.length - 1} of {total}
      </Typography>
      {hasPreviousPage ? (
        <Button variant="outlined" size="small" onClick={() => setPage(page - 1)}>
          Previous
        </Button>
      ) : null}
      {hasNextPage ? (
        <Button variant="outlined" size="small" onClick={() => setPage(page + 1)}>
          Next
        </Button>
      ) : null}
    </Box>
  );
}
