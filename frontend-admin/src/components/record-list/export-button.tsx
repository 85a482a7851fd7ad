import Button from '@mui/material/Button';
import { totalLabel } from '@drumbeat/domain';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDataProvider, useListContext, useNotify, type RaRecord } from 'react-admin';
import { saveCsv, toCsv } from '../../lib/csv';
import type { Column } from './column';

/** As many as one response of the API has, and as many of these as one export asks for. */
const PER_PAGE = 100;
const PAGES = 50;

/** Saves every row of the list as it is filtered and sorted now, up to 5,000, as CSV. */
export function ExportButton<Row extends RaRecord>({ columns }: { columns: readonly Column<Row>[] }) {
  const list = useListContext<Row>();
  const { resource, sort, total } = list;
  const filter = list.filterValues as object;
  const provider = useDataProvider();
  const notify = useNotify();
  const exported = columns.flatMap(({ label, csv }) => (csv ? [[label, csv] as const] : []));
  const save = useMutation({
    mutationFn: async () => {
      const rows: Row[] = [];
      for (let page = 1; page <= PAGES; page += 1) {
        const pagination = { page, perPage: PER_PAGE };
        const answer = await provider.getList<Row>(resource, {
          pagination,
          sort,
          filter,
        });
        rows.push(...answer.data);
        if (answer.data.length < PER_PAGE) break;
      }
      saveCsv(`${resource}.csv`, toCsv(rows, exported));
      return rows.length;
    },
    onSuccess: (count) => {
      if (total !== undefined && count < total) {
        notify(
          `The file has the first ${count} of ${totalLabel(total)} rows. Filter the list for the others.`,
          {
            type: 'info',
          },
        );
      }
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  if (exported.length === 0 || !total) return null;
  return (
    <Button
      variant="outlined"
      loading={save.isPending}
      onClick={() => save.mutate()}
      startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
    >
      Export as CSV
    </Button>
  );
}
