import Box from '@mui/material/Box';
import { type FieldOrigin } from '@drumbeat/domain';
import type { ReactNode } from 'react';
import { Origin } from './card-section';

export interface Definition {
  term: string;
  /** Null where it says nothing of one person. */
  origin: FieldOrigin | null;
  value: ReactNode;
}

/** Terms with what they are in this voice: above each other, or in rows. */
export function Definitions({ items, rows = false }: { items: readonly Definition[]; rows?: boolean }) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: rows ? 0 : 5 }}>
      {items.map(({ term, origin, value }) => (
        <Box
          key={term}
          sx={
            rows
              ? {
                  display: 'grid',
                  gridTemplateColumns: '7rem minmax(0, 1fr)',
                  columnGap: 4,
                  py: 1.75,
                  borderTop: 1,
                  borderColor: 'divider',
                  '&:first-of-type': { borderTop: 0, pt: 0 },
                }
              : {}
          }
        >
          <Box
            component="dt"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 3,
              ...(rows ? {} : { mb: 1.5, typography: 'caption' }),
              color: 'text.disabled',
            }}
          >
            {term}
            {origin && !rows ? <Origin origin={origin} /> : null}
          </Box>
          <Box component="dd" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {value}
            {origin && rows ? (
              <Box sx={{ lineHeight: 1 }}>
                <Origin origin={origin} />
              </Box>
            ) : null}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
