import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

/** Names and values of one record, in two columns. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr)',
        gap: '0.5rem 1.25rem',
        m: 0,
        '& dt': { color: 'text.disabled' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Box>
  );
}
