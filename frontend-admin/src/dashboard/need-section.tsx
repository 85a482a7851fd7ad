import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { totalLabel, type ConsoleList, type ListFilterName } from '@drumbeat/domain';
import { SkeletonLines } from '@drumbeat/ui';
import type { ReactNode } from 'react';
import type { Identifier } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Quiet } from '../components/quiet';
import { Section } from '../components/section';

interface Asked<Row> {
  data?: readonly Row[] | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface NeedSectionProps<Row> {
  title: string;
  note?: ReactNode;
  /** What the section's one call answered; it fails and loads by itself. */
  asked: Asked<Row>;
  /** Said where nobody needs anything. */
  nobody: string;
  /** How many there are in all, and where they are listed. */
  total: number;
  allAt: string;
  lead?: ReactNode;
  render: (row: Row) => { head: ReactNode; note: ReactNode; action: ReactNode };
}

/** People in one need, the first few of them, each with the one action that helps. */
export function NeedSection<Row extends { id: Identifier }>(props: NeedSectionProps<Row>) {
  const { title, note, asked, nobody, total, allAt, lead, render } = props;
  const { data, error, isFetching, refetch } = asked;
  return (
    <Section title={title} note={note}>
      {lead}
      {error && !data ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Quiet>It could not be loaded: {error instanceof Error ? error.message : 'no reason given'}</Quiet>
          <Button variant="text" size="small" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </Box>
      ) : null}
      {!error && !data ? <SkeletonLines lines={[{ width: '70%' }, { width: '50%' }]} /> : null}
      {data?.length === 0 ? <Quiet>{nobody}</Quiet> : null}
      <Box component="ul">
        {data?.map((row) => {
          const need = render(row);
          return (
            <Box
              component="li"
              key={row.id}
              sx={{
                display: 'flex',
                alignItems: 'flex-start',
                gap: 3,
                py: 3,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {need.head}
                <Typography variant="caption" component="p" sx={{ color: 'text.disabled', mt: 1 }}>
                  {need.note}
                </Typography>
              </Box>
              {need.action}
            </Box>
          );
        })}
      </Box>
      {data && total > data.length ? (
        <Link component={RouterLink} to={allAt} sx={{ display: 'inline-block', mt: 2 }}>
          All {totalLabel(total)}
        </Link>
      ) : null}
    </Section>
  );
}

interface NeedActionProps {
  /** Within the console, or a mail's address. */
  to: string;
  /** What it is about, for those who do not see the row. */
  about: string;
  children: string;
}

export function NeedAction({ to, about, children }: NeedActionProps) {
  const way = to.startsWith('mailto:') ? { href: to } : { component: RouterLink, to };
  return (
    <Button
      {...way}
      variant="outlined"
      size="small"
      aria-label={`${children}: ${about}`}
      sx={{ flex: 'none' }}
    >
      {children}
    </Button>
  );
}

/** Address of a console list with a filter. */
export const filtered = <List extends ConsoleList>(
  list: List,
  filter: Partial<Record<ListFilterName<List>, unknown>>,
) => `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
