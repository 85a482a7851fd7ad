import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

interface ShowMoreProps {
  list: Pick<
    UseInfiniteQueryResult,
    'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >;
  label?: string;
  size?: 'small' | 'medium';
  /** What is said when the next page cannot be had; the error's own words by default. */
  problem?: string;
}

/** The next page of the list before it, where there is one. */
export function ShowMore({ list, label = 'Show more', size = 'medium', problem }: ShowMoreProps) {
  return (
    <>
      {list.hasNextPage ? (
        <Button
          variant="outlined"
          size={size}
          loading={list.isFetchingNextPage}
          onClick={({ currentTarget }) => {
            // While it loads, and once there is no more, the button cannot keep the focus: what follows comes after the last row.
            const lastRow = currentTarget.previousElementSibling?.querySelector<HTMLElement>(
              ':is(li, tbody tr):last-child :is(a, button)',
            );
            void list.fetchNextPage().then(() => lastRow?.focus({ preventScroll: true }));
          }}
          sx={{ mt: 3 }}
        >
          {label}
        </Button>
      ) : null}
      {list.isFetchNextPageError ? (
        <Box role="alert" sx={{ mt: 2, color: 'error.main' }}>
          {problem ?? list.error?.message}
        </Box>
      ) : null}
    </>
  );
}
