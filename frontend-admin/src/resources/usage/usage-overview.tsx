import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { bodyOf } from '@drumbeat/api-client';
import { TRACKED_FEATURES, TRACKED_PAGES } from '@drumbeat/domain';
import { shortDate, SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNotice } from '../../components/failure-notice';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import { RecordTable } from '../../components/record-list/record-table';
import { Section } from '../../components/section';
import { refusalsText } from './usage.texts';
import { api } from '../../providers/api';

async function readUsageOverview() {
  return bodyOf(await api.GET('/api/admin/usage/overview'));
}

interface Row {
  id: string;
  people: number;
  visits: number;
}

const columnsOf = (label: string, nameOf: (id: string) => string): readonly Column<Row>[] => [
  { label, isShort: true, render: ({ id }) => nameOf(id) },
  { label: 'People', isNumber: true, render: ({ people }) => people },
  { label: 'Visits', isNumber: true, render: ({ visits }) => visits },
];

const dayColumns = columnsOf('Day', shortDate);
const pageColumns = columnsOf('Page', (name) => TRACKED_PAGES.get(name) ?? name);
const featureColumns = columnsOf('What was done', (name) => TRACKED_FEATURES.get(name) ?? name);

/** The use of all by day, by page and by what was done. */
export function UsageOverview() {
  const { data, error, refetch } = useQuery({ queryKey: ['usage-overview'], queryFn: readUsageOverview });
  if (!data) {
    return (
      <Box sx={{ mb: '2.5rem' }}>
        {error ? (
          <FailureNotice
            title="The figures could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonLines lines={[{ width: '100%', height: '14rem' }]} />
        )}
      </Box>
    );
  }
  const named = ({ name, ...figures }: { name: string; people: number; visits: number }) => ({
    id: name,
    ...figures,
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
        gap: '2.5rem 3rem',
        mb: '2.5rem',
      }}
    >
      <Part
        title="By day"
        note="Days of UTC"
        columns={dayColumns}
        rows={data.days.map(({ day, ...figures }) => ({ id: day, ...figures }))}
      />
      <Part title="Pages" columns={pageColumns} rows={data.pages.map(named)} />
      <div>
        <Part title="What was done" columns={featureColumns} rows={data.features.map(named)} />
        <p>
          <Quiet>{refusalsText(data.refusals)}</Quiet>
        </p>
      </div>
    </Box>
  );
}

interface PartProps {
  title: string;
  note?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** Rows of a part that are shown at first. */
const SHOWN = 7;

function Part({ title, note, columns, rows }: PartProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Section title={title} note={note}>
      {rows.length === 0 ? <Quiet>Nothing yet.</Quiet> : null}
      {rows.length > 0 ? (
        <RecordTable label={title} rows={isWhole ? rows : rows.slice(0, SHOWN)} columns={columns} />
      ) : null}
      {rows.length > SHOWN ? (
        // Once pressed it stays, or the keyboard would lose its place.
        <Button
          variant="outlined"
          size="small"
          aria-expanded={isWhole}
          sx={{ mt: 3 }}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? `Show ${SHOWN}` : `Show all ${rows.length}`}
        </Button>
      ) : null}
    </Section>
  );
}
